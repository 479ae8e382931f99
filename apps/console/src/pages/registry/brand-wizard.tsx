// Registering a brand, step by step: asks only what applies, warns for free, and names every cost before it is sent.
import { Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CreateBrandRequest } from '@tendlc/client';
import { brandRegistrationCost, vettingCost } from '@tendlc/compliance';
import { CreateBrandRequest as CreateSchema } from '@tendlc/contract';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { showDollars } from '../../app/words.ts';
import { Advice } from '../../forms/advice.tsx';
import { Answers } from '../../forms/answers.tsx';
import { DraftNote } from '../../forms/draft-note.tsx';
import { dropDraft, readDraft, useDraft } from '../../forms/draft.ts';
import type { Shape } from '../../forms/shape.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { emptyValues } from '../../forms/values.ts';
import { type Step, Wizard } from '../../forms/wizard.tsx';
import { RegistryFees, TokenPrice } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { useActingFor } from '../admin/acting-for.tsx';
import { type BrandAdvice, useBrandAdvice } from './brand-advice.ts';
import { brandShape, checkBrand, ENTITIES, entityOf, FIRST_VALUES } from './brand-fields.ts';
import { brandSteps } from './brand-steps.tsx';
import { noteNewBrand } from './records.ts';
import { say } from './say.ts';

const DRAFT = 'brand';
const whole = CreateSchema as unknown as Shape;
const FIRST = { ...emptyValues(whole), ...FIRST_VALUES };

function Review({ form, steps, advice, goTo }: ReviewProps) {
  const findings = Object.values(advice).flat();
  const vetting = vettingCost('STANDARD').totalUsd;
  const entity = ENTITIES.find(({ value }) => value === entityOf(form.values));
  const shown = { ...form.request, ...(entity === undefined ? {} : { entityType: entity.label }) };
  return (
    <Stack>
      <Answers shape={form.shape} request={shown} steps={steps} goTo={goTo} />
      {findings.length > 0 && (
        <section aria-label="Before you send it">
          <Title order={3} mb="xs">
            Before you send it
          </Title>
          <Advice findings={findings} />
        </section>
      )}
      <Stack gap="xs" className="card">
        <Title order={3}>What it costs</Title>
        <Text size="sm">
          <TokenPrice />
        </Text>
        <RegistryFees cost={brandRegistrationCost()} />
        <Text size="sm" c="dimmed">
          Later, and only if you order it: vetting for more messages a day
          {vetting !== undefined && `, ${showDollars(vetting)}`}. Each campaign has fees of its own.
        </Text>
      </Stack>
    </Stack>
  );
}

type ReviewProps = {
  readonly form: Form;
  readonly steps: readonly Step[];
  readonly advice: BrandAdvice;
  readonly goTo: (step: string) => void;
};

export function NewBrandPage() {
  const navigate = useNavigate();
  const { step } = useSearch({ from: '/inside/registry/brands/new' });
  const [first] = useState(() => readDraft(DRAFT) ?? FIRST);
  const form = useForm(brandShape, first, checkBrand);
  const advice = useBrandAdvice(form.values);
  useDraft(DRAFT, form.values);
  const acting = useActingFor();
  const goTo = (next: string) => void navigate({ to: '/registry/brands/new', search: { step: next } });
  const stepsOf = (shown: Form): Step[] => {
    const steps = brandSteps(shown, advice, true);
    const body = <Review form={shown} steps={steps} advice={advice} goTo={goTo} />;
    return [...steps, { id: 'review', title: 'Look it over', names: [], body }];
  };
  const send = async () => {
    const request = { ...form.request, ...acting.owner() } as CreateBrandRequest;
    const created = await ask((through) => through.brands.create(request));
    noteNewBrand(created);
    say(created.message);
    dropDraft(DRAFT);
    acting.done();
    await navigate({ to: '/registry/brands/$id', params: { id: String(created.localId) } });
  };
  return (
    <Page
      title="Register a brand"
      lead="The registry compares what you say with official records. Four short steps; nothing is sent or charged before the last."
      maxWidth={680}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
    >
      {acting.choice}
      <Wizard
        name="Brand"
        form={form}
        stepsOf={stepsOf}
        at={step}
        goTo={goTo}
        submit="Register the brand"
        send={send}
        aside={<DraftNote form={form} first={FIRST} onClear={() => goTo('who')} />}
      />
    </Page>
  );
}
