// The SQL of registrations: packets, their versions, and their history.
import { type Selectable, sql } from 'kysely';
import type { Denial, RegistrationSort, RegistrationStatus, VersionStatus } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import { ownedTotals } from '../../db/list-totals.ts';
import { findsWords } from '../../db/search.ts';
import type { Database, Tables } from '../../db/tables.ts';
import { type BrandStandingRow, hasCampaign } from '../brands/index.ts';
import type { CampaignStandingRow } from '../campaigns/index.ts';

type RegistrationColumns = Selectable<Tables['registrations']>;

type BrandPart = BrandStandingRow &
  Pick<
    Selectable<Tables['brands']>,
    'version' | 'tcr_brand_id' | 'charge_id' | 'feedback' | 'profile' | 'last_synced_at' | 'created_at'
  >;
type CampaignPart = CampaignStandingRow &
  Pick<
    Selectable<Tables['campaigns']>,
    | 'version'
    | 'tcr_campaign_id'
    | 'charge_id'
    | 'refusal'
    | 'defaulted'
    | 'carrier_times'
    | 'profile'
    | 'last_synced_at'
    | 'created_at'
  >;

/** The newest submission of a registration. */
export type SubmissionPart = Pick<
  Selectable<Tables['registration_submissions']>,
  | 'number'
  | 'state'
  | 'is_cancel_asked'
  | 'corrects_brand'
  | 'corrects_campaign'
  | 'done'
  | 'upstream_cnp_id'
  | 'stopped_by'
  | 'stopped_because'
  | 'submitted_at'
  | 'updated_at'
>;

type EvaluationPart = Pick<
  Selectable<Tables['registration_evaluations']>,
  'id' | 'revision' | 'verdict' | 'created_at'
>;

/** A registration with its newest version, and with the records that it has at the registry. */
export type RegistrationRow = Pick<
  RegistrationColumns,
  | 'id'
  | 'user_id'
  | 'label'
  | 'customer'
  | 'status'
  | 'waiting_for'
  | 'revision'
  | 'version'
  | 'brand_id'
  | 'campaign_id'
  | 'closed_at'
  | 'step_times'
  | 'created_at'
  | 'updated_at'
> & {
  readonly packet: Packet;
  readonly version_status: Selectable<Tables['registration_versions']>['status'];
  /** Of the newest version that was submitted; null if none was. */
  readonly submitted_status: VersionStatus | null;
  /** What refused that version, as it was decoded then. */
  readonly denial: Denial | null;
  readonly submission: SubmissionPart | null;
  readonly brand: BrandPart | null;
  readonly campaign: CampaignPart | null;
  /** The newest evaluation of the newest revision that was evaluated. */
  readonly last_evaluation: EvaluationPart | null;
};

const COLUMNS = [
  'registrations.id',
  'registrations.user_id',
  'registrations.label',
  'registrations.customer',
  'registrations.status',
  'registrations.waiting_for',
  'registrations.revision',
  'registrations.version',
  'registrations.brand_id',
  'registrations.campaign_id',
  'registrations.closed_at',
  'registrations.step_times',
  'registrations.created_at',
  'registrations.updated_at',
] as const;

/** Rows of joined records as JSON have their times as text. */
const withDates = <Part extends object>(part: Part | null, ...names: (keyof Part)[]): Part | null =>
  part === null
    ? null
    : {
        ...part,
        ...Object.fromEntries(
          names.map((name) => [name, part[name] === null ? null : new Date(part[name] as string)]),
        ),
      };

const rowsOf = (db: Database) =>
  db
    .selectFrom('registrations')
    .innerJoin('registration_versions as newest', (join) =>
      join
        .onRef('newest.registration_id', '=', 'registrations.id')
        .onRef('newest.number', '=', 'registrations.version'),
    )
    .leftJoin('registration_versions as submitted', (join) =>
      join
        .onRef('submitted.registration_id', '=', 'registrations.id')
        .on('submitted.number', '=', sql<number>`newest.number - (newest.status = 'DRAFT')::integer`),
    )
    .select(COLUMNS)
    .select([
      'newest.packet',
      'newest.status as version_status',
      'submitted.status as submitted_status',
      'submitted.denial',
      sql<SubmissionPart | null>`(select to_jsonb(s) from (
        select number, state, is_cancel_asked, corrects_brand, corrects_campaign, done, upstream_cnp_id, stopped_by, stopped_because, submitted_at, updated_at
        from registration_submissions where registration_submissions.registration_id = registrations.id
        order by number desc limit 1) as s)`.as('submission'),
      sql<BrandPart | null>`(select to_jsonb(b) from (
        select version, registration, brand_status, identity_status, vetting_status, trust_score, state_changed_at,
          tcr_brand_id, charge_id, feedback, profile, last_synced_at, created_at, ${hasCampaign}
        from brands where brands.id = registrations.brand_id) as b)`.as('brand'),
      sql<CampaignPart | null>`(select to_jsonb(c) from (
        select version, registration, campaign_status, sharing, carriers_elected, carriers, state_changed_at,
          tcr_campaign_id, charge_id, refusal, defaulted, carrier_times, profile, last_synced_at, created_at
        from campaigns where campaigns.id = registrations.campaign_id) as c)`.as('campaign'),
      sql<EvaluationPart | null>`(select to_jsonb(e) from (
        select id, revision, verdict, created_at from registration_evaluations
        where registration_id = registrations.id order by revision desc, id desc limit 1) as e)`.as(
        'last_evaluation',
      ),
    ]);

