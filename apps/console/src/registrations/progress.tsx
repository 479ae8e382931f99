// The progress of a registration in steps: done, current, whom it waits for and since when, and not started.
import { Text, VisuallyHidden } from '@mantine/core';
import type { BrandDetail, CampaignDetail, Progress } from '@tendlc/client';
import { nameToWords, plural, showAge, showTime } from '../format/words.ts';
import './registrations.css';
import { waitingWords } from './status.tsx';

type State = 'done' | 'here' | 'yours' | 'failed' | 'ahead';

export type ProgressStep = { readonly title: string; readonly state: State; readonly words: string };

const SIGNS: Readonly<Record<State, string>> = { done: '✓', here: '…', yours: '!', failed: '✕', ahead: '' };
const SAID: Readonly<Record<State, string>> = {
  done: 'Done',
  here: 'In progress',
  yours: 'Action required',
  failed: 'Failed',
  ahead: 'Not started',
};

export function ProgressSteps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <section className="card" aria-label="Progress">
      <ol className="way">
        {steps.map(({ title, state, words }, index) => (
          <li key={title} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            <span className="way-mark" aria-hidden="true">
              {SIGNS[state] || index + 1}
            </span>
            <Text fw={600} size="sm">
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              <VisuallyHidden>{SAID[state]}. </VisuallyHidden>
              {words}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

const awaited = ({ waitingFor, since }: Progress) => `${waitingWords(waitingFor)} · ${showAge(since)}`;
const stateOf = ({ waitingFor }: Progress): State => (waitingFor === 'you' ? 'yours' : 'here');

function identityStep({ progress, brand_status }: BrandDetail): ProgressStep {
  const title = 'Identity verification';
  if (brand_status === 'FAILED') {
    return { title, state: 'failed', words: 'Rejected. See details below.' };
  }
  return progress.phase === 'identity-check'
    ? { title, state: stateOf(progress), words: awaited(progress) }
    : { title, state: brand_status === 'ACTIVE' ? 'done' : 'ahead', words: '' };
}

function vettingStep({ vettingStatus, trustScore, brand_status, entityType }: BrandDetail): ProgressStep {
  const title = 'Vetting';
  switch (vettingStatus) {
    case 'ACTIVE':
      return {
        title,
        state: 'done',
        words: trustScore === null ? 'Confirmed' : `Score ${trustScore} of 100`,
      };
    case 'PENDING':
    case 'UNSCORE':
      return { title, state: 'here', words: 'Waiting on the vetting provider' };
    case 'FAILED':
      return { title, state: 'failed', words: 'Vetting failed' };
    case null:
    default: {
      const isNeeded = entityType === 'PUBLIC_PROFIT' && brand_status === 'ACTIVE';
      return isNeeded
        ? { title, state: 'yours', words: 'Required before the first campaign' }
        : { title, state: 'ahead', words: 'Optional. For higher throughput.' };
    }
  }
}

/** @param campaigns the number of campaigns; undefined if they are not loaded */
export function brandProgress(brand: BrandDetail, campaigns: number | undefined): ProgressStep[] {
  const isVerified = brand.brand_status === 'ACTIVE';
  const registered: ProgressStep =
    brand.tcrBrandId === null
      ? { title: 'Registered', state: 'here', words: awaited(brand.progress) }
      : { title: 'Registered', state: 'done', words: showTime(brand.createdAt) };
  const campaignStep: ProgressStep =
    campaigns !== undefined && campaigns > 0
      ? { title: 'Campaigns', state: 'done', words: plural(campaigns, 'campaign') }
      : { title: 'Campaigns', state: isVerified ? 'yours' : 'ahead', words: 'Register a campaign' };
  const vetting = brand.entityType === 'SOLE_PROPRIETOR' ? [] : [vettingStep(brand)];
  return [registered, identityStep(brand), ...vetting, campaignStep];
}

const PLACE_OF_PHASE: Readonly<Record<string, number>> = {
  registering: 0,
  sharing: 1,
  'partner-review': 2,
  declined: 2,
  'carrier-review': 3,
  'partly-approved': 3,
  approved: 4,
  rejected: 3,
  suspended: 3,
};
const FAILED_PHASES = new Set(['declined', 'rejected', 'suspended']);

export function campaignProgress(campaign: CampaignDetail): ProgressStep[] {
  const { progress, carriers, sharing, createdAt } = campaign;
  const place = PLACE_OF_PHASE[progress.phase] ?? 0;
  const isFailed = FAILED_PHASES.has(progress.phase);
  const registered = carriers.filter(({ status }) => status === 'REGISTERED').length;
  const done = [
    showTime(createdAt),
    sharing?.upstreamCnpId ?? '',
    sharing?.sharingStatus === null || sharing === null ? '' : nameToWords(sharing.sharingStatus),
    `${registered} of ${plural(carriers.length, 'carrier')}`,
  ];
  return ['Registered', 'Shared with partner', 'Partner review', 'Carrier review'].map((title, index) => {
    if (index < place) {
      return { title, state: 'done', words: done[index] ?? '' };
    }
    if (index > place) {
      return { title, state: 'ahead', words: '' };
    }
    const words =
      index === 3 && carriers.length > 0
        ? `${done[3]}. ${waitingWords(progress.waitingFor)}`
        : awaited(progress);
    return isFailed
      ? { title, state: 'failed', words: `${nameToWords(progress.phase)}. See details below.` }
      : { title, state: stateOf(progress), words };
  });
}
