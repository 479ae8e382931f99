// The form of a campaign: its steps, its schema, and its checks. Fields, rules, and texts come from the field definitions.
import { CreateCampaignRequest } from '@tendlc/contract';
import { CAMPAIGN_FIELDS, type CampaignValues, problemsOfCampaign } from '@tendlc/registration';
import { emptyValues, type FormValues } from '../../forms/values.ts';
import {
  type FieldTexts,
  formShape,
  schemasOf,
  type StepPlan,
  textsOf,
} from '../../registrations/form-steps.ts';
import type { FieldProblems } from '../../schema/problems.ts';
import type { Shape } from '../../schema/shape.ts';

export const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'] as const;
export const REPLIES = ['optinMessage', 'optoutMessage', 'helpMessage'] as const;

const defined = textsOf(CAMPAIGN_FIELDS);
export const CAMPAIGN_TEXTS: FieldTexts = { ...defined, labels: { ...defined.labels, brandId: 'Brand' } };

export const campaignPlan = (isNew: boolean): StepPlan[] => [
  {
    id: 'use-case',
    title: isNew ? 'Use case' : 'Description',
    lead: isNew
      ? 'Describe your messages in plain words. We suggest a use case based on your description.'
      : 'Describe your messages in plain words.',
    extra: isNew ? ['brandId'] : [],
  },
  {
    id: 'message-flow',
    title: 'Opt-in',
    lead: 'Reviewers follow the steps that you describe. They reject campaigns when they cannot find the opt-in.',
  },
  {
    id: 'samples',
    title: 'Sample messages',
    lead: 'Enter messages exactly as you will send them. Your live messages must match these samples.',
  },
  {
    id: 'replies',
    title: 'Automatic replies',
    lead: 'Messages that people receive when they opt in, opt out, or request help.',
  },
  {
    id: 'attributes',
    title: isNew ? 'Attributes and partner' : 'Attributes',
    lead: 'Carriers compare your messages with these answers.',
  },
];

const brandId = (CreateCampaignRequest as unknown as Shape).properties?.['brandId'] ?? {};

export const newCampaignShape = (values: FormValues): Shape =>
  formShape(CAMPAIGN_FIELDS, { values, isNew: true }, { brandId });
export const changedCampaignShape = (values: FormValues): Shape =>
  formShape(CAMPAIGN_FIELDS, { values, isNew: false });

/** Every field of a campaign. */
export const CAMPAIGN_SCHEMAS = schemasOf(CAMPAIGN_FIELDS);

export const FIRST_VALUES: FormValues = { ...emptyValues(CAMPAIGN_SCHEMAS), brandId: '' };

/** Rules that the schema cannot express. The service checks them again. */
export const checkCampaign = (request: Readonly<Record<string, unknown>>): FieldProblems =>
  Object.fromEntries(problemsOfCampaign(request as CampaignValues));

/** The answers to all yes-or-no questions, also those that still have their default. */
export const flagsIn = (shape: Shape, values: FormValues): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {})
      .filter(([, { type }]) => type === 'boolean')
      .map(([name]) => [name, values[name] === true]),
  );
