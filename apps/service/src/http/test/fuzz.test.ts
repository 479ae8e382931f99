// Protects the service from input: thousands of made-up requests over all operations cause no server error.
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { documentOf } from '../../../test/support/openapi.ts';
import { startRegistry } from '../../../test/support/registry.ts';
import { requestsOf } from '../../../test/support/requests.ts';
import { serviceForTest } from '../../../test/support/service.ts';

const REQUESTS = 3_000;
const AT_ONCE = 50;

/** Documented examples have the password and the session of the test account: all other requests would be rejected afterwards. */
const ENDS_THE_SESSION = /^\/v1\/account\/(?:deletion|password|sessions\/?)/;

/** The registry rejects made-up credentials, and calls to it are paced. Neither is an error of the service. */
const WORDS_OF_THE_REGISTRY = new Set(['registry_login_refused', 'registry_busy']);

test(`${REQUESTS} made-up requests get documented responses, no server errors and a consistent ledger`, async () => {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const service = await serviceForTest({ environment: registry.environment });
  const user = await service.registerWithBalance(1_000_000);
  const rounds = REQUESTS / AT_ONCE;
  const batch = fc.array(requestsOf(documentOf(service.app)), { minLength: AT_ONCE, maxLength: AT_ONCE });
  const statuses = new Map<number, number>();
  for (const [round, requests] of fc.sample(batch, { numRuns: rounds, seed: 20_261_120 }).entries()) {
    const answers = await Promise.all(
      requests.map(async ({ method, path, body }) => {
        // `call` fails the test if a response is not documented.
        const isAnonymous = round % 10 === 9 || ENDS_THE_SESSION.test(path);
        const answer = await service.call(method, path, body, isAnonymous ? {} : { token: user.token });
        const code = answer.headers['x-error-code'] ?? '';
        return { method, path, body, status: answer.status, code, answer: answer.text };
      }),
    );
    const faults = answers.filter(({ status, code }) => status >= 500 && !WORDS_OF_THE_REGISTRY.has(code));
    expect(faults).toEqual([]);
    for (const { status } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  // The requests reach their operations and are not all rejected at the start.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  await expectLedgerInvariants(service.deps.db);
}, 120_000);
