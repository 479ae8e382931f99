// Judges a packet with what is known about it. Pure: the same packet, snapshots, and day give the same findings.
import {
  type AccountOnFile,
  type BrandOnFile,
  type CorrectionOnFile,
  type DenialOnFile,
  type PageFindingData,
  reviewPacket,
  type ShownForm,
} from '@tendlc/compliance';
import type { EvaluatedPage, Evaluation, EvaluationFinding } from '@tendlc/contract';
import { type PageFinding, readShownForm, reviewReadPages } from '@tendlc/page-review';
import type { Packet, PacketValues } from '@tendlc/registration';
import { problemOf, reviewFormFrame } from '../page-checks/index.ts';
import { knownPacketOf } from './packet-pages.ts';
import type { SeenPage } from './page-visits.ts';
import { reportUnopened } from './unopened-pages.ts';

export type KnownFacts = {
  readonly brandOnFile: BrandOnFile | undefined;
  readonly account: AccountOnFile;
  readonly denial: DenialOnFile | undefined;
  readonly correction: CorrectionOnFile;
};

export type Judgment = Pick<Evaluation, 'verdict' | 'counts' | 'findings'> & {
  /** What the registry charges. */
  readonly fees: Omit<Evaluation['fees'], 'tokens'>;
};

/** The findings about the pages that were seen, by themselves and with each other. */
export function reviewSeenPages(
  packet: Packet,
  onFile: PacketValues | undefined,
  seen: readonly SeenPage[],
): PageFinding[] {
  const known = knownPacketOf(packet, onFile);
  const read = seen.flatMap(({ purpose, visit, isFrame }) =>
    visit === undefined || isFrame ? [] : [{ page: { ...visit.page, purpose }, facts: visit.facts }],
  );
  const frames = seen.flatMap(({ visit, isFrame }) =>
    visit !== undefined && isFrame ? reviewFormFrame(visit.page, visit.facts, known) : [],
  );
  // A page that the packet does not name has no URL here; the review of the packet reports it.
  return [...reviewReadPages(read, known).findings.filter(({ url }) => url !== ''), ...frames];
}

/** The form that people opt in on: in an opt-in page, or in a frame, at the address of the page that embeds it. */
function findShownForm(seen: readonly SeenPage[]): ShownForm | undefined {
  const pages = seen.filter(({ purpose }) => purpose === 'optIn');
  const embedding = pages.filter(({ isFrame }) => !isFrame);
  const forms = pages.flatMap(({ url, visit, isFrame }) =>
    visit === undefined || problemOf(visit.page) !== undefined || (isFrame && embedding.length > 1)
      ? []
      : (readShownForm(isFrame ? (embedding[0]?.url ?? url) : url, visit.facts) ?? []),
  );
  return forms[0];
}

const countOf = (findings: readonly EvaluationFinding[], status: EvaluationFinding['status']): number =>
  findings.filter((finding) => finding.status === status).length;

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** How many records a submission registers: each costs a token. */
export const countRegistrations = (
  packet: Packet,
  existing: { readonly brand: unknown; readonly campaign: unknown },
): number =>
  Number(packet.brandId === undefined && existing.brand === null) +
  Number(packet.campaign !== undefined && existing.campaign === null);

/**
 * @param wasAsked whether the request wanted pages to be opened
 * @param today `YYYY-MM-DD`
 */
export function judge(
  packet: Packet,
  facts: KnownFacts,
  seen: readonly SeenPage[],
  wasAsked: boolean,
  today: string,
): Judgment {
  const pages: readonly PageFindingData[] = reviewSeenPages(packet, facts.brandOnFile?.values, seen);
  const optInForm = findShownForm(seen);
  const review = reviewPacket({ packet, ...facts, pages: { findings: pages, optInForm }, today });
  const own = review.findings as readonly EvaluationFinding[];
  const findings = [...own, ...reportUnopened(seen, wasAsked, today)];
  return {
    verdict: review.verdict,
    counts: {
      error: countOf(findings, 'error'),
      warning: countOf(findings, 'warning'),
      info: countOf(findings, 'info'),
    },
    findings: SEVERITIES.flatMap((status) => findings.filter((finding) => finding.status === status)),
    fees: review.fees as Judgment['fees'],
  };
}

/** A page as the answer shows it. */
export function toEvaluatedPage({ purpose, url, visit }: SeenPage): EvaluatedPage {
  if (visit === undefined) {
    return { purpose, url, snapshotId: null, fetchedAt: null, reachable: false, problem: 'not_opened' };
  }
  const problem = problemOf(visit.page);
  return {
    purpose,
    url,
    snapshotId: visit.snapshotId,
    fetchedAt: visit.fetchedAt.toISOString(),
    reachable: problem === undefined,
    ...(problem !== undefined && { problem }),
  };
}
