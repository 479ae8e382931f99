// Why a brand was not verified, as what to change: each thing leads to its field in the form.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { BrandDetail, GetBrandFeedbackAnswer } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { useCached } from '../../api/cached.ts';
import { labelOf } from '../../format/labels.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

type Told = {
  readonly feedback: GetBrandFeedbackAnswer['feedback'];
  /** Of which verdict it speaks: after another check it says nothing any more. */
  readonly since: string;
};

type Category = Told['feedback']['categories'][number];

function Category({ category, id }: { category: Category; id: string }) {
  const { title, description, errors, remedy, fields } = category;
  return (
    <TonePanel tone="bad">
      <Text fw={700} className="tone-words">
        {title}
      </Text>
      <Text size="sm">{description}</Text>
      {errors.map(({ code, message }) => (
        <Text key={`${code}${message}`} size="sm" className="given">
          {message}
        </Text>
      ))}
      <Text size="sm" mt={4}>
        <strong>What to do:</strong> {remedy}
      </Text>
      {fields.length > 0 && (
        <Group gap="sm" mt={4}>
          <Text size="sm">Edit:</Text>
          {fields.map((field) => (
            <TextLink key={field} to="/registry/brands/$id/edit" params={{ id }} search={{ field }} size="sm">
              {labelOf(field)}
            </TextLink>
          ))}
        </Group>
      )}
    </TonePanel>
  );
}

export function Feedback({ brand }: { brand: BrandDetail }) {
  const id = String(brand.localId);
  const { since } = brand.progress;
  const { data, ...cached } = useCached<Told>(['feedback', id], async () => ({
    feedback: (await callApi((through) => through.brands.feedback(id))).feedback,
    since,
  }));
  const told = data?.since === since ? data.feedback : undefined;
  return (
    <section aria-label="Registry feedback">
      <Title order={2} mb="xs">
        What to fix
      </Title>
      <Stack gap="sm">
        {told?.categories.length === 0 && <Text>No issues reported by the registry.</Text>}
        {told?.categories.map((category) => (
          <Category key={category.id} category={category} id={id} />
        ))}
        {told === undefined && (
          <Text size="sm">See what the registry could not verify before you edit the brand.</Text>
        )}
        <LoadBar what="feedback" hasData={told !== undefined} {...cached} />
      </Stack>
    </section>
  );
}
