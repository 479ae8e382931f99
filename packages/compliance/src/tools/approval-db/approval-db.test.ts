// Protects approval-db: every case, monotonic results by trust score, and the published tiers.
import fc from 'fast-check';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { testToolProperties } from '../../../test/tool-properties.ts';
import { tmobileCap } from '../../facts/throughput.ts';
import { findUseCase, useCases } from '../../facts/use-cases.ts';
import { approvalCases } from './cases.ts';
import { approvalDb } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
type Code = NonNullable<Static<typeof approvalDb.request>['useCase']>;
const CODES = ['DELIVERY_NOTIFICATIONS', ...useCases.map(({ code }) => code)] as Code[];

describe('cases', () => {
  test.each(approvalCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = approvalDb.run(row.request, CONTEXT);
    expect(results.tier).toBe(row.tier ?? results.tier);
    expect(results.approvalRate).toBe(row.rate ?? results.approvalRate);
    expect(results.avgApprovalDays).toBe(row.days ?? results.avgApprovalDays);
    expect(results.rejectionRisk).toBe(row.risk ?? results.rejectionRisk);
    expect(results.recommendations.join('\n')).toMatch(row.recommends ?? /./);
    expect(results.recommendations.join('\n')).not.toMatch(row.avoids ?? /^$/);
  });

  test.each(['2fa', 'marketing', 'NEWSLETTER', '', 'delivery_notifications'])(
    'the use case “%s” is rejected',
    (useCase) => {
      expect(Value.Check(approvalDb.request, { useCase })).toBe(false);
    },
  );
});

test('every use case of the registry is accepted', () => {
  for (const useCase of CODES) {
    expect(Value.Check(approvalDb.request, { useCase })).toBe(true);
  }
});

describe('any request', () => {
  testToolProperties(
    approvalDb,
    fc.record(
      { useCase: fc.constantFrom(...CODES), trustScore: fc.integer({ min: 0, max: 100 }) },
      { requiredKeys: [] },
    ),
  );

  test.each(CODES)('%s: a higher score never lowers the approval rate or lengthens the review', (useCase) => {
    let [rate, days] = [0, Number.POSITIVE_INFINITY];
    for (let trustScore = 0; trustScore <= 100; trustScore++) {
      const results = approvalDb.run({ useCase, trustScore }, CONTEXT);
      const longest = Number(/-(\d+)/.exec(results.avgApprovalDays)?.[1]);
      expect(results.approvalRate).toBeGreaterThanOrEqual(rate);
      expect(longest).toBeLessThanOrEqual(days);
      expect(results.approvalRate).toBeLessThanOrEqual(98);
      expect(results.useCase).toBe(useCase);
      const row = findUseCase(useCase);
      expect(results.tier).toBe(row && tmobileCap(row, trustScore).name);
      [rate, days] = [results.approvalRate, longest];
    }
  });

  test('low volume has the tier that carriers give it, whatever the score', () => {
    for (const trustScore of [0, 60, 100]) {
      expect(approvalDb.run({ useCase: 'LOW_VOLUME', trustScore }, CONTEXT).tier).toBe('Low volume');
    }
  });

  test('rates are marked as estimates, and causes and times have a source', () => {
    const { basis, rejectionCauses, reviewTimes } = approvalDb.run({}, CONTEXT);
    expect(basis).toBe('estimate');
    for (const { source } of [...rejectionCauses, ...reviewTimes]) {
      expect(source.title).not.toMatch(/estimate/);
    }
  });
});
