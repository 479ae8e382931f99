// The rows of a batch: where each stands, and what is wrong with it.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { BatchRow, RegistrationBatch } from '@tendlc/client';
import { useState } from 'react';
import { plural } from '../../../format/words.ts';
import { TextLink } from '../../../parts/link-button.tsx';
import { Pager } from '../../../parts/pager.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { ToneBadge } from '../../../parts/tone.tsx';
import { type RowState, useBatchRows } from './batch-data.ts';
import { columnWords, rowWords, stateEntries } from './batch-words.ts';
import './batches.css';

const PROBLEMS_SHOWN = 4;

function Problems({ problems }: Pick<BatchRow, 'problems'>) {
  const [isWhole, setWhole] = useState(false);
  if (problems.length === 0) {
    // On a phone, a cell without content takes no line.
    return null;
  }
  const shown = isWhole ? problems : problems.slice(0, PROBLEMS_SHOWN);
  const more = problems.length - shown.length;
  return (
    <>
      <ul className="row-problems">
        {shown.map(({ column, problem }) => (
          <li key={`${column}${problem}`}>
            {!problem.startsWith(columnWords(column)) && <strong>{columnWords(column)}: </strong>}
            <bdi>{problem}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          Show {plural(more, 'more problem')}
        </Button>
      )}
    </>
  );
}

/** Nothing at all where there is no text: on a phone, the cell then takes no line. */
const given = (text: string | null) => (text === null ? null : <bdi>{text}</bdi>);

const columnsOf = (isDryRun: boolean): readonly Column<BatchRow>[] => [
  { name: 'row', label: 'Row', kind: 'number', show: ({ row }) => row },
  {
    name: 'reference',
    label: 'Reference',
    show: ({ reference, registrationId }) =>
      registrationId === null ? (
        <bdi>{reference ?? '–'}</bdi>
      ) : (
        <TextLink to="/registrations/$id" params={{ id: String(registrationId) }}>
          <bdi>{reference}</bdi>
        </TextLink>
      ),
  },
  {
    name: 'brand',
    label: 'Brand',
    show: ({ brandName, label }) => given(brandName ?? label),
  },
  { name: 'customer', label: 'Customer', show: ({ customer }) => given(customer) },
  {
    name: 'status',
    label: 'Status',
    kind: 'nowrap',
    show: ({ state }) => {
      const { tone, label } = rowWords(state, isDryRun);
      return <ToneBadge tone={tone}>{label}</ToneBadge>;
    },
  },
  {
    name: 'problems',
    label: 'Problems',
    kind: 'words',
    show: ({ problems }) => <Problems problems={problems} />,
  },
];

type Props = {
  readonly batch: RegistrationBatch;
  /** The state that is shown until another one is chosen; all of them if undefined. */
  readonly first: RowState | undefined;
};

export function BatchRows({ batch, first }: Props) {
  const [chosen, setChosen] = useState<RowState | 'all'>();
  const state = chosen === 'all' ? undefined : (chosen ?? first);
  const [page, setPage] = useState(1);
  const { data, error } = useBatchRows(batch, state, page);
  const choose = (next: RowState | undefined) => {
    setChosen(next ?? 'all');
    setPage(1);
  };
  const entries = stateEntries(batch);
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label="Rows to show">
        {[[undefined, batch.rowCount] as const, ...entries].map(([each, count]) => (
          <Button
            key={each ?? 'all'}
            size="compact-sm"
            variant={each === state ? 'light' : 'default'}
            aria-pressed={each === state}
            onClick={() => choose(each)}
          >
            {each === undefined ? 'All' : rowWords(each, batch.dryRun).label} ({count})
          </Button>
        ))}
      </Group>
      {error !== null && <ProblemNote error={error} />}
      {data === undefined ? (
        error === null && <Skeleton h={240} />
      ) : data.rows.length === 0 ? (
        <Text>No rows have this status now.</Text>
      ) : (
        <>
          <RecordTable
            label="Rows of the file"
            columns={columnsOf(batch.dryRun)}
            rows={data.rows}
            keyOf={({ row }) => row}
            sort={undefined}
            onSort={() => undefined}
          />
          <Pager
            page={page}
            totalPages={data.pagination.totalPages}
            total={plural(data.pagination.total, 'row')}
            onTurn={setPage}
          />
        </>
      )}
    </Stack>
  );
}
