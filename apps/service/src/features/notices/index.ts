// The only door of notices.
export { noticeRoutes } from './routes.ts';
export { createNotices } from './service.ts';
