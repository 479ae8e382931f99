// Everybody who has an account: found by address or number, with the way to what they have.
import type { User } from '@tendlc/client';
import { plural, showTime } from '../../format/words.ts';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';
import { loadCustomers } from '../../registrations/admin-records.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', label: 'Email or customer ID', example: 'copperkettle', charactersMax: 254 },
];

const nameOf = ({ firstName, lastName = '' }: User) => `${firstName} ${lastName}`.trim();

const COLUMNS: readonly Column<User>[] = [
  { name: 'id', label: 'ID', kind: 'nowrap', sortBy: ({ id }) => id, show: ({ id }) => id },
  {
    name: 'email',
    label: 'Email',
    sortBy: ({ email }) => email,
    show: ({ email }) => <span className="given">{email}</span>,
  },
  {
    name: 'name',
    label: 'Name',
    sortBy: nameOf,
    show: (user) => (
      <>
        <span className="given">{nameOf(user)}</span>{' '}
        {user.isAdmin && <ToneBadge tone="info">Admin</ToneBadge>}
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
  {
    name: 'createdAt',
    label: 'Member since',
    kind: 'nowrap',
    sortBy: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => showTime(createdAt),
  },
  {
    name: 'store',
    label: 'Registry',
    show: ({ id, email }) => (
      <ButtonLink
        to="/admin/credentials/new"
        search={{ userId: id }}
        size="compact-sm"
        variant="default"
        aria-label={`Add credentials for ${email}`}
      >
        Add credentials
      </ButtonLink>
    ),
  },
];

export function CustomersPage() {
  return (
    <Page
      title="Customers"
      lead="All customer accounts. Brands, campaigns, and credentials refer to customers by ID."
    >
      <Listing
        words={['customer', 'customers']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ id }) => id}
        load={loadCustomers}
        empty="Customers create their own accounts on the home page."
      />
    </Page>
  );
}
