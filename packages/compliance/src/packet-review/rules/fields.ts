// Missing fields, fields that do not have their form, and what the registry rejects. No override passes these.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import {
  FIELDS_OF,
  type Field,
  type PacketValues,
  SUBJECTS,
  type Subject,
  completenessOf,
  problemsOfBrand,
  problemsOfCampaign,
} from '@tendlc/registration';
import { type PacketContext, SAMPLE_NAMES, textOf } from '../packet-context.ts';
import { type Draft, type Mend, report } from '../report.ts';

export function reviewFields(context: PacketContext): Draft[] {
  const missing = completenessOf(context.packet).missing;
  return [
    ...missing.map((path) => describeMissing(context, path)),
    ...SUBJECTS.flatMap((subject) => findMalformed(subject, context.packet[subject] ?? {})),
    ...findProblems(context, new Set(missing)),
  ];
}

const fieldOf = (path: string): Field | undefined => {
  const [subject = '', name = ''] = path.split('.');
  return FIELDS_OF[subject as Subject]?.[name];
};

/** The fields with a phone number, which the registry takes in E.164. */
const PHONES: ReadonlySet<string> = new Set(['brand.phone', 'brand.mobilePhone']);

/** What the composer of the field makes from the rest of the packet. */
const MENDS: Readonly<Record<string, Mend>> = {
  'campaign.description': 'rewrite',
  'campaign.messageFlow': 'rewrite',
  'campaign.usecase': 'choose',
  'campaign.subUsecases': 'choose',
  'brand.state': 'choose',
  'campaign.subscriberOptin': 'true',
  'campaign.subscriberOptout': 'true',
  'campaign.optinKeywords': 'normalize',
  'campaign.optoutKeywords': 'normalize',
  'campaign.helpKeywords': 'normalize',
  'campaign.optinMessage': 'rewrite',
  'campaign.optoutMessage': 'rewrite',
  'campaign.helpMessage': 'rewrite',
};

const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function describeMissing(context: PacketContext, path: string): Draft {
  const field = fieldOf(path);
  const label = field?.label ?? path;
  return report('field.required', {
    path,
    message: `${label} is missing.`,
    remedy: `Enter a value for ${label}. ${endSentence(field?.hint ?? field?.description ?? '')}`,
    mend: MENDS[path] ?? mendSample(context, path),
    isRegistryRule: true,
  });
}

/** A sample that does not exist yet shows the use case at its place. */
function mendSample({ programs }: PacketContext, path: string): Mend | undefined {
  const place = /^campaign\.sample(\d)$/.exec(path)?.[1];
  return place === undefined || programs.length === 0
    ? undefined
    : `show:${programs[(Number(place) - 1) % programs.length]}`;
}

type Form = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Form;
  readonly 'x-message'?: string;
};

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const patterns = new Map<string, RegExp>();

function matches(pattern: string, value: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(value);
}

/** JSON Schema counts code points. A text that is long or short enough either way is not counted. */
function hasLength(text: string, { minLength = 0, maxLength = Infinity }: Form): boolean {
  if (text.length < minLength || text.length > 2 * maxLength) {
    return false;
  }
  const isSure = text.length >= 2 * minLength && text.length <= maxLength;
  if (isSure) {
    return true;
  }
  const characters = Array.from(text).length;
  return characters >= minLength && characters <= maxLength;
}

function hasForm(value: unknown, form: Form): boolean {
  if (Array.isArray(value)) {
    return (
      value.length <= (form.maxItems ?? Infinity) &&
      (form.uniqueItems !== true || new Set(value).size === value.length) &&
      value.every((item) => hasForm(item, form.items ?? {}))
    );
  }
  if (form.enum !== undefined) {
    return form.enum.includes(value);
  }
  return (
    typeof value !== 'string' ||
    (hasLength(value, form) &&
      (form.format !== 'email' || EMAIL.test(value)) &&
      (form.pattern === undefined || matches(form.pattern, value)))
  );
}

/** Numbers without a country code are read as numbers of the brand's country. */
function isPossiblePhone(value: unknown, brand: PacketValues): boolean {
  const number = parsePhoneNumberFromString(
    String(value),
    textOf(brand, 'country') as CountryCode | undefined,
  );
  return number?.isPossible() === true;
}

/** Such as “TX”. A longer example, a name, or an address would be words of another business. */
const isCode = (example: unknown): example is string =>
  typeof example === 'string' && /^[A-Z0-9+-]{2,20}$/.test(example);

/** A longer list is for a form to show. */
const LISTED_MAX = 6;

function remedyOf(listed: Field['values'], example: unknown): string {
  if (listed !== undefined && listed.length <= LISTED_MAX) {
    return `Choose one of: ${listed.map(({ label }) => label).join(', ')}.`;
  }
  return isCode(example) ? `Change the value, for example: ${example}` : 'Change the value.';
}

function findMalformed(subject: Subject, values: PacketValues): Draft[] {
  return Object.entries(FIELDS_OF[subject]).flatMap(([name, { label, schema, example, values: listed }]) => {
    const value = values[name];
    const form = schema as Form;
    const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
    const path = `${subject}.${name}`;
    if (isBlank || (hasForm(value, form) && (!PHONES.has(path) || isPossiblePhone(value, values)))) {
      return [];
    }
    const isKeywords = name.endsWith('Keywords');
    const words = form['x-message'] ?? form.items?.['x-message'] ?? 'must be one of the listed values';
    return [
      report(isKeywords ? 'keywords.format' : 'field.form', {
        path,
        message: `${label} ${words}.`,
        remedy: remedyOf(listed, example),
        quoted: typeof value === 'string' ? value : undefined,
        mend: MENDS[path],
        isRegistryRule: true,
      }),
    ];
  });
}

/** Rules between fields, as the registry applies them. A missing field has its own finding. */
function findProblems({ packet, brand, campaign }: PacketContext, missing: ReadonlySet<string>): Draft[] {
  const ofBrand = packet.brand === undefined ? [] : problemsOfBrand(packet.brand);
  const ofCampaign =
    packet.campaign === undefined ? [] : problemsOfCampaign(campaign, textOf(brand, 'entityType'));
  return [
    ...[...ofBrand].map(([name, problem]) => [`brand.${name}`, problem] as const),
    ...[...ofCampaign].map(([name, problem]) => [`campaign.${name}`, problem] as const),
  ]
    .filter(([path]) => !missing.has(path))
    .map(([path, problem]) => {
      const label = fieldOf(path)?.label ?? path;
      return report('field.registry', {
        path,
        message: `${label} ${endSentence(problem)}`,
        remedy: 'Change the value.',
        mend: MENDS[path],
        isRegistryRule: true,
      });
    });
}

/** The first sample that has no text, starting behind those that are taken. */
export function findFreeSample(context: PacketContext, taken: ReadonlySet<string>): string | undefined {
  return SAMPLE_NAMES.map((name) => `campaign.${name}`).find(
    (path) => !taken.has(path) && context.samples.every((sample) => sample.path !== path),
  );
}
