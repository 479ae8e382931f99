// Cases of provider-checklist. Each name says what the row tests.
import type { Static } from 'typebox';
import type { providerChecklist } from './index.ts';

type Request = Static<typeof providerChecklist.request>;
type Provider = Request['provider'];

export type ChecklistCase = {
  readonly probes: string;
  readonly request: Request;
  readonly status?: 'pass' | 'warning' | 'error';
  readonly oneTime?: number;
  readonly monthly?: number;
  readonly firstTerm?: number;
  /** Titles of a required step and of a step that must be absent. */
  readonly step?: RegExp;
  readonly lacksStep?: RegExp;
  readonly finds?: readonly string[];
  readonly timeline?: RegExp;
  readonly requiredPhase?: 'vetting';
  /** Matches the JSON of the answer, or must not match it. */
  readonly says?: RegExp;
  readonly avoids?: RegExp;
};

const cost = (
  provider: Provider,
  useCase: string,
  [oneTime, monthly, firstTerm]: readonly [number, number, number],
): ChecklistCase => ({
  probes: `${useCase} at ${provider} costs ${oneTime} once and ${monthly} per month`,
  request: { provider, useCase },
  oneTime,
  monthly,
  firstTerm,
});

const step = (provider: Provider, useCase: string, title: RegExp): ChecklistCase => ({
  probes: `${provider}, ${useCase}: ${title.source}`,
  request: { provider, useCase },
  step: title,
});

const prohibited = (useCase: string, category: string): ChecklistCase => ({
  probes: `the checklist for ${useCase} says that no use case allows it, and asks for no money`,
  request: { provider: 'telnyx', useCase },
  status: 'error',
  finds: [`business.${category} error`, 'use-case.known warning'],
  oneTime: 0,
  monthly: 0,
  firstTerm: 0,
});

