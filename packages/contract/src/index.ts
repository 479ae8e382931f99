// What travels on the wire. The only door of this package.
export * from './accounts.ts';
export * from './api-keys.ts';
export * from './brands.ts';
export * from './campaign-actions.ts';
export * from './campaigns.ts';
export * from './credentials.ts';
export * from './errors.ts';
export * from './findings.ts';
export * from './health.ts';
export * from './pages.ts';
export * from './primitives.ts';
export * from './progress.ts';
export * from './registry.ts';
export * from './registry-words.ts';
export * from './tokens.ts';
export * from './tools.ts';
export * from './webhooks.ts';
