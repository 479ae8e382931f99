// Where a registration stands: one function from its versions and its records at the registry.
import {
  type Progress,
  REGISTRATION_STEPS as STEPS,
  type RegistrationProgress,
  type RegistrationStatus,
} from '@tendlc/contract';
import { progressOfBrandRow } from '../brands/index.ts';
import { progressOfCampaignRow } from '../campaigns/index.ts';
import type { RegistrationRow } from './queries.ts';

export type Standing = { readonly status: RegistrationStatus; readonly progress: RegistrationProgress };

type StandingRow = Pick<
  RegistrationRow,
  'version' | 'version_status' | 'brand' | 'campaign' | 'closed_at' | 'created_at' | 'updated_at'
>;

type Step = RegistrationProgress['steps'][number];

const STATUS_OF_PHASE: Readonly<Record<Progress['phase'], RegistrationStatus>> = {
  registering: 'SUBMITTED',
  'identity-check': 'SUBMITTED',
  'identity-failed': 'DENIED',
  verified: 'APPROVED',
  sharing: 'ACTION_REQUIRED',
  'partner-review': 'SUBMITTED',
  declined: 'DENIED',
  'carrier-review': 'SUBMITTED',
  'partly-approved': 'APPROVED',
  approved: 'APPROVED',
  rejected: 'DENIED',
  suspended: 'ACTION_REQUIRED',
  expired: 'CLOSED',
  ended: 'CLOSED',
};

/** How far along the way a phase is; the steps before it are done. */
const STEP_OF_PHASE: Readonly<Record<Progress['phase'], Step['step'] | 'end'>> = {
  registering: 'campaign',
  'identity-check': 'identity',
  'identity-failed': 'identity',
  verified: 'campaign',
  sharing: 'partner',
  'partner-review': 'partner',
  declined: 'partner',
  'carrier-review': 'carriers',
  'partly-approved': 'carriers',
  approved: 'end',
  rejected: 'carriers',
  suspended: 'carriers',
  expired: 'end',
  ended: 'end',
};

const FAILED_PHASES: ReadonlySet<Progress['phase']> = new Set([
  'identity-failed',
  'declined',
  'rejected',
  'suspended',
]);

/** What is known of when a step was done. */
function timeOfStep(step: Step['step'], { brand, campaign }: StandingRow): string | null {
  if (step === 'brand') {
    return brand?.created_at.toISOString() ?? null;
  }
  return step === 'campaign' ? (campaign?.created_at.toISOString() ?? null) : null;
}

function currentStep(row: StandingRow, phase: Progress['phase'] | 'draft'): Step['step'] | 'end' {
  if (phase === 'draft') {
    return 'end';
  }
  return phase === 'registering' && row.campaign === null ? 'brand' : STEP_OF_PHASE[phase];
}

function stepsOf(row: StandingRow, { phase, since }: Pick<RegistrationProgress, 'phase' | 'since'>): Step[] {
  const current = currentStep(row, phase);
  const reached = phase === 'draft' ? 0 : current === 'end' ? STEPS.length : STEPS.indexOf(current);
  return STEPS.map((step, place): Step => {
    if (place < reached) {
      return { step, state: 'done', at: timeOfStep(step, row) };
    }
    if (place > reached || phase === 'draft') {
      return { step, state: 'waiting', at: null };
    }
    // A brand without a campaign has nothing more to wait for.
    return phase === 'verified'
      ? { step, state: 'waiting', at: null }
      : { step, state: FAILED_PHASES.has(phase) ? 'failed' : 'current', at: since };
  });
}

const DRAFT: Omit<Progress, 'since' | 'phase'> = {
  waitingFor: 'you',
  nextAction: 'Fill in the missing fields, then register the brand and the campaign.',
};

const CLOSED: Omit<Progress, 'since'> = {
  phase: 'ended',
  waitingFor: 'nobody',
  nextAction: 'The registration is closed. Copy it to start a new one.',
};

function progressOf(row: StandingRow): Omit<RegistrationProgress, 'steps'> {
  if (row.brand === null || (row.version === 1 && row.version_status === 'DRAFT')) {
    const since = row.version === 1 ? row.created_at : row.updated_at;
    return { phase: 'draft', ...DRAFT, since: since.toISOString() };
  }
  return row.campaign === null ? progressOfBrandRow(row.brand) : progressOfCampaignRow(row.campaign);
}

function statusOf({ phase, waitingFor }: Omit<RegistrationProgress, 'steps'>): RegistrationStatus {
  if (phase === 'draft') {
    return 'DRAFT';
  }
  return phase === 'identity-check' && waitingFor === 'you' ? 'ACTION_REQUIRED' : STATUS_OF_PHASE[phase];
}

/** Pure: versions and records of a registration → status and progress. A closed one keeps the steps that were done. */
export function standingOf(row: StandingRow): Standing {
  const progress = progressOf(row);
  const steps = stepsOf(row, progress);
  return row.closed_at === null
    ? { status: statusOf(progress), progress: { ...progress, steps } }
    : { status: 'CLOSED', progress: { ...CLOSED, since: row.closed_at.toISOString(), steps } };
}
