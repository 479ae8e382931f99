// The public API of registrations: what brands and campaigns share on their way to the registry.
export { refuseForeignAbsence } from './absence.ts';
export { findChanges } from './history/queries.ts';
export { createMirror, type MirrorDeps, type MirrorKind } from './mirror/mirror.ts';
export { parseRecordId } from './record-id.ts';
export {
  createRegistrations,
  type OpenRegistration,
  type RegistrationKind,
  type SubmittedPacket,
} from './register.ts';
export { readTime } from './registry-time.ts';
export type { RegistrationTable } from './columns.ts';
export { takeOver } from './taking-over/queries.ts';
export { recoverByCharge, settleByReference, settleRegistrations, type Settling } from './settle.ts';
