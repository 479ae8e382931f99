// Further operations at the registry (G-90). What the registry answers is passed through as records in its own words.
import { BRAND_FIELDS, CAMPAIGN_FIELDS, line, text } from '@tendlc/registration';
import {
  APPEAL_EXPLANATION_CHARACTERS_MAX,
  ATTACHMENT_LIMITS,
  BRAND_APPEAL_CATEGORIES,
  DECLINE_EXPLANATION_CHARACTERS_MAX,
  REJECTION_CATEGORIES,
  RESELLER_FIELD_LIMITS,
  SHARING_STATES,
  TAGS_PER_RECORD_MAX,
  VETTING_APPEAL_CATEGORIES,
  VETTING_CLASSES_BY_ENTITY_TYPE,
  VETTING_FIELD_LIMITS,
  VETTING_PROVIDERS,
} from '@tendlc/registry/wire';
import { type Static, Type } from 'typebox';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { Nullable, StringEnum } from './primitives.ts';

/** For texts about these limits: the contract is all that the console knows of the registry. */
export {
  APPEAL_EXPLANATION_CHARACTERS_MAX,
  ATTACHMENT_LIMITS,
  BRAND_APPEAL_CATEGORIES,
  DECLINE_EXPLANATION_CHARACTERS_MAX,
  REJECTION_CATEGORIES,
  TAGS_PER_RECORD_MAX,
  VETTING_APPEAL_CATEGORIES,
  VETTING_CLASSES_BY_ENTITY_TYPE,
  VETTING_PROVIDERS,
};

/** One component for every record that is passed through. */
export const RegistryRecord = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'A record in the words of the registry.',
    'x-component': 'RegistryRecord',
  },
);
export type RegistryRecord = Readonly<Record<string, unknown>>;

export const RegistryRecordAnswer = Type.Object({ success: Type.Boolean(), record: RegistryRecord });
export const RegistryRecordsAnswer = Type.Object({
  success: Type.Boolean(),
  records: Type.Array(RegistryRecord),
});
export const RegistryPageAnswer = PageAnswer('records', RegistryRecord, 'In the order of the registry.');

export const MigrationAnswer = Type.Object({
  success: Type.Boolean(),
  migration: Nullable(RegistryRecord),
});

/** A file at the registry. */
export const Attachment = Type.Object(
  {
    uuid: Type.String({ examples: ['CEXMPL1/MMS/5f1c'] }),
    fileName: Nullable(Type.String({ examples: ['form.pdf'] })),
    mimeType: Nullable(Type.String({ examples: ['application/pdf'] })),
  },
  { 'x-component': 'Attachment' },
);
export type Attachment = Static<typeof Attachment>;

export const AttachmentAnswer = Type.Object({ success: Type.Boolean(), attachment: Attachment });
export const AttachmentsAnswer = Type.Object({
  success: Type.Boolean(),
  attachments: Type.Array(Attachment),
});

/** The body of an upload, for the documentation: the service reads it as it arrives. */
export const FileContent = {
  'multipart/form-data': {
    schema: Type.Object(
      { file: Type.String({ contentMediaType: 'application/octet-stream', examples: ['…'] }) },
      { examples: [{ file: '…' }] },
    ),
  },
};

export const FILE_BYTES_MAX = ATTACHMENT_LIMITS.mms.bytesMax;
export const ATTACHMENT_KINDS = ['mms', 'document'] as const;
export type CampaignAttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export const AttachmentsQuery = Type.Object({
  kind: StringEnum(ATTACHMENT_KINDS, {
    description: '`mms`: a sample of an MMS. `document`: a supporting document.',
    examples: ['mms'],
  }),
});

export const AttachmentPath = Type.Object({
  campaignId: Type.String({ description: 'The registry ID or the local ID.', examples: ['1'] }),
  attachmentId: Type.String({ description: 'The `uuid`, URL-encoded.', examples: ['CEXMPL1%2FMMS%2F5f1c'] }),
});

const categoriesOf = <const Values extends readonly string[]>(values: Values, example: Values[number]) =>
  Type.Array(StringEnum(values), {
    minItems: 1,
    maxItems: values.length,
    uniqueItems: true,
    examples: [[example]],
  });

const appealFields = {
  attachmentUuids: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: ATTACHMENT_LIMITS.evidence.filesMax,
      uniqueItems: true,
      description: 'The `uuid` of uploaded evidence.',
    }),
  ),
  explanation: Type.Optional(text(1, APPEAL_EXPLANATION_CHARACTERS_MAX)({})),
};

export const BrandAppealRequest = Type.Object(
  { appealCategories: categoriesOf(BRAND_APPEAL_CATEGORIES, 'VERIFY_TAX_ID'), ...appealFields },
  { examples: [{ appealCategories: ['VERIFY_TAX_ID'], explanation: 'The IRS letter is attached.' }] },
);
export type BrandAppealRequest = Static<typeof BrandAppealRequest>;

