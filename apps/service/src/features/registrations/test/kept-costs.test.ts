// Protects the kept sums of spending (G-105, G-106): they are the ledger and the records, whatever changes at the same time.
import { randomUUID } from 'node:crypto';
import { registryCosts } from '@tendlc/compliance';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  PASSWORD,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open.ts';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';
import { createLog } from '../../../log.ts';
import { findWrongSpending } from '../../../verify/queries.ts';
import { foldSpending } from '../costs/queries.ts';
import { packetOf } from './support/submissions.ts';

const USECASE = 'CUSTOMER_CARE';
const MONTHLY = registryCosts.monthlyCents[USECASE] ?? 0;
const IN_ADVANCE = registryCosts.monthsInAdvance[USECASE] ?? 0;
const CAMPAIGN_USD = (registryCosts.reviewCents + IN_ADVANCE * MONTHLY) / 100;
const BRAND_USD = registryCosts.brandCents / 100;

const idOf = async (rows: Promise<{ rows: { id: number }[] }>): Promise<number> =>
  (await rows).rows[0]?.id as number;

const addCredentials = (db: Database, userId: number) =>
  sql`
    insert into registry_credentials (id, user_id, sealed_sid, sealed_auth_token, sid_ending, status, webhook_token, created_at, updated_at, account_since)
    overriding system value values (${userId}, ${userId}, 's', 's', '1234', 'active', ${`token-${userId}`}, now(), now(), now())`.execute(
    db,
  );

const addRegistration = (db: Database, userId: number, customer: string | null) =>
  idOf(
    sql<{ id: number }>`
      with added as (
        insert into registrations (user_id, origin, customer, status, waiting_for, created_at, updated_at)
        values (${userId}, 'packet', ${customer}, 'SUBMITTED', 'registry', now(), now()) returning id
      )
      insert into registration_versions (registration_id, number, status, packet, submitted_at, created_at)
      select id, 1, 'SUBMITTED', '{}', now(), now() from added returning registration_id as id`.execute(db),
  );

type RecordOf = {
  readonly userId: number;
  readonly registrationId: number;
  readonly chargeId: string | null;
};

/** Of a registration that is submitted: without one, the database would add one. */
const addBrand = (db: Database, { userId, registrationId, chargeId }: RecordOf, at = new Date()) =>
  idOf(
    sql<{ id: number }>`
      insert into brands (user_id, credential_id, registration_id, registration, reference_id, request_hash, asked_at, tcr_brand_id, profile, charge_id, state_changed_at, created_at, updated_at)
      values (${userId}, ${userId}, ${registrationId}, 'registered', ${randomUUID()}, ${randomUUID()}, now(), ${randomUUID()}, '{"brandName": "Copper Kettle"}', ${chargeId}, now(), ${at}, now())
      returning id`.execute(db),
  );

const addCampaign = (
  db: Database,
  { userId, registrationId, chargeId, brandId }: RecordOf & { readonly brandId: number },
  at = new Date(),
) =>
  idOf(
    sql<{ id: number }>`
      insert into campaigns (user_id, credential_id, brand_id, registration_id, registration, reference_id, request_hash, asked_at, tcr_campaign_id, usecase, profile, charge_id, state_changed_at, created_at, updated_at)
      values (${userId}, ${userId}, ${brandId}, ${registrationId}, 'registered', ${randomUUID()}, ${randomUUID()}, now(), ${randomUUID()}, ${USECASE}, '{}', ${chargeId}, ${at}, ${at}, now())
      returning id`.execute(db),
  );

const addEvaluation = (db: Database | DatabaseTransaction, registrationId: number, chargeId: string) =>
  sql`
    insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review, created_at, charge_id)
    values (${registrationId}, 1, 1, 'ready', '', '{}', '{}', now(), ${chargeId})`.execute(db);

type Cost = { customer: string; tokens: number; registryUsd: number };

