// How rules between fields are written down and applied.

/** By field, what is wrong with it and how to fix it. */
export type Problems = Map<string, string>;

/** A field, and a function that answers with its problem, if it has one. */
export type Rule<Values> = readonly [field: string, problemOf: (values: Values) => string | undefined];

/** Of several problems of one field, the last one stands. */
export function problemsOf<Values>(rules: readonly Rule<Values>[], values: Values): Problems {
  const problems: Problems = new Map();
  for (const [field, problemOf] of rules) {
    const problem = problemOf(values);
    if (problem !== undefined) {
      problems.set(field, problem);
    }
  }
  return problems;
}

/** “ein: is required; state: must be …”, as refusals say it; undefined when nothing is wrong. */
export const problemsInWords = (problems: Problems): string | undefined =>
  problems.size === 0 ? undefined : [...problems].map(([field, words]) => `${field}: ${words}`).join('; ');
