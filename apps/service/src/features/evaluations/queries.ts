// The SQL of evaluations: what a packet is compared with, and evaluations with the pages that they saw.
import { sql } from 'kysely';
import type { EvaluatedPage, Evaluation } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import { storableJson } from '../../db/json.ts';
import type { Page } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';

/** How many of an account's records a packet is compared with, the newest first. */
const OTHER_BRANDS_MAX = 5;
const OTHER_CAMPAIGNS_MAX = 100;

/** Kept for each registration. The newest one of each version is always kept. */
const EVALUATIONS_MAX = 100;

/** Tax numbers of other brands of the account that equal this one. */
export async function findEqualTaxNumbers(
  db: Database,
  { userId, brandId, taxNumber }: { userId: number; brandId: number | null; taxNumber: string },
): Promise<string[]> {
  const { rows } = await sql<{ ein: string }>`
    select profile ->> 'ein' as ein from brands
    where user_id = ${userId} and registration <> 'refused' and brand_status <> 'DELETED'
      and bare_tax_number(profile) = ${taxNumber} and id is distinct from ${brandId}::bigint
    order by id desc limit ${OTHER_BRANDS_MAX}`.execute(db);
  return rows.map(({ ein }) => ein);
}

export type OtherCampaign = {
  readonly brand_id: number;
  readonly usecase: string;
  readonly description: string | null;
  readonly message_flow: string | null;
};

/** Other campaigns of the account, the newest first. */
export async function findOtherCampaigns(
  db: Database,
  { userId, campaignId }: { userId: number; campaignId: number | null },
): Promise<OtherCampaign[]> {
  const { rows } = await sql<OtherCampaign>`
    select brand_id, usecase, profile ->> 'description' as description, profile ->> 'messageFlow' as message_flow
    from campaigns
    where user_id = ${userId} and registration <> 'refused' and campaign_status not in ('EXPIRED', 'DEACTIVATED')
      and id is distinct from ${campaignId}::bigint
    order by id desc limit ${OTHER_CAMPAIGNS_MAX}`.execute(db);
  return rows;
}

export type JudgedVersion = {
  readonly packet: Packet;
  /** The pages by which it was judged. */
  readonly texts: readonly { readonly url: string; readonly hash: string }[];
};

/** A version with the texts of its pages. */
export async function findJudgedVersion(
  db: Database,
  registrationId: number,
  number: number,
): Promise<JudgedVersion | undefined> {
  const { rows } = await sql<JudgedVersion>`
    select packet, (
      select coalesce(jsonb_agg(jsonb_build_object('url', s.url, 'hash', encode(s.text_hash, 'hex')) order by s.id), '[]')
      from registration_version_snapshots as kept join page_snapshots as s on s.id = kept.snapshot_id
      where kept.registration_id = v.registration_id and kept.number = v.number
    ) as texts
    from registration_versions as v
    where registration_id = ${registrationId} and number = ${number}`.execute(db);
  return rows[0];
}

export type NewEvaluation = Pick<Evaluation, 'version' | 'revision' | 'verdict'> & {
  readonly registrationId: number;
  readonly contentHash: Buffer;
  /** Fields whose pages differ from those of the denied version. */
  readonly changedPages: readonly string[];
  readonly review: Pick<Evaluation, 'counts' | 'findings' | 'fees'>;
  readonly pages: readonly (EvaluatedPage & { readonly textHash: Buffer | undefined })[];
  readonly chargeId: string;
};

