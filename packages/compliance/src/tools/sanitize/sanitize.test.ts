// Protects sanitize: every case, and the guarantees for any input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  hostileMessages,
  DURATION_MAX_MS,
  measureMs,
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

test.each(['(202) 456-1111 c', 'p 202-456-1111'])(
  'a whole number beside a letter is suggested: %s',
  (input) =>
    expect(JSON.stringify(sanitize.run({ type: 'sanitizePhone', input }, CONTEXT).checks)).toContain(
      'If you mean +1 202 456 1111, enter only this number.',
    ),
);

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

  test('the original is unchanged, and a rejected input has a reason and an empty result', () => {
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

  test('a sanitized value stays the same when it is sanitized again, except escaped text', () => {
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

  test('escaped text has no special HTML characters', () => {
    fc.assert(
      fc.property(anyMessage, (input) => {
        expect(sanitize.run({ type: 'escapeHTML', input }, CONTEXT).sanitized).not.toMatch(
          /[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/,
        );
      }),
    );
  });

  test.each(hostileMessages)('a hostile input does not backtrack: %s', (_name, input) => {
    for (const type of TYPES) {
      expect(measureMs(() => void sanitize.run({ type, input }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
    }
  });
});
