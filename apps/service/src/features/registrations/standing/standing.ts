// Where a registration stands: one function from its versions and its records at the registry.
import {
  type Progress,
  REGISTRATION_STEPS as STEPS,
  type RegistrationProgress,
  type RegistrationStatus,
  type RequiredAction,
} from '@tendlc/contract';
import type { StepTimes } from '../../../db/tables.ts';
import { progressOfBrandRow } from '../../brands/index.ts';
import { progressOfCampaignRow } from '../../campaigns/index.ts';
import type { RegistrationRow, SubmissionPart } from '../queries.ts';
import { denialOfRecords } from './denial.ts';

export type Standing = {
  readonly status: RegistrationStatus;
  readonly actionRequired: RequiredAction | null;
  readonly progress: RegistrationProgress;
};

type StandingRow = Pick<
  RegistrationRow,
  | 'version'
  | 'version_status'
  | 'packet'
  | 'denial'
  | 'submission'
  | 'step_times'
  | 'brand'
  | 'campaign'
  | 'closed_at'
  | 'created_at'
  | 'updated_at'
>;

type Step = RegistrationProgress['steps'][number];
type StepName = Step['step'];
/** Where a registration stands, and how far along the way that is; the steps before it are done. */
type Place = { readonly progress: Omit<RegistrationProgress, 'steps'>; readonly step: StepName | 'end' };

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

/** When a step was done: as noted, or else as its record shows. */
function timeOfStep(step: StepName, { brand, campaign, step_times: times }: StandingRow): string | null {
  const known: Readonly<Record<StepName, Date | undefined>> = {
    brand: brand?.created_at,
    identity: brand?.state_changed_at,
    campaign: campaign?.created_at,
    partner: campaign?.state_changed_at,
    carriers: campaign?.state_changed_at,
  };
  return times[step] ?? known[step]?.toISOString() ?? null;
}

function stepsOf(row: StandingRow, { progress: { phase, since }, step: current }: Place): Step[] {
  const reached = phase === 'draft' ? 0 : current === 'end' ? STEPS.length : STEPS.indexOf(current);
  return STEPS.map((step, place): Step => {
    if (place < reached) {
      return { step, state: 'done', at: timeOfStep(step, row) };
    }
    if (place > reached || phase === 'draft') {
      return { step, state: 'waiting', at: null };
    }
    // A brand without a campaign has nothing more to wait for.
    return phase === 'verified' && row.submission?.state !== 'open'
      ? { step, state: 'waiting', at: null }
      : { step, state: FAILED_PHASES.has(phase) ? 'failed' : 'current', at: since };
  });
}

const DRAFT: Omit<Progress, 'since' | 'phase'> = {
  waitingFor: 'you',
  nextAction: 'Fill in the required fields, evaluate the registration, then submit it.',
};

const CLOSED: Omit<Progress, 'since'> = {
  phase: 'ended',
  waitingFor: 'nobody',
  nextAction: 'The registration is closed. Copy it to start a new one.',
};

/** What the service does for a submission, while no record says it. */
const WORKING: Readonly<Record<StepName, Omit<Progress, 'since'>>> = {
  brand: { phase: 'registering', waitingFor: 'registry', nextAction: 'Wait. We are registering the brand.' },
  identity: {
    phase: 'identity-check',
    waitingFor: 'registry',
    nextAction: 'Wait. We are resubmitting the corrected brand.',
  },
  campaign: {
    phase: 'registering',
    waitingFor: 'registry',
    nextAction: 'Wait. We are registering the campaign.',
  },
  partner: {
    phase: 'sharing',
    waitingFor: 'registry',
    nextAction: 'Wait. We are sharing the campaign with your connectivity partner (CNP).',
  },
  carriers: {
    phase: 'carrier-review',
    waitingFor: 'registry',
    nextAction: 'Wait. We are sending the corrected campaign to the carriers again.',
  },
};

/** The step that a submission works on. */
function stepUnderWay({ brand, campaign }: Pick<StandingRow, 'brand' | 'campaign'>): StepName {
  if (campaign !== null && campaign.registration === 'registered') {
    return 'partner';
  }
  if (brand === null || brand.registration !== 'registered') {
    return 'brand';
  }
  return brand.brand_status === 'ACTIVE' ? 'campaign' : 'identity';
}

