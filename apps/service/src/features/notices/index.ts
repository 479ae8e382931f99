// Public API of the notices feature.
export { DIGEST_JOB } from './digest/service.ts';
export { noticeRoutes } from './routes.ts';
export { createNotices } from './service.ts';
export { unsubscribeRoute } from './unsubscribe-route.ts';
