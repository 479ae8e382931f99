// Checks of a campaign: the form of its fields, and what the carriers require. Names and limits come from the definitions.
import {
  CAMPAIGN_FIELD_KINDS,
  CAMPAIGN_FIELD_LIMITS,
  CAMPAIGN_FIELDS_CHANGEABLE,
  CAMPAIGN_KEYWORD_DEFAULTS,
  CAMPAIGN_SAMPLES_MAX,
  type CampaignFlagField,
  type CampaignTextField,
  MNOS,
  type MnoMetadataByMno,
  USECASES,
  type Usecase,
  type UsecaseFacts,
} from '@tendlc/registry/wire';
import { problem, type Problem, Refusal } from '../refusals.ts';
import { Fields } from './fields.ts';

const SHORTENERS =
  /\b(bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|ow\.ly|rb\.gy|cutt\.ly|tiny\.cc|shorturl\.at)\b/i;
const LINK = /^https?:\/\/\S+$/i;
/** Where the number of sub-use cases is not published, any number up to this is accepted. */
const SUBUSECASES_UNKNOWN = { min: 0, max: 5 };

const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'] as const;

const SUBSCRIBER_FLAGS = ['subscriberOptin', 'subscriberOptout', 'subscriberHelp'] as const;
/** These have checks or defaults of their own. */
type OwnText = 'brandId' | 'usecase' | 'resellerId' | 'referenceId';
type OwnFlag = (typeof SUBSCRIBER_FLAGS)[number] | 'termsAndConditions';
const OWN_FIELDS: ReadonlySet<string> = new Set<OwnText | OwnFlag>([
  'brandId',
  'usecase',
  'resellerId',
  'referenceId',
  ...SUBSCRIBER_FLAGS,
  'termsAndConditions',
]);

const fieldsOfKind = (kind: 'text' | 'flag') =>
  Object.entries(CAMPAIGN_FIELD_KINDS)
    .filter(([field, itsKind]) => itsKind === kind && !OWN_FIELDS.has(field))
    .map(([field]) => field);

export const CAMPAIGN_TEXTS = fieldsOfKind('text') as readonly Exclude<CampaignTextField, OwnText>[];
export const CAMPAIGN_FLAGS = fieldsOfKind('flag') as readonly Exclude<CampaignFlagField, OwnFlag>[];

export type CampaignTexts = { [Field in (typeof CAMPAIGN_TEXTS)[number]]?: string };
export type CampaignFlags = { [Field in (typeof CAMPAIGN_FLAGS)[number]]?: boolean };

export const usecaseFacts = (usecase: string | undefined): UsecaseFacts | undefined =>
  USECASES.find(({ value }) => value === usecase);

export const subUsecasesOf = ({ subUsecases }: UsecaseFacts) => subUsecases ?? SUBUSECASES_UNKNOWN;

function readTexts(fields: Fields, names: typeof CAMPAIGN_TEXTS): CampaignTexts {
  const texts: CampaignTexts = {};
  for (const field of names) {
    const text = fields.text(field, CAMPAIGN_FIELD_LIMITS[field]);
    Object.assign(texts, text !== undefined && { [field]: text });
  }
  for (const field of ['optinKeywords', 'optoutKeywords', 'helpKeywords']) {
    fields.matching(field, /^[^\s,]+(,[^\s,]+)*$/, 'must be keywords separated by commas, without spaces');
  }
  for (const field of ['privacyPolicyLink', 'termsAndConditionsLink']) {
    fields.matching(field, LINK, 'must be an address that starts with http:// or https://');
  }
  if (SHORTENERS.test(texts.embeddedLinkSample ?? '')) {
    fields.wrong('embeddedLinkSample', 'must not use a public link shortener');
  }
  return texts;
}

function readFlags(fields: Fields, names: typeof CAMPAIGN_FLAGS): CampaignFlags {
  const flags: CampaignFlags = {};
  for (const field of names) {
    const flag = fields.flag(field);
    Object.assign(flags, flag !== undefined && { [field]: flag });
  }
  return flags;
}

function checkSubUsecases(fields: Fields, facts: UsecaseFacts, subUsecases: readonly string[]): void {
  const { min, max } = subUsecasesOf(facts);
  if (subUsecases.length < min || subUsecases.length > max) {
    fields.wrong('subUsecases', `must name ${min} to ${max} use cases for ${facts.value}`);
  } else if (new Set(subUsecases).size < subUsecases.length) {
    fields.wrong('subUsecases', 'must not name a use case twice');
  } else if (subUsecases.some((one) => usecaseFacts(one)?.validSubUsecase !== true)) {
    fields.wrong('subUsecases', 'must name standard use cases that may be part of another');
  }
}

