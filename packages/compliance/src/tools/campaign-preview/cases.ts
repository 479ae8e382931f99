// Campaigns and how carriers see them, each row named after what it probes.
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
  probes: `${useCase} at ${trustScore}: class ${messageClass ?? 'by review'}, ${segmentsPerDay} a day`,
  request: { message: useCase === 'MARKETING' ? promotion : clean, useCase, trustScore },
  carriers: {
    att: messageClass === undefined ? { throughputBasis: 'unpublished' } : { messageClass },
    tmobile: { segmentsPerDay },
  },
});

export const previewCases: readonly PreviewCase[] = [
  {
    probes: 'the defaults are MIXED and 50',
    request: { message: clean },
    carriers: {
      att: {
        messageClass: 'D',
        throughput: '2,400 segments a minute per campaign (class D)',
        filteringRisk: 'low',
      },
      tmobile: { dailyTier: 'High-Mid', throughput: '40,000 segments a day per brand (High-Mid tier)' },
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
  speed('LOW_VOLUME', 90, 'T', 200_000),
  speed('SOLE_PROPRIETOR', 90, 'W', 1000),
  speed('EMERGENCY', 10, 'X', 2000),
  speed('SWEEPSTAKE', 80, undefined, 200_000),
  {
    probes: 'the plural of our own interface is the registry’s singular',
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
    probes: 'a special use case says what it needs',
    request: { message: clean, useCase: 'CHARITY' },
    finds: ['use-case.special info'],
  },
  {
    probes: 'a shortener weighs more at AT&T',
    request: { message: `Acme: see bit.ly/3xYz. ${STOP}`, useCase: 'CUSTOMER_CARE' },
    carriers: { att: { filteringRisk: 'high', expectedDelivery: 'at risk' } },
    finds: ['links.public-shortener error'],
  },
  {
    probes: 'alcohol weighs more at T-Mobile',
    request: { message: `Acme: wine tasting on Friday. ${STOP}`, useCase: 'MIXED' },
    carriers: {
      att: { filteringRisk: 'medium' },
      tmobile: { filteringRisk: 'high' },
      verizon: { filteringRisk: 'medium' },
    },
  },
  {
    probes: 'haste next to a link weighs more at Verizon',
    request: { message: `Acme: order now at acme.com, offer expires today. ${STOP}`, useCase: 'MARKETING' },
    carriers: {
      att: { filteringRisk: 'low' },
      verizon: { filteringRisk: 'medium', expectedDelivery: 'normal' },
    },
  },
  {
    probes: 'prohibited content is refused everywhere',
    request: { message: `Acme: new cannabis strains. ${STOP}`, useCase: 'MARKETING' },
    carriers: {
      att: { expectedDelivery: 'refused' },
      tmobile: { expectedDelivery: 'refused' },
      verizon: { expectedDelivery: 'refused' },
      uscellular: { expectedDelivery: 'refused' },
    },
  },
  {
    probes: 'a code outside a 2FA campaign',
    request: { message: '123456 is your Acme verification code.', useCase: 'CUSTOMER_CARE' },
    finds: ['use-case.code-without-2fa warning'],
  },
  {
    probes: 'a code inside one',
    request: { message: '123456 is your Acme verification code.', useCase: '2FA' },
    spares: ['use-case.code-without-2fa', 'use-case.2fa-without-code'],
    carriers: { att: { filteringRisk: 'low' } },
  },
  {
    probes: 'a 2FA campaign without a code',
    request: { message: clean, useCase: '2FA' },
    finds: ['use-case.2fa-without-code warning'],
  },
  {
    probes: 'selling in a customer care campaign',
    request: { message: promotion, useCase: 'CUSTOMER_CARE' },
    finds: ['use-case.selling warning'],
    spares: ['message-type.fits'],
  },
  {
    probes: 'selling in a mixed campaign',
    request: { message: promotion, useCase: 'MIXED' },
    spares: ['use-case.selling', 'message-type.fits'],
  },
  {
    probes: 'a donation request in a charity campaign is what it is for',
    request: {
      message: `Acme Relief: please make a donation at acmerelief.org. ${STOP}`,
      useCase: 'CHARITY',
    },
    spares: ['content.charity'],
  },
  {
    probes: 'the same in a customer care campaign is not',
    request: {
      message: `Acme Relief: please make a donation at acmerelief.org. ${STOP}`,
      useCase: 'CUSTOMER_CARE',
    },
    finds: ['content.charity info'],
  },
  {
    probes: 'two segments halve what a day and a minute hold',
    request: { message: `Acme: ${'soup '.repeat(40)}${STOP}`, useCase: 'MIXED', trustScore: 80 },
    segments: 2,
    carriers: {
      att: { messagesPerMinute: 2250, surchargeUsd: 0.007 },
      tmobile: { messagesPerDay: 100_000, surchargeUsd: 0.009 },
    },
  },
  {
    probes: 'half a message a minute is said as such',
    request: { message: '😀'.repeat(1600), useCase: 'SOLE_PROPRIETOR' },
    segments: 49,
    carriers: { att: { messagesPerMinute: 0.3 } },
  },
  {
    probes: 'a use case nobody knows is a matter of registration, no reason to filter',
    request: { message: clean, useCase: 'VET_CLINIC', trustScore: 100 },
    finds: ['use-case.known warning'],
    carriers: { att: { filteringRisk: 'low', expectedDelivery: 'high', objections: [] } },
  },
];
