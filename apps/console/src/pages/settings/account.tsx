// The own account: who one is, which mails one gets, and the keys of one's programs.
import { Anchor, Button, Group, NativeSelect, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiKey, CreateApiKeyRequest as KeyRequest } from '@tendlc/client';
import { CreateApiKeyRequest } from '@tendlc/contract';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { client } from '../../api/client.ts';
import { queries, useUser } from '../../api/session.ts';
import { showTime } from '../../app/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../forms/shape.ts';
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
        Choose a new password
      </Button>
      <Text size="sm" c="dimmed" role={sending.isSuccess ? 'status' : undefined}>
        {sending.isSuccess
          ? `A link is on its way to ${email}. It is good for one hour, once.`
          : 'By a link that we mail to you. It ends every session, this one too.'}
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
        You
      </Title>
      <dl className="facts">
        <dt>Name</dt>
        <dd className="given">{`${firstName} ${lastName}`.trim()}</dd>
        <dt>E-mail</dt>
        <dd className="given">{email}</dd>
        <dt>Here since</dt>
        <dd>{showTime(createdAt)}</dd>
        {isAdmin && (
          <>
            <dt>Role</dt>
            <dd>Admin: you see every customer’s records</dd>
          </>
        )}
      </dl>
      <NewPasswordLink email={email} />
    </section>
  );
}

const NOTICES = [
  { kind: 'registration', label: 'A brand or campaign changes its state' },
  { kind: 'balance', label: 'Few tokens are left' },
  { kind: 'webhooks', label: 'A webhook endpoint is switched off because it kept failing' },
  { kind: 'security', label: 'The password is changed' },
] as const;

type Notices = { readonly [Kind in (typeof NOTICES)[number]['kind']]: boolean };

function Mails() {
  const { id } = useUser();
  const queryKey = ['notices', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await ask((through) => through.notices.get())).notices,
  });
  const change = useMutation({
    mutationFn: async (choice: Partial<Notices>) =>
      (await ask((through) => through.notices.change(choice))).notices,
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
        Mails to you
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
const KEY_LABELS = { name: 'What the key is for', scopes: 'What it may do' };
const KEY_HINTS = {
  name: 'For yourself, such as Till system.',
  scopes:
    'Tools and the balance, looking at brands and campaigns, or registering and changing them. Fewer is safer.',
};
const KEY_FIELDS = ['name', 'scopes'];
const NEW_KEY: FormValues = { name: '', scopes: ['tools'] };
const DAY_MS = 86_400_000;
const LIFETIMES = [
  { label: 'until I revoke it', days: 0 },
  { label: 'for 30 days', days: 30 },
  { label: 'for 90 days', days: 90 },
  { label: 'for a year', days: 365 },
];
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  tools: 'tools and balance',
  'registry:read': 'look at registrations',
  'registry:write': 'register and change',
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
      submit="Make a key"
      isRepeated
      send={async (request) => {
        const end = days === 0 ? {} : { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() };
        return ask((through) => through.apiKeys.create({ ...(request as KeyRequest), ...end }));
      }}
      onDone={({ apiKey, key }) => {
        queries.setQueryData<readonly ApiKey[]>(keysKey(id), (before = []) => [apiKey, ...before]);
        onMade(key);
      }}
    >
      <NativeSelect
        label="How long it is good"
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
    await ask((through) => through.apiKeys.revoke(id));
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
            Made {showTime(createdAt)};{' '}
            {lastUsedAt === null ? 'never used' : `last used ${showTime(lastUsedAt)}`}
            {expiresAt === null ? '' : `; ends ${showTime(expiresAt)}`}
          </Text>
        </div>
        <ConfirmedButton label="Revoke" title={`Revoke ${name}`} confirm="Revoke it" danger run={revoke}>
          <Text size="sm">
            Programs that use this key are refused from now on. It cannot be brought back.
          </Text>
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
    queryFn: async (): Promise<readonly ApiKey[]> => (await ask((through) => through.apiKeys.list())).apiKeys,
  });
  return (
    <section aria-labelledby="keys">
      <Title order={2} id="keys">
        Keys for programs
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        A program shows its key with every call; what it does costs your tokens. How to call is in{' '}
        <Anchor href="/docs" underline="always">
          the documentation
        </Anchor>
        .
      </Text>
      <Stack>
        {data === undefined && error === null && <Skeleton h={90} />}
        {error !== null && <ProblemNote error={error} />}
        {data?.length === 0 && <Text>No key yet.</Text>}
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {data?.map((apiKey) => (
            <KeyEntry key={apiKey.id} apiKey={apiKey} />
          ))}
        </Stack>
        <div className="card">
          <Title order={3} mb="sm">
            A new key
          </Title>
          <NewKey onMade={setMade} />
        </div>
      </Stack>
      <ShownOnce
        title="Your new key"
        what="the key"
        secret={made}
        advice="Put it where your program finds it, never into a web page or an app."
        onClose={() => setMade(undefined)}
      />
    </section>
  );
}

export function AccountPage() {
  return (
    <Page
      title="Account"
      lead="Who you are, which mails you get, and the keys of your programs."
      maxWidth={760}
    >
      <Person />
      <Mails />
      <Keys />
    </Page>
  );
}
