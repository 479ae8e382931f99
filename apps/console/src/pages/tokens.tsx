// Where every token came from and went.
import { Button, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TokenTransaction } from '@tendlc/client';
import { ask } from '../api/ask.ts';
import { useUser } from '../api/session.ts';
import { nameToWords, plural, showNumber, showTime } from '../app/words.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ButtonLink } from '../parts/link-button.tsx';
import { Page } from '../parts/page.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { toCsv } from '../results/csv.ts';
import { download } from '../results/download.ts';

const ROWS = 25;
const ROWS_PER_EXPORT_CALL = 100;

const WORDS: Readonly<Record<string, string>> = {
  trial: 'To try it out',
  purchase: 'Bought',
  daily_free: 'Free token of the day',
  usage: 'Used',
  refund: 'Given back',
};

/** Said in UTC without its letter. */
const timeOf = ({ createdAt }: TokenTransaction) => `${createdAt.replace(' ', 'T')}Z`;

const whatFor = ({ toolName, notes }: TokenTransaction) =>
  [toolName === null ? undefined : nameToWords(toolName), notes ?? undefined]
    .filter((part) => part !== undefined)
    .join(': ');

async function everything(): Promise<TokenTransaction[]> {
  const all: TokenTransaction[] = [];
  for (;;) {
    const { transactions, total } = await ask((through) =>
      through.tokens.history({ limit: ROWS_PER_EXPORT_CALL, offset: all.length }),
    );
    all.push(...transactions);
    if (transactions.length === 0 || all.length >= total) {
      return all;
    }
  }
}

function Rows({ transactions }: { transactions: readonly TokenTransaction[] }) {
  return (
    <div className="wide" tabIndex={0} role="group" aria-label="History of tokens">
      <Table withTableBorder striped bg="var(--mantine-color-body)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th ta="right">Tokens</Table.Th>
            <Table.Th ta="right">Left</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {transactions.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{showTime(timeOf(row))}</Table.Td>
              <Table.Td>
                {WORDS[row.type] ?? nameToWords(row.type)}
                {whatFor(row) !== '' && (
                  <Text size="sm" c="dimmed" className="given">
                    {whatFor(row)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">
                {row.amount > 0 ? `+${showNumber(row.amount)}` : showNumber(row.amount)}
              </Table.Td>
              <Table.Td ta="right">{showNumber(row.balanceAfter)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Export() {
  const exporting = useMutation({
    mutationFn: async () => download('tokens.csv', 'text/csv', toCsv(await everything())),
  });
  return (
    <Stack gap="xs" align="flex-end">
      <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        Export CSV
      </Button>
      {exporting.isError && <ProblemNote error={exporting.error} />}
    </Stack>
  );
}

function History({ page }: { page: number }) {
  const navigate = useNavigate();
  const history = useQuery({
    queryKey: ['tokens', page],
    queryFn: () => ask((through) => through.tokens.history({ limit: ROWS, offset: (page - 1) * ROWS })),
    placeholderData: keepPreviousData,
    // Free, and every run adds to it.
    staleTime: 0,
  });
  if (history.isError) {
    return (
      <ProblemNote error={history.error}>
        <Button size="compact-sm" variant="default" onClick={() => void history.refetch()}>
          Try again
        </Button>
      </ProblemNote>
    );
  }
  if (history.data === undefined) {
    return <Skeleton h={320} />;
  }
  const { transactions, total } = history.data;
  const pages = Math.ceil(total / ROWS);
  return total === 0 ? (
    <EmptyState title="Nothing has happened yet">
      Every token that comes or goes will be listed here. <ButtonLink to="/tools">Run a tool</ButtonLink>
    </EmptyState>
  ) : (
    <Stack>
      <Rows transactions={transactions} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {plural(total, 'entry', 'entries')}
        </Text>
        {pages > 1 && (
          <Pagination
            total={pages}
            value={page}
            siblings={0}
            size="sm"
            onChange={(next) => void navigate({ to: '/tokens', search: next === 1 ? {} : { page: next } })}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': `${nameToWords(control)} page` })}
          />
        )}
      </Group>
    </Stack>
  );
}

export function TokensPage() {
  const { page = 1 } = useSearch({ from: '/inside/tokens' });
  const { tokenBalance, hasDailyFree } = useUser();
  return (
    <Page
      title="Tokens"
      lead={`You have ${plural(tokenBalance, 'token')}${hasDailyFree ? ' and today’s free one' : '; today’s free one is used'}. A run of a tool or a step of a registration costs one. Looking at this list is free.`}
      actions={<Export />}
    >
      <History page={page} />
    </Page>
  );
}
