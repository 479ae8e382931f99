// The IDs of brands, campaigns, and registrations in the input of agents. IDs that would change the request path are rejected.
import { Type } from 'typebox';

/** Responses have local IDs as numbers, and agents send back what they have read. */
const TYPE = { type: ['string', 'integer'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

export const RecordId = Type.Unsafe<string | number>({
  ...TYPE,
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'The registry ID or the local ID.',
  examples: ['1'],
  'x-message': 'must be the registry ID or the local ID',
});

export const RegistrationId = Type.Unsafe<string | number>({
  ...TYPE,
  pattern: '^[1-9][0-9]{0,14}$',
  description: 'The ID of the registration.',
  examples: [1],
  'x-message': 'must be the ID of a registration',
});
