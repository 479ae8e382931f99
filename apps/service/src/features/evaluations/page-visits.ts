// Opens the pages of a registration in bounded time. A page that is not opened is a result, not an error.
import { ServiceError } from '../../errors.ts';
import {
  createFairQueue,
  findFormFrame,
  HOST_VISITS_MAX,
  type PageChecks,
  parsePageUrl,
  QueueTimeout,
  type Visit,
} from '../page-checks/index.ts';
import type { PacketPage } from './packet-pages.ts';

/**
 * For all pages of one evaluation. A page takes up to 20 seconds for its turn at a host, then 10 seconds, and with a browser
 * 20 more.
 */
const PAGES_TIMEOUT_MS = 60_000;

/** A customer has 20 places at the page checks; these leave some for single checks. */
const VISITS_MAX = 100;
const VISITS_PER_CUSTOMER_MAX = 8;

const hostOf = (url: string): string => parsePageUrl(url)?.hostname ?? url;

/** Whether the snapshot of a page is new enough not to open it again. */
type IsFresh = (url: string, fetchedAt: Date) => boolean;

export type SeenPage = PacketPage & {
  /** Absent if the page was not opened and the customer has no snapshot of it. */
  readonly visit: Visit | undefined;
  /** The visit is an earlier one. */
  readonly isRecalled: boolean;
  /** The page is a form that an opt-in page embeds. */
  readonly isFrame: boolean;
};

type Visits = ReadonlyMap<string, Visit>;

export function createPageVisits({
  pageChecks,
  perCustomerMax = VISITS_PER_CUSTOMER_MAX,
}: {
  pageChecks: Pick<PageChecks, 'visit' | 'recall'>;
  perCustomerMax?: number;
}) {
  const line = createFairQueue(VISITS_MAX, perCustomerMax);

  /** @returns undefined if the page was not opened in time, or if the limits do not allow it now */
  async function open(userId: number, url: string, endsAt: number): Promise<Visit | undefined> {
    const leftMs = Math.max(1, endsAt - performance.now());
    const visiting = line.run(userId, leftMs, () => pageChecks.visit(userId, url));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), leftMs);
    });
    try {
      return await Promise.race([visiting, timeout]);
    } catch (error) {
      const isRefused =
        error instanceof QueueTimeout ||
        (error instanceof ServiceError && (error.kind === 'rate_limited' || error.kind === 'overloaded'));
      if (isRefused) {
        return undefined;
      }
      throw error;
    } finally {
      clearTimeout(timer);
      // The visit goes on and keeps its snapshot; how it ends has no effect here any more.
      visiting.catch(() => undefined);
    }
  }

  async function openTogether(userId: number, urls: readonly string[], endsAt: number) {
    const visits = await Promise.all(
      urls.map(async (url) => [url, await open(userId, url, endsAt)] as const),
    );
    return visits.filter((entry): entry is [string, Visit] => entry[1] !== undefined);
  }

  /**
   * The pages that a host does not take in this minute wait for its first ones. Otherwise chance would decide whether the
   * terms or a sixth opt-in page is left out, and with it the verdict.
   */
  async function openAll(userId: number, urls: readonly string[], endsAt: number): Promise<Visits> {
    const hosts = [...Map.groupBy(urls, hostOf).values()];
    const visits = await Promise.all(
      hosts.map(async (ofHost) => [
        ...(await openTogether(userId, ofHost.slice(0, HOST_VISITS_MAX), endsAt)),
        ...(await openTogether(userId, ofHost.slice(HOST_VISITS_MAX), endsAt)),
      ]),
    );
    return new Map(visits.flat());
  }

  async function findFresh(userId: number, urls: readonly string[], isFresh: IsFresh): Promise<Visits> {
    const recalled = await pageChecks.recall(userId, urls);
    return new Map([...recalled].filter(([url, { fetchedAt }]) => isFresh(url, fetchedAt)));
  }

  /** Opens each URL once, unless it is fresh; without `endsAt`, opens nothing. What is not opened is recalled. */
  async function see(
    userId: number,
    pages: readonly PacketPage[],
    isFrame: boolean,
    endsAt?: number,
    isFresh?: IsFresh,
  ) {
    const urls = [...new Set(pages.map(({ url }) => url))];
    const fresh = isFresh === undefined ? new Map() : await findFresh(userId, urls, isFresh);
    const wanted = urls.filter((url) => !fresh.has(url));
    const opened: Visits = endsAt === undefined ? new Map() : await openAll(userId, wanted, endsAt);
    const missed = urls.filter((url) => !opened.has(url));
    const recalled: Visits = missed.length === 0 ? opened : await pageChecks.recall(userId, missed);
    return pages.map((page): SeenPage => {
      const now = opened.get(page.url);
      return { ...page, visit: now ?? recalled.get(page.url), isRecalled: now === undefined, isFrame };
    });
  }

  return {
    /**
     * @param isOpening false: judges by the newest snapshots of the customer
     * @param isFresh when a snapshot is new enough; never when absent
     * @throws ServiceError `unavailable` when the service stops
     */
    async visitPages(
      userId: number,
      pages: readonly PacketPage[],
      isOpening: boolean,
      isFresh?: IsFresh,
    ): Promise<SeenPage[]> {
      const endsAt = isOpening ? performance.now() + PAGES_TIMEOUT_MS : undefined;
      const seen = await see(userId, pages, false, endsAt, isFresh);
      const known = new Set(pages.map(({ url }) => url));
      const frames = seen.flatMap(({ purpose, visit }) => {
        const frame = purpose === 'optIn' && visit !== undefined ? findFormFrame(visit.facts) : undefined;
        const url = frame === undefined ? undefined : parsePageUrl(frame)?.href;
        return url === undefined || known.has(url) ? [] : [url];
      });
      const framePages = [...new Set(frames)].map((url) => ({ purpose: 'optIn' as const, url }));
      return [...seen, ...(await see(userId, framePages, true, endsAt, isFresh))];
    },
  };
}
