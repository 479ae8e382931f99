// The SQL of where a registration stands: what lists and counts read, and the status of its submitted version.
import { type Selectable, sql } from 'kysely';
import type { ChangeSource, Denial, RegistrationStatus, VersionStatus } from '@tendlc/contract';
import { storableJson } from '../../../db/json.ts';
import type { Database, DatabaseTransaction, StepTimes, Tables } from '../../../db/tables.ts';
import type { RegistrationRow } from '../queries.ts';

export type Move = {
  readonly status: RegistrationStatus;
  readonly waitingFor: Selectable<Tables['registrations']>['waiting_for'];
  readonly stepTimes: StepTimes;
  /** What becomes of the newest version that was submitted; undefined if nothing changes. */
  readonly version: { readonly status: VersionStatus; readonly denial: Denial | null } | undefined;
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

/** The submission stands where it stood when the row was read. */
const isSubmissionOf = ({ submission }: RegistrationRow) =>
  sql<boolean>`(
    select concat_ws(' ', s.number, s.state, s.stopped_by) from registration_submissions as s
    where s.registration_id = registrations.id order by s.number desc limit 1
  ) is not distinct from ${
    submission === null
      ? null
      : [submission.number, submission.state, submission.stopped_by].filter((part) => part !== null).join(' ')
  }::text`;

/**
 * Stores the state that lists and counts read, with a line of history if the status changes. Responses compute the same state.
 * @returns false if the registration, its submission, its brand, or its campaign has changed since the row was read: of two
 *   that move it at once, the one that read older records must not win
 */
export async function moveRegistration(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  { status, waitingFor, stepTimes, version, source, userId, isClosed }: Move,
  now: Date,
): Promise<boolean> {
  const changes = storableJson([{ field: 'status', from: row.status, to: status }]);
  const moved = await transaction
    .with('moved', (query) =>
      query
        .updateTable('registrations')
        .set({
          status,
          waiting_for: waitingFor,
          step_times: JSON.stringify(stepTimes),
          updated_at: now,
          ...(isClosed ? { closed_at: now } : {}),
        })
        .set((eb) => ({ revision: eb('revision', '+', isClosed ? 1 : 0) }))
        .where('id', '=', row.id)
        .where('closed_at', 'is', null)
        .where('status', '=', row.status)
        .where('waiting_for', '=', row.waiting_for)
        .where('version', '=', row.version)
        .where(isSubmissionOf(row))
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
  if (moved !== undefined && version !== undefined) {
    await transaction
      .updateTable('registration_versions')
      .set({
        status: version.status,
        denial: version.denial === null ? null : storableJson(version.denial),
      })
      .where('registration_id', '=', row.id)
      .where('number', '=', row.version_status === 'DRAFT' ? row.version - 1 : row.version)
      .where('status', 'in', ['SUBMITTED', 'APPROVED', 'DENIED'])
      .execute();
  }
  return moved !== undefined;
}

/** What a registration needs may change while its status stays: its submission waits for another thing, its campaign is suspended. */
export const followNeed = (db: Database, id: number) =>
  sql`
    select note_need(r.id) from registrations as r where r.id = ${id} and need_of(r) is distinct from (
      select kind from registration_needs where registration_id = r.id
    )`.execute(db);
