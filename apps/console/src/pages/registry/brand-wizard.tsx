// Registering a brand, step by step: asks only what applies, warns for free, and names every cost before it is sent.
import { Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CreateBrandRequest } from '@tendlc/client';
import { brandRegistrationCost, vettingCost } from '@tendlc/compliance';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { showDollars } from '../../format/words.ts';
import { Advice } from '../../forms/advice.tsx';
import { Answers } from '../../registrations/answers.tsx';
import { readDraft } from '../../forms/draft.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { type Step } from '../../forms/wizard.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { type BrandAdvice, useBrandAdvice } from './brand-advice.ts';
import { BRAND_TEXTS, checkBrand, FIRST_VALUES, newBrandShape } from './brand-fields.ts';
import { brandSteps } from './brand-steps.tsx';
import { noteNewBrand } from '../../registrations/records.ts';
import { RegistrationWizard, WhatItCosts } from '../../registrations/registration-wizard.tsx';

const DRAFT = 'brand';

function Review({ form, steps, advice, goTo }: ReviewProps) {
  const findings = Object.values(advice).flat();
  const vetting = vettingCost('STANDARD').totalUsd;
  return (
    <Stack>
      <Answers request={form.request} steps={steps} texts={BRAND_TEXTS} goTo={goTo} />
      {findings.length > 0 && (
        <section aria-label="Before you submit">
          <Title order={3} mb="xs">
            Before you submit
          </Title>
          <Advice findings={findings} />
        </section>
      )}
      <WhatItCosts cost={brandRegistrationCost()}>
        Vetting for higher throughput (optional, later)
        {vetting !== undefined && `, ${showDollars(vetting)}`}. Each campaign has its own fees.
      </WhatItCosts>
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
  const [first] = useState(() => readDraft(DRAFT) ?? FIRST_VALUES);
  const form = useForm(newBrandShape, first, checkBrand);
  const advice = useBrandAdvice(form.values);
  const goTo = (next: string) => void navigate({ to: '/registry/brands/new', search: { step: next } });
  return (
    <RegistrationWizard
      title="Register brand"
      lead="The registry checks your details against official records. Four short steps. Nothing is submitted or charged before the last step."
      maxWidth={680}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
      name="Brand"
      draft={DRAFT}
      form={form}
      first={FIRST_VALUES}
      firstStep="business"
      at={step}
      goTo={goTo}
      labels={BRAND_TEXTS.labels}
      stepsOf={(shown) => brandSteps(shown, advice, true)}
      review={(shown, steps) => <Review form={shown} steps={steps} advice={advice} goTo={goTo} />}
      submit="Register brand"
      create={async (request) => callApi((through) => through.brands.create(request as CreateBrandRequest))}
      onCreated={async (created) => {
        noteNewBrand(created);
        await navigate({ to: '/registry/brands/$id', params: { id: String(created.localId) } });
      }}
    />
  );
}
