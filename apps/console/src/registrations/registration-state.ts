// Where a registration stands, for people: one derived state, from which banner, badge, tracker, and buttons come.
import type { Registration } from '@tendlc/client';
import { isFinalDenial } from '@tendlc/compliance';
import type { Tone } from '../parts/tone.tsx';

/** Each value has a row in `STATES`. */
export type StateName =
  | 'incomplete'
  | 'unreviewed'
  | 'fixable'
  | 'blocked'
  | 'ready'
  | 'registering'
  | 'identity-check'
  | 'sharing-now'
  | 'partner-review'
  | 'carrier-review'
  | 'tokens'
  | 'credentials'
  | 'code'
  | 'authentication'
  | 'sharing'
  | 'verified'
  | 'partly-approved'
  | 'approved-so-far'
  | 'approved'
  | 'approved-changed'
  | 'denied'
  | 'resubmittable'
  | 'corrected'
  | 'denied-finally'
  | 'suspended'
  | 'suspended-changed'
  | 'expired'
  | 'closed';

/** What a person can do next, in the words of its button. */
export type Action =
  | 'continue'
  | 'evaluate'
  | 'fix'
  | 'submit'
  | 'correct'
  | 'contest'
  | 'buy-tokens'
  | 'connect'
  | 'enter-code'
  | 'order-vetting'
  | 'share'
  | 'add-campaign'
  | 'nudge'
  | 'vet'
  | 'appeal-identity'
  | 'send-contact-mail'
  | 'files'
  | 'numbers'
  | 'migrate'
  | 'cancel'
  | 'copy'
  | 'delete'
  | 'close'
  | 'deactivate-campaign'
  | 'delete-brand';

export type RegistrationState = {
  readonly name: StateName;
  readonly tone: Tone;
  /** One or two words, for lists. */
  readonly label: string;
  /** The button that a person most likely wants; null while others act. */
  readonly primary: Action | null;
  /** Everything else that makes sense now, the likely ones first. */
  readonly others: readonly Action[];
};

const row = (tone: Tone, label: string, primary: Action | null, others: readonly Action[] = []) => ({
  tone,
  label,
  primary,
  others,
});

const STATES: Readonly<Record<StateName, ReturnType<typeof row>>> = {
  incomplete: row('neutral', 'Draft', 'continue', ['evaluate']),
  unreviewed: row('neutral', 'Not evaluated', 'evaluate', ['continue']),
  fixable: row('wait', 'Needs fixes', 'fix', ['continue', 'evaluate', 'submit']),
  blocked: row('bad', 'Blocked', 'fix', ['continue', 'evaluate']),
  ready: row('info', 'Ready', 'submit', ['continue', 'evaluate']),
  registering: row('info', 'Registering', null, ['cancel']),
  'identity-check': row('info', 'Identity check', null, ['cancel']),
  'sharing-now': row('info', 'Sharing', null, ['cancel']),
  'partner-review': row('info', 'Partner review', null, ['nudge']),
  'carrier-review': row('info', 'Carrier review', null),
  tokens: row('wait', 'Tokens needed', 'buy-tokens', ['cancel']),
  credentials: row('wait', 'Not connected', 'connect', ['cancel']),
  code: row('wait', 'Code needed', 'enter-code', ['cancel']),
  authentication: row('wait', 'Vetting needed', 'order-vetting', ['cancel']),
  sharing: row('wait', 'Not shared', 'share', ['cancel']),
  verified: row('good', 'Verified', 'add-campaign'),
  'partly-approved': row('wait', 'Partly approved', 'correct'),
  // The other carriers are still reviewing it: there is nothing to correct.
  'approved-so-far': row('info', 'Carrier review', null),
  approved: row('good', 'Approved', null, ['correct', 'add-campaign']),
  'approved-changed': row('good', 'Approved', 'submit', ['continue', 'evaluate', 'add-campaign']),
  // A page can be what was wrong: then nothing of the packet changes before it is sent again.
  denied: row('bad', 'Denied', 'correct', ['submit', 'evaluate', 'contest']),
  // It was fixed outside of the packet, such as on a page, and the evaluation after the denial found nothing.
  resubmittable: row('wait', 'Ready to resubmit', 'submit', ['correct', 'evaluate', 'contest']),
  corrected: row('wait', 'Corrected', 'submit', ['continue', 'evaluate', 'contest']),
  'denied-finally': row('bad', 'Denied for good', 'contest', ['correct']),
  suspended: row('bad', 'Suspended', 'correct', ['contest']),
  'suspended-changed': row('bad', 'Suspended', 'submit', ['continue', 'evaluate', 'contest']),
  expired: row('neutral', 'Expired', 'copy'),
  closed: row('neutral', 'Closed', 'copy'),
};

