// Checks of a brand, by entity type, and the mailboxes, numbers and places that the registry rejects. Names and limits come from the definitions.
import {
  ALT_BUSINESS_ID_TYPES,
  BRAND_FIELD_KINDS,
  BRAND_FIELD_LIMITS,
  BRAND_FIELDS_REQUIRED,
  BRAND_RELATIONSHIPS,
  type BrandFields,
  ENTITY_TYPES,
  type EntityType,
  STOCK_EXCHANGES,
  VERTICALS,
} from '@tendlc/registry/wire';
import { problem, Refusal } from '../refusals.ts';
import { Fields } from './fields.ts';
import { isCountry, isUsState } from './places.ts';

const E164 = /^\+[1-9]\d{7,14}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const WEBSITE = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

const SHARED_MAILBOXES = new Set(
  'admin contact hello help info marketing office sales service support team webmaster'.split(' '),
);
const FREE_MAIL = new Set(
  'aol.com gmail.com gmx.com hotmail.com icloud.com live.com mail.com outlook.com proton.me protonmail.com yahoo.com'.split(
    ' ',
  ),
);
const DISPOSABLE_MAIL = new Set('10minutemail.com guerrillamail.com mailinator.com yopmail.com'.split(' '));
const COUNTRIES_NOT_TAKEN = new Set(['CU', 'IR', 'KP', 'RU', 'SY']);

export const BRAND_ENUMS = {
  entityType: ENTITY_TYPES.map(({ value }) => value),
  vertical: VERTICALS.map(({ value }) => value),
  brandRelationship: BRAND_RELATIONSHIPS.map(({ value }) => value),
  altBusinessIdType: ALT_BUSINESS_ID_TYPES.map(({ value }) => value),
  stockExchange: STOCK_EXCHANGES,
} as const;

type EnumField = keyof typeof BRAND_ENUMS;
const ENUM_FIELDS = Object.keys(BRAND_ENUMS) as EnumField[];
const TEXT_FIELDS = Object.entries(BRAND_FIELD_KINDS)
  .filter(([field, kind]) => kind === 'text' && !(field in BRAND_ENUMS))
  .map(([field]) => field) as Exclude<keyof BrandFields, EnumField>[];

export const BRAND_INPUT_FIELDS = [...ENUM_FIELDS, ...TEXT_FIELDS] as const;
type BrandInputField = (typeof BRAND_INPUT_FIELDS)[number];

export type BrandInput = { [Field in BrandInputField]?: string };

const domainOf = (email: string | undefined) => email?.slice(email.indexOf('@') + 1).toLowerCase() ?? '';

function checkForms(fields: Fields, input: BrandInput): void {
  for (const field of ['phone', 'mobilePhone']) {
    fields.matching(field, E164, 'must be in E.164 form, like +15555550100');
  }
  for (const field of ['email', 'businessContactEmail']) {
    fields.matching(field, EMAIL, 'must be an email address');
  }
  fields.matching('website', WEBSITE, 'must be an address of a website');
  for (const field of ['country', 'einIssuingCountry'] as const) {
    if (input[field] !== undefined && !isCountry(input[field])) {
      fields.wrong(field, 'must be a country by its two letters');
    }
  }
  if (input.country === 'US') {
    if (input.state !== undefined && !isUsState(input.state)) {
      fields.wrong('state', 'must be a state of the United States by its two letters');
    }
    fields.matching('postalCode', /^\d{5}$/, 'must have five digits');
  }
  if ((input.einIssuingCountry ?? 'US') === 'US') {
    fields.matching('ein', /^\d{9}$/, 'must have nine digits');
  }
  const [mailbox = ''] = input.businessContactEmail?.toLowerCase().split('@') ?? [];
  if (SHARED_MAILBOXES.has(mailbox) || FREE_MAIL.has(domainOf(input.businessContactEmail))) {
    fields.wrong('businessContactEmail', 'must be the mailbox of one person at the company');
  }
}

function checkEntityType(fields: Fields, input: BrandInput): void {
  if (input.entityType === 'GOVERNMENT' && input.country !== 'US') {
    fields.wrong('entityType', 'may be GOVERNMENT only in the United States');
  }
}

function readFields(fields: Fields): BrandInput {
  const input: BrandInput = {};
  for (const field of ENUM_FIELDS) {
    const word = fields.oneOf<string>(field, BRAND_ENUMS[field]);
    Object.assign(input, word !== undefined && { [field]: word });
  }
  for (const field of TEXT_FIELDS) {
    const text = fields.text(field, BRAND_FIELD_LIMITS[field]);
    Object.assign(input, text !== undefined && { [field]: text });
  }
  fields.refuseBlank(['stockSymbol', 'stockExchange', 'altBusinessId']);
  checkForms(fields, input);
  checkEntityType(fields, input);
  return input;
}

/** What the field rules let through and the registry refuses with a code of its own. */
function checkAcceptance(input: BrandInput): void {
  const refused: [boolean, Parameters<typeof problem>[0], string][] = [
    [COUNTRIES_NOT_TAKEN.has(input.country ?? ''), 529, 'country'],
    [DISPOSABLE_MAIL.has(domainOf(input.email)), 553, 'email'],
    [DISPOSABLE_MAIL.has(domainOf(input.businessContactEmail)), 553, 'businessContactEmail'],
  ];
  if (input.entityType === 'SOLE_PROPRIETOR') {
    const isNorthAmerican = input.mobilePhone === undefined || /^\+1\d{10}$/.test(input.mobilePhone);
    refused.push(
      [input.country !== 'US' && input.country !== 'CA', 555, 'country'],
      [!isNorthAmerican, 551, 'mobilePhone'],
      [isJunk(input.firstName), 556, 'firstName'],
      [isJunk(input.lastName), 556, 'lastName'],
    );
  }
  const problems = refused.filter(([is]) => is).map(([, code, field]) => problem(code, undefined, [field]));
  if (problems.length > 0) {
    throw new Refusal(problems);
  }
}

/** One letter over and over, or a keyboard row. */
const isJunk = (name: string | undefined): boolean =>
  name !== undefined && (/^(.)\1+$/i.test(name) || /^(asdf|qwer|test|xxx)/i.test(name));

/** @throws Refusal */
export function readBrandCreate(body: unknown): { input: BrandInput; tags: string[]; mock: boolean } {
  const fields = new Fields(body);
  fields.require(['entityType', 'displayName', 'phone', 'country', 'email', 'brandRelationship']);
  const input = readFields(fields);
  const tags = fields.texts('tag') ?? [];
  const mock = fields.flag('mock') ?? false;
  if (input.entityType !== undefined) {
    fields.require(BRAND_FIELDS_REQUIRED[input.entityType as EntityType]);
  }
  fields.check();
  checkAcceptance(input);
  return { input, tags, mock };
}

/** @throws Refusal */
export function readBrandUpdate(body: unknown): BrandInput {
  const fields = new Fields(body);
  fields.require(['entityType', 'displayName', 'country', 'email', 'brandRelationship']);
  const input = readFields(fields);
  fields.check();
  checkAcceptance(input);
  return input;
}
