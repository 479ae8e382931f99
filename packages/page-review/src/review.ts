// Reviews pages of a registration: one page by itself, or all pages with each other.
import { type PageContext, type PageFinding, buildContext } from './finding.ts';
import type { FetchedPage, KnownPacket, PageFacts } from './page.ts';
import { readPage } from './reading/read-page.ts';
import { reviewAccess } from './rules/access.ts';
import { reviewOptInPage } from './rules/opt-in.ts';
import { reviewPacket } from './rules/packet.ts';
import { reviewPrivacyPolicy } from './rules/privacy.ts';
import { findParked, findUnfinished, reviewWebsite } from './rules/site.ts';
import { reviewTerms } from './rules/terms.ts';

export type ReviewedPage = {
  readonly page: FetchedPage;
  readonly facts: PageFacts;
  /** False if the text of the page is unknown, such as behind a login. It is never a pass. */
  readonly isReadable: boolean;
  readonly findings: readonly PageFinding[];
};
export type PacketReview = {
  readonly pages: readonly ReviewedPage[];
  readonly findings: readonly PageFinding[];
};

const REVIEWS = {
  website: reviewWebsite,
  privacy: reviewPrivacyPolicy,
  terms: reviewTerms,
  optIn: reviewOptInPage,
} as const;

/** Reviews one page by itself. Pure: the same page and packet give the same findings. */
export function reviewPage(page: FetchedPage, facts: PageFacts, known: KnownPacket): ReviewedPage {
  return reviewContext(buildContext(page, facts, known));
}

function reviewContext(context: PageContext): ReviewedPage {
  const { facts, page } = context;
  const access = reviewAccess(context);
  const unfinished = access.isReadable ? (findParked(context) ?? findUnfinished(context)) : undefined;
  const isReadable = access.isReadable && unfinished?.status !== 'error';
  return {
    page,
    facts,
    isReadable,
    findings: [
      ...access.findings,
      ...(unfinished === undefined ? [] : [unfinished]),
      ...(isReadable ? REVIEWS[page.purpose](context) : []),
    ],
  };
}

/** A page with what was read of it. */
export type ReadPage = { readonly page: FetchedPage; readonly facts: PageFacts };

/** Reads and reviews the pages of a registration, with each other. Never throws. */
export async function reviewPages(pages: readonly FetchedPage[], known: KnownPacket): Promise<PacketReview> {
  const read: ReadPage[] = [];
  for (const page of pages) {
    read.push({ page, facts: await readPage(page) });
  }
  return reviewReadPages(read, known);
}

/** Pure: reviews pages that are read already, with each other. */
export function reviewReadPages(pages: readonly ReadPage[], known: KnownPacket): PacketReview {
  const contexts = pages.map(({ page, facts }) => buildContext(page, facts, known));
  const reviewed = contexts.map(reviewContext);
  const readable = contexts.filter((_, index) => reviewed[index]?.isReadable);
  const between = reviewPacket(known, readable, (purpose) =>
    pages.some(({ page }) => page.purpose === purpose),
  );
  return { pages: reviewed, findings: [...reviewed.flatMap(({ findings }) => findings), ...between] };
}
