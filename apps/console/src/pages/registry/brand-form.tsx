// Registering a brand, or correcting one: asks only what applies to the kind of business, and checks while one types.
import { Button, Fieldset, Group, Radio, Stack, Text } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { BrandDetail, CreateBrandRequest } from '@tendlc/client';
import { brandRegistrationCost } from '@tendlc/compliance';
import { UpdateBrandRequest } from '@tendlc/contract';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { fieldProblems } from '../../api/problems.ts';
import { dropDraft, readDraft, useDraft } from '../../forms/draft.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Shape } from '../../forms/shape.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { emptyValues, valuesFrom } from '../../forms/values.ts';
import { RegistryFees, TokenPrice } from '../../parts/costs.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { brandShape, checkBrand, ENTITIES, FIRST_VALUES, groupsFor, rareFieldsFor } from './brand-fields.ts';
import { newBrandRecord } from './records.ts';

const DRAFT = 'brand';
const whole = UpdateBrandRequest as unknown as Shape;

function EntityChoice({ form }: { form: Form }) {
  return (
    <Radio.Group
      label="What is the business in law?"
      value={form.values['entityType'] as string}
      onChange={(value) => form.change('entityType', value)}
    >
      <Stack gap="xs" mt="xs">
        {ENTITIES.map(({ value, label, words }) => (
          <Radio key={value} value={value} label={label} description={words} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Groups({ form, isNew }: { form: Form; isNew: boolean }) {
  const entityType = form.values['entityType'] as string;
  const rare = rareFieldsFor(entityType).filter((name) => isNew || name !== 'mock');
  return (
    <>
      {groupsFor(entityType).map(({ title, names }) => (
        <Fieldset key={title} legend={title}>
          <SchemaFields shape={form.shape} form={form} names={names} />
        </Fieldset>
      ))}
      {rare.length > 0 && (
        <details>
          <summary>More, seldom needed</summary>
          <Fieldset mt="xs" legend="Seldom needed">
            <SchemaFields shape={form.shape} form={form} names={rare} />
          </Fieldset>
        </details>
      )}
    </>
  );
}

type EditorProps = {
  readonly form: Form;
  readonly isNew: boolean;
  readonly submit: string;
  readonly send: () => Promise<void>;
};

function Editor({ form, isNew, submit, send }: EditorProps) {
  const [state, setState] = useState<{ pending: boolean; error?: unknown }>({ pending: false });
  const element = useRef<HTMLFormElement>(null);
  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.mayBeSent(event.currentTarget)) {
      setState({ pending: true });
      await send().catch((error: unknown) => setState({ pending: false, error }));
    }
  };
  const shown = { ...form, problems: { ...fieldProblems(state.error), ...form.problems } };
  return (
    <form ref={element} onSubmit={(event) => void go(event)} noValidate aria-label="Brand">
      <Stack>
        <EntityChoice form={shown} />
        <Groups form={shown} isNew={isNew} />
        {state.error !== undefined && <ProblemNote error={state.error} />}
        <Stack gap="xs" className="card">
          <Text size="sm">
            <TokenPrice />
          </Text>
          {isNew && <RegistryFees cost={brandRegistrationCost()} />}
        </Stack>
        <Group>
          <Button type="submit" loading={state.pending}>
            {submit}
          </Button>
          <ButtonLink to="/registry/brands" variant="default">
            Not now
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  );
}

export function NewBrandPage() {
  const navigate = useNavigate();
  const [first] = useState(() => readDraft(DRAFT) ?? { ...emptyValues(whole), mock: false, ...FIRST_VALUES });
  const form = useForm(brandShape, first, checkBrand);
  useDraft(DRAFT, form.values);
  const send = async () => {
    const request = form.request as CreateBrandRequest;
    const created = await ask((through) => through.brands.create(request));
    const id = String(created.localId);
    keep<BrandDetail>(['brand', id], () => newBrandRecord(request, created));
    dropDraft(DRAFT);
    await navigate({ to: '/registry/brands/$id', params: { id } });
  };
  return (
    <Page
      title="Register a brand"
      lead="The registry compares this with what the tax office has. Write the legal name and the number exactly as they stand in the letter of the IRS."
      maxWidth={680}
      actions={
        <TextLink to="/tools/$name" params={{ name: 'brand-checker' }} size="sm">
          Check it first
        </TextLink>
      }
    >
      <Editor form={form} isNew submit="Register the brand" send={send} />
    </Page>
  );
}

function EditBrand({ brand, id }: { brand: BrandDetail; id: string }) {
  const navigate = useNavigate();
  const before = valuesFrom(whole, brand);
  const form = useForm(brandShape, before, checkBrand);
  const send = async () => {
    // Only what is new is sent: an unchanged tax number must not count as a change of it.
    const changed = Object.entries(form.request).filter(
      ([name, value]) => value !== brand[name as keyof BrandDetail],
    );
    if (changed.length > 0) {
      const answer = await ask((through) => through.brands.update(id, Object.fromEntries(changed)));
      keep<BrandDetail>(['brand', id], () => answer.brand);
    }
    await navigate({ to: '/registry/brands/$id', params: { id } });
  };
  return <Editor form={form} isNew={false} submit="Save the changes" send={send} />;
}

export function EditBrandPage() {
  const { id } = useParams({ from: '/inside/registry/brands/$id/edit' });
  const { data } = useKept<BrandDetail>(
    ['brand', id],
    async () => (await ask((through) => through.brands.get(id))).brand,
  );
  return (
    <Page
      title="Correct the brand"
      lead="Legal name, tax number and kind of business can be changed only while no campaign runs; the brand is then checked again."
      maxWidth={680}
    >
      {data === undefined ? (
        <EmptyState title="Load the brand first">
          Its data is not on this device.{' '}
          <TextLink to="/registry/brands/$id" params={{ id }}>
            Open the brand
          </TextLink>{' '}
          and come back.
        </EmptyState>
      ) : (
        <EditBrand brand={data} id={id} />
      )}
    </Page>
  );
}
