// The newest entries of a longer list, one short row each.
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { showAge, showExactTime } from '../../../format/words.ts';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import './account.css';

type NewestEntry = {
  readonly key: number;
  readonly what: ReactNode;
  /** Below it, such as a reason. */
  readonly note?: string | undefined;
  readonly amount?: string;
  readonly at: string;
};

type Props = {
  readonly label: string;
  /** Undefined while they load. */
  readonly entries: readonly NewestEntry[] | undefined;
  readonly error: Error | null;
  /** The empty state. */
  readonly none: string;
};

const ROW_HEIGHT = 52;
const ROWS = 5;

export function NewestList({ label, entries, error, none }: Props) {
  if (entries === undefined) {
    return error === null ? <Skeleton h={ROWS * ROW_HEIGHT} /> : <ProblemNote error={error} />;
  }
  if (entries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    );
  }
  return (
    <ul className="newest-list" aria-label={label}>
      {entries.map(({ key, what, note, amount, at }) => (
        <li key={key}>
          <div className="newest-what">
            {what}
            {note !== undefined && note !== '' && (
              <Text size="sm" c="dimmed" className="given" lineClamp={2}>
                {note}
              </Text>
            )}
          </div>
          {amount !== undefined && <div className="newest-amount">{amount}</div>}
          <time className="newest-time" dateTime={at} title={showExactTime(at)}>
            {showAge(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
