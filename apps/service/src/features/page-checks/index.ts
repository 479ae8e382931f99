// The public API of page checks: pages as an anonymous visitor sees them, and their snapshots.
export { createFairQueue, QueueTimeout } from './fair-queue.ts';
export { findFormFrame, hasPhoneField, reviewFormFrame } from './embedded-form.ts';
export { parsePageUrl } from './page-url.ts';
export { pageCheckRoutes } from './routes.ts';
export { createPageChecks, type PageChecks } from './service.ts';
export { HOST_VISITS_MAX, problemOf, type Visit } from './visits.ts';
