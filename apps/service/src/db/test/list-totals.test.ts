// Protects the totals of lists: they are those of the rows, whatever changes, and however often they are folded.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES, serviceForTest } from '../../../test/support/service.ts';
import type { Database } from '../tables.ts';
import { countListed } from '../list-totals.ts';
import { findWrongSummaries } from '../../verify/queries.ts';

type Total = { list: string; owner: number; facets: string[]; entries: number };

async function readTotals(db: Database, from: 'rows' | 'totals'): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select list, owner, facets, sum(entries)::bigint as entries from ${
      from === 'rows'
        ? sql`(
            select list, owner_id as owner, facets, 1 as entries from listed_rows where owner_id is not null
            union all select list, 0, facets, 1 from listed_rows
          ) as counted`
        : sql`(select list, owner_id as owner, facets, entries from list_totals) as counted`
    } group by list, owner, facets having sum(entries) <> 0 order by list, owner, facets`.execute(db);
  return rows;
}

async function expectRight(db: Database): Promise<void> {
  expect(await readTotals(db, 'totals')).toEqual(await readTotals(db, 'rows'));
  expect(await findWrongSummaries(db)).toEqual([]);
}

/** Registrations of customers, as drafts, without a record at the registry. */
async function addDrafts(db: Database, userId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into registrations (user_id, origin, customer, status, waiting_for, missing_fields, created_at, updated_at)
      select ${userId}, 'packet', 'Customer ' || n % 3, 'DRAFT', 'you', n % 2, now(), now() from generate_series(1, ${count}) as n
      returning id
    )
    insert into registration_versions (registration_id, number, status, packet, created_at)
    select id, 1, 'DRAFT', '{}', now() from added returning registration_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

const addEvaluation = (db: Database, id: number, revision: number) =>
  sql`
    insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review, created_at)
    values (${id}, 1, ${revision}, 'ready', '', '{}', '{}', now())`.execute(db);

/** Rows of each list, in statements of several rows, as an account and its registry account have them. */
async function addRows(db: Database, userId: number): Promise<void> {
  await sql`
    insert into registry_credentials (id, user_id, sealed_sid, sealed_auth_token, sid_ending, status, webhook_token, created_at, updated_at, account_since)
    values (7, ${userId}, 's', 's', '1234', 'active', 'token', now(), now(), now())`.execute(db);
  await sql`
    insert into brands (user_id, credential_id, registration, reference_id, request_hash, asked_at, tcr_brand_id, profile, state_changed_at, created_at, updated_at)
    select ${userId}, 7, 'registered', 'b' || n, 'b' || n, now(), 'B' || n, '{"brandName": "Copper Kettle"}', now(), now(), now()
    from generate_series(1, 6) as n`.execute(db);
  await sql`
    insert into campaigns (user_id, credential_id, brand_id, registration, reference_id, request_hash, asked_at, tcr_campaign_id, usecase, profile, state_changed_at, created_at, updated_at)
    select ${userId}, 7, id, 'registered', 'c' || id, 'c' || id, now(), 'C' || id, 'MIXED', '{"usecase": "MIXED"}', now(), now(), now()
    from brands where id % 2 = 0`.execute(db);
  await sql`
    insert into registry_events (credential_id, user_id, event_type, status, received_at)
    select 7, ${userId}, case when n % 3 > 0 then 'BRAND_DELETE' end, case when n % 2 = 0 then 'received' else 'failed' end, now()
    from generate_series(1, 9) as n`.execute(db);
  await sql`
    insert into registry_calls (credential_id, user_id, method, endpoint, duration_ms, attempt, created_at)
    select 7, ${userId}, case when n % 2 = 0 then 'GET' else 'POST' end, '/brand', 1, 1, now() from generate_series(1, 5) as n`.execute(
    db,
  );
  await sql`
    insert into alerts (user_id, type, subject, subject_id, aspect, occurrence, severity, message, next_action, source, raised_at)
    select ${userId}, 'campaign.renewal_due', 'campaign', n, '', '1', 'warning', 'm', 'a', '{}', now() from generate_series(1, 4) as n`.execute(
    db,
  );
  await sql`
    with endpoint as (
      insert into webhook_endpoints (user_id, url, status, sealed_secret, created_at, updated_at)
      values (${userId}, 'https://a.example', 'active', 's', now(), now()) returning id
    ), event as (
      insert into customer_events (public_id, user_id, type, data, created_at)
      select 'evt_' || n, ${userId}, 'tokens.low', '{"balance": 1}', now() from generate_series(1, 5) as n returning id
    )
    insert into webhook_deliveries (endpoint_id, event_id, event_type, status, created_at)
    select endpoint.id, event.id, 'tokens.low', 'pending', now() from endpoint, event`.execute(db);
}

test.each(DATABASES)(
  'totals follow rows that are added, changed, refused, and removed, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { db } = service.deps;
    const user = await service.register();
    await addRows(db, user.id);
    await expectRight(db);
    expect(await countListed(db, 'registrations', user.id)).toBe(6);
    await sql`update brands set brand_status = case when id % 2 = 0 then 'ACTIVE' else 'DELETED' end`.execute(
      db,
    );
    await sql`update campaigns set registration = 'refused', tcr_campaign_id = null where id = (select min(id) from campaigns)`.execute(
      db,
    );
    await sql`update registry_events set status = 'processed' where status = 'received'`.execute(db);
    await sql`update alerts set resolved_at = now() where subject_id < 3`.execute(db);
    await sql`update webhook_deliveries set status = 'delivered' where id % 2 = 0`.execute(db);
    await expectRight(db);
    // Of an event that is deleted, the deliveries are, too.
    await sql`delete from customer_events where id % 2 = 1`.execute(db);
    await sql`delete from registry_events where status = 'processed'`.execute(db);
    await sql`delete from registry_calls where method = 'GET'`.execute(db);
    await sql`update users set deleted_at = now() where id = ${user.id}`.execute(db);
    await expectRight(db);
    expect(await countListed(db, 'registry_events', 7, ['failed', 'BRAND_DELETE'])).toBe(3);
    expect(await countListed(db, 'users', undefined)).toBe(0);
  },
);

test.each(DATABASES)(
  'G-147 a transaction that fails counts nothing, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { db } = service.deps;
    const user = await service.register();
    const before = await readTotals(db, 'totals');
    const failing = db.transaction().execute(async (transaction) => {
      await sql`
      insert into alerts (user_id, type, subject, subject_id, aspect, occurrence, severity, message, next_action, source, raised_at)
      values (${user.id}, 'campaign.renewal_due', 'campaign', 1, '', '1', 'warning', 'm', 'a', '{}', now())`.execute(
        transaction,
      );
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    expect(await readTotals(db, 'totals')).toEqual(before);
  },
);

test.each(DATABASES)(
  'no trigger puts a statement together, which would be planned again for each write, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { rows } = await sql<{ name: string }>`
      select distinct proname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and prosrc ~* '\\mexecute\\M'`.execute(service.deps.db);
    expect(rows).toEqual([]);
  },
);

test.each(DATABASES)(
  'many statements leave few rows for a total, and folding changes none, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { db } = service.deps;
    const user = await service.register();
    const changes = 400;
    // Eight at once where the database has several connections.
    const change = async (place: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into alerts (user_id, type, subject, subject_id, aspect, occurrence, severity, message, next_action, source, raised_at)
        values (${user.id}, 'campaign.renewal_due', 'campaign', ${place}, '', '1', 'warning', 'm', 'a', '{}', now()) returning id`.execute(
        db,
      );
      await (place % 2 === 0
        ? sql`update alerts set resolved_at = now() where id = ${rows[0]?.id}`.execute(db)
        : sql`select fold_list_totals('alerts', array[0, ${user.id}]::bigint[])`.execute(db));
    };
    const places = Array.from({ length: changes }, (_, place) => place);
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (const place of places.filter((one) => one % 8 === lane)) {
          await change(place);
        }
      }),
    );
    await expectRight(db);
    expect(await countListed(db, 'alerts', user.id)).toBe(changes);
    await sql`select fold_list_totals('alerts', array[0, ${user.id}]::bigint[])`.execute(db);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from list_totals where list = 'alerts'`.execute(db);
    expect(rows[0]?.count).toBe(4);
    await expectRight(db);
  },
);

test.each(DATABASES)(
  'G-105 G-106 what customers have and what registrations need follow all changes, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { db } = service.deps;
    const user = await service.register();
    const ids = await addDrafts(db, user.id, 12);
    await expectRight(db);
    expect(await countListed(db, 'registration_needs', user.id, ['unevaluated'])).toBe(6);
    await addEvaluation(db, ids[0] as number, 1);
    await sql`update registrations set status = 'DENIED' where id = ${ids[1]}`.execute(db);
    await sql`update registrations set status = 'SUBMITTED', waiting_for = 'registry' where id = ${ids[2]}`.execute(
      db,
    );
    await sql`update registrations set customer = case when id % 2 = 0 then 'Another' end where customer = 'Customer 1'`.execute(
      db,
    );
    await expectRight(db);
    expect(await countListed(db, 'registration_needs', user.id, ['ready'])).toBe(1);
    await sql`select fold_customer_totals(${user.id})`.execute(db);
    await sql`delete from registrations where id > ${ids[5]}`.execute(db);
    await expectRight(db);
    await sql`delete from registrations`.execute(db);
    await sql`select fold_customer_totals(${user.id})`.execute(db);
    const { rows } = await sql<{ rows: number }>`
      select (select count(*) from customer_totals) + (select count(*) from registration_needs) as rows`.execute(
      db,
    );
    expect(rows).toEqual([{ rows: 0 }]);
    await expectRight(db);
  },
);

test.each(DATABASES)(
  'G-106 an evaluation and a change at the same time leave what the registration needs afterwards, on the %s database',
  async (database) => {
    const service = await serviceForTest({ database });
    const { db } = service.deps;
    const user = await service.register();
    const ids = await addDrafts(db, user.id, 20);
    await Promise.all(
      ids.flatMap((id) => [
        addEvaluation(db, id, 1),
        sql`update registrations set revision = 2, updated_at = now() where id = ${id}`.execute(db),
        sql`update registrations set customer = 'Everybody', updated_at = now() where user_id = ${user.id} and id = ${id}`.execute(
          db,
        ),
        sql`select fold_customer_totals(${user.id})`.execute(db),
      ]),
    );
    await expectRight(db);
    expect(await countListed(db, 'registration_needs', user.id, ['ready'])).toBe(0);
    expect(await countListed(db, 'registration_needs', user.id)).toBe(20);
  },
);
