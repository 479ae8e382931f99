// sanitize: every row of the table, and what must hold for any input at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  hostileMessages,
  BACKTRACKING_MS,
  costMilliseconds,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { sanitizeCases } from './cases.ts';
import { sanitize } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
const TYPES = ['escapeHTML', 'sanitizeEmail', 'sanitizeURL', 'sanitizePhone'] as const;

describe('cases', () => {
  test.each(sanitizeCases.map((row) => [`${row.type}: ${row.probes}`, row] as const))('%s', (_name, row) => {
    const results = sanitize.run({ type: row.type, input: row.input }, CONTEXT);
    expect(results.sanitized).toBe(row.sanitized);
    expect(results.valid).toBe(row.sanitized !== '');
    for (const ruleId of row.finds ?? []) {
      expect(results.checks.map((check) => check.ruleId)).toContain(ruleId);
    }
  });
});

describe('any input', () => {
  const requests = fc.record({
    type: fc.constantFrom(...TYPES),
    input: fc.oneof(
      anyMessage,
      fc.emailAddress(),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    ),
  });
  testToolProperties(sanitize, requests);

  test('the original is untouched, and an input that is refused says why and gives nothing', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = sanitize.run(request, CONTEXT);
        expect(results.original).toBe(request.input);
        expect(results.checks.some((check) => check.status === 'error')).toBe(!results.valid);
        if (!results.valid) {
          expect(results.sanitized).toBe('');
        }
      }),
    );
  });

  test('what comes out goes in again unchanged, except escaped text', () => {
    fc.assert(
      fc.property(requests, ({ type, input }) => {
        const once = sanitize.run({ type, input }, CONTEXT);
        if (type === 'escapeHTML' || !once.valid) {
          return;
        }
        expect(sanitize.run({ type, input: once.sanitized }, CONTEXT).sanitized).toBe(once.sanitized);
      }),
    );
  });

  test('escaped text has no character with a meaning in HTML', () => {
    fc.assert(
      fc.property(anyMessage, (input) => {
        expect(sanitize.run({ type: 'escapeHTML', input }, CONTEXT).sanitized).not.toMatch(
          /[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/,
        );
      }),
    );
  });

  test.each(hostileMessages)('hostile input stays under 5 ms: %s', (_name, input) => {
    for (const type of TYPES) {
      expect(costMilliseconds(() => void sanitize.run({ type, input }, CONTEXT))).toBeLessThan(
        BACKTRACKING_MS,
      );
    }
  });
});
