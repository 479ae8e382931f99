// Fills a migrated database with rows like those that the service writes, in the order of their time.
import type pg from 'pg';
import { ADMIN, BALANCE, FIRST_OTHER, OF_TYPICAL, RESELLER, type Sizes, TYPICAL } from './sizes.ts';

/** Rows are spread over this time, up to now. */
const SPREAD = `interval '60 days'`;

/**
 * Who has which row: one for each step is of an account of its own, or of the reseller, so that rows of an account are apart from
 * each other in the table, as in real life. `k` counts the rows of an account from 1.
 */
function owners(rows: number, { accounts }: Sizes, typical: number): string {
  const others = accounts - FIRST_OTHER + 1;
  const ofReseller = Math.floor(rows / 10);
  const ofOther = Math.max(1, Math.round((rows - ofReseller - typical) / others));
  const resellerEach = Math.ceil(ofReseller / ofOther);
  const typicalEach = Math.ceil(typical / ofOther);
  return `(
    select row_number() over () as n, user_id, k from (
      select s, id as user_id, s as k from generate_series(1, ${ofOther}) as s, generate_series(${FIRST_OTHER}, ${accounts}) as id
      union all
      select s, ${RESELLER}, (s - 1) * ${resellerEach} + r from generate_series(1, ${ofOther}) as s, generate_series(1, ${resellerEach}) as r
      where (s - 1) * ${resellerEach} + r <= ${ofReseller}
      union all
      select s, ${TYPICAL}, (s - 1) * ${typicalEach} + r from generate_series(1, ${ofOther}) as s, generate_series(1, ${typicalEach}) as r
      where (s - 1) * ${typicalEach} + r <= ${typical}
      order by 1, 2, 3
    ) as shares
  ) as o`;
}

const at = (rows: number) => `now() - ${SPREAD} * (1 - n::float8 / ${rows})`;

/** Of a row of the ledger of an account. Version 7, as the service makes it: the time first. */
const chargeOf = (account: string, row: string) => `(
  lpad(to_hex(1790000000000 + ${row}::bigint * 1000), 12, '0') || '7' || substr(md5(${account} || ':' || ${row}), 1, 3)
    || '8' || substr(md5(${account} || ':' || ${row}), 4, 15)
)::uuid`;

/** The charges of a registration: the evaluation, the brand, and the campaign. */
const charges = { evaluation: '3 * k - 1', brand: '3 * k', campaign: '3 * k + 1' } as const;

const nameOf = (n: string) => `(
  (array['Amber','Birch','Cedar','Dune','Ember','Fern','Grove','Harbor','Iris','Juniper','Kestrel','Linden','Maple','North','Olive','Pine'])[1 + ${n} % 16]
  || ' ' || (array['Bakery','Books','Dental','Electric','Fitness','Garden','Hardware','Interiors','Kitchen','Legal','Music','Optics'])[1 + (${n} / 16) % 12]
  || ' ' || ${n}
)`;
/** Nine digits, different for each row. */
const einOf = (n: string) => `(100000000 + (${n}::bigint * 7368787) % 900000000)::text`;

const brandOf = (n: string) => `jsonb_build_object(
  'entityType', 'PRIVATE_PROFIT', 'brandName', ${nameOf(n)}, 'companyName', ${nameOf(n)} || ' LLC', 'ein', ${einOf(n)},
  'phone', '+1512' || lpad((${n} % 10000000)::text, 7, '0'), 'street', (${n} % 9000 + 100) || ' Congress Avenue', 'city', 'Austin',
  'state', 'TX', 'postalCode', '78701', 'country', 'US', 'email', 'office@shop' || ${n} || '.example',
  'website', 'https://shop' || ${n} || '.example', 'vertical', 'RETAIL')`;
const campaignOf = (n: string) => `jsonb_build_object(
  'usecase', 'CUSTOMER_CARE',
  'description', ${nameOf(n)} || ' answers questions of its guests about bookings, orders, and opening hours by text message, to customers who asked for it.',
  'messageFlow', 'Guests tick an optional box beside the phone field at https://shop' || ${n} || '.example/texts: I agree to receive texts from '
    || ${nameOf(n)} || '. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help. The form links the terms and the privacy policy.',
  'sample1', ${nameOf(n)} || ': your table for two is booked for Friday at 7 pm. Reply STOP to opt out.',
  'sample2', ${nameOf(n)} || ': your order is ready. Reply STOP to opt out.',
  'optinMessage', ${nameOf(n)} || ': You are signed up for order texts. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  'optoutMessage', ${nameOf(n)} || ': You are unsubscribed and will get no more texts from us.',
  'helpMessage', ${nameOf(n)} || ': Write to office@shop' || ${n} || '.example for help. Reply STOP to opt out.',
  'privacyPolicyLink', 'https://shop' || ${n} || '.example/privacy', 'subscriberOptin', true, 'subscriberOptout', true, 'subscriberHelp', true)`;

