// Narrows the list to one customer of a reseller. Accounts without customers do not see it.
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';

const CUSTOMERS_SHOWN = 100;

type Props = {
  readonly value: string | undefined;
  readonly onChange: (customer: string | undefined) => void;
};

export function CustomerFilter({ value, onChange }: Props) {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: ['registration-customers', id],
    queryFn: () => callApi((through) => through.registrations.customers({ limit: CUSTOMERS_SHOWN })),
    staleTime: 30_000,
  });
  const names = data?.customers.map(({ customer }) => customer) ?? [];
  const known = value === undefined || names.includes(value) ? names : [value, ...names];
  return known.length === 0 ? null : (
    <NativeSelect
      aria-label="Customer"
      value={value ?? ''}
      maw="min(100%, 16rem)"
      data={[{ value: '', label: 'All customers' }, ...known.map((name) => ({ value: name, label: name }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
