// Protects message-validator: every case, the counts, and any text.
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TYPES } from '../../rules/message-context.ts';
import {
  anyMessage,
  hostileMessages,
  DURATION_MAX_MS,
  measureMs,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { messageCases } from './cases.ts';
import { messageValidator } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

test.each([
  ['a line break', 'Copper\nKettle'],
  ['a control character', 'Copper\u0007Kettle'],
  ['no character', ''],
  ['256 characters', 'x'.repeat(256)],
])('a brand name with %s is rejected, because findings quote it in a sentence', (_name, brandName) => {
  const { brandName: schema } = messageValidator.request.properties;
  expect(Value.Check(schema, brandName)).toBe(false);
  expect(Value.Check(schema, 'Café Río & Sons')).toBe(true);
});

describe('cases', () => {
  test.each(messageCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { message, messageType } = row;
    const results = messageValidator.run(
      messageType === undefined ? { message } : { message, messageType },
      CONTEXT,
    );
    const found = results.checks.map((check) => `${check.ruleId} ${check.status}`);
    for (const finding of row.finds ?? []) {
      expect(found).toContain(finding);
    }
    for (const ruleId of row.spares ?? []) {
      expect(results.checks.filter((check) => check.ruleId === ruleId && check.status !== 'pass')).toEqual(
        [],
      );
    }
    if (row.status) {
      expect(`${results.status}: ${found.filter((line) => /error|warning/.test(line)).join()}`).toMatch(
        new RegExp(`^${row.status}:`),
      );
    }
  });
});

describe('any message', () => {
  const requests = fc.record(
    { message: anyMessage, messageType: fc.constantFrom(...MESSAGE_TYPES) },
    { requiredKeys: ['message'] },
  );
  testToolProperties(messageValidator, requests);

  test('the counts match the checks, and the status is the most severe one', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = messageValidator.run(request, CONTEXT);
        const count = (status: string) => results.checks.filter((check) => check.status === status).length;
        expect(results.errorCount).toBe(count('error'));
        expect(results.warningCount).toBe(count('warning'));
        expect(results.infoCount).toBe(count('info'));
        expect(results.passCount).toBe(count('pass'));
        expect(results.status).toBe(count('error') ? 'error' : count('warning') ? 'warning' : 'pass');
        expect(results.messageLength).toBe(Array.from(request.message).length);
        expect(results.segmentMap.length).toBe(results.segments);
      }),
    );
  });

  test('each rule reports once', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const ids = messageValidator.run(request, CONTEXT).checks.map((check) => check.ruleId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('without a type, the message is checked as transactional, and the response says so', () => {
    expect(messageValidator.run({ message: 'x' }, CONTEXT)).toMatchObject({
      messageType: 'transactional',
      messageTypeAssumed: true,
    });
  });

  test('findings never quote the personal data that they report', () => {
    const text = JSON.stringify(
      messageValidator.run({ message: 'Acme: 123-45-6789 and 4111 1111 1111 1111' }, CONTEXT).checks,
    );
    expect(text).not.toMatch(/123-45-6789|4111 1111/);
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, message) => {
    expect(measureMs(() => void messageValidator.run({ message }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
  });
});