/** Stores the evaluation, and deletes the oldest ones. @returns undefined if the registration does not exist any more */
export async function insertEvaluation(
  db: Database,
  evaluation: NewEvaluation,
  now: Date,
): Promise<number | undefined> {
  const { registrationId, version, revision, verdict, contentHash, changedPages, review, chargeId } =
    evaluation;
  const pages = evaluation.pages.map(({ textHash, problem, ...page }) => ({
    ...page,
    problem: problem ?? null,
    textHash: textHash?.toString('hex') ?? null,
  }));
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages,
        review, charge_id, created_at)
      select id, ${version}::integer, ${revision}::integer, ${verdict}::text, ${contentHash}::bytea,
        ${changedPages}::text[], ${storableJson(review)}::jsonb, ${chargeId}::uuid, ${now}::timestamptz
      from registrations where id = ${registrationId} for key share
      returning id
    ),
    page as (
      insert into registration_evaluation_pages (evaluation_id, place, purpose, url, snapshot_id, text_hash, reachable,
        problem)
      select added.id, place, p ->> 'purpose', p ->> 'url', (p ->> 'snapshotId')::bigint, decode(p ->> 'textHash', 'hex'),
        (p ->> 'reachable')::boolean, p ->> 'problem'
      from added, jsonb_array_elements(${storableJson(pages)}::jsonb) with ordinality as t (p, place)
    ),
    outlived as (
      delete from registration_evaluations as old
      where old.registration_id = ${registrationId} and old.id <= (
        select id from registration_evaluations where registration_id = ${registrationId}
        order by id desc limit 1 offset ${EVALUATIONS_MAX - 1}
      ) and (old.version = ${version} or exists (
        select 1 from registration_evaluations as newer
        where newer.registration_id = old.registration_id and newer.version = old.version and newer.id > old.id
      ))
    )
    select id from added`.execute(db);
  return rows[0]?.id;
}

export type EvaluationRow = Pick<Evaluation, 'id' | 'version' | 'revision' | 'verdict' | 'pages'> & {
  readonly registration_id: number;
  readonly review: Pick<Evaluation, 'counts' | 'findings' | 'fees'>;
  readonly created_at: Date;
};

const columns = sql`e.id, e.registration_id, e.version, e.revision, e.verdict, e.review, e.created_at, (
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('purpose', purpose, 'url', p.url, 'reachable', reachable,
    'problem', p.problem)) || jsonb_build_object('snapshotId', snapshot_id,
    'fetchedAt', to_char(s.fetched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by place), '[]')
  from registration_evaluation_pages as p left join page_snapshots as s on s.id = p.snapshot_id where evaluation_id = e.id
) as pages`;

export async function listEvaluations(
  db: Database,
  registrationId: number,
  { limit, offset }: Page,
): Promise<{ rows: EvaluationRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<EvaluationRow>`
      select ${columns} from registration_evaluations as e where registration_id = ${registrationId}
      order by id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::integer as total from registration_evaluations
      where registration_id = ${registrationId}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findEvaluationRow(
  db: Database,
  registrationId: number,
  id: number,
): Promise<EvaluationRow | undefined> {
  const { rows } = await sql<EvaluationRow>`
    select ${columns} from registration_evaluations as e
    where registration_id = ${registrationId} and id = ${id}`.execute(db);
  return rows[0];
}

type GateRow = Pick<Evaluation, 'id' | 'revision' | 'verdict'> & {
  readonly content_hash: Uint8Array;
  readonly changed_pages: readonly string[];
  readonly findings: Evaluation['findings'];
  readonly snapshots: readonly number[];
};

/**
 * The newest evaluation of a revision (G-91): its pages are those of today.
 * @param id an evaluation that has to be one of this revision
 */
export async function findEvaluationOfRevision(
  db: Database,
  { id: registrationId, revision }: { readonly id: number; readonly revision: number },
  id: number | undefined,
): Promise<GateRow | undefined> {
  const { rows } = await sql<GateRow>`
    select e.id, e.revision, e.verdict, e.content_hash, e.changed_pages, (
      select coalesce(jsonb_agg(finding), '[]') from jsonb_array_elements(e.review -> 'findings') as finding
      where finding ->> 'status' = 'error'
    ) as findings, (
      select coalesce(jsonb_agg(distinct snapshot_id), '[]') from registration_evaluation_pages
      where evaluation_id = e.id and snapshot_id is not null
    ) as snapshots
    from registration_evaluations as e
    where e.registration_id = ${registrationId} and e.revision = ${revision}::integer and (
      ${id ?? null}::bigint is null or exists (
        select 1 from registration_evaluations as named
        where named.id = ${id ?? null}::bigint and named.registration_id = e.registration_id and named.revision = e.revision
      )
    )
    order by e.id desc limit 1`.execute(db);
  return rows[0];
}

/** The texts that the last evaluation of each version saw. Versions without an evaluation are absent. */
export async function findTextHashes(
  db: Database,
  registrationId: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly Buffer[]>> {
  const { rows } = await sql<{ version: number; hashes: string[] }>`
    select version.number as version, (
      select coalesce(jsonb_agg(encode(text_hash, 'hex')), '[]') from registration_evaluation_pages
      where evaluation_id = newest.id and text_hash is not null
    ) as hashes
    from unnest(${numbers}::integer[]) as version (number)
    cross join lateral (
      select id from registration_evaluations
      where registration_id = ${registrationId} and registration_evaluations.version = version.number
      order by id desc limit 1
    ) as newest`.execute(db);
  return new Map(
    rows.map(({ version, hashes }) => [version, hashes.map((hash) => Buffer.from(hash, 'hex'))]),
  );
}
