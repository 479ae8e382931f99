// Passkeys (WebAuthn) on the wire: the options for a browser, what the browser returns, and the list of an account.
import { type Static, Type } from 'typebox';
import { IsoTimestamp, LIMITS, Nullable, SINGLE_LINE } from './primitives.ts';

const Base64Url = (charactersMax: number, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: charactersMax,
    pattern: '^[A-Za-z0-9_-]+$',
    examples: [example],
    'x-message': `must be 1 to ${charactersMax} characters of base64url`,
  });

/** An ID has at most 1,023 bytes. */
const CredentialId = Base64Url(1_364, 'mP0x7cW2Qk4');
const ClientData = Base64Url(4_096, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: LIMITS.nameCharacters,
  pattern: SINGLE_LINE,
  description: `A name by which you recognize the passkey, at most ${LIMITS.nameCharacters} characters.`,
  examples: ['Work laptop'],
  'x-message': `must have 1 to ${LIMITS.nameCharacters} characters on one line`,
});

export const Passkey = Type.Object(
  {
    id: Type.Integer({ examples: [3] }),
    name: Type.String({ examples: ['Work laptop'] }),
    isBackedUp: Type.Boolean({
      description: 'Whether its provider keeps a copy, such as a password manager that syncs your devices.',
      examples: [true],
    }),
    createdAt: IsoTimestamp(),
    lastUsedAt: Nullable(IsoTimestamp({ description: 'The last login with it.' })),
  },
  { 'x-component': 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

export const PasskeysAnswer = Type.Object({
  success: Type.Boolean(),
  passkeys: Type.Array(Passkey, { description: 'Newest first.' }),
});

export const PasskeyAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  passkey: Passkey,
});

export const RenamePasskeyRequest = Type.Object(
  { name: PasskeyName },
  { examples: [{ name: 'Work laptop' }] },
);

/** As WebAuthn defines them. They go to the browser unchanged, so no field is described here. */
const OptionsAnswer = (description: string, example: object) =>
  Type.Object({
    success: Type.Boolean(),
    options: Type.Record(Type.String(), Type.Unknown(), { description, examples: [example] }),
  });

export const PasskeyCreationOptionsAnswer = OptionsAnswer(
  'The `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. The challenge works once, within five minutes.',
  { challenge: 'u0Yw3l9v1M2m', rp: { id: 'tendlc.example', name: 'Tendlc' } },
);

export const AddPasskeyRequest = Type.Object(
  {
    name: PasskeyName,
    credential: Type.Object(
      {
        id: CredentialId,
        response: Type.Object({
          clientDataJSON: ClientData,
          attestationObject: Base64Url(32_768, 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ'),
          transports: Type.Optional(
            Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$', examples: ['internal'] }), { maxItems: 10 }),
          ),
        }),
      },
      { description: 'What the browser returns, as JSON. Other fields are ignored.' },
    ),
  },
  {
    examples: [
      {
        name: 'Work laptop',
        credential: {
          id: 'mP0x7cW2Qk4',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
            attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
          },
        },
      },
    ],
  },
);
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;
export type CreatedPasskey = AddPasskeyRequest['credential'];

export const PasskeyRequestOptionsAnswer = OptionsAnswer(
  'The `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. The challenge works once, within five minutes.',
  { challenge: 'u0Yw3l9v1M2m', rpId: 'tendlc.example' },
);

export const PasskeyLoginRequest = Type.Object(
  {
    credential: Type.Object(
      {
        id: CredentialId,
        response: Type.Object({
          clientDataJSON: ClientData,
          authenticatorData: Base64Url(4_096, 'SZYN5YgOjGh0NBcP'),
          signature: Base64Url(4_096, 'MEUCIQCd8t3wXv0'),
          userHandle: Base64Url(128, 'NDI'),
        }),
      },
      { description: 'What the browser returns, as JSON. Other fields are ignored.' },
    ),
  },
  {
    examples: [
      {
        credential: {
          id: 'mP0x7cW2Qk4',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
            authenticatorData: 'SZYN5YgOjGh0NBcP',
            signature: 'MEUCIQCd8t3wXv0',
            userHandle: 'NDI',
          },
        },
      },
    ],
  },
);
export type UsedPasskey = Static<typeof PasskeyLoginRequest>['credential'];
