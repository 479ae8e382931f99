// A campaign on the wire: requests, responses and field lengths. The fields come from @tendlc/registration.
import {
  CAMPAIGN_FIELDS,
  type CHANGEABLE_CAMPAIGN_FIELDS,
  changeableAtRegistry,
  type Length,
  registryKindsOf,
  registryLengthsOf,
  type RegistryValues,
} from '@tendlc/registration/registry-fields';
import type { MnoMetadataByMno } from './carriers.ts';
import type { Loose, Open } from './loose.ts';
import type { PageQuery } from './pages.ts';
import type { Usecase } from './use-cases.ts';

/** The fields that can be changed after registration. */
type ChangeableFields = RegistryValues<typeof CHANGEABLE_CAMPAIGN_FIELDS>;

/** The fields that are fixed at registration. `termsAndConditions` attests that there is no affiliate marketing. */
type FixedFields = RegistryValues<Omit<typeof CAMPAIGN_FIELDS, keyof typeof CHANGEABLE_CAMPAIGN_FIELDS>> & {
  brandId: string;
  termsAndConditions: boolean;
  referenceId: string;
};

type RequiredInCreate = 'brandId' | 'usecase' | 'resellerId' | 'description' | 'messageFlow';
type CreateFields = ChangeableFields & FixedFields & { mnoIds: number[]; tag: string[] };

/** Defaults: false for flags, true for `autoRenewal` and `termsAndConditions`, and all carriers for `mnoIds`. */
export type CampaignCreate = Pick<CreateFields, RequiredInCreate> &
  Partial<Omit<CreateFields, RequiredInCreate>>;

/** Only the changed fields. Of the fixed fields, only the reseller can change, and only to none. */
export type CampaignUpdate = Partial<ChangeableFields & { resellerId: string }>;

export const CAMPAIGN_STATUSES = ['ACTIVE', 'EXPIRED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** ACTIVE from the start. The operation status shows whether each carrier accepts the campaign. */
export type Campaign = { campaignId: string } & Loose<
  ChangeableFields &
    FixedFields & {
      cspId: string;
      status: Open<CampaignStatus>;
      createDate: string;
      billedDate: string;
      /** No longer used. */
      vertical: string;
      mock: boolean;
      /** YYYY-MM-DD. */
      nextRenewalOrExpirationDate: string;
      expirationDate: string;
      monthlyFee: number;
    }
>;

/** Has no status. */
export type CampaignCreated = { campaignId: string; mnoMetadata: MnoMetadataByMno };

/** Exact matches. Which statuses are listed without `status` is not documented. */
export type CampaignFilter = PageQuery & {
  referenceId?: string;
  brandId?: string;
  status?: Open<CampaignStatus>;
  usecase?: Open<Usecase>;
  vertical?: string;
  resellerId?: string;
  autoRenewal?: boolean;
  upstreamCnpId?: string;
  tag?: readonly string[];
  mock?: boolean;
};

/** The registry's terms for a use case of a brand before registration. Fees are in US dollars. */
export type UsecaseMetadata = { usecase: Open<Usecase>; mnoMetadata: MnoMetadataByMno } & Loose<{
  monthlyFee: number;
  quarterlyFee: number;
  annualFee: number;
  minSubUsecases: number;
  maxSubUsecases: number;
  greyoutFields: string[];
}>;

/** At least one carrier. */
export type CampaignResubmit = { mnoIds: number[] };

/** In characters. Text of older campaigns can be shorter than the minimum. */
export const CAMPAIGN_FIELD_LIMITS = {
  ...registryLengthsOf(CAMPAIGN_FIELDS),
  brandId: { max: 8 },
  referenceId: { max: 50 },
} as const satisfies { readonly [Field in keyof CreateFields]?: Length };

/** The kind of value of each field, for the tolerant reading of records. */
export const CAMPAIGN_FIELD_KINDS = {
  ...registryKindsOf(CAMPAIGN_FIELDS),
  brandId: 'text',
  termsAndConditions: 'flag',
  referenceId: 'text',
} as const;

type FieldsOfKind<Kind> = {
  [Field in keyof typeof CAMPAIGN_FIELD_KINDS]: (typeof CAMPAIGN_FIELD_KINDS)[Field] extends Kind
    ? Field
    : never;
}[keyof typeof CAMPAIGN_FIELD_KINDS];
export type CampaignTextField = FieldsOfKind<'text'>;
export type CampaignFlagField = FieldsOfKind<'flag'>;

/** The names of the fields that can be changed after registration. */
export const CAMPAIGN_FIELDS_CHANGEABLE = changeableAtRegistry(CAMPAIGN_FIELDS);

export const CAMPAIGN_SAMPLES_MAX = 5;
export const CAMPAIGN_KEYWORD_DEFAULTS = { optoutKeywords: 'STOP', helpKeywords: 'HELP' } as const;
