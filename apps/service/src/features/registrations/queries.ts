// The SQL of registrations: packets, their versions, and their history.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChangeSource, Registration, RegistrationSort, RegistrationStatus } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import { storableJson } from '../../db/json.ts';
import type { Database, Tables } from '../../db/tables.ts';
import { type BrandStandingRow, hasCampaign } from '../brands/index.ts';
import type { CampaignStandingRow } from '../campaigns/index.ts';

type RegistrationColumns = Selectable<Tables['registrations']>;

type BrandPart = BrandStandingRow & {
  readonly version: number;
  readonly tcr_brand_id: string | null;
  readonly profile: Selectable<Tables['brands']>['profile'];
  readonly created_at: Date;
};
type CampaignPart = CampaignStandingRow & {
  readonly version: number;
  readonly tcr_campaign_id: string | null;
  readonly profile: Selectable<Tables['campaigns']>['profile'];
  readonly created_at: Date;
};

/** A registration with its newest version, and with the records that it has at the registry. */
export type RegistrationRow = Pick<
  RegistrationColumns,
  | 'id'
  | 'user_id'
  | 'label'
  | 'status'
  | 'waiting_for'
  | 'revision'
  | 'version'
  | 'brand_id'
  | 'campaign_id'
  | 'closed_at'
  | 'created_at'
  | 'updated_at'
> & {
  readonly packet: Packet;
  readonly version_status: Selectable<Tables['registration_versions']>['status'];
  readonly brand: BrandPart | null;
  readonly campaign: CampaignPart | null;
  /** The newest evaluation of the newest revision that was evaluated. */
  readonly last_evaluation: Registration['lastEvaluation'];
};

const COLUMNS = [
  'registrations.id',
  'registrations.user_id',
  'registrations.label',
  'registrations.status',
  'registrations.waiting_for',
  'registrations.revision',
  'registrations.version',
  'registrations.brand_id',
  'registrations.campaign_id',
  'registrations.closed_at',
  'registrations.created_at',
  'registrations.updated_at',
] as const;

/** Rows of joined records as JSON have their times as text. */
const withDates = <Part extends { state_changed_at: Date; created_at: Date }>(
  part: Part | null,
): Part | null =>
  part === null
    ? null
    : { ...part, state_changed_at: new Date(part.state_changed_at), created_at: new Date(part.created_at) };

const rowsOf = (db: Database) =>
  db
    .selectFrom('registrations')
    .innerJoin('registration_versions as newest', (join) =>
      join
        .onRef('newest.registration_id', '=', 'registrations.id')
        .onRef('newest.number', '=', 'registrations.version'),
    )
    .select(COLUMNS)
    .select([
      'newest.packet',
      'newest.status as version_status',
      sql<BrandPart | null>`(select to_jsonb(b) from (
        select version, registration, brand_status, identity_status, vetting_status, trust_score, state_changed_at,
          tcr_brand_id, profile, created_at, ${hasCampaign}
        from brands where brands.id = registrations.brand_id) as b)`.as('brand'),
      sql<CampaignPart | null>`(select to_jsonb(c) from (
        select version, registration, campaign_status, sharing, carriers_elected, carriers, state_changed_at,
          tcr_campaign_id, profile, created_at
        from campaigns where campaigns.id = registrations.campaign_id) as c)`.as('campaign'),
      sql<Registration['lastEvaluation']>`(select to_jsonb(e) from (
        select id, revision, verdict from registration_evaluations
        where registration_id = registrations.id order by revision desc, id desc limit 1) as e)`.as(
        'last_evaluation',
      ),
    ]);

const toRow = (row: RegistrationRow): RegistrationRow => ({
  ...row,
  brand: withDates(row.brand),
  campaign: withDates(row.campaign),
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
  readonly search: string | undefined;
};

const matching = (db: Database, { userId, brandId, search }: RegistrationFilter) =>
  db
    .selectFrom('registrations')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId as number))
    .$if(search !== undefined, (query) =>
      // Not LIKE: the text that is looked for has no wildcards.
      query.where(sql<boolean>`strpos(search_text, lower(${search}::text)) > 0`),
    );

