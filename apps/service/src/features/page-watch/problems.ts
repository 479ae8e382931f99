// What is wrong with the pages of an approved registration, compared with those of its version. Pure: the rules are those of
// evaluations, applied to both, so that a new rule of ours is not a change of a page.
import type { AlertSeverity, EvaluatedPage, Source } from '@tendlc/contract';
import { type PageFinding, reviewPage } from '@tendlc/page-review';
import type { Packet, PacketValues } from '@tendlc/registration';
import { cutLine, plainLine } from '../../plain-names.ts';
import { FIELDS_OF_PURPOSE, knownPacketOf, reviewSeenPages, type SeenPage } from '../evaluations/index.ts';
import { problemOf, type Visit } from '../page-checks/index.ts';

export type FoundProblem = {
  readonly kind: 'unreachable' | 'changed';
  readonly purpose: EvaluatedPage['purpose'];
  readonly url: string;
  readonly severity: AlertSeverity;
  /** What rules say about the page now, the most severe first. */
  readonly messages: readonly string[];
  readonly remedy: string;
  readonly source: Source;
};

export type PageProblem = FoundProblem & {
  /** In ISO 8601. */
  readonly since: string;
  /** A second look has seen it, too: an update in progress is not an alert. */
  readonly isConfirmed: boolean;
};

export type WatchedPacket = { readonly packet: Packet; readonly onFile: PacketValues | undefined };
/** By URL. */
export type Measures = ReadonlyMap<string, Visit>;

type Shown = SeenPage & { readonly visit: Visit };

const MESSAGES_MAX = 3;
const MESSAGE_CHARACTERS_MAX = 300;

const toLine = (text: string): string => cutLine(plainLine(text), MESSAGE_CHARACTERS_MAX);
const isReached = ({ visit }: SeenPage): boolean =>
  visit !== undefined && problemOf(visit.page) === undefined;

function describe(
  kind: FoundProblem['kind'],
  { purpose, url }: SeenPage,
  findings: readonly PageFinding[],
): FoundProblem {
  const ordered = [
    ...findings.filter(({ status }) => status === 'error'),
    ...findings.filter(({ status }) => status !== 'error'),
  ];
  const [first] = ordered as [PageFinding, ...PageFinding[]];
  const more = ordered.length - MESSAGES_MAX;
  return {
    kind,
    purpose,
    url,
    severity: first.status === 'error' ? 'error' : 'warning',
    messages: [
      ...ordered.slice(0, MESSAGES_MAX).map(({ message }) => toLine(message)),
      ...(more > 0 ? [`There are ${more} more changes.`] : []),
    ],
    remedy: toLine(first.remedy ?? 'Restore what the page said when it was approved.'),
    source: first.source,
  };
}

/** The page that the finding is about; undefined if it is about the packet. */
const pageOf = (pages: readonly Shown[], { field, url }: PageFinding): Shown | undefined => {
  const ofField = pages.filter(
    ({ purpose, isFrame }) => !isFrame && FIELDS_OF_PURPOSE[purpose].includes(field),
  );
  return ofField.find(({ visit }) => visit.page.finalUrl === url) ?? ofField[0];
};

/** Not by its words: they can quote the page. */
const keyOf = (page: Shown, { field, ruleId, draws }: PageFinding): string =>
  JSON.stringify([field, page.url, ruleId, draws.map(({ system, code }) => `${system}:${code}`).toSorted()]);

/** What reviewers object to. */
const counts = ({ status }: PageFinding): boolean => status === 'error' || status === 'warning';

function findingsOf({ packet, onFile }: WatchedPacket, pages: readonly Shown[]) {
  return reviewSeenPages(packet, onFile, pages)
    .filter(counts)
    .flatMap((finding) => {
      const page = pageOf(pages, finding);
      return page === undefined ? [] : [{ page, finding, key: keyOf(page, finding) }];
    });
}

/** Pages that nobody reaches now are judged as they were: what they lack is one problem, not many. */
function findChanged(watched: WatchedPacket, seen: readonly SeenPage[], measures: Measures): FoundProblem[] {
  const now = seen.flatMap((page): Shown[] => {
    const visit = isReached(page) ? page.visit : measures.get(page.url);
    return visit === undefined ? [] : [{ ...page, visit }];
  });
  const before = now.map((page) => ({ ...page, visit: measures.get(page.url) ?? page.visit }));
  const known = new Set(findingsOf(watched, before).map(({ key }) => key));
  const added = findingsOf(watched, now).filter(({ key }) => !known.has(key));
  const byPage = Map.groupBy(added, ({ page }) => page);
  return [...byPage].map(([page, changes]) =>
    describe(
      'changed',
      page,
      changes.map(({ finding }) => finding),
    ),
  );
}

function findUnreachable({ packet, onFile }: WatchedPacket, seen: readonly SeenPage[]): FoundProblem[] {
  const known = knownPacketOf(packet, onFile);
  return seen.flatMap((page) => {
    const { visit, purpose, isFrame } = page;
    if (visit === undefined || isFrame || isReached(page)) {
      return [];
    }
    const { findings } = reviewPage({ ...visit.page, purpose }, visit.facts, known);
    return findings.length === 0 ? [] : [describe('unreachable', page, findings)];
  });
}

export const findProblems = (
  watched: WatchedPacket,
  seen: readonly SeenPage[],
  measures: Measures,
): FoundProblem[] => [...findUnreachable(watched, seen), ...findChanged(watched, seen, measures)];

/** Between two looks that confirm each other. */
const CONFIRMED_AFTER_MS = 50 * 60_000;

const isSame = (one: FoundProblem, other: FoundProblem): boolean =>
  one.kind === other.kind && one.purpose === other.purpose && one.url === other.url;

/** A page that could not be opened this time keeps what the last look has found. */
export function followProblems(
  before: readonly PageProblem[],
  found: readonly FoundProblem[],
  seen: readonly SeenPage[],
  isOpened: (page: SeenPage) => boolean,
  now: Date,
): PageProblem[] {
  const pages = seen.filter(({ isFrame }) => !isFrame);
  const opened = new Set(pages.filter(isOpened).map(({ url }) => url));
  const unopened = new Set(pages.map(({ url }) => url).filter((url) => !opened.has(url)));
  const kept = before.filter(({ url }) => unopened.has(url));
  const current = found
    .filter(({ url }) => opened.has(url))
    .map((problem): PageProblem => {
      const earlier = before.find((one) => isSame(one, problem));
      const since = earlier?.since ?? now.toISOString();
      const isConfirmed =
        earlier?.isConfirmed === true || now.getTime() - Date.parse(since) >= CONFIRMED_AFTER_MS;
      return { ...problem, since, isConfirmed };
    });
  return [...kept, ...current];
}