/** Of 100 registrations: 70 approved, 12 drafts, 10 on the way, 4 that need their customer, 3 denied, 1 closed. */
const statusOf = (
  n: string,
) => `(case when ${n} % 100 < 70 then 'APPROVED' when ${n} % 100 < 82 then 'DRAFT' when ${n} % 100 < 92 then 'SUBMITTED'
  when ${n} % 100 < 96 then 'ACTION_REQUIRED' when ${n} % 100 < 99 then 'DENIED' else 'CLOSED' end)`;
const waitingFor = (
  status: string,
) => `(case when ${status} in ('DRAFT', 'ACTION_REQUIRED', 'DENIED') then 'you' when ${status} = 'SUBMITTED' then 'registry'
  else 'nobody' end)`;

/** An approved registration took about two days; one on the way has its brand. */
const stepTimes = `case when s.status = 'APPROVED' then jsonb_build_object('brand', made_at, 'identity', made_at + interval '1 hour' * (1 + s.n % 9),
        'campaign', made_at + interval '10 hours', 'partner', made_at + interval '11 hours' + interval '1 hour' * (s.n % 7),
        'carriers', made_at + interval '20 hours' + interval '1 hour' * (s.n % 40))
      when s.status = 'SUBMITTED' then jsonb_build_object('brand', made_at) else '{}' end`;

function accountSteps(sizes: Sizes): Step[] {
  return [
    [
      'users',
      `insert into users (id, email, email_key, password_hash, first_name, last_name, is_admin, token_balance, created_at)
      overriding system value
      select n, 'owner' || n || '@shop' || n || '.example', 'owner' || n || '@shop' || n || '.example', 'cannot log in',
        (array['Dana','Eli','Frida','Gus','Hana','Ivo','Jona','Kim'])[1 + n % 8], 'Owner' || n, n = ${ADMIN}, ${BALANCE}, ${at(sizes.accounts)}
      from generate_series(1, ${sizes.accounts}) as n`,
    ],
    [
      'registry_credentials',
      `insert into registry_credentials (id, user_id, sealed_sid, sealed_auth_token, sid_ending, status, webhook_token, created_at, updated_at, account_since)
      overriding system value
      select id, id, 'sealed', 'sealed', '1234', 'active', md5(id::text), created_at, created_at, created_at from users`,
    ],
    [
      'audit_log',
      `insert into audit_log (sequence, actor, actor_user_id, action, user_id, details, created_at, previous_hash, hash)
      select n, 'user', u, 'login.succeeded', u, '{}', ${at(sizes.callbacks / 10)}, '', ''
      from (select n, 1 + n % ${sizes.accounts} as u from generate_series(1, ${Math.floor(sizes.callbacks / 10)}) as n) as lines`,
    ],
  ];
}