type Standing = Pick<
  Registration,
  | 'status'
  | 'revision'
  | 'versionStatus'
  | 'actionRequired'
  | 'completeness'
  | 'progress'
  | 'denial'
  | 'lastEvaluation'
  | 'campaign'
>;

/** Which evaluation counts: one of the newest values. An older one says nothing about them. */
export const currentEvaluationOf = ({
  lastEvaluation,
  revision,
}: Pick<Registration, 'lastEvaluation' | 'revision'>) =>
  lastEvaluation !== null && lastEvaluation.revision === revision ? lastEvaluation : null;

/** After a submission the reviewers' decision counts. The verdict and edits of an older evaluation are no longer shown. */
export const isStillOpen = ({
  status,
  versionStatus,
}: Pick<Registration, 'status' | 'versionStatus'>): boolean =>
  status === 'DRAFT' || status === 'DENIED' || (versionStatus === 'DRAFT' && status !== 'CLOSED');

function nameOfDraft(registration: Standing): StateName {
  const evaluation = currentEvaluationOf(registration);
  if (evaluation !== null) {
    return evaluation.verdict;
  }
  return registration.completeness.missing.length > 0 ? 'incomplete' : 'unreviewed';
}

/** As the service decides whether a correction may be submitted. */
const isFinal = ({ denial }: Pick<Registration, 'denial'>) => denial !== null && isFinalDenial(denial.codes);

/** The evaluation before the denial was wrong, or was overruled; one after it has seen what changed since. */
function isReadyAgain(registration: Pick<Standing, 'denial' | 'lastEvaluation' | 'revision'>): boolean {
  const evaluation = currentEvaluationOf(registration);
  return (
    evaluation?.verdict === 'ready' &&
    registration.denial !== null &&
    evaluation.createdAt > registration.denial.at
  );
}

/** Values that reviewers have not seen: evaluated they are ready or have problems of their own, until then they are a correction. */
function nameOfCorrection(registration: Standing): StateName {
  return currentEvaluationOf(registration) === null ? 'corrected' : nameOfDraft(registration);
}

const CORRECTABLE: ReadonlySet<StateName> = new Set(['denied', 'partly-approved']);

/** Their label stays: what is at the registry is so, whatever the packet says by now. */
const WITH_CHANGES: Readonly<Partial<Record<StateName, StateName>>> = {
  approved: 'approved-changed',
  suspended: 'suspended-changed',
};

function withChanges(name: StateName, registration: Standing): StateName {
  if (registration.versionStatus !== 'DRAFT') {
    return name;
  }
  return CORRECTABLE.has(name) ? nameOfCorrection(registration) : (WITH_CHANGES[name] ?? name);
}

const IN_REVIEW: Readonly<Partial<Record<Registration['progress']['phase'], StateName>>> = {
  registering: 'registering',
  'identity-check': 'identity-check',
  sharing: 'sharing-now',
  'partner-review': 'partner-review',
  'carrier-review': 'carrier-review',
};

function nameAtReviewers(registration: Standing): StateName {
  const { status, progress, actionRequired } = registration;
  switch (status) {
    case 'DRAFT':
      return nameOfDraft(registration);
    case 'SUBMITTED':
      return IN_REVIEW[progress.phase] ?? 'registering';
    case 'ACTION_REQUIRED':
      return actionRequired ?? (progress.phase === 'suspended' ? 'suspended' : 'sharing');
    case 'APPROVED':
      return progress.phase === 'verified'
        ? 'verified'
        : progress.phase === 'partly-approved'
          ? progress.waitingFor === 'you'
            ? 'partly-approved'
            : 'approved-so-far'
          : 'approved';
    case 'DENIED':
      return isFinal(registration)
        ? 'denied-finally'
        : isReadyAgain(registration)
          ? 'resubmittable'
          : 'denied';
    case 'CLOSED':
      return progress.phase === 'expired' ? 'expired' : 'closed';
    default:
      return status satisfies never;
  }
}

