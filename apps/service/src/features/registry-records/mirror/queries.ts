// The SQL of the mirror: a change of a record, its history, and the event for the customer in one statement.
import { sql, type Updateable } from 'kysely';
import type { ChangeSource, FieldChange } from '@tendlc/contract';
import { storableJson } from '../../../db/json.ts';
import type { Database, Tables } from '../../../db/tables.ts';
import { TELL_CUSTOMER_JOB } from '../../customer-events/index.ts';
import { CHANGED_RECORD, type RecordColumns, type RegistrationTable, typed, writable } from '../columns.ts';

export type MirrorUpdate = {
  readonly id: number;
  readonly version: number;
  readonly columns: RecordColumns;
  /** For the history; empty if nothing changed. */
  readonly changes: readonly FieldChange[];
  readonly source: ChangeSource;
  readonly eventTypes: readonly string[];
  readonly userId: number | null;
  /** For the customer, committed with the change itself. */
  readonly events: readonly { publicId: string; type: string; data: unknown }[];
};

/**
 * Writes what a read of the registry returned, unless the row has changed since the read began: of two concurrent reads the
 * older one must not win (G-63).
 * @returns false if the row has changed; the caller reads both again
 */
export async function writeMirror(
  db: Database,
  table: RegistrationTable,
  update: MirrorUpdate,
  now: Date,
): Promise<boolean> {
  const { id, version, changes, events, source } = update;
  const set: Updateable<Tables['brands']> = {
    ...writable(update.columns),
    last_synced_at: now,
    ...(changes.length > 0 ? { updated_at: now } : {}),
  };
  const written = await db
    .with('written', (query) =>
      query
        .updateTable(typed(table))
        .set(set)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(['id', 'user_id']),
    )
    .with('recorded_event', (query) =>
      query
        .insertInto('customer_events')
        .columns(['public_id', 'user_id', 'type', 'data', 'created_at'])
        .expression(sql`
          select event.public_id, written.user_id, event.type, event.data::jsonb, ${now}::timestamptz
          from written, unnest(${events.map(({ publicId }) => publicId)}::text[],
            ${events.map(({ type }) => type)}::text[],
            ${events.map(({ data }) => storableJson(data))}::text[]) as event (public_id, type, data)`)
        .returning('id'),
    )
    .with('queued', (query) =>
      query
        .insertInto('jobs')
        .columns(['kind', 'payload', 'run_at', 'created_at'])
        .expression(sql`
          select ${TELL_CUSTOMER_JOB}::text, jsonb_build_object('eventId', id), ${now}::timestamptz, ${now}::timestamptz
          from recorded_event`),
    )
    .with('line', (query) =>
      query
        .insertInto('registry_changes')
        .columns([CHANGED_RECORD[table], 'source', 'event_types', 'user_id', 'changes', 'created_at'])
        .expression(sql`
          select id, ${source}::text, ${[...update.eventTypes]}::text[], ${update.userId}::bigint,
            ${storableJson(changes)}::jsonb, ${now}::timestamptz
          from written where ${changes.length}::integer > 0`),
    )
    .selectFrom('written')
    .select('id')
    .executeTakeFirst();
  return written !== undefined;
}
