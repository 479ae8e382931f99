// The registry credentials of all customers.
import { CREDENTIAL_STATUSES } from '@tendlc/contract';
import type { Credentials } from '@tendlc/client';
import { showExactTime } from '../../format/words.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';
import { loadSets } from '../../registrations/admin-records.ts';
import { Customer, setWords } from '../../registrations/credential-choice.tsx';

const STATUS_WORDS = { active: 'Active', inactive: 'Inactive' } as const;

const FILTERS: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    choices: CREDENTIAL_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
  },
];

export const SetStatus = ({ status }: { status: Credentials['status'] }) => (
  <ToneBadge tone={status === 'active' ? 'good' : 'neutral'}>{STATUS_WORDS[status]}</ToneBadge>
);

export const timeOrNever = (at: string | null): string => (at === null ? 'Never' : showExactTime(at));

const COLUMNS: readonly Column<Credentials>[] = [
  {
    name: 'label',
    label: 'Name',
    sortBy: ({ label }) => label ?? '',
    show: ({ id, label }) => (
      <TextLink
        to="/admin/credentials/$id"
        params={{ id: String(id) }}
        size="sm"
        className="given"
        lineClamp={2}
      >
        {setWords(id, label)}
      </TextLink>
    ),
  },
  {
    name: 'userId',
    label: 'Customer',
    sortBy: ({ userId }) => userId,
    show: ({ userId }) => <Customer userId={userId} />,
  },
  { name: 'status', label: 'Status', sortBy: ({ status }) => status, show: SetStatus },
  { name: 'tcrSid', label: 'API key', kind: 'nowrap', show: ({ tcrSid }) => tcrSid },
  {
    name: 'lastUsedAt',
    label: 'Last used',
    kind: 'nowrap',
    sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
    show: ({ lastUsedAt }) => timeOrNever(lastUsedAt),
  },
  {
    name: 'lastTestedAt',
    label: 'Last tested',
    kind: 'nowrap',
    sortBy: ({ lastTestedAt }) => lastTestedAt ?? '',
    show: ({ lastTestedAt }) => timeOrNever(lastTestedAt),
  },
];

export function CredentialSetsPage() {
  return (
    <Page
      title="Customer credentials"
      lead="API credentials of customers’ registry (TCR) accounts. Each customer has at most one set of active credentials."
      actions={<ButtonLink to="/admin/credentials/new">Add credentials</ButtonLink>}
    >
      <Listing
        words={['credential', 'credentials']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ id }) => id}
        load={loadSets}
        empty="Customers add credentials on their Registry account page, or you add credentials for them."
      />
    </Page>
  );
}
