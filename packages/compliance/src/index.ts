// The only door of this package.
export { catalogue } from './catalogue.ts';
export { type ToolContext, type ToolDefinition, ToolInputRefused } from './tool.ts';
