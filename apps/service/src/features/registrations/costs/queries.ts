// The SQL of what registrations cost: tokens as the ledger has them, and an estimate of the fees of the registry (G-105). Both are
// sums that the database keeps (migration 0045).
import { type RawBuilder, sql } from 'kysely';
import type { RegistryCosts } from '@tendlc/compliance';
import type { Database } from '../../../db/tables.ts';

/** Without a time zone: adding months to it does not depend on the time zone of the server. */
const plainMonthOf = (at: RawBuilder<unknown>) => sql`date_trunc('month', ${at} at time zone 'UTC')`;

/** Months as whole numbers, so that they can be subtracted. */
const numberOf = (month: RawBuilder<unknown>) =>
  sql`(extract(year from ${month}) * 12 + extract(month from ${month}))::integer`;

type KeptOf = {
  readonly userIds: readonly number[];
  /** Undefined: registrations of all customers, and those without one. */
  readonly customers: readonly string[] | undefined;
  readonly now: Date;
};

const keptColumns = sql.raw('user_id, customer, month, usecase, last_month');
const kindsOf = (sign: '' | '-') =>
  sql.raw(
    `${sign}(usecase <> '')::integer, ${sign}(brand_id is not null)::integer, ${sign}reviews, ${sign}tokens`,
  );

/**
 * `kept`: what these accounts paid for, by customer and month. What has changed since the sums were written is read from the
 * registrations, in the same statement and so as of the same moment.
 */
const kept = ({ userIds, customers, now }: KeptOf) => {
  // A brand that has changed can be that of registrations of other accounts, too.
  const ofAccounts = sql`user_id = any(${userIds}::bigint[])`;
  const wanted =
    customers === undefined ? ofAccounts : sql`${ofAccounts} and customer = any(${customers}::text[])`;
  return sql`
  changed as materialized (select changed_registrations(${userIds}::bigint[]) as ids),
  sums as (
    select ${keptColumns}, campaigns, brands, reviews, tokens from spending_totals
    where ${wanted}
    union all
    select ${keptColumns}, ${kindsOf('-')} from registration_costs
    where registration_id = any((select ids from changed)::bigint[]) and ${wanted}
    union all
    select ${keptColumns}, ${kindsOf('')} from costs_of((select ids from changed)) where ${wanted}
  ),
  kept as (
    select user_id, customer, month, usecase, ${numberOf(sql`month`)} as first,
      case when last_month = 'infinity' then ${numberOf(plainMonthOf(sql`${now}::timestamptz`))} else ${numberOf(sql`last_month`)} end as last,
      campaigns, brands, reviews, tokens
    from sums
  )`;
};

/**
 * `fees`: in cents. A campaign is billed some months in advance, then each month; one that was deactivated is not billed from the next
 * month on.
 */
const fees = (costs: RegistryCosts) => sql`
  fees as (
    select fee.key as usecase, fee.value::integer as monthly, advance.value::integer as in_advance
    from jsonb_each_text(${JSON.stringify(costs.monthlyCents)}::jsonb) as fee
    join jsonb_each_text(${JSON.stringify(costs.monthsInAdvance)}::jsonb) as advance using (key)
  )`;

/** Of a row of `kept` and of `fees`: what its month and all later ones cost, from the month with this number on. */
const centsSince = (since: RawBuilder<unknown>, costs: RegistryCosts) => sql`
  case when first >= ${since} then brands * ${costs.brandCents}::integer + reviews * ${costs.reviewCents}::integer else 0 end
  + campaigns * coalesce(monthly, 0) * (
    case when first >= ${since} then coalesce(in_advance, 0) else 0 end
    + greatest(0, last - greatest(first + in_advance, ${since}) + 1)
  )`;

export type CustomerCost = { user_id: number; customer: string; tokens: number; cents: number };

/** What each of these customers has cost since the beginning. */
export async function findCustomerCosts(
  db: Database,
  of: { readonly userIds: readonly number[]; readonly customers: readonly string[]; readonly now: Date },
  costs: RegistryCosts,
): Promise<CustomerCost[]> {
  const { rows } = await sql<CustomerCost>`
    with ${kept(of)}, ${fees(costs)}
    select user_id, customer, sum(tokens)::integer as tokens, sum(${centsSince(sql`0`, costs)})::integer as cents
    from kept left join fees using (usecase) group by user_id, customer`.execute(db);
  return rows;
}

type Spending = {
  /** Only months in which something was spent; tokens of everything that the account used. */
  readonly byMonth: readonly { month: Date; tokens: number; cents: number }[];
  /** The costliest first; a null customer is every registration without one. */
  readonly byCustomer: readonly { customer: string | null; tokens: number; cents: number }[];
};

const CUSTOMERS_MAX = 10;

/**
 * `month, tokens` of everything that an account used, from its running balance at the ends of months: the rows of a year can be
 * millions. What is between two of them and was not used is few rows. Rows are in the order of their time, except those within a
 * minute: a charge has the time at which it began to wait for its account, and the clocks of processes differ.
 */
