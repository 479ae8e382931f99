// Registering a campaign, or correcting one: what is sent, how people agree to it, and samples that are counted while one types.
import { Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { CampaignDetail, CreateCampaignRequest } from '@tendlc/client';
import { campaignRegistrationCost } from '@tendlc/compliance';
import { CreateCampaignRequest as CreateSchema, UpdateCampaignRequest } from '@tendlc/contract';
import { type FormEvent, useState } from 'react';
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
import { useBrands } from './brands.tsx';

const DRAFT = 'campaign';
const FOR_ADMINS = new Set(['credentialId', 'userId']);

/** Without what only admins may say. */
function forCustomers(schema: unknown): Shape {
  const shape = schema as Shape;
  const properties = Object.entries(shape.properties ?? {}).filter(([name]) => !FOR_ADMINS.has(name));
  return { ...shape, properties: Object.fromEntries(properties) };
}

const createShape = forCustomers(CreateSchema);
const updateShape = forCustomers(UpdateCampaignRequest);

const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'];
const REPLIES = [
  'optinMessage',
  'optoutMessage',
  'helpMessage',
  'optinKeywords',
  'optoutKeywords',
  'helpKeywords',
];
const FACTS = ['embeddedLink', 'embeddedPhone', 'numberPool', 'ageGated', 'directLending', 'autoRenewal'];
const LINKS = ['privacyPolicyLink', 'termsAndConditionsLink', 'embeddedLinkSample'];
const ONCE = ['subUsecases', 'subscriberOptin', 'subscriberOptout', 'subscriberHelp', 'resellerId'];

/** The brands that are known on this device, or the id of any. */
function BrandChoice({ form }: { form: Form }) {
  const { data } = useBrands();
  const common = {
    label: 'Brand',
    name: 'brandId',
    value: form.values['brandId'] as string,
    error: form.problems['brandId'],
    onBlur: () => form.leave('brandId'),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change('brandId', currentTarget.value),
  };
  const verified = (data ?? []).filter(({ brand_status }) => brand_status === 'ACTIVE');
  return verified.length === 0 ? (
    <TextInput
      {...common}
      description="Its number in the address of its page, or its id at the registry, such as BEXMPL1."
    />
  ) : (
    <NativeSelect
      {...common}
      data={[
        { value: '', label: 'Choose…' },
        ...verified.map(({ localId, brandName }) => ({ value: String(localId), label: brandName })),
      ]}
    />
  );
}

function Samples({ form }: { form: Form }) {
  const filled = SAMPLES.findLastIndex((name) => (form.values[name] as string) !== '') + 1;
  const [shown, setShown] = useState(Math.max(1, filled));
  return (
    <Fieldset legend="Sample messages">
      <SchemaFields shape={form.shape} form={form} names={SAMPLES.slice(0, shown)} counted={SAMPLES} />
      {shown < SAMPLES.length && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => setShown(shown + 1)}>
          Add another sample
        </Button>
      )}
    </Fieldset>
  );
}

type EditorProps = {
  readonly form: Form;
  readonly isNew: boolean;
  readonly submit: string;
  readonly send: () => Promise<void>;
};

function Rare({ form, isNew }: Pick<EditorProps, 'form' | 'isNew'>) {
  return (
    <>
      <details>
        <summary>Automatic replies: what you leave out, we write for you</summary>
        <Fieldset mt="xs" legend="Automatic replies">
          <SchemaFields shape={form.shape} form={form} names={REPLIES} counted={REPLIES.slice(0, 3)} />
        </Fieldset>
      </details>
      <details>
        <summary>More, seldom needed</summary>
        <Fieldset mt="xs" legend="Seldom needed">
          <SchemaFields shape={form.shape} form={form} names={[...LINKS, ...(isNew ? ONCE : [])]} />
        </Fieldset>
      </details>
    </>
  );
}

