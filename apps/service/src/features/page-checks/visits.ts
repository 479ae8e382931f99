// Opens pages for customers: each at most once a minute, each host at most six times a minute, and customers in turn (G-84).
import { setTimeout as wait } from 'node:timers/promises';
import { chooseShown, type PageFacts, readPage } from '@tendlc/page-review';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { hashOf, unpackContent } from './content.ts';
import { createFairQueue, QueueTimeout } from './fair-queue.ts';
import type { PageContent, PageFetcher } from './page-fetcher.ts';
import type { RenderPage } from './page-renderer.ts';
import { parsePageUrl } from './page-url.ts';
import { createPlaces } from './places.ts';
import {
  addView,
  claimPage,
  findContent,
  findFreshSnapshot,
  findNewestSnapshots,
  findSnapshot,
  findSnapshots,
  releasePage,
  type StoredPage,
  storeSnapshot,
  visitHost,
} from './queries.ts';
import { toNewSnapshot, toPageContent } from './snapshots.ts';

/** How often a host is visited in a minute; `visit_page_host` counts. */
export const HOST_VISITS_MAX = 6;

/** How long a request waits for its turn. */
const WAIT_MS_MAX = 20_000;

/** Longer than any fetch takes, with its waits and with the reading of a PDF. */
const LEASE_MS = 120_000;

/** Each fetch holds up to two bodies of 2 MiB. */
const FETCHES_MAX = 16;
const FETCHES_PER_CUSTOMER_MAX = 4;

/** Each reads its PDF in a thread of its own, with a heap of its own. */
const PDFS_MAX = 2;
const PDF_WAIT_MS_MAX = 60_000;

/** Each is a browser of some hundred MB. A page whose turn does not come is not judged: load must not change a verdict. */
const RENDERS_MAX = 2;
const RENDER_WAIT_MS_MAX = 10_000;

/** What waits or runs in this process. */
const OPEN_MAX = 200;
const OPEN_PER_CUSTOMER_MAX = 20;

/** While another process fetches the same page. */
const BUSY_RETRY_MS = 500;
const STEP_MS = 100;

/** Why a visitor does not see the page. */
export const problemOf = ({ problem, status }: PageContent) =>
  problem ?? (status >= 200 && status < 300 ? undefined : 'http_status');

export type Visit = {
  readonly snapshotId: number;
  readonly page: PageContent;
  readonly facts: PageFacts;
  /** SHA-256 of the text that a visitor sees. */
  readonly textHash: Buffer;
  readonly fetchedAt: Date;
};

type ShownPage = {
  readonly page: PageContent;
  readonly facts: PageFacts;
  /** Null if that is not known. */
  readonly rendersDiffer: boolean | null;
};
type Page = { readonly address: string; readonly urlHash: Buffer; readonly host: string };
type Turn =
  | { readonly visit: Visit | Promise<Visit> }
  | { readonly retryAt: Date }
  | { readonly isBusy: true };

/** Counted for the metrics: `shared` if a snapshot of the last minute was there. */
export type FetchOutcome = 'ok' | 'http_status' | 'shared' | NonNullable<PageContent['problem']>;
export type RenderOutcome = 'ok' | 'failed';

export type VisitRefusal = 'host_limit' | 'customer_limit' | 'queue_full' | 'queue_timeout';