const usedByMonth = (userId: number, { since, now }: { readonly since: Date; readonly now: Date }) => sql`
  edges as (
    select edge, coalesce(newest.user_sequence, 0) as last, coalesce(newest.balance_after, 0) + (
        select coalesce(sum(amount * case when created_at < edge then 1 else -1 end), 0) from token_transactions
        where user_id = ${userId} and type in ('usage', 'refund')
          and created_at >= coalesce(newest.created_at, edge) - interval '1 minute' and created_at < edge + interval '1 minute'
          and (created_at < edge) = (user_sequence > coalesce(newest.user_sequence, 0))
      ) as balance
    from (
      select plain at time zone 'UTC' as edge from generate_series(${plainMonthOf(sql`${since}::timestamptz`)},
        ${plainMonthOf(sql`${now}::timestamptz`)} + interval '1 month', '1 month') as plain
    ) as ends
    left join lateral (
      select user_sequence, balance_after, created_at from token_transactions
      where user_id = ${userId} and type in ('usage', 'refund') and created_at = (
        select max(created_at) from token_transactions
        where user_id = ${userId} and type in ('usage', 'refund') and created_at < edge
      )
      order by user_sequence desc limit 1
    ) as newest on true
  ),
  months as (
    select lag(edge) over (order by edge) as month, lag(last, 1, 0) over (order by edge) as first, last,
      lag(balance, 1, 0) over (order by edge) as balance_before, balance
    from edges
  ),
  used as (
    select month, balance_before - balance + (
      select coalesce(sum(amount), 0) from token_transactions
      where user_id = ${userId} and type in ('trial', 'purchase', 'daily_free') and user_sequence > first and user_sequence <= last
    ) as tokens
    from months where month is not null
  )`;

/** PostgreSQL would compile this statement for longer than it runs: it does not know how few rows a lookup finds. */
const readUncompiled = <Row>(db: Database, read: RawBuilder<Row>) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local jit = off`.execute(transaction);
    return read.execute(transaction);
  });

/** What an account has spent since the first day of a month. */
export async function findSpending(
  db: Database,
  { userId, ...of }: { readonly userId: number; readonly since: Date; readonly now: Date },
  costs: RegistryCosts,
): Promise<Spending> {
  const sinceMonth = plainMonthOf(sql`${of.since}::timestamptz`);
  const since = numberOf(sinceMonth);
  const read = sql<Spending>`
    with ${kept({ userIds: [userId], customers: undefined, now: of.now })}, ${fees(costs)},
    ${usedByMonth(userId, of)},
    by_kind as (
      select usecase, first, last, sum(campaigns) as campaigns, sum(brands) as brands, sum(reviews) as reviews
      from kept group by usecase, first, last
    ),
    by_month as (
      select month, sum(tokens)::integer as tokens, sum(cents)::integer as cents from (
        select month, tokens, 0 as cents from used where tokens <> 0
        union all
        select month at time zone 'UTC', 0, case when number = first
            then brands * ${costs.brandCents}::integer + reviews * ${costs.reviewCents}::integer + campaigns * coalesce(monthly * in_advance, 0)
            when number >= first + in_advance then campaigns * monthly else 0 end
        from by_kind left join fees using (usecase) join (
          select plain as month, ${numberOf(sql`plain`)} as number
          from generate_series(${sinceMonth}, ${plainMonthOf(sql`${of.now}::timestamptz`)}, '1 month') as plain
        ) as months on number between first and greatest(first, last)
      ) as spent group by month having sum(tokens) <> 0 or sum(cents) <> 0 order by month
    ),
    by_customer as (
      select nullif(customer, '') as customer, sum(tokens)::integer as tokens, sum(cents)::integer as cents from (
        select customer, case when first >= ${since} then tokens else 0 end as tokens, ${centsSince(since, costs)} as cents
        from kept left join fees using (usecase)
      ) as spent group by customer having sum(tokens) <> 0 or sum(cents) <> 0
      order by sum(cents) desc, sum(tokens) desc, customer limit ${CUSTOMERS_MAX}
    )
    select (select coalesce(jsonb_agg(m), '[]') from by_month as m) as "byMonth",
      (select coalesce(jsonb_agg(c), '[]') from by_customer as c) as "byCustomer"`;
  const { rows } = await readUncompiled(db, read);
  const { byMonth, byCustomer } = rows[0] as Spending;
  return { byMonth: byMonth.map((row) => ({ ...row, month: new Date(row.month) })), byCustomer };
}

/** Changes that one transaction takes into the sums. */
const CHANGES_OF_FOLD = 500;

/** Takes what has changed into the sums. Ends when there is nothing more, or while another process does it. */
export async function foldSpending(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: number }>`select fold_spending(${CHANGES_OF_FOLD}) as taken`.execute(
      db,
    );
    if ((rows[0]?.taken ?? 0) < CHANGES_OF_FOLD) {
      return;
    }
  }
}
