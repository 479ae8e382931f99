// The account of a customer as an admin sees it, and what an admin does with it (G-107, G-108).
import { type Static, Type } from 'typebox';
import { User } from './accounts.ts';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, LIMITS, Nullable, SINGLE_LINE, StringEnum } from './primitives.ts';
import { TokenTransaction, TRANSACTION_TYPES } from './tokens.ts';
import { DELIVERY_STATUSES, WebhookDelivery } from './webhooks.ts';

const lockedAt = Nullable(
  IsoTimestamp({ description: 'When an admin locked the account. Null if it is open.' }),
);

export const Customer = Type.Object({ ...User.properties, lockedAt }, { 'x-component': 'Customer' });
export type Customer = Static<typeof Customer>;

export const CustomersQuery = PageQuery({
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.emailCharacters,
      pattern: SINGLE_LINE,
      description:
        'Part of the email address or the name, the ID of a customer, or part of a brand name, legal name, EIN, or registry ID of their registrations. Case does not matter.',
      examples: ['copperkettle'],
      'x-message': `must have 1 to ${LIMITS.emailCharacters} characters on one line`,
    }),
  ),
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,99}$',
      description: 'Only these customers: up to 100 IDs, separated by commas.',
      examples: ['42,43'],
      'x-message': 'must be 1 to 100 IDs, separated by commas',
    }),
  ),
});
export const CustomersAnswer = PageAnswer('customers', Customer);

const count = (description: string, example: number) => Type.Integer({ description, examples: [example] });

export const AdminAccount = Type.Object(
  {
    ...Customer.properties,
    lockedReason: Nullable(
      Type.String({ description: 'Why it is locked, as its owner was told.', examples: ['Unpaid invoices'] }),
    ),
    loginsLockedUntil: Nullable(
      IsoTimestamp({ description: 'Until when logins are rejected after too many failures.' }),
    ),
    emailConfirmedAt: Nullable(
      IsoTimestamp({
        description:
          'When its owner last proved to read this mailbox, by a link that was sent to it. Null if that has not happened.',
      }),
    ),
    totpEnabledAt: Nullable(IsoTimestamp({ description: 'When two-factor authentication was turned on.' })),
    lastLoginAt: Nullable(IsoTimestamp()),
    lastActiveAt: Nullable(IsoTimestamp({ description: 'When a session was last used, to five minutes.' })),
    openSessions: count('Sessions that have not ended.', 2),
    apiKeys: count('API keys that are not revoked.', 1),
    registrations: count('Registrations, drafts included.', 12),
    registry: Nullable(
      Type.Object(
        {
          credentialId: Type.Integer({ examples: [7] }),
          label: Nullable(Type.String({ examples: ['Main account'] })),
          lastUsedAt: Nullable(IsoTimestamp()),
        },
        { description: 'The active registry credentials. Null without them.' },
      ),
    ),
    webhookEndpoints: count('Webhook endpoints.', 2),
    disabledEndpoints: count('Webhook endpoints that are turned off.', 0),
    failingEndpoints: count('Active webhook endpoints whose last delivery failed.', 0),
  },
  { 'x-component': 'AdminAccount' },
);
export type AdminAccount = Static<typeof AdminAccount>;

export const AdminAccountAnswer = Type.Object({ success: Type.Boolean(), account: AdminAccount });
/** The account as it is after the action. */
export const AdminAccountChangeAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  account: AdminAccount,
});

const REASON_CHARACTERS_MAX = 500;

const reason = Type.String({
  minLength: 1,
  maxLength: REASON_CHARACTERS_MAX,
  pattern: String.raw`^(?=.*\S)[^\u0000-\u001F\u007F]+$`,
  description: 'Why. The owner of the account reads it, too.',
  examples: ['Duplicate charge, ticket 4711'],
  'x-message': `must have 1 to ${REASON_CHARACTERS_MAX} characters on one line`,
});

export const ReasonRequest = Type.Object(
  { reason },
  { examples: [{ reason: 'Asked by phone, ticket 4711' }] },
);

const CREDIT_TOKENS_MAX = 1_000_000_000;

/** A misspelled field here would cost money, so unknown fields are rejected (G-04). */
export const CreditRequest = Type.Object(
  {
    amount: Type.Integer({
      minimum: 1,
      maximum: CREDIT_TOKENS_MAX,
      description: 'The number of tokens to add.',
      examples: [10],
      'x-message': `must be a whole number from 1 to ${CREDIT_TOKENS_MAX}`,
    }),
    orderId: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'The order that is credited. An order ID credits only once. Without an order, choose a new random number and repeat it when you repeat the request.',
      examples: [1001],
      'x-message': 'must be a positive whole number',
    }),
    reason,
  },
  { additionalProperties: false, examples: [{ amount: 10, orderId: 1001, reason: 'Goodwill, ticket 4711' }] },
);

export const CreditAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  credited: Type.Boolean({ description: 'False if this order was credited before.' }),
  balance: Type.Integer({ examples: [12] }),
});

export const RefundRequest = Type.Object(
  {
    transactionId: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The `id` of the transaction of type `usage`.',
      examples: [1817],
      'x-message': 'must be a positive whole number',
    }),
    reason,
  },
  { additionalProperties: false, examples: [{ transactionId: 1817, reason: 'Wrong result, ticket 4711' }] },
);

export const RefundAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  refunded: Type.Boolean({ description: 'False if this charge was refunded before.' }),
  balance: Type.Integer({ examples: [12] }),
});

export const AdminTransaction = Type.Object(
  {
    ...TokenTransaction.properties,
    refundableTokens: Type.Integer({
      description: 'The tokens that a refund returns: 0 unless it is a charge that was not refunded.',
      examples: [1],
    }),
    refundedAt: Nullable(IsoTimestamp({ description: 'When this charge was refunded.' })),
  },
  { 'x-component': 'AdminTransaction' },
);
export type AdminTransaction = Static<typeof AdminTransaction>;

export const AdminTransactionsQuery = PageQuery({
  type: Type.Optional(
    StringEnum(TRANSACTION_TYPES, { description: 'Return only transactions of this type.' }),
  ),
});
export const AdminTransactionsAnswer = PageAnswer('transactions', AdminTransaction);

export const AdminDelivery = Type.Object(
  {
    ...WebhookDelivery.properties,
    endpointId: Type.Integer({ examples: [5] }),
    url: Type.String({ examples: ['https://hooks.copperkettle.example/tendlc'] }),
  },
  { 'x-component': 'AdminDelivery' },
);
export type AdminDelivery = Static<typeof AdminDelivery>;

export const AdminDeliveriesQuery = PageQuery({ status: Type.Optional(StringEnum(DELIVERY_STATUSES)) });
export const AdminDeliveriesAnswer = PageAnswer('deliveries', AdminDelivery);
