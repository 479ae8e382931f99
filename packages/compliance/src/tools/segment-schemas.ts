// Schemas that tools share for the cost of a message: segments, characters that force UCS-2, and carrier surcharges.
import { StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { CARRIER_CODES, carriers } from '../facts/carriers.ts';
import { sources } from '../facts/sources.ts';
import type { EncodingReport } from '../text/encoding-report.ts';

export const Encoding = StringEnum(['GSM-7', 'UCS-2'], {
  description: '`GSM-7` if every character is in the GSM alphabet, otherwise `UCS-2`.',
});

const FORCING_CHARACTERS_SHOWN = 50;

export const EncodingReportView = Type.Object({
  units: Type.Integer({ description: 'Septets (GSM-7) or UTF-16 code units (UCS-2).' }),
  unitsPerSegment: Type.Integer({
    description: 'Units per segment: 160 or 70 for one segment, otherwise 153 or 67.',
  }),
  unitsLeft: Type.Integer({ description: 'Units left in the last segment.' }),
  forcedByCount: Type.Integer({ description: 'Number of characters that force UCS-2.' }),
  forcedBy: Type.Array(
    Type.Object({
      character: Type.String(),
      codePoint: Type.String({ description: 'Code point, such as `U+2019`.' }),
      codePointIndex: Type.Integer({ description: 'Position in code points, from 0.' }),
      utf16Index: Type.Integer({ description: 'Position in UTF-16 units, from 0.' }),
      replacement: Type.Optional(
        Type.String({
          description: 'Suggested replacement. Empty: remove the character. Absent: no equivalent exists.',
        }),
      ),
      lossy: Type.Boolean({ description: 'Whether the replacement loses information, such as `a` for `á`.' }),
    }),
    { description: `The first ${FORCING_CHARACTERS_SHOWN} characters that force UCS-2.` },
  ),
  afterReplacement: Type.Object({
    text: Type.String({ description: 'Message with all replacements.' }),
    encoding: Encoding,
    segments: Type.Integer(),
  }),
});

export const SegmentMap = Type.Array(
  Type.Object({
    number: Type.Integer({ description: 'Segment number, from 1.' }),
    start: Type.Integer({ description: 'Position of the first UTF-16 unit.' }),
    end: Type.Integer({ description: 'Position after the last UTF-16 unit.' }),
    units: Type.Integer({ description: 'Septets or UTF-16 units in the segment.' }),
  }),
  { description: 'Start and end of each segment.' },
);

export const CarrierCost = Type.Object({
  carrier: StringEnum(CARRIER_CODES, { description: 'Carrier code.' }),
  displayName: Type.String(),
  surchargeUsd: Type.Number({
    description: 'Carrier surcharge for this message to one recipient, without the price of the provider.',
  }),
  perSegmentUsd: Type.Number(),
  asOf: Type.String({ description: 'Date of the rate. Carriers change rates several times a year.' }),
  source: Type.String({ description: 'Source of the rate.' }),
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

/** Carrier surcharges for one message. Adds in millionths of a dollar so that totals are exact. */
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
