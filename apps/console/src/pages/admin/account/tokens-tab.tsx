// The ledger of an account, by kind, with a refund for each charge.
import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AdminTransaction } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import {
  describeTransaction,
  timeOfTransaction,
  TRANSACTION_WORDS,
  whatFor,
} from '../../../format/transaction-words.ts';
import { plural, showChange, showExactTime, showNumber } from '../../../format/words.ts';
import { FormDialog } from '../../../parts/dialog-form.tsx';
import { useListSearch } from '../../../parts/list-search.ts';
import { notify } from '../../../parts/notify.ts';
import { Pager } from '../../../parts/pager.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { FRESH, ROWS } from '../../../registrations/admin-records.ts';
import { ReasonInput } from './account-actions.tsx';
import { partKey, refreshAccount, useAccount } from './account-data.ts';
import { NewestList } from './newest-list.tsx';

type Kind = AdminTransaction['type'];
const LIMIT_MIN = 10;

function useTransactions(id: number, query: { page: number; limit: number; type?: Kind }) {
  return useQuery({
    queryKey: [...partKey(id, 'transactions'), query],
    queryFn: () => callApi((through) => through.admin.listTransactions(String(id), query)),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

type Refunded = { readonly id: number; readonly transaction: AdminTransaction; readonly onClose: () => void };

function RefundDialog({ id, transaction, onClose }: Refunded) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={`Refund ${plural(transaction.refundableTokens, 'token')}?`}
      submit="Refund charge"
      isReady={reason.trim() !== ''}
      onClose={onClose}
      send={async () => {
        const { message } = await callApi((through) =>
          through.admin.refund(String(id), { transactionId: transaction.id, reason: reason.trim() }),
        );
        refreshAccount(id);
        notify(message);
      }}
    >
      <Text size="sm" className="given">
        {whatFor(transaction)}, {showExactTime(timeOfTransaction(transaction))}. The tokens return to the
        balance. A charge can be refunded only once. What it paid for stays.
      </Text>
      <ReasonInput value={reason} onChange={setReason} />
    </FormDialog>
  );
}

const Refund = ({
  transaction,
  onRefund,
}: {
  transaction: AdminTransaction;
  onRefund: (transaction: AdminTransaction) => void;
}) =>
  transaction.refundedAt !== null ? (
    <Text size="sm" c="dimmed">
      Refunded
    </Text>
  ) : transaction.refundableTokens === 0 ? null : (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Refund ${plural(transaction.refundableTokens, 'token')} of transaction ${transaction.id}`}
      onClick={() => onRefund(transaction)}
    >
      Refund
    </Button>
  );

const columns = (onRefund: (transaction: AdminTransaction) => void): readonly Column<AdminTransaction>[] => [
  {
    name: 'when',
    label: 'Time',
    kind: 'nowrap',
    show: (transaction) => showExactTime(timeOfTransaction(transaction)),
  },
  {
    name: 'what',
    label: 'Transaction',
    show: (transaction) => (
      <>
        {describeTransaction(transaction).title}
        {describeTransaction(transaction).note !== '' && (
          <Text size="sm" c="dimmed" className="given">
            {describeTransaction(transaction).note}
          </Text>
        )}
        {transaction.orderId !== null && (
          <Text size="xs" c="dimmed">
            Order {transaction.orderId}
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'tokens',
    label: 'Tokens',
    kind: 'amount',
    show: ({ amount }) => showChange(amount),
  },
  {
    name: 'left',
    label: 'Balance',
    kind: 'amount',
    show: ({ balanceAfter }) => showNumber(balanceAfter),
  },
  {
    name: 'refund',
    label: 'Refund',
    show: (transaction) => <Refund transaction={transaction} onRefund={onRefund} />,
  },
];

type Rows = { readonly id: number; readonly rows: readonly AdminTransaction[] };

function Table({ id, rows }: Rows) {
  const [refunded, setRefunded] = useState<AdminTransaction>();
  return (
    <>
      <RecordTable
        label="Transactions"
        columns={columns(setRefunded)}
        rows={rows}
        keyOf={(transaction) => transaction.id}
        sort={undefined}
        onSort={() => undefined}
      />
      {refunded !== undefined && (
        <RefundDialog id={id} transaction={refunded} onClose={() => setRefunded(undefined)} />
      )}
    </>
  );
}

/** For the overview. */
export function NewestTransactions({ id, newest }: { id: number; newest: number }) {
  const { data, error } = useTransactions(id, { page: 1, limit: LIMIT_MIN });
  return (
    <NewestList
      label="Newest transactions"
      error={error}
      none="No transactions yet."
      entries={data?.transactions.slice(0, newest).map((transaction) => ({
        key: transaction.id,
        what: describeTransaction(transaction).title,
        note: describeTransaction(transaction).note,
        amount: showChange(transaction.amount),
        at: timeOfTransaction(transaction),
      }))}
    />
  );
}

const isKind = (type: string | undefined): type is Kind =>
  type !== undefined && Object.hasOwn(TRANSACTION_WORDS, type);

export function TokensTab() {
  const { id = '' } = useParams({ strict: false });
  const { data: account } = useAccount(id);
  const { page, filters, turnTo, filterBy } = useListSearch();
  const type = isKind(filters.type) ? filters.type : undefined;
  const query = { page, limit: ROWS, ...(type === undefined ? {} : { type }) };
  const { data, error, isPlaceholderData } = useTransactions(Number(id), query);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Text>
          Balance: <strong>{plural(account?.tokenBalance ?? 0, 'token')}</strong>
        </Text>
        <NativeSelect
          label="Type"
          value={type ?? ''}
          data={[
            { value: '', label: 'All' },
            ...Object.entries(TRANSACTION_WORDS).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => filterBy({ type: currentTarget.value })}
        />
      </Group>
      {error !== null && <ProblemNote error={error} />}
      {data === undefined && error === null && <Skeleton h={420} />}
      {data !== undefined && (
        <Stack className={isPlaceholderData ? 'list-busy' : ''} aria-busy={isPlaceholderData}>
          {data.transactions.length === 0 ? (
            <Text>No transactions of this kind.</Text>
          ) : (
            <Table id={Number(id)} rows={data.transactions} />
          )}
          <Pager
            page={page}
            totalPages={data.pagination.totalPages}
            total={plural(data.pagination.total, 'transaction')}
            onTurn={turnTo}
          />
        </Stack>
      )}
    </Stack>
  );
}
