// Columns that the tables of brands and campaigns share: status, customer, and credentials.
import { Text } from '@mantine/core';
import type { Brand, Campaign } from '@tendlc/client';
import { nameToWords, showExactTime } from '../../format/words.ts';
import type { Column } from '../../parts/record-table.tsx';
import { type Kind, PhaseBadge, phaseWords, STATUS_WORDS } from '../../registrations/status.tsx';
import type { Filter } from './list-filters.tsx';
import { Customer, SetLink } from '../../registrations/credential-choice.tsx';

type Registered = Pick<Brand | Campaign, 'userId' | 'credentialId' | 'progress' | 'updatedAt'>;

/** `statusOf` returns the code that the filter uses. */
const wordsOf = (kind: Kind, status: string): string => STATUS_WORDS[kind][status] ?? nameToWords(status);

export const recordColumns = <Row extends Registered>(
  kind: Kind,
  statusOf: (row: Row) => string,
): readonly Column<Row>[] => [
  {
    name: 'status',
    label: 'Status',
    sortBy: statusOf,
    show: (row) => (
      <>
        <PhaseBadge progress={row.progress} kind={kind} />
        {wordsOf(kind, statusOf(row)) !== phaseWords(row.progress.phase, kind) && (
          <Text size="xs" c="dimmed">
            {wordsOf(kind, statusOf(row))}
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'userId',
    label: 'Customer',
    sortBy: ({ userId }) => userId,
    show: ({ userId, credentialId }) => (
      // Enough width for a typical email on one line.
      <div style={{ minWidth: '9.5rem' }}>
        <Customer userId={userId} />
        <br />
        <SetLink id={credentialId} isClamped />
      </div>
    ),
  },
  {
    name: 'updatedAt',
    label: 'Updated',
    kind: 'nowrap',
    sortBy: ({ updatedAt }) => updatedAt,
    show: ({ updatedAt }) => showExactTime(updatedAt),
  },
];

export const statusFilter = (kind: Kind, statuses: readonly string[]): Filter => ({
  name: 'status',
  label: 'Status',
  choices: statuses.map((value) => ({ value, label: wordsOf(kind, value) })),
});
