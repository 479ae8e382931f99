// Reads the pages of a registration as an anonymous visitor sees them, and judges them. The public API of this package.
export type { Draw, Evidence, PageFinding } from './finding.ts';
export { PAGE_RULES, type PageRule, type PageRuleId } from './facts/page-rules.ts';
export { pageSources } from './facts/sources.ts';
export {
  type FetchedPage,
  type FetchProblem,
  type KnownPacket,
  PAGE_PURPOSES,
  type PageContacts,
  type PageFacts,
  type PageField,
  type PageForm,
  type PageHeading,
  type PageLink,
  type PagePurpose,
} from './page.ts';
export { chooseShown, readPage } from './reading/read-page.ts';
export {
  type PacketReview,
  type ReadPage,
  type ReviewedPage,
  reviewPage,
  reviewPages,
  reviewReadPages,
} from './review.ts';
export { readShownForm } from './text/shown-form.ts';
