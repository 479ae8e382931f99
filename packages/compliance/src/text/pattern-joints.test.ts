// Protects readings: a pattern whose alternatives are joined finds the same, and its code does not multiply.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAlternatives } from './pattern-joints.ts';

const PATTERNS = [
  /\b(?:reply|text) (?:to )?(?:STOP|(QUIT|END))["'”]?(?: to| for)? (?:opt[ -]?out|end)\b/i,
  /(?<!\b(?:no|free)\s)\b(?:fees?|charged)(?! ?(?:free|off))(?:s|d)?/i,
  /(?:stop|quit){2}x|(?:ab|cd){1,3}?e|(?:(?:a|b)|c)+d/,
  /[(|)](?:text|send)[^)|]{0,4}\((?:a|b)\)\|/u,
  /(?<word>text|send)(?:,| and) \k<word>|(?i:no|ni) (?:fee|cost)s?/,
  /(?:|yes)(?:no)?$|^(?:ok|okay)\b/m,
];
const PIECES =
  'reply|text|send|to|STOP|QUIT|END|for|opt-out|end|no|NI|free|fee|fees|cost|charged|stop|quit|x|ab|cd|e|a|b|c|d|(|)|,|and|yes|ok|okay|\n';

const anyText = fc
  .array(fc.tuple(fc.constantFrom(...PIECES.split('|'), '|'), fc.constantFrom(' ', '', '')), {
    maxLength: 12,
  })
  .map((pieces) => pieces.flat().join(''));

test.each(PATTERNS)('finds the same, and captures the same: %s', (pattern) => {
  const joined = new RegExp(joinAlternatives(pattern.source), pattern.flags);
  expect(joined.source).not.toBe(pattern.source);
  fc.assert(
    fc.property(anyText, (text) => {
      const [match, expected] = [joined.exec(text), pattern.exec(text)];
      expect(match).toEqual(expected);
      expect(match?.index).toBe(expected?.index);
      expect(match?.groups).toEqual(expected?.groups);
    }),
    { numRuns: 400 },
  );
});

test('leaves a pattern alone in which nothing follows alternatives', () => {
  for (const source of [
    'a(?:b|c)',
    '(?:a|b)|(?:c|d)',
    '(?:a(?:b|c))',
    '[(a|b)]c',
    '\\(a|b\\)c',
    '(?=a|b)c',
    '(?<!a|b)c',
  ]) {
    expect(joinAlternatives(source)).toBe(source);
  }
});

test('what follows alternatives is compiled once', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}${'x'.repeat(at % 7)}`).join('|');
  const source = String.raw`\b(?:a|bb|ccc|dddd)(?: one| of)? (?:the |your |a )?(?:${words})\b`;
  expect(measureCode(joinAlternatives(source))).toBeLessThan(measureCode(source) * 0.7);
});

/** Bytes of compiled code of a pattern, in a process of its own, so that nothing else is compiled between. */
function measureCode(source: string): number {
  const script = `
    const { getHeapSpaceStatistics, setFlagsFromString } = process.getBuiltinModule('v8');
    setFlagsFromString('--no-regexp-tier-up');
    const used = () => getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith('code')).reduce((sum, each) => sum + each.space_used_size, 0);
    const pattern = new RegExp(process.argv[1], 'i');
    /a/.test('a');
    const before = used();
    pattern.test('nothing of it here');
    process.stdout.write(String(used() - before));`;
  return Number(execFileSync(process.execPath, ['--eval', script, source], { encoding: 'utf8' }));
}
