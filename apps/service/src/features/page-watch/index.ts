// The public API of the page watch: the pages of approved registrations, opened again every day.
export type { PageProblem } from './problems.ts';
export { WATCH_PAGES_JOB } from './queries.ts';
export { createPageWatch } from './watch.ts';
