// The form of a registration, made from the field definitions: steps, fields to fill in, labels, and help texts.
import { type Field, type Fields, isRequired, REPLY_WHEN_ABSENT } from '@tendlc/registration';
import type { Choice } from '../forms/field.tsx';
import { nameToWords } from '../format/words.ts';
import type { Shape } from '../schema/shape.ts';

type Values = Readonly<Record<string, unknown>>;

/** How the steps of the definitions become steps of a form. */
export type StepPlan = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Steps of the definitions whose fields it has. Its own id by default. */
  readonly of?: readonly string[];
  /** Fields of the request that have no definition; they come first. */
  readonly extra?: readonly string[];
};

export type FormStep = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly names: readonly string[];
  /** Those that are shown under “Advanced”. */
  readonly advanced: readonly string[];
};

type Scope = {
  readonly values: Values;
  /** Some fields cannot change after registration. */
  readonly isNew: boolean;
};

/** The fields that a form asks for, by name, in the order of their definitions. */
function askedFields(fields: Fields, { values, isNew }: Scope): [string, Field][] {
  return Object.entries(fields).filter(
    ([, { askedWhen, isChangeable }]) =>
      (isNew || isChangeable) && (askedWhen === undefined || isRequired(askedWhen, values)),
  );
}

/** A field whose step is not in the plan gets a step of its own at the end. */
export function stepsFor(fields: Fields, plan: readonly StepPlan[], scope: Scope): FormStep[] {
  const asked = askedFields(fields, scope);
  const planned = new Set(plan.flatMap(({ id, of = [id] }) => of));
  const others = new Set(asked.map(([, { step }]) => step).filter((step) => !planned.has(step)));
  const steps = [...plan, ...[...others].map((id): StepPlan => ({ id, title: nameToWords(id) }))];
  return steps.map(({ id, title, lead, of = [id], extra = [] }) => {
    const own = of.flatMap((step) => asked.filter(([, field]) => field.step === step));
    return {
      id,
      title,
      lead,
      names: [...extra, ...own.map(([name]) => name)],
      advanced: own.filter(([, { isAdvanced }]) => isAdvanced === true).map(([name]) => name),
    };
  });
}

/** In the console, a person sees and confirms what the service would write. */
const WHEN_EMPTY: Readonly<Record<string, string>> = {
  [REPLY_WHEN_ABSENT]: 'If empty, we suggest a text. You confirm it before it is submitted.',
};

/** Questions have an answer from the start, so they are never empty. */
function helpOf({ hint, description, whenAbsent, schema }: Field): string {
  const help = hint ?? description;
  return whenAbsent === undefined || (schema as unknown as Shape).type === 'boolean'
    ? help
    : `${help} ${WHEN_EMPTY[whenAbsent] ?? whenAbsent.replace(/^When omitted/, 'If empty')}`;
}

const mapFields = <Value>(fields: Fields, valueOf: (field: Field) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));

export type FieldTexts = {
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly Choice[] | undefined>>;
};

export const textsOf = (fields: Fields): FieldTexts => ({
  labels: mapFields(fields, ({ label }) => label),
  hints: mapFields(fields, helpOf),
  choices: mapFields(fields, ({ values }) => values),
});
