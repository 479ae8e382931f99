// Protects diff-checker: every case, and any two texts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { differInFormOnly } from '../../rules/difference.ts';
import { diffCases } from './cases.ts';
import { diffChecker } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
const KINDS = ['message', 'privacy_policy', 'terms_of_service', 'consent', 'brand'];

describe('cases', () => {
  test.each(diffCases.map((row) => [row.probes, row] as const))(
    '%s',
    (_probes, { before, after, type, impact, finds }) => {
      const results = diffChecker.run(
        type === undefined ? { before, after } : { before, after, type },
        CONTEXT,
      );
      expect(results.impactLevel).toBe(impact);
      expect(results.type).toBe(type ?? 'message');
      expect(results.differences.map((difference) => `${difference.category} ${difference.kind}`)).toEqual(
        finds,
      );
    },
  );

  test('an unknown type is reported', () => {
    const results = diffChecker.run({ before: 'a', after: 'b', type: 'newsletter' }, CONTEXT);
    expect(results).toMatchObject({ type: 'newsletter', judgedAs: 'message' });
    expect(results.notes[0]).toContain('newsletter');
  });

  test('a consent that never spoke of texts is not called consent', () => {
    const { notes } = diffChecker.run(
      { before: 'I agree to the terms', after: 'I accept the terms', type: 'consent' },
      CONTEXT,
    );
    expect(notes.join()).toContain('neither is consent to texts');
  });

  test('a removed legal suffix is named', () => {
    const request = { before: 'Copper Kettle Cafe, Inc.', after: 'Copper Kettle Cafe', type: 'brand' };
    const { differences } = diffChecker.run(request, CONTEXT);
    expect(differences[0]?.change).toContain('The suffix Inc. was removed.');
    const other = diffChecker.run({ ...request, after: 'Copper Kettle Cafe LLC' }, CONTEXT);
    expect(other.differences[0]?.change).toContain('The suffix is now LLC.');
  });

  test.each([
    ['none', 'none', 0],
    ['low', 'none', 0],
    ['critical', 'do-not-use', null],
  ] as const)('an impact of %s leads to %s', (impact, resubmission, fee) => {
    for (const { before, after, type } of diffCases.filter((row) => row.impact === impact)) {
      const results = diffChecker.run(
        type === undefined ? { before, after } : { before, after, type },
        CONTEXT,
      );
      expect(results).toMatchObject({ resubmission, resubmissionFee: fee });
    }
  });
});

describe('any two texts', () => {
  const requests = fc.record(
    {
      before: anyMessage,
      after: anyMessage,
      type: fc.oneof(fc.constantFrom(...KINDS), fc.string({ minLength: 1, maxLength: 30 })),
    },
    { requiredKeys: ['before', 'after'] },
  );
  testToolProperties(diffChecker, requests);

  test('different texts always have differences, and the highest impact determines the result', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = diffChecker.run(request, CONTEXT);
        expect(results.differenceCount > 0).toBe(request.before !== request.after);
        expect(results.differenceCount).toBe(results.differences.length);
        expect(results.impactLevel === 'none').toBe(request.before === request.after);
        expect(diffChecker.run({ ...request, after: request.before }, CONTEXT).differenceCount).toBe(0);
      }),
    );
  });

  test.each(hostileMessages)('two hostile texts do not backtrack: %s', (_name, text) => {
    for (const type of KINDS) {
      const request = { before: text, after: `${text} `, type };
      expect(
        measureMs(() => void diffChecker.run(request, CONTEXT)),
        type,
      ).toBeLessThan(DURATION_MAX_MS);
    }
  });

  test.each(hostileMessages)('texts of maximum length do not backtrack: %s', (_name, text) => {
    const long = text.repeat(Math.ceil(65_536 / text.length)).slice(0, 65_535);
    for (const type of KINDS) {
      const request = { before: long, after: `${long}.`, type };
      expect(
        measureMs(() => void diffChecker.run(request, CONTEXT)),
        type,
      ).toBeLessThan(DURATION_MAX_MS);
    }
  });
});

describe('the analyzed length of texts', () => {
  const OPT_OUT = 'Reply STOP to opt out.';
  const messageOf = (characters: string) => `${characters}${OPT_OUT}`;
  const compare = (before: string, after: string, type: string) =>
    diffChecker.run({ before, after, type }, CONTEXT);

  test('a message is read up to its maximum length in code points', () => {
    const before = messageOf('😀'.repeat(1600 - OPT_OUT.length));
    const results = compare(before, before.replace('STOP', 'stay'), 'message');
    expect(results.differences.map(({ category }) => category)).toContain('opt_out');
    expect(results.notes).toEqual([]);
  });

  test('text after the maximum length is reported as not analyzed but still differs', () => {
    const before = messageOf('a'.repeat(1600));
    const results = compare(before, before.replace('STOP', 'stay'), 'message');
    expect(results.differences.map(({ ruleId }) => ruleId)).toEqual(['diff.wording.changed']);
    expect(results.notes).toEqual(['Only the first 1600 characters were analyzed.']);
  });

  test('a consent text may be longer than a message', () => {
    const before = messageOf('I agree to texts. '.repeat(200));
    const results = compare(before, before.replace('STOP', 'stay'), 'consent');
    expect(results.differences.map(({ category }) => category)).toContain('opt_out');
  });

  test('a policy is read to its end', () => {
    const before = messageOf('We protect it. '.repeat(4000));
    const results = compare(before, before.replace('STOP', 'stay'), 'privacy_policy');
    expect(results.differences.map(({ category }) => category)).toEqual(['stop']);
  });
});

