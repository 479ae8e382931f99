// The credentials of the registry account: stored, shown masked, tested, and connected to our webhook.
import { Button, Code, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Credentials, StoreMyCredentialsRequest } from '@tendlc/client';
import { ChangeOwnCredentialsRequest, StoreOwnCredentialsRequest } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { useIsSandbox } from '../../api/service-info.ts';
import { showTime } from '../../format/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
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

const shapes = {
  store: StoreOwnCredentialsRequest as unknown as Shape,
  change: ChangeOwnCredentialsRequest as unknown as Shape,
};

function useCredentials() {
  const { id } = useUser();
  const key = ['credentials', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await callApi((through) => through.credentials.get())).credentials,
  });
  return { ...query, replace: (credentials: Credentials) => queries.setQueryData(key, credentials) };
}

type FormProps = { readonly kind: keyof typeof shapes; readonly onDone: (credentials: Credentials) => void };

function CredentialsForm({ kind, onDone }: FormProps) {
  const send = async (request: Readonly<Record<string, unknown>>) =>
    kind === 'store'
      ? (await callApi((through) => through.credentials.store(request as StoreMyCredentialsRequest)))
          .credentials
      : (await callApi((through) => through.credentials.change(request))).credentials;
  return (
    <SchemaForm
      name="Credentials"
      shape={shapes[kind]}
      labels={CREDENTIAL_LABELS}
      hints={HINTS}
      submit={kind === 'store' ? 'Connect registry account' : 'Save changes'}
      send={send}
      onDone={onDone}
      lead={kind === 'change' && <Text size="sm">Leave a field empty to keep its current value.</Text>}
    />
  );
}

/** Instructions for newcomers. */
function FirstTime() {
  return (
    <details>
      <summary>Where do I find these?</summary>
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
          Test the connection. The test is free and tells you right away if both are correct.
        </List.Item>
        <List.Item>
          Set the webhook URL at the registry. The registry then reports every change, and you see it here.
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

function Connect({ onDone }: { onDone: FormProps['onDone'] }) {
  return (
    <Stack>
      <FirstTime />
      <SandboxHint />
      <CredentialsForm kind="store" onDone={onDone} />
    </Stack>
  );
}

/** Tests the credentials at the registry. Free. */
function Test({ onTested }: { onTested: () => void }) {
  const testing = useMutation({
    mutationFn: () => callApi((through) => through.credentials.test()),
    onSuccess: onTested,
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
          Test connection{' '}
        </Button>
        <Text size="sm" c="dimmed">
          Free. Checks your credentials with the registry.
        </Text>
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
        The registry reports every change to this webhook URL, so you see it here right away. Set the URL at
        the registry here, or set it there yourself. Without it, we check for changes periodically.
      </Text>
      <Group gap="xs">
        <Text size="sm" ff="monospace" className="given" miw={0}>
          {credentials.webhookUrl}
        </Text>
        <CopyText text={credentials.webhookUrl} what="the webhook URL" />
      </Group>
      <Group>
        <Button variant="default" loading={subscribing.isPending} onClick={() => subscribing.mutate()}>
          Set webhook URL
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

function Stored({
  credentials,
  replace,
}: {
  credentials: Credentials;
  replace: (credentials: Credentials) => void;
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
        <Test onTested={() => replace({ ...credentials, lastTestedAt: new Date().toISOString() })} />
        <Group>
          <Button variant="default" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Cancel' : 'Edit credentials'}
          </Button>
        </Group>
        {changing && (
          <CredentialsForm
            kind="change"
            onDone={(changed) => {
              replace(changed);
              setChanging(false);
            }}
          />
        )}
      </Stack>
      <Callbacks credentials={credentials} />
      <Group>
        <ButtonLink to="/registry/brands/new">Register brand</ButtonLink>
      </Group>
    </Stack>
  );
}

export function CredentialsPage() {
  const { data, isError, error, refetch, replace } = useCredentials();
  return (
    <Page
      title="Credentials"
      lead="Connect your own account at The Campaign Registry (TCR), which registers all 10DLC brands and campaigns. Adding, testing, and editing credentials is free."
      maxWidth={720}
    >
      {isError && (
        <ProblemNote error={error}>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </ProblemNote>
      )}
      {data === undefined && !isError && <Skeleton h={280} />}
      {data === null && <Connect onDone={replace} />}
      {data !== null && data !== undefined && <Stored credentials={data} replace={replace} />}
    </Page>
  );
}
