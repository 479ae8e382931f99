// What Vite lets a module import beside TypeScript: styles and their class names.
/// <reference types="vite/client" />
