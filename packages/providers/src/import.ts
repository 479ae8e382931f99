// Requests of a provider as the values of a registration: the export backward (G-87). The input is hostile.
import { FIELDS_OF } from '@tendlc/registration';
import type { Lost } from './evaluate.ts';
import type { Path, Provider, ProviderCall, ProviderField } from './provider.ts';
import { isGiven, pathsOf, splitPath } from './values.ts';

type ImportedCall = { readonly method?: string; readonly path?: string; readonly body?: unknown };
export type ImportInput =
  | { readonly calls: readonly ImportedCall[] }
  | { readonly brand?: unknown; readonly campaign?: unknown };

export type Imported = {
  readonly brand: Readonly<Record<string, unknown>>;
  readonly campaign: Readonly<Record<string, unknown>>;
  /** What has no place here, up to `LOST_MAX`. */
  readonly lost: Lost[];
};

const DEPTH_MAX = 8;
const LEAVES_MAX = 2_000;
const LOST_MAX = 200;
const NAME_CHARACTERS_MAX = 100;
const LIST_MAX = 100;

type Leaf = readonly [name: string, value: unknown];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Names as fields have them: `a.b`, and `a[].b` for a list of objects. */
function leavesOf(value: unknown, name: string, depth: number, leaves: Leaf[]): Leaf[] {
  if (leaves.length >= LEAVES_MAX) {
    return leaves;
  }
  if (isObject(value) && depth < DEPTH_MAX) {
    for (const [key, inner] of Object.entries(value)) {
      leavesOf(inner, name === '' ? key : `${name}.${key}`, depth + 1, leaves);
    }
  } else if (isListOfObjects(value) && depth < DEPTH_MAX) {
    for (const inner of value) {
      leavesOf(inner, `${name}[]`, depth + 1, leaves);
    }
  } else {
    leaves.push([name, value]);
  }
  return leaves;
}

function parsedAttributes(value: unknown): unknown {
  if (typeof value !== 'string') {
    return value;
  }
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const FIELD_VALUES = ['TextValue', 'SelectChoices', 'RegistrationAttachmentId'];

/** The fields within a body, whatever its style. */
function leavesOfBody(body: unknown): Leaf[] {
  if (!isObject(body)) {
    return [];
  }
  const { FieldPath: fieldPath, Attributes: attributes, ...rest } = body;
  if (typeof fieldPath === 'string') {
    const key = FIELD_VALUES.find((one) => Object.hasOwn(body, one));
    return key === undefined ? [] : [[fieldPath, body[key]]];
  }
  return [
    ...leavesOf(rest, '', 0, []),
    ...(attributes === undefined ? [] : leavesOf(parsedAttributes(attributes), '', 0, [])),
  ];
}

const pathnameOf = (path: string): string => path.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*$/s, '');
const segmentsOf = (path: string): string[] => pathnameOf(path).split('/');
const isPlaceholder = (segment: string): boolean => segment.includes('{');

/** Whether a path is one of this call. A provider’s version prefix may be absent. */
function isPathOf(path: string, call: ProviderCall): boolean {
  const own = segmentsOf(call.path);
  const given = segmentsOf(path);
  return (
    own.length === given.length &&
    own.every((segment, index) => isPlaceholder(segment) || segment === given[index])
  );
}

const hasType = (call: ProviderCall, body: unknown): boolean => {
  const type = call.parameters?.find(({ name }) => name === 'Type')?.value;
  return type === undefined || !isObject(body) || body['Type'] === type;
};

const callsOfProvider = (provider: Provider): readonly ProviderCall[] => [
  ...provider.calls,
  ...(provider.tollFree?.calls ?? []),
];

/** The calls of the provider that a request can be. */
const matching = (provider: Provider, { method, path = '', body }: ImportedCall): ProviderCall[] =>
  callsOfProvider(provider).filter(
    (call) =>
      (method === undefined || method.toUpperCase() === call.method) &&
      isPathOf(path, call) &&
      hasType(call, body),
  );

/** Answers of a provider have the names of its requests in another case: `has_embedded_links` for `HasEmbeddedLinks`. */
const bareName = (name: string): string => name.replaceAll('_', '').toLowerCase();

function fieldIn(calls: readonly ProviderCall[], name: string): ProviderField | undefined {
  const fields = calls
    .flatMap(({ parameters = [], fields: own }) => [...own, ...parameters])
    .filter(({ isInPath }) => isInPath !== true);
  return (
    fields.find((field) => field.name === name) ??
    fields.find((field) => bareName(field.name) === bareName(name))
  );
}

const shown = (name: string): string => name.slice(0, NAME_CHARACTERS_MAX).toWellFormed();

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

