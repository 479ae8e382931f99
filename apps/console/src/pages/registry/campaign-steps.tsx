// The steps of a campaign's form, with its special controls. The page for changes shows the same parts.
import { Stack, Text } from '@mantine/core';
import { CAMPAIGN_FIELDS } from '@tendlc/registration';
import type { Form } from '../../forms/use-form.ts';
import { useOfflineTools } from '../../forms/use-offline-tool.ts';
import { textIn } from '../../forms/values.ts';
import type { Step } from '../../forms/wizard.tsx';
import { type Part, Question, registrationSteps } from '../../registrations/registration-fields.tsx';
import { BrandChoice } from './campaign-brand.tsx';
import { CAMPAIGN_TEXTS, campaignPlan, REPLIES, SAMPLES } from './campaign-fields.ts';
import { Consent, Fields, Replies, Samples } from './campaign-texts.tsx';
import { UseCaseChoice } from './use-case-choice.tsx';

/** Attributes that the samples answer. */
export function useFoundContents(form: Form): Readonly<Record<string, boolean>> {
  const tools = useOfflineTools();
  return tools?.detectContents(SAMPLES.map((name) => textIn(form.values, name))) ?? {};
}

/** A question that the samples may have answered. */
function Content({ form, name }: { form: Form; name: string }) {
  const found = useFoundContents(form);
  return found[name] === true ? (
    <div>
      <Text size="sm" fw={600}>
        {CAMPAIGN_TEXTS.labels[name]}
      </Text>
      <Text size="sm">Set to Yes because your samples contain one.</Text>
    </div>
  ) : (
    <Question form={form} name={name} texts={CAMPAIGN_TEXTS} />
  );
}

const PARTS: readonly Part[] = [
  { names: ['messageFlow'], draw: (form) => <Consent form={form} /> },
  { names: [...SAMPLES, 'embeddedLinkSample'], draw: (form) => <Samples form={form} /> },
  { names: REPLIES, draw: (form) => <Replies form={form} /> },
  { names: ['embeddedLink'], draw: (form) => <Content form={form} name="embeddedLink" /> },
  { names: ['embeddedPhone'], draw: (form) => <Content form={form} name="embeddedPhone" /> },
];

/** The suggested use case follows from the description, so the description comes first. */
const USE_CASE: Part = {
  names: ['brandId', 'usecase', 'subUsecases', 'description'],
  draw: (form) => (
    <Stack>
      <BrandChoice form={form} />
      <Fields form={form} names={['description']} />
      <UseCaseChoice form={form} />
    </Stack>
  ),
};

/** @param isNew brand, use case, and a few more cannot change after registration */
export const campaignSteps = (form: Form, isNew: boolean): Step[] =>
  registrationSteps(form, {
    fields: CAMPAIGN_FIELDS,
    plan: campaignPlan(isNew),
    texts: CAMPAIGN_TEXTS,
    isNew,
    parts: isNew ? [USE_CASE, ...PARTS] : PARTS,
  });
