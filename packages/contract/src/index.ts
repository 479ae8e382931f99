// What travels on the wire. The only door of this package.
export * from './accounts.ts';
export * from './errors.ts';
export * from './findings.ts';
export * from './health.ts';
export * from './primitives.ts';
export * from './tokens.ts';
export * from './tools.ts';
