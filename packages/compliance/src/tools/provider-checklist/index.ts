// provider-checklist: lists the steps, fees, and waiting times of one use case at one provider.
import { CheckItem, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { commonSteps } from '../../facts/providers/common-steps.ts';
import {
  CHECKLIST_PHASES,
  PROVIDER_CODES,
  type Provider,
  type ProviderCode,
  type ProviderFee,
  type ProviderStep,
} from '../../facts/providers/provider.ts';
import { sinchProvider, telnyxProvider, vonageProvider } from '../../facts/providers/sinch-telnyx-vonage.ts';
import { bandwidthProvider, twilioProvider } from '../../facts/providers/twilio-bandwidth.ts';
import { getMonthsCommitted, registrationFees } from '../../facts/registration-fees.ts';
import { statedReviewTimes } from '../../facts/review-times.ts';
import { type SourceTag, sources } from '../../facts/sources.ts';
import { listRequirements } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { countStatuses, buildFinding, findOverallStatus } from '../../rules/rule.ts';
import {
  type AskedUseCase,
  USE_CASE_CHARACTERS_MAX,
  USE_CASE_DEFAULT,
  checkAskedUseCase,
  readUseCase,
} from '../../rules/use-case-known.ts';
import { defineTool } from '../../tool.ts';

const providers: Readonly<Record<ProviderCode, Provider>> = {
  twilio: twilioProvider,
  bandwidth: bandwidthProvider,
  sinch: sinchProvider,
  telnyx: telnyxProvider,
  vonage: vonageProvider,
};

const Fee = Type.Object({
  item: Type.String(),
  amount: Type.Number({ description: 'Amount in US dollars.' }),
  frequency: StringEnum(['one_time', 'monthly']),
  required: Type.Boolean({ description: 'Whether the fee is part of the estimated cost.' }),
  source: Source,
});

export const providerChecklist = defineTool({
  name: 'provider-checklist',
  title: 'Provider checklist',
  summary: 'List the steps, fields, fees, and waiting times to register a use case with a provider.',
  stage: 'register',
  request: Type.Object({
    provider: StringEnum(PROVIDER_CODES, {
      description: 'The messaging provider.',
      examples: ['twilio'],
    }),
    useCase: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        default: USE_CASE_DEFAULT,
        description:
          'Use case code. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.',
        examples: ['MARKETING'],
      }),
    ),
  }),
  results: Type.Object({
    provider: StringEnum(PROVIDER_CODES),
    displayName: Type.String(),
    useCase: Type.String({ description: 'As given.' }),
    useCaseAssumed: Type.String({ description: 'Use case code of the checklist.' }),
    status: StringEnum(['pass', 'warning', 'error'], {
      description:
        'Status of the most severe finding; `error` if the provider does not support the use case.',
    }),
    totalItems: Type.Integer(),
    requiredItems: Type.Integer(),
    estimatedTimeline: Type.String({
      description: 'Time from submission to approval, as stated by the provider.',
    }),
    estimatedCost: Type.Object({
      oneTime: Type.Number({ description: 'Total of the required one-time fees in US dollars.' }),
      monthly: Type.Number({ description: 'Total of the required monthly fees in US dollars.' }),
      firstTerm: Type.Number({ description: 'One-time fees plus the monthly fees of the committed months.' }),
      currency: Type.Literal('USD'),
      asOf: Type.String({ description: 'Date of the oldest price in the estimate.' }),
    }),
    steps: Type.Array(
      Type.Object({
        order: Type.Integer({ description: 'Step number, from 1.' }),
        phase: StringEnum(CHECKLIST_PHASES),
        title: Type.String(),
        required: Type.Boolean(),
        details: Type.String(),
        fields: Type.Array(Type.String(), { description: 'What to prepare.' }),
        basis: StringEnum(['published', 'estimate']),
        source: Source,
      }),
    ),
    fees: Type.Array(Fee, {
      description:
        'Registry fees are the same at every provider, so their source can be the price list of another provider. A provider may add its own charges.',
    }),
    leadTimes: Type.Array(Type.Object({ stage: Type.String(), words: Type.String(), source: Source }), {
      description: 'Review times that the provider states.',
    }),
    limits: Type.Array(Type.Object({ note: Type.String(), source: Source })),
    afterRejection: Type.Object({ note: Type.String(), source: Source }),
    warnings: Type.Array(Type.String()),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    resources: Type.Array(Type.Object({ title: Type.String(), url: Nullable(Type.String()) }), {
      description: 'Further reading.',
    }),
  }),
  examples: [
    { title: 'A mixed campaign at Twilio', request: { provider: 'twilio' } },
    { title: 'Marketing at Bandwidth', request: { provider: 'bandwidth', useCase: 'MARKETING' } },
  ],
  run({ provider: code, useCase: asked = USE_CASE_DEFAULT }) {
    const askedUseCase = readUseCase(asked);
    const { useCase } = askedUseCase;
    const provider = providers[code];
    const steps = listSteps(provider, useCase);
    const isProhibited = askedUseCase.business.some(({ status }) => status === 'error');
    // Nobody has to pay for a campaign that no use case allows.
    const fees = listFees(provider, useCase).map((fee) => (isProhibited ? { ...fee, required: false } : fee));
    const checks = listChecks(provider, askedUseCase);
    const counts = countStatuses(checks);
    return {
      provider: code,
      displayName: provider.displayName,
      useCase: asked,
      useCaseAssumed: useCase.code,
      status: findOverallStatus(counts),
      totalItems: steps.length,
      requiredItems: steps.filter(({ required }) => required).length,
      estimatedTimeline:
        useCase.carrierApproval === true
          ? `${provider.timeline}, plus the carrier approval of ${useCase.code}, for which no time is stated`
          : provider.timeline,
      estimatedCost: sumCosts(fees, useCase),
      steps,
      fees,
      leadTimes: statedReviewTimes
        .filter(({ who }) => who === provider.displayName)
        .map(({ stage, words, source }) => ({ stage, words, source: describeSource(source) })),
      limits: provider.limits.map(({ note, source }) => ({ note, source: describeSource(source) })),
      afterRejection: {
        note: provider.afterRejection.note,
        source: describeSource(provider.afterRejection.source),
      },
      warnings: checks
        .filter(({ status }) => status === 'error' || status === 'warning')
        .map(({ message }) => message),
      ...counts,
      checks,
      resources: listResources(provider),
    };
  },
});

