// The registry's closed lists: data without a schema, so that its client and the sandbox can take them as well.
export * from './brand/words.ts';
export * from './campaign/words.ts';
export * from './use-cases.ts';
