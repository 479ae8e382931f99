// Readers for each record of the registry. The fields of brands and campaigns come from their definitions.
import {
  type Brand,
  BRAND_FIELD_KINDS,
  type BrandFeedback,
  type Campaign,
  CAMPAIGN_FIELD_KINDS,
  type CampaignCreated,
  type CspProfile,
  type ExternalVetting,
  type FeedbackCategory,
  type FeedbackError,
  type MnoMetadata,
  type NudgeAnswer,
  type OperationStatusByMno,
  type Reseller,
  type SharingChain,
  type SharingStatus,
  type SmsOtpSent,
  type SmsOtpStatus,
  type UsecaseMetadata,
  type WebhookMockAnswer,
  type WebhookSubscription,
} from '../wire/index.ts';
import { asPlain, asTexts, isPlain, mapOf, type Reader, record, UnreadableAnswer } from './fields.ts';

export const readBrand = record<Brand>(
  {
    ...BRAND_FIELD_KINDS,
    brandId: 'text',
    cspId: 'text',
    status: 'text',
    identityStatus: 'text',
    universalEin: 'text',
    mobilePhoneVerifiedDate: 'text',
    businessContactEmailVerifiedDate: 'text',
    businessContactTitle: 'text',
    businessContactFirstName: 'text',
    businessContactLastName: 'text',
    optionalAttributes: 'map',
    createDate: 'text',
  },
  ['brandId'],
);

export const readCampaign = record<Campaign>(
  {
    ...CAMPAIGN_FIELD_KINDS,
    campaignId: 'text',
    cspId: 'text',
    status: 'text',
    createDate: 'text',
    billedDate: 'text',
    expirationDate: 'text',
    nextRenewalOrExpirationDate: 'text',
    monthlyFee: 'number',
    vertical: 'text',
    mock: 'flag',
  },
  ['campaignId'],
);

const readMnoMetadata = record<MnoMetadata>({
  mno: 'text',
  mnoSupport: 'flag',
  mnoReview: 'flag',
  qualify: 'flag',
  minMsgSamples: 'number',
  reqSubscriberOptin: 'flag',
  reqSubscriberOptout: 'flag',
  reqSubscriberHelp: 'flag',
  noEmbeddedLink: 'flag',
  noEmbeddedPhone: 'flag',
  msgClass: 'text',
  tpm: 'number',
  mmsTpm: 'number',
  tpmScope: 'text',
  brandTier: 'text',
  brandDailyCap: 'number',
});

export const readMnoMetadataByMno = mapOf((value) => (isPlain(value) ? readMnoMetadata(value) : undefined));

const readUsecaseFields = record<UsecaseMetadata>(
  {
    usecase: 'text',
    monthlyFee: 'number',
    quarterlyFee: 'number',
    annualFee: 'number',
    minSubUsecases: 'number',
    maxSubUsecases: 'number',
    greyoutFields: 'texts',
    mnoMetadata: 'map',
  },
  ['usecase'],
);

export const readUsecaseMetadata: Reader<UsecaseMetadata> = (answer) => {
  const fields = readUsecaseFields(answer);
  return { ...fields, mnoMetadata: readMnoMetadataByMno(fields.mnoMetadata ?? {}) };
};

const readCreatedFields = record<CampaignCreated>({ campaignId: 'text', mnoMetadata: 'map' }, ['campaignId']);

export const readCampaignCreated: Reader<CampaignCreated> = (answer) => {
  const fields = readCreatedFields(answer);
  return { ...fields, mnoMetadata: readMnoMetadataByMno(fields.mnoMetadata ?? {}) };
};

export const readOperationStatus: Reader<OperationStatusByMno> = mapOf((value) =>
  typeof value === 'string' ? value : undefined,
);

export const readSharingStatus = record<SharingStatus>({
  downstreamCnpId: 'text',
  upstreamCnpId: 'text',
  sharingStatus: 'text',
  explanation: 'text',
  rejectionCategory: 'texts',
  sharedDate: 'text',
  statusDate: 'text',
  cnpMigration: 'flag',
});

