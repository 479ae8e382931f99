// API keys on the wire (G-16).
import { type Static, Type } from 'typebox';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

export const API_KEY_SCOPES = ['tools', 'registry:read', 'registry:write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

const NAME_CHARACTERS_MAX = 100;
const SCOPES_WORDS = `must list one or more of ${API_KEY_SCOPES.join(', ')}`;

export const CreateApiKeyRequest = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: NAME_CHARACTERS_MAX,
      pattern: SINGLE_LINE,
      description: 'A name that describes what the key is used for.',
      examples: ['Point-of-sale system'],
      'x-message': `must have 1 to ${NAME_CHARACTERS_MAX} characters on one line`,
    }),
    scopes: Type.Optional(
      Type.Array(StringEnum(API_KEY_SCOPES, { 'x-message': SCOPES_WORDS }), {
        minItems: 1,
        maxItems: API_KEY_SCOPES.length,
        uniqueItems: true,
        description:
          'What the key can access. `tools`: compliance tools and the token balance. `registry:read`: reading brands and campaigns. `registry:write`: registering and updating them.',
        default: ['tools'],
        examples: [['tools', 'registry:read']],
        'x-message': SCOPES_WORDS,
      }),
    ),
    expiresAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the key expires. If omitted, the key does not expire.',
        examples: ['2027-11-20T00:00:00.000Z'],
        'x-message': 'must be a time such as 2027-11-20T00:00:00Z',
      }),
    ),
  },
  { examples: [{ name: 'Point-of-sale system', scopes: ['tools'] }] },
);
export type CreateApiKeyRequest = Static<typeof CreateApiKeyRequest>;

export const ApiKey = Type.Object(
  {
    id: Type.Integer({ examples: [3] }),
    name: Type.String({ examples: ['Point-of-sale system'] }),
    prefix: Type.String({
      description: 'The first characters of the key, to help you identify it.',
      examples: ['tendlc_8Kq2vT'],
    }),
    scopes: Type.Array(StringEnum(API_KEY_SCOPES)),
    expiresAt: Nullable(IsoTimestamp()),
    lastUsedAt: Nullable(
      IsoTimestamp({ description: 'When the key was last used, accurate to the minute.' }),
    ),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKeyAnswer = Type.Object({
  success: Type.Boolean(),
  apiKey: ApiKey,
  key: Type.String({ description: 'The API key. Store it securely: it is shown only once.' }),
});

export const ApiKeysAnswer = Type.Object({
  success: Type.Boolean(),
  apiKeys: Type.Array(ApiKey, { description: 'Newest first.' }),
});