export const checklistCases: readonly ChecklistCase[] = [
  prohibited('debt collection', 'debt'),
  prohibited('cannabis dispensary', 'cannabis'),
  prohibited('payday loans', 'high-risk-loans'),
  prohibited('casino', 'gambling'),
  {
    probes: 'without a use case, the checklist is for MIXED',
    request: { provider: 'twilio' },
    status: 'pass',
    oneTime: 61,
  },
  cost('twilio', 'MARKETING', [61, 10, 91]),
  cost('twilio', 'LOW_VOLUME', [19.5, 1.5, 24]),
  cost('twilio', 'SOLE_PROPRIETOR', [19.5, 2, 25.5]),
  cost('bandwidth', 'MIXED', [19.5, 10, 49.5]),
  cost('bandwidth', 'CHARITY', [61, 3, 70]),
  cost('sinch', 'MIXED', [65, 10, 95]),
  cost('sinch', 'LOW_VOLUME', [25, 1.5, 29.5]),
  cost('telnyx', '2FA', [19.5, 10, 49.5]),
  cost('telnyx', 'AGENTS_FRANCHISES', [19.5, 30, 109.5]),
  cost('telnyx', 'EMERGENCY', [19.5, 5, 34.5]),
  cost('vonage', 'MIXED', [61, 10, 91]),
  cost('vonage', 'LOW_VOLUME', [19.5, 1.5, 24]),
  cost('vonage', 'POLITICAL', [83.5, 10, 93.5]),
  step('twilio', 'MIXED', /messaging service/),
  step('twilio', 'MIXED', /customer profile/),
  step('bandwidth', 'MIXED', /own review/),
  step('sinch', 'MIXED', /Qualify the use case/),
  step('telnyx', 'MIXED', /Assign the numbers/),
  step('vonage', 'MIXED', /legal wording/),
  step('telnyx', 'SOLE_PROPRIETOR', /one-time code/),
  step('twilio', 'CHARITY', /501\(c\)\(3\) status/),
  step('twilio', 'POLITICAL', /Campaign Verify token/),
  step('twilio', 'MARKETING', /Express written consent/),
  {
    probes: 'a sole proprietor has no EIN to copy',
    request: { provider: 'telnyx', useCase: 'SOLE_PROPRIETOR' },
    lacksStep: /EIN from the IRS/,
  },
  {
    probes: 'low volume brands are not vetted',
    request: { provider: 'bandwidth', useCase: 'LOW_VOLUME' },
    lacksStep: /vetting$/,
  },
  {
    probes: 'machines need no opt-in',
    request: { provider: 'sinch', useCase: 'M2M' },
    lacksStep: /Build the opt-in/,
  },
  {
    probes: 'vetting that a provider calls optional is required by the use case',
    request: { provider: 'telnyx', useCase: 'SOCIAL' },
    requiredPhase: 'vetting',
    oneTime: 61,
  },
  {
    probes: 'Bandwidth does not support sole proprietors',
    request: { provider: 'bandwidth', useCase: 'SOLE_PROPRIETOR' },
    status: 'error',
    finds: ['provider.use-case error'],
  },
  {
    probes: 'special use cases need a question to the provider first',
    request: { provider: 'sinch', useCase: 'SWEEPSTAKE' },
    status: 'warning',
    finds: ['provider.approval warning', 'provider.use-case pass'],
  },
  {
    probes: 'a provider that describes a special use case needs no question',
    request: { provider: 'twilio', useCase: 'SOLE_PROPRIETOR' },
    status: 'pass',
    says: /Twilio describes how to register SOLE_PROPRIETOR/,
    avoids: /ask Twilio whether/,
  },
  {
    probes: 'an unknown use case is read as words, with a warning',
    request: { provider: 'vonage', useCase: 'newsletter' },
    says: /MARKETING is assumed/,
    status: 'warning',
    finds: ['use-case.known warning'],
  },
  {
    probes: 'Bandwidth states its review time',
    request: { provider: 'bandwidth' },
    timeline: /^3-5 business days$/,
  },
  { probes: 'Vonage recommends several weeks', request: { provider: 'vonage' }, timeline: /weeks/ },
  {
    probes: 'a sole proprietor at Telnyx has one number, and no step allows 49',
    request: { provider: 'telnyx', useCase: 'SOLE_PROPRIETOR' },
    step: /Assign the number$/m,
    avoids: /49 numbers/,
  },
  {
    probes: 'a sole proprietor at Twilio does not choose among brand types with an EIN',
    request: { provider: 'twilio', useCase: 'SOLE_PROPRIETOR' },
    step: /Register the brand as a sole proprietor/,
    avoids: /Choose standard|Low-volume standard/,
  },
  step('twilio', 'LOW_VOLUME', /Register the brand as low-volume standard/),
  {
    probes: 'the title of a requirement is one phrase',
    request: { provider: 'twilio', useCase: 'SOLE_PROPRIETOR' },
    step: /^Requirement for SOLE_PROPRIETOR: No EIN$/m,
    says: /"details":"A business with an EIN must register a standard brand\. This applies/,
  },
  {
    probes: 'a special use case adds the carrier approval to the time',
    request: { provider: 'sinch', useCase: 'EMERGENCY' },
    timeline: /^minutes to several days, plus the carrier approval of EMERGENCY/,
  },
  {
    probes: 'no rule against a special use case is no promise of support',
    request: { provider: 'vonage', useCase: 'SWEEPSTAKE' },
    says: /does not mean that it supports/,
    avoids: /We know of no restriction/,
  },
  {
    probes: 'the item of the registry fee needs no article',
    request: { provider: 'telnyx', useCase: 'EMERGENCY' },
    says: /Registry fee of the campaign \(EMERGENCY\)/,
    avoids: /\ba [AEIOU][A-Z_]+\b/,
  },
  {
    probes: 'a sole proprietor needs no email address at a domain',
    request: { provider: 'telnyx', useCase: 'SOLE_PROPRIETOR' },
    step: /mobile number, and a deliverable/,
    lacksStep: /email address at your domain/,
  },
];
