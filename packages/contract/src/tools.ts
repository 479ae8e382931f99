// The common response format of all tools.
import { type TObject, Type } from 'typebox';

export const ToolEnvelope = <Results extends TObject>(name: string, results: Results) =>
  Type.Object({
    success: Type.Boolean(),
    tool: Type.String({ const: name }),
    tokenUsed: Type.Boolean({
      description: 'True if the token came from the balance, false if the daily free token paid.',
    }),
    balanceAfter: Type.Integer({ description: 'The balance after the call.' }),
    results,
  });