const list = (type: string, before: string, after: string) =>
  diffChecker
    .run({ type, before, after }, CONTEXT)
    .differences.map(({ category, impact }) => `${category} ${impact}`);

describe('how often messages come', () => {
  test.each([
    ['You receive 2 texts weekly.', 'You receive 50 to 1000 text messages daily.', 'frequency high'],
    ['You receive 1000 text messages daily.', 'You receive 2 text messages weekly.', 'frequency low'],
    ['Message frequency varies.', 'You receive 50 messages daily.', 'frequency medium'],
    ['Message frequency varies.', 'Message frequency varies, up to 4 messages per month.', 'frequency low'],
    ['Up to 4 messages per month.', 'Message frequency varies.', 'frequency high'],
    ['La frecuencia varía.', 'Recibirás 3 mensajes diarios.', 'frequency medium'],
    ['Recibirás 3 mensajes semanales.', 'Recibirás 3 mensajes diarios.', 'frequency high'],
  ])('is compared in any words: %s → %s', (before, after, wanted) => {
    for (const type of ['terms_of_service', 'consent']) {
      expect(list(type, `We text you. ${before}`, `We text you. ${after}`)).toContain(wanted);
    }
  });

  test.each([
    ['Message frequency varies.', 'The frequency of messages varies.'],
    ['Open daily.', 'Open weekly.'],
    ['We have 12 stores.', 'We have 15 stores, open daily.'],
  ])('is not changed by other words: %s → %s', (before, after) =>
    expect(
      list('terms_of_service', before, after).filter((one) => one.startsWith('frequency ')),
    ).not.toContain('frequency high'),
  );
});

describe('mandatory consent', () => {
  test.each([
    'Consenting to receive text messages is required to schedule a consultation.',
    'You must consent to texts to use our services.',
    'Debe aceptar los mensajes para recibir servicio.',
    'You must opt in to messages before we send you text messages or book your visit.',
    'We will not text you or schedule appointments unless you consent to messages.',
    'Para comprar debe aceptar los mensajes.',
  ])('in a document is critical: %s', (after) =>
    expect(list('terms_of_service', 'You may agree to texts. Puede aceptar los mensajes.', after)).toContain(
      'bundling critical',
    ),
  );

  test.each([
    'You must agree to these terms to use our service. You may agree to texts from us.',
    'You must be 18 to consent to texts.',
    'Consent to texts is not required to buy anything.',
    'We will not text you unless you opt in to messages.',
    'Your consent is required before we send text messages.',
    'You must opt in before we send you text messages.',
    'Express consent is required by law before we send marketing texts.',
    'Consent is required to receive text messages, and you can withdraw it.',
    'Consent to SMS is required to receive SMS, not to buy.',
    'You cannot be texted unless you consent to messages.',
    'We never send texts about your order unless you agree to messages.',
    'No debe aceptar mensajes para comprar.',
  ])('is not read from other duties: %s', (after) =>
    expect(list('terms_of_service', 'You may agree to texts.', after).join()).not.toContain('bundling'),
  );
});

describe('a language that is not read', () => {
  const FRENCH =
    'Pour en savoir plus, envoyez INFO au 226. Envoyez ARRET pour vous désabonner. Les frais de messagerie s’appliquent.';

  test.each(KINDS.filter((kind) => kind !== 'brand'))('is said instead of guesses in a %s', (type) => {
    const before = 'Text STOP to unsubscribe. Message rates apply. I agree to texts from Acme.';
    const found = list(type, before, FRENCH);
    expect(found[0]).toBe('language medium');
    expect(found.join()).not.toMatch(/critical|opt_out|sender|high/);
  });

  test('is not seen in Spanish', () =>
    expect(list('message', 'Acme: hola. Responda STOP para salir.', 'Acme: su cita es hoy.')).toContain(
      'opt_out critical',
    ));
});

describe('wording', () => {
  test('the quotation includes a difference at the end of a very long word', () => {
    const [{ before, after } = { before: '', after: '' }] = diffChecker.run(
      { before: `${'é'.repeat(5000)}1`, after: `${'é'.repeat(5000)}2` },
      CONTEXT,
    ).differences;
    expect([before.at(-1), after.at(-1)]).toEqual(['1', '2']);
  });

  test('only spaces, line breaks, and capital letters are formatting', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aAbBéÉΣσςİß'.split(''), ' ', ' ', '\n', '\t', '\u00a0', '\u2028'),
      maxLength: 12,
    });
    const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        fc.pre(one !== other);
        for (const after of [other, one.toUpperCase(), one.replaceAll(' ', '\n '), ` ${one}`]) {
          expect(differInFormOnly(one, after)).toBe(bare(one) === bare(after));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('every difference has its rule ID', () => {
  const before = 'Copper Kettle: soup at 7. Reply STOP to opt out.';
  const { differences } = diffChecker.run({ before, after: 'Copper Kettle: soup at 8, bit.ly/x' }, CONTEXT);
  expect(differences.map(({ ruleId }) => ruleId)).toContain('diff.opt-out.removed');
  expect(differences.every(({ ruleId }) => /^diff(?:\.[a-z-]+){2}$/.test(ruleId))).toBe(true);
});