function Editor({ form, isNew, submit, send }: EditorProps) {
  const [state, setState] = useState<{ pending: boolean; error?: unknown }>({ pending: false });
  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.mayBeSent(event.currentTarget)) {
      setState({ pending: true });
      await send().catch((error: unknown) => setState({ pending: false, error }));
    }
  };
  const shown = { ...form, problems: { ...fieldProblems(state.error), ...form.problems } };
  const usecase = form.values['usecase'];
  return (
    <form onSubmit={(event) => void go(event)} noValidate aria-label="Campaign">
      <Stack>
        {isNew && <BrandChoice form={shown} />}
        <SchemaFields
          shape={form.shape}
          form={shown}
          names={[...(isNew ? ['usecase'] : []), 'description', 'messageFlow']}
          labels={{ description: 'What is sent, to whom and why' }}
        />
        <Samples form={shown} />
        <Fieldset legend="What the messages contain">
          <SchemaFields shape={form.shape} form={shown} names={FACTS} />
        </Fieldset>
        {isNew && <SchemaFields shape={form.shape} form={shown} names={['upstreamCnpId']} />}
        <Rare form={shown} isNew={isNew} />
        {state.error !== undefined && <ProblemNote error={state.error} />}
        <Stack gap="xs" className="card">
          <Text size="sm">
            <TokenPrice />
          </Text>
          {isNew && typeof usecase === 'string' && usecase !== '' && (
            <RegistryFees cost={campaignRegistrationCost(usecase)} />
          )}
        </Stack>
        <Group>
          <Button type="submit" loading={state.pending}>
            {submit}
          </Button>
          <ButtonLink to="/registry/campaigns" variant="default">
            Not now
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  );
}

export function NewCampaignPage() {
  const navigate = useNavigate();
  const { brand } = useSearch({ from: '/inside/registry/campaigns/new' });
  const [first] = useState(() => ({
    ...emptyValues(createShape),
    ...readDraft(DRAFT),
    ...(brand === undefined ? {} : { brandId: brand }),
  }));
  const form = useForm(createShape, first);
  useDraft(DRAFT, form.values);
  const send = async () => {
    const { localId } = await ask((through) =>
      through.campaigns.create(form.request as CreateCampaignRequest),
    );
    dropDraft(DRAFT);
    await navigate({ to: '/registry/campaigns/$id', params: { id: String(localId) } });
  };
  return (
    <Page
      title="Register a campaign"
      lead="Reviewers read this. Be concrete: name the business, show the page or the words by which people agree, and give messages exactly as they will be sent."
      maxWidth={720}
      actions={
        <TextLink to="/tools/$name" params={{ name: 'use-case-selector' }} size="sm">
          Find the use case
        </TextLink>
      }
    >
      <Editor form={form} isNew submit="Register the campaign" send={send} />
    </Page>
  );
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b ?? undefined);

function EditCampaign({ campaign, id }: { campaign: CampaignDetail; id: string }) {
  const navigate = useNavigate();
  const form = useForm(updateShape, valuesFrom(updateShape, campaign));
  const send = async () => {
    const known = campaign as unknown as Readonly<Record<string, unknown>>;
    const flags = Object.fromEntries(FACTS.map((name) => [name, form.values[name]]));
    const changed = Object.entries({ ...form.request, ...flags }).filter(
      ([name, value]) => !isSame(value, known[name]),
    );
    if (changed.length > 0) {
      const answer = await ask((through) => through.campaigns.update(id, Object.fromEntries(changed)));
      keep<CampaignDetail>(['campaign', id], () => answer.campaign);
    }
    await navigate({ to: '/registry/campaigns/$id', params: { id } });
  };
  return <Editor form={form} isNew={false} submit="Save the changes" send={send} />;
}

export function EditCampaignPage() {
  const { id } = useParams({ from: '/inside/registry/campaigns/$id/edit' });
  const { data } = useKept<CampaignDetail>(
    ['campaign', id],
    async () => (await ask((through) => through.campaigns.get(id))).campaign,
  );
  return (
    <Page
      title="Correct the campaign"
      lead="Only what you change is sent. Use case and brand are decided once."
      maxWidth={720}
    >
      {data === undefined ? (
        <EmptyState title="Load the campaign first">
          Its texts are not on this device.{' '}
          <TextLink to="/registry/campaigns/$id" params={{ id }}>
            Open the campaign
          </TextLink>{' '}
          and come back.
        </EmptyState>
      ) : (
        <EditCampaign campaign={data} id={id} />
      )}
    </Page>
  );
}
