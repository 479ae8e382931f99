// Protects trust-score: every case, monotonic scores for every asset, and the published limits.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testToolProperties } from '../../../test/tool-properties.ts';
import { findAttMessageClass, tmobileTier } from '../../facts/throughput.ts';
import { findUseCase } from '../../facts/use-cases.ts';
import { trustCases } from './cases.ts';
import { ToolInputRefused } from '../../tool.ts';
import { trustScore } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(trustCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = trustScore.run(row.request, CONTEXT);
    expect(results.score).toBe(row.score ?? results.score);
    expect(results.rating).toBe(row.rating ?? results.rating);
    expect(results.leadsTo.tmobileTier).toBe(row.tier ?? results.leadsTo.tmobileTier);
    expect(
      results.breakdown.map(({ category, points, status }) => `${category} ${points} ${status}`),
    ).toEqual(expect.arrayContaining([...(row.breakdown ?? [])]));
    expect(results.range).toEqual(row.range ?? results.range);
    expect(results.warnings.join('\n')).toMatch(row.warns ?? /^/);
    expect(results.recommendations.join('\n')).not.toMatch(row.avoids ?? /^$/);
    (row.recommends ?? []).forEach((words, index) => {
      expect(results.recommendations[index]).toMatch(words);
    });
  });
});

describe('an implausible business is refused', () => {
  const plausible = { yearsInBusiness: 3, hasDUNS: false, hasDomain: true };
  test.each([
    ['a year instead of years in business', 'yearsInBusiness', { yearsInBusiness: 999 }],
    ['a domain older than all domains', 'domainAge', { domainAge: 60 }],
    ['the age of a domain that does not exist', 'domainAge', { hasDomain: false, domainAge: 3 }],
  ])('%s', (_name, field, change) => {
    const run = () => trustScore.run({ ...plausible, ...change }, CONTEXT);
    expect(run).toThrow(ToolInputRefused);
    expect(run).toThrow(expect.objectContaining({ field }));
  });
});

describe('any business', () => {
  const anyAnswers = fc.record(
    {
      yearsInBusiness: fc.integer({ min: 0, max: 400 }),
      hasDUNS: fc.boolean(),
      hasDomain: fc.boolean(),
      domainAge: fc.integer({ min: 0, max: 41 }),
      hasPhysicalAddress: fc.boolean(),
      hasPrivacyPolicy: fc.boolean(),
      hasTermsOfService: fc.boolean(),
      previousCompliance: fc.boolean(),
    },
    { requiredKeys: ['yearsInBusiness', 'hasDUNS', 'hasDomain'] },
  );
  const requests = anyAnswers.map((answers) => (answers.hasDomain ? answers : { ...answers, domainAge: 0 }));
  testToolProperties(trustScore, requests);

  test('points add up within their limits, and missing points can be gained', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { score, range, maxScore, percentage, breakdown, improvements, reachableScore } =
          trustScore.run(request, CONTEXT);
        expect(maxScore).toBe(100);
        expect(percentage).toBe(score);
        expect(range.low).toBeLessThanOrEqual(score);
        expect(range.high).toBeGreaterThanOrEqual(score);
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.high).toBeLessThanOrEqual(maxScore);
        expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(breakdown.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(maxScore);
        expect(improvements.reduce((sum, { pointsToGain }) => sum + pointsToGain, score)).toBe(maxScore);
        expect(reachableScore).toBeGreaterThanOrEqual(score);
        expect(reachableScore).toBeLessThanOrEqual(maxScore);
      }),
    );
  });

  test('an additional asset never lowers the score', () => {
    fc.assert(
      fc.property(requests, requests, (one, other) => {
        const more = {
          yearsInBusiness: Math.max(one.yearsInBusiness, other.yearsInBusiness),
          domainAge: Math.max(one.domainAge ?? 0, other.domainAge ?? 0),
          hasDUNS: one.hasDUNS || other.hasDUNS,
          hasDomain: one.hasDomain || other.hasDomain,
          hasPhysicalAddress: (one.hasPhysicalAddress ?? false) || (other.hasPhysicalAddress ?? false),
          hasPrivacyPolicy: (one.hasPrivacyPolicy ?? false) || (other.hasPrivacyPolicy ?? false),
          hasTermsOfService: (one.hasTermsOfService ?? false) || (other.hasTermsOfService ?? false),
          previousCompliance: (one.previousCompliance ?? false) || (other.previousCompliance ?? false),
        };
        expect(trustScore.run(more, CONTEXT).score).toBeGreaterThanOrEqual(
          trustScore.run(one, CONTEXT).score,
        );
      }),
    );
  });

  test('the limits match the facts for the expected score', () => {
    const [mixed, declared] = [findUseCase('MIXED'), findUseCase('CUSTOMER_CARE')];
    if (!mixed || !declared) {
      throw new Error('use cases are missing');
    }
    fc.assert(
      fc.property(requests, (request) => {
        const { expected: score, range, leadsTo, nextTier } = trustScore.run(request, CONTEXT);
        expect(score).toBeGreaterThanOrEqual(range.low);
        expect(score).toBeLessThanOrEqual(range.high);
        const tier = tmobileTier(mixed, score);
        expect(leadsTo.tmobileTier).toBe(tier.name);
        expect(leadsTo.tmobileSegmentsPerDay).toBe(tier.segmentsPerDay);
        expect(leadsTo.attMixed).toContain(`class ${findAttMessageClass(mixed, score)?.letter}`);
        expect(leadsTo.attDeclared).toContain(`class ${findAttMessageClass(declared, score)?.letter}`);
        if (nextTier) {
          expect(tmobileTier(mixed, score + nextTier.pointsMissing).name).toBe(nextTier.tmobileTier);
          expect(tmobileTier(mixed, score + nextTier.pointsMissing - 1).name).toBe(tier.name);
        }
      }),
    );
  });

  test('no business without a DUNS number is called excellent', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { rating, leadsTo } = trustScore.run({ ...request, hasDUNS: false }, CONTEXT);
        expect(rating).not.toBe('excellent');
        expect(leadsTo.tmobileTier).not.toBe('Top');
      }),
    );
  });

  test('the response says that it is an estimate', () => {
    const { basis, disclaimer } = trustScore.run(
      { yearsInBusiness: 1, hasDUNS: false, hasDomain: true },
      CONTEXT,
    );
    expect(`${basis} ${disclaimer}`).toMatch(/^estimate Our estimate/);
  });
});
