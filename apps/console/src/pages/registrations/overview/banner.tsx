// The sentence on top: where the registration stands, what is next, and whom it waits for since when.
import { Text } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { plural } from '../../../format/words.ts';
import { GetTokens } from '../../../parts/get-tokens.tsx';
import { TonePanel } from '../../../parts/tone.tsx';
import { Age } from '../../../registrations/registration-row.tsx';
import { type StateName, stateOf } from '../../../registrations/registration-state.ts';

const WAITING: Readonly<Record<Exclude<Registration['progress']['waitingFor'], 'nobody'>, string>> = {
  you: 'Waiting on you',
  registry: 'Waiting on the registry',
  partner: 'Waiting on your connectivity partner',
  carriers: 'Waiting on the carriers',
};

const DENIED_BY = {
  registry: 'The registry',
  partner: 'The connectivity partner',
  carrier: 'A carrier',
} as const;

/** What drafts wait for. Everything else says it in `progress.nextAction`. */
const NEXT: Readonly<Partial<Record<StateName, (registration: Registration) => string>>> = {
  incomplete: ({ completeness }) =>
    `${plural(completeness.missing.length, 'required field has', 'required fields have')} no value yet. You can evaluate the draft at any time: the review lists what is missing.`,
  unreviewed: () =>
    'Every required field has a value. Evaluate it before you pay any fee: we read it as reviewers do.',
  fixable: () =>
    'The evaluation found errors that reviewers would deny it for. Fix them, then evaluate again.',
  blocked: () => 'The evaluation found a problem that no edit can fix. See the review.',
  denied: ({ denial }) =>
    `${DENIED_BY[denial?.by ?? 'partner']} denied this registration. Correct ${denial !== null && denial.fields.length === 1 ? 'the field' : 'the fields'} below, then resubmit.`,
  resubmittable: () =>
    'The evaluation after the denial found no errors: what was wrong has changed. Resubmit the registration.',
  corrected: () =>
    'The packet has changed since the reviewers saw it. Submit it again: it is evaluated first, and every fee is shown.',
  'suspended-changed': () =>
    'A carrier suspended the campaign, and the packet has changed since. The change reaches the registry when you submit it.',
  'approved-changed': () =>
    'The packet has changed since the approval. The change reaches the registry when you submit it.',
  'denied-finally': () =>
    'The code of this denial cannot be resubmitted. Contest it if the reviewer is mistaken.',
  ready: () => 'The evaluation found no errors. Submit it once; we take it to the carriers.',
};

export const nextOf = (registration: Registration): string =>
  NEXT[stateOf(registration).name]?.(registration) ?? registration.progress.nextAction;

export function Banner({ registration }: { registration: Registration }) {
  const state = stateOf(registration);
  const { waitingFor, since } = registration.progress;
  return (
    <div role="status">
      <TonePanel tone={state.tone}>
        <Text fw={700} className="tone-words">
          {state.label}
        </Text>
        <Text>
          {nextOf(registration)} {state.name === 'tokens' && <GetTokens />}
        </Text>
        <Text size="sm" c="dimmed">
          {waitingFor !== 'nobody' && `${WAITING[waitingFor]} · `}
          <Age at={since} />
        </Text>
      </TonePanel>
    </div>
  );
}
