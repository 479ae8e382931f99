// Registry credentials on the wire (G-40 to G-42). Secrets go in and never come out.
import { type Static, Type } from 'typebox';
import { PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

const SECRET_CHARACTERS_MAX = 512;
const LABEL_CHARACTERS_MAX = 100;

/** Basic authentication separates the two by a colon and sends them as one line. */
const Sid = Type.String({
  minLength: 1,
  maxLength: SECRET_CHARACTERS_MAX,
  pattern: '^[\\x21-\\x39\\x3b-\\x7e]+$',
  description: 'The API key of the registry account, as the registry issued it.',
  examples: ['sandbox-copper-kettle'],
  'x-message': `must be 1 to ${SECRET_CHARACTERS_MAX} visible characters without blanks or colons`,
});

const AuthToken = Type.String({
  minLength: 1,
  maxLength: SECRET_CHARACTERS_MAX,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'The secret that belongs to it. It is stored encrypted and never shown again.',
  examples: ['sandbox'],
  'x-message': `must be 1 to ${SECRET_CHARACTERS_MAX} visible characters without blanks`,
});

const WebhookSecret = Type.String({
  minLength: 8,
  maxLength: SECRET_CHARACTERS_MAX,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'The key that callbacks are signed with in `X-TCR-Webhook-Signature`.',
  examples: ['whsec-8f2c1d90aa47'],
  'x-message': `must be 8 to ${SECRET_CHARACTERS_MAX} visible characters without blanks`,
});

const Label = Type.String({
  minLength: 1,
  maxLength: LABEL_CHARACTERS_MAX,
  pattern: SINGLE_LINE,
  description: 'A name of your own for the set.',
  examples: ['Main account'],
  'x-message': `must have 1 to ${LABEL_CHARACTERS_MAX} characters on one line`,
});

/** Whether the address is public is decided by the service, which resolves names. */
const ApiBaseUrl = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'Address of the registry with its version path, where it is not the operator’s default.',
  examples: ['https://csp-api-staging.campaignregistry.com/v2'],
});

const secrets = { tcrSid: Sid, tcrAuthToken: AuthToken };
const optional = { tcrWebhookSecret: Type.Optional(WebhookSecret), label: Type.Optional(Label) };
const example = {
  tcrSid: 'sandbox-copper-kettle',
  tcrAuthToken: 'sandbox',
  tcrWebhookSecret: 'whsec-8f2c1d90aa47',
  label: 'Main account',
};

export const CREDENTIAL_STATUSES = ['active', 'inactive'] as const;

export const StoreOwnCredentialsRequest = Type.Object({ ...secrets, ...optional }, { examples: [example] });
export type StoreOwnCredentialsRequest = Static<typeof StoreOwnCredentialsRequest>;

const changes = {
  tcrSid: Type.Optional(Sid),
  tcrAuthToken: Type.Optional(AuthToken),
  ...optional,
};

export const ChangeOwnCredentialsRequest = Type.Object(changes, { examples: [{ label: 'Second account' }] });

export const StoreCredentialsRequest = Type.Object(
  {
    userId: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The customer whose set this is.',
      examples: [42],
    }),
    ...secrets,
    ...optional,
    tcrApiBaseUrl: Type.Optional(ApiBaseUrl),
  },
  { examples: [{ userId: 42, ...example }] },
);
export type StoreCredentialsRequest = Static<typeof StoreCredentialsRequest>;

export const ChangeCredentialsRequest = Type.Object(
  {
    ...changes,
    tcrApiBaseUrl: Type.Optional(ApiBaseUrl),
    status: Type.Optional(StringEnum(CREDENTIAL_STATUSES)),
  },
  { examples: [{ label: 'Second account', status: 'inactive' }] },
);
export type ChangeCredentialsRequest = Static<typeof ChangeCredentialsRequest>;

const record = {
  id: Type.Integer({ examples: [7] }),
  userId: Type.Integer({ examples: [42] }),
  label: Nullable(Type.String({ examples: ['Main account'] })),
  tcrSid: Type.String({ description: 'Masked but for its last four characters.', examples: ['••••ttle'] }),
  tcrAuthToken: Type.String({ description: 'Masked.', examples: ['••••••••'] }),
  hasWebhookSecret: Type.Boolean(),
  tcrApiBaseUrl: Nullable(Type.String({ description: 'Null: the operator’s default address.' })),
  status: StringEnum(CREDENTIAL_STATUSES),
  webhookUrl: Type.String({
    description: 'Enter this address at the registry, or have it subscribed, to get callbacks.',
    examples: ['https://tendlc.example/v1/tcr-webhooks/kq3…'],
  }),
  lastUsedAt: Nullable(IsoTimestamp()),
  lastTestedAt: Nullable(IsoTimestamp()),
  createdAt: IsoTimestamp(),
  updatedAt: IsoTimestamp(),
};

export const Credentials = Type.Object(record, { 'x-component': 'Credentials' });
export type Credentials = Static<typeof Credentials>;

const NewCredentials = Type.Object({
  ...record,
  webhookToken: Type.String({ description: 'The last part of `webhookUrl`; shown this once.' }),
});

export const CredentialsAnswer = Type.Object({ success: Type.Boolean(), credentials: Credentials });
export const NewCredentialsAnswer = Type.Object({ success: Type.Boolean(), credentials: NewCredentials });
export const OwnCredentialsAnswer = Type.Object({
  success: Type.Boolean(),
  credentials: Nullable(Credentials),
});

export const CredentialsQuery = PageQuery({ status: Type.Optional(StringEnum(CREDENTIAL_STATUSES)) });

export const CredentialsTestAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  displayName: Type.String({
    description: 'How the registry names the account: its partner name, else its id.',
    examples: ['Copper Kettle Messaging'],
  }),
});

export const WebhookSubscriptionAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  eventCategories: Type.Array(Type.String({ examples: ['BRAND'] })),
  webhookUrl: Type.String(),
});
