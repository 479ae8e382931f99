// Narrows the list to one customer of a reseller. Accounts without customers do not see it.
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';

const PER_REQUEST = 100;
/** A longer list is not looked through: the search finds customers, too. */
const REQUESTS_MAX = 10;

/** The service sends them by name, and so the pages in their order. */
async function readNames(): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= REQUESTS_MAX; page += 1) {
    const { customers, pagination } = await callApi((through) =>
      // The first one is sent early, in these words.
      through.registrations.customers({ limit: PER_REQUEST, ...(page === 1 ? {} : { page }) }),
    );
    names.push(...customers.map(({ customer }) => customer));
    if (page >= pagination.totalPages) {
      break;
    }
  }
  // Several accounts can have a customer of one name, which admins see.
  return [...new Set(names)];
}

type Props = {
  readonly value: string | undefined;
  readonly onChange: (customer: string | undefined) => void;
};

export function CustomerFilter({ value, onChange }: Props) {
  const { id } = useUser();
  const { data: names = [] } = useQuery({
    queryKey: ['registration-customers', id],
    queryFn: readNames,
    staleTime: 30_000,
  });
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
