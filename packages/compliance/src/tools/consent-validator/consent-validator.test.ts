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

const readRules = (consentText: string) => {
  const { checks, ...results } = consentValidator.run({ consentText }, CONTEXT);
  const statusOf = (ruleId: string) => checks.find((check) => check.ruleId === ruleId)?.status;
  return { ...results, statusOf };
};

describe('the sender is a business', () => {
  test.each([
    'I agree to receive order texts at the number provided. View our Terms of Service and Privacy Policy.',
    'I agree to receive order texts. See our Terms of Use and Privacy Policy.',
    'Terms and Conditions of Service and Privacy Policy at https://x.example/t. I agree to receive order texts.',
    'Acepto recibir textos de pedidos. Consulte nuestros Términos de Servicio y Política de Privacidad.',
    'Usted acepta recibir de Nosotros mensajes de texto sobre su cuenta al número que Nos proporcionó.',
  ])('and not a title or a pronoun: %s', (text) => {
    const { seller, statusOf } = readRules(text);
    expect([seller, statusOf('consent.seller-identity')]).toEqual([undefined, 'error']);
  });

  test.each([
    ['I agree to receive texts about events from Citizens for Lakewood.', 'Citizens for Lakewood'],
    [
      'I agree to receive donation texts from Habitat for Humanity. Terms of Service.',
      'Habitat for Humanity',
    ],
    ['I agree to receive texts from Moms for Clean Air about meetings.', 'Moms for Clean Air'],
    ['I agree to receive texts from Acme for Order Updates.', 'Acme'],
    ['I agree to receive order texts by Service Experts. Terms of Service apply.', 'Service Experts'],
    ['Acepto recordatorios por texto de Clínica Luna. Términos de Uso.', 'Clínica Luna'],
  ])('with its whole name: %s', (text, name) => expect(readRules(text).seller).toBe(name));
});

describe('agreement to texts', () => {
  test.each([
    'By providing your phone number, you agree to receive appointment texts from Copper Dental.',
    'By entering your phone number, you agree to receive appointment texts from Copper Dental.',
    'By submitting your number, you consent to receive order texts from Acme.',
    'By giving us your number, you agree to receive order texts from Acme.',
    'By entering your mobile number for the Acme Rewards text program, you agree to receive texts from Acme.',
    'By entering your number for the order update texts, you agree to receive order texts from Acme.',
    'By entering your number for the appointment text list, you agree to receive texts from Acme about visits.',
    'By entering your phone number for account alerts, you agree to receive texts from Acme.',
    'By entering your phone number for delivery updates, you agree to receive texts from Acme.',
    'Al proporcionar su número, acepta recibir recordatorios por texto de Clínica Luna.',
  ])('is express where the number is given for the texts: %s', (text) => {
    const { consentLevel, statusOf } = readRules(text);
    expect([consentLevel, statusOf('consent.consent-action')]).toEqual(['express', 'pass']);
  });

  test.each([
    'By creating an account, you agree to receive texts from Acme about orders.',
    'By providing your number for your delivery, you agree to texts from Acme with offers.',
    'By entering your phone number for delivery, you agree to receive texts from Acme with offers.',
    'By providing your number for the Acme rewards account, you agree to texts from Acme.',
    'When you leave your number, you accept offers by text from Acme.',
    'By giving the desk your number, you agree to texts from Acme about sales.',
    "Give us your cell and you're on the list for texts from Acme.",
    'Al proporcionarnos su número y crear una cuenta, usted proporciona su consentimiento para recibir mensajes de texto de Acme sobre su cuenta.',
  ])('is inferred where something else was asked: %s', (text) =>
    expect(readRules(text).consentLevel).toBe('implied'),
  );

  test('G-150 depends on what the number is given for, and on whether people agree', () => {
    const levels = [
      'By submitting your number, you agree to receive order texts from Acme.',
      'By providing your number for your delivery, you agree to texts from Acme with offers.',
      'Submit your number, and Acme sends order texts.',
    ].map((text) => readRules(text).consentLevel);
    expect(levels[0]).toBe('express');
    expect(levels[1]).toBe('implied');
    expect(levels[2]).not.toBe('express');
  });

  test.each([
    'Consent to receive texts is not a condition of purchase. Message frequency varies. Reply STOP to opt out.',
    'El consentimiento para recibir mensajes no es condición de compra. La frecuencia varía.',
    'Acme asks for permission to text about orders.',
    'By signing below, I understand and agree to the Text Messaging Policy, including emergency procedures. Signature ____',
    'I agree to the Text Messaging Policy of Acme Clinic.',
    'I understand and agree to the SMS terms of Acme.',
    'I agree to the Privacy Policy and consent to the SMS Terms of Acme.',
    'I agree to the Terms and to the Text Messaging Privacy Policy of Acme.',
  ])('is missing where nobody agrees to texts: %s', (text) => {
    const { consentLevel, statusOf } = readRules(text);
    expect([consentLevel, statusOf('consent.consent-action')]).toEqual(['insufficient', 'error']);
  });

  test.each([
    '☐ I consent to texts from Acme about my order. Consent to receive texts is not required to buy.',
    '☐ I agree to the Privacy Policy. ☐ I agree to order texts from Acme.',
    'I agree to receive order texts from Acme under its Texting Policy.',
    'I agree to the Terms and to Acme contacting me by text about my order.',
    'By texting JOIN to 55512 you agree to the Terms of Acme for order texts.',
  ])('is found beside fine print: %s', (text) =>
    expect(readRules(text).statusOf('consent.consent-action')).toBe('pass'),
  );

  test.each([
    'I agree to the Terms and consent to SMS from Acme.',
    'I agree to the Terms and consent to marketing SMS from Acme.',
    'I agree to the SMS Terms & Conditions and consent to Acme texting me.',
    'I agree to the Privacy Policy and opt in to SMS marketing from Acme.',
    'I agree to the Privacy Policy, and I consent to text messaging from Acme about my orders.',
    'I agree to the Terms and to SMS communications from Acme.',
    'By checking this box I consent to the Terms and authorize Acme to text appointment info to my phone',
    '☐ I agree to the Terms and consent to SMS from Acme.',
  ])('is found in the same sentence as a policy: %s', (text) => {
    const { consentLevel, statusOf } = readRules(text);
    expect([consentLevel, statusOf('consent.consent-action')]).toEqual(['express', 'pass']);
  });

  test.each([
    'By providing your phone number and clicking Submit, you agree to receive SMS messages from Citizens for Lakewood.',
    'By providing your number and clicking Submit, you agree to receive text messages from Acme.',
  ])('names no purpose by the act: %s', (text) =>
    expect(readRules(text).statusOf('consent.message-purpose')).toBe('error'),
  );
});