function readersOf(service: TestService, user: TestUser) {
  const customers = async (): Promise<Cost[]> =>
    (await service.call('GET', '/v1/registration-customers', undefined, user)).body.customers.map(
      ({ customer, tokens, registryUsd }: Cost) => ({ customer, tokens, registryUsd }),
    );
  const spending = async () =>
    (await service.call('GET', '/v1/summary', undefined, user)).body.summary.spending;
  async function expectNow(expected: Cost[]): Promise<void> {
    expect(await customers()).toEqual(expected);
    const paid = expected.filter(({ tokens, registryUsd }) => tokens + registryUsd > 0);
    const { byCustomer, byMonth } = await spending();
    expect(byCustomer).toHaveLength(paid.length);
    expect(byCustomer).toEqual(expect.arrayContaining(paid));
    const sum = paid.reduce((total, { registryUsd }) => total + registryUsd, 0);
    expect(byMonth.at(-1).registryUsd).toBeCloseTo(sum);
    expect(await findWrongSpending(service.deps.db)).toEqual([]);
  }
  /** Before changes are taken into the sums, and after it. */
  const expectCosts = (expected: Cost[]): Promise<void> =>
    expectNow(expected)
      .then(service.deps.sweep)
      .then(() => expectNow(expected));
  return { customers, spending, expectNow, expectCosts };
}

/** A charge of the account over HTTP. @returns its ID, and that of its row */
async function chargeOnce(service: TestService, user: TestUser): Promise<{ id: number; chargeId: string }> {
  await service.call('POST', '/v1/tokens/use', { toolName: 'message-validator', amount: 1 }, user);
  const { rows } = await sql<{ id: number; chargeId: string }>`
    select id, charge_id as "chargeId" from token_transactions
    where user_id = ${user.id} and type = 'usage' order by user_sequence desc limit 1`.execute(
    service.deps.db,
  );
  return rows[0] as { id: number; chargeId: string };
}

/** An account that has used its free token of the day: every further charge costs a token that can be refunded. */
async function setUp(database: (typeof DATABASES)[number]) {
  const service = await serviceForTest({ database });
  const admin = await registerAdmin(service);
  const user = await service.registerWithBalance(80);
  await chargeOnce(service, user);
  await addCredentials(service.deps.db, user.id);
  const refund = async (transactionId: number) => {
    const body = { transactionId, reason: 'A mistake.' };
    const { status } = await service.call('POST', `/v1/admin/accounts/${user.id}/refunds`, body, admin);
    expect(status).toBe(200);
  };
  return { service, db: service.deps.db, user, refund, ...readersOf(service, user) };
}

