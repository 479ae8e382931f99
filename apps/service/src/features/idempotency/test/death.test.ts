// Protects idempotent requests from a process crash between work and response (G-06): a completed registration is
// returned and not repeated, a charge without work is refunded, and a second crash during recovery changes nothing.
import { createHash, randomUUIDv7 } from 'node:crypto';
import type { BrandProfile } from '@tendlc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '../../../clock.ts';
import { openRegistration } from '../../registry-records/queries.ts';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { brandRequest, createBrand, paidFor } from '../../../../test/support/registrations.ts';
import { type Customer, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import {
  type Answer,
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { createIdempotentRequests } from '../service.ts';

const PHONE = { type: 'sanitizePhone', input: '(512) 555-7123' };
const LEASE_MS = 2 * MINUTE_MS;
const BRANDS = '/v1/tcr/brands';

describe.each(DATABASES)('on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  /** While true, the process crashes before it can store a response. */
  let dies = false;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({
      database,
      environment: registry.environment,
      change: (deps) => {
        const { idempotentRequests: requests } = deps;
        const die = () => Promise.reject(new Error('the process died'));
        return {
          ...deps,
          idempotentRequests: {
            ...requests,
            finish: (ending) => (dies ? die() : requests.finish(ending)),
            forget: (ending) => (dies ? die() : requests.forget(ending)),
          },
        };
      },
    });
    // A poll of a record would change what is stored between a request and its repetition.
    await service.deps.jobs.stop();
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
    await registry.close();
  });

  const send = (path: string, body: object, user: TestUser, key: string): Promise<Answer> =>
    service.call('POST', path, body, { token: user.token, headers: { 'idempotency-key': key } });
  async function sendAndDie(path: string, body: object, user: TestUser, key: string): Promise<Answer> {
    dies = true;
    try {
      return await send(path, body, user, key);
    } finally {
      dies = false;
    }
  }
  const balanceOf = async (user: TestUser) => (await service.deps.app.ledger.readBalance(user.id)).balance;

  test('G-06 a charge without a response is refunded when its lease expires, and the tool runs again', async () => {
    const user = await service.registerWithBalance(5);
    await sendAndDie('/v1/tools/sanitize', PHONE, user, 'a');
    expect(await balanceOf(user)).toBe(4);
    const early = await send('/v1/tools/sanitize', PHONE, user, 'a');
    expect([early.status, early.headers['retry-after']]).toEqual([409, '1']);
    service.clock.advance(LEASE_MS);
    expect((await send('/v1/tools/sanitize', PHONE, user, 'a')).status).toBe(409);
    service.clock.advance(1);
    const answer = await send('/v1/tools/sanitize', PHONE, user, 'a');
    expect([answer.status, answer.headers['idempotency-replayed'], answer.body.balanceAfter]).toEqual([
      200,
      undefined,
      4,
    ]);
    expect(await balanceOf(user)).toBe(4);
    expect((await service.ledgerOf(user.id)).slice(-3).map(({ type }) => type)).toEqual([
      'usage',
      'refund',
      'usage',
    ]);
    const again = await send('/v1/tools/sanitize', PHONE, user, 'a');
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([answer.text, 'true']);
  });

  test('a different request with the same key is rejected, even after a crash during the first', async () => {
    const user = await service.registerWithBalance(5);
    await sendAndDie('/v1/tools/sanitize', PHONE, user, 'a');
    service.clock.advance(LEASE_MS + 1);
    const other = { ...PHONE, input: '(512) 555-7124' };
    expect((await send('/v1/tools/sanitize', other, user, 'a')).status).toBe(422);
    expect(await balanceOf(user)).toBe(4);
  });

  test('G-06 a registered brand is returned from the stored record, and not registered twice', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    const lost = await sendAndDie(BRANDS, request, customer, 'brand');
    service.clock.advance(LEASE_MS + 1);
    const answers = [
      await send(BRANDS, request, customer, 'brand'),
      await send(BRANDS, request, customer, 'brand'),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, 'true']);
      expect(answer.body).toMatchObject({
        localId: lost.body.localId,
        tcrBrandId: lost.body.tcrBrandId,
        identityStatus: lost.body.identityStatus,
      });
    }
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(registry.control.brands(customer.sid)).toHaveLength(1);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  /** The state after a crash between the registry's creation of the brand and the arrival of its response. */
  async function dieBeforeTheAnswer(customer: Customer, request: object, isMade: boolean): Promise<string> {
    const { db, app } = service.deps;
    const requestHash = createHash('sha256')
      .update(`POST ${BRANDS}\n${JSON.stringify(request)}`)
      .digest();
    const begun = await app.idempotentRequests.begin({ userId: customer.id, key: 'brand', requestHash });
    const chargeId = 'chargeId' in begun ? begun.chargeId : '';
    const referenceId = `left-${randomUUIDv7()}`;
    const now = service.clock.now();
    await openRegistration(
      db,
      'brands',
      {
        userId: customer.id,
        credentialId: customer.credentialId,
        referenceId,
        requestHash: randomUUIDv7(),
        chargeId,
        columns: { profile: request as BrandProfile },
      },
      now,
    );
    const payer = { userId: customer.id, issuedAtSeconds: epochSeconds(now) };
    await app.ledger.charge(payer, { toolName: 'createBrand', amount: 1 }, chargeId);
    if (isMade) {
      const { body } = registry.callsOf().findLast(({ path }) => path === '/brand/nonBlocking') as {
        body: object;
      };
      const made = await fetch(`${registry.environment.REGISTRY_URL}/brand/nonBlocking`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${customer.sid}:${customer.authToken}`).toString('base64')}`,
        },
        body: JSON.stringify({ ...body, referenceId }),
      });
      expect(made.status).toBe(200);
    }
    return chargeId;
  }

  test('G-06 a brand whose creation response was lost is looked up, adopted and returned, for one charge', async () => {
    const customer = await registry.customer(service);
    await createBrand(service, await registry.customer(service));
    const request = brandRequest();
    await dieBeforeTheAnswer(customer, request, true);
    service.clock.advance(LEASE_MS + 1);
    const answer = await send(BRANDS, request, customer, 'brand');
    expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(registry.control.brands(customer.sid).map(({ brand }) => brand.brandId)).toEqual([
      answer.body.tcrBrandId,
    ]);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  test('G-06 a brand that the registry never received is registered by the repeat, and paid once', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    await dieBeforeTheAnswer(customer, request, false);
    service.clock.advance(LEASE_MS + 1);
    const answer = await send(BRANDS, request, customer, 'brand');
    expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(registry.control.brands(customer.sid)).toHaveLength(1);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  test('G-06 a second crash during recovery still leaves the first charge recoverable', async () => {
    const user = await service.registerWithBalance(5);
    const looked: string[] = [];
    let isAway = true;
    const requests = createIdempotentRequests({
      db: service.deps.db,
      clock: service.clock,
      ledger: service.deps.app.ledger,
      recover: (chargeId) => {
        looked.push(chargeId);
        return isAway
          ? Promise.reject(new Error('died'))
          : Promise.resolve({ status: 201, body: '{"found":true}' });
      },
    });
    const request = { userId: user.id, key: 'twice', requestHash: Buffer.alloc(32, 7) };
    const first = await requests.begin(request);
    service.clock.advance(LEASE_MS + 1);
    await expect(requests.begin(request)).rejects.toThrow('died');
    await expect(requests.begin(request)).rejects.toMatchObject({ kind: 'idempotency_key_in_use' });
    service.clock.advance(LEASE_MS + 1);
    isAway = false;
    const answer = { answer: { status: 201, body: '{"found":true}' } };
    expect(await requests.begin(request)).toEqual(answer);
    expect(await requests.begin(request)).toEqual(answer);
    const { chargeId } = first as { chargeId: string };
    expect(looked).toEqual([chargeId, chargeId]);
  });

  test('of many concurrent recoveries, one runs', async () => {
    const user = await service.registerWithBalance(5);
    await sendAndDie('/v1/tools/sanitize', PHONE, user, 'crowd');
    service.clock.advance(LEASE_MS + 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('/v1/tools/sanitize', PHONE, user, 'crowd')),
    );
    const fresh = answers.filter(
      ({ status, headers }) => status === 200 && headers['idempotency-replayed'] === undefined,
    );
    expect(fresh).toHaveLength(1);
    expect(await balanceOf(user)).toBe(4);
  });
});
