// The four carriers with separate registration and billing: names, fees, and notes.
import type { Sourced } from './sources.ts';

export const CARRIER_CODES = ['att', 'tmobile', 'verizon', 'uscellular'] as const;
export type CarrierCode = (typeof CARRIER_CODES)[number];

/** Carrier surcharge for registered 10DLC SMS, in millionths of a US dollar per segment. */
type CarrierFee = Sourced & {
  readonly outboundMicroUsd: number;
  readonly inboundMicroUsd: number;
  /** Date of the rates. Carriers change them several times a year. */
  readonly asOf: string;
};

export type Carrier = Sourced & {
  readonly code: CarrierCode;
  readonly displayName: string;
  /** Other names in use, including brands on the same network. */
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
      'The message class of a campaign sets its throughput. There is no daily cap.',
      'Fines are not published. A violation can lower the message class, suspend the campaign, or end it.',
    ],
    source: 'bandwidthAtt',
    basis: 'published',
  },
  tmobile: {
    code: 'tmobile',
    displayName: 'T-Mobile',
    aliases: [
      'T-Mobile',
      'TMO',
      'Sprint',
      'Metro',
      'MetroPCS',
      'Metro by T-Mobile',
      'Google Fi',
      'Mint Mobile',
    ],
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
      'All campaigns of a brand share one daily cap. It resets at midnight Pacific time.',
      'The fine for each severe violation is 2,000, 1,000, or 500 US dollars, depending on the violation.',
    ],
    source: 'bandwidthTmobile',
    basis: 'published',
  },
  verizon: {
    code: 'verizon',
    displayName: 'Verizon',
    aliases: ['Verizon', 'Verizon Wireless', 'VZW', 'VZ', 'Visible', 'Xfinity Mobile', 'Spectrum Mobile'],
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
      'Tiers and limits are not published. The carrier filters by content.',
      'A sender in violation is blocked immediately and must provide a root-cause report.',
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
      'Throughput rules are not published.',
      'Part of T-Mobile since August 2025, but still registered and billed as a separate carrier.',
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

/** The carrier with a name or alias, ignoring case and punctuation; undefined if unknown. */
export function findCarrier(name: string): Carrier | undefined {
  const code = codeByAlias.get(bare(name));
  return code === undefined ? undefined : carriers[code];
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
