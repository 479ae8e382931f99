// The public API of evaluations: reviews of registrations, and what a submission asks of them.
export { contentHashOf } from './content-hash.ts';
export { findEvaluation, findRegistryProblems } from './gate.ts';
export { findTextHashes } from './queries.ts';
export { evaluationRoutes } from './routes.ts';
export { createEvaluations, type Evaluations } from './service.ts';
