// How agents name a brand or a campaign. What could lead out of the path that it becomes part of is refused.
import { Type } from 'typebox';

export const RecordId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'The registry ID or the local ID.',
  examples: ['1'],
  'x-message': 'must be the registry ID or the local ID',
});
