// Protects segment counts: they match published values, a published calculator, and the segment map.
import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, test } from 'vitest';
import { explainEncoding } from './encoding-report.ts';
import { countSegments, mapSegments } from './segments.ts';

const published: readonly [string, string, 'GSM-7' | 'UCS-2', number][] = [
  ['nothing', '', 'GSM-7', 0],
  ['160 letters', 'a'.repeat(160), 'GSM-7', 1],
  ['161 letters', 'a'.repeat(161), 'GSM-7', 2],
  ['306 letters', 'a'.repeat(306), 'GSM-7', 2],
  ['307 letters', 'a'.repeat(307), 'GSM-7', 3],
  ['an extension pair past 160', `${'a'.repeat(159)}{`, 'GSM-7', 2],
  ['an extension pair at a boundary', `${'a'.repeat(152)}{${'a'.repeat(152)}`, 'GSM-7', 3],
  ['80 euro signs', '€'.repeat(80), 'GSM-7', 1],
  ['81 euro signs', '€'.repeat(81), 'GSM-7', 2],
  ['70 Han characters', '中'.repeat(70), 'UCS-2', 1],
  ['71 Han characters', '中'.repeat(71), 'UCS-2', 2],
  ['134 Han characters', '中'.repeat(134), 'UCS-2', 2],
  ['135 Han characters', '中'.repeat(135), 'UCS-2', 3],
  ['35 emoji', '😀'.repeat(35), 'UCS-2', 1],
  ['36 emoji', '😀'.repeat(36), 'UCS-2', 2],
  ['66 emoji', '😀'.repeat(66), 'UCS-2', 2],
  ['67 emoji, which division would call two segments', '😀'.repeat(67), 'UCS-2', 3],
  ['150 letters and one curly quote', `${'a'.repeat(150)}’`, 'UCS-2', 3],
  ['a lone surrogate', '\ud800', 'UCS-2', 1],
  ['lower c cedilla, not in the alphabet', 'ç', 'UCS-2', 1],
  ['upper C cedilla, in the alphabet', 'Ç', 'GSM-7', 1],
  ['a form feed, in the extension table', '\f', 'GSM-7', 1],
];

describe('countSegments', () => {
  test.each(published)('%s', (_name, text, encoding, segments) => {
    expect(countSegments(text)).toMatchObject({ encoding, segments });
  });

  test('the units left in the last segment are counted', () => {
    expect(countSegments('a'.repeat(150)).unitsLeft).toBe(10);
    expect(countSegments('a'.repeat(161)).unitsLeft).toBe(145);
    expect(countSegments(`${'a'.repeat(152)}{${'a'.repeat(152)}`).unitsLeft).toBe(152);
    expect(countSegments('😀'.repeat(67)).unitsLeft).toBe(65);
  });
});

// One code point per grapheme: the published calculator keeps clusters whole, but networks do not.
const ALPHABET = Array.from('aZ9 @£é\n\r{}[]€^|~\\\fÇç’…—中я😀🎉𝒜');
const oneCodePointGraphemes = fc
  .array(fc.constantFrom(...ALPHABET), { minLength: 1, maxLength: 700 })
  .map((characters) => characters.join(''));
const gsmOnly = fc
  .array(fc.constantFrom(...Array.from('abc{}€ ')), { minLength: 1, maxLength: 900 })
  .map((characters) => characters.join(''));

describe('against the published calculator', () => {
  test.each([
    ['texts of both encodings', oneCodePointGraphemes],
    ['texts of letters and extension pairs', gsmOnly],
  ])('%s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const theirs = new SegmentedMessage(text, 'auto', false);
        const ours = countSegments(text);
        expect(ours.segments).toBe(theirs.segmentsCount);
        expect(ours.encoding).toBe(theirs.encodingName);
      }),
      { numRuns: 300 },
    );
  });
});

const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 800 });

describe('any text', () => {
  test('the map covers the text without gaps and has the counted number of segments', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, oneCodePointGraphemes, gsmOnly), (text) => {
        const count = countSegments(text);
        const spans = mapSegments(text);
        expect(spans.length).toBe(count.segments);
        expect(spans.map((span) => text.slice(span.start, span.end)).join('')).toBe(text);
        expect(spans.reduce((sum, span) => sum + span.units, 0)).toBe(count.units);
        for (const span of spans) {
          expect(span.units).toBeLessThanOrEqual(count.unitsPerSegment);
          expect(
            /[\ud800-\udbff]$/.test(text.slice(0, span.end)) && /^[\udc00-\udfff]/.test(text.slice(span.end)),
          ).toBe(false);
        }
        const last = spans.at(-1);
        if (last) {
          expect(count.unitsLeft).toBe(count.unitsPerSegment - last.units);
        }
      }),
    );
  });
});

describe('explainEncoding', () => {
  test('each forcing character has both indexes and its replacement', () => {
    const report = explainEncoding('😀 It’s ½ price');
    expect(report.forcedBy.map((c) => [c.codePoint, c.codePointIndex, c.utf16Index, c.replacement])).toEqual([
      ['U+1F600', 0, 0, undefined],
      ['U+2019', 4, 5, "'"],
      ['U+00BD', 7, 8, '1/2'],
    ]);
  });

  test('the message is counted again after replacement', () => {
    const report = explainEncoding(`${'a'.repeat(150)}’`);
    expect(report.segments).toBe(3);
    expect(report.afterReplacement).toMatchObject({ encoding: 'GSM-7', segments: 1 });
  });

  test('a removed accent is reported as a loss', () => {
    expect(explainEncoding('á').forcedBy[0]).toMatchObject({ replacement: 'a', lossy: true });
    expect(explainEncoding('Ａ').forcedBy[0]).toMatchObject({ replacement: 'A', lossy: false });
  });

  test('a GSM text has no forcing characters and does not change', () => {
    const report = explainEncoding('Plain {text} for 5€');
    expect(report.forcedBy).toEqual([]);
    expect(report.afterReplacement.text).toBe('Plain {text} for 5€');
  });

  test('replacements are in the GSM alphabet', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { replacement } of explainEncoding(text).forcedBy) {
          if (replacement !== undefined) {
            expect(countSegments(replacement).encoding).toBe('GSM-7');
          }
        }
      }),
    );
  });
});
