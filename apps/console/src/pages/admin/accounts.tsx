// All accounts: found by email, name, ID, brand, or EIN, with links to their pages.
import { Text } from '@mantine/core';
import type { Customer } from '@tendlc/client';
import { plural, showExactTime } from '../../format/words.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import { loadCustomers } from '../../registrations/admin-records.ts';
import { nameOf } from './account/account-data.ts';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';

const FILTERS: readonly Filter[] = [
  {
    name: 'search',
    label: 'Email, name, ID, brand, or EIN',
    example: 'copperkettle',
    charactersMax: 254,
    isSoon: true,
  },
];

const COLUMNS: readonly Column<Customer>[] = [
  {
    name: 'name',
    label: 'Account',
    sortBy: nameOf,
    show: (customer) => (
      <>
        <TextLink
          to="/admin/accounts/$id"
          params={{ id: String(customer.id) }}
          size="sm"
          fw={600}
          className="given"
          lineClamp={2}
        >
          {nameOf(customer)}
        </TextLink>
        <Text size="sm" c="dimmed" className="given" style={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Text>
      </>
    ),
  },
  {
    name: 'state',
    label: 'Status',
    sortBy: ({ lockedAt, isAdmin }) => `${lockedAt === null ? 'Active' : 'Locked'} ${String(isAdmin)}`,
    show: ({ lockedAt, isAdmin }) => (
      <>
        {lockedAt === null ? (
          <ToneBadge tone="good">Active</ToneBadge>
        ) : (
          <ToneBadge tone="bad">Locked</ToneBadge>
        )}{' '}
        {isAdmin && <ToneBadge tone="info">Admin</ToneBadge>}
      </>
    ),
  },
  {
    name: 'tokenBalance',
    label: 'Balance',
    kind: 'amount',
    sortBy: ({ tokenBalance }) => tokenBalance,
    show: ({ tokenBalance }) => plural(tokenBalance, 'token'),
  },
  { name: 'id', label: 'ID', kind: 'amount', sortBy: ({ id }) => id, show: ({ id }) => id },
  {
    name: 'createdAt',
    label: 'Member since',
    kind: 'nowrap',
    sortBy: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => showExactTime(createdAt),
  },
];

export function AccountsPage() {
  return (
    <Page
      kind="record"
      title="Accounts"
      lead="All accounts of this service. Open one to see its registrations, tokens, and activity, and to help its owner."
    >
      <Listing
        words={['account', 'accounts']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ id }) => id}
        load={loadCustomers}
        empty="Customers create their own accounts on the home page."
      />
    </Page>
  );
}
