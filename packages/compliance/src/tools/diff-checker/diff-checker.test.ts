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
