// The only door of notices.
export { noticeRoutes } from './routes.ts';
export { createNotices, type Notices } from './service.ts';
