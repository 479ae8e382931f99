// The account: profile, email notifications, API keys, and data.
import { Anchor, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiKey, CreateApiKeyRequest as KeyRequest } from '@tendlc/client';
import { CreateApiKeyRequest } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { showTime } from '../../format/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import type { FormValues } from '../../forms/values.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { AccountData } from './account-data.tsx';
import { Mails } from './mails.tsx';
import { Profile } from './profile.tsx';
import { SettingsTabs } from './settings-parts.tsx';

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
    <li>
      <Group justify="space-between" gap="sm" className="beside">
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
    <section aria-labelledby="keys" className="card">
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
        {data?.length === 0 && (
          <Text size="sm" c="dimmed">
            No API keys yet.
          </Text>
        )}
        {data !== undefined && data.length > 0 && (
          <ul className="row-list">
            {data.map((apiKey) => (
              <KeyEntry key={apiKey.id} apiKey={apiKey} />
            ))}
          </ul>
        )}
        <div>
          <Title order={3} mb="sm">
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
    <Page title="Account">
      <SettingsTabs />
      <Profile />
      <Mails />
      <Keys />
      <AccountData />
    </Page>
  );
}
