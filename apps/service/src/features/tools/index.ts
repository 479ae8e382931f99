// The public API of the paid tools.
export { toolRoutes } from './routes.ts';
export { warmTools } from './warm-up.ts';
