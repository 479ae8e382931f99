// The SQL of exports and deletions of accounts.
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { ERASED_AT_ONCE, ERASED_LATER, type OwnedTable } from './owned-tables.ts';

/** The conditions of `owned-tables.ts` with the account in place of `$user`. */
const rowsOf = (condition: string, userId: number): RawBuilder<boolean> =>
  sql.join<boolean>(
    condition
      .split('$user')
      .flatMap((part, index) => [...(index === 0 ? [] : [sql`${userId}::bigint`]), sql.raw(part)]),
    sql``,
  );

/**
 * One page of rows as JSON, after the last key of the page before.
 * @returns the rows, and the key of the last one as JSON
 */
export async function readPage(
  db: Database,
  { table, rows, key, secrets = [], hidden }: OwnedTable,
  query: { userId: number; after: string | undefined; limit: number },
): Promise<{ lines: string[]; lastKey: string | undefined }> {
  const columns = sql.raw(key);
  const from = sql.raw(table);
  const keyPairs = sql.raw(
    key
      .split(', ')
      .map((column) => `'${column}', t.${column}`)
      .join(', '),
  );
  // The key of the last row is a partial row: PostgreSQL compares rows in the order of their columns.
  const beyond =
    query.after === undefined
      ? sql`true`
      : sql`(${columns}) > (select ${columns} from jsonb_populate_record(null::${from}, ${query.after}::jsonb))`;
  const nulls = JSON.stringify(Object.fromEntries(hidden?.columns.map((column) => [column, null]) ?? []));
  const isHidden = hidden === undefined ? sql`false` : rowsOf(hidden.where, query.userId);
  const found = await sql<{ line: string; key: string }>`
    select ((to_jsonb(t) || case when ${isHidden} then ${nulls}::jsonb else '{}' end) - ${[...secrets]}::text[])::text as line,
      jsonb_build_object(${keyPairs})::text as key
    from (
      select * from ${from} where ${rowsOf(rows, query.userId)} and ${beyond} order by ${columns} limit ${query.limit}
    ) as t order by ${columns}`.execute(db);
  return { lines: found.rows.map(({ line }) => line), lastKey: found.rows.at(-1)?.key };
}

/** Claims the export of the account. @returns false while another export is in progress */
export async function claimExport(
  db: Database,
  claim: { userId: number; exportId: string; leasedUntil: Date },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_exports as known (user_id, export_id, leased_until)
    values (${claim.userId}, ${claim.exportId}, ${claim.leasedUntil})
    on conflict (user_id) do update set export_id = excluded.export_id, leased_until = excluded.leased_until
    where known.leased_until <= ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** @returns false if another export has begun, or the account was deleted */
export async function renewExport(
  db: Database,
  { userId, exportId, leasedUntil }: { userId: number; exportId: string; leasedUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_exports')
    .set({ leased_until: leasedUntil })
    .where('user_id', '=', userId)
    .where('export_id', '=', exportId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endExport(db: Database, userId: number, exportId: string): Promise<void> {
  await db
    .deleteFrom('account_exports')
    .where('user_id', '=', userId)
    .where('export_id', '=', exportId)
    .execute();
}

/** Submissions in progress, and requests whose result the registry has not confirmed. */
export async function countUnderWay(transaction: DatabaseTransaction, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from registration_submissions as s join registrations as r on r.id = s.registration_id
      where s.state = 'open' and r.user_id = ${userId}
    ) + (
      select count(*) from brands where user_id = ${userId} and registration in ('registering', 'in_doubt')
    ) + (
      select count(*) from campaigns where user_id = ${userId} and registration in ('registering', 'in_doubt')
    ) as count`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Later than any session, and than the second that stands for an API key. */
const NO_SESSION_SECONDS = 2 ** 53;

/** Removes what names a person and whatever gives access. The rest of the rows follows in batches. */
export async function closeAccount(
  transaction: DatabaseTransaction,
  account: { id: number; email_key: string },
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { id } = account;
  await transaction
    .updateTable('users')
    .set({
      email: `deleted-${id}@deleted.invalid`,
      // The key is unique. Without an @, no registration can take it first and block the deletion.
      email_key: `deleted-${randomUUID()}`,
      first_name: 'Deleted',
      last_name: null,
      password_hash: passwordHash,
      totp_enabled_at: null,
      sessions_valid_from_seconds: NO_SESSION_SECONDS,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('login_attempts').where('email_key', '=', account.email_key).execute();
  // Emails that could not be sent: after this, no row says whose address it was. Those in progress find no account.
  await sql`
    delete from jobs where kind in ('password-reset-mail', 'lockout-mail')
      and payload ->> 'emailKey' = ${account.email_key} and failed_at is not null`.execute(transaction);
  for (const table of ERASED_AT_ONCE) {
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await sql`
    update registry_credentials set status = 'inactive', label = null, version = version + 1, updated_at = ${now}
    where user_id = ${id}`.execute(transaction);
  await transaction
    .updateTable('webhook_endpoints')
    .set({ status: 'disabled' })
    .where('user_id', '=', id)
    .execute();
}

const BATCH_ROWS = 500;

/** Deletes one batch. @returns whether rows may be left */
export async function eraseBatch(db: Database, userId: number): Promise<boolean> {
  for (const { table, rows, batch = BATCH_ROWS } of ERASED_LATER) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${rowsOf(rows, userId)} limit ${batch}
      ))`.execute(db);
    if (numAffectedRows > 0n) {
      return true;
    }
  }
  return false;
}