function registrationSteps(sizes: Sizes): Step[] {
  const total = sizes.registrations;
  const status = statusOf('o.n');
  return [
    [
      'seeded',
      `create unlogged table seeded as select o.n, o.user_id, o.k, ${status} as status, ${at(total)} as made_at
      from ${owners(total, sizes, OF_TYPICAL.registrations)}`,
    ],
    [
      'brands',
      `insert into brands (id, user_id, credential_id, registration, reference_id, request_hash, asked_at, tcr_brand_id, brand_status,
        identity_status, trust_score, profile, charge_id, state_changed_at, created_at, updated_at)
      overriding system value
      select n, user_id, user_id, 'registered', 'b' || n, md5(n::text), made_at, 'B' || upper(substr(md5(n::text), 1, 6)) || n, 'ACTIVE', 'VERIFIED',
        60 + n % 40, ${brandOf('n')}, ${chargeOf('user_id', charges.brand)}, made_at, made_at, made_at
      from seeded where status <> 'DRAFT' order by n`,
    ],
    [
      'campaigns',
      `insert into campaigns (id, user_id, credential_id, brand_id, registration, reference_id, request_hash, asked_at, tcr_campaign_id,
        campaign_status, usecase, profile, charge_id, carriers, state_changed_at, created_at, updated_at)
      overriding system value
      select n, user_id, user_id, n, 'registered', 'c' || n, md5('c' || n), made_at, 'C' || upper(substr(md5('c' || n), 1, 6)) || n,
        case when status = 'APPROVED' then 'ACTIVE' else 'PENDING' end, 'CUSTOMER_CARE', ${campaignOf('n')}, ${chargeOf('user_id', charges.campaign)},
        case when status = 'APPROVED' then '{"10017":"REGISTERED","10035":"REGISTERED","10038":"REGISTERED"}' else '{"10017":"REVIEW"}' end::jsonb,
        made_at, made_at, made_at
      from seeded where status <> 'DRAFT' order by n`,
    ],
    [
      'registrations',
      `insert into registrations (id, user_id, origin, label, customer, status, waiting_for, brand_id, campaign_id, brand_words, registry_words,
        closed_at, created_at, updated_at, missing_fields, step_times)
      overriding system value
      select s.n, s.user_id, case when s.user_id = ${RESELLER} then 'registry' else 'packet' end, ${nameOf('s.n')},
        case when s.user_id = ${RESELLER} then 'Customer ' || s.n % 500 end, s.status, ${waitingFor('s.status')}, b.id, b.id,
        brand_search_words(coalesce(b.profile, ${brandOf('s.n')})),
        concat_ws(E'\\n', b.tcr_brand_id, 'C' || upper(substr(md5('c' || b.id), 1, 6)) || b.id),
        case when s.status = 'CLOSED' then made_at end, made_at, made_at, case when s.status = 'DRAFT' then s.n % 3 end,
        ${stepTimes}
      from seeded as s left join brands as b on b.id = s.n order by s.n`,
    ],
    [
      'registration_versions',
      `insert into registration_versions (registration_id, number, status, packet, submitted_at, created_at)
      select n, 1, case when status in ('DRAFT', 'APPROVED', 'DENIED') then status else 'SUBMITTED' end,
        jsonb_build_object('brand', ${brandOf('n')}, 'campaign', ${campaignOf('n')}), case when status <> 'DRAFT' then made_at end, made_at
      from seeded order by n`,
    ],
    [
      'registration_evaluations',
      `insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review, created_at, charge_id)
      select n, 1, 1, 'ready', sha256(n::text::bytea), '{}', '{"findings": [], "fees": {"tokens": 2, "registry": 19.5, "monthly": 1.5}}', made_at,
        ${chargeOf('user_id', charges.evaluation)}
      from seeded order by n`,
    ],
    [
      'registry_changes',
      `insert into registry_changes (brand_id, source, changes, created_at)
      select n, 'callback', '[{"field": "identityStatus", "from": "UNVERIFIED", "to": "VERIFIED"}]', made_at
      from seeded where status <> 'DRAFT' order by n`,
    ],
    [
      'alerts',
      `insert into alerts (user_id, type, subject, subject_id, aspect, occurrence, severity, message, next_action, source, raised_at, ended_at, resolved_at)
      select user_id, 'campaign.renewal_due', 'campaign', n, '', '1', 'warning', 'The campaign is renewed soon.', 'Check the renewal.', '{"title": "A guide", "asOf": "2026-11-01"}',
        made_at, case when n % 20 = 0 then made_at end, case when n % 20 = 0 then made_at end
      from seeded where n % 10 = 0 order by n`,
    ],
  ];
}

function ledgerSteps(sizes: Sizes): Step[] {
  return [
    [
      'token_transactions',
      `insert into token_transactions (user_id, user_sequence, type, amount, balance_after, tool_name, charge_id, created_at)
      select user_id, k, case when k = 1 then 'trial' else 'usage' end, case when k = 1 then ${BALANCE} else -1 end, ${BALANCE} - k + 1,
        case when k > 1 then 'message-validator' end, case when k > 1 then ${chargeOf('user_id', 'k')} end, ${at(sizes.ledgerRows)}
      from ${owners(sizes.ledgerRows, sizes, OF_TYPICAL.ledgerRows)} order by n`,
    ],
    [
      'balances',
      `update users set transaction_count = counted.rows, token_balance = ${BALANCE} - counted.rows + 1, trial_tokens_used = true
      from (select user_id, count(*) as rows from token_transactions group by user_id) as counted where users.id = counted.user_id`,
    ],
  ];
}

