// How rules between fields are written and applied.

/** The problem of each field, with how to fix it. */
export type Problems = Map<string, string>;

/** A field, and a function that returns its problem, if any. */
export type Rule<Values> = readonly [field: string, problemOf: (values: Values) => string | undefined];

/** If a field has several problems, the last one is reported. */
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

/** “ein: is required; state: must be …”, as in error messages. Undefined without problems. */
export const problemsInWords = (problems: Problems): string | undefined =>
  problems.size === 0 ? undefined : [...problems].map(([field, words]) => `${field}: ${words}`).join('; ');
