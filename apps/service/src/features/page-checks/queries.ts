// The SQL of page checks: claims of pages, turns at hosts, and snapshots with their contents.
import { type Selectable, sql } from 'kysely';
import { storableJson } from '../../db/json.ts';
import type { Database, Tables } from '../../db/tables.ts';
import type { PackedContent } from './content.ts';

export type SnapshotRow = Selectable<Tables['page_snapshots']>;

export type Claim = {
  /** The snapshot of the last minute. */
  readonly snapshot: number | null;
  /** Another process is fetching the page. */
  readonly is_busy: boolean;
  /** When to try again. */
  readonly free_at: Date | null;
};

/** A snapshot is taken at most once in this time, as `claim_page` in the database decides. */
const FRESH_MS = 60_000;

/** With `snapshot` and `free_at` null, the caller fetches the page, and holds it until `leaseUntil`. */
export async function claimPage(
  db: Database,
  page: { readonly urlHash: Buffer; readonly host: string },
  now: Date,
  leaseUntil: Date,
): Promise<Claim> {
  const { rows } = await sql<Claim>`
    select snapshot, is_busy, free_at
    from claim_page(${page.urlHash}::bytea, ${page.host}::text, ${now}::timestamptz, ${leaseUntil}::timestamptz)`.execute(
    db,
  );
  return rows[0] as Claim;
}

/** The snapshot that `claimPage` would return now, without a claim. */
export async function findFreshSnapshot(
  db: Database,
  urlHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const claim = await db
    .selectFrom('page_claims')
    .select('snapshot_id')
    .where('url_hash', '=', urlHash)
    .where('claimed_at', '>', new Date(now.getTime() - FRESH_MS))
    .executeTakeFirst();
  return claim?.snapshot_id ?? undefined;
}

/** The fetch did not come to an end: another one may start. */
export async function releasePage(db: Database, urlHash: Buffer, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('page_claims')
    .set({ leased_until: null })
    .where('url_hash', '=', urlHash)
    .where('leased_until', '=', leaseUntil)
    .execute();
}

/** Counts a visit to the host. @returns when to try again, or null if the visit may be made */
export async function visitHost(db: Database, host: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ free_at: Date | null }>`
    select visit_page_host(${host}::text, ${now}::timestamptz) as free_at`.execute(db);
  return rows[0]?.free_at ?? null;
}

export type NewSnapshot = Omit<
  SnapshotRow,
  'id' | 'body_hash' | 'text_hash' | 'rendered_hash' | 'headers' | 'expires_at'
> & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PackedContent;
  readonly text: PackedContent;
  readonly rendered: PackedContent | undefined;
};

/** Stores the snapshot for the customer, and settles the claim of its page. @returns its ID */
export async function storeSnapshot(
  db: Database,
  snapshot: NewSnapshot,
  userId: number,
  claim: { readonly urlHash: Buffer; readonly leaseUntil: Date } | undefined,
): Promise<number> {
  const { body, text, rendered, fetched_at: now } = snapshot;
  const contents = [body, text, rendered].filter((content) => content !== undefined);
  const { rows } = await sql<{ id: number }>`
    with contents as (
      insert into page_contents (hash, content, last_stored_at)
      select distinct on (hash) hash, content, ${now}::timestamptz
      from unnest(${contents.map(({ hash }) => hash)}::bytea[], ${contents.map(({ content }) => content)}::bytea[]) as t (hash, content)
      order by hash
      on conflict (hash) do update set last_stored_at = excluded.last_stored_at, is_unused = false
      where page_contents.last_stored_at < excluded.last_stored_at - interval '1 day' or page_contents.is_unused
    ),
    added as (
      insert into page_snapshots (url, final_url, redirects, status, problem, content_type, headers, is_trial_network,
        bytes, body_hash, text_hash, rendered_hash, rendered_differs, title, language, fetched_at)
      values (${snapshot.url}, ${snapshot.final_url}, ${snapshot.redirects}::text[], ${snapshot.status},
        ${snapshot.problem}, ${snapshot.content_type}, ${storableJson(snapshot.headers)}::jsonb,
        ${snapshot.is_trial_network}, ${snapshot.bytes}, ${body.hash}::bytea, ${text.hash}::bytea,
        ${rendered?.hash ?? null}::bytea, ${snapshot.rendered_differs}::boolean, ${snapshot.title},
        ${snapshot.language}, ${now})
      returning id
    ),
    settled as (
      update page_claims set snapshot_id = (select id from added), leased_until = null
      where url_hash = ${claim?.urlHash ?? null}::bytea and leased_until = ${claim?.leaseUntil ?? null}::timestamptz
    ),
    seen as (
      insert into page_snapshot_views (snapshot_id, user_id, url_hash)
      select id, ${userId}::bigint, page_url_hash(${snapshot.url}::text) from added
    )
    select id from added`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** They are kept as long as any, also if a look at their pages finds nothing. */
export async function keepSnapshots(db: Database, ids: readonly number[]): Promise<void> {
  await sql`update page_snapshots set expires_at = 'infinity' where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
}

/** From now on the customer can read the snapshot. */
export async function addView(db: Database, snapshotId: number, userId: number): Promise<void> {
  await db
    .insertInto('page_snapshot_views')
    .columns(['snapshot_id', 'user_id', 'url_hash'])
    .expression(
      sql`select id, ${userId}::bigint, page_url_hash(url) from page_snapshots where id = ${snapshotId}`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A snapshot with its contents as they are stored. */
export type StoredPage = SnapshotRow & { readonly content: Uint8Array; readonly rendered: Uint8Array | null };

/** The newest snapshot of each URL among those that were taken for the customer, with its body. */
export async function findNewestSnapshots(
  db: Database,
  userId: number,
  urlHashes: readonly Buffer[],
): Promise<StoredPage[]> {
  const { rows } = await sql<StoredPage>`
    select page_snapshots.*, page_contents.content, rendered.content as rendered
    from unnest(${urlHashes}::bytea[]) as wanted (hash)
    cross join lateral (
      select snapshot_id from page_snapshot_views
      where user_id = ${userId} and url_hash = wanted.hash order by snapshot_id desc limit 1
    ) as seen
    join page_snapshots on page_snapshots.id = seen.snapshot_id
    join page_contents on page_contents.hash = page_snapshots.body_hash
    left join page_contents as rendered on rendered.hash = page_snapshots.rendered_hash`.execute(db);
  return rows;
}

/** Returns pages with their bodies, for any account. Callers must have checked that the account may read them. */
export async function findSnapshots(db: Database, ids: readonly number[]): Promise<StoredPage[]> {
  const { rows } = await sql<StoredPage>`
    select page_snapshots.*, page_contents.content, rendered.content as rendered
    from page_snapshots
    join page_contents on page_contents.hash = page_snapshots.body_hash
    left join page_contents as rendered on rendered.hash = page_snapshots.rendered_hash
    where page_snapshots.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** @returns undefined if the snapshot was not taken for this customer */
export function findSnapshot(db: Database, id: number, userId: number): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('page_snapshots')
    .innerJoin('page_snapshot_views as seen', 'seen.snapshot_id', 'page_snapshots.id')
    .selectAll('page_snapshots')
    .where('page_snapshots.id', '=', id)
    .where('seen.user_id', '=', userId)
    .executeTakeFirst();
}

/** The content as it is stored. */
export async function findContent(db: Database, hash: Uint8Array): Promise<Uint8Array> {
  const { content } = await db
    .selectFrom('page_contents')
    .select('content')
    .where('hash', '=', Buffer.from(hash))
    .executeTakeFirstOrThrow();
  return content;
}
