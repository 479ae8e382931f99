// The own account: who one is, which mails one gets, and the keys of one's programs.
import { Anchor, Button, Group, NativeSelect, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiKey, CreateApiKeyRequest as KeyRequest } from '@tendlc/client';
import { CreateApiKeyRequest } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { client } from '../../api/client.ts';
import { queries, useUser } from '../../api/session.ts';
import { showTime } from '../../format/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import type { FormValues } from '../../forms/values.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';

function NewPasswordLink({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: async () => client.auth.forgotPassword({ email }) });
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
        Reset password
      </Button>
      <Text size="sm" c="dimmed" role={sending.isSuccess ? 'status' : undefined}>
        {sending.isSuccess
          ? `We sent a link to ${email}. It works once and expires in one hour.`
          : 'We will email you a link. Resetting your password logs you out on all devices.'}
      </Text>
      {sending.isError && <ProblemNote error={sending.error} />}
    </Stack>
  );
}

function Person() {
  const { firstName, lastName = '', email, createdAt, isAdmin } = useUser();
  return (
    <section className="card" aria-labelledby="person">
      <Title order={2} id="person" mb="xs">
        {' '}
        Profile
      </Title>
      <dl className="facts">
        <dt>Name</dt>
        <dd className="given">{`${firstName} ${lastName}`.trim()}</dd>
        <dt>Email</dt>
        <dd className="given">{email}</dd>
        <dt>Member since</dt>
        <dd>{showTime(createdAt)}</dd>
        {isAdmin && (
          <>
            <dt>Role</dt>
            <dd>Admin (can view all customers’ records)</dd>
          </>
        )}
      </dl>
      <NewPasswordLink email={email} />
    </section>
  );
}

const NOTICES = [
  { kind: 'registration', label: 'A brand or campaign changes status' },
  { kind: 'balance', label: 'Low token balance' },
  { kind: 'webhooks', label: 'A webhook endpoint is disabled after repeated failures' },
  { kind: 'security', label: 'Password changed' },
] as const;

type Notices = { readonly [Kind in (typeof NOTICES)[number]['kind']]: boolean };

function Mails() {
  const { id } = useUser();
  const queryKey = ['notices', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await callApi((through) => through.notices.get())).notices,
  });
  const change = useMutation({
    mutationFn: async (choice: Partial<Notices>) =>
      (await callApi((through) => through.notices.change(choice))).notices,
    // The switch moves at once, and back when the service refuses.
    onMutate: (choice) => {
      const before = queries.getQueryData<Notices>(queryKey);
      queries.setQueryData<Notices>(queryKey, (notices) =>
        notices === undefined ? undefined : { ...notices, ...choice },
      );
      return before;
    },
    onError: (_error, _choice, before) => queries.setQueryData(queryKey, before),
    onSuccess: (notices) => queries.setQueryData(queryKey, notices),
  });
  return (
    <section className="card" aria-labelledby="mails">
      <Title order={2} id="mails" mb="xs">
        Email notifications
      </Title>
      {data === undefined && error === null && <Skeleton h={120} />}
      {error !== null && <ProblemNote error={error} />}
      {data !== undefined && (
        <Stack gap="sm">
          {NOTICES.map(({ kind, label }) => (
            <Switch
              key={kind}
              label={label}
              checked={data[kind]}
              onChange={({ currentTarget }) => change.mutate({ [kind]: currentTarget.checked })}
            />
          ))}
          {change.isError && <ProblemNote error={change.error} />}
        </Stack>
      )}
    </section>
  );
}

const KEY_SHAPE = CreateApiKeyRequest as unknown as Shape;
const KEY_LABELS = { name: 'Name', scopes: 'Permissions' };
const KEY_HINTS = {
  name: 'Helps you recognize the key, such as Point of sale.',
  scopes: 'Grant only the permissions that your integration needs.',
};
const KEY_FIELDS = ['name', 'scopes'];
const NEW_KEY: FormValues = { name: '', scopes: ['tools'] };
const DAY_MS = 86_400_000;
const LIFETIMES = [
  { label: 'Never', days: 0 },
  { label: '30 days', days: 30 },
  { label: '90 days', days: 90 },
  { label: '1 year', days: 365 },
];
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  tools: 'Tools and balance',
  'registry:read': 'Read registrations',
  'registry:write': 'Write registrations',
};