describe.each(DATABASES)('what registrations cost on the %s database', (database) => {
  test('G-105 a brand is paid for by its first registration, also when that changes or goes away', async () => {
    const { service, db, user, spending, expectCosts } = await setUp(database);
    const { chargeId } = await chargeOnce(service, user);
    const [first, second] = [
      await addRegistration(db, user.id, 'A'),
      await addRegistration(db, user.id, 'B'),
    ];
    const brand = await addBrand(db, { userId: user.id, registrationId: second, chargeId });
    const give = (id: number, brandId: number | null) =>
      sql`update registrations set brand_id = ${brandId} where id = ${id}`.execute(db);
    const nothing = { tokens: 0, registryUsd: 0 };
    const paid = { tokens: 1, registryUsd: BRAND_USD };
    await expectCosts([
      { customer: 'A', ...nothing },
      { customer: 'B', ...paid },
    ]);
    await give(first, brand);
    await expectCosts([
      { customer: 'A', ...paid },
      { customer: 'B', ...nothing },
    ]);
    await give(first, null);
    await expectCosts([
      { customer: 'A', ...nothing },
      { customer: 'B', ...paid },
    ]);
    await give(first, brand);
    await sql`delete from registrations where id = ${first}`.execute(db);
    await expectCosts([{ customer: 'B', ...paid }]);
    await sql`update registrations set customer = null where id = ${second}`.execute(db);
    for (const _ of ['before', 'after']) {
      expect((await spending()).byCustomer).toEqual([{ customer: null, ...paid }]);
      await service.deps.sweep();
    }
  });

  test('G-105 fees follow campaigns that begin, end, and are corrected, and tokens follow refunds', async () => {
    const { service, db, user, refund, expectCosts } = await setUp(database);
    const [ofBrand, ofCampaign] = [await chargeOnce(service, user), await chargeOnce(service, user)];
    const registration = await addRegistration(db, user.id, 'A');
    const of = { userId: user.id, registrationId: registration };
    const brand = await addBrand(db, { ...of, chargeId: ofBrand.chargeId });
    const campaign = await addCampaign(db, { ...of, brandId: brand, chargeId: ofCampaign.chargeId });
    const whole = BRAND_USD + CAMPAIGN_USD;
    await expectCosts([{ customer: 'A', tokens: 2, registryUsd: whole }]);
    await refund(ofCampaign.id);
    await expectCosts([{ customer: 'A', tokens: 1, registryUsd: whole }]);
    await refund(ofBrand.id);
    await sql`update campaigns set campaign_status = 'DEACTIVATED', state_changed_at = now() where id = ${campaign}`.execute(
      db,
    );
    await expectCosts([{ customer: 'A', tokens: 0, registryUsd: whole }]);
    await sql`
      insert into registration_submissions (registration_id, number, by_user_id, is_charged, corrects_brand, corrects_campaign, state, submitted_at, updated_at)
      values (${registration}, 1, ${user.id}, true, false, true, 'open', now(), now())`.execute(db);
    await sql`update registration_submissions set done = jsonb_build_object('resubmit', now())`.execute(db);
    const corrected = whole + registryCosts.reviewCents / 100;
    await expectCosts([{ customer: 'A', tokens: 0, registryUsd: corrected }]);
    await sql`update brands set registration = 'refused', tcr_brand_id = null`.execute(db);
    await expectCosts([{ customer: 'A', tokens: 0, registryUsd: corrected - BRAND_USD }]);
  });

  test('G-106 months that a campaign is billed for end with the month of its deactivation', async () => {
    const { db, user, spending, service } = await setUp(database);
    const now = service.clock.now();
    const month = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 2));
    const registration = await addRegistration(db, user.id, null);
    const of = { userId: user.id, registrationId: registration, chargeId: null };
    const brandId = await addBrand(db, of, month(20));
    await addCampaign(db, { ...of, brandId }, month(8));
    await sql`update campaigns set campaign_status = 'EXPIRED', state_changed_at = ${month(2)}`.execute(db);
    const cents = (ago: number) => {
      if (ago === 8) {
        return registryCosts.reviewCents + IN_ADVANCE * MONTHLY;
      }
      return ago <= 8 - IN_ADVANCE && ago >= 2 ? MONTHLY : 0;
    };
    const expected = Array.from({ length: 12 }, (_, place) => cents(11 - place) / 100);
    for (const _ of ['before', 'after']) {
      const { byMonth, byCustomer } = await spending();
      expect(byMonth.map(({ registryUsd }: Cost) => registryUsd)).toEqual(expected);
      expect(byCustomer).toMatchObject([{ customer: null }]);
      expect(byCustomer[0].registryUsd).toBeCloseTo(expected.reduce((sum, usd) => sum + usd, 0));
      await service.deps.sweep();
    }
  });

  test('G-105 a brand that an admin uses for its owner changes what both read at once, each without the other', async () => {
    const { service, db, user, refund, expectCosts } = await setUp(database);
    const { id, chargeId } = await chargeOnce(service, user);
    const other = await service.registerWithBalance(10);
    await chargeOnce(service, other);
    const registrationId = await addRegistration(db, user.id, 'A');
    await addBrand(db, { userId: user.id, registrationId, chargeId });
    await addRegistration(db, other.id, 'B');
    await sql`update registrations set brand_id = (select id from brands)`.execute(db);
    const expectBoth = async (cost: { tokens: number; registryUsd: number }) => {
      await readersOf(service, other).expectNow([{ customer: 'B', ...cost }]);
      await expectCosts([{ customer: 'A', ...cost }]);
    };
    await expectBoth({ tokens: 1, registryUsd: BRAND_USD });
    await refund(id);
    await sql`update brands set registration = 'refused', tcr_brand_id = null`.execute(db);
    await expectBoth({ tokens: 0, registryUsd: 0 });
  });

  test('charges, refunds, renames, and sums at the same time leave what the ledger says', async () => {
    const { service, db, user, refund, customers } = await setUp(database);
    const ids: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const body = { ...packetOf(), customer: `Customer ${place % 3}` };
      ids.push((await service.call('POST', '/v1/registrations', body, user)).body.registration.id);
    }
    const busy = new AbortController();
    const folding = (async () => {
      while (!busy.signal.aborted) {
        await Promise.all([foldSpending(db), foldSpending(db), customers()]);
      }
    })();
    await Promise.all(
      ids.map(async (id, place) => {
        await service.call('POST', `/v1/registrations/${id}/evaluations`, { fetchPages: false }, user);
        const { rows } = await sql<{ id: number }>`
          select t.id from registration_evaluations as e join token_transactions as t using (charge_id)
          where e.registration_id = ${id} and t.type = 'usage'`.execute(db);
        await Promise.all([
          ...(place % 2 === 0 ? [refund(rows[0]?.id as number)] : []),
          chargeOnce(service, user),
          place % 4 === 0
            ? service.call('PATCH', `/v1/registrations/${id}`, { customer: 'Customer 1' }, user)
            : foldSpending(db),
        ]);
      }),
    );
    busy.abort();
    await folding;
    const { rows: expected } = await sql<Cost>`
      select r.customer, count(t.id)::integer as tokens, 0 as "registryUsd" from registrations as r
      left join registration_evaluations as e on e.registration_id = r.id
      left join token_transactions as t on t.charge_id = e.charge_id and t.type = 'usage'
        and not exists (select 1 from token_transactions as b where b.reverses_id = t.id)
      group by 1 order by 1`.execute(db);
    expect(expected.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(6);
    expect(await customers()).toEqual(expected);
    await service.deps.sweep();
    expect(await customers()).toEqual(expected);
    const { rows } = await sql<{
      left: number;
    }>`select count(*)::integer as left from spending_changes`.execute(db);
    expect(rows).toEqual([{ left: 0 }]);
    await expectLedgerInvariants(db);
  });

  test('G-99 the names of customers go with the account, also those that are not in the sums yet', async () => {
    const { service, db, user, refund } = await setUp(database);
    const { id, chargeId } = await chargeOnce(service, user);
    const registration = await addRegistration(db, user.id, 'Juniper');
    await addEvaluation(db, registration, chargeId);
    await service.deps.sweep();
    await sql`update registrations set customer = 'Clover'`.execute(db);
    await refund(id);
    await service.call('POST', '/v1/account/deletion', { currentPassword: PASSWORD }, user);
    await waitFor(async () => {
      const jobs = await db.selectFrom('jobs').select('id').where('kind', '=', 'erase-account').execute();
      return jobs.length === 0 ? true : undefined;
    }, 'the rows to be removed');
    await service.deps.sweep();
    for (const table of [
      'registration_costs',
      'spending_totals',
      'spending_changes',
      'registration_times',
    ] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});

test('folding changes into the sums blocks no other transaction, and counts each change once', async () => {
  const { service, db, user, refund, customers } = await setUp('server');
  const paid = [await chargeOnce(service, user), await chargeOnce(service, user)] as const;
  const registration = await addRegistration(db, user.id, 'A');
  await addEvaluation(db, registration, paid[0].chargeId);
  const fold = (of: Database | DatabaseTransaction) =>
    sql<{ taken: number }>`select fold_spending(500) as taken`.execute(of);
  await db.transaction().execute(async (transaction) => {
    expect((await fold(transaction)).rows).toEqual([{ taken: 1 }]);
    // Others charge, refund, and read meanwhile; a second one that takes changes has nothing to do.
    await addEvaluation(db, registration, paid[1].chargeId);
    await refund(paid[0].id);
    await chargeOnce(service, user);
    expect((await fold(db)).rows).toEqual([{ taken: 0 }]);
    expect(await customers()).toEqual([{ customer: 'A', tokens: 1, registryUsd: 0 }]);
  });
  expect(await customers()).toEqual([{ customer: 'A', tokens: 1, registryUsd: 0 }]);
  await service.deps.sweep();
  expect(await customers()).toEqual([{ customer: 'A', tokens: 1, registryUsd: 0 }]);
  expect(await findWrongSpending(db)).toEqual([]);
});

test.each(['the charge is attached', 'the charge is refunded'])(
  'a refund and a record that do not see each other are both counted: %s last',
  async (last) => {
    const { service, db, user, refund, expectCosts } = await setUp('server');
    const { id, chargeId } = await chargeOnce(service, user);
    const registration = await addRegistration(db, user.id, 'A');
    const refundLate = (transaction: DatabaseTransaction) =>
      sql`
        insert into token_transactions (user_id, user_sequence, type, amount, balance_after, notes, charge_id, reverses_id, created_at)
        select user_id, user_sequence + 1, 'refund', -amount, balance_after - amount, 'refund', charge_id, id, now()
        from token_transactions where id = ${id}`.execute(transaction);
    const settleBalance = (transaction: DatabaseTransaction) =>
      sql`
        update users set token_balance = token_balance + 1, transaction_count = transaction_count + 1 where id = ${user.id}`.execute(
        transaction,
      );
    await db.transaction().execute(async (transaction) => {
      if (last === 'the charge is attached') {
        await addEvaluation(transaction, registration, chargeId);
        await refund(id);
      } else {
        await refundLate(transaction);
        await settleBalance(transaction);
        await addEvaluation(db, registration, chargeId);
      }
      await service.deps.sweep();
    });
    await expectCosts([{ customer: 'A', tokens: 0, registryUsd: 0 }]);
    await expectLedgerInvariants(db);
  },
);

test('what an earlier version has written is in the sums after the migration', async () => {
  const { db } = await openDatabase({
    target: { kind: 'server', url: await createDatabaseAt(inject('postgresUrl')) },
    log: createLog('silent'),
    onEnd: () => undefined,
  });
  onTestFinished(() => db.destroy());
  await migrate(db, '0044-summary-totals');
  const userId = await idOf(
    sql<{ id: number }>`
      insert into users (email, email_key, password_hash, first_name, created_at)
      values ('a@test.example', 'a@test.example', 'x', 'A', now()) returning id`.execute(db),
  );
  await addCredentials(db, userId);
  const registration = await addRegistration(db, userId, 'A');
  const of = { userId, registrationId: registration, chargeId: null };
  const brandId = await addBrand(db, of);
  await addCampaign(db, { ...of, brandId });
  await sql`
    update registrations set step_times = jsonb_build_object('brand', now(), 'identity', now() + interval '1 hour') where id = ${registration}`.execute(
    db,
  );
  await migrate(db);
  expect(await findWrongSpending(db)).toEqual([]);
  expect(
    await db.selectFrom('spending_totals').select(['customer', 'brands', 'campaigns', 'reviews']).execute(),
  ).toEqual([{ customer: 'A', brands: 1, campaigns: 1, reviews: 1 }]);
  expect(await db.selectFrom('registration_times').select(['identity', 'total']).execute()).toEqual([
    { identity: 3_600, total: null },
  ]);
});
