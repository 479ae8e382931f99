// The texts of a campaign, looked at while they are typed: how people agree, samples, automatic replies. Free, in the browser.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Advice } from '../../forms/advice.tsx';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Form } from '../../forms/use-form.ts';
import { useOfflineTool, useOfflineTools } from '../../forms/use-offline-tool.ts';
import { textIn } from '../../forms/values.ts';
import type { Finding } from '../../results/findings.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { useKnownBrand } from './campaign-brand.tsx';
import { CAMPAIGN_TEXTS, REPLIES, SAMPLES } from './campaign-fields.ts';

type Found = { readonly checks: readonly Finding[] };

const textOf = (form: Form, name: string) => textIn(form.values, name);
/** The shortest that the registry takes. */
const SAMPLE_CHARACTERS_MIN = 20;
const FLOW_CHARACTERS_MIN = 40;

const grave = (found: Found | undefined) =>
  found?.checks.filter(({ status }) => status === 'error' || status === 'warning');

export function Fields({
  form,
  names,
  ...rest
}: Omit<Parameters<typeof SchemaFields>[0], 'shape' | keyof typeof CAMPAIGN_TEXTS>) {
  return <SchemaFields shape={form.shape} form={form} names={names} {...CAMPAIGN_TEXTS} {...rest} />;
}

function FlowAdvice({ form }: { form: Form }) {
  const text = textOf(form, 'messageFlow');
  const found = useOfflineTool<Found>(
    'consent-validator',
    text.length < FLOW_CHARACTERS_MIN ? undefined : { consentText: text },
  );
  const findings = grave(found);
  return (
    <Stack gap={4}>
      {findings !== undefined && findings.length > 0 && (
        <Text size="sm" fw={600}>
          Reviewers look for these items in the text next to your checkbox or field. Quote that text here:
        </Text>
      )}
      <Advice findings={findings} fine="Includes everything that reviewers look for." faultWord="Missing" />
    </Stack>
  );
}

export function Consent({ form }: { form: Form }) {
  return (
    <Stack>
      <Fields form={form} names={['messageFlow']} below={() => <FlowAdvice form={form} />} />
      <Text size="sm">
        Need opt-in language?{' '}
        <TextLink to="/tools/$name" params={{ name: 'consent-validator' }} size="sm">
          The consent validator
        </TextLink>{' '}
        writes it, and{' '}
        <TextLink to="/tools/$name" params={{ name: 'document-generator' }} size="sm">
          the document generator
        </TextLink>{' '}
        creates the pages that it links to. Your draft stays here.
      </Text>
    </Stack>
  );
}

function SampleAdvice({ form, name }: { form: Form; name: string }) {
  const message = textOf(form, name);
  const usecase = textOf(form, 'usecase');
  const found = useOfflineTool<Found>(
    'validate',
    message.length < SAMPLE_CHARACTERS_MIN
      ? undefined
      : { message, ...(usecase === '' ? {} : { use_case: usecase }) },
  );
  return <Advice findings={grave(found)} fine="No issues found." />;
}

type Template = {
  readonly name: string;
  readonly template: string;
  readonly useCase: string;
  readonly campaignField?: string;
};

/** Ready texts for the use case, put into the first sample that is empty. */
function Templates({ form, onTake }: { form: Form; onTake: (name: string) => void }) {
  const usecase = textOf(form, 'usecase');
  const mix = (form.values['subUsecases'] ?? []) as readonly string[];
  const brand = useKnownBrand(textOf(form, 'brandId'));
  const library = useOfflineTool<{ templates: readonly Template[] }>('template-library', {
    category: 'all',
    ...(brand === undefined ? {} : { businessName: brand.brandName.slice(0, 100) }),
  });
  const fitting = library?.templates.filter(
    ({ useCase, campaignField }) =>
      campaignField === undefined && (useCase === usecase || mix.includes(useCase)),
  );
  const free = SAMPLES.find((name) => textOf(form, name) === '');
  if (fitting === undefined || fitting.length === 0 || free === undefined) {
    return null;
  }
  return (
    <NativeSelect
      label="Start from a template"
      description="Fills the first empty sample. Edit it to match what you send."
      value=""
      data={[
        { value: '', label: 'Select…' },
        ...fitting.map(({ name, template }) => ({ value: template, label: name })),
      ]}
      onChange={({ currentTarget }) => {
        form.change(free, currentTarget.value);
        onTake(free);
      }}
    />
  );
}

export function Samples({ form }: { form: Form }) {
  const filled = SAMPLES.findLastIndex((name) => textOf(form, name) !== '') + 1;
  const [wanted, setWanted] = useState(1);
  const shown = Math.max(wanted, filled, 1);
  return (
    <Stack>
      <Templates form={form} onTake={(name) => setWanted(SAMPLES.indexOf(name as 'sample1') + 1)} />
      <Fields
        form={form}
        names={SAMPLES.slice(0, shown)}
        counted={SAMPLES}
        below={(name) => <SampleAdvice form={form} name={name} />}
      />
      {shown < SAMPLES.length && (
        <Group>
          <Button variant="default" size="compact-md" onClick={() => setWanted(shown + 1)}>
            Add sample message
          </Button>
        </Group>
      )}
      <SampleLink form={form} />
    </Stack>
  );
}

/** Asked only where there are links. */
function SampleLink({ form }: { form: Form }) {
  const tools = useOfflineTools();
  const samples = SAMPLES.map((name) => textOf(form, name));
  const hasLink =
    form.values['embeddedLink'] === true || tools?.detectContents(samples).embeddedLink === true;
  return hasLink || textOf(form, 'embeddedLinkSample') !== '' ? (
    <Fields form={form} names={['embeddedLinkSample']} />
  ) : null;
}

/** The three automatic replies with all that carriers look for, written for the brand. */
function PreparedReplies({ form }: { form: Form }) {
  const tools = useOfflineTools();
  const brand = useKnownBrand(textOf(form, 'brandId'));
  const isFilled = REPLIES.every((name) => textOf(form, name) !== '');
  if (tools === undefined || brand === undefined || isFilled) {
    return null;
  }
  const fill = () => {
    const contact = [brand.email, brand.phone].filter(Boolean).join(' or ');
    const replies = tools.composeReplies(brand.brandName, contact);
    for (const name of REPLIES.filter((reply) => textOf(form, reply) === '')) {
      form.change(name, replies[name]);
    }
  };
  return (
    <Group>
      <Button variant="default" onClick={fill}>
        Fill in replies
      </Button>
      <Text size="sm" c="dimmed">
        Fills the empty replies with text that meets carrier requirements.
      </Text>
    </Group>
  );
}

export function Replies({ form }: { form: Form }) {
  return (
    <Stack>
      <PreparedReplies form={form} />
      <Fields form={form} names={REPLIES} counted={REPLIES} />
    </Stack>
  );
}
