// Token history: use by day, entries, and a CSV file of all entries.
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TokenTransaction } from '@tendlc/client';
import { useUser } from '../../api/session.ts';
import { describeTransaction, timeOfTransaction, TRANSACTION_WORDS } from '../../format/transaction-words.ts';
import { plural, showChange, showNumber, showTime } from '../../format/words.ts';
import { GetTokens, hasPurchase } from '../../parts/get-tokens.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { BarsPerDay } from '../../pictures/bars-per-day.tsx';
import { toCsv } from '../../results/csv.ts';
import { download } from '../../parts/download.ts';
import { NEWEST, readEverything, ROWS, useHistory } from './history.ts';
import { countUsePerDay, DAYS } from './use-per-day.ts';

const COLUMNS: readonly Column<TokenTransaction>[] = [
  {
    name: 'when',
    label: 'Time',
    kind: 'nowrap',
    show: (row) => showTime(timeOfTransaction(row)),
    sortBy: ({ id }) => id,
  },
  {
    name: 'what',
    label: 'Activity',
    show: (row) => {
      const { title, note } = describeTransaction(row);
      return (
        <>
          {title}
          {note !== '' && (
            <Text size="sm" c="dimmed" className="given">
              {note}
            </Text>
          )}
        </>
      );
    },
    sortBy: (row) => Object.values(describeTransaction(row)).join(' '),
  },
  {
    name: 'tokens',
    label: 'Tokens',
    kind: 'amount',
    show: ({ amount }) => showChange(amount),
    sortBy: ({ amount }) => amount,
  },
  {
    name: 'left',
    label: 'Balance',
    kind: 'amount',
    show: ({ balanceAfter }) => showNumber(balanceAfter),
    sortBy: ({ balanceAfter }) => balanceAfter,
  },
];

function Export() {
  const exporting = useMutation({
    mutationFn: async () => download('tokens.csv', 'text/csv', toCsv((await readEverything()).transactions)),
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

type Place = { readonly page?: number; readonly type?: string; readonly sort?: string };

function usePlace() {
  const place = useSearch({ from: '/inside/tokens' });
  const navigate = useNavigate();
  const go = (to: Place) => void navigate({ to: '/tokens', search: to, resetScroll: false });
  const { page: _page, sort: _sort, ...filter } = place;
  const sorting = place.sort === undefined ? {} : { sort: place.sort };
  return {
    ...place,
    page: place.page ?? 1,
    filterBy: (type: string) => go({ ...sorting, ...(type === '' ? {} : { type }) }),
    turnTo: (page: number) => go({ ...filter, ...sorting, ...(page === 1 ? {} : { page }) }),
    sortBy: (sort: string | undefined) => {
      const { sort: _before, ...rest } = place;
      go({ ...rest, ...(sort === undefined ? {} : { sort }) });
    },
  };
}

type HistoryState = ReturnType<typeof useHistory>;
type Loaded = NonNullable<HistoryState['loaded']>;

function UsePerDay({ history, loaded: { transactions, total } }: { history: HistoryState; loaded: Loaded }) {
  const isComplete = transactions.length >= total;
  const days = countUsePerDay(transactions, isComplete, new Date());
  const isUsed = days.some(({ solid, hatched }) => solid + hatched > 0);
  if (days.length === 0) {
    return (
      <Group gap="sm">
        <Text size="sm">Your latest {transactions.length} transactions are all from one day.</Text>
        <Button size="compact-sm" variant="default" loading={history.isLoadingAll} onClick={history.loadAll}>
          Chart all {showNumber(total)} transactions
        </Button>
      </Group>
    );
  }
  return !isUsed ? (
    <Text size="sm">No tokens used in the last {plural(days.length, 'day')}.</Text>
  ) : (
    <div className="card">
      <BarsPerDay
        title="Tokens used per day"
        note={
          days.length < DAYS
            ? `Days covered by your latest ${NEWEST} transactions (UTC).`
            : `Last ${DAYS} days (UTC).`
        }
        solid="From your balance"
        hatched="Daily free token"
        days={days}
      />
    </div>
  );
}

/** The API returns entries only by time, so filters apply to loaded entries, and the page says so. */
function Entries({ history, loaded }: { history: HistoryState; loaded: Loaded }) {
  const { page, type, sort, filterBy, turnTo, sortBy } = usePlace();
  const isComplete = loaded.transactions.length >= loaded.total;
  const found =
    type === undefined ? undefined : loaded.transactions.filter((transaction) => transaction.type === type);
  const rows = found === undefined ? history.rows : found.slice((page - 1) * ROWS, page * ROWS);
  return (
    <section aria-labelledby="entries">
      <Stack>
        <Group justify="space-between" align="flex-end">
          <Title order={2} id="entries">
            Transactions
          </Title>
          <NativeSelect
            label="Type"
            value={type ?? ''}
            data={[
              { value: '', label: 'All' },
              ...Object.entries(TRANSACTION_WORDS).map(([value, label]) => ({ value, label })),
            ]}
            onChange={({ currentTarget: { value } }) => filterBy(value)}
          />
        </Group>
        {found !== undefined && !isComplete && (
          <Group gap="sm">
            <Text size="sm">Showing matches in your latest {loaded.transactions.length} transactions.</Text>
            <Button
              size="compact-sm"
              variant="default"
              loading={history.isLoadingAll}
              onClick={history.loadAll}
            >
              Search all {showNumber(loaded.total)}
            </Button>
          </Group>
        )}
        {rows === undefined ? (
          <Skeleton h={320} />
        ) : rows.length === 0 ? (
          <Text>No matching transactions{isComplete ? '' : ' among them'}.</Text>
        ) : (
          <RecordTable
            label="Token history"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            sort={sort}
            onSort={sortBy}
          />
        )}
        <Pager
          page={page}
          totalPages={Math.ceil((found?.length ?? loaded.total) / ROWS)}
          total={
            found === undefined
              ? plural(loaded.total, 'transaction', 'transactions')
              : `${showNumber(found.length)} of ${plural(loaded.transactions.length, 'transaction', 'transactions')}`
          }
          onTurn={turnTo}
        />
      </Stack>
    </section>
  );
}

function History() {
  const { page } = usePlace();
  const history = useHistory(page);
  const { loaded, failed } = history;
  if (failed !== undefined) {
    return <ProblemNote error={failed.error} onRetry={failed.refetch} />;
  }
  if (loaded === undefined) {
    return <Skeleton h={640} />;
  }
  return loaded.total === 0 ? (
    <EmptyState title="No transactions yet">
      Tokens that you use or receive appear here. <ButtonLink to="/tools">Run tool</ButtonLink>
    </EmptyState>
  ) : (
    <Stack gap="xl">
      <UsePerDay history={history} loaded={loaded} />
      <Entries history={history} loaded={loaded} />
    </Stack>
  );
}

export function TokensPage() {
  const { tokenBalance, hasDailyFree } = useUser();
  return (
    <Page
      title="Tokens"
      lead={`You have ${plural(tokenBalance, 'token')}${hasDailyFree ? ' and today’s free token' : '. Today’s free token is used'}. Each tool run or registration step costs one token.`}
      actions={
        <Group gap="sm" align="flex-start">
          {hasPurchase && <GetTokens isButton />}
          <Export />
        </Group>
      }
    >
      {!hasPurchase && (
        <Text size="sm">
          <GetTokens />
        </Text>
      )}
      <History />
    </Page>
  );
}
