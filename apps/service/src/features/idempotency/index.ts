// The only door of idempotent requests.
export { createIdempotentRequests, type IdempotentRequests, type StoredAnswer } from './service.ts';
