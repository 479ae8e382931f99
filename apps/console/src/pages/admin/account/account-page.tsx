// The frame of the account of a customer: who it is, its state, what can be done with it, and its tabs.
import { Group, Skeleton, Text } from '@mantine/core';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import type { AdminAccount } from '@tendlc/client';
import { showExactTime } from '../../../format/words.ts';
import { CopyText } from '../../../parts/copy-text.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import { Page } from '../../../parts/page.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { ToneBadge, TonePanel } from '../../../parts/tone.tsx';
import { AccountActions, UnlockButton } from './account-actions.tsx';
import { nameOf, useAccount } from './account-data.ts';
import '../../../parts/record-page.css';

const TABS = [
  { to: '/admin/accounts/$id', label: 'Overview' },
  { to: '/admin/accounts/$id/registrations', label: 'Registrations' },
  { to: '/admin/accounts/$id/tokens', label: 'Tokens' },
  { to: '/admin/accounts/$id/activity', label: 'Activity' },
  { to: '/admin/accounts/$id/webhooks', label: 'Webhooks' },
] as const;

function Tabs({ id }: { id: string }) {
  return (
    <nav className="page-tabs" aria-label="Parts of the account">
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} params={{ id }} activeOptions={{ exact: true, includeSearch: false }} replace>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Lead({ account }: { account: AdminAccount }) {
  return (
    <Group gap="xs" mt={6}>
      <Group gap={6} wrap="nowrap" miw={0}>
        <Text span className="given" style={{ overflowWrap: 'anywhere' }}>
          {account.email}
        </Text>
        <CopyText text={account.email} what="the email address" />
      </Group>
      {account.lockedAt === null ? (
        <ToneBadge tone="good">Active</ToneBadge>
      ) : (
        <ToneBadge tone="bad">Locked</ToneBadge>
      )}
      {account.isAdmin && <ToneBadge tone="info">Admin</ToneBadge>}
    </Group>
  );
}

function Locked({ account }: { account: AdminAccount }) {
  return account.lockedAt === null ? null : (
    <section aria-label="Locked account">
      <TonePanel tone="bad">
        <Group justify="space-between" gap="sm">
          <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
            <Text fw={700} className="tone-words">
              Locked since {showExactTime(account.lockedAt)}
            </Text>
            <Text size="sm" className="given">
              {account.lockedReason}
            </Text>
          </div>
          <UnlockButton account={account} />
        </Group>
      </TonePanel>
    </section>
  );
}

export function AccountPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useAccount(id);
  return (
    <Page
      kind="record"
      title={data === undefined ? 'Account' : nameOf(data)}
      above={
        <TextLink to="/admin/accounts" size="sm" underline="hover">
          Accounts
        </TextLink>
      }
      {...(data === undefined
        ? {}
        : { lead: <Lead account={data} />, actions: <AccountActions account={data} /> })}
    >
      {error !== null && <ProblemNote error={error} />}
      {data === undefined ? (
        error === null && <Skeleton h={480} />
      ) : (
        <>
          <Locked account={data} />
          <Tabs id={id} />
          <Outlet />
        </>
      )}
    </Page>
  );
}
