// The public API of evaluations: reviews of registrations, and the one that a submission relies on.
export { contentHashOf } from './content-hash.ts';
export { findEvaluation } from './gate.ts';
export { countRegistrations, reviewSeenPages } from './judge.ts';
export { FIELDS_OF_PURPOSE, knownPacketOf, pagesOf } from './packet-pages.ts';
export { createPageVisits, type SeenPage } from './page-visits.ts';
export { findTextHashes } from './queries.ts';
export { evaluationRoutes } from './routes.ts';
export { createEvaluations, type Evaluations } from './service.ts';
export { listReviewWarmUps } from './warm-up.ts';
