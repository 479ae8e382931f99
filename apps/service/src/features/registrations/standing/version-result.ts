// What became of the submitted version, as its registration stands.
import type { VersionStatus } from '@tendlc/contract';
import type { RegistrationRow } from '../queries.ts';
import { denialOfRecords } from './denial.ts';
import type { Move } from './queries.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a version is called while its registration stands so; a suspended one was approved. */
const VERSION_STATUS: Readonly<Record<Move['status'], VersionStatus | undefined>> = {
  DRAFT: undefined,
  SUBMITTED: 'SUBMITTED',
  ACTION_REQUIRED: 'SUBMITTED',
  APPROVED: 'APPROVED',
  DENIED: 'DENIED',
  CLOSED: undefined,
};

/** The submitted version is approved or denied with its registration, and keeps what denied it. */
export function versionAfter(row: RegistrationRow, { status, progress }: Standing): Move['version'] {
  const after = progress.phase === 'suspended' ? undefined : VERSION_STATUS[status];
  if (row.submitted_status === null || after === undefined || after === row.submitted_status) {
    return undefined;
  }
  const denial = after === 'DENIED' ? denialOfRecords(row) : null;
  return after === 'DENIED' && denial === null ? undefined : { status: after, denial };
}

/** Whether the submitted version says where its registration stands. */
export const isResultNoted = (row: RegistrationRow): boolean =>
  versionAfter(row, standingOf(row)) === undefined;
