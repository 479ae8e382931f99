// A campaign's profile: held against the registry's rules and completed, so that the required fields are enough (G-44).
import { chooseSubUseCases, composeReplies, detectContents } from '@tendlc/compliance';
import {
  type BrandProfile,
  CAMPAIGN_PROFILE_FIELDS,
  type CampaignProfile,
  CHANGEABLE_CAMPAIGN_FIELDS,
  type CreateCampaignRequest,
  type UpdateCampaignRequest,
} from '@tendlc/contract';
import {
  CAMPAIGN_FIELDS,
  findUsecase,
  fromRegistryNames,
  problemsInWords,
  problemsOfCampaign,
  toRegistryNames,
  type UsecaseFacts,
} from '@tendlc/registration';
import type { Campaign as RegistryCampaign, CampaignCreate, CampaignUpdate } from '@tendlc/registry/wire';

const DEFAULT_KEYWORDS = { optinKeywords: 'START', optoutKeywords: 'STOP', helpKeywords: 'HELP' } as const;
const NO_RESELLER = 'R000000';

/** What a set flag asks for. */
const REPLY_OF = {
  subscriberOptin: { message: 'optinMessage', keywords: 'optinKeywords' },
  subscriberOptout: { message: 'optoutMessage', keywords: 'optoutKeywords' },
  subscriberHelp: { message: 'helpMessage', keywords: 'helpKeywords' },
} as const;

type BrandFacts = Pick<BrandProfile, 'brandName' | 'entityType' | 'email' | 'phone'>;

function factsOf(usecase: string): UsecaseFacts {
  const found = findUsecase(usecase);
  if (found === undefined) {
    throw new Error(`no facts about the use case ${usecase}`);
  }
  return found;
}

const samplesOf = ({ sample1, sample2, sample3, sample4, sample5 }: CampaignProfile): string[] =>
  [sample1, sample2, sample3, sample4, sample5].filter((sample) => sample !== undefined);

/** Fills in missing fields, and lists them. */
class Completion {
  readonly profile: CampaignProfile;
  readonly defaulted: string[] = [];

  constructor(profile: CampaignProfile) {
    this.profile = { ...profile };
  }

  fill<Field extends keyof CampaignProfile>(field: Field, value: CampaignProfile[Field]): void {
    if (this.profile[field] === undefined) {
      this.profile[field] = value;
      this.defaulted.push(field);
    }
  }
}

function completeReplies(completion: Completion, brand: BrandFacts): void {
  const replies = composeReplies(brand.brandName, `${brand.email} or ${brand.phone}`);
  for (const [flag, { message, keywords }] of Object.entries(REPLY_OF)) {
    if (completion.profile[flag as keyof typeof REPLY_OF] === true) {
      completion.fill(message, replies[message]);
      completion.fill(keywords, DEFAULT_KEYWORDS[keywords]);
    }
  }
}

function complete(given: CampaignProfile, brand: BrandFacts, facts: UsecaseFacts): Completion {
  const completion = new Completion(given);
  // Documented defaults are not listed as filled in.
  for (const flag of ['subscriberOptin', 'subscriberOptout', 'subscriberHelp'] as const) {
    completion.profile[flag] ??= true;
  }
  completion.profile.resellerId ??= NO_RESELLER;
  completion.profile.autoRenewal ??= true;
  for (const flag of ['numberPool', 'ageGated', 'directLending'] as const) {
    completion.profile[flag] ??= false;
  }
  const texts = [given.description, given.messageFlow, ...samplesOf(given)];
  if ((facts.subUsecases?.min ?? 0) > 0) {
    completion.fill(
      'subUsecases',
      chooseSubUseCases(
        texts,
        facts.subUsecases ?? { min: 0, max: 0 },
      ) as CampaignProfile['subUsecases'] & {},
    );
  }
  completeReplies(completion, brand);
  if (facts.samplesMin === 2 && samplesOf(given).length < 2) {
    // A message that the campaign does send: the confirmation of the opt-in.
    completion.fill(
      'sample2',
      completion.profile.optinMessage ?? composeReplies(brand.brandName, brand.email).optinMessage,
    );
  }
  const contents = detectContents(samplesOf(completion.profile));
  completion.fill('embeddedLink', contents.embeddedLink);
  completion.fill('embeddedPhone', contents.embeddedPhone);
  return completion;
}

export type PreparedCampaign = {
  readonly profile: CampaignProfile;
  readonly defaulted: readonly string[];
  /** A sentence a field, undefined when nothing is wrong. */
  readonly problem: string | undefined;
};

/** @returns the profile as it is sent and stored, the fields that were filled in, and its problems */
export function prepareCampaign(given: CampaignProfile, brand: BrandFacts): PreparedCampaign {
  const facts = factsOf(given.usecase);
  const { profile, defaulted } = complete(given, brand, facts);
  const problems = problemsOfCampaign(profile, brand.entityType);
  return { profile, defaulted, problem: problemsInWords(problems) };
}

/** Only what belongs to a profile, and of that only what is there. */
export function profileOf(request: CreateCampaignRequest): CampaignProfile {
  const entries = CAMPAIGN_PROFILE_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as CampaignProfile;
}

/** The fields that can be updated; the others are fixed after registration. */
export function changesOf(request: UpdateCampaignRequest): UpdateCampaignRequest {
  const entries = CHANGEABLE_CAMPAIGN_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** @returns a sentence for each field that the request changes although it is fixed after registration */
export function problemOfFixed(
  request: Readonly<Record<string, unknown>>,
  profile: CampaignProfile,
): string | undefined {
  const changeable: readonly string[] = CHANGEABLE_CAMPAIGN_FIELDS;
  const wrong = CAMPAIGN_PROFILE_FIELDS.filter(
    (field) =>
      !changeable.includes(field) &&
      request[field] !== undefined &&
      JSON.stringify(request[field]) !== JSON.stringify(profile[field]),
  );
  return wrong.length === 0
    ? undefined
    : wrong.map((field) => `${field}: cannot be changed after registration`).join('; ');
}

export function toRegistryCampaign(
  profile: CampaignProfile,
  brandId: string,
  referenceId: string,
): CampaignCreate {
  // The partner is no field of the registry's: the campaign is shared with it afterwards.
  const sent = toRegistryNames(CAMPAIGN_FIELDS, { resellerId: NO_RESELLER, ...profile });
  return { ...sent, brandId, referenceId } as CampaignCreate;
}

export const toRegistryUpdate = (changes: UpdateCampaignRequest): CampaignUpdate =>
  toRegistryNames(CAMPAIGN_FIELDS, changes);

/** Values of the registry replace ours; what it omits or leaves empty stays. */
export function mergeRegistryCampaign(profile: CampaignProfile, campaign: RegistryCampaign): CampaignProfile {
  const received = fromRegistryNames(CAMPAIGN_FIELDS, campaign);
  const entries = CAMPAIGN_PROFILE_FIELDS.map((field) => {
    const value = received[field];
    const isEmpty = Array.isArray(value) && value.length === 0;
    const isTold = value !== undefined && value !== null && value !== '' && !isEmpty;
    return [field, isTold ? value : profile[field]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as CampaignProfile;
}
