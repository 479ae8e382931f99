// The account at the registry: stored once, shown masked, tried out, and told where to send its callbacks.
import { Button, Code, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Credentials, StoreMyCredentialsRequest } from '@tendlc/client';
import { ChangeOwnCredentialsRequest, StoreOwnCredentialsRequest } from '@tendlc/contract';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { queries, useUser } from '../../api/session.ts';
import { useIsSandbox } from '../../api/surroundings.ts';
import { showTime } from '../../app/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../forms/shape.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { CREDENTIAL_LABELS } from './credential-labels.ts';

const HINTS = {
  tcrSid: 'The key of your account at the registry. It calls it API key; other services say SID.',
  tcrAuthToken: 'The secret that was issued with the key. It is stored encrypted and never shown again.',
  tcrWebhookSecret:
    'Only if you have agreed on one with whoever sends the callbacks. Without it they are checked by the API secret.',
  label: 'For yourself, such as Main account.',
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
    queryFn: async () => (await ask((through) => through.credentials.get())).credentials,
  });
  return { ...query, replace: (credentials: Credentials) => queries.setQueryData(key, credentials) };
}

type FormProps = { readonly kind: keyof typeof shapes; readonly onDone: (credentials: Credentials) => void };

function CredentialsForm({ kind, onDone }: FormProps) {
  const send = async (request: Readonly<Record<string, unknown>>) =>
    kind === 'store'
      ? (await ask((through) => through.credentials.store(request as StoreMyCredentialsRequest))).credentials
      : (await ask((through) => through.credentials.change(request))).credentials;
  return (
    <SchemaForm
      name="Credentials"
      shape={shapes[kind]}
      labels={CREDENTIAL_LABELS}
      hints={HINTS}
      submit={kind === 'store' ? 'Connect my registry account' : 'Save the changes'}
      send={send}
      onDone={onDone}
      lead={kind === 'change' && <Text size="sm">Fill in only what is new; the rest stays as it is.</Text>}
    />
  );
}

/** For people who have never done it. */
function FirstTime() {
  return (
    <details>
      <summary>Where do I get these?</summary>
      <List type="ordered" size="sm" mt="xs" spacing={6}>
        <List.Item>
          You need an account of your own at The Campaign Registry, as a campaign service provider (CSP). An
          account at Twilio or another provider is not one.
        </List.Item>
        <List.Item>
          Ask the registry to switch on access by API for it. You get an API key and a secret: enter both
          here.
        </List.Item>
        <List.Item>Test the connection. It is free, and says at once whether both are right.</List.Item>
        <List.Item>
          Have the address for callbacks entered at the registry. From then on it reports every change by
          itself, and you see it here.
        </List.Item>
      </List>
    </details>
  );
}

function SandboxHint() {
  return useIsSandbox() ? (
    <TonePanel tone="info">
      <Text size="sm">
        This is a trial: its registry is a sandbox. It takes any API key of the form{' '}
        <Code>sandbox-your-name</Code> with the API secret <Code>sandbox</Code>; each key is an account of its
        own.
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

/** Tries the account out at the registry. Free. */
function Test({ onTested }: { onTested: () => void }) {
  const testing = useMutation({
    mutationFn: () => ask((through) => through.credentials.test()),
    onSuccess: onTested,
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate()}>
          Test the connection
        </Button>
        <Text size="sm" c="dimmed">
          Free. Asks the registry who you are.
        </Text>
      </Group>
      {testing.isError && <ProblemNote error={testing.error} />}
      {testing.isSuccess && (
        <div role="status">
          <TonePanel tone="good">The registry knows you as {testing.data.displayName}.</TonePanel>
        </div>
      )}
    </Stack>
  );
}

function Callbacks({ credentials }: { credentials: Credentials }) {
  const subscribing = useMutation({
    mutationFn: () => ask((through) => through.credentials.subscribeWebhook()),
  });
  return (
    <Stack className="card" gap="sm">
      <Title order={2}>Callbacks</Title>
      <Text size="sm">
        The registry reports every change to this address, and you see it here at once. Let us enter it there,
        or enter it yourself. Without it we look by ourselves, later.
      </Text>
      <Group gap="xs">
        <Text size="sm" ff="monospace" className="given" miw={0}>
          {credentials.webhookUrl}
        </Text>
        <CopyText text={credentials.webhookUrl} what="the address for callbacks" />
      </Group>
      <Group>
        <Button variant="default" loading={subscribing.isPending} onClick={() => subscribing.mutate()}>
          Enter it at the registry for me
        </Button>
        <Text size="sm" c="dimmed">
          Free. Replaces what was entered there before.
        </Text>
      </Group>
      {subscribing.isError && <ProblemNote error={subscribing.error} />}
      {subscribing.isSuccess && (
        <div role="status">
          <TonePanel tone="good">
            Done: the registry reports {subscribing.data.eventCategories.join(', ').toLowerCase()}.
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
          <dd>{credentials.tcrAuthToken} (encrypted, never shown)</dd>
          <dt>Secret for callbacks</dt>
          <dd>{credentials.hasWebhookSecret ? 'stored' : 'none'}</dd>
          <dt>Last tested</dt>
          <dd>{credentials.lastTestedAt === null ? 'never' : showTime(credentials.lastTestedAt)}</dd>
        </dl>
        <Test onTested={() => replace({ ...credentials, lastTestedAt: new Date().toISOString() })} />
        <Group>
          <Button variant="default" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Leave it as it is' : 'Change'}
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
        <ButtonLink to="/registry/brands/new">Register a brand</ButtonLink>
      </Group>
    </Stack>
  );
}

export function CredentialsPage() {
  const { data, isError, error, refetch, replace } = useCredentials();
  return (
    <Page
      title="Credentials"
      lead="Brands and campaigns are registered with your own account at The Campaign Registry. Storing, testing and changing its credentials is free."
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
