// The ID of a brand or campaign in the input of agents. IDs that would change the request path are rejected.
import { Type } from 'typebox';

export const RecordId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'The registry ID or the local ID.',
  examples: ['1'],
  'x-message': 'must be the registry ID or the local ID',
});
