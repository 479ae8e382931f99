// The sentence on top: where the registration stands, what is next, and whom it waits for since when.
import { Text } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { plural } from '../../../format/words.ts';
import { GetTokens } from '../../../parts/get-tokens.tsx';
import { TonePanel } from '../../../parts/tone.tsx';
import { Age } from '../../../registrations/registration-row.tsx';
import {
  type RegistrationState,
  type StateName,
  stateOf,
} from '../../../registrations/registration-state.ts';

const WAITING: Readonly<Record<Registration['progress']['waitingFor'], string>> = {
  you: 'Waits for you',
  registry: 'Waits for the registry',
  partner: 'Waits for your connectivity partner',
  carriers: 'Waits for the carriers',
  nobody: 'Nothing to do',
};

/** What drafts wait for. Everything else says it in `progress.nextAction`. */
const NEXT: Readonly<Partial<Record<StateName, (registration: Registration) => string>>> = {
  incomplete: ({ completeness }) =>
    `${plural(completeness.missing.length, 'required field')} without a value. You can evaluate it at any time: what is missing is a finding.`,
  unreviewed: () =>
    'Every required field has a value. Evaluate it before you pay any fee: we read it as reviewers do.',
  fixable: () =>
    'The evaluation found errors that reviewers would deny it for. Fix them, then evaluate again.',
  blocked: () => 'The evaluation found something that no edit mends. See the review.',
  denied: ({ denial }) =>
    `The reviewer’s words are below${denial !== null && denial.fields.length > 0 ? `, with the ${plural(denial.fields.length, 'field')} that they concern` : ''}. Correct what they mean, and submit again.`,
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

const nextOf = (registration: Registration, { name }: RegistrationState): string =>
  NEXT[name]?.(registration) ?? registration.progress.nextAction;

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
          {nextOf(registration, state)} {state.name === 'tokens' && <GetTokens />}
        </Text>
        <Text size="sm" c="dimmed">
          {WAITING[waitingFor]} · <Age at={since} />
        </Text>
      </TonePanel>
    </div>
  );
}
