// The closed lists of the registry, as data without schemas.
export * from './brand/words.ts';
export * from './campaign/words.ts';
export * from './use-cases.ts';
