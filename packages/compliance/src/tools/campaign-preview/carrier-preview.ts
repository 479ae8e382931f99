// One carrier's view of a message: speed and allowance of its campaign, surcharge, and the risk of being filtered.
import { StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { type Carrier, type CarrierCode, carriers } from '../../facts/carriers.ts';
import { sources } from '../../facts/sources.ts';
import { attMessageClass, tmobileTier } from '../../facts/throughput.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { type CarrierRisk, RISK_LEVELS } from '../../rules/carrier-risk.ts';
import { groupThousands } from '../../text/numbers.ts';

export const CarrierPreview = Type.Object({
  carrier: Type.String({ description: 'Name of the carrier.' }),
  expectedDelivery: StringEnum(['high', 'normal', 'at risk', 'refused'], {
    description: 'In words, because no carrier publishes rates. Our estimate.',
  }),
  filteringRisk: StringEnum(RISK_LEVELS, { description: 'Our estimate from the objections.' }),
  displayName: Type.String({ description: 'What the handset shows as sender.' }),
  throughput: Type.String({ description: 'The limit that applies to the campaign or brand, in words.' }),
  throughputBasis: StringEnum(['published', 'estimate', 'unpublished'], {
    description: 'Whether the carrier or a provider states the limit.',
  }),
  messageClass: Type.Optional(Type.String({ description: 'AT&T message class.' })),
  dailyTier: Type.Optional(Type.String({ description: 'T-Mobile daily tier of the brand.' })),
  segmentsPerMinute: Type.Optional(Type.Integer()),
  segmentsPerDay: Type.Optional(Type.Integer()),
  messagesPerMinute: Type.Optional(Type.Number({ description: 'Messages of this length a minute.' })),
  messagesPerDay: Type.Optional(Type.Integer({ description: 'Messages of this length a day.' })),
  surchargeUsd: Type.Number({ description: 'Carrier surcharge on this message for one recipient.' }),
  surchargeAsOf: Type.String({ description: 'Date of the rate.' }),
  objections: Type.Array(Type.String(), { description: 'Why this carrier may filter the message.' }),
  notes: Type.Array(Type.String(), { description: 'What else is known about the carrier.' }),
  source: Type.String({ description: 'Where the limit was read.' }),
  asOf: Type.String({ description: 'Date of that source.' }),
});
export type CarrierPreview = Static<typeof CarrierPreview>;

// The US has no alphanumeric senders: whatever the brand, a handset shows the number unless it is in the contacts.
const SHOWN_AS = 'The 10-digit number; US carriers show no sender name';

type Speed = Pick<
  CarrierPreview,
  | 'throughput'
  | 'throughputBasis'
  | 'messageClass'
  | 'dailyTier'
  | 'segmentsPerMinute'
  | 'segmentsPerDay'
  | 'messagesPerMinute'
  | 'messagesPerDay'
  | 'source'
  | 'asOf'
>;

/** @param segments segments of the message; 0 counts as 1 where a rate is divided by it */
export function previewCarrier(
  code: CarrierCode,
  campaign: { readonly useCase: UseCase; readonly trustScore: number; readonly segments: number },
  risk: CarrierRisk,
): CarrierPreview {
  const carrier = carriers[code];
  return {
    carrier: carrier.displayName,
    expectedDelivery: risk.isRefused
      ? 'refused'
      : ({ low: 'high', medium: 'normal', high: 'at risk' } as const)[risk.level],
    filteringRisk: risk.level,
    displayName: SHOWN_AS,
    ...speedOf(carrier, campaign),
    surchargeUsd: (carrier.fee.outboundMicroUsd * campaign.segments) / 1_000_000,
    surchargeAsOf: carrier.fee.asOf,
    objections: [...risk.objections],
    notes: [...carrier.notes],
  };
}

type Campaign = Parameters<typeof previewCarrier>[1];

function speedOf(carrier: Carrier, campaign: Campaign): Speed {
  if (carrier.throughputModel === 'per-campaign') {
    return attSpeed(campaign);
  }
  if (carrier.throughputModel === 'per-brand-per-day') {
    return tmobileSpeed(campaign);
  }
  const { title, asOf } = sources[carrier.source];
  return {
    throughput: 'No published limit; traffic is filtered by content',
    throughputBasis: 'unpublished',
    source: title,
    asOf,
  };
}

function attSpeed({ useCase, trustScore, segments }: Campaign): Speed {
  const row = attMessageClass(useCase, trustScore);
  const { title, asOf } = sources[row?.source ?? 'bandwidthAtt'];
  if (row === undefined) {
    return {
      throughput: `Set by AT&T when it reviews ${useCase.code}`,
      throughputBasis: 'unpublished',
      source: title,
      asOf,
    };
  }
  return {
    throughput: `${groupThousands(row.smsSegmentsPerMinute)} segments a minute per ${row.per} (class ${row.letter})`,
    throughputBasis: row.basis,
    messageClass: row.letter,
    segmentsPerMinute: row.smsSegmentsPerMinute,
    messagesPerMinute: Math.floor((10 * row.smsSegmentsPerMinute) / Math.max(1, segments)) / 10,
    source: title,
    asOf,
  };
}

function tmobileSpeed({ useCase, trustScore, segments }: Campaign): Speed {
  const tier = tmobileTier(useCase, trustScore);
  const { title, asOf } = sources[tier.source];
  return {
    throughput: `${groupThousands(tier.segmentsPerDay)} segments a day per brand (${tier.name} tier)`,
    throughputBasis: tier.basis,
    dailyTier: tier.name,
    segmentsPerDay: tier.segmentsPerDay,
    messagesPerDay: Math.floor(tier.segmentsPerDay / Math.max(1, segments)),
    source: title,
    asOf,
  };
}
