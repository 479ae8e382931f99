// The verdict of an evaluation with its counts, whether it is about the newest values, and the fees of a submission.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Evaluation, Registration } from '@tendlc/client';
import type { ReactNode } from 'react';
import { plural, showTime } from '../../../format/words.ts';
import { type Tone, ToneBadge, TonePanel } from '../../../parts/tone.tsx';
import { addFees, feesInWords, FeeTable } from '../../../registrations/fees.tsx';
import { Age } from '../../../registrations/registration-row.tsx';
import { currentEvaluationOf, isStillOpen } from '../../../registrations/registration-state.ts';

type VerdictName = Evaluation['verdict'];

const WORDS: Readonly<Record<VerdictName, { tone: Tone; title: string; text: string }>> = {
  ready: {
    tone: 'good',
    title: 'Ready to submit',
    text: 'No errors. Warnings and tips below are worth a look; none of them stands in the way.',
  },
  fixable: {
    tone: 'wait',
    title: 'Fix these first',
    text: 'Reviewers deny registrations for errors like these, and each new review costs a fee.',
  },
  blocked: {
    tone: 'bad',
    title: 'This cannot be registered as it is',
    text: 'At least one finding is final: no edit fixes it.',
  },
};

type Props = {
  readonly registration: Registration;
  readonly evaluation: Evaluation;
  readonly start: ReactNode;
  readonly isRunning: boolean;
};

export function Verdict({ registration, evaluation, start, isRunning }: Props) {
  const { tone, title, text } = WORDS[evaluation.verdict];
  const { error, warning, info } = evaluation.counts;
  const isCurrent = currentEvaluationOf(registration)?.id === evaluation.id;
  const isOpen = isStillOpen(registration);
  const { denial } = registration;
  const isBeforeDenial = denial !== null && Date.parse(evaluation.createdAt) < Date.parse(denial.at);
  // “Ready to submit” beside a denial would contradict it.
  const isJudging = isOpen && !isBeforeDenial;
  return (
    <section className="card" aria-label="Verdict">
      <Stack gap="sm">
        <div role="status">
          <Group gap="sm">
            <Title order={2}>{isRunning ? 'Evaluating…' : isJudging ? title : 'The last evaluation'}</Title>
            <ToneBadge tone={isJudging ? tone : 'neutral'}>{plural(error, 'error')}</ToneBadge>
            <Text size="sm" c="dimmed">
              {plural(warning, 'warning')}, {plural(info, 'tip')} ·{' '}
              <span title={showTime(evaluation.createdAt)}>
                evaluated <Age at={evaluation.createdAt} />
              </span>
            </Text>
          </Group>
          {!(isOpen && isBeforeDenial) && (
            <Text>
              {isOpen
                ? text
                : 'It was made before the submission. What reviewers decided is on the overview.'}
            </Text>
          )}
        </div>
        {(!isCurrent || isBeforeDenial) && isOpen && (
          <TonePanel tone="wait">
            <Text size="sm">
              {isBeforeDenial ? (
                'This evaluation is from before the denial. Evaluate again: the next one names what was denied and what a correction costs.'
              ) : (
                <>
                  The packet has changed since: this is about revision {evaluation.revision}, and the newest
                  is {registration.revision}. Evaluate again before you submit.
                </>
              )}
            </Text>
          </TonePanel>
        )}
        {start}
        {isCurrent && isOpen && (
          <details>
            <summary>Submission cost: {feesInWords(addFees([evaluation.fees]))}</summary>
            <FeeTable fees={evaluation.fees} />
            <Text size="xs" c="dimmed" mt="xs">
              The invoice of the registry is authoritative.
            </Text>
          </details>
        )}
      </Stack>
    </section>
  );
}
