// The SQL of the verification: set-based, in ranges, so that no statement delays paid calls or runs for minutes.
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Ledger rows that one statement reads. */
const RANGE_ROWS = 20_000;
/** Accounts that one statement reads to find the end of a range. */
const RANGE_ACCOUNTS = 20_000;
/** The limit of listed accounts or entries. Above it, only the count is given. */
const NAMED_MAX = 5;

export type LedgerFault = { readonly userId: number; readonly rule: string };
export type LedgerRange = {
  readonly accounts: number;
  readonly rows: number;
  readonly faults: readonly LedgerFault[];
};

/** @returns the last account of the range after `after`, or undefined after the last account */
export async function findRangeEnd(db: Database, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select coalesce(max(id) filter (where before < ${RANGE_ROWS}), min(id)) as last from (
      select id, sum(transaction_count) over (order by id) - transaction_count as before
      from (
        select id, transaction_count from users where id > ${after} order by id limit ${RANGE_ACCOUNTS}
      ) as next
    ) as counted`.execute(db);
  return rows[0]?.last ?? undefined;
}

/**
 * The rules of the ledger (G-20) for the accounts of a range, in one statement and so of one moment: each row continues
 * the row before it, and the last one is the stored balance. The sum of the amounts is the balance then.
 * @param to null for everything after the last account, where there must be no rows
 */
export async function checkLedgerRange(db: Database, after: number, to: number | null): Promise<LedgerRange> {
  const { rows } = await sql<{
    accounts: number;
    lines: number;
    faults: LedgerFault[] | null;
  }>`
    with account as (
      select id, token_balance, transaction_count from users
      where id > ${after} and (${to}::bigint is null or id <= ${to}::bigint)
    ),
    line as (
      select user_id, user_sequence, amount, balance_after,
        lag(balance_after, 1, 0) over own as balance_before, lag(user_sequence, 1, 0) over own as sequence_before
      from token_transactions
      where user_id > ${after} and (${to}::bigint is null or user_id <= ${to}::bigint)
      window own as (partition by user_id order by user_sequence)
    ),
    summed as (
      select user_id, count(*) as lines, sum(amount) as total,
        bool_or(balance_after <> balance_before + amount) as is_wrong, bool_or(user_sequence <> sequence_before + 1) as has_gap
      from line group by user_id
    ),
    judged as (
      select coalesce(id, user_id) as "userId", coalesce(lines, 0) as lines,
        case
          when id is null then 'rows without an account'
          when coalesce(total, 0) <> token_balance
            then 'the rows sum to ' || coalesce(total, 0) || ', the balance is ' || token_balance
          when coalesce(lines, 0) <> transaction_count
            then coalesce(lines, 0) || ' rows, the stored count is ' || transaction_count
          when is_wrong then 'a running balance is wrong'
          when has_gap then 'the sequence has a gap'
        end as rule
      from account full join summed on user_id = id
    )
    select count(*) as accounts, coalesce(sum(lines), 0)::bigint as lines,
      jsonb_path_query_array(
        jsonb_agg(jsonb_build_object('userId', "userId", 'rule', rule) order by "userId") filter (where rule is not null),
        '$[0 to 5]') as faults
    from judged`.execute(db);
  const [row] = rows;
  return { accounts: row?.accounts ?? 0, rows: row?.lines ?? 0, faults: row?.faults ?? [] };
}

/** The number of newest rows that a start checks. */
const RECENT_ROWS = 2_000;

/**
 * The accounts that the newest ledger rows belong to: their stored balance and count are those of their last row.
 * @returns the number of accounts, and the problems
 */
export async function checkRecentBalances(
  db: Database,
): Promise<{ accounts: number; faults: readonly LedgerFault[] }> {
  const { rows } = await sql<{ accounts: number; faults: LedgerFault[] | null }>`
    with recent as (
      select distinct user_id from (
        select user_id from token_transactions order by id desc limit ${RECENT_ROWS}
      ) as newest
    ),
    judged as (
      select recent.user_id as "userId",
        -- subqueries, not joins: each is one look into an index, where a join may read the whole table
        case
          when u.id is null then 'rows without an account'
          when u.token_balance is distinct from (
            select balance_after from token_transactions t
            where t.user_id = u.id and t.user_sequence = u.transaction_count
          ) then 'the last row does not show the balance'
          when exists (
            select from token_transactions t where t.user_id = u.id and t.user_sequence > u.transaction_count offset 0
          ) then 'more rows than the stored count'
        end as rule
      from recent left join users u on u.id = recent.user_id
    )
    select count(*) as accounts,
      jsonb_agg(jsonb_build_object('userId', "userId", 'rule', rule)) filter (where rule is not null) as faults
    from judged`.execute(db);
  return { accounts: rows[0]?.accounts ?? 0, faults: (rows[0]?.faults ?? []).slice(0, NAMED_MAX) };
}

const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${name}) is not null as there`.execute(db);
  return rows[0]?.there === true;
};

