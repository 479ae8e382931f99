// Previews a message at one carrier: throughput of its campaign, surcharge, and filtering risk.
import { StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { type Carrier, type CarrierCode, carriers } from '../../facts/carriers.ts';
import { sources } from '../../facts/sources.ts';
import { findAttMessageClass, tmobileCap } from '../../facts/throughput.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { type CarrierRisk, RISK_LEVELS } from '../../rules/carrier-risk.ts';
import { groupThousands } from '../../text/numbers.ts';

export const CarrierPreview = Type.Object({
  carrier: Type.String({ description: 'Name of the carrier.' }),
  expectedDelivery: StringEnum(['high', 'normal', 'at risk', 'refused'], {
    description: 'Likelihood of delivery. Carriers do not publish delivery rates. Our estimate.',
  }),
  filteringRisk: StringEnum(RISK_LEVELS, {
    description: 'Risk of filtering. Our estimate from the findings and the objections.',
  }),
  displayName: Type.String({ description: 'Sender that the handset shows.' }),
  throughput: Type.String({ description: 'Throughput limit of the campaign or brand.' }),
  throughputBasis: StringEnum(['published', 'estimate', 'unpublished'], {
    description: 'Whether the limit is published.',
  }),
  messageClass: Type.Optional(Type.String({ description: 'AT&T message class.' })),
  dailyTier: Type.Optional(Type.String({ description: 'T-Mobile daily tier of the brand.' })),
  segmentsPerMinute: Type.Optional(Type.Integer()),
  segmentsPerDay: Type.Optional(Type.Integer()),
  messagesPerMinute: Type.Optional(Type.Number({ description: 'Messages of this length per minute.' })),
  messagesPerDay: Type.Optional(Type.Integer({ description: 'Messages of this length per day.' })),
  surchargeUsd: Type.Number({ description: 'Carrier surcharge for this message to one recipient.' }),
  surchargeAsOf: Type.String({ description: 'Date of the surcharge rate.' }),
  objections: Type.Array(Type.String(), {
    description:
      'What this carrier objects to and the others do not. What all carriers object to is in `warnings`.',
  }),
  notes: Type.Array(Type.String(), { description: 'More about this carrier.' }),
  source: Type.String({ description: 'Source of the limit.' }),
  asOf: Type.String({ description: 'Date of the source.' }),
});
export type CarrierPreview = Static<typeof CarrierPreview>;

// The US has no alphanumeric sender IDs: a handset shows the number unless the number is in its contacts.
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

/** @param segments number of segments of the message; 0 is treated as 1 when a rate is divided by it */
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
    ...describeThroughput(carrier, campaign),
    surchargeUsd: (carrier.fee.outboundMicroUsd * campaign.segments) / 1_000_000,
    surchargeAsOf: carrier.fee.asOf,
    objections: [...risk.objections],
    notes: [...carrier.notes],
  };
}

type Campaign = Parameters<typeof previewCarrier>[1];

function describeThroughput(carrier: Carrier, campaign: Campaign): Speed {
  if (carrier.throughputModel === 'per-campaign') {
    return describeAttThroughput(campaign);
  }
  if (carrier.throughputModel === 'per-brand-per-day') {
    return describeTmobileThroughput(campaign);
  }
  const { title, asOf } = sources[carrier.source];
  return {
    throughput: 'No published limit; the carrier filters by content',
    throughputBasis: 'unpublished',
    source: title,
    asOf,
  };
}

function describeAttThroughput({ useCase, trustScore, segments }: Campaign): Speed {
  const row = findAttMessageClass(useCase, trustScore);
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
    throughput: `${groupThousands(row.smsSegmentsPerMinute)} segments per minute per ${row.per} (class ${row.letter})`,
    throughputBasis: row.basis,
    messageClass: row.letter,
    segmentsPerMinute: row.smsSegmentsPerMinute,
    messagesPerMinute: Math.floor((10 * row.smsSegmentsPerMinute) / Math.max(1, segments)) / 10,
    source: title,
    asOf,
  };
}

function describeTmobileThroughput({ useCase, trustScore, segments }: Campaign): Speed {
  const tier = tmobileCap(useCase, trustScore);
  const { title, asOf } = sources[tier.source];
  return {
    throughput: `${groupThousands(tier.segmentsPerDay)} segments per day per brand (${tier.name} tier)`,
    throughputBasis: tier.basis,
    dailyTier: tier.name,
    segmentsPerDay: tier.segmentsPerDay,
    messagesPerDay: Math.floor(tier.segmentsPerDay / Math.max(1, segments)),
    source: title,
    asOf,
  };
}
