// The credentials of the registry account: stored, shown masked, tested, and connected to our webhook.
import { Button, Code, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConnectMyAccountRequest, Credentials } from '@tendlc/client';
import { StoreOwnCredentialsRequest } from '@tendlc/contract';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { useIsSandbox } from '../../api/service-info.ts';
import { showTime } from '../../format/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { CopyText } from '../../parts/copy-text.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { notify } from '../../parts/notify.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { CREDENTIAL_LABELS } from '../../format/credential-labels.ts';

const HINTS = {
  tcrSid: 'The API key of your account at The Campaign Registry (TCR).',
  tcrAuthToken: 'The secret issued with the API key. We store it encrypted and never show it again.',
  tcrWebhookSecret:
    'Only if the sender of the webhooks signs them with a separate secret. If empty, we verify webhooks with the API secret.',
  label: 'Helps you recognize the account, such as Main account.',
};

const PROVIDER_PAGES = [
  {
    to: '/registry/partner-campaigns',
    label: 'Partner campaigns',
    about: 'Campaigns that other registry accounts share with yours. Accept or decline them.',
  },
  {
    to: '/registry/resellers',
    label: 'Resellers',
    about: 'Companies between you and the brands that you register.',
  },
] as const;

const CONNECT = StoreOwnCredentialsRequest as unknown as Shape;

function useCredentials() {
  const { id } = useUser();
  const key = ['credentials', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await callApi((through) => through.credentials.get())).credentials,
  });
  return { ...query, replace: (credentials: Credentials | null) => queries.setQueryData(key, credentials) };
}

type OnDone = (credentials: Credentials) => void;

/** Tested, stored, and subscribed together: what the registry rejects is never stored. */
const ConnectForm = ({ onDone, submit }: { onDone: OnDone; submit: string }) => (
  <SchemaForm
    name="Registry account"
    shape={CONNECT}
    labels={CREDENTIAL_LABELS}
    hints={HINTS}
    submit={submit}
    send={(request) => callApi((through) => through.credentials.connect(request as ConnectMyAccountRequest))}
    onDone={({ displayName, credentials, webhook }) => {
      onDone(credentials);
      notify(
        webhook.isSubscribed
          ? `Connected to the registry as ${displayName}. It reports every change to us.`
          : `Connected to the registry as ${displayName}. ${webhook.problem ?? ''}`,
      );
    }}
  />
);

/** Instructions for newcomers. */
function FirstTime() {
  return (
    <details>
      <summary>Where do I find the API key and secret?</summary>
      <List type="ordered" size="sm" mt="xs" spacing={6}>
        <List.Item>
          You need your own account at The Campaign Registry (TCR) as a campaign service provider (CSP). An
          account at Twilio or another provider does not work here.
        </List.Item>
        <List.Item>
          Ask the registry to enable API access for your account. You receive an API key and a secret. Enter
          both here.
        </List.Item>
        <List.Item>
          We test them at the registry, store them encrypted, and set our webhook URL there, so that the
          registry reports every change. Credentials that the registry rejects are not stored.
        </List.Item>
      </List>
    </details>
  );
}

function SandboxHint() {
  return useIsSandbox() ? (
    <TonePanel tone="info">
      <Text size="sm">
        This trial uses a sandbox registry. Use any API key of the form <Code>sandbox-your-name</Code> with
        the API secret <Code>sandbox</Code>. Each key is a separate account. With a key of the form{' '}
        <Code>sandbox-strict-your-name</Code>, reviewers read each campaign and its pages, and deny it for
        what they find.
      </Text>
    </TonePanel>
  ) : null;
}

function Connect({ onDone }: { onDone: OnDone }) {
  return (
    <Stack>
      <FirstTime />
      <SandboxHint />
      <ConnectForm onDone={onDone} submit="Connect registry account" />
    </Stack>
  );
}

