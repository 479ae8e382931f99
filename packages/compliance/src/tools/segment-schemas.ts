// How tools show what a message costs: segments, the characters that force UCS-2, and carrier surcharges.
import { StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { CARRIER_CODES, carriers } from '../facts/carriers.ts';
import { sources } from '../facts/sources.ts';
import type { EncodingReport } from '../text/encoding-report.ts';

export const Encoding = StringEnum(['GSM-7', 'UCS-2'], {
  description: '`GSM-7` while every character is in the GSM alphabet, else `UCS-2`.',
});

const FORCING_CHARACTERS_SHOWN = 50;

export const EncodingReportView = Type.Object({
  units: Type.Integer({ description: 'Septets (GSM-7) or UTF-16 code units (UCS-2).' }),
  unitsPerSegment: Type.Integer({ description: '160 or 70 for one segment, else 153 or 67.' }),
  unitsLeft: Type.Integer({ description: 'What still fits into the last segment.' }),
  forcedByCount: Type.Integer({ description: 'How many characters force UCS-2.' }),
  forcedBy: Type.Array(
    Type.Object({
      character: Type.String(),
      codePoint: Type.String({ description: 'For example `U+2019`.' }),
      codePointIndex: Type.Integer({ description: 'Position counted in code points, from 0.' }),
      utf16Index: Type.Integer({ description: 'Position counted in UTF-16 units, from 0.' }),
      replacement: Type.Optional(
        Type.String({
          description: 'What could be sent instead; empty: leave it out; absent: nothing means the same.',
        }),
      ),
      lossy: Type.Boolean({ description: 'The replacement loses something, as `a` for `á` does.' }),
    }),
    { description: `The first ${FORCING_CHARACTERS_SHOWN} characters that force UCS-2.` },
  ),
  afterReplacement: Type.Object({
    text: Type.String({ description: 'The message with every replacement made.' }),
    encoding: Encoding,
    segments: Type.Integer(),
  }),
});

export const SegmentMap = Type.Array(
  Type.Object({
    number: Type.Integer({ description: 'From 1.' }),
    start: Type.Integer({ description: 'First UTF-16 unit.' }),
    end: Type.Integer({ description: 'UTF-16 unit after the last.' }),
    units: Type.Integer({ description: 'Septets or UTF-16 units used.' }),
  }),
  { description: 'Where each segment begins and ends.' },
);

export const CarrierCost = Type.Object({
  carrier: StringEnum(CARRIER_CODES, { description: 'Carrier code.' }),
  displayName: Type.String(),
  surchargeUsd: Type.Number({
    description:
      'Carrier surcharge on sending this message to one handset, without the provider’s own price.',
  }),
  perSegmentUsd: Type.Number(),
  asOf: Type.String({ description: 'Date of the rate; carriers revise them several times a year.' }),
  source: Type.String({ description: 'Where the rate was read.' }),
});

export function viewEncodingReport(report: EncodingReport): Static<typeof EncodingReportView> {
  const { units, unitsPerSegment, unitsLeft, forcedBy, afterReplacement } = report;
  return {
    units,
    unitsPerSegment,
    unitsLeft,
    forcedByCount: forcedBy.length,
    forcedBy: forcedBy.slice(0, FORCING_CHARACTERS_SHOWN).map((forcing) => ({ ...forcing })),
    afterReplacement: {
      text: afterReplacement.text,
      encoding: afterReplacement.encoding,
      segments: afterReplacement.segments,
    },
  };
}

export function viewSegmentMap(report: EncodingReport): Static<typeof SegmentMap> {
  return report.segmentMap.map((span, index) => ({ number: index + 1, ...span }));
}

/** Carrier surcharges on one message. Counted in millionths of a dollar, so that sums stay exact. */
export function carrierCosts(segments: number): Static<typeof CarrierCost>[] {
  return CARRIER_CODES.map((code) => {
    const { displayName, fee } = carriers[code];
    return {
      carrier: code,
      displayName,
      surchargeUsd: (fee.outboundMicroUsd * segments) / 1_000_000,
      perSegmentUsd: fee.outboundMicroUsd / 1_000_000,
      asOf: fee.asOf,
      source: sources[fee.source].title,
    };
  });
}
