// A filtered pattern must find exactly what the plain pattern finds, in every text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtered } from './filtered-pattern.ts';

const PATTERNS = [
  /\b(?:reply|text|send) ["'“]?(?:STOP|QUIT)["'”]?(?: to| for)? (?:opt[ -]?out|end)\b|\bno (?:fees?|costs?)\b/i,
  /(?<!\b(?:no|free|sin)\s)\b(?:fees?|charged|\$\d[\d.]*)(?! ?free)\b/i,
  /(?:off|from) (?:the|our) (?:\p{L}+ )?list|off (?:your|the) (?:phone|text\w*)/iu,
  /\b(\d{1,2}) (?:day|week)s?\b|\b(?:ma[nñ]ana|d[ií]as?)(?!\p{L})/iu,
  /^\s*(?:ok(?:ay)?|s[ií])\b|(?:^|[.!] )(?:yes|no)$|\.\.\./im,
  /\b[A-Z]{2,4}(?i: (?:team|alerts))\b|["“]quoted["”]|\(\*\)/u,
  /(?:stop){2}|(?:ab|cd){1,3}x|e{2,}f?|[^.]{0,3}kelvin|a|straße/i,
  /\bthis (?=list)list\b|mask|\u0073end|\x74ext it/iu,
  /(?:yes|no|)(?:ok)?/,
  /\b(?:text|send)[ (]+(?:STOP|QUIT)|no (?:fee|cost)s?[)(]|["“(]quoted/iu,
  /(\d+)[ (]*(day|week)|(?:no|free) (fee|cost)(s)?|reply (?:to )?(stop)|(?:yes|(ok))[ .]/i,
  /(text|send) (stop)? ?\1|(?<kept>list|phone)s?/i,
];

const PIECES = [
  ...'reply|text|send|STOP|stop|QUIT|to|for|opt-out|opt out|end|no|fee|fees|cost|free|sin|charged|$5.00|off|from|the'.split(
    '|',
  ),
  ...'our|your|list|phone|texts|12|days|week|mañana|MAÑANA|día|dias|ok|okay|sí|si|yes|.|...|! |\n|AB|team|Alerts'.split(
    '|',
  ),
  ...'“quoted”|"quoted"|(*)|stopstop|abcdx|eef|kelvin|\u212aelvin|maſk|ſtop|straße|STRASSE|this|send|text it|😀|İ'.split(
    '|',
  ),
];

const anyText = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 14 })
  .map((pieces) => pieces.flat().join(''));

test.each(PATTERNS)('finds the same first match as the plain pattern: %s', (pattern) => {
  const other = filtered(pattern);
  fc.assert(
    fc.property(anyText, (text) => {
      const match = pattern.exec(text);
      expect(other.test(text)).toBe(match !== null);
      expect(other.exec(text)).toEqual(match);
    }),
    { numRuns: 400 },
  );
});

test('refuses a pattern that continues from its last match', () => {
  expect(() => filtered(/a/g)).toThrow('no place to continue');
  expect(() => filtered(/a/y)).toThrow('no place to continue');
});
