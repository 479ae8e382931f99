// A campaign on the wire: what is sent, what comes back, how long each field may be.
import type { MnoMetadataByMno } from './carriers.ts';
import type { Loose, Open } from './loose.ts';
import type { PageQuery } from './pages.ts';
import type { Usecase } from './use-cases.ts';

/** What can be changed later. */
type ChangeableFields = {
  description: string;
  /** How people opt in. */
  messageFlow: string;
  sample1: string;
  sample2: string;
  sample3: string;
  sample4: string;
  sample5: string;
  optinMessage: string;
  optoutMessage: string;
  helpMessage: string;
  /** Comma separated, no blanks; as the two below. */
  optinKeywords: string;
  optoutKeywords: string;
  helpKeywords: string;
  embeddedLink: boolean;
  embeddedPhone: boolean;
  /** More than 50 numbers. */
  numberPool: boolean;
  ageGated: boolean;
  directLending: boolean;
  autoRenewal: boolean;
  privacyPolicyLink: string;
  termsAndConditionsLink: string;
  embeddedLinkSample: string;
};

type FixedFields = {
  brandId: string;
  usecase: Open<Usecase>;
  subUsecases: string[];
  resellerId: string;
  subscriberOptin: boolean;
  subscriberOptout: boolean;
  subscriberHelp: boolean;
  /** Attests that there is no affiliate marketing. */
  termsAndConditions: boolean;
  referenceId: string;
};

type RequiredInCreate = 'brandId' | 'usecase' | 'resellerId' | 'description' | 'messageFlow';
type CreateFields = ChangeableFields & FixedFields & { mnoIds: number[]; tag: string[] };

/** Left out, the registry takes false for flags, true for `autoRenewal` and `termsAndConditions`, all carriers for `mnoIds`. */
export type CampaignCreate = Pick<CreateFields, RequiredInCreate> &
  Partial<Omit<CreateFields, RequiredInCreate>>;

/** A difference. Of the other fields only the reseller may change, from a real one to none. */
export type CampaignUpdate = Partial<ChangeableFields & { resellerId: string }>;

export const CAMPAIGN_STATUSES = ['ACTIVE', 'EXPIRED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** ACTIVE from the first moment: whether a carrier takes it is told by the operation status. */
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

/** Without status. */
export type CampaignCreated = { campaignId: string; mnoMetadata: MnoMetadataByMno };

/** Exact matches. Without `status` it is not known which ones are listed. */
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

/** What the registry says about a use case for a brand before a campaign is made. Fees in US dollars. */
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

const text = { min: 40, max: 4096 } as const;
const message = { min: 20, max: 1024 } as const;
const keywords = { max: 255 } as const;
const link = { max: 2048 } as const;

/** In characters. Campaigns from earlier days can be below a minimum. */
export const CAMPAIGN_FIELD_LIMITS = {
  brandId: { max: 8 },
  usecase: { max: 50 },
  resellerId: { max: 8 },
  description: text,
  messageFlow: text,
  sample1: message,
  sample2: message,
  sample3: message,
  sample4: message,
  sample5: message,
  optinKeywords: keywords,
  optoutKeywords: keywords,
  helpKeywords: keywords,
  optinMessage: message,
  optoutMessage: message,
  helpMessage: message,
  referenceId: { max: 50 },
  privacyPolicyLink: link,
  termsAndConditionsLink: link,
  embeddedLinkSample: { max: 255 },
} as const satisfies {
  readonly [Field in keyof CreateFields]?: { readonly min?: number; readonly max: number };
};

export const CAMPAIGN_SAMPLES_MAX = 5;
export const CAMPAIGN_KEYWORD_DEFAULTS = { optoutKeywords: 'STOP', helpKeywords: 'HELP' } as const;

/** What a set flag asks for. */
export const CAMPAIGN_FIELDS_BY_FLAG = {
  subscriberOptin: ['optinMessage'],
  subscriberOptout: ['optoutKeywords', 'optoutMessage'],
  subscriberHelp: ['helpKeywords', 'helpMessage'],
} as const satisfies { readonly [Flag in keyof CreateFields]?: readonly (keyof CreateFields)[] };
