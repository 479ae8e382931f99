// What is wrong with the pages of an approved registration, compared with those of its version. Pure: the rules are those of
// evaluations, applied to both, so that a new rule of ours is not a change of a page.
import type { AlertSeverity, EvaluatedPage, Source } from '@tendlc/contract';
import { type PageFinding, reviewPage } from '@tendlc/page-review';
import type { Packet, PacketValues } from '@tendlc/registration';
import { cutLine, plainLine } from '../../plain-names.ts';
import { FIELDS_OF_PURPOSE, knownPacketOf, reviewSeenPages, type SeenPage } from '../evaluations/index.ts';
import { findFormFrame, hasPhoneField, parsePageUrl, problemOf, type Visit } from '../page-checks/index.ts';

export type FoundProblem = {
  readonly kind: 'unreachable' | 'changed';
  readonly purpose: EvaluatedPage['purpose'];
  readonly url: string;
  readonly severity: AlertSeverity;
  /** What rules say about the page now, the most severe first. */
  readonly messages: readonly string[];
  readonly remedy: string;
  readonly source: Source;
  /** The page is there, but we cannot read it. */
  readonly isUnreadOnly?: boolean;
  /** The URL is that of the frame with the form of the page. */
  readonly isFrame?: boolean;
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

function sayMore(kind: FoundProblem['kind'], count: number): string {
  const noun = kind === 'changed' ? 'change' : 'problem';
  return count === 1 ? `There is 1 more ${noun}.` : `There are ${count} more ${noun}s.`;
}

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
      ...(more > 0 ? [sayMore(kind, more)] : []),
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

/** Not by its words: they can quote the page. Nor by its status: only a more severe one is a change. */
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

const frameUrlOf = ({ purpose, visit }: Shown): string | undefined => {
  const frame = purpose === 'optIn' ? findFormFrame(visit.facts) : undefined;
  return frame === undefined ? undefined : parsePageUrl(frame)?.href;
};

/** The frames that these pages embed: those of another time can be at other addresses, or gone. */
function framesOf(pages: readonly Shown[], visitOf: (url: string) => Visit | undefined): Shown[] {
  const named = new Set(pages.map(({ url }) => url));
  const urls = new Set(pages.flatMap((page) => frameUrlOf(page) ?? []).filter((url) => !named.has(url)));
  return [...urls].flatMap((url) => {
    const visit = visitOf(url);
    return visit === undefined ? [] : [{ purpose: 'optIn', url, visit, isRecalled: false, isFrame: true }];
  });
}

const formIn = (frames: readonly Shown[], page: Shown | undefined): boolean | undefined => {
  const url = page && frameUrlOf(page);
  const frame = frames.find((one) => one.url === url);
  return frame && hasPhoneField(frame.visit.facts);
};

/** A page that cannot be reached now counts as unchanged, so an unreachable page is reported as one problem and not as many. */
function findChanged(watched: WatchedPacket, seen: readonly SeenPage[], measures: Measures): FoundProblem[] {
  const reached = new Map(
    seen.flatMap((page) =>
      page.visit !== undefined && isReached(page) ? [[page.url, page.visit] as const] : [],
    ),
  );
  const pages = seen.flatMap((page): Shown[] => {
    const visit = reached.get(page.url) ?? measures.get(page.url);
    return visit === undefined || page.isFrame ? [] : [{ ...page, visit }];
  });
  const frames = framesOf(pages, (url) => reached.get(url) ?? measures.get(url));
  const pagesBefore = pages.map((page) => ({ ...page, visit: measures.get(page.url) ?? page.visit }));
  // Where the frame of that time was not read, the one of today is its measure.
  const framesBefore = framesOf(
    pagesBefore,
    (url) => measures.get(url) ?? reached.get(url) ?? frames[0]?.visit,
  );
  const before = findingsOf(watched, [...pagesBefore, ...framesBefore]);
  const known = new Set(before.map(({ key }) => key));
  const knownErrors = new Set(
    before.filter(({ finding }) => finding.status === 'error').map(({ key }) => key),
  );
  /** The page itself had no form before, either. */
  const hasLostForm = (page: Shown): boolean =>
    formIn(frames, page) === false &&
    formIn(
      framesBefore,
      pagesBefore.find(({ url }) => url === page.url),
    ) === true;
  const added = findingsOf(watched, [...pages, ...frames]).filter(
    ({ page, finding, key }) =>
      !(finding.status === 'error' ? knownErrors : known).has(key) ||
      (finding.ruleId === 'page.optin.no-form' && hasLostForm(page)),
  );
  const byPage = Map.groupBy(added, ({ page }) => page);
  return [...byPage].map(([page, changes]) =>
    describe(
      'changed',
      page,
      changes.map(({ finding }) => finding),
    ),
  );
}

/** We cannot read what visitors may well see. */
const isUnreadOnly = ({ page }: Visit, findings: readonly PageFinding[]): boolean =>
  page.problem === 'too_large' ||
  page.problem === 'unsupported_type' ||
  findings.some(({ ruleId }) => ruleId === 'access.bot-wall');

/** The words of these rules are ours, with the status of the page. */
const sayAccess = (findings: readonly PageFinding[]): string =>
  JSON.stringify(findings.map(({ ruleId, message }) => [ruleId, message]));

/** A page that was approved although it had the same problem is no news. */
function findUnreachable(
  { packet, onFile }: WatchedPacket,
  seen: readonly SeenPage[],
  unreached: Measures,
): FoundProblem[] {
  const known = knownPacketOf(packet, onFile);
  return seen.flatMap((page) => {
    const { visit, purpose, isFrame } = page;
    if (visit === undefined || isReached(page)) {
      return [];
    }
    const { findings } = reviewPage({ ...visit.page, purpose }, visit.facts, known);
    const before = unreached.get(page.url);
    const isKnown =
      before !== undefined &&
      sayAccess(reviewPage({ ...before.page, purpose }, before.facts, known).findings) ===
        sayAccess(findings);
    return findings.length === 0 || isKnown
      ? []
      : [
          {
            ...describe('unreachable', page, findings),
            isUnreadOnly: isUnreadOnly(visit, findings),
            ...(isFrame && { isFrame }),
          },
        ];
  });
}

export const findProblems = (
  watched: WatchedPacket,
  seen: readonly SeenPage[],
  measures: Measures,
  /** Pages of the approved version that nobody reached then. */
  unreached: Measures,
): FoundProblem[] => [...findUnreachable(watched, seen, unreached), ...findChanged(watched, seen, measures)];

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
  const opened = new Set(seen.filter(isOpened).map(({ url }) => url));
  const unopened = new Set(seen.map(({ url }) => url).filter((url) => !opened.has(url)));
  // The frames of a page that is down are not seen, so nothing new is known about them.
  const areFramesHidden = seen.some((page) => page.purpose === 'optIn' && !page.isFrame && !isReached(page));
  const kept = before.filter(
    ({ url, isFrame }) => unopened.has(url) || (isFrame === true && areFramesHidden && !opened.has(url)),
  );
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
