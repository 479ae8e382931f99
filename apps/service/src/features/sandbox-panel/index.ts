// Public API of the panel of the built-in sandbox.
export { sandboxRoutes } from './routes.ts';
export { createSandboxPanel, type SandboxPanel } from './service.ts';
