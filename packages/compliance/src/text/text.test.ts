// Protects the detection of links, phone numbers, and vocabulary: no misses, no false matches, and no slow texts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DURATION_MAX_MS, measureMs } from '../../test/tool-properties.ts';
import { findLinks } from './links.ts';
import { findPhones } from './phones.ts';

describe('findLinks', () => {
  test.each([
    ['Visit acme.com today', ['acme.com']],
    ['See https://acme.com/a?b=1.', ['acme.com']],
    ['(acme.co.uk/offer)', ['acme.co.uk']],
    ['Details:www.acme.com,bit.ly/3xYz', ['www.acme.com', 'bit.ly']],
    ['Shop:acme.com', ['acme.com']],
    ['acme.com:8080/x', ['acme.com']],
    ['http://192.168.1.1/login', ['192.168.1.1']],
    ['http://3232235777/login.htm', ['192.168.1.1']],
    ['192.168.1.1/login', ['192.168.1.1']],
    ['http://paypal.com@evil.example.com/x', ['evil.example.com']],
    ['https://аррӏе.com/x', ['xn--80ak6aa92e.com']],
    ['bücher.de', ['xn--bcher-kva.de']],
    ['t.me/abc and zoom.us', ['t.me', 'zoom.us']],
    ['HTTPS://ACME.COM', ['acme.com']],
    ['“acme.com”', ['acme.com']],
    ['acme.com!', ['acme.com']],
  ])('%s', (text, hosts) => expect(findLinks(text).map((link) => link.host)).toEqual(hosts));

  test.each([
    'Open until 7.30pm',
    'Update to v2.0 now',
    'Ask for Dr.Smith',
    'food etc.Please call',
    'Your table is ready.Please come in',
    'We open today.In case of rain we close',
    'pick it up at 7.pm',
    'write to help@acme.com',
    'john.doe@acme.co.uk',
    'Total $12.50',
    'U.S.A. and e.g. this',
    'version 1.2.3.4',
    'Thanks...see you',
    'done.my way',
    'menu.md',
    'https://',
    'http://%zz',
    'a.b',
  ])('no link in: %s', (text) => expect(findLinks(text)).toEqual([]));

  test('offsets point to the quoted text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('acme.com', ' ', 'https://x.org/y', ',', '(', ')', '.', '@', 'é', '😀', '7.30pm'),
        ),
        (parts) => {
          const text = parts.join('');
          for (const link of findLinks(text)) {
            expect(text.slice(link.start, link.end)).toBe(link.text);
          }
        },
      ),
    );
  });
});

describe('findPhones', () => {
  test.each([
    ['Call (512) 555-7123', ['+15125557123']],
    ['Call 512.555.7123 or 1-800-356-9377', ['+15125557123', '+18003569377']],
    ['+44 20 7946 0958', ['+442079460958']],
    ['5125557123', ['+15125557123']],
    ['Your code is 123456', []],
    ['Order #5125557123', []],
    ['Tracking: 5125557123', []],
    ['911', []],
    ['Call 211-555-7123', []],
    ['2026-11-20 10:30', []],
    ['4111 1111 1111 1111', []],
  ])('%s', (text, numbers) => expect(findPhones(text).map((phone) => phone.e164)).toEqual(numbers));

  test('toll-free and premium-rate numbers are recognized', () => {
    expect(findPhones('800-356-9377')[0]).toMatchObject({ isTollFree: true, isPremium: false });
    expect(findPhones('900-356-9377')[0]).toMatchObject({ isTollFree: false, isPremium: true });
  });
});

const HOSTILE: readonly [string, string][] = [
  ['dots', 'a.'.repeat(800)],
  ['hyphens', 'a-'.repeat(800)],
  ['digits', '1'.repeat(1600)],
  ['phones', '512-555-7123 '.repeat(123)],
  ['links', 'a.co '.repeat(320)],
  ['one long host', `http://${'a.'.repeat(790)}com`],
  ['ligatures', '\ufdfa'.repeat(1600)],
  ['stars', 'f*'.repeat(800)],
  ['letters', 'a'.repeat(1600)],
  ['vocabulary', 'gun lake '.repeat(178)],
];

describe('a hostile text of maximum length does not backtrack', () => {
  test.each(HOSTILE)('%s', (_name, text) => {
    const once = () => {
      findLinks(text);
      findPhones(text);
    };
    expect(measureMs(once)).toBeLessThan(DURATION_MAX_MS);
  });
});
