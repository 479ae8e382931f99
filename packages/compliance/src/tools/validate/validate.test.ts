// Protects the validate request of partners (G-17): it checks the text, use case, and carrier, and assumes none of them.
import { describe, expect, test } from 'vitest';
import { ToolInputRefused } from '../../tool.ts';
import { messageValidator } from '../message-validator/index.ts';
import { validate } from './index.ts';

const context = { today: '2026-11-20' };
const booking =
  'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.';
const run = (request: Parameters<typeof validate.run>[0]) => validate.run(request, context);
const idsOf = (request: Parameters<typeof validate.run>[0], status?: string) =>
  run(request)
    .checks.filter((check) => status === undefined || check.status === status)
    .map((check) => check.ruleId);

test('a valid message passes with the full score', () => {
  const results = run({ message: booking, use_case: 'CUSTOMER_CARE', carrier: 'att' });
  expect(results).toMatchObject({
    status: 'pass',
    score: 100,
    carrier: 'att',
    useCase: 'CUSTOMER_CARE',
    segments: 1,
  });
});

test('without a use case and carrier, the findings match the message validator', () => {
  for (const message of [booking, 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup', '漢'.repeat(70)]) {
    const alone = messageValidator.run({ message }, context);
    expect(run({ message }).checks).toEqual(alone.checks);
    expect(run({ message }).segments).toBe(alone.segments);
  }
});

describe('the use case', () => {
  test('marketing under customer care is found', () => {
    const message = 'Copper Kettle Cafe: 20% off all soups today. Reply STOP to opt out.';
    expect(idsOf({ message, use_case: 'CUSTOMER_CARE' }, 'warning')).toContain('use-case.selling');
    expect(idsOf({ message, use_case: 'MARKETING' }, 'warning')).not.toContain('use-case.selling');
  });

  test('an unknown use case is reported', () => {
    const results = run({ message: booking, use_case: 'NONSENSE' });
    expect(results.useCase).toBe('MIXED');
    expect(results.checks.map((check) => check.ruleId)).toContain('use-case.known');
  });
});

describe('the carrier', () => {
  const shortened = 'Copper Kettle Cafe: your receipt is at bit.ly/3xYzSoup. Reply STOP to opt out.';

  test.each(['att', 'AT&T', 'at&t mobility'])('%s objects to public link shorteners', (carrier) => {
    expect(idsOf({ message: shortened, carrier }, 'warning')).toContain('carrier.att');
  });

  test('objections of other carriers do not count', () => {
    expect(idsOf({ message: shortened, carrier: 'verizon' })).toContain('carrier.verizon');
    expect(idsOf({ message: shortened, carrier: 'verizon' }, 'warning')).not.toContain('carrier.verizon');
  });

  test('an unknown carrier is rejected with the list of known carriers', () => {
    expect(() => run({ message: booking, carrier: 'Acme Wireless' })).toThrow(ToolInputRefused);
    expect(() => run({ message: booking, carrier: 'Acme Wireless' })).toThrow(/tmobile/);
  });
});

test('every finding lowers the score, and the score is never below 0', () => {
  const worse = run({
    message: 'FREE $$$ CLICK NOW bit.ly/x casino cannabis payday loan!!!',
    use_case: '2FA',
    carrier: 'att',
  });
  expect(worse.score).toBeLessThan(50);
  expect(worse.score).toBeGreaterThanOrEqual(0);
});
