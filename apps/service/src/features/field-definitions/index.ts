// Public API of the field definitions.
export { fieldDefinitionRoutes } from './routes.ts';
