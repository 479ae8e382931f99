// Paths of fields, written as jq writes them: `.brand.status`, `.campaigns[0].usecase`, `.templates[].body`, `.*.sms`.
import { UsageError } from './exit.ts';

/** A name, an index, or `undefined` for every entry. */
type Step = string | number | undefined;

const STEP = /\.?\["((?:[^"\\]|\\.)*)"\]|\.?\[(\d{0,6})\]|\.\*|\.([\p{L}_$@][\p{L}\p{N}_$@-]*)/uy;

/** @throws UsageError that shows where the path is wrong */
export function parseFieldPath(path: string): readonly Step[] {
  if (path === '.') {
    return [];
  }
  const steps: Step[] = [];
  let at = 0;
  while (at < path.length) {
    STEP.lastIndex = at;
    const found = STEP.exec(path);
    if (found === null) {
      throw new UsageError(
        `the path ${JSON.stringify(path)} is wrong at ${JSON.stringify(path.slice(at))}: write it as .brand.status, .list[0], or .list[].name`,
      );
    }
    const [all, quoted, index, name] = found;
    steps.push(
      quoted === undefined
        ? index === undefined || index === ''
          ? name
          : Number(index)
        : (JSON.parse(`"${quoted}"`) as string),
    );
    at += all.length;
  }
  return steps;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function stepInto(value: unknown, step: Step): readonly unknown[] {
  if (!isObject(value)) {
    return [];
  }
  if (step === undefined) {
    return Object.values(value);
  }
  return Object.hasOwn(value, step) ? [value[step]] : [];
}

/** @returns every value that the path leads to, in order */
export const selectFields = (value: unknown, path: string): readonly unknown[] =>
  parseFieldPath(path).reduce<readonly unknown[]>(
    (found, step) => found.flatMap((part) => stepInto(part, step)),
    [value],
  );

/** @returns whether a place in a document is what the path selects, or within it */
export const isWithin = (place: readonly (string | number)[], steps: readonly Step[]): boolean =>
  place.length >= steps.length && steps.every((step, index) => step === undefined || step === place[index]);
