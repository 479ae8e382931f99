// message-validator: every row of the table, the sums, and any text at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TYPES } from '../../rules/message-context.ts';
import {
  anyMessage,
  hostileMessages,
  BACKTRACKING_MS,
  costMilliseconds,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { messageCases } from './cases.ts';
import { messageValidator } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

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

  test('the counts are the counts of the checks, and the status is the worst of them', () => {
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

  test('a rule reports once', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const ids = messageValidator.run(request, CONTEXT).checks.map((check) => check.ruleId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('without a type it is judged as transactional, and says so', () => {
    expect(messageValidator.run({ message: 'x' }, CONTEXT)).toMatchObject({
      messageType: 'transactional',
      messageTypeAssumed: true,
    });
  });

  test('findings never repeat a number that they warn of', () => {
    const text = JSON.stringify(
      messageValidator.run({ message: 'Acme: 123-45-6789 and 4111 1111 1111 1111' }, CONTEXT).checks,
    );
    expect(text).not.toMatch(/123-45-6789|4111 1111/);
  });

  test.each(hostileMessages)('hostile text stays under 5 ms: %s', (_name, message) => {
    expect(costMilliseconds(() => void messageValidator.run({ message }, CONTEXT))).toBeLessThan(
      BACKTRACKING_MS,
    );
  });
});
