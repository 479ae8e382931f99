// The registry client. The public API of this package; the wire types are in `@tendlc/registry/wire`.
export type { DownloadedFile } from './call/attempt.ts';
export type { RegistryFile } from './call/multipart.ts';
export type { AroundAttempt, RegistryCallRecord, RegistryClientOptions } from './call/caller.ts';
export { createRegistryClient, type RegistryClient } from './client.ts';
export { type EnumValue, isServiceEnumType, readEnum } from './enum-values.ts';
export {
  isRegistryError,
  type Problem,
  type RegistryError,
  RegistryFault,
  RegistryRateLimited,
  RegistryRefused,
  RegistryTimeout,
  RegistryUnauthorized,
  RegistryUnreachable,
} from './errors.ts';
export { maskForLog } from './mask.ts';
export { createRegistryPace, type RegistryPace } from './pace.ts';
export { shippedEnumAnswer } from './shipped-enums.ts';
export { signCanonicalBody, signRawBody, verifyCanonicalBody, verifyRawBody } from './callback-signature.ts';
