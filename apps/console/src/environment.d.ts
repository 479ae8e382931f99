// What Vite lets a module import besides TypeScript: styles and their class names.
/// <reference types="vite/client" />
