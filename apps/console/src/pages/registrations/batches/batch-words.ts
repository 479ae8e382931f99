// The states of batches and of their rows in words, each with its tone.
import type { RegistrationBatch } from '@tendlc/client';
import { plural, showNumber } from '../../../format/words.ts';
import type { Tone } from '../../../parts/tone.tsx';
import { pathWords } from '../../../registrations/paths.ts';
import type { RowState } from './batch-data.ts';

type Words = { readonly label: string; readonly tone: Tone };

const ROW_WORDS: Readonly<Record<RowState, Words>> = {
  INVALID: { label: 'Invalid', tone: 'bad' },
  DRAFT: { label: 'Draft', tone: 'neutral' },
  READY: { label: 'Ready', tone: 'good' },
  NOT_READY: { label: 'Not ready', tone: 'wait' },
  SUBMITTED: { label: 'Submitted', tone: 'info' },
  ACTION_REQUIRED: { label: 'Action required', tone: 'wait' },
  APPROVED: { label: 'Approved', tone: 'good' },
  DENIED: { label: 'Denied', tone: 'bad' },
};

/** A dry run makes no draft: a row can become one or not. */
export const rowWords = (state: RowState, isDryRun: boolean): Words =>
  isDryRun && state === 'DRAFT' ? { label: 'Can become a draft', tone: 'good' } : ROW_WORDS[state];

export const BATCH_WORDS: Readonly<Record<RegistrationBatch['status'], Words>> = {
  READING: { label: 'Reading rows', tone: 'info' },
  READY: { label: 'Waiting on you', tone: 'neutral' },
  EVALUATING: { label: 'Evaluating rows', tone: 'info' },
  SUBMITTING: { label: 'Submitting rows', tone: 'info' },
  PAUSED: { label: 'Paused', tone: 'wait' },
  DONE: { label: 'Done', tone: 'good' },
  CANCELLED: { label: 'Canceled', tone: 'neutral' },
};

/** What needs a correction, the most urgent first. */
const URGENT: readonly RowState[] = ['DENIED', 'ACTION_REQUIRED', 'INVALID', 'NOT_READY'];

/** The rows that a person looks for first; undefined if none needs a correction. */
export const urgentState = ({ counts }: RegistrationBatch): RowState | undefined =>
  URGENT.find((state) => counts[state] > 0);

export const stateEntries = ({ counts }: RegistrationBatch): [RowState, number][] =>
  (Object.entries(counts) as [RowState, number][]).filter(([, count]) => count > 0);

/** Rows that a submission leaves out, with each reason. Such as “3 rows left out: 2 not ready, 1 invalid.” */
export function leftOutInWords({ counts }: RegistrationBatch): string | undefined {
  const reasons = (
    [
      ['DRAFT', 'not evaluated'],
      ['NOT_READY', 'not ready'],
      ['INVALID', 'invalid'],
    ] as const
  ).filter(([state]) => counts[state] > 0);
  const rows = reasons.reduce((sum, [state]) => sum + counts[state], 0);
  return rows === 0
    ? undefined
    : `${plural(rows, 'row')} left out: ${reasons.map(([state, words]) => `${showNumber(counts[state])} ${words}`).join(', ')}.`;
}

/** Such as “28 drafts, 2 invalid”. */
export const countsInWords = (batch: RegistrationBatch): string =>
  stateEntries(batch)
    .map(([state, count]) =>
      state === 'DRAFT' && !batch.dryRun
        ? plural(count, 'draft')
        : `${showNumber(count)} ${rowWords(state, batch.dryRun).label.toLowerCase()}`,
    )
    .join(', ');

export const doneInWords = ({ rowCount, remaining }: RegistrationBatch): string =>
  `${rowCount - remaining} of ${plural(rowCount, 'row')}`;

/** Such as “EIN”; `row` is the whole row. */
export const columnWords = (column: string): string => (column === 'row' ? 'Row' : pathWords(column));
