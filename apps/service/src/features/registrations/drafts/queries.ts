// The SQL of drafts: made, changed with a compare-and-set on the revision, and deleted.
import { type RawBuilder, sql } from 'kysely';
import { completenessOf, type Packet } from '@tendlc/registration';
import { storableJson } from '../../../db/json.ts';
import type { Database } from '../../../db/tables.ts';
import type { RegistrationRow } from '../queries.ts';

/** What a packet stores beside its JSON, so that the search finds it: of a brand that exists, the words of that brand. */
const brandWords = (packet: Packet): RawBuilder<string> =>
  packet.brandId === undefined
    ? sql<string>`brand_search_words(${JSON.stringify(packet.brand ?? {})}::jsonb)`
    : sql<string>`coalesce((select brand_search_words(profile) from brands where id = ${packet.brandId}), '')`;

/** Kept beside the packet, so that drafts can be counted by what they lack. */
const countMissing = (packet: Packet): number => completenessOf(packet).missing.length;

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
  readonly customer: string | null;
  readonly packet: Packet;
  /** Who made it: the owner, or an admin. */
  readonly byUserId: number;
  /** The row of a file that it comes from (G-88). */
  readonly row?: FileRow | undefined;
};

export type FileRow = { readonly reference: string; readonly hash: Buffer };

const MADE = storableJson([{ field: 'status', from: null, to: 'DRAFT' }]);

/** @returns its ID; undefined if the brand of the packet is not one of the customer's */
export async function insertDraft(db: Database, draft: NewDraft, now: Date): Promise<number | undefined> {
  const { userId, label, customer, packet } = draft;
  const added = await db
    .with('added', (query) =>
      query
        .insertInto('registrations')
        .columns([
          'user_id',
          'origin',
          'label',
          'customer',
          'status',
          'waiting_for',
          'brand_id',
          'brand_words',
          'registry_words',
          'missing_fields',
          'reference',
          'row_hash',
          'created_at',
          'updated_at',
        ])
        .expression(sql`
          select ${userId}::bigint, 'packet', ${label}::text, ${customer}::text, 'DRAFT', 'you', ${packet.brandId ?? null}::bigint,
            ${brandWords(packet)}, ${registryWords(packet.brandId)}, ${countMissing(packet)}::integer,
            ${draft.row?.reference ?? null}::text, ${draft.row?.hash ?? null}::bytea,
            ${now}::timestamptz, ${now}::timestamptz
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

/** The registration that a row of a file has made before, and the hash of the row as it was then. */
export const findByReference = (db: Database, userId: number, reference: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'row_hash'])
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .executeTakeFirst();

export async function setRowHash(db: Database, id: number, hash: Buffer): Promise<void> {
  await db.updateTable('registrations').set({ row_hash: hash }).where('id', '=', id).execute();
}

export type DraftChange = {
  readonly row: Pick<
    RegistrationRow,
    'id' | 'user_id' | 'revision' | 'version' | 'version_status' | 'brand_id' | 'packet'
  >;
  readonly label: string | null;
  readonly customer: string | null;
  readonly packet: Packet;
};

/**
 * Writes the next revision, in the draft if there is one and otherwise in a new version.
 * @returns `stale` if the registration has another revision by now; `no-brand` if the brand of the packet is not one of the
 *   customer's
 */
export async function updateDraft(
  db: Database,
  { row, label, customer, packet }: DraftChange,
  now: Date,
): Promise<'written' | 'stale' | 'no-brand'> {
  const isNewVersion = row.version_status !== 'DRAFT';
  // The brand that the packet registered stays its own. One that it only referred to goes with the reference.
  const brandId = packet.brandId ?? (row.packet.brandId === undefined ? row.brand_id : null);
  const changed = db.with('changed', (query) =>
    query
      .updateTable('registrations')
      .set({
        label,
        customer,
        brand_id: brandId,
        brand_words: brandWords(packet),
        missing_fields: countMissing(packet),
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
