// Public API of the notices feature.
export { noticeRoutes } from './routes.ts';
export { createNotices } from './service.ts';