const vettingFields = {
  evpId: Type.String({
    minLength: 1,
    maxLength: VETTING_FIELD_LIMITS.evpId.max,
    pattern: '^[A-Za-z0-9_-]+$',
    examples: ['AEGIS'],
  }),
  vettingId: line(VETTING_FIELD_LIMITS.vettingId.max)({ examples: ['report-77'] }),
};

export const VettingAppealRequest = Type.Object(
  {
    ...vettingFields,
    appealCategories: categoriesOf(VETTING_APPEAL_CATEGORIES, 'LOW_SCORE'),
    ...appealFields,
  },
  { examples: [{ evpId: 'AEGIS', vettingId: 'report-77', appealCategories: ['LOW_SCORE'] }] },
);
export type VettingAppealRequest = Static<typeof VettingAppealRequest>;

export const ImportVettingRequest = Type.Object(
  {
    ...vettingFields,
    vettingToken: Type.Optional(
      line(VETTING_FIELD_LIMITS.vettingToken.max)({ description: 'AEGIS requires it.' }),
    ),
  },
  { examples: [{ evpId: 'WMC', vettingId: 'report-77' }] },
);
export type ImportVettingRequest = Static<typeof ImportVettingRequest>;

export const CONTACT_MAIL_CLASSES = ['AUTHPLUS', 'RBM'] as const;
export const ContactMailRequest = Type.Object(
  { vettingClass: Type.Optional(StringEnum(CONTACT_MAIL_CLASSES, { default: 'AUTHPLUS' })) },
  { examples: [{ vettingClass: 'AUTHPLUS' }] },
);

export const QualificationQuery = Type.Object({
  usecase: Type.Optional(
    Type.String({ maxLength: 50, description: 'Only this use case.', examples: ['MARKETING'] }),
  ),
});

export const TAG_CHARACTERS_MAX = 50;
const TagName = Type.String({
  minLength: 1,
  maxLength: TAG_CHARACTERS_MAX,
  pattern: '^[A-Za-z0-9]+$',
  examples: ['spring'],
  'x-message': `must have 1 to ${TAG_CHARACTERS_MAX} letters and digits`,
});

/** The path of a tag of a brand or campaign. */
export const TagPath = <Name extends 'brandId' | 'campaignId'>(of: Name) =>
  Type.Object({
    [of]: Type.String({ description: 'The registry ID or the local ID.', examples: ['1'] }),
    name: TagName,
  } as Record<Name, ReturnType<typeof Type.String>> & { name: typeof TagName });

/** Admins choose the account of the registry. */
export const AccountQuery = Type.Object(OwnerQuery);
export const AccountPageQuery = PageQuery(OwnerQuery);
export const NumbersQuery = PageQuery({
  current: Type.Optional(Type.Boolean({ description: 'Only current or only former numbers.' })),
});

export const PartnerCampaignsQuery = PageQuery({
  ...OwnerQuery,
  sharingStatus: Type.Optional(StringEnum(SHARING_STATES.map(({ value }) => value))),
});
export const PartnerCampaignPath = Type.Object({
  tcrCampaignId: Type.String({ examples: ['CEXMPL1'] }),
});

export const AcceptRequest = Type.Object(
  { upstreamCnpId: CAMPAIGN_FIELDS.upstreamCnpId.schema, ...OwnerQuery },
  { examples: [{ upstreamCnpId: 'TWILO' }] },
);

export const DeclineRequest = Type.Object(
  {
    rejectionCategories: categoriesOf(REJECTION_CATEGORIES, 'CALL_TO_ACTION'),
    explanation: text(1, DECLINE_EXPLANATION_CHARACTERS_MAX)({ examples: ['The page shows no opt-in.'] }),
    ...OwnerQuery,
  },
  { examples: [{ rejectionCategories: ['CALL_TO_ACTION'], explanation: 'The page shows no opt-in.' }] },
);
export type DeclineRequest = Static<typeof DeclineRequest>;

export const ResellerPath = Type.Object({ resellerId: Type.String({ examples: ['REXMPL1'] }) });
export const ResellerRequest = Type.Object(
  {
    companyName: line(RESELLER_FIELD_LIMITS.companyName.max)({ examples: ['Harbor Texting'] }),
    phone: BRAND_FIELDS.phone.schema,
    email: Type.String({
      format: 'email',
      maxLength: RESELLER_FIELD_LIMITS.email.max,
      examples: ['ops@harbor.example'],
      'x-message': 'must be an email address',
    }),
    ...OwnerQuery,
  },
  {
    examples: [{ companyName: 'Harbor Texting', phone: '+15125557123', email: 'ops@harbor.example' }],
  },
);
export type ResellerRequest = Static<typeof ResellerRequest>;
