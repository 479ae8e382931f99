// A campaign's profile: completed, checked against the registry's rules, and translated to the registry's names (G-44).
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
  completeCampaign,
  fromRegistryNames,
  problemsInWords,
  problemsOfCampaign,
  RESELLER_NONE,
  toRegistryNames,
} from '@tendlc/registration';
import type { Campaign as RegistryCampaign, CampaignCreate, CampaignUpdate } from '@tendlc/registry/wire';

type BrandFacts = Pick<BrandProfile, 'brandName' | 'entityType' | 'email' | 'phone'>;

export type PreparedCampaign = {
  readonly profile: CampaignProfile;
  readonly defaulted: readonly string[];
  /** A sentence a field, undefined when nothing is wrong. */
  readonly problem: string | undefined;
};

/** @returns the profile as it is sent and kept, what was filled in, and what is wrong with it */
export function prepareCampaign(given: CampaignProfile, brand: BrandFacts): PreparedCampaign {
  const { profile, defaulted } = completeCampaign(given, {
    replies: () => composeReplies(brand.brandName, `${brand.email} or ${brand.phone}`),
    subUsecases: chooseSubUseCases,
    contents: detectContents,
  });
  const problems = problemsOfCampaign(profile, brand.entityType);
  return { profile, defaulted, problem: problemsInWords(problems) };
}

/** Only what belongs to a profile, and of that only what is there. */
export function profileOf(request: CreateCampaignRequest): CampaignProfile {
  const entries = CAMPAIGN_PROFILE_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as CampaignProfile;
}

/** What of the request can be changed; the rest is decided once. */
export function changesOf(request: UpdateCampaignRequest): UpdateCampaignRequest {
  const entries = CHANGEABLE_CAMPAIGN_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** @returns a sentence for each field that cannot be changed any more and was to become something else */
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
  const sent = toRegistryNames(CAMPAIGN_FIELDS, { resellerId: RESELLER_NONE, ...profile });
  return { ...sent, brandId, referenceId } as CampaignCreate;
}

export const toRegistryUpdate = (changes: UpdateCampaignRequest): CampaignUpdate =>
  toRegistryNames(CAMPAIGN_FIELDS, changes);

/** What the registry says of the profile wins over what we have; what it leaves out, or has no value for, stays. */
export function mergeRegistryCampaign(profile: CampaignProfile, campaign: RegistryCampaign): CampaignProfile {
  const told = fromRegistryNames(CAMPAIGN_FIELDS, campaign);
  const entries = CAMPAIGN_PROFILE_FIELDS.map((field) => {
    const value = told[field];
    const isEmpty = Array.isArray(value) && value.length === 0;
    const isTold = value !== undefined && value !== null && value !== '' && !isEmpty;
    return [field, isTold ? value : profile[field]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as CampaignProfile;
}
