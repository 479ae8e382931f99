// What a provider is: the calls that register a brand and a campaign there, in order, and where each value comes from.
// A provider is data. Code stands only where a value changes its form (conversion.ts).
import type { Conversion } from './conversion.ts';

export const PRODUCTS = ['10dlc', 'tollfree'] as const;
export type Product = (typeof PRODUCTS)[number];

/** A field of ours. */
export type Path = `${'brand' | 'campaign'}.${string}`;

/** `sometimes`: only if `requiredWhen` holds. `unknown`: the source does not say. */
export type Required = 'yes' | 'no' | 'sometimes' | 'unknown';

/** A field of ours has one of these values, none of these, or any value. */
export type When = {
  readonly path: Path;
  readonly oneOf?: readonly string[];
  readonly noneOf?: readonly string[];
};

/** The form of a value at the provider. */
type ValueForm = 'text' | 'flag' | 'integer' | 'list';

export type ProviderField = {
  /** Dots are levels, and `[]` is a list of objects with one entry. */
  readonly name: string;
  readonly required: Required;
  readonly requiredWhen?: When;
  /** Copied from this field. */
  readonly from?: Path;
  /** Used if `from` has no value. */
  readonly orFrom?: Path;
  /** Made from several fields. */
  readonly fromAll?: readonly Path[];
  /** How the value changes on the way out and on the way in. */
  readonly as?: Conversion;
  /** The same in every registration. */
  readonly value?: string | number | boolean;
  /** The name of a value that an earlier answer, or the account at the provider, has. */
  readonly id?: string;
  /** We have no such field: this is the question. */
  readonly ask?: string;
  readonly form?: ValueForm;
  /** How AWS takes the value; text if it is not given. */
  readonly takenAs?: 'SelectChoices' | 'RegistrationAttachmentId';
  /** In characters. */
  readonly min?: number;
  readonly max?: number;
  /** Of a list. */
  readonly minItems?: number;
  readonly values?: readonly (string | number)[];
  /** Replaces `{name}` in the path, and is not in the body. */
  readonly isInPath?: boolean;
  /** What is wrong with a value, where limits and lists cannot say it. */
  readonly check?: (value: unknown) => string | undefined;
};

/**
 * How fields become a body. `attributes`: Twilio's form with one parameter of JSON text. `one-by-one`: a call for each field,
 * as AWS has it.
 */
type BodyStyle = 'plain' | 'attributes' | 'one-by-one';

export type ProviderCall = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `{name}` is replaced by what an earlier answer or the account has. */
  readonly path: string;
  readonly about: 'brand' | 'campaign' | 'account';
  /** The calls whose answers this one needs. */
  readonly dependsOn: readonly string[];
  readonly when?: When;
  readonly style?: BodyStyle;
  /** What the provider calls it, where the path does not say it. */
  readonly operation?: string;
  readonly note?: string;
  /** Left out until one of its questions is answered. */
  readonly isOptional?: boolean;
  /** What stands beside the fields in each body of another style than `plain`. */
  readonly parameters?: readonly ProviderField[];
  readonly fields: readonly ProviderField[];
};

export type Provider = {
  readonly id: string;
  readonly title: string;
  /** The date of the sources: a day, a month, or a year. */
  readonly asOf: string;
  readonly sources: readonly string[];
  /** What the sources do not say. */
  readonly unknown: readonly string[];
  /** The sources do not describe every request. */
  readonly isPartial?: boolean;
  readonly contentType: string;
  readonly calls: readonly ProviderCall[];
  readonly tollFree?: {
    readonly calls: readonly ProviderCall[];
    readonly asOf?: string;
    readonly unknown?: readonly string[];
  };
  /** Why a field of ours has no place there, where more can be said than that. */
  readonly lost?: Readonly<Record<string, string>>;
  /** Fields that the creation has no place for, although a later call sends them. */
  readonly sentLater?: Readonly<Record<string, string>>;
};

/** @returns undefined if the provider has no such product */
export const callsOf = (provider: Provider, product: Product): readonly ProviderCall[] | undefined =>
  product === '10dlc' ? provider.calls : provider.tollFree?.calls;

type More = Omit<ProviderField, 'name' | 'required' | 'from' | 'value' | 'id'>;

/** A field that has the value of a field of ours. */
export const copy = (name: string, required: Required, from: Path, more: More = {}): ProviderField => ({
  name,
  required,
  from,
  ...more,
});

export const copyFlag = (name: string, required: Required, from: Path, more: More = {}): ProviderField =>
  copy(name, required, from, { form: 'flag', ...more });

/** A field that we do not have. */
export const ask = (name: string, required: Required, question: string, more: More = {}): ProviderField => ({
  name,
  required,
  ask: question,
  ...more,
});

/** A field that has the same value in every registration. */
export const fixed = (name: string, value: string | number | boolean): ProviderField => ({
  name,
  required: 'yes',
  value,
});

/** A field whose value comes from an earlier answer. */
export const fromAnswer = (name: string, id: string = name): ProviderField => ({ name, required: 'yes', id });

/** A list of such values. */
export const listFromAnswer = (name: string, id: string): ProviderField => ({
  ...fromAnswer(name, id),
  form: 'list',
});

export const forPublicCompanies: When = { path: 'brand.entityType', oneOf: ['PUBLIC_PROFIT'] };
export const forSoleProprietors: When = { path: 'brand.entityType', oneOf: ['SOLE_PROPRIETOR'] };
/** Also while nobody has chosen an entity type. */
export const forCompanies: When = { path: 'brand.entityType', noneOf: ['SOLE_PROPRIETOR'] };
/** The registry takes only true, which is also the default. */
export const forOptIns: When = { path: 'campaign.subscriberOptin', noneOf: ['false'] };
export const forOptOuts: When = { path: 'campaign.subscriberOptout', noneOf: ['false'] };
export const forSeveralUses: When = { path: 'campaign.usecase', oneOf: ['MIXED', 'LOW_VOLUME'] };

/** Fields that have our names at the provider. */
export const same = (
  subject: 'brand' | 'campaign',
  required: Required,
  names: readonly string[],
  more: More = {},
): ProviderField[] => names.map((name) => copy(name, required, `${subject}.${name}`, more));

export const FLAG: More = { form: 'flag' };

/** The provider takes the flag only if it is true. */
export const ONLY_TRUE: More = {
  form: 'flag',
  check: (value) => (value === false ? 'takes only true' : undefined),
};