export const readSharingChain: Reader<SharingChain> = (answer) => {
  const chain = asPlain(answer);
  const link = (value: unknown) => (isPlain(value) ? readSharingStatus(value) : null);
  return { ...chain, sharedWithMe: link(chain['sharedWithMe']), sharedByMe: link(chain['sharedByMe']) };
};

export const readNudgeAnswer = record<NudgeAnswer>({ message: 'text' });

export const readVetting = record<ExternalVetting>(
  {
    evpId: 'text',
    vettingId: 'text',
    vettingToken: 'text',
    vettingScore: 'number',
    vettingClass: 'text',
    vettingStatus: 'text',
    reasons: 'texts',
    vettingDetails: 'map',
    vettedDate: 'text',
    createDate: 'text',
    validUntil: 'text',
    expirationDate: 'text',
  },
  ['evpId'],
);

const readFeedbackError: Reader<FeedbackError> = (entry) => {
  const { code, message } = isPlain(entry) ? entry : {};
  const [text = ''] = asTexts(message) ?? [];
  return { code: typeof code === 'string' || typeof code === 'number' ? String(code) : '', message: text };
};

function readFeedbackCategory(entry: unknown): FeedbackCategory | undefined {
  if (!isPlain(entry) || typeof entry['id'] !== 'string') {
    return undefined;
  }
  const { id, displayName, description, fields, errors } = entry;
  const [label = id] = asTexts(displayName) ?? [];
  const [text = ''] = asTexts(description) ?? [];
  return {
    ...entry,
    id,
    displayName: label,
    description: text,
    fields: asTexts(fields) ?? [],
    errors: Array.isArray(errors) ? errors.map(readFeedbackError) : [],
  };
}

export const readFeedback: Reader<BrandFeedback> = (answer) => {
  const feedback = asPlain(answer);
  const { category } = feedback;
  if (category !== undefined && category !== null && !Array.isArray(category)) {
    throw new UnreadableAnswer('the categories are no list');
  }
  const entries: unknown[] = category ?? [];
  return {
    ...feedback,
    category: entries.map(readFeedbackCategory).filter((entry) => entry !== undefined),
  };
};

export const readOtpSent = record<SmsOtpSent>({ brandId: 'text', referenceId: 'text' }, ['referenceId']);

export const readOtpStatus = record<SmsOtpStatus>(
  {
    brandId: 'text',
    referenceId: 'text',
    mobilePhone: 'text',
    requestDate: 'text',
    verifyDate: 'text',
    deliveryStatus: 'text',
    deliveryStatusDate: 'text',
    deliveryStatusDetails: 'text',
  },
  ['referenceId'],
);

export const readProfile = record<CspProfile>(
  {
    cspId: 'text',
    email: 'text',
    escalateEmail: 'text',
    techEmail: 'text',
    financeEmail: 'text',
    platformFreeTrialEnabled: 'flag',
    soleProprietorEnabled: 'flag',
    ucaasEnabled: 'flag',
    publicSafetyEnabled: 'flag',
    dpaSigned: 'flag',
  },
  ['cspId'],
);

export const readReseller = record<Reseller>(
  { resellerId: 'text', cspId: 'text', companyName: 'text', phone: 'text', email: 'text' },
  ['resellerId'],
);

export const readSubscription = record<WebhookSubscription>(
  { eventCategory: 'text', webhookEndpoint: 'text' },
  ['eventCategory'],
);

export const readMockAnswer = record<WebhookMockAnswer>({
  endpoint: 'text',
  status: 'text',
  request: 'text',
  response: 'text',
});

/** Plain text, or that text as JSON. */
export const readVersion: Reader<string> = (answer) => {
  const version = typeof answer === 'number' ? String(answer) : answer;
  if (typeof version !== 'string' || !/^[\w.+ -]{1,60}$/u.test(version.trim())) {
    throw new UnreadableAnswer('not a version');
  }
  return version.trim();
};
