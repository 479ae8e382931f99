// The four carriers that are registered for and billed separately: names, fees, and what each has said about content.
import type { Sourced } from './sources.ts';

export const CARRIER_CODES = ['att', 'tmobile', 'verizon', 'uscellular'] as const;
export type CarrierCode = (typeof CARRIER_CODES)[number];

/** Surcharge of a carrier on registered 10DLC SMS, in millionths of a US dollar per segment. */
type CarrierFee = Sourced & {
  readonly outboundMicroUsd: number;
  readonly inboundMicroUsd: number;
  /** Date of the figures, which carriers revise several times a year. */
  readonly asOf: string;
};

export type Carrier = Sourced & {
  readonly code: CarrierCode;
  readonly displayName: string;
  /** Other names people use, brands on the same network included. */
  readonly aliases: readonly string[];
  readonly registrationRequired: boolean;
  readonly throughputModel: 'per-campaign' | 'per-brand-per-day' | 'unpublished';
  readonly fee: CarrierFee;
  readonly notes: readonly string[];
};

export const carriers: Readonly<Record<CarrierCode, Carrier>> = {
  att: {
    code: 'att',
    displayName: 'AT&T',
    aliases: ['AT&T', 'ATT', 'AT&T Mobility', 'AT&T Wireless', 'Cricket', 'FirstNet'],
    registrationRequired: true,
    throughputModel: 'per-campaign',
    fee: {
      outboundMicroUsd: 3500,
      inboundMicroUsd: 3500,
      asOf: '2026-05-26',
      source: 'textVoltFees',
      basis: 'published',
    },
    notes: [
      'Speed is set per campaign by message class; there is no daily limit.',
      'No fines are published; a violation can lower the class, suspend the campaign or end it.',
    ],
    source: 'bandwidthAtt',
    basis: 'published',
  },
  tmobile: {
    code: 'tmobile',
    displayName: 'T-Mobile',
    aliases: ['T-Mobile', 'TMO', 'Sprint', 'Metro', 'MetroPCS', 'Metro by T-Mobile'],
    registrationRequired: true,
    throughputModel: 'per-brand-per-day',
    fee: {
      outboundMicroUsd: 4500,
      inboundMicroUsd: 2500,
      asOf: '2026-05-26',
      source: 'textVoltFees',
      basis: 'published',
    },
    notes: [
      'One daily allowance for all campaigns of a brand; it starts again at midnight Pacific time.',
      'Severe violations are fined per violation: 2,000, 1,000 or 500 US dollars by kind.',
    ],
    source: 'bandwidthTmobile',
    basis: 'published',
  },
  verizon: {
    code: 'verizon',
    displayName: 'Verizon',
    aliases: ['Verizon', 'Verizon Wireless', 'VZW', 'VZ'],
    registrationRequired: true,
    throughputModel: 'unpublished',
    fee: {
      outboundMicroUsd: 4500,
      inboundMicroUsd: 0,
      asOf: '2026-05-26',
      source: 'textVoltFees',
      basis: 'published',
    },
    notes: [
      'No tiers and no limit are published; traffic is filtered by content.',
      'A sender found in violation is shut off at once and asked for a root-cause report.',
    ],
    source: 'telnyxRateLimits',
    basis: 'published',
  },
  uscellular: {
    code: 'uscellular',
    displayName: 'UScellular',
    aliases: ['US Cellular', 'U.S. Cellular', 'UScellular', 'USCC', 'USC'],
    registrationRequired: true,
    throughputModel: 'unpublished',
    fee: {
      outboundMicroUsd: 5000,
      inboundMicroUsd: 2500,
      asOf: '2026-07-22',
      source: 'telnyxFees',
      basis: 'published',
    },
    notes: [
      'No throughput rules are published.',
      'Part of T-Mobile since August 2025; still registered and billed as a carrier of its own.',
    ],
    source: 'usCellularMerger',
    basis: 'published',
  },
};

const codeByAlias = new Map<string, CarrierCode>(
  CARRIER_CODES.flatMap((code) =>
    [code, ...carriers[code].aliases].map((name): [string, CarrierCode] => [bare(name), code]),
  ),
);

/** The carrier that a person means by a name, whatever its case and punctuation; undefined when unknown. */
export function findCarrier(name: string): Carrier | undefined {
  const code = codeByAlias.get(bare(name));
  return code === undefined ? undefined : carriers[code];
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
