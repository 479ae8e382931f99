// Protects the texts and attributes that the service adds to a registration: they pass our rules and match the messages.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSubUseCases, composeReplies, detectContents } from './campaign-completion.ts';
import { optOutAuditor } from './tools/opt-out-auditor/index.ts';

const today = '2026-11-20';

describe('replies', () => {
  test('the opt-in message has the sender, frequency, rates, HELP, and STOP', () => {
    const { optinMessage } = composeReplies('Copper Kettle', 'help@copperkettle.example');
    for (const part of ['Copper Kettle', 'frequency', 'data rates', 'HELP', 'STOP']) {
      expect(optinMessage).toContain(part);
    }
    expect(
      optOutAuditor.run({ message: optinMessage }, { today }).checks.map((check) => check.status),
    ).not.toContain('error');
  });

  test('all replies fit the registry’s limits for every allowed name', () => {
    const names = fc.string({ minLength: 1, maxLength: 255, unit: 'grapheme' });
    fc.assert(
      fc.property(names, (name) => {
        for (const text of Object.values(composeReplies(name, '+15125557123'))) {
          expect(text.length).toBeGreaterThanOrEqual(20);
          expect(Array.from(text).length).toBeLessThanOrEqual(1024);
        }
      }),
    );
  });
});

describe('sub-use-cases', () => {
  test('sub-use cases that the texts mention come first', () => {
    const texts = ['Delivery updates and one-time codes for logging in to your account.'];
    const chosen = chooseSubUseCases(texts, { min: 2, max: 5 });
    expect(chosen).toEqual(expect.arrayContaining(['DELIVERY_NOTIFICATION', '2FA']));
  });

  test('any texts give the required number of sub-use cases without duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => {
        const chosen = chooseSubUseCases(texts, { min: 2, max: 5 });
        expect(chosen.length).toBeGreaterThanOrEqual(2);
        expect(chosen.length).toBeLessThanOrEqual(5);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});

test('links and phone numbers in sample messages are declared', () => {
  expect(detectContents(['Track it at copperkettle.com/t/1'])).toEqual({
    embeddedLink: true,
    embeddedPhone: false,
  });
  expect(detectContents(['Call 512-555-7123'])).toEqual({ embeddedLink: false, embeddedPhone: true });
  expect(detectContents(['See you at 7'])).toEqual({ embeddedLink: false, embeddedPhone: false });
});
