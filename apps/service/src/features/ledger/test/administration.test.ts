// Protects credits and refunds by admins (G-108): each happens once, says why, and shows on both sides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const REASON = 'Wrong result, ticket 4711';

describe.each(DATABASES)('the ledger of a customer on the %s database', (database) => {
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    service = await startService({ database });
    admin = await registerAdmin(service);
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
  });

  const account = (id: number) => `/v1/admin/accounts/${id}`;
  const credit = (id: number, body: object) =>
    service.call('POST', `${account(id)}/credits`, { amount: 5, reason: REASON, ...body }, admin);
  const refund = (id: number, transactionId: number) =>
    service.call('POST', `${account(id)}/refunds`, { transactionId, reason: REASON }, admin);
  const use = (owner: TestUser, amount = 1) =>
    service.call('POST', '/v1/tokens/use', { toolName: 'message-validator', amount }, owner);
  const list = async (id: number, query = '') =>
    (await service.call('GET', `${account(id)}/transactions${query}`, undefined, admin)).body;
  const entriesOf = (userId: number, action: 'tokens.credited' | 'tokens.refunded') =>
    service.deps.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'details'])
      .where('user_id', '=', userId)
      .where('action', '=', action)
      .execute();

  test('G-108 a credit that is sent 40 times at once is credited once, with its reason on both sides', async () => {
    const owner = await service.register();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => credit(owner.id, { orderId: 70_001 })),
    );
    expect(answers.filter(({ body }) => body.credited)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.balance))).toEqual(new Set([7]));
    const history = await service.call('GET', '/v1/tokens/history', undefined, owner);
    expect(history.body).toMatchObject({
      total: 2,
      transactions: [{ type: 'purchase', amount: 5, orderId: 70_001, notes: REASON }, { type: 'trial' }],
    });
    expect(await entriesOf(owner.id, 'tokens.credited')).toMatchObject([
      { actor_user_id: admin.id, details: { amount: 5, notes: REASON, balance: 7 } },
    ]);
  });

  test('G-108 an order of another account or amount is refused, and so is what could cost money by mistake', async () => {
    const [owner, other] = [await service.register(), await service.register()];
    await credit(owner.id, { orderId: 70_100 });
    for (const [id, body] of [
      [other.id, { orderId: 70_100 }],
      [owner.id, { orderId: 70_100, amount: 6 }],
      [owner.id, { orderId: 70_101, amount: 0 }],
      [owner.id, { orderId: 70_101, amount: -5 }],
      [owner.id, { orderId: 70_101, amount: 1.5 }],
      [owner.id, { orderId: 70_101, amount: '5' }],
      [owner.id, { orderId: 70_101, amonut: 5 }],
      [owner.id, { orderId: 70_101, reason: ' ' }],
      [owner.id, {}],
    ] as const) {
      expect((await credit(id, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await service.ledgerOf(owner.id)).toHaveLength(2);
    expect(await service.ledgerOf(other.id)).toHaveLength(1);
    const most = { amount: 1_000_000_000 };
    await credit(owner.id, { ...most, orderId: 70_102 });
    await credit(owner.id, { ...most, orderId: 70_103 });
    expect((await credit(owner.id, { ...most, orderId: 70_104 })).status).toBe(400);
  });

  test('G-108 a charge is refunded once, whoever refunds it at the same time', async () => {
    const owner = await service.registerWithBalance(10);
    await use(owner, 3);
    const { transactions } = await list(owner.id, '?type=usage');
    expect(transactions[0]).toMatchObject({ amount: -3, refundableTokens: 3, refundedAt: null });
    const row = await service.deps.db
      .selectFrom('token_transactions')
      .select('charge_id')
      .where('id', '=', transactions[0].id)
      .executeTakeFirstOrThrow();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => refund(owner.id, transactions[0].id))),
      service.deps.app.ledger.refund({ chargeId: row.charge_id as string }),
      Promise.all(Array.from({ length: 5 }, () => use(owner))),
    ]);
    expect(answers.filter(({ body }) => body.refunded).length).toBeLessThanOrEqual(1);
    expect((await service.deps.app.ledger.readBalance(owner.id)).balance).toBe(5);
    expect((await service.ledgerOf(owner.id)).filter(({ type }) => type === 'refund')).toHaveLength(1);
    const after = (await list(owner.id, '?type=usage')).transactions.find(
      ({ id }: { id: number }) => id === transactions[0].id,
    );
    expect(after).toMatchObject({ refundableTokens: 0 });
    expect(after.refundedAt).not.toBeNull();
  });

  test('G-108 a refund shows its reason to both, and returns what the balance paid', async () => {
    const owner = await service.register();
    // The daily free token pays one of the two.
    await use(owner, 2);
    const [charge] = (await list(owner.id, '?type=usage')).transactions;
    expect(charge.refundableTokens).toBe(1);
    expect((await refund(owner.id, charge.id)).body).toMatchObject({ refunded: true, balance: 2 });
    expect((await refund(owner.id, charge.id)).body).toMatchObject({ refunded: false, balance: 2 });
    const history = await service.call('GET', '/v1/tokens/history', undefined, owner);
    const refunds = history.body.transactions.filter(({ type }: { type: string }) => type === 'refund');
    expect(refunds).toMatchObject([{ amount: 2, notes: REASON }]);
    expect(await entriesOf(owner.id, 'tokens.refunded')).toMatchObject([
      { actor_user_id: admin.id, details: { tokens: 1, toolName: 'message-validator', reason: REASON } },
    ]);
  });

  test('G-108 what is no charge of the account is not refunded', async () => {
    const [owner, other] = [await service.registerWithBalance(3), await service.registerWithBalance(3)];
    await use(other);
    const foreign = (await list(other.id, '?type=usage')).transactions[0];
    const purchase = (await list(owner.id, '?type=purchase')).transactions[0];
    expect(purchase.refundableTokens).toBe(0);
    for (const id of [foreign.id, purchase.id, 999_999_999]) {
      expect((await refund(owner.id, id)).status).toBe(404);
    }
    // The daily free token paid for it: there is nothing to return.
    const free = await service.register();
    await use(free);
    const [charge] = (await list(free.id, '?type=usage')).transactions;
    expect((await refund(free.id, charge.id)).headers['x-error-code']).toBe('not_refundable');
    expect((await service.deps.app.ledger.readBalance(other.id)).balance).toBe(2);
  });

  test('G-108 the ledger is listed by kind, with the number of each', async () => {
    const owner = await service.registerWithBalance(20);
    for (let count = 0; count < 12; count += 1) {
      await use(owner);
    }
    const page = await list(owner.id, '?type=usage&limit=10&page=2');
    expect(page.pagination).toEqual({ page: 2, limit: 10, total: 13, totalPages: 2 });
    expect(page.transactions).toHaveLength(3);
    const totals = await Promise.all(
      ['', '?type=trial', '?type=purchase', '?type=daily_free', '?type=refund'].map(
        async (query) => (await list(owner.id, query)).pagination.total,
      ),
    );
    expect(totals).toEqual([16, 1, 1, 1, 0]);
    expect(
      (await service.call('GET', `${account(owner.id)}/transactions?type=gift`, undefined, admin)).status,
    ).toBe(400);
  });
});
