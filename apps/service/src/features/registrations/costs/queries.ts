// The SQL of what registrations cost: tokens as the ledger has them, and an estimate of the fees of the registry (G-105).
import { type RawBuilder, sql } from 'kysely';
import type { RegistryCosts } from '@tendlc/compliance';
import type { Database } from '../../../db/tables.ts';

type CostsOf = {
  readonly userIds: readonly number[];
  /** Undefined: registrations of all customers, and those without one. */
  readonly customers: readonly string[] | undefined;
  readonly since: Date;
  readonly now: Date;
};

const monthOf = (at: RawBuilder<unknown>) => sql`date_trunc('month', ${at}, 'UTC')`;

/** Without a time zone: adding months to it does not depend on the time zone of the server. */
const plainMonthOf = (at: RawBuilder<unknown>) => sql`date_trunc('month', ${at} at time zone 'UTC')`;

/** The first registration of each brand. For a few customers, the others of the same brand are looked up. */
const payers = ({ userIds, customers }: CostsOf) =>
  customers === undefined
    ? sql`
    select distinct on (brand_id) brand_id, user_id, customer from mine where brand_id is not null order by brand_id, id`
    : sql`
    select brand_id, user_id, customer from mine where brand_id is not null and not exists (
      select 1 from registrations as earlier where earlier.brand_id = mine.brand_id and earlier.id < mine.id
        and earlier.user_id = any(${userIds}::bigint[]) offset 0
    )`;

/**
 * One line for each thing that cost something: `user_id, customer, at, tokens, cents`. A brand is paid for by the first
 * registration that has it. A campaign is billed some months in advance, then each month; one that was deactivated is not billed
 * from the next month on. `offset 0` has each row looked up by its ID: the planner would read the tables of all accounts.
 */
const lines = ({ since, now, ...of }: CostsOf, costs: RegistryCosts) => sql`
  mine as (
    select id, user_id, customer, brand_id, campaign_id from registrations where user_id = any(${of.userIds}::bigint[])
      and ${of.customers === undefined ? sql`true` : sql`customer = any(${of.customers}::text[])`}
  ),
  payers as (${payers({ since, now, ...of })}
  ),
  owned as (
    select mine.user_id, mine.customer, c.created_at, c.charge_id, c.usecase,
      case when c.campaign_status in ('DEACTIVATED', 'EXPIRED') then c.state_changed_at else ${now} end as until
    from mine cross join lateral (
      select created_at, charge_id, usecase, campaign_status, state_changed_at from campaigns
      where campaigns.id = mine.campaign_id and registration = 'registered' offset 0
    ) as c
  ),
  monthly as (
    select user_id, customer, usecase, ${plainMonthOf(sql`created_at`)} as first, ${plainMonthOf(sql`until`)} as last,
      count(*) as campaigns
    from owned group by 1, 2, 3, 4, 5
  ),
  paid as (
    select p.user_id, p.customer, b.created_at as at, b.charge_id, ${costs.brandCents}::integer as cents
    from payers as p cross join lateral (
      select created_at, charge_id from brands
      where brands.id = p.brand_id and registration = 'registered' and created_at >= ${since} offset 0
    ) as b
    union all
    select user_id, customer, created_at, charge_id, ${costs.reviewCents}::integer from owned where created_at >= ${since}
    union all
    select mine.user_id, mine.customer, e.created_at, e.charge_id, 0
    from mine cross join lateral (
      select created_at, charge_id from registration_evaluations
      where registration_id = mine.id and charge_id is not null and created_at >= ${since} offset 0
    ) as e
  ),
  lines as (
    select paid.user_id, customer, at, coalesce(-t.amount, 0) as tokens, cents
    from paid left join lateral (
      select amount from token_transactions as used where used.charge_id = paid.charge_id and type = 'usage'
        and not exists (select 1 from token_transactions as r where r.reverses_id = used.id offset 0)
      offset 0
    ) as t on true
    union all
    select mine.user_id, mine.customer, coalesce(s.done ->> 'share', s.done ->> 'resubmit')::timestamptz, 0,
      ${costs.reviewCents}::integer
    from mine cross join lateral (
      select done from registration_submissions where registration_id = mine.id and corrects_campaign
        and (done ? 'share' or done ? 'resubmit') and updated_at >= ${since} offset 0
    ) as s
    union all
    select user_id, customer, month at time zone 'UTC', 0,
      (campaigns * fee.value::integer * case
        when month = first then advance.value::integer
        when month >= first + make_interval(months => advance.value::integer) then 1
        else 0
      end)::integer
    from monthly
    join jsonb_each_text(${JSON.stringify(costs.monthlyCents)}::jsonb) as fee on fee.key = usecase
    join jsonb_each_text(${JSON.stringify(costs.monthsInAdvance)}::jsonb) as advance on advance.key = usecase
    cross join generate_series(greatest(first, ${plainMonthOf(sql`${since}::timestamptz`)}), last, '1 month') as month
  )`;

/** PostgreSQL would compile these statements for longer than they run: it does not know how few rows a lookup finds. */
const readUncompiled = <Row>(db: Database, read: RawBuilder<Row>) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local jit = off`.execute(transaction);
    return read.execute(transaction);
  });

export type CustomerCost = { user_id: number; customer: string; tokens: number; cents: number };

/** What each of these customers has cost since the beginning. */
export async function findCustomerCosts(
  db: Database,
  of: { readonly userIds: readonly number[]; readonly customers: readonly string[]; readonly now: Date },
  costs: RegistryCosts,
): Promise<CustomerCost[]> {
  const since = new Date(0);
  const read = sql<CustomerCost>`
    with ${lines({ ...of, since }, costs)}
    select user_id, customer, sum(tokens)::integer as tokens, sum(cents)::integer as cents from lines
    group by user_id, customer`;
  const { rows } = await readUncompiled(db, read);
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

/** What an account has spent since a time. */
export async function findSpending(
  db: Database,
  { userId, ...of }: { readonly userId: number; readonly since: Date; readonly now: Date },
  costs: RegistryCosts,
): Promise<Spending> {
  const read = sql<Spending>`
    with ${lines({ userIds: [userId], customers: undefined, ...of }, costs)},
    ${usedByMonth(userId, of)},
    by_month as (
      select month, sum(tokens)::integer as tokens, sum(cents)::integer as cents from (
        select month, tokens, 0 as cents from used where tokens <> 0
        union all
        select ${monthOf(sql`at`)}, 0, sum(cents) from lines group by 1
      ) as spent group by month order by month
    ),
    by_customer as (
      select customer, sum(tokens)::integer as tokens, sum(cents)::integer as cents from lines
      group by customer order by sum(cents) desc, sum(tokens) desc, customer limit ${CUSTOMERS_MAX}
    )
    select (select coalesce(jsonb_agg(m), '[]') from by_month as m) as "byMonth",
      (select coalesce(jsonb_agg(c), '[]') from by_customer as c) as "byCustomer"`;
  const { rows } = await readUncompiled(db, read);
  const { byMonth, byCustomer } = rows[0] as Spending;
  return { byMonth: byMonth.map((row) => ({ ...row, month: new Date(row.month) })), byCustomer };
}
