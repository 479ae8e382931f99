// Values of a packet by path, and the values that a caller fills in.
import { FIELDS_OF, type PacketValues } from '@tendlc/registration';
import type { Path, Provider, ProviderCall, ProviderField, When } from './provider.ts';

/** The values of a registration. Of a brand that exists, its values. */
export type Values = {
  readonly brand?: PacketValues | undefined;
  readonly campaign?: PacketValues | undefined;
  readonly pages?: PacketValues | undefined;
};

/** Answers to questions, by the name of the provider’s field. */
export type Fill = Readonly<Record<string, unknown>>;

type Subject = 'brand' | 'campaign' | 'pages';

export const splitPath = (path: string): [subject: Subject, name: string] => {
  const dot = path.indexOf('.');
  return [path.slice(0, dot) as Subject, path.slice(dot + 1)];
};

/** A blank text is no value. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  (typeof value !== 'string' || value.trim() !== '') &&
  (!Array.isArray(value) || value.length > 0);

/** @returns undefined for a value that is absent or blank */
export function valueAt(values: Values, path: string): unknown {
  const [subject, name] = splitPath(path);
  const held = values[subject];
  const value = held !== undefined && Object.hasOwn(held, name) ? held[name] : undefined;
  return isGiven(value) ? value : undefined;
}

export function holds(when: When | undefined, values: Values): boolean {
  if (when === undefined) {
    return true;
  }
  const value = valueAt(values, when.path);
  if (when.noneOf !== undefined) {
    return !when.noneOf.includes(String(value));
  }
  return when.oneOf === undefined ? value !== undefined : when.oneOf.includes(String(value));
}

type Definition = {
  readonly label: string;
  readonly schema: { readonly default?: unknown };
  readonly whenAbsent?: string;
};

export function definitionAt(path: string): Definition | undefined {
  const [subject, name] = splitPath(path);
  return FIELDS_OF[subject][name];
}

/** The fields of ours that a field is made from. */
export const pathsOf = ({ from, fromAll }: ProviderField): readonly Path[] =>
  fromAll ?? (from === undefined ? [] : [from]);

export const fieldsOf = (calls: readonly ProviderCall[]): ProviderField[] =>
  calls.flatMap(({ parameters = [], fields }) => [...parameters, ...fields]);

/** A field that has the value of a field of ours as it is: an answer to it is a value of ours. */
export const isPlainCopy = ({ from, as, values }: ProviderField): boolean =>
  from !== undefined && values === undefined && (as === undefined || as.takesOurForm === true);

const TEXT_CHARACTERS_MAX = 4_096;
const ITEMS_MAX = 20;

const isFillText = (value: unknown): boolean =>
  typeof value === 'string' && isGiven(value) && value.length <= TEXT_CHARACTERS_MAX && value.isWellFormed();

/** @returns what is wrong with an answer, without the name of the field */
function problemOfAnswer({ form = 'text', values }: ProviderField, answer: unknown): string | undefined {
  if (values !== undefined) {
    const given = Array.isArray(answer) ? answer : [answer];
    return given.length > 0 &&
      given.length <= ITEMS_MAX &&
      given.every((one) => values.includes(one as string))
      ? undefined
      : `must be one of ${values.join(', ')}`;
  }
  switch (form) {
    case 'flag':
      return typeof answer === 'boolean' ? undefined : 'must be true or false';
    case 'integer':
      return Number.isSafeInteger(answer) ? undefined : 'must be an integer';
    case 'list':
      return isFillText(answer) ||
        (Array.isArray(answer) && answer.length > 0 && answer.length <= ITEMS_MAX && answer.every(isFillText))
        ? undefined
        : `must be a text, or a list of up to ${ITEMS_MAX} texts`;
    case 'text':
      return isFillText(answer) ? undefined : `must be a text of at most ${TEXT_CHARACTERS_MAX} characters`;
    default:
      return form satisfies never;
  }
}

const NAME_CHARACTERS_MAX = 100;

/** @returns in one sentence what is wrong with the answers; undefined if nothing is */
export function problemOfFill(
  provider: Provider,
  calls: readonly ProviderCall[],
  fill: Fill,
): string | undefined {
  const fields = fieldsOf(calls).filter(({ value, id }) => value === undefined && id === undefined);
  const problems = Object.entries(fill).flatMap(([name, answer]) => {
    const own = fields.filter((field) => field.name === name);
    const problem =
      own.length === 0
        ? `is not a field that ${provider.title} takes an answer for`
        : own.map((field) => problemOfAnswer(field, answer)).find((one) => one !== undefined);
    return problem === undefined
      ? []
      : [`fill.${name.slice(0, NAME_CHARACTERS_MAX).toWellFormed()}: ${problem}`];
  });
  return problems.length === 0 ? undefined : problems.join('; ');
}

/** Answers that are values of ours stand in the packet, so that every field that is copied from them has them. */
export function withAnswers(values: Values, calls: readonly ProviderCall[], fill: Fill): Values {
  const answered = { brand: { ...values.brand }, campaign: { ...values.campaign } } as Record<
    'brand' | 'campaign',
    Record<string, unknown>
  >;
  for (const field of fieldsOf(calls)) {
    if (
      isPlainCopy(field) &&
      Object.hasOwn(fill, field.name) &&
      valueAt(values, field.from as Path) === undefined
    ) {
      const [subject, name] = splitPath(field.from as Path);
      answered[subject as 'brand' | 'campaign'][name] = fill[field.name];
    }
  }
  return { ...values, ...answered };
}
