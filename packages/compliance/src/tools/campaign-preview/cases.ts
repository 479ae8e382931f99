// Cases of campaign-preview. Each name says what the row tests.
import type { CarrierCode } from '../../facts/carriers.ts';
import type { CarrierPreview } from './carrier-preview.ts';

export type PreviewCase = {
  readonly probes: string;
  readonly request: { readonly message: string; readonly useCase?: string; readonly trustScore?: number };
  readonly carriers?: Partial<Record<CarrierCode, Partial<CarrierPreview>>>;
  readonly finds?: readonly string[];
  readonly spares?: readonly string[];
  readonly segments?: number;
};

const STOP = 'Reply STOP to opt out';
const clean = `Copper Kettle Cafe: your table is ready. ${STOP}, HELP for help.`;
const promotion = `Copper Kettle Cafe: 20% off soups this week. ${STOP}.`;

const speed = (
  useCase: string,
  trustScore: number,
  messageClass: string | undefined,
  segmentsPerDay: number,
): PreviewCase => ({
  probes: `${useCase} at ${trustScore}: class ${messageClass ?? 'by review'}, ${segmentsPerDay} per day`,
  request: { message: useCase === 'MARKETING' ? promotion : clean, useCase, trustScore },
  carriers: {
    att: messageClass === undefined ? { throughputBasis: 'unpublished' } : { messageClass },
    tmobile: { segmentsPerDay },
  },
});

const REFUSED = { expectedDelivery: 'refused', filteringRisk: 'high' } as const;

const prohibited = (useCase: string, category: string): PreviewCase => ({
  probes: `all carriers refuse a campaign for ${useCase}`,
  request: { message: clean, useCase },
  carriers: { att: REFUSED, tmobile: REFUSED, verizon: REFUSED, uscellular: REFUSED },
  finds: [`business.${category} error`],
});

const sentByEvery = (role: string, message: string): PreviewCase => ({
  probes: `a 2FA campaign may send its ${role}`,
  request: { message, useCase: '2FA' },
  spares: ['use-case.2fa-without-code'],
});