const describeSource = (tag: SourceTag) => ({ ...sources[tag] });

type Limited = { readonly only?: readonly string[]; readonly except?: readonly string[] };

const appliesTo = (useCase: UseCase) => (row: Limited) =>
  (row.only === undefined || row.only.includes(useCase.code)) && row.except?.includes(useCase.code) !== true;

function listSteps(provider: Provider, useCase: UseCase) {
  const ofUseCase = listRequirements(useCase.code).map(
    ({ requirement, source, basis }): ProviderStep => ({
      phase: 'preparation',
      ...splitRequirement(requirement, useCase),
      required: true,
      fields: [],
      source,
      basis,
    }),
  );
  const all = [...commonSteps, ...ofUseCase, ...provider.steps].filter(appliesTo(useCase));
  return CHECKLIST_PHASES.flatMap((phase) => all.filter((step) => step.phase === phase)).map(
    ({ phase, title, required, details, fields, basis, source }, index) => ({
      order: index + 1,
      phase,
      title,
      // A fee that a provider calls optional is required if the use case needs it.
      required: required || (phase === 'vetting' && useCase.vettingNeeded === true),
      details,
      fields: listFields(fields, useCase),
      basis,
      source: describeSource(source),
    }),
  );
}

/** The first sentence of a requirement as the title of its step, and the rest as the details. */
function splitRequirement(requirement: string, useCase: UseCase): { title: string; details: string } {
  const end = requirement.indexOf('. ');
  const first = end < 0 ? requirement.replace(/\.$/, '') : requirement.slice(0, end);
  const rest = end < 0 ? '' : `${requirement.slice(end + 2)} `;
  return {
    title: `Requirement for ${useCase.code}: ${first}`,
    details: `${rest}This applies to every campaign of this use case.`,
  };
}

/** A sole proprietor gives the owner’s name instead of a company with an EIN. */
function listFields(fields: readonly string[], useCase: UseCase): string[] {
  return useCase.code === 'SOLE_PROPRIETOR'
    ? [
        ...new Set(
          fields
            .filter((field) => field !== 'ein')
            .flatMap((field) => (field === 'companyName' ? ['firstName', 'lastName'] : [field])),
        ),
      ]
    : [...fields];
}

type FeeView = {
  item: string;
  amount: number;
  frequency: 'one_time' | 'monthly';
  required: boolean;
  source: ReturnType<typeof describeSource>;
};

