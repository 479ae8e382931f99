// What travels on the wire. The only door of this package.
export * from './findings.ts';
export * from './primitives.ts';