export const previewCases: readonly PreviewCase[] = [
  prohibited('debt collection', 'debt'),
  prohibited('cannabis dispensary', 'cannabis'),
  prohibited('payday loans', 'high-risk-loans'),
  prohibited('casino', 'gambling'),
  sentByEvery(
    'reply to STOP',
    'You are now opted out from Acme Sandwiches and will receive no further messages. Reply UNSTOP to resubscribe.',
  ),
  sentByEvery('reply to HELP', 'Acme: for help call 503-555-0199 or visit acme.com. Reply STOP to opt out.'),
  sentByEvery(
    'opt-in confirmation',
    'Acme: you are subscribed to login codes. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
  ),
  {
    probes: 'a 2FA campaign may not send a message that is no code and answers no keyword',
    request: { message: clean, useCase: '2FA' },
    finds: ['use-case.2fa-without-code warning'],
  },
  {
    probes: 'the defaults are MIXED and 50',
    request: { message: clean },
    carriers: {
      att: {
        messageClass: 'D',
        throughput: '2,400 segments per minute per campaign (class D)',
        filteringRisk: 'low',
      },
      tmobile: { dailyTier: 'High-Mid', throughput: '40,000 segments per day per brand (High-Mid tier)' },
      verizon: { throughputBasis: 'unpublished', expectedDelivery: 'high' },
      uscellular: { throughputBasis: 'unpublished' },
    },
    spares: ['use-case.known'],
  },
  speed('CUSTOMER_CARE', 75, 'A', 200_000),
  speed('MARKETING', 75, 'B', 200_000),
  speed('CUSTOMER_CARE', 74, 'C', 40_000),
  speed('ACCOUNT_NOTIFICATION', 50, 'C', 40_000),
  speed('MARKETING', 49, 'F', 10_000),
  speed('CUSTOMER_CARE', 25, 'E', 10_000),
  speed('MIXED', 24, 'F', 2000),
  speed('MIXED', 0, 'F', 2000),
  speed('MIXED', 100, 'B', 200_000),
  speed('LOW_VOLUME', 90, 'T', 2000),
  speed('SOLE_PROPRIETOR', 90, 'W', 1000),
  speed('EMERGENCY', 10, 'X', 2000),
  speed('SWEEPSTAKE', 80, undefined, 200_000),
  {
    probes: 'the plural alias of our API is the registry’s singular code',
    request: { message: clean, useCase: 'DELIVERY_NOTIFICATIONS' },
    carriers: { att: { messageClass: 'C' } },
    spares: ['use-case.known'],
  },
  {
    probes: 'an unknown use case is MIXED with a warning',
    request: { message: clean, useCase: 'PIZZA' },
    carriers: { att: { messageClass: 'D' } },
    finds: ['use-case.known warning'],
  },
  {
    probes: 'a special use case states its requirements',
    request: { message: clean, useCase: 'CHARITY' },
    finds: ['use-case.special info'],
  },
  {
    probes: 'a link shortener has a higher risk at AT&T',
    request: { message: `Acme: see bit.ly/3xYz. ${STOP}`, useCase: 'CUSTOMER_CARE' },
    carriers: { att: { filteringRisk: 'high', expectedDelivery: 'at risk' } },
    finds: ['links.public-shortener error'],
  },
  {
    probes: 'alcohol has a higher risk at T-Mobile',
    request: { message: `Acme: wine tasting on Friday. ${STOP}`, useCase: 'MIXED' },
    carriers: {
      att: { filteringRisk: 'medium' },
      tmobile: { filteringRisk: 'high' },
      verizon: { filteringRisk: 'medium' },
    },
  },
  {
    probes: 'urgency next to a link has a higher risk at Verizon',
    request: { message: `Acme: order now at acme.com, offer expires today. ${STOP}`, useCase: 'MARKETING' },
    carriers: {
      att: { filteringRisk: 'low' },
      verizon: { filteringRisk: 'medium', expectedDelivery: 'normal' },
    },
  },
  {
    probes: 'prohibited content is rejected by all carriers',
    request: { message: `Acme: new cannabis strains. ${STOP}`, useCase: 'MARKETING' },
    carriers: {
      att: { expectedDelivery: 'refused' },
      tmobile: { expectedDelivery: 'refused' },
      verizon: { expectedDelivery: 'refused' },
      uscellular: { expectedDelivery: 'refused' },
    },
  },
  {
    probes: 'a one-time code outside a 2FA campaign',
    request: { message: '123456 is your Acme verification code.', useCase: 'CUSTOMER_CARE' },
    finds: ['use-case.code-without-2fa warning'],
  },
  {
    probes: 'a one-time code in a 2FA campaign',
    request: { message: '123456 is your Acme verification code.', useCase: '2FA' },
    spares: ['use-case.code-without-2fa', 'use-case.2fa-without-code'],
    carriers: { att: { filteringRisk: 'low' } },
  },
  {
    probes: 'a 2FA campaign without a one-time code',
    request: { message: clean, useCase: '2FA' },
    finds: ['use-case.2fa-without-code warning'],
  },
  {
    probes: 'marketing in a customer care campaign',
    request: { message: promotion, useCase: 'CUSTOMER_CARE' },
    finds: ['use-case.selling warning'],
    spares: ['message-type.fits'],
  },
  {
    probes: 'marketing in a mixed campaign',
    request: { message: promotion, useCase: 'MIXED' },
    spares: ['use-case.selling', 'message-type.fits'],
  },
  {
    probes: 'a donation request fits a charity campaign',
    request: {
      message: `Acme Relief: please make a donation at acmerelief.org. ${STOP}`,
      useCase: 'CHARITY',
    },
    spares: ['content.charity'],
  },
  {
    probes: 'a donation request does not fit a customer care campaign',
    request: {
      message: `Acme Relief: please make a donation at acmerelief.org. ${STOP}`,
      useCase: 'CUSTOMER_CARE',
    },
    finds: ['content.charity info'],
  },
  {
    probes: 'two segments halve the messages per day and minute',
    request: { message: `Acme: ${'soup '.repeat(40)}${STOP}`, useCase: 'MIXED', trustScore: 80 },
    segments: 2,
    carriers: {
      att: { messagesPerMinute: 2250, surchargeUsd: 0.007 },
      tmobile: { messagesPerDay: 100_000, surchargeUsd: 0.009 },
    },
  },
  {
    probes: 'half a message per minute is reported',
    request: { message: '😀'.repeat(1600), useCase: 'SOLE_PROPRIETOR' },
    segments: 49,
    carriers: { att: { messagesPerMinute: 0.3 } },
  },
  {
    probes: 'an unknown use case does not increase the filtering risk',
    request: { message: clean, useCase: 'VET_CLINIC', trustScore: 100 },
    finds: ['use-case.known warning'],
    carriers: { att: { filteringRisk: 'low', expectedDelivery: 'high', objections: [] } },
  },
  {
    probes: 'low volume mixed has a cap of its own, which vetting does not raise',
    request: { message: clean, useCase: 'LOW_VOLUME', trustScore: 90 },
    carriers: {
      tmobile: {
        segmentsPerDay: 2000,
        dailyTier: 'Low volume',
        source: 'Signal House help: campaign types and throughput',
      },
    },
  },
  {
    probes: 'an account alert of nobody with a login link is at risk',
    request: {
      message: 'Bank Alert: Suspicious charge of $310. Verify now: https://card-check-now.info/login',
      useCase: 'FRAUD_ALERT',
    },
    carriers: { verizon: { filteringRisk: 'high', expectedDelivery: 'at risk' } },
  },
  {
    probes: 'a request for money without an opt-out that shouts is at risk',
    request: {
      message: 'Rush $3 to the campaign fund before MIDNIGHT!!! harborcampaign.com',
      useCase: 'POLITICAL',
    },
    carriers: { tmobile: { filteringRisk: 'high' } },
  },
];
