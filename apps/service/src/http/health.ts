// Liveness and readiness of the service (G-08).
import { HealthAnswer, ReadinessAnswer } from '@tendlc/contract';
import type { TypedApp } from './app-types.ts';
import { answers } from './docs/operations.ts';

export type HealthChecks = {
  readonly version: string;
  readonly uptimeSeconds: () => number;
  /** Each resolves to whether its part works; none throws. */
  readonly checks: Readonly<Record<'database' | 'migrations' | 'jobs', () => Promise<boolean>>>;
  readonly isStopping: () => boolean;
  /** Whether the registry is the built-in sandbox. */
  readonly isSandbox: boolean;
};

/** A readiness check must respond quickly; a check that hangs counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  try {
    return await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Liveness responds even under load, because a restart would make an overload worse. */
const answerUnderPressure = () => undefined;

export function healthRoutes(app: TypedApp, health: HealthChecks): void {
  const state = () => ({ version: health.version, uptimeSeconds: health.uptimeSeconds() });

  app.get(
    '/v1/health',
    {
      config: { limit: 'none', pressureHandler: answerUnderPressure },
      schema: {
        operationId: 'getHealth',
        tags: ['Health'],
        summary: 'Check health',
        description: 'Returns 200 while the process is running.',
        security: [],
        response: answers(200, HealthAnswer, [], { limited: false }),
      },
    },
    async () => ({ status: 'ok' as const, ...state(), ...(health.isSandbox ? { sandbox: true } : {}) }),
  );

  app.get(
    '/v1/health/ready',
    {
      config: { limit: 'none' },
      schema: {
        operationId: 'getReadiness',
        tags: ['Health'],
        summary: 'Check readiness',
        description: 'Returns 200 if the service can accept requests, or 503 with the checks that fail.',
        security: [],
        response: {
          ...answers(200, ReadinessAnswer, [], { limited: false }),
          503: { ...ReadinessAnswer, description: 'Not ready. The response names the failing check.' },
        },
      },
    },
    async (_request, reply) => {
      const names = Object.keys(health.checks) as (keyof HealthChecks['checks'])[];
      const results = await Promise.all(names.map((name) => passes(health.checks[name])));
      const checks = Object.fromEntries(
        names.map((name, index) => [name, results[index] ? 'ok' : 'failing']),
      ) as Record<keyof HealthChecks['checks'], 'ok' | 'failing'>;
      const ready = !health.isStopping() && results.every(Boolean);
      if (!ready) {
        reply.code(503).header('retry-after', '5');
      }
      return { status: ready ? ('ok' as const) : ('unavailable' as const), ...state(), checks };
    },
  );
}
