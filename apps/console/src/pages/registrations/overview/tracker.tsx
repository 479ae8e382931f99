// The way of a registration to the carriers, from the steps of its progress.
import type { Registration } from '@tendlc/client';
import { showShortTime } from '../../../format/words.ts';
import { type ProgressStep, ProgressSteps } from '../../../registrations/progress.tsx';
import { stateOf } from '../../../registrations/registration-state.ts';

type Step = Registration['progress']['steps'][number];

const TITLES: Readonly<Record<Step['step'], string>> = {
  brand: 'Brand',
  identity: 'Identity check',
  campaign: 'Campaign',
  partner: 'Partner review',
  carriers: 'Carrier review',
};

function wordsOf({ step, state, at }: Step, registration: Registration): string {
  switch (state) {
    case 'done':
      return at === null ? '' : showShortTime(at);
    case 'current': {
      const { label } = stateOf(registration);
      return label === TITLES[step] ? 'In progress' : label;
    }
    case 'failed':
      return step === 'carriers' && registration.progress.phase === 'suspended' ? 'Suspended' : 'Denied';
    case 'waiting':
      return '';
    default:
      return state satisfies never;
  }
}

const STATES: Readonly<Record<Step['state'], ProgressStep['state']>> = {
  done: 'done',
  current: 'here',
  failed: 'failed',
  waiting: 'ahead',
};

/** One list of steps for the tracker, whatever the registration waits for. A packet without a campaign ends with its brand. */
function stepsOf(registration: Registration): ProgressStep[] {
  const isBrandOnly = registration.campaign === null && registration.campaignId === null;
  const shown = isBrandOnly ? registration.progress.steps.slice(0, 2) : registration.progress.steps;
  const isYours = registration.progress.waitingFor === 'you';
  return shown.map((step) => ({
    title: TITLES[step.step],
    state: step.state === 'current' && isYours ? 'yours' : STATES[step.state],
    words: wordsOf(step, registration),
  }));
}

export const Tracker = ({ registration }: { registration: Registration }) => (
  <ProgressSteps steps={stepsOf(registration)} />
);
