// Registering a campaign, step by step: texts are checked for free while one types, and every cost is named before it is sent.
import { Stack, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CreateCampaignRequest } from '@tendlc/client';
import { campaignRegistrationCost } from '@tendlc/compliance';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { Answers } from '../../registrations/answers.tsx';
import { readDraft } from '../../forms/draft.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { type FormValues, textIn } from '../../forms/values.ts';
import { type Step } from '../../forms/wizard.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import {
  CAMPAIGN_TEXTS,
  checkCampaign,
  FIRST_VALUES,
  flagsIn,
  newCampaignShape,
  REPLIES,
} from './campaign-fields.ts';
import { campaignSteps, useFoundContents } from './campaign-steps.tsx';
import { useKnownBrand } from './campaign-brand.tsx';
import { noteNewCampaign } from '../../registrations/records.ts';
import { RegistrationWizard, WhatItCosts } from '../../registrations/registration-wizard.tsx';

const DRAFT = 'campaign';

function Review({ form, steps, goTo }: ReviewProps) {
  const usecase = textIn(form.values, 'usecase');
  const brand = useKnownBrand(textIn(form.values, 'brandId'));
  const found = useFoundContents(form);
  const shown = {
    ...form.request,
    ...flagsIn(form.shape, form.values),
    ...Object.fromEntries(Object.entries(found).filter(([, isFound]) => isFound)),
    ...(brand === undefined ? {} : { brandId: brand.brandName }),
  };
  const missing = REPLIES.filter((name) => form.request[name] === undefined);
  return (
    <Stack>
      <Answers request={shown} steps={steps} texts={CAMPAIGN_TEXTS} goTo={goTo} />
      {missing.length > 0 && (
        <Text size="sm">
          We write the automatic replies that you leave empty. You can see them on the campaign page.
        </Text>
      )}
      <WhatItCosts cost={usecase === '' ? undefined : campaignRegistrationCost(usecase)}>
        Carriers also charge a fee for each message. Your provider bills it.
      </WhatItCosts>
    </Stack>
  );
}

type ReviewProps = {
  readonly form: Form;
  readonly steps: readonly Step[];
  readonly goTo: (step: string) => void;
};

function firstValues(brand: string | undefined): FormValues {
  return { ...FIRST_VALUES, ...readDraft(DRAFT), ...(brand === undefined ? {} : { brandId: brand }) };
}

export function NewCampaignPage() {
  const navigate = useNavigate();
  const { brand, step } = useSearch({ from: '/inside/registry/campaigns/new' });
  const [first] = useState(() => firstValues(brand));
  const form = useForm(newCampaignShape, first, checkCampaign);
  const credentialId = useKnownBrand(textIn(form.values, 'brandId'))?.credentialId;
  const goTo = (next: string) => void navigate({ to: '/registry/campaigns/new', search: { step: next } });
  return (
    <RegistrationWizard
      title="Register campaign"
      lead="Human reviewers read this. Be specific: name the business, show where and how people opt in, and enter messages exactly as you will send them."
      maxWidth={720}
      actions={
        <TextLink to="/registry/campaigns" size="sm">
          All campaigns
        </TextLink>
      }
      name="Campaign"
      draft={DRAFT}
      form={form}
      first={FIRST_VALUES}
      firstStep="use-case"
      at={step}
      goTo={goTo}
      labels={CAMPAIGN_TEXTS.labels}
      credentialId={credentialId}
      stepsOf={(shown) => campaignSteps(shown, true)}
      review={(shown, steps) => <Review form={shown} steps={steps} goTo={goTo} />}
      submit="Register campaign"
      create={async (request) =>
        callApi((through) => through.campaigns.create(request as CreateCampaignRequest))
      }
      onCreated={async (created) => {
        noteNewCampaign(created);
        await navigate({ to: '/registry/campaigns/$id', params: { id: String(created.localId) } });
      }}
    />
  );
}