/** Tests the credentials at the registry. Free. */
function Test({ onTested, beside }: { onTested: () => void; beside: ReactNode }) {
  const testing = useMutation({
    mutationFn: () => callApi((through) => through.credentials.test()),
    onSuccess: onTested,
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
          Test connection
        </Button>
        {beside}
      </Group>
      {testing.isError && <ProblemNote error={testing.error} />}
      {testing.isSuccess && (
        <div role="status">
          <TonePanel tone="good">Connected to the registry as {testing.data.displayName}.</TonePanel>
        </div>
      )}
    </Stack>
  );
}

function Callbacks({ credentials }: { credentials: Credentials }) {
  const subscribing = useMutation({
    mutationFn: () => callApi((through) => through.credentials.subscribeWebhook()),
  });
  return (
    <Stack className="card" gap="sm">
      <Title order={2}>Registry webhooks</Title>
      <Text size="sm">
        The registry reports every change to this webhook URL, so you see it here right away. Connecting the
        account sets the URL at the registry. If it was changed there, set it again here. Without it, we check
        for changes periodically.
      </Text>
      <Group gap="xs">
        <Text size="sm" ff="monospace" className="given" miw={0}>
          {credentials.webhookUrl}
        </Text>
        <CopyText text={credentials.webhookUrl} what="the webhook URL" />
      </Group>
      <dl className="facts">
        <dt>Last webhook</dt>
        <dd>
          {credentials.lastWebhookAt === null
            ? 'None received yet. The registry sends one with the next change of a brand or campaign.'
            : showTime(credentials.lastWebhookAt)}
        </dd>
      </dl>
      <Group>
        <Button variant="default" loading={subscribing.isPending} onClick={() => subscribing.mutate()}>
          Set webhook URL again
        </Button>
        <Text size="sm" c="dimmed">
          Free. Replaces the current URL at the registry.
        </Text>
      </Group>
      {subscribing.isError && <ProblemNote error={subscribing.error} />}
      {subscribing.isSuccess && (
        <div role="status">
          <TonePanel tone="good">
            Webhook URL set. Event categories: {subscribing.data.eventCategories.join(', ').toLowerCase()}.
          </TonePanel>
        </div>
      )}
    </Stack>
  );
}

/** Nothing at the registry changes: only we stop calling it. */
function Disconnect({ onDone }: { onDone: () => void }) {
  return (
    <ConfirmedButton
      label="Disconnect"
      title="Disconnect your registry account?"
      confirm="Disconnect"
      run={async () => {
        await callApi((through) => through.credentials.disconnect());
        onDone();
      }}
    >
      <Text size="sm">
        We stop using the credentials. Your brands and campaigns stay at the registry, and here as they are
        now, but we cannot change them or learn of changes until you connect an account again. Submissions
        under way wait for it.
      </Text>
    </ConfirmedButton>
  );
}

/** Pages that only providers need: not in the navigation, which everyone has. */
function ForProviders() {
  return (
    <section aria-labelledby="for-providers">
      <Title order={2} id="for-providers" mb="xs">
        For providers
      </Title>
      <ul className="row-list">
        {PROVIDER_PAGES.map(({ to, label, about }) => (
          <li key={to}>
            <TextLink to={to} underline="hover" fw={600} size="sm">
              {label}
            </TextLink>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stored({
  credentials,
  replace,
}: {
  credentials: Credentials;
  replace: (credentials: Credentials | null) => void;
}) {
  const [changing, setChanging] = useState(false);
  return (
    <Stack gap="lg">
      <Stack className="card" gap="sm">
        <Title order={2}>{credentials.label ?? 'Your registry account'}</Title>
        <dl className="facts">
          <dt>API key</dt>
          <dd>{credentials.tcrSid}</dd>
          <dt>API secret</dt>
          <dd>{credentials.tcrAuthToken} (encrypted)</dd>
          <dt>Webhook secret</dt>
          <dd>{credentials.hasWebhookSecret ? 'Stored' : 'None'}</dd>
          <dt>Last tested</dt>
          <dd>{credentials.lastTestedAt === null ? 'Never' : showTime(credentials.lastTestedAt)}</dd>
        </dl>
        <Test
          onTested={() => replace({ ...credentials, lastTestedAt: new Date().toISOString() })}
          beside={
            <>
              <Button variant="default" aria-expanded={changing} onClick={() => setChanging(!changing)}>
                {changing ? 'Cancel' : 'Replace credentials'}
              </Button>
              <Disconnect onDone={() => replace(null)} />
            </>
          }
        />
        {changing && (
          <ConnectForm
            submit="Replace account"
            onDone={(changed) => {
              replace(changed);
              setChanging(false);
            }}
          />
        )}
      </Stack>
      <Callbacks credentials={credentials} />
      <ForProviders />
    </Stack>
  );
}

export function CredentialsPage() {
  const { data, isError, error, refetch, replace } = useCredentials();
  return (
    <Page
      title="Registry account"
      lead="Connect your own account at The Campaign Registry (TCR), which registers all 10DLC brands and campaigns. Connecting is free."
      maxWidth={720}
    >
      {isError && <ProblemNote error={error} onRetry={refetch} />}
      {data === undefined && !isError && <Skeleton h={280} />}
      {data === null && <Connect onDone={replace} />}
      {data !== null && data !== undefined && <Stored credentials={data} replace={replace} />}
    </Page>
  );
}
