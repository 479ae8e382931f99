// Health and readiness on the wire (G-08).
import { Type } from 'typebox';
import { StringEnum } from './primitives.ts';

const base = {
  status: StringEnum(['ok', 'unavailable'] as const),
  version: Type.String({ examples: ['0.1.0'] }),
  uptimeSeconds: Type.Number({ examples: [86.4] }),
};

export const HealthAnswer = Type.Object({
  ...base,
  sandbox: Type.Optional(
    Type.Boolean({
      description:
        'True in a trial with the built-in sandbox registry. Nothing is sent to The Campaign Registry.',
    }),
  ),
});

const CheckState = StringEnum(['ok', 'failing'] as const);

export const ReadinessAnswer = Type.Object({
  ...base,
  checks: Type.Object({ database: CheckState, migrations: CheckState, jobs: CheckState }),
});