const keysKey = (userId: number) => ['api-keys', userId];

function NewKey({ onMade }: { onMade: (key: string) => void }) {
  const { id } = useUser();
  const [days, setDays] = useState(0);
  return (
    <SchemaForm
      name="New key"
      shape={KEY_SHAPE}
      first={NEW_KEY}
      names={KEY_FIELDS}
      labels={KEY_LABELS}
      hints={KEY_HINTS}
      submit="Create API key"
      isRepeated
      send={async (request) => {
        const end = days === 0 ? {} : { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() };
        return callApi((through) => through.apiKeys.create({ ...(request as KeyRequest), ...end }));
      }}
      onDone={({ apiKey, key }) => {
        queries.setQueryData<readonly ApiKey[]>(keysKey(id), (before = []) => [apiKey, ...before]);
        onMade(key);
      }}
    >
      <NativeSelect
        label="Expires in"
        value={String(days)}
        data={LIFETIMES.map(({ label, days: length }) => ({ value: String(length), label }))}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      />
    </SchemaForm>
  );
}

function KeyEntry({ apiKey }: { apiKey: ApiKey }) {
  const { id: userId } = useUser();
  const { id, name, prefix, scopes, expiresAt, lastUsedAt, createdAt } = apiKey;
  const revoke = async () => {
    await callApi((through) => through.apiKeys.revoke(id));
    queries.setQueryData<readonly ApiKey[]>(keysKey(userId), (before = []) =>
      before.filter((key) => key.id !== id),
    );
  };
  return (
    <li className="card">
      <Group justify="space-between" gap="sm" align="flex-start" className="beside">
        <div>
          <Text fw={600} className="given">
            {name}
          </Text>
          <Text size="sm">
            {prefix}… · {scopes.map((scope) => SCOPE_WORDS[scope] ?? scope).join(', ')}
          </Text>
          <Text size="sm" c="dimmed">
            Created {showTime(createdAt)} ·{' '}
            {lastUsedAt === null ? 'Never used' : `Last used ${showTime(lastUsedAt)}`}
            {expiresAt === null ? '' : ` · Expires ${showTime(expiresAt)}`}
          </Text>
        </div>
        <ConfirmedButton
          label="Revoke"
          title={`Revoke ${name}?`}
          confirm="Revoke API key"
          danger
          run={revoke}
        >
          <Text size="sm">Requests that use this key will fail immediately. You cannot undo this.</Text>
        </ConfirmedButton>
      </Group>
    </li>
  );
}

function Keys() {
  const { id } = useUser();
  const [made, setMade] = useState<string>();
  const { data, error } = useQuery({
    queryKey: keysKey(id),
    queryFn: async (): Promise<readonly ApiKey[]> =>
      (await callApi((through) => through.apiKeys.list())).apiKeys,
  });
  return (
    <section aria-labelledby="keys">
      <Title order={2} id="keys">
        API keys
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Use API keys to authenticate API requests. Requests use your token balance. See the{' '}
        <Anchor href="/docs" underline="always">
          API documentation
        </Anchor>
        .
      </Text>
      <Stack>
        {data === undefined && error === null && <Skeleton h={90} />}
        {error !== null && <ProblemNote error={error} />}
        {data?.length === 0 && <Text>No API keys yet.</Text>}
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {data?.map((apiKey) => (
            <KeyEntry key={apiKey.id} apiKey={apiKey} />
          ))}
        </Stack>
        <div className="card">
          <Title order={3} mb="sm">
            {' '}
            Create API key
          </Title>
          <NewKey onMade={setMade} />
        </div>
      </Stack>
      <ShownOnce
        title="Your new API key"
        what="the API key"
        secret={made}
        advice="Store this key in a secure place. Do not put it in client-side code."
        onClose={() => setMade(undefined)}
      />
    </section>
  );
}

export function AccountPage() {
  return (
    <Page title="Account" lead="Your profile, email notifications, and API keys." maxWidth={760}>
      <Person />
      <Mails />
      <Keys />
    </Page>
  );
}
