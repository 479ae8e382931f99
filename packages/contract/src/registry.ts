// The registry's profile and enums, the callbacks it sent, and the calls we made (G-48, G-50, G-62).
import { type Static, Type } from 'typebox';
import { OwnerQuery, PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';

/** The record that a path names. An invalid ID returns 404, not 400. */
export const RecordPath = (name: 'brandId' | 'campaignId') =>
  Type.Object({
    [name]: Type.String({ description: 'The registry ID or the local ID.', examples: ['1'] }),
  } as Record<typeof name, ReturnType<typeof Type.String>>);

export const NumberPath = Type.Object({ id: Type.String({ examples: ['1'] }) });

export const ENUM_TYPES = [
  'entity-types',
  'verticals',
  'usecases',
  'alt-business-ids',
  'brand-relationships',
] as const;
export type EnumType = (typeof ENUM_TYPES)[number];

/** A list that does not exist is not found (404), not a malformed request. */
export const EnumPath = Type.Object({
  type: Type.String({ description: `One of ${ENUM_TYPES.join(', ')}.`, examples: ['verticals'] }),
});

export const EnumAnswer = Type.Object({
  success: Type.Boolean(),
  type: StringEnum(ENUM_TYPES),
  values: Type.Array(
    Type.Object(
      {
        value: Type.String({ description: 'The value to send in requests.', examples: ['RETAIL'] }),
        label: Type.String({ description: 'The display name.', examples: ['Retail and consumer products'] }),
        description: Type.Optional(Type.String()),
      },
      { additionalProperties: true },
    ),
  ),
  source: StringEnum(['registry', 'shipped'], {
    description:
      '`registry`: the values come from the registry. `shipped`: the registry did not respond, and the values come with this version of the service.',
  }),
});

export const CspProfileAnswer = Type.Object({
  success: Type.Boolean(),
  profile: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The CSP profile of the account at the registry.',
    examples: [{ cspId: 'SEXMPL1', email: 'events@copperkettle.example' }],
  }),
});

const ProfileMail = (whose: string) =>
  Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 254,
      description: `The email address that the registry uses ${whose}.`,
      examples: ['ops@copperkettle.example'],
      'x-message': 'must be an email address',
    }),
  );

/** The registry allows changes to these four addresses only. */
export const UpdateCspProfileRequest = Type.Object(
  {
    ...OwnerQuery,
    email: ProfileMail('for event notifications'),
    escalateEmail: ProfileMail('for escalations'),
    techEmail: ProfileMail('for technical matters'),
    financeEmail: ProfileMail('for billing'),
  },
  { examples: [{ credentialId: 7, techEmail: 'tech@copperkettle.example' }] },
);
export type UpdateCspProfileRequest = Static<typeof UpdateCspProfileRequest>;

export const EVENT_STATUSES = ['received', 'processed', 'failed'] as const;

export const RegistryEvent = Type.Object(
  {
    id: Type.Integer({ examples: [311] }),
    credentialId: Type.Integer({ examples: [7] }),
    eventType: Nullable(Type.String({ examples: ['BRAND_IDENTITY_STATUS_UPDATE'] })),
    status: StringEnum(EVENT_STATUSES),
    brandId: Nullable(Type.String({ examples: ['BEXMPL1'] })),
    campaignId: Nullable(Type.String({ examples: ['CEXMPL1'] })),
    brandName: Nullable(
      Type.String({
        description: 'The name of the brand that it is about. Null if it is not known here.',
        examples: ['Copper Kettle'],
      }),
    ),
    usecase: Nullable(
      Type.String({
        description: 'The use case of the campaign that it is about.',
        examples: ['CUSTOMER_CARE'],
      }),
    ),
    payload: Type.Unknown({
      description: 'The payload as received. Null if it was not stored or was deleted.',
    }),
    error: Nullable(Type.String({ description: 'Why the callback could not be applied.' })),
    attempts: Type.Integer(),
    receivedAt: IsoTimestamp(),
    processedAt: Nullable(IsoTimestamp()),
  },
  { 'x-component': 'RegistryEvent' },
);
export type RegistryEvent = Static<typeof RegistryEvent>;

const CredentialFilter = {
  credentialId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
};

export const RegistryEventsQuery = PageQuery({
  status: Type.Optional(StringEnum(EVENT_STATUSES)),
  eventType: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: SINGLE_LINE,
      'x-message': 'must have 1 to 100 characters on one line',
    }),
  ),
  ...CredentialFilter,
});
export const RegistryEventsAnswer = PageAnswer('events', RegistryEvent);
export const ReplayAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  event: RegistryEvent,
});

/** Which failed callbacks are replayed: all of them without a filter. */
export const ReplayAllRequest = Type.Object(
  {
    eventType: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: SINGLE_LINE,
        'x-message': 'must have 1 to 100 characters on one line',
      }),
    ),
    ...CredentialFilter,
  },
  { additionalProperties: false, examples: [{ credentialId: 7 }] },
);

export const ReplayAllAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  replayed: Type.Integer({ description: 'How many callbacks are applied again.', examples: [12] }),
  hasMore: Type.Boolean({
    description: 'Whether more failed callbacks may be left. Repeat the request then.',
  }),
});

export const RegistryCall = Type.Object(
  {
    id: Type.Integer({ examples: [902] }),
    credentialId: Type.Integer({ examples: [7] }),
    userId: Nullable(
      Type.Integer({ description: 'The user who caused the call. Null if the service made it on its own.' }),
    ),
    method: Type.String({ examples: ['POST'] }),
    endpoint: Type.String({ examples: ['/brand/nonBlocking'] }),
    statusCode: Nullable(
      Type.Integer({
        description: 'The HTTP status of the response. Null if there was no response.',
        examples: [200],
      }),
    ),
    durationMs: Type.Integer({ examples: [312] }),
    attempt: Type.Integer({
      description: 'The attempt number, starting at 1. Each retry has its own entry.',
    }),
    error: Nullable(Type.String()),
    requestId: Nullable(
      Type.String({ description: 'The ID of the request to this service that caused the call.' }),
    ),
    requestBody: Type.Unknown({ description: 'The body, with secrets and personal data masked.' }),
    responseBody: Type.Unknown({ description: 'The body, with secrets and personal data masked.' }),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'RegistryCall' },
);
export type RegistryCall = Static<typeof RegistryCall>;

export const REGISTRY_CALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const RegistryCallsQuery = PageQuery({
  method: Type.Optional(StringEnum(REGISTRY_CALL_METHODS)),
  endpoint: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: SINGLE_LINE,
      description: 'Part of the path, matched literally.',
      'x-message': 'must have 1 to 200 characters on one line',
    }),
  ),
  ...CredentialFilter,
});
export const RegistryCallsAnswer = PageAnswer('logs', RegistryCall);

/** The response to the registry, which reads only the status. */
export const WebhookAnswer = Type.Object({ success: Type.Boolean() });
