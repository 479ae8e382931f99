// The public API of idempotent requests.
export { createIdempotentRequests, type StoredAnswer } from './service.ts';
