// The rows of the corpus: their shapes, and how they are read. What each key means: corpus/README.md.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CATEGORY_IDS } from '../../src/content/lexicons.ts';
import { MESSAGE_ROLES } from '../../src/text/roles.ts';

const CORPUS = join(import.meta.dirname, '../../corpus');

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

const TOPICS = [
  'opt-in',
  'privacy-policy',
  'terms',
  'website',
  'identity',
  'sample-messages',
  'use-case',
  'opt-out',
  'help',
  'prohibited-content',
  'brand-not-verified',
  'throughput',
  'unregistered-number',
  'filtered',
  'invalid-number',
  'unreachable',
  'opted-out',
  'account',
  'duplicate',
  'links',
  'email',
  'attributes',
  'system-fault',
  'unknown',
] as const;

const PROBLEMS_OF_CONSENT = [
  'pre-checked',
  'required-box',
  'bundled',
  'condition',
  'contradiction',
  'shared',
  'implied',
  'no-sender',
  'no-opt-out',
  'no-help',
  'no-rates',
  'no-frequency',
  'no-terms',
  'no-privacy',
  'no-purpose',
  'no-automation',
  'no-condition-clause',
  'placeholder',
  'no-phone-field',
  'court-order',
  'purchased-list',
] as const;

const common = {
  id: Type.String({ pattern: '^[a-z0-9]+-[a-z-]+-[0-9]+$' }),
  idea: Type.String({ minLength: 3, maxLength: 120 }),
  language: oneOf(['en', 'es']),
  text: Type.String({ minLength: 2, maxLength: 6000 }),
  source: Type.Optional(Type.String({ pattern: '^https?://' })),
};

const row = <Keys extends TProperties>(keys: Keys) =>
  Type.Object({ ...common, ...keys }, { additionalProperties: false });

export const AREAS = {
  content: row({
    category: oneOf([...CATEGORY_IDS, 'none']),
    kind: oneOf(['plain', 'disguised', 'trap', 'everyday']),
    sender: Type.Optional(Type.String()),
    role: Type.Optional(oneOf(MESSAGE_ROLES)),
  }),
  sender: row({
    brandName: Type.Union([Type.String(), Type.Null()]),
    expected: oneOf(['named', 'not-named', 'other-brand']),
    sender: Type.Optional(Type.String()),
  }),
  'opt-out': row({
    role: oneOf(MESSAGE_ROLES),
    optOut: oneOf(['valid', 'weak', 'broken', 'none']),
    problem: Type.Optional(
      oneOf([
        'negated',
        'fee',
        'delay',
        'second-meaning',
        'unknown-keyword',
        'glued',
        'other-channel',
        'conditional',
      ]),
    ),
  }),
  consent: row({
    method: oneOf(['web', 'html', 'paper', 'verbal', 'keyword', 'none']),
    program: oneOf(['marketing', 'informational']),
    acceptable: Type.Boolean(),
    problems: Type.Array(oneOf(PROBLEMS_OF_CONSENT), { uniqueItems: true }),
  }),
  errors: row({
    tool: oneOf(['error-diagnostic', 'rejection-decoder']),
    context: Type.Optional(
      Type.Object(
        {
          provider: Type.Optional(Type.String()),
          entityType: Type.Optional(oneOf(['brand', 'campaign'])),
        },
        { additionalProperties: false },
      ),
    ),
    expected: Type.Array(Type.String()),
    topics: Type.Array(oneOf(TOPICS), { uniqueItems: true, minItems: 1 }),
    resubmit: Type.Optional(Type.Boolean()),
  }),
  'use-cases': row({
    accepts: Type.Array(Type.String({ pattern: '^[A-Z0-9_]+$' }), { uniqueItems: true }),
    refused: Type.Optional(oneOf(CATEGORY_IDS)),
  }),
} as const satisfies Record<string, TObject>;

export type Area = keyof typeof AREAS;
export type Row<Name extends Area> = Static<(typeof AREAS)[Name]> & { readonly writer: string };
export type CorpusSet = 'training' | 'evaluation';

/** @throws Error that names file, line, and key of the first row that does not fit */
export function readRows<Name extends Area>(set: CorpusSet, area: Name): readonly Row<Name>[] {
  return globSync(join(CORPUS, set, area, '*.jsonl'))
    .toSorted()
    .flatMap((file) => readFile(file, area));
}

function readFile<Name extends Area>(file: string, area: Name): Row<Name>[] {
  const writer = basename(file, '.jsonl');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') {
        return [];
      }
      const at = `${basename(dirname(file))}/${basename(file)}:${index + 1}`;
      const value = parse(line, at);
      const [problem] = Value.Errors(AREAS[area], value);
      if (problem !== undefined) {
        throw new Error(`${at} ${problem.instancePath} ${problem.message}`);
      }
      return [{ ...(value as Static<(typeof AREAS)[Name]>), writer }];
    });
}

function parse(line: string, at: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${at} is not JSON`, { cause: error });
  }
}
