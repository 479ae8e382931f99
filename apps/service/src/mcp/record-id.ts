// The IDs of brands, campaigns, and registrations in the input of agents. IDs that would change the request path are rejected.
import { Type } from 'typebox';

export const RecordId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'The registry ID or the local ID.',
  examples: ['1'],
  'x-message': 'must be the registry ID or the local ID',
});

export const RegistrationId = Type.String({
  pattern: '^[1-9][0-9]{0,14}$',
  description: 'The ID of the registration.',
  examples: ['1'],
  'x-message': 'must be the ID of a registration',
});
