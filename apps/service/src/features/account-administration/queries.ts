// The SQL of accounts as admins see them: found, described with what belongs to them, locked and unlocked.
import { type Selectable, sql } from 'kysely';
import { countListed, ownedTotals } from '../../db/list-totals.ts';
import { findsWords } from '../../db/search.ts';
import type { AccountRow, Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_admin',
  'token_balance',
  'trial_tokens_used',
  'last_daily_free_date',
  'sessions_valid_from_seconds',
  'totp_enabled_at',
  'locked_at',
  'locked_reason',
  'created_at',
] as const satisfies readonly (keyof AccountRow)[];

/**
 * Newest first. The search is part of the email or the name, an account ID, or what a search over registrations finds:
 * names, tax numbers, and IDs at the registry.
 */
export async function listAccounts(
  db: Database,
  page: {
    search: string | undefined;
    ids: readonly number[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: AccountRow[]; total: number }> {
  const { search, ids } = page;
  const id = /^\d{1,15}$/.test(search ?? '') ? Number(search) : 0;
  const found = sql<boolean>`id in (
    select id from users where ${findsWords(sql`account_search_text(email_key, first_name, last_name)`, search ?? '')}
    union all select ${id}::bigint
    union all select user_id from registrations where ${findsWords(sql`search_text`, search ?? '')}
  )`;
  const matching = db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(search !== undefined, (query) => query.where(found))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::bigint[])`));
  const counting =
    search === undefined && ids === undefined
      ? countListed(db, 'users', undefined)
      : matching
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((counted) => counted.total);
  const [rows, total] = await Promise.all([
    matching.select(COLUMNS).orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    counting,
  ]);
  return { rows, total };
}

export type AccountFacts = AccountRow & {
  readonly failures_until: Date | null;
  readonly email_confirmed_at: Date | null;
  readonly last_login_at: Date | null;
  readonly last_active_at: Date | null;
  readonly open_sessions: number;
  readonly api_keys: number;
  readonly registrations: number;
  /** As JSON, which has times as text. */
  readonly registry: { id: number; label: string | null; last_used_at: string | null } | null;
  readonly endpoints: number;
  readonly disabled_endpoints: number;
  readonly failing_endpoints: number;
};

/** How many failed logins lock an email, within which time, and for how long (G-11). */
export type LockoutRule = { readonly failures: number; readonly windowMs: number; readonly lockMs: number };

const countOf = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer from ${from})`;
const newestEntry = (actions: readonly string[]) => sql<Date | null>`(
  select max(created_at) from audit_log where user_id = users.id and action = any(${[...actions]}::text[])
)`;

/** One statement, with counts that an index of the account bounds. */
export function findFacts(
  db: Database,
  id: number,
  { failures, windowMs, lockMs }: LockoutRule,
  now: Date,
): Promise<AccountFacts | undefined> {
  const validSessions = sql`sessions as s where s.user_id = users.id and s.expires_at > ${now}::timestamptz
    and s.issued_at_seconds >= users.sessions_valid_from_seconds
    and not exists (select 1 from revoked_sessions as r where r.session_hash = s.session_hash)`;
  const milliseconds = (length: number) => sql`${length}::float8 * interval '1 millisecond'`;
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .select([
      sql<Date | null>`(
        select max(created_at) + ${milliseconds(lockMs)} from (
          select created_at from login_attempts where email_key = users.email_key
          order by created_at desc limit ${failures}
        ) as recent
        having count(*) = ${failures} and max(created_at) > ${now}::timestamptz - ${milliseconds(lockMs)}
          and max(created_at) - min(created_at) < ${milliseconds(windowMs)}
      )`.as('failures_until'),
      newestEntry(['password.reset', 'email.changed']).as('email_confirmed_at'),
      newestEntry(['login.succeeded']).as('last_login_at'),
      sql<Date | null>`(select max(last_used_at) from sessions where user_id = users.id)`.as(
        'last_active_at',
      ),
      countOf(validSessions).as('open_sessions'),
      countOf(sql`api_keys as k where k.user_id = users.id and k.revoked_at is null`).as('api_keys'),
      sql<number>`(select coalesce(sum(entries), 0)::integer from list_totals where ${ownedTotals('registrations', id)})`.as(
        'registrations',
      ),
      sql<AccountFacts['registry']>`(
        select jsonb_build_object('id', c.id, 'label', c.label, 'last_used_at', c.last_used_at)
        from registry_credentials as c where c.user_id = users.id and c.status = 'active'
      )`.as('registry'),
      countOf(sql`webhook_endpoints as w where w.user_id = users.id`).as('endpoints'),
      countOf(sql`webhook_endpoints as w where w.user_id = users.id and w.status = 'disabled'`).as(
        'disabled_endpoints',
      ),
      countOf(
        sql`webhook_endpoints as w where w.user_id = users.id and w.status = 'active' and w.failing_since is not null`,
      ).as('failing_endpoints'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The database decides: an admin is never locked. @returns false if it was locked before, is an admin, or does not exist */
export async function setLocked(
  transaction: DatabaseTransaction,
  id: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ locked_at: now, locked_reason: reason })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_admin', '=', false)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if it is not locked */
export async function setUnlocked(transaction: DatabaseTransaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ locked_at: null, locked_reason: null })
    .where('id', '=', id)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type AccountDeliveryRow = Selectable<Tables['webhook_deliveries']> & {
  readonly public_id: string;
  readonly url: string;
};

/** The deliveries of all endpoints of an account, newest first. */
export async function listAccountDeliveries(
  db: Database,
  page: {
    userId: number;
    status: AccountDeliveryRow['status'] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: AccountDeliveryRow[]; total: number }> {
  const { userId, status } = page;
  const matching = db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .where('webhook_endpoints.user_id', '=', userId)
    .$if(status !== undefined, (query) =>
      query.where('webhook_deliveries.status', '=', status as AccountDeliveryRow['status']),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoin('customer_events', 'customer_events.id', 'webhook_deliveries.event_id')
      .selectAll('webhook_deliveries')
      .select(['customer_events.public_id', 'webhook_endpoints.url'])
      .orderBy('webhook_deliveries.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('list_totals')
      .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'list_totals.owner_id')
      .where('list', '=', 'webhook_deliveries')
      .where('webhook_endpoints.user_id', '=', userId)
      .$if(status !== undefined, (query) => query.where(sql<boolean>`facets[1] = ${status}`))
      .select(sql<number>`coalesce(sum(entries), 0)::bigint`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
