// Protects the ledger with two services on one database: no deadlocks, and the same results as with one service.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { expectAllSettled } from '../../../../test/support/outcomes.ts';
import { hasPostgres, startService, type TestService } from '../../../../test/support/service.ts';

describe.skipIf(!hasPostgres)('two services on one server', () => {
  let services: TestService[];
  beforeAll(async () => {
    const database = { url: await createDatabaseAt(inject('postgresUrl')) };
    const clock = createClock();
    services = await Promise.all([startService({ database, clock }), startService({ database, clock })]);
  });
  afterAll(async () => {
    await expectLedgerInvariants((services[0] as TestService).deps.db);
    await Promise.all(services.map((service) => service.close()));
  });

  const at = (index: number) => services[index % 2] as TestService;
  const use = async (index: number, user: { token: string }, toolName: string, amount = 1) => {
    const body = { toolName, amount };
    const { status } = await at(index).call('POST', '/v1/tokens/use', body, { token: user.token });
    return { toolName, status };
  };
  const paid = (outcomes: readonly { status: number }[]) =>
    outcomes.filter(({ status }) => status === 200).length;

  test('400 parallel charges of one account over both spend exactly the balance', async () => {
    const user = await at(0).registerWithBalance(150);
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, (_, index) => use(index, user, `one-${index}`)),
    );
    expect(paid(outcomes)).toBe(150);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 402]));
    await expectAllSettled(at(0).deps.db, outcomes);
  });

  test('400 parallel charges of twenty accounts over both do not deadlock and lose none', async () => {
    const users = await Promise.all(
      Array.from({ length: 20 }, (_, index) => at(index).registerWithBalance(10)),
    );
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        // One service gets the accounts in ascending order, the other in descending order.
        const turn = Math.floor(index / 2) % 20;
        const place = index % 2 ? turn : 19 - turn;
        const user = users[place] as { token: string };
        return { place, ...(await use(index, user, `many-${index}`)) };
      }),
    );
    users.forEach((_, place) => expect(paid(outcomes.filter((outcome) => outcome.place === place))).toBe(10));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 402]));
    await expectAllSettled(at(1).deps.db, outcomes);
  });

  test('first calls of a day on both get one daily token', async () => {
    const user = await at(0).register();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => use(index, user, `day-${index}`)),
    );
    expect(paid(outcomes)).toBe(3);
    const rows = await at(0).ledgerOf(user.id);
    expect(rows.filter((row) => row.type === 'daily_free')).toHaveLength(1);
  });

  test('an order sent to both credits once', async () => {
    const user = await at(0).register();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        at(index).deps.app.ledger.credit({ email: user.email, amount: 5, orderId: 777 }),
      ),
    );
    expect(answers.filter(({ credited }) => credited)).toHaveLength(1);
  });

  test('concurrent registrations of one email at both create one account', async () => {
    const request = { email: 'both@test.example', password: 'Harbor7!light', firstName: 'Dana' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => at(index).call('POST', '/v1/auth/register', request)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });
});
