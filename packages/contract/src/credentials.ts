// Registry credentials on the wire (G-40 to G-42). Requests contain secrets, and responses never do.
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
  description: 'The API key of your TCR account.',
  examples: ['sandbox-copper-kettle'],
  'x-message': `must be 1 to ${SECRET_CHARACTERS_MAX} visible ASCII characters without spaces or colons`,
});

const AuthToken = Type.String({
  minLength: 1,
  maxLength: SECRET_CHARACTERS_MAX,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'The secret of your TCR account. It is stored encrypted and never shown again.',
  examples: ['sandbox'],
  writeOnly: true,
  'x-message': `must be 1 to ${SECRET_CHARACTERS_MAX} visible ASCII characters without spaces`,
});

const WebhookSecret = Type.String({
  minLength: 8,
  maxLength: SECRET_CHARACTERS_MAX,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'The secret that signs callbacks in `X-TCR-Webhook-Signature`.',
  examples: ['whsec-8f2c1d90aa47'],
  writeOnly: true,
  'x-message': `must be 8 to ${SECRET_CHARACTERS_MAX} visible ASCII characters without spaces`,
});

const Label = Type.String({
  minLength: 1,
  maxLength: LABEL_CHARACTERS_MAX,
  pattern: SINGLE_LINE,
  description: 'A name for the credentials, for your own reference.',
  examples: ['Main account'],
  'x-message': `must have 1 to ${LABEL_CHARACTERS_MAX} characters on one line`,
});

/** Whether the address is public is decided by the service, which resolves names. */
const ApiBaseUrl = Type.String({
  minLength: 1,
  maxLength: 2048,
  description:
    'The registry URL including its version path. If omitted, the default of the operator is used.',
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
      description: 'The customer who owns the credentials.',
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
  tcrSid: Type.String({
    description: 'Masked, except for the last four characters.',
    examples: ['••••ttle'],
  }),
  tcrAuthToken: Type.String({ description: 'Masked.', examples: ['••••••••'] }),
  hasWebhookSecret: Type.Boolean(),
  tcrApiBaseUrl: Nullable(
    Type.String({ description: 'The registry URL. Null means the default of the operator.' }),
  ),
  status: StringEnum(CREDENTIAL_STATUSES),
  webhookUrl: Type.String({
    description:
      'The webhook URL for registry callbacks. Enter it in the registry portal, or use the webhook subscription operation.',
    examples: ['https://tendlc.example/v1/tcr-webhooks/kq3…'],
  }),
  lastUsedAt: Nullable(IsoTimestamp()),
  lastTestedAt: Nullable(IsoTimestamp()),
  lastWebhookAt: Nullable(
    IsoTimestamp({ description: 'When the last callback of the registry arrived. Null if none is stored.' }),
  ),
  createdAt: IsoTimestamp(),
  updatedAt: IsoTimestamp(),
};

export const Credentials = Type.Object(record, { 'x-component': 'Credentials' });
export type Credentials = Static<typeof Credentials>;

const NewCredentials = Type.Object({
  ...record,
  webhookToken: Type.String({ description: 'The last part of `webhookUrl`. Shown only once.' }),
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
    description:
      'The name of the account at the registry: its partner name, or its ID if it has no partner name.',
    examples: ['Copper Kettle Messaging'],
  }),
});

export const WebhookSubscriptionAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  eventCategories: Type.Array(Type.String({ examples: ['BRAND'] })),
  webhookUrl: Type.String(),
});

export const ConnectionAnswer = Type.Object({
  success: Type.Boolean(),
  displayName: Type.String({
    description: 'The name of the account at the registry, or its ID if it has no partner name.',
    examples: ['Copper Kettle Messaging'],
  }),
  credentials: Credentials,
  webhook: Type.Object(
    {
      isSubscribed: Type.Boolean({
        description: 'Whether the registry sends its callbacks to `webhookUrl` now.',
      }),
      problem: Type.Optional(
        Type.String({ description: 'Why not. Without callbacks, changes are found by periodic checks.' }),
      ),
    },
    { description: 'The subscription of the callbacks.' },
  ),
});