const toRow = (row: RegistrationRow): RegistrationRow => ({
  ...row,
  last_evaluation: withDates(row.last_evaluation, 'created_at'),
  submission: withDates(row.submission, 'submitted_at', 'updated_at'),
  brand: withDates(row.brand, 'state_changed_at', 'last_synced_at', 'created_at'),
  campaign: withDates(row.campaign, 'state_changed_at', 'last_synced_at', 'created_at'),
});

/** @param userId the owner; undefined for an admin, who sees all */
export async function findRegistration(
  db: Database,
  id: number,
  userId: number | undefined,
): Promise<RegistrationRow | undefined> {
  const row = await rowsOf(db)
    .where('registrations.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('registrations.user_id', '=', userId as number))
    .executeTakeFirst();
  return row === undefined ? undefined : toRow(row);
}

export type RegistrationFilter = {
  readonly userId: number | undefined;
  readonly brandId: number | undefined;
  readonly campaignId: number | undefined;
  readonly customer: string | undefined;
  readonly search: string | undefined;
};

const matching = (db: Database, { userId, brandId, campaignId, customer, search }: RegistrationFilter) =>
  db
    .selectFrom('registrations')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId as number))
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId as number))
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer as string))
    .$if(search !== undefined, (query) => query.where(findsWords(sql`search_text`, search as string)));

export type StandingCount = {
  readonly status: RegistrationStatus;
  readonly waiting_for: RegistrationColumns['waiting_for'];
  readonly count: number;
};

/** How many registrations a search matches, by where they stand: at most 30 rows. */
export const countStandings = (db: Database, filter: RegistrationFilter): Promise<StandingCount[]> =>
  isWhole(filter)
    ? countAllStandings(db, filter.userId)
    : matching(db, filter)
        .select(['status', 'waiting_for', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy(['status', 'waiting_for'])
        .execute();

const isWhole = ({ brandId, campaignId, customer, search }: RegistrationFilter): boolean =>
  [brandId, campaignId, customer, search].every((part) => part === undefined);

/** Of an account; of all without one. */
export async function countAllStandings(db: Database, userId: number | undefined): Promise<StandingCount[]> {
  const { rows } = await sql<StandingCount>`
    select facets[1] as status, facets[2] as waiting_for, sum(entries)::bigint as count from list_totals
    where ${ownedTotals('registrations', userId)} group by facets`.execute(db);
  return rows;
}

const SORT_COLUMNS = {
  updatedAt: sql.ref('registrations.updated_at'),
  createdAt: sql.ref('registrations.created_at'),
  label: sql`lower(coalesce(registrations.label, ''))`,
} as const;

export async function listRegistrations(
  db: Database,
  filter: RegistrationFilter & {
    readonly status: RegistrationStatus | undefined;
    readonly waitingFor: RegistrationColumns['waiting_for'] | undefined;
    readonly sort: RegistrationSort;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<RegistrationRow[]> {
  const isDescending = filter.sort.startsWith('-');
  const column = SORT_COLUMNS[filter.sort.replace('-', '') as keyof typeof SORT_COLUMNS];
  const direction = isDescending ? 'desc' : 'asc';
  const page = matching(db, filter)
    .$if(filter.status !== undefined, (query) =>
      query.where('status', '=', filter.status as RegistrationStatus),
    )
    .$if(filter.waitingFor !== undefined, (query) =>
      query.where('waiting_for', '=', filter.waitingFor as 'you'),
    )
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(filter.limit)
    .offset(filter.offset);
  const rows = await rowsOf(db)
    .innerJoin(page.as('page'), 'page.id', 'registrations.id')
    .orderBy(column, direction)
    .orderBy('registrations.id', direction)
    .execute();
  return rows.map(toRow);
}
