// Overview of an account: its newest registrations, transactions, and activity, beside its details.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { AdminAccount } from '@tendlc/client';
import type { ReactNode } from 'react';
import { plural, showAge, showExactTime, showNumber } from '../../../format/words.ts';
import { CopyText } from '../../../parts/copy-text.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import { ToneBadge } from '../../../parts/tone.tsx';
import { setWords } from '../../../registrations/credential-choice.tsx';
import { useAccount } from './account-data.ts';
import { NewestActivity } from './activity-tab.tsx';
import { AccountRegistrations } from './registrations-tab.tsx';
import { NewestTransactions } from './tokens-tab.tsx';
import './account.css';

const None = ({ children = 'None' }: { children?: string }) => <span className="dimmed">{children}</span>;

const Time = ({ at, none = 'Never' }: { at: string | null; none?: string }) =>
  at === null ? (
    <None>{none}</None>
  ) : (
    <time dateTime={at} title={showAge(at)}>
      {showExactTime(at)}
    </time>
  );

function rowsOf(account: AdminAccount): (readonly [string, ReactNode])[] {
  const { registry, loginsLockedUntil } = account;
  return [
    [
      'Account ID',
      <Group key="id" gap={6} wrap="nowrap">
        <span className="mono">{account.id}</span>
        <CopyText text={String(account.id)} what="the account ID" />
      </Group>,
    ],
    ['Member since', <Time key="since" at={account.createdAt} />],
    ['Last login', <Time key="login" at={account.lastLoginAt} />],
    ['Last active', <Time key="active" at={account.lastActiveAt} />],
    ...(loginsLockedUntil === null
      ? []
      : [
          [
            'Logins',
            <ToneBadge key="logins" tone="wait">
              Temporarily locked until {showExactTime(loginsLockedUntil)}
            </ToneBadge>,
          ] as const,
        ]),
    ['Email confirmed', <Time key="email" at={account.emailConfirmedAt} none="Not yet" />],
    ['Two-factor authentication', <Time key="totp" at={account.totpEnabledAt} none="Off" />],
    [
      'Registry account',
      registry === null ? (
        <None>Not connected</None>
      ) : (
        <TextLink
          key="registry"
          to="/admin/credentials/$id"
          params={{ id: String(registry.credentialId) }}
          className="given"
        >
          {setWords(registry.credentialId, registry.label)}
        </TextLink>
      ),
    ],
    ...(registry === null
      ? []
      : [['Registry last used', <Time key="used" at={registry.lastUsedAt} />] as const]),
    ['API keys', showNumber(account.apiKeys)],
  ];
}

function Details({ account }: { account: AdminAccount }) {
  return (
    <aside className="card" aria-label="Details">
      <Title order={2} mb="sm">
        Details
      </Title>
      <dl className="label-value">
        {rowsOf(account).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function webhookWords({ webhookEndpoints, disabledEndpoints, failingEndpoints }: AdminAccount): string {
  if (failingEndpoints > 0) {
    return `${showNumber(failingEndpoints)} failing`;
  }
  return disabledEndpoints > 0
    ? `${showNumber(disabledEndpoints)} turned off`
    : plural(webhookEndpoints, 'endpoint');
}

function Figures({ account }: { account: AdminAccount }) {
  const figures = [
    ['Balance', plural(account.tokenBalance, 'token')],
    ['Registrations', showNumber(account.registrations)],
    ['Open sessions', showNumber(account.openSessions)],
    ['Webhooks', webhookWords(account)],
  ] as const;
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = {
  readonly title: string;
  readonly id: string;
  readonly to: 'registrations' | 'tokens' | 'activity';
  readonly children: ReactNode;
};

const NEWEST = 5;

function Part({ title, id, to, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{title}</Title>
        <TextLink to={`/admin/accounts/$id/${to}`} params={{ id }} size="sm" underline="hover">
          View all {title.toLowerCase()}
        </TextLink>
      </Group>
      {children}
    </section>
  );
}

export function OverviewTab() {
  const { id = '' } = useParams({ strict: false });
  const { data } = useAccount(id);
  if (data === undefined) {
    return null;
  }
  return (
    <div className="two-columns">
      <Stack gap="xl" miw={0}>
        <Figures account={data} />
        <Part title="Registrations" id={id} to="registrations">
          {data.registrations === 0 ? (
            <Text size="sm" c="dimmed">
              No registrations yet.
            </Text>
          ) : (
            <AccountRegistrations id={data.id} newest={NEWEST} />
          )}
        </Part>
        <Part title="Transactions" id={id} to="tokens">
          <NewestTransactions id={data.id} newest={NEWEST} />
        </Part>
        <Part title="Activity" id={id} to="activity">
          <NewestActivity id={data.id} newest={NEWEST} />
        </Part>
      </Stack>
      <Details account={data} />
    </div>
  );
}
