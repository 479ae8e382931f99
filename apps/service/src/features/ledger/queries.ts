// The SQL of the ledger. Each movement of tokens is one statement: it locks the account, decides, and writes balance and
// ledger row together (G-20). "No" is zero rows.
import { CompiledQuery, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type ChargeRow = {
  readonly chargeId: string;
  readonly userId: number;
  /** When the caller's token was issued; charges on a token from before a password reset are void (G-13). */
  readonly issuedAtSeconds: number;
  /** Charges of a session that was logged out are void, too. */
  readonly sessionHash: string | null;
  readonly amount: number;
  readonly toolName: string;
  readonly notes: string | null;
};

/** `balanceAfter` undefined: the tokens do not suffice. */
export type ChargeVerdict =
  | { readonly sessionValid: false }
  | {
      readonly sessionValid: true;
      readonly balanceAfter: number | undefined;
      readonly usedDailyFree: boolean;
    };

/** Guards the ledger against a statement that is sent twice because its first answer was lost. */
export const CHARGE_ID_CONSTRAINT = 'token_transactions_charge';

const CHARGE_SQL = `
select place, new_balance, daily_free_used from charge_tokens($1, $2, sessions_begun($9, $3), $4, $5, $6, $7, $8)`;

type ChargedRow = { place: number; new_balance: number | null; daily_free_used: boolean };

/**
 * Many charges in one statement; see the function in the migrations for how it decides.
 * All charges of one user must have the same amount.
 * @returns a verdict for each charge, in their order
 */
export async function chargeAll(
  db: Database,
  charges: readonly ChargeRow[],
  today: string,
  now: Date,
): Promise<readonly ChargeVerdict[]> {
  const { rows } = await db.executeQuery<ChargedRow>(
    CompiledQuery.raw(CHARGE_SQL, [
      charges.map((charge) => charge.chargeId),
      charges.map((charge) => charge.userId),
      charges.map((charge) => charge.issuedAtSeconds),
      charges.map((charge) => charge.amount),
      charges.map((charge) => charge.toolName),
      charges.map((charge) => charge.notes),
      today,
      now.toISOString(),
      charges.map((charge) => charge.sessionHash),
    ]),
  );
  const verdicts: ChargeVerdict[] = charges.map(() => ({ sessionValid: false }));
  for (const { place, new_balance, daily_free_used } of rows) {
    verdicts[place - 1] = {
      sessionValid: true,
      balanceAfter: new_balance ?? undefined,
      usedDailyFree: daily_free_used,
    };
  }
  return verdicts;
}

export type RecordedCharge = { charge_id: string; balance_after: number; daily_free_used: boolean };

/** What the ledger holds of these charges. Waits for statements that hold the accounts, so that none is overlooked. */
export async function findCharges(
  db: Database,
  charges: readonly ChargeRow[],
): Promise<readonly RecordedCharge[]> {
  const userIds = charges.map((charge) => charge.userId);
  const chargeIds = charges.map((charge) => charge.chargeId);
  return db.transaction().execute(async (transaction) => {
    await sql`select id from users where id = any(${userIds}::bigint[]) order by id for share`.execute(
      transaction,
    );
    const { rows } = await sql<RecordedCharge>`
      select u.charge_id, u.balance_after, exists (
        select 1 from token_transactions f
        where f.user_id = u.user_id and f.user_sequence = u.user_sequence - 1
          and f.type = 'daily_free' and f.charge_id = u.charge_id
      ) as daily_free_used
      from token_transactions u
      where u.type = 'usage' and u.charge_id = any(${chargeIds}::uuid[])`.execute(transaction);
    return rows;
  });
}

/**
 * Takes a charge back: a `refund` row of the full amount, and where the daily free token had paid, a `daily_free` row
 * of −1 and the date as it was (G-24). A second refund of the same charge finds nothing to do.
 * @param reason of an admin, for the notes
 * @returns the new balance, or undefined when there is no such charge or it has been refunded
 */
export async function refundCharge(
  db: Database | DatabaseTransaction,
  chargeId: string,
  now: Date,
  reason: string | null = null,
): Promise<number | undefined> {
  const { rows } = await sql<{ balance_after: number }>`
    with usage as (
      select id, user_id, amount, tool_name from token_transactions
      where charge_id = ${chargeId}::uuid and type = 'usage'
    ),
    account as (
      select u.id, u.token_balance, u.transaction_count, u.last_daily_free_date
      from users u join usage on usage.user_id = u.id for update of u
    ),
    free as (
      select f.id, f.previous_daily_free_date, (f.created_at at time zone 'UTC')::date as claimed_on
      from usage join token_transactions f
        on f.user_id = usage.user_id and f.charge_id = ${chargeId}::uuid and f.type = 'daily_free'
    ),
    refund as (
      insert into token_transactions
        (user_id, user_sequence, type, amount, balance_after, tool_name, notes, charge_id, reverses_id, created_at)
      select a.id, a.transaction_count + 1, 'refund', -usage.amount, a.token_balance - usage.amount, null,
        coalesce(${reason}::text, 'refund of ' || coalesce(usage.tool_name, 'a charge')), ${chargeId}::uuid, usage.id, ${now}
      from account a, usage
      on conflict (reverses_id) where reverses_id is not null do nothing
      returning user_id, balance_after
    ),
    free_back as (
      insert into token_transactions
        (user_id, user_sequence, type, amount, balance_after, charge_id, reverses_id, created_at)
      select a.id, a.transaction_count + 2, 'daily_free', -1, r.balance_after - 1, ${chargeId}::uuid, free.id, ${now}
      from refund r join account a on a.id = r.user_id, free
      returning balance_after
    )
    update users u
    set token_balance = coalesce((select balance_after from free_back), r.balance_after),
      transaction_count = u.transaction_count + 1 + (select count(*) from free_back)::integer,
      last_daily_free_date = case
        -- a token of a later day that has been claimed since stays claimed
        when u.last_daily_free_date = (select claimed_on from free)
        then (select previous_daily_free_date from free)
        else u.last_daily_free_date
      end
    from refund r where u.id = r.user_id
    returning u.token_balance as balance_after`.execute(db);
  return rows[0]?.balance_after;
}

/** A sweep takes this many at most; the next one takes the rest. */
const SWEEP_MAX = 500;

export async function insertOpenCharge(
  db: Database,
  charge: { chargeId: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('open_charges')
    .values({ charge_id: charge.chargeId, user_id: charge.userId, expires_at: charge.expiresAt })
    .execute();
}

export async function deleteOpenCharge(db: Database, chargeId: string): Promise<void> {
  await db.deleteFrom('open_charges').where('charge_id', '=', chargeId).execute();
}

export async function findExpiredCharges(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('open_charges')
    .select('charge_id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(SWEEP_MAX)
    .execute();
  return rows.map((row) => row.charge_id);
}

export async function insertDoubts(
  db: Database,
  doubted: readonly { readonly chargeId: string; readonly userId?: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into charges_in_doubt (charge_id, user_id, doubted_at)
    select charge_id, user_id, ${now}::timestamptz from unnest(
      ${doubted.map(({ chargeId }) => chargeId)}::uuid[], ${doubted.map(({ userId }) => userId ?? null)}::bigint[]
    ) as doubted (charge_id, user_id)
    on conflict (charge_id) do nothing`.execute(db);
}

/** Charges in doubt that stand in the ledger. */
export async function findStandingDoubts(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ charge_id: string }>`
    select d.charge_id from charges_in_doubt d
    join token_transactions u on u.charge_id = d.charge_id and u.type = 'usage'
    where not exists (select 1 from token_transactions r where r.reverses_id = u.id)
    order by d.doubted_at limit ${limit}`.execute(db);
  return rows.map((row) => row.charge_id);
}

/** Deletes those from before then that do not stand in the ledger (any more). */
export async function deleteSettledDoubts(db: Database, before: Date): Promise<void> {
  await sql`
    delete from charges_in_doubt d
    where doubted_at < ${before} and not exists (
      select 1 from token_transactions u
      where u.charge_id = d.charge_id and u.type = 'usage'
        and not exists (select 1 from token_transactions r where r.reverses_id = u.id)
    )`.execute(db);
}

/** The trial tokens, once. The account is new and in the same transaction, so no other transaction sees it yet. */
export async function grantTrial(
  transaction: DatabaseTransaction,
  userId: number,
  amount: number,
  now: Date,
): Promise<void> {
  await sql`
    with account as (
      update users
      set token_balance = token_balance + ${amount}, transaction_count = transaction_count + 1, trial_tokens_used = true
      where id = ${userId} and not trial_tokens_used
      returning id, token_balance, transaction_count
    )
    insert into token_transactions (user_id, user_sequence, type, amount, balance_after, created_at)
    select id, transaction_count, 'trial', ${amount}, token_balance, ${now} from account`.execute(
    transaction,
  );
}

export type Purchase = {
  readonly account: { readonly emailKey: string } | { readonly userId: number };
  readonly amount: number;
  readonly orderId: number;
  readonly subscriptionId: number | null;
  readonly notes: string | null;
};

/**
 * Adds bought tokens; one order id credits once, however often it is sent (G-26).
 * @returns the account and its new balance, or undefined when there is no such account or the order has been credited
 */
export async function creditPurchase(
  transaction: DatabaseTransaction,
  purchase: Purchase,
  now: Date,
): Promise<{ id: number; token_balance: number } | undefined> {
  const { rows } = await sql<{ id: number; token_balance: number }>`
    with account as (
      select id, token_balance, transaction_count from users
      where deleted_at is null and ${
        'userId' in purchase.account
          ? sql`id = ${purchase.account.userId}`
          : sql`email_key = ${purchase.account.emailKey}`
      }
      for update
    ),
    line as (
      insert into token_transactions
        (user_id, user_sequence, type, amount, balance_after, notes, order_id, subscription_id, created_at)
      select id, transaction_count + 1, 'purchase', ${purchase.amount}::integer, token_balance + ${purchase.amount}::integer,
        ${purchase.notes}, ${purchase.orderId}::bigint, ${purchase.subscriptionId}::bigint, ${now}
      from account
      on conflict (order_id) where type = 'purchase' do nothing
      returning user_id, balance_after
    )
    update users u set token_balance = line.balance_after, transaction_count = u.transaction_count + 1
    from line where u.id = line.user_id
    returning u.id, u.token_balance`.execute(transaction);
  return rows[0];
}

/** Whose order it was, and for how much; undefined when no such order has been credited. */
export function findPurchase(db: Database, orderId: number) {
  return db
    .selectFrom('token_transactions')
    .innerJoin('users', 'users.id', 'token_transactions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.email_key',
      'token_transactions.amount',
      'users.token_balance',
    ])
    .where('token_transactions.type', '=', 'purchase')
    .where('token_transactions.order_id', '=', orderId)
    .executeTakeFirst();
}

export function findBalance(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['token_balance', 'transaction_count', 'trial_tokens_used', 'last_daily_free_date'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export const HISTORY_COLUMNS = [
  'id',
  'type',
  'amount',
  'balance_after',
  'tool_name',
  'notes',
  'order_id',
  'subscription_id',
  'created_at',
] as const;

export type HistoryRow = Pick<Selectable<Tables['token_transactions']>, (typeof HISTORY_COLUMNS)[number]>;

/** One range of the index on (user_id, user_sequence), however far back the page lies. */
export function findHistory(
  db: Database,
  page: { readonly userId: number; readonly newestSequence: number; readonly limit: number },
): Promise<HistoryRow[]> {
  return db
    .selectFrom('token_transactions')
    .select(HISTORY_COLUMNS)
    .where('user_id', '=', page.userId)
    .where('user_sequence', '<=', page.newestSequence)
    .orderBy('user_sequence', 'desc')
    .limit(page.limit)
    .execute();
}
