// Cases of approval-db. Each name says what the row tests.
import type { Static } from 'typebox';
import type { approvalDb } from './index.ts';

type Request = Static<typeof approvalDb.request>;

export type ApprovalCase = {
  readonly probes: string;
  readonly request: Request;
  readonly tier?: string;
  readonly rate?: number;
  readonly days?: string;
  readonly risk?: 'low' | 'medium' | 'high';
  readonly recommends?: RegExp;
  readonly avoids?: RegExp;
};

const outlook = (
  useCase: NonNullable<Request['useCase']>,
  trustScore: number,
  expected: readonly [tier: string, rate: number, days: string, risk: ApprovalCase['risk']],
): ApprovalCase => {
  const [tier, rate, days, risk] = expected;
  return {
    probes: `${useCase} at ${trustScore}: ${tier}, ${rate} %`,
    request: { useCase, trustScore },
    tier,
    rate,
    days: `${days} business days`,
    ...(risk === undefined ? {} : { risk }),
  };
};

export const approvalCases: readonly ApprovalCase[] = [
  {
    probes: 'an empty request is MIXED with a score of 50',
    request: {},
    tier: 'High-Mid',
    rate: 82,
    risk: 'medium',
  },
  outlook('2FA', 100, ['Top', 97, '3-5', 'low']),
  outlook('2FA', 75, ['Top', 97, '3-5', 'low']),
  outlook('2FA', 74, ['High-Mid', 94, '3-7', 'low']),
  outlook('2FA', 50, ['High-Mid', 94, '3-7', 'low']),
  outlook('2FA', 49, ['Low-Mid', 88, '5-10', 'low']),
  outlook('2FA', 25, ['Low-Mid', 88, '5-10', 'low']),
  outlook('2FA', 24, ['Low', 82, '7-15', 'medium']),
  outlook('2FA', 0, ['Low', 82, '7-15', 'medium']),
  outlook('CUSTOMER_CARE', 90, ['Top', 93, '3-5', 'low']),
  outlook('CUSTOMER_CARE', 60, ['High-Mid', 90, '3-7', 'low']),
  outlook('CUSTOMER_CARE', 30, ['Low-Mid', 84, '5-10', 'medium']),
  outlook('CUSTOMER_CARE', 10, ['Low', 78, '7-15', 'medium']),
  outlook('MARKETING', 90, ['Top', 81, '3-8', 'medium']),
  outlook('MARKETING', 60, ['High-Mid', 78, '3-10', 'medium']),
  outlook('MARKETING', 30, ['Low-Mid', 72, '5-13', 'high']),
  outlook('MARKETING', 0, ['Low', 66, '7-18', 'high']),
  outlook('MIXED', 90, ['Top', 85, '3-8', 'medium']),
  outlook('MIXED', 30, ['Low-Mid', 76, '5-13', 'medium']),
  outlook('MIXED', 5, ['Low', 70, '7-18', 'high']),
  outlook('DELIVERY_NOTIFICATIONS', 82, ['Top', 95, '3-5', 'low']),
  outlook('DELIVERY_NOTIFICATION', 82, ['Top', 95, '3-5', 'low']),
  outlook('DELIVERY_NOTIFICATION', 10, ['Low', 80, '7-15', 'medium']),
  {
    probes: 'low scores get advice to order vetting',
    request: { trustScore: 49 },
    recommends: /Vet the brand/,
  },
  {
    probes: 'marketing gets its own advice',
    request: { useCase: 'MARKETING' },
    recommends: /marketing texts/,
  },
  {
    probes: 'one-time codes get their own advice',
    request: { useCase: '2FA' },
    recommends: /only one-time codes/,
  },
  {
    probes: 'order updates get their own advice',
    request: { useCase: 'DELIVERY_NOTIFICATIONS' },
    recommends: /offers/,
  },
  {
    probes: 'conversations get their own advice',
    request: { useCase: 'CUSTOMER_CARE' },
    recommends: /conversation/,
  },
  {
    probes: 'mixed campaigns get their own advice',
    request: { useCase: 'MIXED' },
    recommends: /sub-use case/,
  },
  {
    probes: 'the first advice is about the most common cause',
    request: {},
    recommends: /opt-in step by step/,
  },
  { probes: 'the advice calls the rate an estimate', request: {}, recommends: /We estimate that 82 of 100/ },
  {
    probes: 'the advice says how exact the rate is',
    request: {},
    recommends: /\(72 to 92; no registry or carrier publishes/,
  },
  {
    probes: 'a low risk gets no advice to plan for a rejection',
    request: { useCase: '2FA', trustScore: 90 },
    avoids: /Plan for a possible rejection/,
  },
  {
    probes: 'providers with longer reviews than the estimate are named',
    request: { useCase: '2FA', trustScore: 90 },
    recommends: /Twilio \(up to 10 business days\), Telnyx \(up to 11/,
  },
  {
    probes: 'a special use case needs a question to the provider',
    request: { useCase: 'POLITICAL' },
    recommends: /whether it supports POLITICAL.*Campaign Verify/,
  },
  {
    probes: 'a sole proprietor has its own tier and gets no advice on vetting',
    request: { useCase: 'SOLE_PROPRIETOR', trustScore: 0 },
    tier: 'Sole proprietor',
    avoids: /Vet the brand/,
  },
];
