// The CSP profile of a customer at the registry, and the emails in it that can be changed.
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UpdateCspProfileRequest } from '@tendlc/contract';
import type { FormEvent } from 'react';
import { callApi } from '../../api/call.ts';
import { fieldProblems } from '../../api/problems.ts';
import { queries } from '../../api/session.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Shape } from '../../schema/shape.ts';
import { useForm } from '../../forms/use-form.ts';
import { valuesFrom } from '../../forms/values.ts';
import { useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { Facts } from '../../results/values.tsx';
import { ActingFor } from '../../registrations/acting-for.tsx';
import { FRESH, useSets } from '../../registrations/admin-records.ts';
import { SetChoice } from '../../registrations/credential-choice.tsx';

type Profile = Readonly<Record<string, unknown>>;

const whole = UpdateCspProfileRequest as unknown as Shape;
const OWNER = new Set(['credentialId', 'userId']);
const addresses = Object.entries(whole.properties ?? {}).filter(([name]) => !OWNER.has(name));
const shape: Shape = { ...whole, properties: Object.fromEntries(addresses) };
const MAY_BE_CHANGED = new Set(addresses.map(([name]) => name));

const LABELS = {
  email: 'Event email',
  escalateEmail: 'Escalation email',
  techEmail: 'Technical email',
  financeEmail: 'Billing email',
};

const profileKey = (credentialId: number) => ['admin', 'profile', credentialId];

function AddressForm({ credentialId, profile }: { credentialId: number; profile: Profile }) {
  const form = useForm(shape, valuesFrom(shape, profile));
  // The registry cannot remove an email.
  const changed = Object.fromEntries(
    Object.entries(form.request).filter(([name, value]) => value !== profile[name]),
  );
  const saving = useMutation({
    mutationFn: async () =>
      (await callApi((through) => through.registry.updateCspProfile({ credentialId, ...changed }))).profile,
    onSuccess: (next) => queries.setQueryData(profileKey(credentialId), next),
  });
  const hasChanges = Object.keys(changed).length > 0;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.validate(event.currentTarget) && hasChanges) {
      saving.mutate();
    }
  };
  const shown = { ...form, problems: { ...fieldProblems(saving.error), ...form.problems } };
  return (
    <form onSubmit={send} noValidate aria-label="Notification emails">
      <Stack className="card" gap="sm">
        <Title order={2}>Notification emails</Title>
        <Text size="sm">
          Leave a field empty to keep its current value. The registry controls all other fields.
        </Text>
        <SchemaFields shape={shape} form={shown} labels={LABELS} />
        {saving.isError && <ProblemNote error={saving.error} />}
        {saving.isSuccess && !hasChanges && (
          <div role="status">
            <TonePanel tone="good">Changes saved at the registry.</TonePanel>
          </div>
        )}
        <Group>
          <Button type="submit" loading={saving.isPending} disabled={!hasChanges}>
            Save changes
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Profile({ credentialId }: { credentialId: number }) {
  const profile = useQuery({
    queryKey: profileKey(credentialId),
    queryFn: async () => (await callApi((through) => through.registry.cspProfile({ credentialId }))).profile,
    ...FRESH,
  });
  if (profile.isError) {
    return <ProblemNote error={profile.error} onRetry={profile.refetch} />;
  }
  if (profile.data === undefined) {
    return <Skeleton h={420} />;
  }
  const others = Object.entries(profile.data).filter(([name]) => !MAY_BE_CHANGED.has(name));
  return (
    <>
      <AddressForm credentialId={credentialId} profile={profile.data} />
      <section className="card" aria-label="Managed by the registry">
        <Title order={2} mb="xs">
          Managed by the registry
        </Title>
        <Facts fields={Object.fromEntries(others)} />
      </section>
    </>
  );
}

export function CspProfilePage() {
  const { filters, filterBy } = useListSearch();
  const { credentialId = '' } = filters;
  const id = /^[1-9]\d{0,14}$/.test(credentialId) ? Number(credentialId) : undefined;
  const owner = useSets()?.rows.find((set) => set.id === id)?.userId;
  return (
    <Page
      title="Registry profile"
      lead="A customer’s campaign service provider (CSP) profile and notification emails at the registry. Viewing and editing are free."
      maxWidth={720}
    >
      <SetChoice
        label="Credentials"
        description="The registry account to view."
        value={credentialId}
        none="Select…"
        onlyActive
        onChange={(value) => filterBy({ credentialId: value })}
      />
      {id !== undefined && (
        <Stack key={id} gap="lg">
          <ActingFor userId={owner} credentialId={id} />
          <Profile credentialId={id} />
        </Stack>
      )}
    </Page>
  );
}