function placeUnderWay(row: StandingRow, submission: SubmissionPart): Place {
  const step = stepUnderWay(row);
  const since = submission.updated_at.toISOString();
  if (submission.stopped_by !== null) {
    const nextAction = submission.stopped_because ?? '';
    const { phase } = WORKING[step];
    return { progress: { phase, waitingFor: 'you', nextAction, since }, step };
  }
  const isChecked = row.brand?.brand_status === 'FAILED' || row.brand?.brand_status === 'DELETED';
  if (step === 'identity' && row.brand !== null && !isChecked) {
    return { progress: progressOfBrandRow(row.brand), step };
  }
  return { progress: { ...WORKING[step], since }, step };
}

/** The registry rejected what was submitted, so no record says it. */
function placeOfRefusal(row: StandingRow, submission: SubmissionPart): Place {
  const step = stepUnderWay(row);
  const nextAction = row.denial?.nextAction ?? 'Correct the registration, then evaluate and submit it again.';
  const since = row.denial?.at ?? submission.updated_at.toISOString();
  return { progress: { phase: 'rejected', waitingFor: 'you', nextAction, since }, step };
}

/**
 * The brand was verified after its submission had ended, for example by an appeal: the campaign that was submitted with it
 * is next.
 */
export const isCampaignDue = (row: StandingRow): boolean =>
  row.closed_at === null &&
  row.submission?.state === 'done' &&
  row.submission.number === row.version &&
  row.packet.campaign !== undefined &&
  row.campaign === null &&
  row.brand?.brand_status === 'ACTIVE';

/** What was submitted as a registration is corrected as one; the records name the operations on a brand or campaign. */
function correctionOf(row: StandingRow, { phase }: Progress): string | undefined {
  return row.submission !== null && STATUS_OF_PHASE[phase] === 'DENIED'
    ? (row.denial ?? denialOfRecords(row))?.nextAction
    : undefined;
}

function placeOf(row: StandingRow): Place {
  const { brand, campaign, submission } = row;
  if (submission?.state === 'open') {
    return placeUnderWay(row, submission);
  }
  if (submission?.state === 'refused') {
    return placeOfRefusal(row, submission);
  }
  if (isCampaignDue(row) && brand !== null) {
    const since = brand.state_changed_at.toISOString();
    return { progress: { ...WORKING.campaign, since }, step: 'campaign' };
  }
  if (brand === null || (row.version === 1 && row.version_status === 'DRAFT')) {
    const since = row.version === 1 ? row.created_at : row.updated_at;
    return { progress: { phase: 'draft', ...DRAFT, since: since.toISOString() }, step: 'brand' };
  }
  const progress = campaign === null ? progressOfBrandRow(brand) : progressOfCampaignRow(campaign);
  const isBrandOpen = progress.phase === 'registering' && campaign === null;
  const step = isBrandOpen ? 'brand' : STEP_OF_PHASE[progress.phase];
  return { progress: { ...progress, nextAction: correctionOf(row, progress) ?? progress.nextAction }, step };
}

function statusOf({ phase, waitingFor }: Place['progress'], isOpen: boolean): RegistrationStatus {
  if (phase === 'draft') {
    return 'DRAFT';
  }
  if (isOpen) {
    return waitingFor === 'you' ? 'ACTION_REQUIRED' : 'SUBMITTED';
  }
  return phase === 'identity-check' && waitingFor === 'you' ? 'ACTION_REQUIRED' : STATUS_OF_PHASE[phase];
}

/** A record that waits for its customer says it by its phase, a submission by why it stopped. */
function requiredAction(row: StandingRow, { phase, waitingFor }: Place['progress']): RequiredAction | null {
  if (waitingFor !== 'you') {
    return null;
  }
  const byPhase = phase === 'sharing' ? 'sharing' : phase === 'identity-check' ? 'code' : null;
  return row.submission?.state === 'open' ? (row.submission.stopped_by ?? byPhase) : byPhase;
}

/** Pure: versions and records of a registration → status and progress. A closed one keeps the steps that were done. */
export function standingOf(row: StandingRow): Standing {
  const place = placeOf(row);
  const steps = stepsOf(row, place);
  const status = statusOf(place.progress, row.submission?.state === 'open');
  return row.closed_at === null
    ? { status, actionRequired: requiredAction(row, place.progress), progress: { ...place.progress, steps } }
    : {
        status: 'CLOSED',
        actionRequired: null,
        progress: { ...CLOSED, since: row.closed_at.toISOString(), steps },
      };
}

/** The times of the steps that are done, for those of which none was noted yet: `now`, or what their record shows. */
export const timesOfSteps = ({ progress }: Standing, noted: StepTimes): StepTimes => ({
  ...Object.fromEntries(
    progress.steps.flatMap(({ step, state, at }) => (state === 'done' && at !== null ? [[step, at]] : [])),
  ),
  ...noted,
});