export type CampaignInput = ReturnType<typeof readCampaignCreate>;

/** @throws Refusal 501 */
export function readCampaignCreate(body: unknown) {
  const fields = new Fields(body);
  fields.require(['brandId', 'usecase', 'resellerId', 'description', 'messageFlow']);
  const brandId = fields.text('brandId', CAMPAIGN_FIELD_LIMITS.brandId) ?? '';
  const resellerId = fields.text('resellerId', CAMPAIGN_FIELD_LIMITS.resellerId) ?? '';
  const usecase = fields.oneOf<Usecase>(
    'usecase',
    USECASES.map(({ value }) => value),
    CAMPAIGN_FIELD_LIMITS.usecase,
  );
  const subUsecases = fields.texts('subUsecases') ?? [];
  const facts = usecaseFacts(usecase);
  if (facts !== undefined) {
    checkSubUsecases(fields, facts, subUsecases);
  }
  const texts = readTexts(fields, CAMPAIGN_TEXTS);
  const flags = readFlags(fields, CAMPAIGN_FLAGS);
  const [subscriberOptin, subscriberOptout, subscriberHelp] = SUBSCRIBER_FLAGS.map(
    (field) => fields.flag(field) ?? false,
  ) as [boolean, boolean, boolean];
  fields.require([
    ...(subscriberOptin ? ['optinMessage'] : []),
    ...(subscriberOptout ? ['optoutMessage'] : []),
    ...(subscriberHelp ? ['helpMessage'] : []),
  ]);
  const mnoIds = fields.numbers('mnoIds') ?? MNOS.map(({ networkId }) => networkId);
  if (mnoIds.length === 0 || mnoIds.some((id) => MNOS.every(({ networkId }) => networkId !== id))) {
    fields.wrong('mnoIds', `must name carriers: ${MNOS.map(({ networkId }) => networkId).join(', ')}`);
  }
  const referenceId = fields.text('referenceId', CAMPAIGN_FIELD_LIMITS.referenceId);
  const termsAndConditions = fields.flag('termsAndConditions') ?? true;
  const tags = fields.texts('tag') ?? [];
  fields.check();
  return {
    brandId,
    resellerId,
    usecase: usecase as Usecase,
    facts: facts as UsecaseFacts,
    subUsecases,
    texts: {
      ...(subscriberOptout && { optoutKeywords: CAMPAIGN_KEYWORD_DEFAULTS.optoutKeywords }),
      ...(subscriberHelp && { helpKeywords: CAMPAIGN_KEYWORD_DEFAULTS.helpKeywords }),
      ...texts,
    },
    flags,
    subscriberOptin,
    subscriberOptout,
    subscriberHelp,
    mnoIds,
    referenceId,
    termsAndConditions,
    tags,
  };
}

const isChangeable = (field: string) => CAMPAIGN_FIELDS_CHANGEABLE.has(field);

/** Ignores fields that cannot be changed. @throws Refusal 501 */
export function readCampaignUpdate(body: unknown) {
  const fields = new Fields(body);
  const texts = readTexts(fields, CAMPAIGN_TEXTS.filter(isChangeable));
  const flags = readFlags(fields, CAMPAIGN_FLAGS.filter(isChangeable));
  const resellerId = fields.text('resellerId', CAMPAIGN_FIELD_LIMITS.resellerId);
  fields.check();
  return { texts, flags, resellerId };
}

/** @throws Refusal 509 for what the carriers miss */
export function checkDemands(input: CampaignInput, terms: MnoMetadataByMno): void {
  const samples = SAMPLES.filter((field) => input.texts[field] !== undefined).length;
  const problems = new Map<string, Problem>();
  const miss = (field: string, description: string) =>
    problems.set(field, problem(509, description, [field]));
  for (const mnoId of input.mnoIds) {
    const { mno = '', minMsgSamples, ...needs } = terms[String(mnoId)] ?? {};
    const wanted = Math.min(minMsgSamples ?? 0, CAMPAIGN_SAMPLES_MAX);
    if (samples < wanted) {
      miss(`sample${wanted}`, `${mno} asks for ${wanted} sample message${wanted > 1 ? 's' : ''}.`);
    }
    const flags = [
      ['subscriberOptin', needs.reqSubscriberOptin, input.subscriberOptin],
      ['subscriberOptout', needs.reqSubscriberOptout, input.subscriberOptout],
      ['subscriberHelp', needs.reqSubscriberHelp, input.subscriberHelp],
    ] as const;
    for (const [flag, needed, given] of flags) {
      if (needed === true && !given) {
        miss(flag, `${mno} asks for ${flag} to be true.`);
      }
    }
  }
  if (problems.size > 0) {
    throw new Refusal([...problems.values()]);
  }
}
