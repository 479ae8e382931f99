// The public API of this package.
export type { Answered, Call, CallOptions, Meta } from './call.ts';
export { createTendlc, type Tendlc, type TendlcOptions } from './create.ts';
export { type ClientErrorCode, TendlcError } from './errors.ts';
export type { EventType, StreamedEvent, TendlcEvent } from './events.ts';
export { OPERATIONS, type OperationId } from './generated/operations.ts';
export type * from './generated/types.ts';
export type { Input, Operation } from './operation.ts';
export type { StreamOptions } from './stream.ts';
export type { NamedFile, UploadOptions } from './by-hand.ts';
export { SURFACE, TOP_LEVEL } from './surface.ts';
export {
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookRefusal,
  WebhookRefused,
} from './webhooks.ts';