function typeAt(path: Path): 'boolean' | 'array' | 'string' {
  const [subject, name] = splitPath(path);
  const { type } = (FIELDS_OF[subject][name]?.schema ?? {}) as { type?: string };
  return type === 'boolean' || type === 'array' ? type : 'string';
}

/** The value in the type of the field, or undefined. A form has true and false as text. */
function typed(path: Path, value: unknown): unknown {
  switch (typeAt(path)) {
    case 'boolean':
      return value === true || value === 'true'
        ? true
        : value === false || value === 'false'
          ? false
          : undefined;
    case 'array': {
      const list = Array.isArray(value) ? value : [value];
      return list.length <= LIST_MAX && list.every((one) => typeof one === 'string' && isStorable(one))
        ? list
        : undefined;
    }
    case 'string':
      return typeof value === 'string' && isStorable(value) ? value : undefined;
    default:
      return undefined;
  }
}

/** A placeholder for an earlier answer is no value. */
const isOfAnswer = (value: unknown): boolean => typeof value === 'string' && /^\{[\w-]+\}$/.test(value);

class Collected {
  readonly values = new Map<Path, unknown>();
  readonly #lost: (Lost & { readonly paths: readonly Path[] })[] = [];

  lose(name: string, why: string, paths: readonly Path[] = []): void {
    if (this.#lost.length < LOST_MAX) {
      this.#lost.push({ path: shown(name), why, paths });
    }
  }

  take(field: ProviderField, given: unknown): void {
    const paths = pathsOf(field);
    // AWS has one choice as a list, too.
    const value = Array.isArray(given) && given.length === 1 && field.form !== 'list' ? given[0] : given;
    const read = field.as === undefined ? [value] : (field.as.read?.(value) ?? []);
    const taken = paths.flatMap((path, index) => {
      const own = isGiven(read[index]) ? typed(path, read[index]) : undefined;
      return own === undefined ? [] : [[path, own] as const];
    });
    for (const [path, own] of taken) {
      const known = this.values.get(path);
      if (known === undefined) {
        this.values.set(path, own);
      } else if (JSON.stringify(known) !== JSON.stringify(own)) {
        this.lose(field.name, `Another field has a different value for ${path}, which was kept.`);
      }
    }
    const isSilent =
      field.as !== undefined && field.as.read === undefined && field.as.whyUnread === undefined;
    if (taken.length === 0 && isGiven(value) && !isSilent) {
      this.lose(
        field.name,
        field.as?.whyUnread ?? 'The value has another type, or cannot be read back.',
        paths,
      );
    }
  }

  /** What another field tells is not lost. */
  lost(): Lost[] {
    return this.#lost
      .filter(({ paths }) => paths.length === 0 || paths.some((path) => !this.values.has(path)))
      .map(({ path, why }) => ({ path, why }));
  }

  of(subject: 'brand' | 'campaign'): Record<string, unknown> {
    const own = [...this.values].filter(([path]) => path.startsWith(`${subject}.`));
    return Object.fromEntries(own.map(([path, value]) => [splitPath(path)[1], value]));
  }
}

const NO_PLACE = 'We have no such field.';

function takeLeaves(
  collected: Collected,
  calls: readonly ProviderCall[],
  leaves: readonly Leaf[],
  prefix: string,
): void {
  for (const [name, value] of leaves) {
    const field = fieldIn(calls, name);
    const isOurs = field !== undefined && pathsOf(field).length > 0;
    const isConstant = field !== undefined && (field.id !== undefined || field.value !== undefined);
    if (isOurs && !isOfAnswer(value)) {
      collected.take(field, value);
    } else if (!isConstant && !isOfAnswer(value) && isGiven(value)) {
      collected.lose(`${prefix}${name}`, NO_PLACE);
    }
  }
}

/** Fields of names that stand in several calls first. */
const about = (provider: Provider, subject: 'brand' | 'campaign'): ProviderCall[] => {
  const calls = callsOfProvider(provider);
  return [
    ...calls.filter((call) => call.about === subject),
    ...calls.filter((call) => call.about !== subject),
  ];
};

/** Pure. What cannot be read is named, and never guessed. */
export function importPacket(provider: Provider, input: ImportInput): Imported {
  const collected = new Collected();
  if ('calls' in input) {
    input.calls.forEach((call, index) => {
      const calls = matching(provider, call);
      const leaves = leavesOfBody(call.body);
      if (calls.length === 0 && leaves.length > 0) {
        collected.lose(`calls[${index}]`, `This is no request of ${provider.title} that we know.`);
      } else {
        takeLeaves(collected, calls, leaves, '');
      }
    });
  } else {
    for (const subject of ['brand', 'campaign'] as const) {
      takeLeaves(collected, about(provider, subject), leavesOfBody(input[subject]), `${subject}.`);
    }
  }
  return { brand: collected.of('brand'), campaign: collected.of('campaign'), lost: collected.lost() };
}
