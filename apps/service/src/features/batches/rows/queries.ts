// The SQL of the rows of batches: stored as they were sent, and shown with what stands in their way.
import { sql } from 'kysely';
import type { BatchRowProblem, BatchRowState } from '@tendlc/contract';
import type { Page } from '../../../db/pages.ts';
import type { Database } from '../../../db/tables.ts';

export type NewRow = { readonly number: number; readonly content: string };

export async function insertRows(db: Database, batchId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into registration_batch_rows (batch_id, number, content, due)
    select ${batchId}::bigint, number, content, 'read'
    from unnest(${rows.map(({ number }) => number)}::integer[], ${rows.map(({ content }) => content)}::text[])
      as t (number, content)`.execute(db);
}

/** Errors of one evaluation that are shown for a row. */
const ERRORS_MAX = 10;

export type ShownRow = {
  readonly number: number;
  readonly reference: string | null;
  readonly registration_id: number | null;
  readonly label: string | null;
  readonly brand_name: string | null;
  readonly customer: string | null;
  readonly state: BatchRowState;
  readonly problems: readonly BatchRowProblem[];
  readonly tcr_brand_id: string | null;
  readonly tcr_campaign_id: string | null;
};

/** What is wrong besides the row itself: errors of its evaluation, what a submission waits for, or the denial. */
const furtherProblems = sql`case b.state
  when 'NOT_READY' then (
    select jsonb_agg(jsonb_build_object(
      'column', coalesce(case jsonb_typeof(finding -> 'field') when 'array' then finding -> 'field' ->> 0
        else finding ->> 'field' end, 'row'),
      'problem', concat_ws(' ', finding ->> 'message', finding ->> 'remedy')) order by place)
    from (
      select finding, place from registration_evaluations as e,
        jsonb_array_elements(e.review -> 'findings') with ordinality as t (finding, place)
      where e.id = (
        select id from registration_evaluations where registration_id = r.id and revision = r.revision
        order by id desc limit 1
      ) and finding ->> 'status' = 'error'
      order by place limit ${ERRORS_MAX}
    ) as errors
  )
  when 'ACTION_REQUIRED' then (
    select jsonb_agg(jsonb_build_object('column', 'row', 'problem', stopped_because)) from registration_submissions
    where registration_id = r.id and number = r.version and stopped_because is not null
  )
  when 'DENIED' then (
    select jsonb_agg(jsonb_build_object('column', coalesce(denial -> 'fields' ->> 0, 'row'), 'problem', words))
    from registration_versions, jsonb_array_elements_text(denial -> 'texts') as words
    where registration_id = r.id and number = r.version
  )
end`;

const shown = (db: Database, batchId: number) =>
  db
    .selectFrom('registration_batch_rows as b')
    .leftJoin('registrations as r', 'r.id', 'b.registration_id')
    .leftJoin('registration_versions as v', (join) =>
      join.onRef('v.registration_id', '=', 'r.id').onRef('v.number', '=', 'r.version'),
    )
    .leftJoin('brands', 'brands.id', 'r.brand_id')
    .leftJoin('campaigns', 'campaigns.id', 'r.campaign_id')
    .select([
      'b.number',
      'b.reference',
      'b.registration_id',
      'r.label',
      'r.customer',
      sql<string | null>`coalesce(v.packet -> 'brand' ->> 'brandName', brands.profile ->> 'brandName')`.as(
        'brand_name',
      ),
      sql<BatchRowState>`b.state`.as('state'),
      sql<BatchRowProblem[]>`b.problems || coalesce(${furtherProblems}, '[]'::jsonb)`.as('problems'),
      'brands.tcr_brand_id',
      'campaigns.tcr_campaign_id',
    ])
    .where('b.batch_id', '=', batchId)
    .where('b.state', 'is not', null)
    .orderBy('b.number');

export async function listRows(
  db: Database,
  batchId: number,
  state: BatchRowState | undefined,
  { limit, offset }: Page,
): Promise<{ rows: ShownRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    shown(db, batchId)
      .$if(state !== undefined, (query) => query.where('b.state', '=', state as BatchRowState))
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('registration_batch_rows')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('batch_id', '=', batchId)
      .where('state', 'is not', null)
      .$if(state !== undefined, (query) => query.where('state', '=', state as BatchRowState))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** The rows after a number, for reports of any length. */
export const findRowsAfter = (
  db: Database,
  batchId: number,
  number: number,
  limit: number,
): Promise<ShownRow[]> => shown(db, batchId).where('b.number', '>', number).limit(limit).execute();
