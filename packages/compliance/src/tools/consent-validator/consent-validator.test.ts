// Protects consent-validator: every case, the suggested text, and any text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { CONSENT_METHODS, consentElements } from '../../facts/consent-elements.ts';
import { draftConsent } from '../../text/consent-draft.ts';
import { consentCases } from './cases.ts';
import { consentValidator } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(consentCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { text: consentText, method } = row;
    const results = consentValidator.run(
      method === undefined ? { consentText } : { consentText, consentMethod: method },
      CONTEXT,
    );
    const found = results.checks.map((check) => `${check.category} ${check.status}`);
    for (const wanted of row.finds ?? []) {
      if (wanted.startsWith('!')) {
        expect(found).not.toContain(wanted.slice(1));
      } else {
        expect(found).toContain(wanted);
      }
    }
    expect({
      level: results.consentLevel,
      program: results.programType,
      score: results.score,
      seller: results.seller,
    }).toMatchObject(
      Object.fromEntries(
        (['level', 'program', 'score', 'seller'] as const)
          .filter((key) => row[key] !== undefined)
          .map((key) => [key, row[key]]),
      ),
    );
  });

  test('the weights add up to 100', () =>
    expect(consentElements.reduce((sum, element) => sum + element.points, 0)).toBe(100));
});

describe('the suggested text', () => {
  test.each(CONSENT_METHODS.flatMap((method) => [[method, true] as const, [method, false] as const]))(
    'passes for %s, marketing %s',
    (consentMethod, isMarketing) => {
      const consentText = draftConsent({
        brand: 'Copper Kettle Cafe LLC',
        kind: isMarketing ? undefined : 'appointment reminder',
        isMarketing,
        method: consentMethod,
        keyword: 'JOIN',
        number: '503-555-0199',
        termsUrl: 'https://copperkettlecafe.com/terms',
        privacyUrl: 'https://copperkettlecafe.com/privacy',
      });
      const results = consentValidator.run({ consentText, consentMethod }, CONTEXT);
      expect(
        results.checks.filter((check) => check.status === 'error' || check.status === 'warning'),
      ).toEqual([]);
      expect(results).toMatchObject({ score: 100, isSufficient: true, seller: 'Copper Kettle Cafe LLC' });
      expect(results.programType).toBe(isMarketing ? 'marketing' : 'informational');
    },
  );

  test.each(consentCases.map((row) => [row.probes, row.text] as const))(
    'the suggested text is complete: %s',
    (_probes, consentText) => {
      for (const consentMethod of CONSENT_METHODS) {
        const { suggestedLanguage } = consentValidator.run({ consentText, consentMethod }, CONTEXT);
        const again = consentValidator.run({ consentText: suggestedLanguage, consentMethod }, CONTEXT);
        expect(again.missingElements).toEqual([]);
        expect(
          again.checks
            // The suggestion shows with placeholders what only the customer knows.
            .filter((check) => check.status === 'error' && check.ruleId !== 'consent.placeholder')
            .map((check) => `${check.ruleId} ${check.details}`),
        ).toEqual([]);
      }
    },
  );
});

describe('the suggestion for any combination of clauses', () => {
  const clauses = {
    opening: [
      'Yes, text me about',
      'I agree to receive',
      'Sign me up for',
      'Opt me in to',
      'Text JOIN to 55512 for',
      'By using our site you get',
      '',
    ],
    kind: [
      'appointment reminders',
      'school closure alerts',
      'your inquiry',
      'billing, treatment and recall',
      'weekly deals',
      'order updates and specials',
      'prayer texts',
      '',
    ],
    sender: [
      'from Riverside Smiles',
      'at IRONWORKS GYM',
      'by Garza Law, PLLC',
      'from BARE & BOLD Co. Recurring',
      'from bellanotte',
      'from us',
      '',
    ],
    frequency: [
      'Msg frequency varies',
      'Message frequency',
      'Up to 3 msgs per week.',
      'one-time message',
      '2 msgs/mo',
      'Frequency: 4 messages per month',
      '',
    ],
    rates: ['msg & data rates may apply', 'Message and data rates may apply.', ''],
    leaving: ['Reply STOP to opt out.', 'You can unsubscribe at any time', 'STOP2END', ''],
    links: [
      'Terms: a.com/terms Privacy: a.com/privacy',
      'See Terms & Privacy Policy.',
      'https://b.org/tos.',
      '',
    ],
    rest: [
      'Opt-in is required.',
      'This box is pre-checked.',
      'No marketing.',
      'We share data with our partners.',
      '',
    ],
  } as const;
  const mixtures = fc
    .record(
      Object.fromEntries(Object.entries(clauses).map(([name, texts]) => [name, fc.constantFrom(...texts)])),
    )
    .map((parts) => Object.values(parts).filter(Boolean).join(' '))
    .filter((text) => text !== '');
  const filledIn = (text: string) =>
    text
      .replaceAll('[BRAND NAME]', 'Copper Kettle Cafe')
      .replaceAll('[KIND OF MESSAGES]', 'appointment')
      .replaceAll('[KEYWORD]', 'JOIN')
      .replaceAll('[NUMBER]', '55512')
      .replaceAll('[TERMS URL]', 'https://copperkettlecafe.com/terms')
      .replaceAll('[PRIVACY POLICY URL]', 'https://copperkettlecafe.com/privacy');

  test('passes in complete sentences after its placeholders are replaced', () => {
    fc.assert(
      fc.property(mixtures, fc.constantFrom(...CONSENT_METHODS), (consentText, consentMethod) => {
        const { suggestedLanguage } = consentValidator.run({ consentText, consentMethod }, CONTEXT);
        const text = filledIn(suggestedLanguage);
        expect(text).not.toMatch(/\[[A-Z]|undefined| {2}|\.\.|frequency\./);
        for (const sentence of text.split(/(?<=\.)\s+(?=[A-Z])/)) {
          expect(sentence.trim()).toMatch(/^[A-Z][^]*(?:\.|_|\))$/);
        }
        const again = consentValidator.run({ consentText: text, consentMethod }, CONTEXT);
        expect(again.checks.filter(({ status }) => status === 'error')).toEqual([]);
        expect(again).toMatchObject({ isSufficient: true, score: 100, missingElements: [] });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any text', () => {
  const requests = fc.record(
    { consentText: anyMessage, consentMethod: fc.constantFrom(...CONSENT_METHODS) },
    { requiredKeys: ['consentText'] },
  );
  testToolProperties(consentValidator, requests);

  test('the score is calculated from the points, and never contradicts the status', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { score, status, checks, missingElements } = consentValidator.run(request, CONTEXT);
        const most = checks.reduce((sum, check) => sum + (check.maxPoints ?? 0), 0);
        const earned = checks.reduce((sum, check) => sum + (check.points ?? 0), 0);
        expect([87, 100]).toContain(most);
        const scoreMax = { error: 59, warning: 89, pass: 100 }[status];
        expect(score).toBe(Math.min(scoreMax, Math.round((100 * earned) / most)));
        expect(score === 100 ? missingElements : []).toEqual([]);
      }),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    expect(measureMs(() => void consentValidator.run({ consentText: text }, CONTEXT))).toBeLessThan(
      DURATION_MAX_MS,
    );
  });
});