type Subject = Standing &
  Pick<Registration, 'campaignId' | 'brandId' | 'brandStanding' | 'registeredBrand' | 'carriers' | 'sharing'>;

const ENDED_STATES: ReadonlySet<StateName> = new Set(['closed', 'expired']);

/** What only some brands and campaigns need. */
function seldomActions({ campaignId, brandStanding, registeredBrand, sharing }: Subject): Action[] {
  const entityType = registeredBrand?.entityType;
  const isWaiting = brandStanding?.vettingStatus === 'PENDING';
  return [
    ...(brandStanding?.status === 'FAILED' && entityType !== 'SOLE_PROPRIETOR'
      ? (['appeal-identity'] as const)
      : []),
    ...(entityType === 'PUBLIC_PROFIT' && isWaiting ? (['send-contact-mail'] as const) : []),
    ...(campaignId !== null ? (['files', 'numbers'] as const) : []),
    ...(campaignId !== null && sharing?.sharingStatus === 'ACCEPTED' ? (['migrate'] as const) : []),
  ];
}

/** What depends on the records at the registry, and what can always be done. */
function furtherActions(name: StateName, registration: Subject): Action[] {
  const { campaignId, brandId, brandStanding, registeredBrand, status } = registration;
  const isActiveBrand = brandStanding?.status === 'ACTIVE';
  const isVetted = ['PENDING', 'UNSCORE'].includes(brandStanding?.vettingStatus ?? '');
  const canVet =
    isActiveBrand &&
    !isVetted &&
    registeredBrand?.entityType !== 'SOLE_PROPRIETOR' &&
    name !== 'authentication';
  const isEnded = ENDED_STATES.has(name);
  // A change of what is approved reaches the registry with a submission, whatever the state is called.
  const isChanged = status === 'APPROVED' && registration.versionStatus === 'DRAFT';
  return [
    ...(isChanged ? (['submit'] as const) : []),
    ...(canVet && !isEnded ? (['vet'] as const) : []),
    ...(isEnded ? [] : seldomActions(registration)),
    'copy',
    ...(campaignId !== null && !isEnded ? (['deactivate-campaign'] as const) : []),
    ...(brandId !== null && campaignId === null && brandStanding !== null && !isEnded
      ? (['delete-brand'] as const)
      : []),
    ...(status === 'DRAFT' ? (['delete'] as const) : isEnded ? [] : (['close'] as const)),
  ];
}

/** Only a partner that declined can be asked to reconsider here. */
const canContest = ({ campaignId, denial }: Subject) => campaignId !== null && denial?.by !== 'registry';

export function stateOf(registration: Subject): RegistrationState {
  const name = withChanges(nameAtReviewers(registration), registration);
  const { others, primary, ...state } = STATES[name];
  const isPossible = (action: Action) => action !== 'contest' || canContest(registration);
  const first = primary !== null && !isPossible(primary) ? 'correct' : primary;
  // Beside the counts of an earlier evaluation, “Not evaluated” would contradict them.
  const isChanged = name === 'unreviewed' && registration.lastEvaluation !== null;
  const label = isChanged ? 'Changed since evaluation' : state.label;
  const all = [...others.filter(isPossible), ...furtherActions(name, registration)];
  return {
    name,
    ...state,
    label,
    primary: first,
    others: [...new Set(all)].filter((action) => action !== first),
  };
}

export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  continue: 'Edit packet',
  evaluate: 'Evaluate',
  fix: 'Fix problems',
  submit: 'Submit',
  correct: 'Correct',
  contest: 'Contest',
  'buy-tokens': 'Get tokens',
  connect: 'Connect registry',
  'enter-code': 'Enter code',
  'order-vetting': 'Order vetting',
  share: 'Share',
  'add-campaign': 'Add campaign',
  nudge: 'Nudge partner',
  vet: 'Order vetting',
  'appeal-identity': 'Appeal with evidence',
  'send-contact-mail': 'Send Authentication+ mail again',
  files: 'Campaign files',
  numbers: 'Phone numbers',
  migrate: 'Move to another partner',
  cancel: 'Cancel submission',
  copy: 'Copy',
  delete: 'Delete draft',
  close: 'Close registration',
  'deactivate-campaign': 'Deactivate campaign',
  'delete-brand': 'Delete brand',
};
