// Counts the segments of a message as carriers bill them. Linear, without allocation per character.
import { SEPTETS_BY_CODE_UNIT } from './gsm-alphabet.ts';

// 3GPP TS 23.040: a segment has 140 octets. In a concatenated message, the header takes six of them.
const GSM_SINGLE = 160;
const GSM_CONCATENATED = 153;
const UCS2_SINGLE = 70;
const UCS2_CONCATENATED = 67;

export type SegmentCount = {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** 0 for the empty text. */
  readonly segments: number;
  /** Septets (GSM-7) or UTF-16 code units (UCS-2) of the whole text, without gaps at segment boundaries. */
  readonly units: number;
  /** 160 or 70 for one segment, otherwise 153 or 67. */
  readonly unitsPerSegment: number;
  /** Units left in the last segment. */
  readonly unitsLeft: number;
};

/** Start and end of one segment, as UTF-16 offsets `[start, end)`. */
export type SegmentSpan = { readonly start: number; readonly end: number; readonly units: number };

/**
 * Encoding and segments of a text (3GPP TS 23.038 and 23.040).
 *
 * A pair that must stay together (an escape and its character, or a surrogate pair) moves to the next
 * segment, so the segments cannot be calculated by division: 152 `a`, `{`, 152 `a` are 306 septets and three segments.
 * Emoji sequences with ZWJ, flags, and skin tones may be split between code points. Some senders keep them whole,
 * but networks do not know graphemes, and carriers bill by network segments.
 * A lone surrogate counts as one UCS-2 unit. Never throws.
 */
export function countSegments(text: string): SegmentCount {
  const length = text.length;
  let septets = 0;
  for (let index = 0; index < length; index++) {
    const width = SEPTETS_BY_CODE_UNIT[text.charCodeAt(index)] as number;
    if (width === 0) {
      return countUcs2(text);
    }
    septets += width;
  }
  if (septets <= GSM_SINGLE) {
    return single('GSM-7', septets, GSM_SINGLE);
  }
  if (septets === length) {
    return concatenatedEvenly(septets);
  }
  return walkGsm(text, septets);
}

/** The segments of a text as spans, for display. The count is the same as in `countSegments`. */
export function mapSegments(text: string): SegmentSpan[] {
  const count = countSegments(text);
  if (count.segments <= 1) {
    return count.segments === 0 ? [] : [{ start: 0, end: text.length, units: count.units }];
  }
  return count.encoding === 'GSM-7' ? mapGsm(text) : mapUcs2(text);
}

function single(encoding: SegmentCount['encoding'], units: number, room: number): SegmentCount {
  return {
    encoding,
    segments: units === 0 ? 0 : 1,
    units,
    unitsPerSegment: room,
    unitsLeft: room - units,
  };
}

function concatenatedEvenly(septets: number): SegmentCount {
  const segments = Math.ceil(septets / GSM_CONCATENATED);
  return {
    encoding: 'GSM-7',
    segments,
    units: septets,
    unitsPerSegment: GSM_CONCATENATED,
    unitsLeft: segments * GSM_CONCATENATED - septets,
  };
}

function walkGsm(text: string, septets: number): SegmentCount {
  let segments = 1;
  let used = 0;
  for (let index = 0; index < text.length; index++) {
    const width = SEPTETS_BY_CODE_UNIT[text.charCodeAt(index)] as number;
    if (used + width > GSM_CONCATENATED) {
      segments++;
      used = 0;
    }
    used += width;
  }
  return {
    encoding: 'GSM-7',
    segments,
    units: septets,
    unitsPerSegment: GSM_CONCATENATED,
    unitsLeft: GSM_CONCATENATED - used,
  };
}

function countUcs2(text: string): SegmentCount {
  const units = text.length;
  if (units <= UCS2_SINGLE) {
    return single('UCS-2', units, UCS2_SINGLE);
  }
  let segments = 0;
  let start = 0;
  let end = 0;
  while (end < units) {
    start = end;
    end = findEndOfUcs2Segment(text, start);
    segments++;
  }
  return {
    encoding: 'UCS-2',
    segments,
    units,
    unitsPerSegment: UCS2_CONCATENATED,
    unitsLeft: UCS2_CONCATENATED - (units - start),
  };
}

function findEndOfUcs2Segment(text: string, start: number): number {
  const end = start + UCS2_CONCATENATED;
  if (end >= text.length) {
    return text.length;
  }
  return isHighSurrogate(text.charCodeAt(end - 1)) && isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end;
}

function mapUcs2(text: string): SegmentSpan[] {
  const spans: SegmentSpan[] = [];
  for (let start = 0; start < text.length; ) {
    const end = findEndOfUcs2Segment(text, start);
    spans.push({ start, end, units: end - start });
    start = end;
  }
  return spans;
}

function mapGsm(text: string): SegmentSpan[] {
  const spans: SegmentSpan[] = [];
  let start = 0;
  let used = 0;
  for (let index = 0; index < text.length; index++) {
    const width = SEPTETS_BY_CODE_UNIT[text.charCodeAt(index)] as number;
    if (used + width > GSM_CONCATENATED) {
      spans.push({ start, end: index, units: used });
      start = index;
      used = 0;
    }
    used += width;
  }
  spans.push({ start, end: text.length, units: used });
  return spans;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
