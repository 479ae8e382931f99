// Tests the signs that the content model sees beside the words: how a text is written and how one can answer it.
import { describe, expect, test } from 'vitest';
import { listSigns } from './signs.ts';
import { readTokens } from './tokens.ts';

const signsOf = (text: string) => listSigns(text, readTokens(text));

describe('a sign', () => {
  test.each([
    ['emoji', 'Fresh bread 🍞 is out', 'Fresh bread is out'],
    ['call', 'Come by today!', 'Come by at noon.'],
    ['two calls', 'Come by!!', 'Come by!'],
    ['question', 'Still coming?', 'Still coming.'],
    ['percent', '20% more', 'twenty more %'],
    ['big money', 'You get $2,500', 'You get $25'],
    ['big money', 'Worth $70k', 'Worth $70'],
    ['money', 'Your total is $25', 'Your total is 25'],
    ['loud', 'This is FREE', 'This is free'],
    ['first person', 'i have one left', 'one is left'],
    ['chat', 'u up', 'you up'],
    ['urgent', 'expires tonight', 'open in May'],
    ['phone', 'Call 303-555-0142', 'Call room 303'],
    ['link', 'See acme.com/menu', 'See the menu'],
    ['link', 'Mira https://acme.mx', 'Mira el menú'],
    ['no way out', 'Sale on bikes', 'Sale on bikes. Reply STOP to end'],
    ['small letter', 'hey there', 'Hey there'],
    ['private answer', 'DM for details', 'Call for details'],
    ['private answer', 'text me for one', 'text us for one'],
    ['private answer', 'escríbeme ya', 'escribe ya'],
  ])('“%s” is in “%s” and not in “%s”', (sign, text, without) => {
    expect(signsOf(text)).toContain(sign);
    expect(signsOf(without)).not.toContain(sign);
  });

  test('the keywords of every message are not loud', () => {
    expect(signsOf('Acme: open at 9. Reply STOP to end, HELP for help')).not.toContain('loud');
  });

  test('a dash between other digits makes no phone number', () => {
    expect(signsOf('Lot 12-3456')).not.toContain('phone');
  });
});

describe('signs together', () => {
  test('two telling signs are also named as a pair', () => {
    expect(signsOf('hey, text me at acme.com/x')).toEqual(
      expect.arrayContaining(['link, no way out', 'link, small letter', 'small letter, private answer']),
    );
  });

  test('signs that tell little alone make no pairs', () => {
    expect(signsOf('Come by today! 🍞').filter((sign) => sign.includes(', '))).toEqual([]);
  });

  test('the length is named in steps up to the longest', () => {
    expect([0, 49, 50, 249, 250, 1000].map((units) => signsOf('a'.repeat(units))[0])).toEqual([
      'length 0',
      'length 0',
      'length 1',
      'length 4',
      'length 5',
      'length 5',
    ]);
  });
});