function listFees(provider: Provider, useCase: UseCase): FeeView[] {
  const { standardVetting, politicalVetting, campaignVerify } = registrationFees;
  const political: ProviderFee[] = [
    {
      ...politicalVetting,
      item: `${politicalVetting.item}, unless the brand has a Campaign Verify token (price from before August 2025)`,
      required: true,
      only: ['POLITICAL'],
    },
    {
      ...campaignVerify,
      item: `${campaignVerify.item}, instead of political vetting`,
      required: false,
      only: ['POLITICAL'],
    },
  ];
  const once = [...provider.fees, ...political].filter(appliesTo(useCase)).map(
    ({ item, usd, required, source }): FeeView => ({
      item,
      amount: usd,
      frequency: 'one_time',
      required:
        required ||
        (item === standardVetting.item && useCase.vettingNeeded === true && useCase.code !== 'POLITICAL'),
      source: describeSource(source),
    }),
  );
  return [
    ...once,
    {
      item: `Registry fee of the campaign (${useCase.code})`,
      amount: useCase.monthlyFeeUsd,
      frequency: 'monthly',
      required: true,
      source: describeSource(useCase.basis === 'estimate' ? useCase.source : 'telnyxFees'),
    },
  ];
}

/** Adds in cents so that totals are exact. */
function sumCosts(fees: readonly FeeView[], useCase: UseCase) {
  const required = fees.filter((fee) => fee.required);
  const cents = (frequency: FeeView['frequency']) =>
    required
      .filter((fee) => fee.frequency === frequency)
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const [oneTime, monthly] = [cents('one_time'), cents('monthly')];
  return {
    oneTime: oneTime / 100,
    monthly: monthly / 100,
    firstTerm: (oneTime + monthly * getMonthsCommitted(useCase.code)) / 100,
    currency: 'USD' as const,
    asOf: (required.length > 0 ? required : fees)
      .map(({ source }) => source.asOf)
      .reduce((oldest, date) => (date < oldest ? date : oldest)),
  };
}

function listChecks(provider: Provider, asked: AskedUseCase): CheckItem[] {
  const { useCase } = asked;
  const isRefused = provider.refuses.some((row) => row.useCase === useCase.code);
  // A step of its own shows that the provider registers the use case, so there is nothing to ask first.
  const isSupported = provider.steps.some(({ only }) => only?.length === 1 && only[0] === useCase.code);
  return [
    ...checkAskedUseCase(asked),
    checkUseCase(provider, useCase, isSupported),
    ...(useCase.needs === undefined || isRefused || isSupported ? [] : [checkApproval(provider, useCase)]),
  ];
}

function checkUseCase(provider: Provider, useCase: UseCase, isSupported: boolean): CheckItem {
  const rule = { id: 'provider.use-case', category: 'use_case' };
  const refusal = provider.refuses.find((row) => row.useCase === useCase.code);
  if (refusal !== undefined) {
    return buildFinding(
      { ...rule, source: refusal.source, basis: refusal.basis },
      { status: 'error', message: refusal.reason, remedy: 'Choose another provider for this use case.' },
    );
  }
  return buildFinding(
    { ...rule, source: provider.source, basis: provider.basis },
    {
      status: 'pass',
      message: isSupported
        ? `${provider.displayName} describes how to register ${useCase.code}.`
        : useCase.needs === undefined
          ? `We know of no restriction on ${useCase.code} at ${provider.displayName}.`
          : `${provider.displayName} publishes no rule against ${useCase.code}, as far as we know. This does not mean that it supports this special use case.`,
    },
  );
}

function checkApproval(provider: Provider, useCase: UseCase): CheckItem {
  return buildFinding(
    { id: 'provider.approval', category: 'approval', source: 'bandwidthCampaigns', basis: 'published' },
    {
      status: 'warning',
      message: `${useCase.code} is a special use case. It requires ${decapitalize(useCase.needs ?? '')}`,
      remedy: `Before you prepare anything, ask ${provider.displayName} whether it supports the use case.`,
    },
  );
}

function decapitalize(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** The sources of the checklist, without duplicates. */
function listResources(provider: Provider) {
  const tags = new Set<SourceTag>([
    provider.source,
    ...provider.steps.map(({ source }) => source),
    ...provider.fees.map(({ source }) => source),
    ...provider.limits.map(({ source }) => source),
  ]);
  return [...tags].map((tag) => {
    const source: { title: string; url?: string } = sources[tag];
    return { title: source.title, url: source.url ?? null };
  });
}
