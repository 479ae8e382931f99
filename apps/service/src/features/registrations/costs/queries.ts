// The SQL of what registrations cost: tokens as the ledger has them, and an estimate of the fees of the registry (G-105).
import { type RawBuilder, sql } from 'kysely';
import type { RegistryCosts } from '@tendlc/compliance';
import type { Database } from '../../../db/tables.ts';

type CostsOf = {
  readonly userIds: readonly number[];
  readonly since: Date;
  readonly now: Date;
};

const monthOf = (at: RawBuilder<unknown>) => sql`date_trunc('month', ${at}, 'UTC')`;

/**
 * One line for each thing that cost something: `user_id, customer, at, tokens, cents`. A brand is paid for by the first
 * registration that has it. A campaign is billed some months in advance, then each month; one that was deactivated is not billed
 * from the next month on.
 */
const lines = ({ userIds, since, now }: CostsOf, costs: RegistryCosts) => sql`
  mine as (
    select id, user_id, customer, brand_id, campaign_id from registrations where user_id = any(${userIds}::bigint[])
  ),
  payers as (
    select distinct on (brand_id) brand_id, user_id, customer from mine where brand_id is not null order by brand_id, id
  ),
  owned as (
    select mine.user_id, mine.customer, c.created_at, c.charge_id, c.usecase,
      case when c.campaign_status in ('DEACTIVATED', 'EXPIRED') then c.state_changed_at else ${now} end as until
    from mine join campaigns as c on c.id = mine.campaign_id where c.registration = 'registered'
  ),
  monthly as (
    select user_id, customer, usecase, ${monthOf(sql`created_at`)} as first, ${monthOf(sql`until`)} as last,
      count(*) as campaigns
    from owned group by 1, 2, 3, 4, 5
  ),
  paid as (
    select p.user_id, p.customer, b.created_at as at, b.charge_id, ${costs.brandCents}::integer as cents
    from payers as p join brands as b on b.id = p.brand_id
    where b.registration = 'registered' and b.created_at >= ${since}
    union all
    select user_id, customer, created_at, charge_id, ${costs.reviewCents}::integer from owned where created_at >= ${since}
    union all
    select mine.user_id, mine.customer, e.created_at, e.charge_id, 0
    from mine join registration_evaluations as e on e.registration_id = mine.id
    where e.charge_id is not null and e.created_at >= ${since}
  ),
  lines as (
    select paid.user_id, customer, at, coalesce(-t.amount, 0) as tokens, cents
    from paid left join token_transactions as t on t.charge_id = paid.charge_id and t.type = 'usage'
      and not exists (select 1 from token_transactions as r where r.reverses_id = t.id)
    union all
    select mine.user_id, mine.customer, coalesce(s.done ->> 'share', s.done ->> 'resubmit')::timestamptz, 0,
      ${costs.reviewCents}::integer
    from mine join registration_submissions as s on s.registration_id = mine.id
    where s.corrects_campaign and (s.done ? 'share' or s.done ? 'resubmit') and s.updated_at >= ${since}
    union all
    select user_id, customer, month, 0,
      (campaigns * fee.value::integer * case
        when month = first then advance.value::integer
        when month >= first + make_interval(months => advance.value::integer) then 1
        else 0
      end)::integer
    from monthly
    join jsonb_each_text(${JSON.stringify(costs.monthlyCents)}::jsonb) as fee on fee.key = usecase
    join jsonb_each_text(${JSON.stringify(costs.monthsInAdvance)}::jsonb) as advance on advance.key = usecase
    cross join generate_series(greatest(first, ${monthOf(sql`${since}::timestamptz`)}), last, '1 month') as month
  )`;

export type CustomerCost = { user_id: number; customer: string; tokens: number; cents: number };

/** What each of these customers has cost since the beginning. */
export async function findCustomerCosts(
  db: Database,
  of: { readonly userIds: readonly number[]; readonly customers: readonly string[]; readonly now: Date },
  costs: RegistryCosts,
): Promise<CustomerCost[]> {
  const since = new Date(0);
  const { rows } = await sql<CustomerCost>`
    with ${lines({ ...of, since }, costs)}
    select user_id, customer, sum(tokens)::integer as tokens, sum(cents)::integer as cents from lines
    where customer = any(${of.customers}::text[]) group by user_id, customer`.execute(db);
  return rows;
}

type Spending = {
  /** Only months in which something was spent; tokens of everything that the account used. */
  readonly byMonth: readonly { month: Date; tokens: number; cents: number }[];
  /** The costliest first; a null customer is every registration without one. */
  readonly byCustomer: readonly { customer: string | null; tokens: number; cents: number }[];
};

const CUSTOMERS_MAX = 10;

/** What an account has spent since a time. */
export async function findSpending(
  db: Database,
  { userId, ...of }: { readonly userId: number; readonly since: Date; readonly now: Date },
  costs: RegistryCosts,
): Promise<Spending> {
  const { rows } = await sql<Spending>`
    with ${lines({ userIds: [userId], ...of }, costs)},
    used as (
      select ${monthOf(sql`created_at`)} as month, -sum(amount)::integer as tokens, 0 as cents from token_transactions
      where user_id = ${userId} and type in ('usage', 'refund') and created_at >= ${of.since} group by 1
      union all
      select ${monthOf(sql`at`)}, 0, sum(cents)::integer from lines group by 1
    ),
    by_month as (
      select month, sum(tokens)::integer as tokens, sum(cents)::integer as cents from used group by month order by month
    ),
    by_customer as (
      select customer, sum(tokens)::integer as tokens, sum(cents)::integer as cents from lines
      group by customer order by sum(cents) desc, sum(tokens) desc, customer limit ${CUSTOMERS_MAX}
    )
    select (select coalesce(jsonb_agg(m), '[]') from by_month as m) as "byMonth",
      (select coalesce(jsonb_agg(c), '[]') from by_customer as c) as "byCustomer"`.execute(db);
  const { byMonth, byCustomer } = rows[0] as Spending;
  return { byMonth: byMonth.map((row) => ({ ...row, month: new Date(row.month) })), byCustomer };
}