function eventSteps(sizes: Sizes): Step[] {
  const tenth = Math.floor(sizes.callbacks / 10);
  const customers = owners(tenth, sizes, OF_TYPICAL.callbacks / 10);
  return [
    [
      'registry_events',
      `insert into registry_events (credential_id, user_id, event_type, status, object_key, tcr_brand_id, attempts, received_at, processed_at)
      select user_id, user_id, (array['BRAND_IDENTITY_STATUS_UPDATE','BRAND_SCORE_UPDATE','CAMPAIGN_DCA_COMPLETE','CAMPAIGN_STATUS_UPDATE',
        'CAMPAIGN_MNO_REVIEW','CAMPAIGN_SHARE_STATUS_UPDATE','CAMPAIGN_BILLED'])[1 + n % 7],
        case when n % 100 = 0 then 'failed' else 'processed' end, 'brand:B' || n, 'B' || n, 1, ${at(sizes.callbacks)}, ${at(sizes.callbacks)}
      from ${owners(sizes.callbacks, sizes, OF_TYPICAL.callbacks)} order by n`,
    ],
    [
      'registry_calls',
      `insert into registry_calls (credential_id, user_id, method, endpoint, status_code, duration_ms, attempt, created_at)
      select user_id, user_id, case when n % 4 = 0 then 'POST' else 'GET' end, '/brand/B' || n, 200, 120, 1, ${at(tenth)} from ${customers} order by n`,
    ],
    [
      'customer_events',
      `insert into customer_events (public_id, user_id, type, data, created_at, transaction_id)
      select 'evt_' || n, user_id, 'campaign.status_changed',
        jsonb_build_object('campaign', jsonb_build_object('localId', n, 'campaign_status', 'ACTIVE'), 'changes', '[]'::jsonb), ${at(tenth)}, '3'
      from ${customers} order by n`,
    ],
    [
      'webhook_endpoints',
      `insert into webhook_endpoints (id, user_id, url, status, sealed_secret, created_at, updated_at) overriding system value
      select id, id, 'https://hooks.shop' || id || '.example/', 'active', 'sealed', now(), now() from users where id <= 100`,
    ],
    [
      'webhook_deliveries',
      `insert into webhook_deliveries (endpoint_id, event_id, event_type, status, attempts, response_status, created_at, delivered_at)
      select w.id, e.id, e.type, case when e.id % 50 = 0 then 'failed' else 'delivered' end, 1, 200, e.created_at, e.created_at
      from customer_events as e join webhook_endpoints as w on w.user_id = e.user_id order by e.id`,
    ],
  ];
}

type Step = readonly [name: string, text: string];
type IndexRow = { readonly name: string; readonly definition: string };

/** Indexes that belong to no constraint are built after the rows, which is many times faster. */
const INDEXES_OF = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index as i
  join pg_class as t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and t.relname = $1
    and not exists (select 1 from pg_constraint as c where c.conindid = i.indexrelid)`;

async function runStep(client: pg.Client, [name, text]: Step): Promise<void> {
  const startedAt = performance.now();
  const { rows: indexes } = await client.query<IndexRow>(INDEXES_OF, [name]);
  for (const index of indexes) {
    await client.query(`drop index ${index.name}`);
  }
  const { rowCount } = await client.query(text);
  for (const { definition } of indexes) {
    await client.query(definition);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${name}: ${rowCount} rows in ${seconds} s\n`);
}

/** What triggers would have kept, as in their migrations. */
const FINISH = [
  'drop table seeded',
  `insert into registration_needs (registration_id, user_id, kind, updated_at)
  select id, user_id, need_of(r), updated_at from registrations as r where need_of(r) is not null`,
  `insert into customer_totals (user_id, customer, status, waits_for_you, entries)
  select user_id, customer, status, waiting_for = 'you', count(*) from registrations where customer is not null group by 1, 2, 3, 4`,
  'insert into registration_costs select * from costs_of(array(select id from registrations))',
  `insert into spending_totals (user_id, customer, month, usecase, last_month, campaigns, brands, reviews, tokens)
  select user_id, customer, month, usecase, last_month, count(nullif(usecase, '')), count(brand_id), sum(reviews), sum(tokens)
  from registration_costs group by user_id, customer, month, usecase, last_month`,
  'insert into registration_times select * from timed_steps',
  'insert into decided_versions select * from version_decisions',
  'delete from list_totals',
  `insert into list_totals (list, owner_id, facets, entries)
  select list, case when grouping(owner_id) = 1 then 0 else owner_id end, facets, count(*) from listed_rows
  group by grouping sets ((list, owner_id, facets), (list, facets))
  having grouping(owner_id) = 1 or owner_id is not null`,
];

/** The seed skips triggers and checks of references; the bench verifies the ledger and reads what it seeded over HTTP. */
export async function seedDatabase(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB';
    set work_mem = '256MB'; set max_parallel_maintenance_workers = 1; set jit = off`);
  const steps = [
    ...accountSteps(sizes),
    ...registrationSteps(sizes),
    ...ledgerSteps(sizes),
    ...eventSteps(sizes),
  ];
  for (const step of steps) {
    await runStep(client, step);
  }
  for (const text of FINISH) {
    await client.query(text);
  }
  await client.query(`select setval(pg_get_serial_sequence(t, 'id'), coalesce(m, 1)) from (
    select 'users' as t, max(id) as m from users union all select 'brands', max(id) from brands union all select 'campaigns', max(id) from campaigns
    union all select 'registrations', max(id) from registrations union all select 'webhook_endpoints', max(id) from webhook_endpoints
    union all select 'registry_credentials', max(id) from registry_credentials) as s`);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}
