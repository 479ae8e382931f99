// The public API of registrations: what brands and campaigns share on their way to the registry.
export { refuseForeignAbsence } from './absence.ts';
export { findChanges } from './history/queries.ts';
export { createReadings, type Mirror, type MirrorDeps } from './mirror.ts';
export { parseRecordId } from './record-id.ts';
export { type Adoption, registerOnce } from './register.ts';
export { recoverByCharge, settleByReference, settleRegistrations, type Settling } from './settle.ts';
