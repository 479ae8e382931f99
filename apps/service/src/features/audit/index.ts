// The public API of the audit log.
export { OPERATOR, type Origin, SYSTEM } from './policy.ts';
export { auditRoutes } from './routes.ts';
export { type Audit, createAudit } from './service.ts';