/** Charges with an unknown outcome since before then, and open charges that should have been refunded by then. */
export async function countOldDoubts(
  db: Database,
  before: Date,
): Promise<{ inDoubt: number; abandoned: number }> {
  const abandoned = await sql<{ count: number }>`
    select count(*) as count from open_charges where expires_at < ${before}`.execute(db);
  if (!(await hasTable(db, 'charges_in_doubt'))) {
    return { inDoubt: 0, abandoned: abandoned.rows[0]?.count ?? 0 };
  }
  const inDoubt = await sql<{ count: number }>`
    select count(*) as count from charges_in_doubt where doubted_at < ${before}`.execute(db);
  return { inDoubt: inDoubt.rows[0]?.count ?? 0, abandoned: abandoned.rows[0]?.count ?? 0 };
}

/** Entries of the audit log that one statement reads. */
const RANGE_ENTRIES = 5_000;

export type AuditHead = { readonly sequence: number; readonly hash: string };

/** The end of the chain, stored separately from the log. */
export async function findAuditHead(db: Database): Promise<AuditHead & { beyond: boolean }> {
  const { rows } = await sql<AuditHead & { beyond: boolean }>`
    select sequence, encode(hash, 'hex') as hash,
      exists (select from audit_log where audit_log.sequence > audit_head.sequence) as beyond
    from audit_head`.execute(db);
  return rows[0] ?? { sequence: 0, hash: '', beyond: await hasEntries(db) };
}

