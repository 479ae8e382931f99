// Protects opt-out-auditor: every case, the total of the points, and any text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  hostileMessages,
  DURATION_MAX_MS,
  measureMs,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { auditCases } from './cases.ts';
import { optOutAuditor } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(auditCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { message, hasOptOutSystem } = row;
    const results = optOutAuditor.run(
      hasOptOutSystem === undefined ? { message } : { message, hasOptOutSystem },
      CONTEXT,
    );
    const found = results.checks.map((check) => `${check.ruleId} ${check.status}`);
    for (const finding of row.finds ?? []) {
      expect(found).toContain(finding);
    }
    expect(`${results.status} ${results.score}`).toMatch(
      new RegExp(`^${row.status} ${row.score ?? '\\d+'}$`),
    );
  });
});

describe('any message', () => {
  const requests = fc.record(
    { message: anyMessage, hasOptOutSystem: fc.boolean() },
    { requiredKeys: ['message'] },
  );
  testToolProperties(optOutAuditor, requests);

  test('the score is the total of the points, within its limits, and the system is echoed', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = optOutAuditor.run(request, CONTEXT);
        expect(results.score).toBe(results.checks.reduce((sum, check) => sum + (check.points ?? 0), 0));
        expect(results.checks.reduce((sum, check) => sum + (check.maxPoints ?? 0), 0)).toBe(results.maxScore);
        for (const check of results.checks) {
          expect(check.points ?? 0).toBeLessThanOrEqual(check.maxPoints ?? 0);
        }
        expect(results.percentage).toBe(Math.round((100 * results.score) / results.maxScore));
        expect(results.hasOptOutSystem).toBe(request.hasOptOutSystem ?? false);
      }),
    );
  });

  test('adding “Reply STOP to opt out” costs at most the points for visibility', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const message = `${Array.from(request.message).slice(0, 1500).join('')}. Reply STOP to opt out.`;
        const before = optOutAuditor.run(request, CONTEXT);
        const after = optOutAuditor.run({ ...request, message }, CONTEXT);
        // A further sentence may also change who seems to send the message.
        const pointsOf = ({ checks }: typeof before) =>
          checks.reduce(
            (sum, { category, points }) => sum + (category === 'brand_identification' ? 0 : (points ?? 0)),
            0,
          );
        if (before.keyword === undefined) {
          expect(pointsOf(after)).toBeGreaterThanOrEqual(pointsOf(before) - 5);
        }
      }),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, message) => {
    expect(measureMs(() => void optOutAuditor.run({ message }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
  });
});
