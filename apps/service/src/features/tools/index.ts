// The only door of the paid tools.
export { toolRoutes } from './routes.ts';
