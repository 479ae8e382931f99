// The public API of the paid tools.
export { toolRoutes } from './routes.ts';
export { listToolWarmUps } from './warm-up.ts';
