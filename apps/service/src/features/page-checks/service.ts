// Page checks: opens one page, judges it alone, and keeps what was seen (G-84).
import { tmpdir } from 'node:os';
import type { PageCheckRequest, PageCheckResults, PageSnapshot } from '@tendlc/contract';
import { reviewPage } from '@tendlc/page-review';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { createPageConnections, type PageAddresses } from '../../outbound/page-connections.ts';
import { version } from '../../version.ts';
import { removeLeftProfiles } from './browser-profiles.ts';
import { unpackContent } from './content.ts';
import { findFormFrame, reviewFormFrame } from './embedded-form.ts';
import { knownPacketOf } from './known-packet.ts';
import { createPageFetcher } from './page-fetcher.ts';
import { createPageRenderer } from './page-renderer.ts';
import { findContent, findSnapshot, keepSnapshots, type SnapshotRow } from './queries.ts';
import {
  createPageVisits,
  type FetchOutcome,
  problemOf,
  type RenderOutcome,
  type VisitRefusal,
} from './visits.ts';

const LOCAL_ID = /^[1-9]\d{0,14}$/;
const NOT_FOUND = 'No snapshot with this ID exists.';

/** Says who asks. The URL is in ASCII, whatever the setting has. */
const userAgentOf = (publicUrl: string): string => `Tendlc/${version} (+${new URL(publicUrl).href})`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const toSnapshot = (row: SnapshotRow, text: string): PageSnapshot => ({
  id: row.id,
  url: row.url,
  finalUrl: row.final_url,
  redirects: row.redirects,
  status: row.status,
  problem: row.problem,
  contentType: row.content_type,
  bytes: row.bytes,
  sha256: hex(row.body_hash),
  textSha256: hex(row.text_hash),
  title: row.title,
  language: row.language,
  text,
  renderedDiffers: row.rendered_differs,
  fetchedAt: row.fetched_at.toISOString(),
});

export type PageChecks = ReturnType<typeof createPageChecks>;

export function createPageChecks(deps: {
  db: Database;
  clock: Clock;
  /** Where pages may be. */
  addresses: PageAddresses;
  /** The path of a browser that renders pages; undefined for none. */
  chromium: string | undefined;
  publicUrl: string;
  countFetch: (outcome: FetchOutcome) => void;
  countRefusal: (reason: VisitRefusal) => void;
  countRender: (outcome: RenderOutcome) => void;
}) {
  const { db, addresses, chromium, publicUrl } = deps;
  const userAgent = userAgentOf(publicUrl);
  const fetcher = createPageFetcher({ openConnection: createPageConnections(addresses), userAgent });
  const render = chromium === undefined ? undefined : createPageRenderer(chromium, addresses, userAgent);
  if (render !== undefined) {
    void removeLeftProfiles(tmpdir(), deps.clock.now());
  }
  const visits = createPageVisits({ ...deps, fetcher, render });

  async function find(userId: number, id: string): Promise<SnapshotRow> {
    const row = LOCAL_ID.test(id) ? await findSnapshot(db, Number(id), userId) : undefined;
    if (row === undefined) {
      throw new ServiceError('not_found', NOT_FOUND);
    }
    return row;
  }

  return {
    /** @throws ServiceError as `visit`. A page that cannot be reached is a finding. */
    async check(userId: number, request: PageCheckRequest): Promise<PageCheckResults> {
      const { facts, page, snapshotId } = await visits.visit(userId, request.url);
      const known = knownPacketOf(request);
      const { findings } = reviewPage({ ...page, purpose: request.purpose }, facts, known);
      const frame = request.purpose === 'optIn' ? findFormFrame(facts) : undefined;
      const embedded = frame === undefined ? undefined : await visits.visit(userId, frame);
      await keepSnapshots(db, embedded === undefined ? [snapshotId] : [snapshotId, embedded.snapshotId]);
      const problem = problemOf(page);
      return {
        reachable: problem === undefined,
        ...(problem !== undefined && { problem }),
        snapshotId,
        findings: [
          ...findings,
          ...(embedded === undefined ? [] : reviewFormFrame(embedded.page, embedded.facts, known)),
        ],
      };
    },

    /** @throws ServiceError `not_found` if the snapshot was not taken for this customer */
    async readSnapshot(userId: number, id: string): Promise<PageSnapshot> {
      const row = await find(userId, id);
      return toSnapshot(row, unpackContent(await findContent(db, row.text_hash)).toString());
    },

    /** The bytes of the page. @throws as `readSnapshot` */
    async readSource(userId: number, id: string): Promise<Buffer> {
      const row = await find(userId, id);
      return unpackContent(await findContent(db, row.body_hash));
    },

    /** Opens a page without judging it. @throws as `check` */
    visit: visits.visit,

    recall: visits.recall,

    recallSnapshots: visits.recallSnapshots,

    stop: visits.stop,
  };
}
