// Protects the one request that partners make (G-17): text, use case and carrier are all looked at, none is invented.
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

test('a sound message passes with every point', () => {
  const results = run({ message: booking, use_case: 'CUSTOMER_CARE', carrier: 'att' });
  expect(results).toMatchObject({
    status: 'pass',
    score: 100,
    carrier: 'att',
    useCase: 'CUSTOMER_CARE',
    segments: 1,
  });
});

test('without use case and carrier it finds what the message validator finds', () => {
  for (const message of [booking, 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup', '漢'.repeat(70)]) {
    const alone = messageValidator.run({ message }, context);
    expect(run({ message }).checks).toEqual(alone.checks);
    expect(run({ message }).segments).toBe(alone.segments);
  }
});

describe('the use case', () => {
  test('selling under customer care is found', () => {
    const message = 'Copper Kettle Cafe: 20% off all soups today. Reply STOP to opt out.';
    expect(idsOf({ message, use_case: 'CUSTOMER_CARE' }, 'warning')).toContain('use-case.selling');
    expect(idsOf({ message, use_case: 'MARKETING' }, 'warning')).not.toContain('use-case.selling');
  });

  test('one that the registry does not have is said to be unknown', () => {
    const results = run({ message: booking, use_case: 'NONSENSE' });
    expect(results.useCase).toBe('MIXED');
    expect(results.checks.map((check) => check.ruleId)).toContain('use-case.known');
  });
});

describe('the carrier', () => {
  const shortened = 'Copper Kettle Cafe: your receipt is at bit.ly/3xYzSoup. Reply STOP to opt out.';

  test.each(['att', 'AT&T', 'at&t mobility'])('%s objects to public shorteners', (carrier) => {
    expect(idsOf({ message: shortened, carrier }, 'warning')).toContain('carrier.att');
  });

  test('another carrier’s objection is not held against the message', () => {
    expect(idsOf({ message: shortened, carrier: 'verizon' })).toContain('carrier.verizon');
    expect(idsOf({ message: shortened, carrier: 'verizon' }, 'warning')).not.toContain('carrier.verizon');
  });

  test('an unknown one is refused with those that there are', () => {
    expect(() => run({ message: booking, carrier: 'Acme Wireless' })).toThrow(ToolInputRefused);
    expect(() => run({ message: booking, carrier: 'Acme Wireless' })).toThrow(/tmobile/);
  });
});

test('the score falls with every finding and never below nothing', () => {
  const worse = run({
    message: 'FREE $$$ CLICK NOW bit.ly/x casino cannabis payday loan!!!',
    use_case: '2FA',
    carrier: 'att',
  });
  expect(worse.score).toBeLessThan(50);
  expect(worse.score).toBeGreaterThanOrEqual(0);
});
