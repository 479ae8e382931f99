import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskForLog } from './mask.ts';

test.each([
  ['ein', '123456789', '***89'],
  ['ein', 123456789, '***89'],
  ['universalEin', 'US_123456789', '***6789'],
  ['phone', '+15555550100', '***0100'],
  ['mobilePhone', '+15555550199', '***0199'],
  ['phoneNumber', '5555', '***'],
  ['email', 'help@example.test', '***@example.test'],
  ['businessContactEmail', 'jane.doe@corp.example', '***@corp.example'],
  ['email', 'no address', '***'],
  ['firstName', 'Marguerite', '***'],
  ['businessContactLastName', 'Ng', '***'],
  ['requestorFirstName', 'Ann', '***'],
  ['street', '1 Test Street', '***reet'],
  ['otpPin', '123456', '***'],
  ['otp_pin', '123456', '***'],
  ['vettingToken', 'cv|1.0|tcr|0123456789', '***6789'],
  ['password', { nested: 'x' }, '***'],
  ['authorization', 'Basic abcdef', '***'],
  ['ipAddress', '198.51.100.7', '***00.7'],
])('%s of %j is stored as %s', (field, value, kept) => {
  expect(maskForLog({ [field]: value })).toEqual({ [field]: kept });
});

test('data that is neither secret nor personal stays readable', () => {
  const body = {
    brandId: 'BEXMPL1',
    displayName: 'Example Brand',
    referenceId: 'cred-12-brand-34',
    createDate: '2025-02-07T17:19:05.000Z',
    embeddedPhone: false,
    vettingScore: 75,
    mnoId: 10017,
    businessContactEmailVerifiedDate: '2025-02-07',
    sample1: 'Your code is 123456. Reply STOP to opt out.',
    nothing: null,
  };
  expect(maskForLog(body)).toEqual(body);
});

describe('text', () => {
  test('email addresses, phone numbers and EINs are masked in sentences', () => {
    expect(
      maskForLog({ description: 'Write jane.doe@corp.example or call +1 (555) 555-0100, EIN 12-3456789.' }),
    ).toEqual({ description: 'Write ***@corp.example or call ***0100, EIN ***6789.' });
  });

  test('JSON in a string is masked like JSON', () => {
    const masked = maskForLog({ additionalRequestPayload: '{"requestorFirstName":"Ann","locale":"state"}' });
    expect(masked).toEqual({ additionalRequestPayload: '{"requestorFirstName":"***","locale":"state"}' });
  });

  test('secrets that the caller passes are masked everywhere, even in keys', () => {
    const secret = 'fedcba9876543210';
    const masked = maskForLog({ note: `key=${secret};`, [`x-${secret}`]: 1, list: [secret] }, [secret]);
    expect(masked).toEqual({ note: 'key=***;', 'x-***': 1, list: ['***'] });
  });

  test('NUL and lone surrogates, which a database rejects, are replaced', () => {
    expect(maskForLog('a\0b\ud800c')).toBe('a\ufffdb\ufffdc');
  });
});

describe('bounds', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'end' : { deeper: nested(depth - 1) });

  test('depth, entries and length are limited', () => {
    expect(JSON.stringify(maskForLog(nested(50)))).toContain('…');
    expect(maskForLog(Array.from({ length: 500 }, () => 1))).toHaveLength(101);
    expect(String(maskForLog('x '.repeat(5_000)))).toHaveLength(2_001);
  });

  test('for any input, the copy is bounded, storable and without known secrets, and nothing throws', () => {
    const secret = 'ThisIsTheSecretValue';
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 12 }), fc.string({ unit: 'binary' }), (value, noise) => {
        const body = { value, noise, secret: { inner: secret }, text: `${noise}${secret}${noise}` };
        const kept = JSON.stringify(maskForLog(body, [secret]));
        expect(kept).not.toContain(secret);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept.length).toBeLessThan(200_000);
      }),
    );
  });

  test('many small values have a common limit', () => {
    const many = (depth: number): unknown =>
      depth === 0 ? true : Array.from({ length: 100 }, () => many(depth - 1));
    expect(JSON.stringify(maskForLog(many(3))).length).toBeLessThan(200_000);
  });

  test('truncated text never ends with part of a secret or a number', () => {
    const secret = 'fedcba9876543210';
    for (let before = 1_980; before <= 2_000; before += 1) {
      const kept = String(maskForLog(`${'x'.repeat(before - 1)} ${secret} `.repeat(2), [secret]));
      expect(kept).not.toContain('fed');
      const phone = String(maskForLog(`${'x'.repeat(before - 1)} 5555550100 and more`));
      expect(phone).not.toContain('555');
    }
  });

  test('a body of millions of characters is bounded', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 'word '.repeat(2_000)]),
    );
    const kept = JSON.stringify(maskForLog({ wide, again: wide, deep: [wide, wide] }));
    expect(kept.length).toBeLessThan(40_000);
  });
});
