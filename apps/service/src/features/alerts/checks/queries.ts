// The SQL of checks: which subjects are due, and which alerts begin and end. The lock on a subject and the unique keys
// decide that each occurrence is raised once, however many processes check.
import { sql } from 'kysely';
import type { AlertSubject } from '@tendlc/contract';
import { storableJson } from '../../../db/json.ts';
import type { DatabaseTransaction } from '../../../db/tables.ts';
import type { AlertRow } from '../queries.ts';
import type { Cause } from '../rules/cause.ts';

export type Subject = { readonly subject: AlertSubject; readonly id: number };

/** Other processes skip the subjects until the transaction ends; a change of one waits for it. */
export async function claimDue(
  transaction: DatabaseTransaction,
  limit: number,
  now: Date,
): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select subject, subject_id as id from alert_checks where due_at <= ${now}
    order by due_at limit ${limit} for update skip locked`.execute(transaction);
  return rows;
}

const kindsOf = (subjects: readonly Subject[]) => sql`${subjects.map(({ subject }) => subject)}::text[]`;
const idsOf = (subjects: readonly Subject[]) => sql`${subjects.map(({ id }) => id)}::bigint[]`;

export type FoundCause = Cause & Subject & { readonly userId: number };

const causeTable = (causes: readonly FoundCause[]) => sql`
  jsonb_to_recordset(${storableJson(
    causes.map((cause) => ({ ...cause, dueAt: cause.dueAt?.toISOString() })),
  )}::jsonb) as cause (
    subject text, id bigint, "userId" bigint, type text, aspect text, occurrence text, severity text, message text,
    "dueAt" timestamptz, "nextAction" text, source jsonb
  )`;

/**
 * Ends what has no cause any more, and what was dismissed as less than the error that it has become: the error is then raised.
 * @returns the alerts that ended
 */
export async function endAlerts(
  transaction: DatabaseTransaction,
  checked: readonly Subject[],
  causes: readonly FoundCause[],
  now: Date,
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    update alerts as a set ended_at = ${now}, resolved_at = coalesce(a.resolved_at, ${now})
    from unnest(${kindsOf(checked)}, ${idsOf(checked)}) as checked (subject, id)
    where a.subject = checked.subject and a.subject_id = checked.id and a.ended_at is null and not exists (
      select 1 from ${causeTable(causes)}
      where cause.subject = a.subject and cause.id = a.subject_id and cause.type = a.type and cause.aspect = a.aspect
        and (cause.occurrence is null or cause.occurrence = a.occurrence)
        and not (
          a.dismissed_at is not null and a.severity <> 'error' and cause.severity = 'error' and cause.occurrence is null
        )
    )
    returning a.*`.execute(transaction);
  return rows;
}

/** Updates alerts whose problem continues, without a new notification. Dismissed alerts keep the text that the customer has read. */
export async function updateAlerts(
  transaction: DatabaseTransaction,
  causes: readonly FoundCause[],
): Promise<void> {
  await sql`
    update alerts as a set message = cause.message, severity = cause.severity, next_action = cause."nextAction",
      source = cause.source
    from ${causeTable(causes)}
    where a.subject = cause.subject and a.subject_id = cause.id and a.type = cause.type and a.aspect = cause.aspect
      and a.ended_at is null and a.dismissed_at is null and a.message <> cause.message`.execute(transaction);
}

/** An occurrence whose cause has come back is open again, and is not raised a second time. @returns what is new */
export async function raiseAlerts(
  transaction: DatabaseTransaction,
  causes: readonly FoundCause[],
  now: Date,
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow & { is_new: boolean }>`
    insert into alerts (user_id, type, subject, subject_id, aspect, occurrence, severity, message, due_at, next_action,
      source, raised_at)
    select "userId", type, subject, id, aspect, coalesce(occurrence, ${now.toISOString()}), severity, message, "dueAt",
      "nextAction", source, ${now}::timestamptz
    from ${causeTable(causes)}
    where not exists (
      select 1 from alerts as a
      where a.subject = cause.subject and a.subject_id = cause.id and a.type = cause.type and a.aspect = cause.aspect
        and a.ended_at is null
    )
    on conflict (subject, subject_id, type, aspect, occurrence)
    do update set ended_at = null, resolved_at = alerts.dismissed_at, message = excluded.message
    where alerts.ended_at is not null
    returning alerts.*, (xmax = 0) as is_new`.execute(transaction);
  return rows.filter(({ is_new: isNew }) => isNew);
}

/** When each subject is checked next; without a time, it does not exist any more. */
export async function scheduleChecks(
  transaction: DatabaseTransaction,
  checked: readonly (Subject & { readonly nextAt: Date | undefined })[],
): Promise<void> {
  const kept = checked.filter(({ nextAt }) => nextAt !== undefined);
  const gone = checked.filter(({ nextAt }) => nextAt === undefined);
  await sql`
    update alert_checks as a set due_at = next.at
    from unnest(${kindsOf(kept)}, ${idsOf(kept)}, ${kept.map(({ nextAt }) => nextAt?.toISOString())}::timestamptz[])
      as next (subject, id, at)
    where a.subject = next.subject and a.subject_id = next.id`.execute(transaction);
  if (gone.length > 0) {
    await sql`
      delete from alert_checks as a using unnest(${kindsOf(gone)}, ${idsOf(gone)}) as gone (subject, id)
      where a.subject = gone.subject and a.subject_id = gone.id`.execute(transaction);
  }
}

/** Reads the records again that are older than what they say. */
export async function refreshRecords(
  transaction: DatabaseTransaction,
  jobKind: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    select ${jobKind}, jsonb_build_object('id', id, 'step', 0, 'once', true), id::text, ${now}::timestamptz,
      ${now}::timestamptz
    from unnest(${[...ids]}::bigint[]) as t (id)
    on conflict (kind, dedupe_key) where failed_at is null and leased_until is null do nothing`.execute(
    transaction,
  );
}
