// The SQL that takes a record of the registry into ours: one that somebody registered elsewhere (G-129).
import { randomUUIDv7 } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { FieldChange } from '@tendlc/contract';
import { storableJson } from '../../../db/json.ts';
import type { Database, Tables } from '../../../db/tables.ts';
import {
  CHANGED_RECORD,
  type RecordColumns,
  REGISTRY_ID,
  type RegistrationTable,
  typed,
  writable,
} from '../columns.ts';

export type TakenRecord = {
  readonly userId: number;
  readonly credentialId: number;
  readonly registryId: string;
  /** As the registry says now: nothing has changed for the customer. */
  readonly columns: RecordColumns;
  /** The first line of the history. */
  readonly changes: readonly FieldChange[];
};

/**
 * The database decides which of several requests adds the record: the account has it once.
 * @returns its ID, whoever added it; undefined if it is another customer's
 */
export async function takeOver(
  db: Database,
  table: RegistrationTable,
  { userId, credentialId, registryId, columns, changes }: TakenRecord,
  now: Date,
): Promise<number | undefined> {
  const row = {
    user_id: userId,
    credential_id: credentialId,
    registration: 'registered',
    // Never sent: the registry has the record already, under a reference of its own or none.
    reference_id: `taken-${randomUUIDv7().replaceAll('-', '')}`,
    request_hash: `taken ${registryId}`,
    charge_id: null,
    [REGISTRY_ID[table]]: registryId,
    asked_at: now,
    last_synced_at: now,
    state_changed_at: now,
    created_at: now,
    updated_at: now,
    ...writable(columns),
  } as Insertable<Tables['brands']>;
  await db
    .with('added', (query) =>
      query
        .insertInto(typed(table))
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['credential_id', REGISTRY_ID[table] as 'tcr_brand_id']).doNothing(),
        )
        .returning('id'),
    )
    .insertInto('registry_changes')
    .columns([CHANGED_RECORD[table], 'source', 'user_id', 'changes', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('added')
        .select([
          'id',
          sql`'request'::text`.as('source'),
          sql`${userId}::bigint`.as('user_id'),
          sql`${storableJson(changes)}::jsonb`.as('changes'),
          sql`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .execute();
  const taken = await db
    .selectFrom(typed(table))
    .select('id')
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .where(REGISTRY_ID[table] as 'tcr_brand_id', '=', registryId)
    .executeTakeFirst();
  return taken?.id;
}
