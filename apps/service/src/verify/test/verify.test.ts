// Protects `npm run verify`: it passes for a used database, and reports each fault that a test adds.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../../crypto/secret-box.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { createCredentialStore } from '../../features/credentials/index.ts';
import { DATABASES, startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { checkAtStart, verify } from '../verify.ts';

class RollBack extends Error {}

describe.each(DATABASES)('verify on the %s database', (database) => {
  let service: TestService;
  let users: TestUser[];
  beforeAll(async () => {
    service = await startService({ database });
    users = await Promise.all(Array.from({ length: 3 }, () => service.registerWithBalance(5)));
    const secrets = { tcrSid: 'sid-of-dana', tcrAuthToken: 'token-of-dana' };
    await service.deps.app.credentials.store({ userId: users[0]?.id as number, ...secrets });
  });
  afterAll(() => service.close());

  const depsOf = (db: DatabaseTransaction | TestService['deps']['db']) => ({
    db,
    seals: undefined,
    now: service.clock.now(),
    isServing: true,
  });

  /** The findings after a statement that is then rolled back. */
  async function findingsAfter(...statements: string[]) {
    let found: { full: Awaited<ReturnType<typeof verify>>; atStart: Awaited<ReturnType<typeof verify>> } = {
      full: [],
      atStart: [],
    };
    await service.deps.db
      .transaction()
      .execute(async (transaction) => {
        for (const table of ['token_transactions', 'audit_log']) {
          await sql`alter table ${sql.table(table)} disable trigger all`.execute(transaction);
        }
        for (const statement of statements) {
          await sql.raw(statement).execute(transaction);
        }
        found = { full: await verify(depsOf(transaction)), atStart: await checkAtStart(transaction) };
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) {
          throw error;
        }
      });
    const failures = (checks: typeof found.full) =>
      checks.filter(({ outcome }) => outcome === 'failed').map(({ finding }) => finding);
    return { full: failures(found.full), atStart: failures(found.atStart) };
  }

  test('a used database passes, with its figures', async () => {
    const checks = await verify(depsOf(service.deps.db));
    expect(checks.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['ledger', 'ok'],
      ['charges', 'ok'],
      ['seals', 'skipped'],
      ['audit log', 'ok'],
      ['totals of lists', 'ok'],
    ]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from token_transactions`.execute(
      service.deps.db,
    );
    expect(checks[0]?.finding).toContain(`3 accounts, ${rows[0]?.count} rows`);
    expect((await checkAtStart(service.deps.db)).every(({ outcome }) => outcome === 'ok')).toBe(true);
  });

  test('a total of a list that is not that of its rows is found', async () => {
    const id = users[0]?.id;
    const found = await findingsAfter(`insert into list_totals values ('brands', ${id}, '{PENDING}', 1)`);
    expect(found.full).toEqual([`wrong for brands of ${id}`]);
  });

  test('G-105 G-106 a count of a customer and a need that are not those of the registrations are found', async () => {
    const id = users[0]?.id;
    const found = await findingsAfter(`
      insert into customer_totals values (${id}, 'Juniper', 'DRAFT', true, 1);
      insert into registrations (user_id, origin, status, waiting_for, created_at, updated_at)
      values (${id}, 'packet', 'DENIED', 'you', now(), now());
      update registration_needs set kind = 'code'`);
    expect(found.full).toEqual([`wrong for customers of ${id}, registration_needs of ${id}`]);
  });

  test('G-105 G-106 sums of spending, costs, and times that are not those of the ledger and the registrations are found', async () => {
    const id = users[0]?.id;
    const month = `'2026-11-01', ${id}, 'Juniper'`;
    const ofSum = await findingsAfter(
      `insert into spending_totals values (${id}, 'Juniper', '2026-11-01', '', 'infinity', 0, 0, 0, 1)`,
    );
    expect(ofSum.full).toEqual([`wrong for spending of ${id}`]);
    const ofRow = await findingsAfter(
      `insert into registration_costs values (999, ${month}, null, '', 'infinity', 0, 1)`,
      `insert into spending_totals values (${id}, 'Juniper', '2026-11-01', '', 'infinity', 0, 0, 0, 1)`,
    );
    expect(ofRow.full).toEqual([`wrong for costs of registrations of ${id}`]);
    const ofTime = await findingsAfter(
      `insert into registrations (user_id, origin, status, waiting_for, step_times, created_at, updated_at)
      values (${id}, 'packet', 'SUBMITTED', 'registry', '{"brand": "2026-11-01T00:00:00Z"}', now(), now())`,
      'update registration_times set identity = 1',
    );
    expect(ofTime.full).toEqual([`wrong for registration_times of ${id}`]);
    const ofDecision = await findingsAfter(
      `insert into registrations (user_id, origin, status, waiting_for, created_at, updated_at)
      values (${id}, 'packet', 'APPROVED', 'nobody', now(), now())`,
      `insert into registration_versions (registration_id, number, status, packet, submitted_at, created_at)
      select max(id), 1, 'APPROVED', '{}', now(), now() from registrations`,
      'update decided_versions set is_denied = true',
    );
    expect(ofDecision.full).toEqual([`wrong for decided_versions of ${id}`]);
  });

  test('a wrong cost is found beside a change that is not in the sums yet and names no registration', async () => {
    const id = users[0]?.id;
    const found = await findingsAfter(
      `insert into registration_costs values (999, '2026-11-01', ${id}, 'Juniper', null, '', 'infinity', 0, 1)`,
      `insert into spending_totals values (${id}, 'Juniper', '2026-11-01', '', 'infinity', 0, 0, 0, 1)`,
      `insert into spending_changes (user_id, charge_id) values (${id}, gen_random_uuid())`,
    );
    expect(found.full).toEqual([`wrong for costs of registrations of ${id}`]);
  });

  test('a change that is not in the sums yet is not wrong', async () => {
    const id = users[0]?.id;
    const found = await findingsAfter(
      `insert into registrations (user_id, origin, status, waiting_for, created_at, updated_at)
      values (${id}, 'packet', 'SUBMITTED', 'registry', now(), now())`,
      `insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review, created_at, charge_id)
      select max(id), 1, 1, 'ready', '', '{}', '{}', now(), gen_random_uuid() from registrations`,
    );
    expect(found.full).toEqual([]);
  });

  test('a balance that differs from the sum of its rows is found, also at startup', async () => {
    const id = users[1]?.id;
    const found = await findingsAfter(`update users set token_balance = 6 where id = ${id}`);
    expect(found.full).toEqual([`account ${id}: the rows sum to 5, the balance is 6`]);
    expect(found.atStart).toEqual([`account ${id}: the last row does not show the balance`]);
  });

  test.each([
    [
      'a running balance',
      'update token_transactions set balance_after = 1 where user_sequence = 2',
      'a running balance is wrong',
    ],
    ['a missing row', 'delete from token_transactions where user_sequence = 2', 'the rows sum to'],
    [
      'a gap',
      'update token_transactions set user_sequence = 99 where user_sequence = 4',
      'the sequence has a gap',
    ],
    ['a wrong count', 'update users set transaction_count = 9', '4 rows, the stored count is 9'],
    [
      'rows without an account',
      'update token_transactions set user_id = 999 where user_sequence = 1 and user_id = (select min(id) from users)',
      'account 999: rows without an account',
    ],
  ])('%s is found', async (_what, statement, finding) => {
    const { full } = await findingsAfter(statement);
    expect(full).toHaveLength(1);
    expect(full[0]).toContain(finding);
  });

  test.each([
    [
      'a changed entry',
      `update audit_log set details = '{"x": 1}' where sequence = 2`,
      'entry 2: its content was changed',
    ],
    [
      'a changed microsecond',
      `update audit_log set created_at = created_at + interval '1 microsecond' where sequence = 3`,
      'entry 3: its content was changed',
    ],
    ['a deleted entry', 'delete from audit_log where sequence = 2', 'entry 3: entries before it are missing'],
    ['a truncated end', 'delete from audit_log where sequence > 2', 'entries after 2 are missing'],
    [
      'an entry that was recalculated',
      `update audit_log set action = 'x', hash = audit_hash(previous_hash, sequence, actor, actor_user_id, 'x', user_id, subject, address, details, created_at) where sequence = 2`,
      'entry 3: it does not continue the entry before it',
    ],
    ['a lost head', 'delete from audit_head', 'entries after the head'],
  ])('in the audit log %s is found, also at startup', async (_what, statement, finding) => {
    const { full, atStart } = await findingsAfter(statement);
    expect(full).toHaveLength(1);
    expect(full[0]).toContain(finding);
    expect(atStart[0]).toContain(finding);
  });

  test('an open charge without a refund is found, unless no service runs', async () => {
    const { db } = service.deps;
    const chargeId = await service.deps.app.ledger.openCharge(users[0]?.id as number);
    service.clock.advance(21 * 60_000);
    const [, charges] = await verify(depsOf(db));
    expect(charges).toMatchObject({ outcome: 'failed' });
    const [, offline] = await verify({ ...depsOf(db), isServing: false });
    expect(offline).toMatchObject({
      outcome: 'ok',
      finding: expect.stringContaining('the next start refunds them'),
    });
    await service.deps.app.ledger.settle(chargeId);
  });

  test('a value that no key decrypts is found, with its record', async () => {
    const { credentials, webhookEndpoints } = service.deps.app;
    const lost = createCredentialStore({
      db: service.deps.db,
      clock: service.clock,
      secretBox: createSecretBox([Buffer.alloc(32, 9)]),
      publicUrl: 'https://tendlc.example',
      audit: service.deps.app.audit,
    });
    const judge = async (store: typeof credentials) => {
      const seals = async () => ({
        credentials: await store.checkSeals(),
        'webhook endpoints': await webhookEndpoints.checkSeals(),
      });
      return (await verify({ ...depsOf(service.deps.db), seals }))[2];
    };
    expect(await judge(credentials)).toMatchObject({
      outcome: 'ok',
      finding: expect.stringMatching(/^1 records/),
    });
    expect(await judge(lost)).toMatchObject({
      outcome: 'failed',
      finding: expect.stringMatching(/^no key in ENCRYPTION_KEY can decrypt the credentials \d+$/),
    });
  });
});
