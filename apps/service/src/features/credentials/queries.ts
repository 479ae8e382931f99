// The SQL of credential sets.
import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type CredentialRow = Selectable<Tables['registry_credentials']>;

/** The index that keeps a customer to one active set (G-40). */
export const ONE_ACTIVE = 'registry_credentials_one_active';

/** Taken before the row is written, because what is sealed is bound to it. */
export async function nextCredentialId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('registry_credentials', 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
}

export type NewCredentials = Pick<
  CredentialRow,
  | 'id'
  | 'user_id'
  | 'label'
  | 'sealed_sid'
  | 'sealed_auth_token'
  | 'sealed_webhook_secret'
  | 'sid_ending'
  | 'api_base_url'
  | 'webhook_token'
>;

/**
 * The shared lock waits for a deletion of the account that is in progress, so that no secret is stored after it.
 * @returns undefined when there is no such user, or the account was deleted. @throws the violation of `ONE_ACTIVE`
 */
export async function insertCredentials(
  db: DatabaseTransaction,
  row: NewCredentials,
  now: Date,
): Promise<CredentialRow | undefined> {
  return db
    .insertInto('registry_credentials')
    .columns([
      'id',
      'user_id',
      'label',
      'sealed_sid',
      'sealed_auth_token',
      'sealed_webhook_secret',
      'sid_ending',
      'api_base_url',
      'status',
      'webhook_token',
      'account_since',
      'created_at',
      'updated_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((select) => [
          select.val(row.id).$castTo<number>().as('id'),
          'users.id as user_id',
          sql<string | null>`${row.label}::text`.as('label'),
          sql<string>`${row.sealed_sid}::text`.as('sealed_sid'),
          sql<string>`${row.sealed_auth_token}::text`.as('sealed_auth_token'),
          sql<string | null>`${row.sealed_webhook_secret}::text`.as('sealed_webhook_secret'),
          sql<string>`${row.sid_ending}::text`.as('sid_ending'),
          sql<string | null>`${row.api_base_url}::text`.as('api_base_url'),
          sql<'active'>`'active'`.as('status'),
          sql<string>`${row.webhook_token}::text`.as('webhook_token'),
          sql<Date>`${now}::timestamptz`.as('account_since'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('users.id', '=', row.user_id)
        .where('users.deleted_at', 'is', null)
        .forShare(),
    )
    .returningAll()
    .executeTakeFirst();
}

export type CredentialChange = Partial<
  Pick<
    CredentialRow,
    | 'label'
    | 'sealed_sid'
    | 'sealed_auth_token'
    | 'sealed_webhook_secret'
    | 'sid_ending'
    | 'api_base_url'
    | 'account_since'
    | 'status'
  >
>;

/**
 * Not for a deleted account: its secrets were removed, and a request that was still on its way must not bring them back.
 * @returns undefined when there is no such set. @throws the violation of `ONE_ACTIVE`
 */
export function updateCredentials(
  db: DatabaseTransaction,
  { id, isActive }: { readonly id: number; readonly isActive: boolean },
  change: CredentialChange,
  now: Date,
): Promise<CredentialRow | undefined> {
  return db
    .updateTable('registry_credentials')
    .set({ ...change, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .$if(isActive, (update) => update.where('status', '=', 'active'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'registry_credentials.user_id')
            .where('users.deleted_at', 'is not', null),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

export const findCredentials = (db: Database, id: number): Promise<CredentialRow | undefined> =>
  db.selectFrom('registry_credentials').selectAll().where('id', '=', id).executeTakeFirst();

export const findActiveOf = (db: Database, userId: number): Promise<CredentialRow | undefined> =>
  db
    .selectFrom('registry_credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** Those of the addresses that belong to an active set. */
export const findByWebhookTokens = (db: Database, tokens: readonly string[]): Promise<CredentialRow[]> =>
  db
    .selectFrom('registry_credentials')
    .selectAll()
    .where(sql<boolean>`webhook_token = any(${[...tokens]}::text[])`)
    .where('status', '=', 'active')
    .execute();

export async function listCredentials(
  db: Database,
  page: { status?: 'active' | 'inactive'; limit: number; offset: number },
): Promise<{ rows: CredentialRow[]; total: number }> {
  const matching = db
    .selectFrom('registry_credentials')
    .$if(page.status !== undefined, (query) => query.where('status', '=', page.status as 'active'));
  const [rows, counted] = await Promise.all([
    matching.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export async function markTested(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('registry_credentials').set({ last_tested_at: now }).where('id', '=', id).execute();
}

/** By set, when its last callback arrived. Refused callbacks have no event type and do not count. */
export async function findLastWebhooks(
  db: Database,
  sets: readonly CredentialRow[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ id: number; received_at: Date }>`
    select c.id, last.received_at
    from unnest(${sets.map(({ id }) => id)}::bigint[]) as c (id)
    cross join lateral (
      select received_at from registry_events
      where credential_id = c.id and event_type is not null order by id desc limit 1
    ) as last`.execute(db);
  return new Map(rows.map((row) => [row.id, row.received_at]));
}

/** Sets in the order of their ids, from one id on: for work over all of them in batches. */
export const findCredentialsAfter = (db: Database, id: number, limit: number): Promise<CredentialRow[]> =>
  db.selectFrom('registry_credentials').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** Puts newly sealed values in place of the old ones, unless the set has been changed meanwhile. */
export async function replaceSealed(
  db: DatabaseTransaction | Database,
  row: CredentialRow,
  sealed: Pick<CredentialRow, 'sealed_sid' | 'sealed_auth_token' | 'sealed_webhook_secret'>,
): Promise<boolean> {
  const result = await db
    .updateTable('registry_credentials')
    .set(sealed)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