describe('what one agreement covers', () => {
  test.each([
    'By providing your mobile phone number and checking the SMS opt-in box, you consent to order texts from Acme.',
    'By entering your phone and checking the text box, I agree to order texts from Acme.',
    'By entering your phone number and email, you agree to receive order updates by text from Acme.',
    'By providing your name, email, and phone number, you agree to texts from Acme about orders.',
    'Al ingresar su correo y teléfono, acepta recibir mensajes de texto de Acme sobre pedidos.',
  ])('only texts, whatever is typed into the form: %s', (text) =>
    expect(readRules(text).statusOf('consent.separate')).toBe('pass'),
  );

  test.each([
    ['I agree to be contacted by phone, text, or email by Acme about my order.', 'error'],
    ['I agree that Acme may contact me by phone or text about my order.', 'warning'],
    ['By signing up for calls and texts about orders from Acme, you agree to receive them.', 'warning'],
    ['By entering your number, you agree to receive calls and texts about orders from Acme.', 'warning'],
    [
      'I agree to be contacted by Acme using automatic telephone dialing systems, pre-recorded voice messages, and/or text messages about my order.',
      'warning',
    ],
    [
      'I consent to be contacted by Acme Inc. and its agents by text message about my order. I also consent to Acme’s Privacy Policy and Terms of Service.',
      'error',
    ],
  ])('calls, emails, or a policy as well: %s', (text, status) =>
    expect(readRules(text).statusOf('consent.separate')).toBe(status),
  );

  test.each([
    ['texts from Acme about products and services that may interest me', 'marketing'],
    ['texts from Acme about my quote and other insurance products', 'marketing'],
    ['texts from Acme regarding mortgage products and services', 'marketing'],
    ['texts from Acme about the products and services I ordered', 'informational'],
    ['texts from Acme about product and service updates', 'informational'],
    ['texts about scheduled services and products delivered to me by Acme', 'informational'],
    ['texts from Acme about products and services provided to me', 'informational'],
    ['texts from Acme about other products and services provided by Acme', 'marketing'],
    ['texts about Acme services and products', 'marketing'],
    ['texts from Acme about my insurance policy and claims', 'informational'],
    ['textos de Acme sobre productos y servicios que puedan interesarme', 'marketing'],
    ['texts from Oak Dental about services that you obtain from us', 'informational'],
    ['order texts from Acme. Consent is not a condition of buying any products or services', 'informational'],
  ])('%s: %s', (what, program) => expect(readRules(`I agree to ${what}.`).programType).toBe(program));
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
