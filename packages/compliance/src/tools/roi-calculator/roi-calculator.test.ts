// Protects roi-calculator: every case, exact totals, finite numbers, and all assumptions.
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { testToolProperties } from '../../../test/tool-properties.ts';
import { costAssumptions } from '../../facts/cost-assumptions.ts';
import { roiCases } from './cases.ts';
import { roiCalculator } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(roiCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = roiCalculator.run(row.request, CONTEXT);
    expect(results.build).toMatchObject(row.build ?? {});
    expect(results.buy).toMatchObject(row.buy ?? {});
    expect(results.providerConsole).toEqual(row.providerConsole ?? results.providerConsole);
    expect(results.savings).toBe(row.savings ?? results.savings);
    expect(results.roi).toBe(row.roi ?? results.roi);
    expect(results.periodMonths).toBe(row.periodMonths ?? results.periodMonths);
    expect(results.paybackPeriod).toMatch(row.paybackPeriod ?? /./);
    expect(results.recommendation).toMatch(row.recommendation ?? /./);
    expect(results.revenueShare).toEqual(row.revenueShare);
    expect(results.warnings.length > 0).toBe(row.warns ?? results.warnings.length > 0);
  });

  test.each([
    ['a rate of zero', { devRate: 0 }],
    ['a negative rate', { complianceRate: -1 }],
    ['a negative count', { campaignCount: -1 }],
    ['half a brand', { brandCount: 0.5 }],
    ['zero months', { launchTimeline: 0 }],
    ['more than ten years', { launchTimeline: 121 }],
    ['too many campaigns', { campaignCount: 10_001 }],
    ['a negative revenue', { annualRevenue: -1 }],
    ['an infinite rate', { devRate: Number.POSITIVE_INFINITY }],
  ])('rejects %s', (_name, change) => {
    const request = { campaignCount: 4, brandCount: 2, launchTimeline: 6, ...change };
    expect(Value.Check(roiCalculator.request, request)).toBe(false);
  });
});

describe('any project', () => {
  const rate = fc.double({ min: 0.001, max: 10_000, noNaN: true });
  const requests = fc.record(
    {
      campaignCount: fc.integer({ min: 0, max: 10_000 }),
      brandCount: fc.integer({ min: 0, max: 10_000 }),
      launchTimeline: fc.integer({ min: 1, max: 120 }),
      devRate: rate,
      complianceRate: rate,
      annualRevenue: fc.double({ min: 0, max: 1_000_000_000_000, noNaN: true }),
    },
    { requiredKeys: ['campaignCount', 'brandCount', 'launchTimeline'] },
  );
  testToolProperties(roiCalculator, requests);

  const inCents = (usd: number) => Math.round(usd * 100);

  test('parts add up to the cent, and all numbers are finite', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = roiCalculator.run(request, CONTEXT);
        const { build, buy } = results;
        expect(JSON.stringify(results)).not.toMatch(/null|NaN|Infinity/);
        const { development, compliance, infrastructure, maintenance, opportunityCost, registryFees } = build;
        const parts = [development, compliance, infrastructure, maintenance, opportunityCost, registryFees];
        expect(parts.reduce((sum, part) => sum + inCents(part), 0)).toBe(inCents(build.total));
        expect(inCents(buy.setup) + results.periodMonths * inCents(buy.monthly)).toBe(inCents(buy.total));
        expect(inCents(build.total) - inCents(buy.total)).toBe(inCents(results.savings));
        for (const amount of [...parts, build.total, buy.total, buy.setup, buy.monthly, buy.annual]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(Math.abs(amount * 100 - inCents(amount))).toBeLessThan(0.01);
        }
      }),
    );
  });

  test('a higher rate costs more, and explicit defaults change nothing', () => {
    fc.assert(
      fc.property(requests, rate, (request, other) => {
        const cost = (devRate: number) => roiCalculator.run({ ...request, devRate }, CONTEXT).build;
        const [low, high] = [Math.min(other, 5000), Math.min(other, 5000) + 1];
        expect(cost(high).development).toBeGreaterThan(cost(low).development);
        expect(cost(high).total).toBeGreaterThan(cost(low).total);
        const { devRate: _rate, complianceRate: _other, ...bare } = request;
        expect(roiCalculator.run({ ...bare, devRate: 150, complianceRate: 200 }, CONTEXT)).toEqual(
          roiCalculator.run(bare, CONTEXT),
        );
      }),
    );
  });

  test('revenue changes only the percentages', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { annualRevenue: _revenue, ...bare } = request;
        const { revenueShare: _share, ...results } = roiCalculator.run(request, CONTEXT);
        expect(results).toEqual(roiCalculator.run(bare, CONTEXT));
      }),
    );
  });

  test('the range contains the totals, and at the break-even price buying costs as much as building', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { build, buy, range, savings, breakEven, periodMonths } = roiCalculator.run(request, CONTEXT);
        expect(range.buildLow).toBeLessThanOrEqual(build.total);
        expect(range.buildHigh).toBeGreaterThanOrEqual(build.total);
        expect(range.buyLow).toBeLessThanOrEqual(buy.total);
        expect(range.buyHigh).toBeGreaterThanOrEqual(buy.total);
        expect(range.savingsLow).toBeLessThanOrEqual(savings);
        expect(range.savingsHigh).toBeGreaterThanOrEqual(savings);
        const subscription = costAssumptions.subscription.value;
        const atBreakEven = buy.total + (breakEven.servicePricePerMonth - subscription) * periodMonths;
        // The price is rounded down to a cent a month, and is never negative.
        expect(atBreakEven - build.total).toBeLessThanOrEqual(
          breakEven.servicePricePerMonth === 0 ? buy.total : 0.01,
        );
      }),
    );
  });

  test('every assumption is listed with its source', () => {
    const { assumptions } = roiCalculator.run(
      { campaignCount: 1, brandCount: 1, launchTimeline: 1 },
      CONTEXT,
    );
    const names = assumptions.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.values(costAssumptions).map(({ name }) => name)));
    expect(new Set(names).size).toBe(names.length);
    for (const { basis, source } of assumptions) {
      expect(source.title === 'Tendlc estimate').toBe(basis !== 'published');
    }
  });
});
