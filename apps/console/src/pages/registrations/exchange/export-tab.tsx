// Export: the registration as the requests of a provider. Choose one, answer what it asks for, and take the requests.
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { TokenPrice } from '../../../parts/costs.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Product, PROVIDER_CHOICES, productsOf } from './providers.ts';
import { Questions } from './questions.tsx';
import { Requests } from './requests.tsx';
import './exchange.css';

type Door = { readonly to: string; readonly product: Product };

const PRODUCT_WORDS: Readonly<Record<Product, string>> = {
  '10dlc': '10DLC numbers',
  tollfree: 'Toll-free numbers',
};

function Choice({ door, onChoose }: { door: Door; onChoose: (door: Door) => void }) {
  const products = productsOf(door.to);
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="Provider"
        value={door.to}
        data={PROVIDER_CHOICES.map(({ value, label }) => ({
          value,
          label: value === 'tcr' ? `${label} (dry run of a submission)` : label,
        }))}
        onChange={({ currentTarget }) => onChoose({ to: currentTarget.value, product: '10dlc' })}
      />
      {products.length > 1 && (
        <NativeSelect
          label="Product"
          value={door.product}
          data={products.map((value) => ({ value, label: PRODUCT_WORDS[value] }))}
          onChange={({ currentTarget }) => onChoose({ ...door, product: currentTarget.value as Product })}
        />
      )}
    </Group>
  );
}

/** Answers stay while the same provider is asked again, so that one can be filled after the other. */
const merged = (before: string | undefined, after: string | undefined): string | undefined =>
  before === undefined && after === undefined
    ? undefined
    : JSON.stringify({
        ...(before === undefined ? {} : (JSON.parse(before) as object)),
        ...(after === undefined ? {} : (JSON.parse(after) as object)),
      });

export function ExportTab() {
  const { id = '' } = useParams({ strict: false });
  const [door, setDoor] = useState<Door>({ to: PROVIDER_CHOICES[0]?.value ?? '', product: '10dlc' });
  const [fill, setFill] = useState<string>();
  const exporting = useMutation({
    mutationFn: async (given: string | undefined) => {
      const query = { ...door, ...(given === undefined ? {} : { fill: given }) };
      const answer = await callApi((through) => through.registrations.export(id, query as { to: 'tcr' }));
      setFill(given);
      return answer.export;
    },
  });
  const choose = (next: Door) => {
    setDoor(next);
    setFill(undefined);
    exporting.reset();
  };
  const exported = exporting.data;
  return (
    <Stack gap="md">
      <section className="card">
        <Title order={2} mb={4}>
          Export
        </Title>
        <Text size="sm" mb="sm">
          See the registration as the requests that would make it at another provider. Nothing is sent.
        </Text>
        <Stack gap="sm">
          <Choice door={door} onChoose={choose} />
          <Group gap="sm">
            <Button loading={exporting.isPending} onClick={() => exporting.mutate(fill)}>
              Show requests
            </Button>
            <Text size="sm" c="dimmed">
              <TokenPrice isTool />
            </Text>
          </Group>
        </Stack>
      </section>
      {exporting.isError && <ProblemNote error={exporting.error} />}
      {exported !== undefined && (
        <>
          {exported.missing.length > 0 && (
            <Questions
              key={exported.provider + exported.product}
              exported={exported}
              isPending={exporting.isPending}
              onAnswer={(given) => exporting.mutate(merged(fill, given))}
            />
          )}
          <Requests exported={exported} />
        </>
      )}
    </Stack>
  );
}