export type StandingCount = {
  readonly status: RegistrationStatus;
  readonly waiting_for: RegistrationColumns['waiting_for'];
  readonly count: number;
};

/** How many registrations a search matches, by where they stand: at most 30 rows. */
export const countStandings = (db: Database, filter: RegistrationFilter): Promise<StandingCount[]> =>
  matching(db, filter)
    .select(['status', 'waiting_for', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['status', 'waiting_for'])
    .execute();

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

/** What a packet stores beside its JSON, so that the search finds it: of a brand that exists, the words of that brand. */
const brandWords = (packet: Packet): RawBuilder<string> =>
  packet.brandId === undefined
    ? sql<string>`brand_search_words(${JSON.stringify(packet.brand ?? {})}::jsonb)`
    : sql<string>`coalesce((select brand_search_words(profile) from brands where id = ${packet.brandId}), '')`;

const registryWords = (brandId: number | undefined): RawBuilder<string> =>
  brandId === undefined
    ? sql<string>`''`
    : sql<string>`coalesce((select tcr_brand_id from brands where id = ${brandId}), '')`;

/** A brand of this customer that exists, or no brand at all. */
const ownsBrand = (brandId: number | undefined, userId: number): RawBuilder<boolean> =>
  brandId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from brands where id = ${brandId} and user_id = ${userId} and registration <> 'refused')`;

export type NewDraft = {
  readonly userId: number;
  readonly label: string | null;
  readonly packet: Packet;
  /** Who made it: the owner, or an admin. */
  readonly byUserId: number;
};

const MADE = storableJson([{ field: 'status', from: null, to: 'DRAFT' }]);

/** @returns its ID; undefined if the brand of the packet is not one of the customer's */
export async function insertDraft(db: Database, draft: NewDraft, now: Date): Promise<number | undefined> {
  const { userId, label, packet } = draft;
  const added = await db
    .with('added', (query) =>
      query
        .insertInto('registrations')
        .columns([
          'user_id',
          'origin',
          'label',
          'status',
          'waiting_for',
          'brand_id',
          'brand_words',
          'registry_words',
          'created_at',
          'updated_at',
        ])
        .expression(sql`
          select ${userId}::bigint, 'packet', ${label}::text, 'DRAFT', 'you', ${packet.brandId ?? null}::bigint,
            ${brandWords(packet)}, ${registryWords(packet.brandId)}, ${now}::timestamptz, ${now}::timestamptz
          where ${ownsBrand(packet.brandId, userId)}`)
        .returning('id'),
    )
    .with('line', (query) =>
      query
        .insertInto('registration_changes')
        .columns(['registration_id', 'source', 'user_id', 'changes', 'created_at'])
        .expression(sql`
          select id, 'request', ${draft.byUserId}::bigint, ${MADE}::jsonb,
            ${now}::timestamptz from added`),
    )
    .insertInto('registration_versions')
    .columns(['registration_id', 'number', 'status', 'packet', 'created_at'])
    .expression(sql`
      select id, 1, 'DRAFT', ${JSON.stringify(packet)}::jsonb, ${now}::timestamptz from added`)
    .returning('registration_id')
    .executeTakeFirst();
  return added?.registration_id;
}

export type DraftChange = {
  readonly row: Pick<
    RegistrationRow,
    'id' | 'user_id' | 'revision' | 'version' | 'version_status' | 'brand_id'
  >;
  readonly label: string | null;
  readonly packet: Packet;
};

/**
 * Writes the next revision, in the draft if there is one and otherwise in a new version.
 * @returns `stale` if the registration has another revision by now; `no-brand` if the brand of the packet is not one of the
 *   customer's
 */
export async function updateDraft(
  db: Database,
  { row, label, packet }: DraftChange,
  now: Date,
): Promise<'written' | 'stale' | 'no-brand'> {
  const isNewVersion = row.version_status !== 'DRAFT';
  const brandId = packet.brandId ?? (isNewVersion || row.version > 1 ? row.brand_id : null);
  const changed = db.with('changed', (query) =>
    query
      .updateTable('registrations')
      .set({
        label,
        brand_id: brandId,
        brand_words: brandWords(packet),
        updated_at: now,
        ...(isNewVersion ? { version: row.version + 1 } : {}),
        ...(row.version === 1 && !isNewVersion ? { registry_words: registryWords(packet.brandId) } : {}),
      })
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where(ownsBrand(packet.brandId, row.user_id))
      .returning('id'),
  );
  const text = JSON.stringify(packet);
  const written = isNewVersion
    ? await changed
        .insertInto('registration_versions')
        .columns(['registration_id', 'number', 'status', 'packet', 'created_at'])
        .expression(sql`
          select id, ${row.version + 1}::integer, 'DRAFT', ${text}::jsonb, ${now}::timestamptz from changed`)
        .returning('registration_id')
        .executeTakeFirst()
    : await changed
        .updateTable('registration_versions')
        .from('changed')
        .set({ packet: text })
        .whereRef('registration_versions.registration_id', '=', 'changed.id')
        .where('number', '=', row.version)
        .returning('registration_id')
        .executeTakeFirst();
  if (written !== undefined) {
    return 'written';
  }
  const { owns } = await db
    .selectNoFrom(ownsBrand(packet.brandId, row.user_id).as('owns'))
    .executeTakeFirstOrThrow();
  return owns ? 'stale' : 'no-brand';
}

/** Deletes a registration that was never submitted. @returns false if there is none */
export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where('origin', '=', 'packet')
    .where('status', '=', 'DRAFT')
    .where('version', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export type Move = {
  readonly status: RegistrationStatus;
  readonly waitingFor: RegistrationColumns['waiting_for'];
  readonly source: ChangeSource;
  readonly userId: number | null;
  /** The customer closes it: it stays readable, and its records at the registry stay as they are. */
  readonly isClosed: boolean;
};

const isVersionOf = (
  table: 'brands' | 'campaigns',
  id: 'brand_id' | 'campaign_id',
  version: number | undefined,
) =>
  sql<boolean>`(select version from ${sql.table(table)} as record where record.id = ${sql.ref(`registrations.${id}`)})
    is not distinct from ${version ?? null}::integer`;

/**
 * What is listed and counted, with a line of history if the status changes. An answer shows the same, computed at once.
 * @returns false if the registration, its brand, or its campaign has changed since the row was read: of two that move it at
 *   once, the one that read older records must not win
 */
export async function moveRegistration(
  db: Database,
  row: RegistrationRow,
  { status, waitingFor, source, userId, isClosed }: Move,
  now: Date,
): Promise<boolean> {
  const changes = storableJson([{ field: 'status', from: row.status, to: status }]);
  const moved = await db
    .with('moved', (query) =>
      query
        .updateTable('registrations')
        .set({ status, waiting_for: waitingFor, updated_at: now, ...(isClosed ? { closed_at: now } : {}) })
        .set((eb) => ({ revision: eb('revision', '+', isClosed ? 1 : 0) }))
        .where('id', '=', row.id)
        .where('closed_at', 'is', null)
        .where('status', '=', row.status)
        .where('waiting_for', '=', row.waiting_for)
        .where(isVersionOf('brands', 'brand_id', row.brand?.version))
        .where(isVersionOf('campaigns', 'campaign_id', row.campaign?.version))
        .returning('id'),
    )
    .with('line', (query) =>
      query
        .insertInto('registration_changes')
        .columns(['registration_id', 'source', 'user_id', 'changes', 'created_at'])
        .expression(sql`
          select id, ${source}::text, ${userId}::bigint, ${changes}::jsonb, ${now}::timestamptz
          from moved where ${status !== row.status}::boolean`),
    )
    .selectFrom('moved')
    .select('id')
    .executeTakeFirst();
  return moved !== undefined;
}