export function createPageVisits(deps: {
  db: Database;
  clock: Clock;
  fetcher: PageFetcher;
  /** Undefined without a browser. */
  render: RenderPage | undefined;
  countFetch: (outcome: FetchOutcome) => void;
  countRefusal: (reason: VisitRefusal) => void;
  countRender: (outcome: RenderOutcome) => void;
}) {
  const { db, clock, fetcher, render, countFetch, countRefusal, countRender } = deps;
  const fetches = createFairQueue(FETCHES_MAX, FETCHES_PER_CUSTOMER_MAX);
  const pdfs = createFairQueue(PDFS_MAX);
  const renders = createFairQueue(RENDERS_MAX);
  const places = createPlaces({ total: OPEN_MAX, perCustomer: OPEN_PER_CUSTOMER_MAX });
  /** By URL: a second visit in this process waits for the first one instead of asking the database again and again. */
  const underWay = new Map<string, Promise<Visit>>();
  const stopping = new AbortController();

  function refuse(
    reason: VisitRefusal,
    retryAt: Date = new Date(clock.now().getTime() + 1_000),
  ): ServiceError {
    countRefusal(reason);
    const seconds = Math.max(1, Math.ceil((retryAt.getTime() - clock.now().getTime()) / 1_000));
    const headers = { 'retry-after': String(seconds) };
    return reason === 'queue_full'
      ? new ServiceError('overloaded')
      : new ServiceError('rate_limited', SENTENCES[reason], { headers });
  }

  /** @throws ServiceError `unavailable` when the service stops */
  async function pause(isOver: () => boolean): Promise<void> {
    do {
      await wait(STEP_MS, undefined, { signal: stopping.signal }).catch(() => {
        throw new ServiceError('unavailable', 'The service is stopping. Try again shortly.');
      });
    } while (!isOver());
  }

  const pauseUntil = (at: Date): Promise<void> => pause(() => clock.now() >= at);

  function read(userId: number, page: PageContent): Promise<PageFacts> {
    const work = () => readPage({ ...page, purpose: 'website' });
    const isPdf = page.body.subarray(0, 4).toString('latin1') === '%PDF';
    return isPdf ? pdfs.run(userId, PDF_WAIT_MS_MAX, work) : work();
  }

  /** Renders the page if it has scripts and there is a browser. @throws QueueTimeout */
  async function show(userId: number, page: PageContent, facts: PageFacts): Promise<ShownPage> {
    if (render === undefined || facts.kind !== 'html' || problemOf(page) !== undefined) {
      return { page, facts, rendersDiffer: null };
    }
    if (facts.scriptCount === 0) {
      return { page, facts, rendersDiffer: false };
    }
    const renderedHtml = await renders.run(userId, RENDER_WAIT_MS_MAX, () =>
      render(page, stopping.signal).catch(() => undefined),
    );
    // A browser that a stop has ended did not fail.
    if (!stopping.signal.aborted) {
      countRender(renderedHtml === undefined ? 'failed' : 'ok');
    }
    if (renderedHtml === undefined) {
      return { page, facts, rendersDiffer: null };
    }
    const rendered = await readPage({ ...page, body: renderedHtml, purpose: 'website' });
    return {
      page: { ...page, renderedHtml },
      facts: chooseShown(facts, rendered),
      rendersDiffer: rendered.text !== facts.text,
    };
  }

  async function store(
    userId: number,
    fetched: PageContent,
    servedFacts: PageFacts,
    fetchedAt: Date,
    claim?: { readonly urlHash: Buffer; readonly leaseUntil: Date },
  ): Promise<Visit> {
    const { page, facts, rendersDiffer } = await show(userId, fetched, servedFacts);
    const snapshot = toNewSnapshot(page, facts, rendersDiffer, fetchedAt);
    const snapshotId = await storeSnapshot(db, snapshot, userId, claim);
    countFetch(problemOf(page) ?? 'ok');
    return { snapshotId, page, facts, textHash: snapshot.text.hash, fetchedAt };
  }

  async function load(userId: number, snapshotId: number): Promise<Visit> {
    await addView(db, snapshotId, userId);
    const row = await findSnapshot(db, snapshotId, userId);
    if (row === undefined) {
      throw new Error(`the snapshot ${snapshotId} of a claim does not exist`);
    }
    const visit = await toVisit(userId, {
      ...row,
      content: await findContent(db, row.body_hash),
      rendered: row.rendered_hash === null ? null : await findContent(db, row.rendered_hash),
    });
    countFetch('shared');
    return visit;
  }

  async function toVisit(userId: number, row: StoredPage): Promise<Visit> {
    const rendered = row.rendered === null ? undefined : unpackContent(row.rendered);
    const page = toPageContent(row, unpackContent(row.content), rendered);
    return {
      snapshotId: row.id,
      page,
      facts: await read(userId, page),
      textHash: Buffer.from(row.text_hash),
      fetchedAt: row.fetched_at,
    };
  }

  async function readAll(userId: number, rows: readonly StoredPage[]): Promise<ReadonlyMap<string, Visit>> {
    const visits = new Map<string, Visit>();
    for (const row of rows) {
      const visit = await toVisit(userId, row).catch((error: unknown) => {
        if (error instanceof QueueTimeout) {
          return undefined;
        }
        throw error;
      });
      if (visit !== undefined) {
        visits.set(row.url, visit);
      }
    }
    return visits;
  }

  /** Waits for a turn at a host that a redirect leads to. */
  async function enterHost(host: string, giveUpAt: Date): Promise<void> {
    for (;;) {
      const now = clock.now();
      const freeAt = await visitHost(db, host, now);
      if (freeAt === null) {
        return;
      }
      if (now >= giveUpAt) {
        throw refuse('host_limit', freeAt);
      }
      await pauseUntil(freeAt < giveUpAt ? freeAt : giveUpAt);
    }
  }

  async function fetchAndRead(userId: number, page: Page, giveUpAt: Date) {
    const enter = (host: string) => enterHost(host, giveUpAt);
    const content = await fetcher.fetchPage(page.address, enter, stopping.signal);
    if (stopping.signal.aborted) {
      throw new ServiceError('unavailable', 'The service is stopping. Try again shortly.');
    }
    return { content, facts: await read(userId, content) };
  }

  /** Stores what is fetched, and ends the claim if that fails. */
  async function storeFetched(
    userId: number,
    page: Page,
    fetching: ReturnType<typeof fetchAndRead>,
    claimedAt: Date,
  ): Promise<Visit> {
    const claim = { urlHash: page.urlHash, leaseUntil: new Date(claimedAt.getTime() + LEASE_MS) };
    try {
      const { content, facts } = await fetching;
      return await store(userId, content, facts, claimedAt, claim);
    } catch (error) {
      // If this fails as well, the claim ends with its lease.
      await releasePage(db, page.urlHash, claim.leaseUntil).catch(() => undefined);
      throw error;
    }
  }

  async function takeTurn(userId: number, page: Page, giveUpAt: Date): Promise<Turn> {
    const now = clock.now();
    const claim = await claimPage(db, page, now, new Date(now.getTime() + LEASE_MS));
    if (claim.snapshot !== null) {
      return { visit: await load(userId, claim.snapshot) };
    }
    if (claim.is_busy) {
      return { isBusy: true };
    }
    if (claim.free_at !== null) {
      return { retryAt: claim.free_at };
    }
    const fetching = fetchAndRead(userId, page, giveUpAt);
    const visit = storeFetched(userId, page, fetching, now);
    underWay.set(page.address, visit);
    const forget = () => underWay.delete(page.address);
    visit.then(forget, forget);
    // A page that waits for a browser keeps nobody else from fetching.
    await fetching.catch(() => undefined);
    return { visit };
  }

  /** A snapshot of the last minute uses no fetch slot. */
  async function findShared(userId: number, page: Page): Promise<Visit | undefined> {
    const visit = await underWay.get(page.address)?.catch(() => undefined);
    if (visit !== undefined) {
      await addView(db, visit.snapshotId, userId);
      countFetch('shared');
      return visit;
    }
    const snapshotId = await findFreshSnapshot(db, page.urlHash, clock.now());
    return snapshotId === undefined ? undefined : load(userId, snapshotId);
  }

  async function waitForPage(userId: number, page: Page, giveUpAt: Date): Promise<Visit> {
    for (;;) {
      const shared = await findShared(userId, page);
      if (shared !== undefined) {
        return shared;
      }
      const leftMs = Math.max(1, giveUpAt.getTime() - clock.now().getTime());
      const turn = await fetches.run(userId, leftMs, () => takeTurn(userId, page, giveUpAt));
      if ('visit' in turn) {
        return turn.visit;
      }
      const retryAt = 'retryAt' in turn ? turn.retryAt : undefined;
      if (clock.now() >= giveUpAt) {
        throw refuse('host_limit', retryAt);
      }
      if (underWay.has(page.address)) {
        continue;
      }
      if (retryAt === undefined) {
        const polledAt = performance.now();
        await pause(() => performance.now() - polledAt >= BUSY_RETRY_MS);
      } else {
        await pauseUntil(retryAt < giveUpAt ? retryAt : giveUpAt);
      }
    }
  }

  return {
    /**
     * Opens the page for the customer, or takes the snapshot of the last minute. A page that cannot be fetched has a
     * `problem`; that is a result.
     * @throws ServiceError `rate_limited` if its turn did not come in time, `overloaded`, or `unavailable`
     */
    async visit(userId: number, address: string): Promise<Visit> {
      const release = places.take(userId);
      if (typeof release === 'string') {
        throw refuse(release);
      }
      try {
        const url = parsePageUrl(address);
        const now = clock.now();
        if (url === undefined) {
          const page = await fetcher.fetchPage(address, () => Promise.resolve(), stopping.signal);
          return await store(userId, page, await read(userId, page), now);
        }
        const page = { address: url.href, urlHash: hashOf(url.href), host: url.hostname };
        return await waitForPage(userId, page, new Date(now.getTime() + WAIT_MS_MAX));
      } catch (error) {
        throw error instanceof QueueTimeout ? refuse('queue_timeout') : error;
      } finally {
        release();
      }
    },

    /**
     * The newest snapshot that the customer has of each page. Opens nothing.
     * @returns by the URL as `parsePageUrl` writes it; absent without a snapshot, or if
     *   it is a PDF and too many are being read
     */
    async recall(userId: number, urls: readonly string[]): Promise<ReadonlyMap<string, Visit>> {
      return readAll(userId, await findNewestSnapshots(db, userId, urls.map(hashOf)));
    },

    /** As `recall`, with the IDs of snapshots, which their owner has chosen. */
    async recallSnapshots(userId: number, ids: readonly number[]): Promise<ReadonlyMap<string, Visit>> {
      return readAll(userId, await findSnapshots(db, ids));
    },

    /** Ends waits and fetches. */
    stop: () => stopping.abort(),
  };
}

const SENTENCES: Readonly<Record<Exclude<VisitRefusal, 'queue_full'>, string>> = {
  host_limit: 'This host was opened too often in the last minute. Try again shortly.',
  customer_limit: 'Too many pages of this account are being checked. Wait for the first ones.',
  queue_timeout: 'Too many pages are being checked right now. Try again shortly.',
};
