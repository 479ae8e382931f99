// Protects G-83: an evaluation costs one token, once, and nothing if it fails; evaluations of others do not exist.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paidFor, statusesOf } from '../../../../test/support/registrations.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { resolve } from '../../page-checks/test/support/sites.ts';
import { packetOf, startPractice } from './support/dentist.ts';
import { type Evaluating, evaluatingWith, storedEvaluations } from './support/evaluating.ts';

const TOOL = 'registration-evaluation';

describe.each(DATABASES)('charges of evaluations on the %s database', (database) => {
  let service: TestService;
  let calls: Evaluating;
  beforeAll(async () => {
    service = await startService({ database, resolve });
    calls = evaluatingWith(service);
  });
  afterAll(() => service.close());

  const balanceOf = async ({ id }: TestUser) => (await service.ledgerOf(id)).at(-1)?.balance_after;

  test('G-83 the daily free token is used first', async () => {
    const user = await service.register();
    const { id } = await calls.create(user, {});
    const answer = await calls.evaluateRaw(user, id, { fetchPages: false });
    expect(answer.status).toBe(201);
    expect(answer.headers['x-token-balance']).toBe('2');
    expect(await paidFor(service, user)).toEqual([TOOL]);
  });

  test('G-83 without tokens nothing is opened and nothing is written', async () => {
    const user = await service.registerWithBalance(0);
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    const answer = await calls.evaluateRaw(user, id);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([402, 'insufficient_tokens']);
    expect(practice.requests()).toEqual([]);
    expect(await storedEvaluations(service, id)).toBe(0);
    expect((await calls.read(user, id)).lastEvaluation).toBeNull();
  });

  test('G-83 ten evaluations at once charge ten tokens and store ten', async () => {
    const user = await service.registerWithBalance(12);
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.evaluateRaw(user, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(answers.map(({ body }) => body.evaluation.verdict)).toEqual(
      Array.from({ length: 10 }, () => 'ready'),
    );
    expect(await balanceOf(user)).toBe(2);
    expect(await storedEvaluations(service, id)).toBe(10);
    expect(practice.requests()).toHaveLength(4);
  });

  test('G-83 of three evaluations at once with two tokens, two are stored', async () => {
    const user = await service.registerWithBalance(2);
    const { id } = await calls.create(user, {});
    const answers = await Promise.all(Array.from({ length: 3 }, () => calls.evaluateRaw(user, id)));
    expect(statusesOf(answers)).toEqual([201, 201, 402]);
    expect(await storedEvaluations(service, id)).toBe(2);
  });

  test('G-83 a repeated request with its key returns the same evaluation and costs nothing', async () => {
    const user = await service.registerWithBalance(3);
    const { id } = await calls.create(user, {});
    const key = { 'idempotency-key': 'evaluation-1' };
    const first = await calls.evaluateRaw(user, id, {}, key);
    const second = await calls.evaluateRaw(user, id, {}, key);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect([await storedEvaluations(service, id), await balanceOf(user)]).toEqual([1, 2]);
  });

  test('G-83 evaluations of another customer are answered as those of no registration, and free', async () => {
    const [owner, other] = [await service.registerWithBalance(3), await service.registerWithBalance(3)];
    const { id } = await calls.create(owner, {});
    const { id: own } = await calls.create(other, {});
    const evaluation = await calls.evaluate(owner, id);
    const none = 999_999_999;
    const pairs = [
      [await calls.evaluateRaw(other, id), await calls.evaluateRaw(other, none)],
      [await calls.list(other, id), await calls.list(other, none)],
      [await calls.get(other, id, evaluation.id), await calls.get(other, none, evaluation.id)],
      [
        await calls.applyEdits(other, id, evaluation.id, ['field.required']),
        await calls.applyEdits(other, none, evaluation.id, ['field.required']),
      ],
      [await calls.get(other, own, evaluation.id), await calls.get(other, own, none)],
      [await calls.get(other, own, evaluation.id), await calls.get(other, own, '1e3')],
    ] as const;
    for (const [foreign, missing] of pairs) {
      expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    }
    expect(await balanceOf(other)).toBe(3);
    expect(await storedEvaluations(service, id)).toBe(1);
  });

  test('G-83 an admin evaluates for a customer: the admin pays, and the customer reads the snapshots', async () => {
    const [owner, admin] = [await service.registerWithBalance(1), await registerAdmin(service)];
    await service.deps.app.ledger.credit({ email: admin.email, amount: 5, orderId: 717_171 + admin.id });
    const practice = await startPractice();
    const { id } = await calls.create(owner, packetOf(practice));
    const { pages } = await calls.evaluate(admin, id);
    expect([await paidFor(service, admin), await balanceOf(owner)]).toEqual([[TOOL], 1]);
    const path = `/v1/page-snapshots/${pages[0]?.snapshotId}`;
    expect((await service.call('GET', path, undefined, owner)).status).toBe(200);
  });

  test('G-83 an API key needs registry:read to read, and registry:write to evaluate and to take over edits', async () => {
    const user = await service.registerWithBalance(5);
    const { id } = await calls.create(user, {});
    const { id: evaluationId } = await calls.evaluate(user, id);
    const keyOf = async (scope: string) => {
      const made = await service.call('POST', '/v1/api-keys', { name: scope, scopes: [scope] }, user);
      return { ...user, token: made.body.key as string };
    };
    const statusesWith = async (scope: string) => {
      const key = await keyOf(scope);
      const answers = [
        await calls.list(key, id),
        await calls.get(key, id, evaluationId),
        await calls.evaluateRaw(key, id),
        await calls.applyEdits(key, id, evaluationId, ['field.required']),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statusesWith('registry:read')).toEqual([200, 200, 403, 403]);
    expect(await statusesWith('registry:write')).toEqual([403, 403, 201, 200]);
    expect(await statusesWith('tools')).toEqual([403, 403, 403, 403]);
  });

  test.each([
    [{ fetchPages: 'no' }, 'fetchPages'],
    [[], 'body'],
  ])('G-83 the request %j is rejected and free', async (body, named) => {
    const user = await service.registerWithBalance(1);
    const { id } = await calls.create(user, {});
    const answer = await calls.evaluateRaw(user, id, body);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(named) } });
    expect(await balanceOf(user)).toBe(1);
  });

  test('G-83 an evaluation whose registration is deleted meanwhile is not stored', async () => {
    const user = await service.registerWithBalance(1);
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    const { registrations, evaluations } = service.deps.app;
    const caller = { userId: user.id, isAdmin: false, requestId: 'test' };
    const prepared = await evaluations.prepare(caller, String(id));
    await registrations.remove(caller, String(id));
    await expect(evaluations.evaluate(prepared, false, randomUUID())).rejects.toMatchObject({
      kind: 'not_found',
    });
    expect(await storedEvaluations(service, id)).toBe(0);
  });
});

test('G-83 an evaluation that fails is refunded, and nothing is stored', async () => {
  const service = await serviceForTest({
    resolve,
    change: (deps) => ({
      ...deps,
      evaluations: {
        ...deps.evaluations,
        evaluate: () => Promise.reject(new Error('the disk is gone')),
      },
    }),
  });
  const calls = evaluatingWith(service);
  const user = await service.registerWithBalance(1);
  const { id } = await calls.create(user, {});
  const answer = await calls.evaluateRaw(user, id);
  expect(answer.status).toBe(500);
  expect(answer.headers['x-token-cost']).toBeUndefined();
  expect(answer.text).not.toContain('disk');
  expect((await service.ledgerOf(user.id)).slice(-2).map(({ type, amount }) => [type, amount])).toEqual([
    ['usage', -1],
    ['refund', 1],
  ]);
  expect(await storedEvaluations(service, id)).toBe(0);
});
