// Protects the detection of links, phone numbers, and vocabulary: no misses, no false matches, and no slow texts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DURATION_MAX_MS, measureMs } from '../../test/tool-properties.ts';
import { findContentWords } from './content-words.ts';
import { findLinks } from './links.ts';
import { findPhones } from './phones.ts';
import { readWords } from './words.ts';

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

const hits = (text: string) =>
  findContentWords(text, readWords(text)).map((hit) => `${hit.category.id}${hit.disguised ? '*' : ''}`);

describe('findContentWords', () => {
  test.each([
    'Essex County Library: your book is due',
    'Your cocktail dress is ready for pickup',
    "Dick's Sporting Goods: your order shipped",
    'Flu shot clinic on Friday',
    'Closed Monday for the bank holiday',
    'Lincoln High School: early release',
    'Wells Fargo card payment reminder: due Friday',
    'Time for weed control for your lawn',
    'Free root beer float with any burger',
    'Our shop on Gun Lake Road is open',
    'Your mortgage statement is ready',
    'Scunthorpe pharmacy: refill your prescription',
    'Pull the weeds in your garden',
    'Your account XXX-1234 is paid',
    'New time slots are open on Tuesday',
    'Fireworks show at the park at 9 pm',
    'Chicken breast recipe, grape juice and analysis of assets',
    'Shiitake class on Saturday with Cassandra',
    'Your Ozempic prescription is ready for pickup',
    'Back in stock alert: your size is here',
    'Join us for a gun violence awareness walk',
    'Gate A55, seat 4B, flight B17',
    'Hi Brandy, your haircut is tomorrow',
    'Margarita, su cita es hoy',
    'Your Ford Escort service appointment is tomorrow',
    'Paint strippers and wire strippers are in stock',
    'Golf outing: shotgun start at 8',
    'Tickets for Crypto.com Arena are ready',
    'Dr. Kush will see you at 3',
    'Kike Hernandez bobblehead night',
    'Hill Physicians IPA: your card is in the mail',
    'Mimosa Salon: see you at 3',
  ])('innocent: %s', (text) => expect(hits(text)).toEqual([]));

  test.each([
    ['Premium cannabis delivered', 'cannabis'],
    ['Buy c4nnabis here', 'cannabis*'],
    ['v.i.a.g.r.a for less', 'drugs*'],
    ['v i a g r a for less', 'drugs*'],
    ['via-gra for less', 'drugs*'],
    ['best w33d in town', 'cannabis*'],
    ['best weed in town', 'cannabis'],
    ['саnnаbis sale', 'cannabis*'],
    ['can\u200bnabis sale', 'cannabis*'],
    ['𝐜𝐚𝐧𝐧𝐚𝐛𝐢𝐬 sale', 'cannabis*'],
    ['what the f**k', 'hate*'],
    ['CASINO bonus', 'gambling'],
    ['Payday loans today', 'high-risk-loans'],
    ['Get an ar-15', 'firearms'],
    ['Craft beer night', 'alcohol'],
    ['vapes 20% off', 'tobacco'],
    ['Consolidate your debt', 'debt'],
    ['b1tcoin gains', 'cryptocurrency*'],
    ['Enter to win a trip', 'sweepstakes'],
    ['see https://cannabis-shop.com', 'cannabis'],
  ])('caught: %s', (text, id) => expect(hits(text)).toContain(id));
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
      findContentWords(text, readWords(text));
    };
    expect(measureMs(once)).toBeLessThan(DURATION_MAX_MS);
  });
});
