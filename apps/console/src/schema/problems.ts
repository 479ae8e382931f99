// Checks a request against its schema in the browser, without `eval`: one problem for each field, as a sentence or a predicate.
import { Errors } from 'typebox/schema';
import type { Shape } from './shape.ts';

export type FieldProblems = Readonly<Record<string, string>>;

type Found = { readonly keyword: string; readonly instancePath: string; readonly params: object };

const shapeAt = (shape: Shape, path: readonly string[]): Shape | undefined =>
  path.reduce<Shape | undefined>((at, part) => at?.properties?.[part] ?? at?.items, shape);

function wordsFor({ keyword, params }: Found, shape: Shape | undefined): string {
  if (shape?.['x-message'] !== undefined) {
    return shape['x-message'];
  }
  const { limit } = params as { limit?: number };
  switch (keyword) {
    case 'enum':
      return 'Select an option from the list.';
    case 'maxLength':
      return `Use at most ${limit} characters.`;
    case 'minLength':
      return limit === 1 ? 'is required' : `Use at least ${limit} characters.`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `Enter a number that is ${keyword === 'minimum' ? 'at least' : 'more than'} ${limit}.`;
    case 'maximum':
      return `Enter a number that is at most ${limit}.`;
    case 'type':
      return shape?.type === 'integer' ? 'Enter a whole number.' : 'Enter a number.';
    case 'format':
      return shape?.format === 'date' ? 'Enter a date, such as 2027-03-01.' : 'Check the format.';
    default:
      return 'Check the format.';
  }
}

/** Keyed by the path of the field, such as `additionalInfo.website`. */
export function problemsOf(shape: Shape, request: unknown): FieldProblems {
  const [, errors] = Errors(shape as object, request);
  const problems: Record<string, string> = {};
  for (const error of errors as unknown as Found[]) {
    const path = error.instancePath.split('/').slice(1);
    if (error.keyword === 'required') {
      for (const name of (error.params as { requiredProperties: string[] }).requiredProperties) {
        problems[[...path, name].join('.')] ??= 'is required';
      }
    } else if (path.length > 0) {
      const field = path.filter((part) => !/^\d+$/.test(part)).join('.');
      problems[field] ??= wordsFor(error, shapeAt(shape, path));
    }
  }
  return problems;
}
