// The definitions of fields as the API returns them: limits, values and requirements, resolved for what is known.
import { BRAND_FIELDS } from './brand/fields.ts';
import { CAMPAIGN_FIELDS } from './campaign/fields.ts';
import { conditionInWords, resolveRequirement } from './condition.ts';
import type { Field, Fields } from './field.ts';
import { PAGES_FIELDS } from './pages/fields.ts';

export const SUBJECTS = ['brand', 'campaign', 'pages'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const FIELDS_OF: Readonly<Record<Subject, Fields>> = {
  brand: BRAND_FIELDS,
  campaign: CAMPAIGN_FIELDS,
  pages: PAGES_FIELDS,
};

export const VALUE_TYPES = ['string', 'boolean', 'string[]'] as const;

export type FieldDefinition = {
  path: string;
  label: string;
  description: string;
  type: (typeof VALUE_TYPES)[number];
  required: 'always' | 'conditional' | 'never';
  requiredWhen?: { path: string; oneOf?: string[]; isGiven?: boolean; words: string };
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  values?: { value: string; label: string }[];
  example: unknown;
  changeableAfterSubmission: boolean;
  registryName: string | null;
  step: string;
};

/** What is already known of the registration. */
export type Known = { readonly entityType?: string | undefined; readonly usecase?: string | undefined };

type Form = {
  readonly type?: string;
  readonly description: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

const LIMITS = ['maxLength', 'minLength', 'pattern'] as const;

function limitsOf(form: Form): Pick<FieldDefinition, (typeof LIMITS)[number]> {
  const given = LIMITS.filter((limit) => form[limit] !== undefined).map((limit) => [limit, form[limit]]);
  return Object.fromEntries(given) as Pick<FieldDefinition, (typeof LIMITS)[number]>;
}

function requirementOf(
  subject: Subject,
  { required }: Field,
  known: Known,
): Pick<FieldDefinition, 'required' | 'requiredWhen'> {
  const resolved = resolveRequirement(required, known);
  if (typeof resolved === 'string') {
    return { required: resolved };
  }
  const path = `${subject}.${resolved.field}`;
  const test = 'oneOf' in resolved ? { oneOf: [...resolved.oneOf] } : { isGiven: resolved.isGiven };
  return { required: 'conditional', requiredWhen: { path, ...test, words: conditionInWords(resolved) } };
}

function definitionOf(subject: Subject, name: string, field: Field, known: Known): FieldDefinition {
  const form = field.schema as Form;
  return {
    path: `${subject}.${name}`,
    label: field.label,
    description: form.description,
    type: form.type === 'array' ? 'string[]' : form.type === 'boolean' ? 'boolean' : 'string',
    ...requirementOf(subject, field, known),
    ...limitsOf(form),
    ...(field.values !== undefined && {
      values: field.values.map(({ value, label }) => ({ value, label })),
    }),
    example: field.example,
    changeableAfterSubmission: field.isChangeable,
    registryName: field.registryName,
    step: field.step,
  };
}

/** Every field of a subject; with `known`, conditions on known fields are resolved. */
export const fieldDefinitions = (subject: Subject, known: Known = {}): FieldDefinition[] =>
  Object.entries(FIELDS_OF[subject]).map(([name, field]) => definitionOf(subject, name, field, known));
