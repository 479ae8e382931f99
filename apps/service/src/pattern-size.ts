// Keeps compiled patterns small.
import { setFlagsFromString } from 'node:v8';

/** Patterns that are compiled later no longer contain what they repeat as often as they may: half as large (ADR 41). */
export const compileSmallPatterns = (): void => setFlagsFromString('--no-regexp-unroll');
