// Protects the fact tables: every row has a source, and every date is valid.
import { describe, expect, test } from 'vitest';
import { CARRIER_CODES, carriers, findCarrier } from './carriers.ts';
import { listPhrases } from '../content/phrase-lists.ts';
import { CATEGORY_IDS, lexicons } from '../content/lexicons.ts';
import { contentCategories } from './content-categories.ts';
import { findLinkHost } from './link-hosts.ts';
import { reviewSources } from './review-sources.ts';
import { sources } from './sources.ts';
import { factTables } from './tables.ts';
import { findAttMessageClass, tmobileCap, tmobileTier } from './throughput.ts';
import { findUseCase, useCases } from './use-cases.ts';

const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

describe('sources', () => {
  test.each(Object.entries(reviewSources))(
    '%s has a title, a date, and an https URL if any',
    (_tag, source) => {
      expect(source.title.length).toBeGreaterThan(5);
      expect(source.asOf).toMatch(DATE);
      if ('url' in source) {
        expect(new URL(source.url).protocol).toBe('https:');
      }
    },
  );

  test.each(Object.entries(factTables))('every row of %s names a source and its basis', (_name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.keys(sources)).toContain(row.source);
      expect(['published', 'estimate']).toContain(row.basis);
      if (row.source === 'house') {
        expect(row.basis).toBe('estimate');
      }
    }
  });

  test('carrier fees have their own date', () => {
    for (const code of CARRIER_CODES) {
      expect(carriers[code].fee.asOf).toMatch(DATE);
    }
  });
});

describe('look-ups', () => {
  test.each([
    ['AT&T', 'att'],
    ['t mobile', 'tmobile'],
    ['Sprint', 'tmobile'],
    ['VZW', 'verizon'],
    ['U.S. Cellular', 'uscellular'],
    ['Vodafone', undefined],
    ['', undefined],
  ])('carrier %s', (name, code) => expect(findCarrier(name)?.code).toBe(code));

  test.each([
    ['DELIVERY_NOTIFICATIONS', 'DELIVERY_NOTIFICATION'],
    ['delivery notification', 'DELIVERY_NOTIFICATION'],
    ['low-volume', 'LOW_VOLUME'],
    ['2fa', '2FA'],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('use case %s', (name, code) => expect(findUseCase(name)?.code).toBe(code));

  test.each([
    ['bit.ly', 'shortener'],
    ['www.bit.ly', 'shortener'],
    ['notbit.ly', undefined],
    ['docs.google.com', 'file-host'],
    ['google.com', undefined],
  ])('link host %s', (host, kind) => expect(findLinkHost(host)?.kind).toBe(kind));

  const row = (code: string) => {
    const found = findUseCase(code);
    if (!found) {
      throw new Error(`no use case ${code}`);
    }
    return found;
  };

  test.each([
    ['CUSTOMER_CARE', 75, 'A', 'Top'],
    ['MIXED', 100, 'B', 'Top'],
    ['CUSTOMER_CARE', 74, 'C', 'High-Mid'],
    ['MARKETING', 50, 'D', 'High-Mid'],
    ['2FA', 49, 'E', 'Low-Mid'],
    ['MIXED', 25, 'F', 'Low-Mid'],
    ['MIXED', 24, 'F', 'Low'],
    ['MIXED', 0, 'F', 'Low'],
    ['LOW_VOLUME', 90, 'T', 'Top'],
    ['SOLE_PROPRIETOR', 90, 'W', 'Sole proprietor'],
    ['SWEEPSTAKE', 90, undefined, 'Top'],
  ])('%s at %i is class %s and tier %s', (code, score, letter, tier) => {
    expect(findAttMessageClass(row(code), score)?.letter).toBe(letter);
    expect(tmobileTier(row(code), score).name).toBe(tier);
  });

  test.each([
    ['LOW_VOLUME', 90, 2000],
    ['LOW_VOLUME', 0, 2000],
    ['MIXED', 90, 200_000],
    ['SOLE_PROPRIETOR', 90, 1000],
  ])('%s at %i sends T-Mobile at most %i segments per day', (code, score, limit) => {
    expect(tmobileCap(row(code), score).segmentsPerDay).toBe(limit);
  });

  test('every class letter of a use case exists, and codes are unique', () => {
    for (const useCase of useCases) {
      if (useCase.attClass.kind === 'fixed') {
        expect(findAttMessageClass(useCase, 50)).toBeDefined();
      }
    }
    expect(new Set(useCases.map((useCase) => useCase.code)).size).toBe(useCases.length);
  });

  test('every content category has words in the format of the lexicon', () => {
    expect(contentCategories.map(({ id }) => id).toSorted()).toEqual(CATEGORY_IDS.toSorted());
    for (const { isSold, ...lists } of Object.values(lexicons)) {
      expect(typeof isSold).toBe('boolean');
      for (const phrase of Object.values(lists).flatMap(listPhrases)) {
        expect(phrase).not.toMatch(/[A-Z\n]| {2}/);
      }
    }
  });
});
