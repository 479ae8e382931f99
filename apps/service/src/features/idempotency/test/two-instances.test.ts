// Protects idempotency across processes: a key has one effect and one response, whichever process gets the request.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { brandRequest, paidFor } from '../../../../test/support/registrations.ts';
import { startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import {
  type Answer,
  hasPostgres,
  startService,
  type TestService,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const KEYS = 100;
const REQUESTS = 1_000;
const PATIENCE_MS = 25_000;
/** The request runs elsewhere, or the service is overloaded: both responses ask to send the request again. */
const AGAIN = new Set([409, 503]);

describe.skipIf(!hasPostgres)('two services on one server', () => {
  let services: TestService[];
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startRegistry();
    const database = { url: await createDatabaseAt(inject('postgresUrl')) };
    const options = { database, clock: createClock(), environment: registry.environment };
    services = await Promise.all([startService(options), startService(options)]);
  });
  afterAll(async () => {
    await expectLedgerInvariants((services[0] as TestService).deps.db);
    await Promise.all(services.map((service) => service.close()));
    await registry.close();
  });

  const at = (index: number) => services[index % 2] as TestService;
  /** Sends until it gets the result of the request; attempts alternate between the services. */
  function sendUntilAnswered(
    first: number,
    request: { path: string; body: object; token: string; key: string },
  ): Promise<Answer> {
    const { path, body, token, key } = request;
    let turn = first;
    return waitFor(
      async () => {
        turn += 1;
        const answer = await at(turn).call('POST', path, body, {
          token,
          headers: { 'idempotency-key': key },
        });
        return AGAIN.has(answer.status) ? undefined : answer;
      },
      `a response for ${key}`,
      PATIENCE_MS,
    );
  }
  /** The number of different responses for each key. */
  const answersByKey = (sent: readonly { key: string; answer: Answer }[]) => {
    const byKey = new Map<string, Set<string>>();
    for (const { key, answer } of sent) {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(`${answer.status} ${answer.text}`));
    }
    return byKey;
  };

  test(`G-06 ${REQUESTS} requests over both with ${KEYS} keys have ${KEYS} effects and ${KEYS} responses`, async () => {
    const user = await at(0).registerWithBalance(KEYS * 2);
    const sent = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, index) => {
        const key = `key-${index % KEYS}`;
        // Adjacent requests have different keys, and each key reaches both services.
        const first = Math.floor(index / KEYS);
        const body = { toolName: key };
        return {
          key,
          answer: await sendUntilAnswered(first, { path: '/v1/tokens/use', body, token: user.token, key }),
        };
      }),
    );
    const byKey = answersByKey(sent);
    expect(byKey.size).toBe(KEYS);
    expect([...byKey].filter(([, answers]) => answers.size !== 1)).toEqual([]);
    expect(sent.filter(({ answer }) => answer.status !== 200)).toEqual([]);
    const fresh = sent.filter(({ answer }) => answer.headers['idempotency-replayed'] === undefined);
    expect(fresh).toHaveLength(KEYS);
    const uses = (await at(1).ledgerOf(user.id)).filter(({ tool_name }) => tool_name?.startsWith('key-'));
    expect(uses).toHaveLength(KEYS);
    expect(new Set(uses.map(({ tool_name }) => tool_name)).size).toBe(KEYS);
    const { balance } = await at(0).deps.app.ledger.readBalance(user.id);
    expect(balance).toBe(KEYS);
  });

  test('G-06 a brand that is requested twenty times concurrently over both is registered once', async () => {
    const customer = await registry.customer(at(0));
    const body = brandRequest();
    const { token } = customer;
    const sent = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ({
        key: 'brand',
        answer: await sendUntilAnswered(index, { path: '/v1/tcr/brands', body, token, key: 'brand' }),
      })),
    );
    expect([...answersByKey(sent).values()].map(({ size }) => size)).toEqual([1]);
    expect(sent[0]?.answer.status).toBe(201);
    expect(registry.control.brands(customer.sid)).toHaveLength(1);
    expect(await paidFor(at(1), customer)).toEqual(['createBrand']);
  });
});
