// A score as a bar below the verdict.
import { Text } from '@mantine/core';
import type { Results } from './verdict.ts';

type Score = { readonly value: number; readonly max: number; readonly words: string };

/** Fields that the meter already shows. */
export const SHOWN_IN_METER = ['score', 'maxScore', 'percentage', 'approvalRate'];

export function scoreOf({ score, maxScore = 100, approvalRate }: Results): Score | undefined {
  if (typeof approvalRate === 'number') {
    return { value: approvalRate, max: 100, words: `${approvalRate} of 100 approved on first submission` };
  }
  return typeof score === 'number' && typeof maxScore === 'number' && maxScore > 0
    ? { value: score, max: maxScore, words: `${score} of ${maxScore} points` }
    : undefined;
}

export function ScoreMeter({ score: { value, max, words } }: { score: Score }) {
  return (
    <div style={{ maxWidth: '24rem', marginTop: '0.5rem' }}>
      <div
        className="meter"
        role="meter"
        aria-label="Score"
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
        style={{ border: '1px solid var(--tone)' }}
      >
        <span style={{ width: `${(100 * Math.max(0, value)) / max}%` }} />
      </div>
      <Text size="sm" mt={2}>
        {words}
      </Text>
    </div>
  );
}