async function hasEntries(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from audit_log) as there`.execute(db);
  return rows[0]?.there === true;
}

export type AuditRange = {
  readonly last: number;
  readonly lastHash: string;
  /** The first invalid entry, and the reason. */
  readonly fault: { readonly sequence: number; readonly rule: string } | undefined;
};

/** Checks a range of the chain after an entry with this hash: sequence, link and content of each entry. */
export async function checkAuditRange(db: Database, after: AuditHead, to: number): Promise<AuditRange> {
  const { rows } = await sql<{ last: number; last_hash: string; fault: AuditRange['fault'] | null }>`
    with entry as (
      select *, lag(hash, 1, decode(${after.hash}, 'hex')) over chain as hash_before,
        lag(sequence, 1, ${after.sequence}::bigint) over chain as sequence_before
      from audit_log where sequence > ${after.sequence} and sequence <= ${Math.min(to, after.sequence + RANGE_ENTRIES)}
      window chain as (order by sequence)
    ),
    judged as (
      select sequence, hash,
        case
          when sequence <> sequence_before + 1 then 'entries before it are missing'
          when previous_hash <> hash_before then 'it does not continue the entry before it'
          when hash <> audit_hash(previous_hash, sequence, actor, actor_user_id, action, user_id, subject, address,
            details, created_at) then 'its content was changed'
        end as rule
      from entry
    )
    select last.sequence as last, encode(last.hash, 'hex') as last_hash, (
        select jsonb_build_object('sequence', sequence, 'rule', rule) from judged where rule is not null
        order by sequence limit 1
      ) as fault
    from judged as last order by sequence desc limit 1`.execute(db);
  const [row] = rows;
  return {
    last: row?.last ?? after.sequence,
    lastHash: row?.last_hash ?? after.hash,
    fault: row?.fault ?? undefined,
  };
}

/** The start of a check of the newest entries. */
export async function findAuditEntry(db: Database, sequence: number): Promise<AuditHead> {
  const { rows } = await sql<AuditHead>`
    select sequence, encode(hash, 'hex') as hash from audit_log where sequence = ${sequence}`.execute(db);
  return rows[0] ?? { sequence: 0, hash: '' };
}

export type WrongTotal = { readonly list: string; readonly ownerId: number };

/** Reads the rows of all lists in one statement, and so as of one moment. The chain shows lost entries of the audit log. @returns undefined before the migration that keeps totals */
export async function findWrongTotals(db: Database): Promise<readonly WrongTotal[] | undefined> {
  if (!(await hasTable(db, 'list_totals'))) {
    return undefined;
  }
  const { rows } = await sql<WrongTotal>`
    with kept as (
      select list, owner_id, facets, sum(entries) as entries from list_totals where list <> 'audit_log' group by list, owner_id, facets having sum(entries) <> 0
    ),
    counted as (
      select list, case when grouping(owner_id) = 1 then 0 else owner_id end as owner_id, facets, count(*) as entries
      from listed_rows where list <> 'audit_log' group by grouping sets ((list, owner_id, facets), (list, facets))
      having grouping(owner_id) = 1 or owner_id is not null
    )
    select distinct list, owner_id as "ownerId" from kept full join counted using (list, owner_id, facets)
    where kept.entries is distinct from counted.entries order by list, "ownerId" limit ${NAMED_MAX + 1}`.execute(
    db,
  );
  return rows;
}

/**
 * What is kept for summaries and customers (G-105, G-106), compared with the registrations as of one moment. What a registration
 * needs may follow its records a moment later, by a job.
 * @returns undefined before the migration that keeps it
 */
export async function findWrongSummaries(db: Database): Promise<readonly WrongTotal[] | undefined> {
  if (!(await hasTable(db, 'customer_totals'))) {
    return undefined;
  }
  const { rows } = await sql<WrongTotal>`
    with kept as (
      select user_id, customer, status, waits_for_you, sum(entries) as entries from customer_totals
      group by user_id, customer, status, waits_for_you having sum(entries) <> 0
    ),
    counted as (
      select user_id, customer, status, waiting_for = 'you' as waits_for_you, count(*) as entries from registrations
      where customer is not null group by user_id, customer, status, waits_for_you
    )
    select distinct 'customers' as list, user_id as "ownerId"
    from kept full join counted using (user_id, customer, status, waits_for_you)
    where kept.entries is distinct from counted.entries
    union
    select 'registration_needs', r.user_id from registrations as r left join registration_needs as n on n.registration_id = r.id
    where (r.waiting_for = 'you' or n.kind is not null) and need_of(r) is distinct from n.kind and not exists (
      select 1 from jobs where kind = 'follow-registration' and dedupe_key = r.id::text
    )
    order by list, "ownerId" limit ${NAMED_MAX + 1}`.execute(db);
  return rows;
}

/** Registrations whose costs one statement compares. */
const RANGE_REGISTRATIONS = 20_000;

/**
 * What is kept of spending (G-105, G-106), compared with the ledger and the records: first the sums with their rows, then these rows, in
 * ranges, with what registrations cost. What has changed since is added when it is read, and is not wrong.
 * @returns undefined before the migration that keeps it
 */
export async function findWrongSpending(db: Database): Promise<readonly WrongTotal[] | undefined> {
  if (!(await hasTable(db, 'spending_totals'))) {
    return undefined;
  }
  const { rows: wrong } = await sql<WrongTotal>`
    with kept as (
      select * from spending_totals where campaigns <> 0 or brands <> 0 or reviews <> 0 or tokens <> 0
    ),
    summed as (
      select user_id, customer, month, usecase, last_month, count(nullif(usecase, '')) as campaigns, count(brand_id) as brands,
        sum(reviews) as reviews, sum(tokens) as tokens
      from registration_costs group by 1, 2, 3, 4, 5
      having usecase <> '' or count(brand_id) <> 0 or sum(reviews) <> 0 or sum(tokens) <> 0
    )
    select distinct 'spending' as list, user_id as "ownerId"
    from kept full join summed using (user_id, customer, month, usecase, last_month)
    where (kept.campaigns, kept.brands, kept.reviews, kept.tokens)
      is distinct from (summed.campaigns, summed.brands, summed.reviews, summed.tokens)
    union
    select 'registration_times', user_id from (
      (table registration_times except table timed_steps) union all (table timed_steps except table registration_times)
    ) as wrong_times
    union
    select 'decided_versions', user_id from (
      (table decided_versions except table version_decisions) union all (table version_decisions except table decided_versions)
    ) as wrong_decisions
    order by list, "ownerId" limit ${NAMED_MAX + 1}`.execute(db);
  return [...wrong, ...(await findWrongCosts(db, 0))].slice(0, NAMED_MAX + 1);
}

async function findWrongCosts(db: Database, after: number): Promise<readonly WrongTotal[]> {
  const { rows } = await sql<{ last: number | null; owners: number[] }>`
    with range as (
      select max(id) as last, array_agg(id) as ids from (
        select id from registrations where id > ${after} order by id limit ${RANGE_REGISTRATIONS}
      ) as next
    ),
    kept as (
      select * from registration_costs where registration_id > ${after} and registration_id <= coalesce((select last from range), ${2 ** 53})
    ),
    costs as (select * from costs_of((select ids from range))),
    wrong as (
      select registration_id, user_id from (
        (table kept except table costs) union all (table costs except table kept)
      ) as either
    ),
    changed as materialized (
      select unnest(changed_registrations((select array_agg(distinct user_id) from wrong))) as registration_id
    )
    select (select last from range) as last, (
      select coalesce(array_agg(distinct user_id), '{}') from wrong
      where not exists (select 1 from changed where changed.registration_id = wrong.registration_id)
    ) as owners`.execute(db);
  const { last = null, owners = [] } = rows[0] ?? {};
  const wrong = owners.map((ownerId) => ({ list: 'costs of registrations', ownerId }));
  return last === null || wrong.length > 0 ? wrong : findWrongCosts(db, last);
}
