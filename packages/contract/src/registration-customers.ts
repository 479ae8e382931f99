// The customers of a reseller on the wire: who they are, where their registrations stand, and what they cost (G-105).
import { type Static, Type } from 'typebox';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable } from './primitives.ts';
import { customerName, RegistrationCounts, REGISTRATION_SEARCH } from './registrations.ts';

/** What was spent. The registry's invoice is authoritative. */
export const SPENT = {
  tokens: Type.Integer({
    description: 'Tokens, the daily free token included, refunds deducted.',
    examples: [12],
  }),
  registryUsd: Type.Number({
    description:
      'Our estimate of the fees of the registry in USD, from the amounts of `evaluation.fees`: each registered brand, each review of a campaign, and each calendar month of a campaign. Vetting and appeals are not included. The invoice of the registry is authoritative.',
    examples: [44.5],
  }),
};

export const RegistrationCustomer = Type.Object(
  {
    customer: customerName,
    userId: Type.Integer({ description: 'The account that has this customer.', examples: [42] }),
    registrations: Type.Integer({ examples: [3] }),
    ...RegistrationCounts.properties,
    ...SPENT,
    updatedAt: IsoTimestamp({ description: 'When one of the registrations last changed.' }),
  },
  { 'x-component': 'RegistrationCustomer' },
);
export type RegistrationCustomer = Static<typeof RegistrationCustomer>;

const userId = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Admins only: the customers of one account.',
  }),
);

export const RegistrationCustomersQuery = PageQuery({
  search: Type.Optional(REGISTRATION_SEARCH('Part of the name. Case does not matter.')),
  userId,
});
export const RegistrationCustomersAnswer = PageAnswer('customers', RegistrationCustomer, 'By name.');

export const RenameCustomerRequest = Type.Object(
  {
    customer: customerName,
    to: Nullable(customerName),
    userId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Admins only: the account that has the customer. Your own when omitted.',
      }),
    ),
  },
  { examples: [{ customer: 'Juniper Dental', to: 'Juniper Dental Group' }] },
);
export type RenameCustomerRequest = Static<typeof RenameCustomerRequest>;

export const RenameCustomerAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String({ examples: ['3 registrations changed.'] }),
  registrations: Type.Integer({ description: 'The number of registrations that changed.', examples: [3] }),
});
