// Protects how consent-validator reads scripts and descriptions: what is asked, what is bundled, and what is only announced.
import { describe, expect, test } from 'vitest';
import { consentValidator } from './index.ts';

const TAIL =
  ' Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms: fernhill.com/terms Privacy: fernhill.com/privacy';

const listFindings = (consentText: string, consentMethod: 'web_form' | 'verbal' = 'web_form') =>
  consentValidator
    .run({ consentText, consentMethod }, { today: '2026-11-20' })
    .checks.map(({ ruleId, status }) => `${ruleId} ${status}`);

describe('terms and texts in one act', () => {
  test.each([
    `By giving your consent, you confirm that you accept our Terms of Use and Privacy Notice. You agree to get texts from Fernhill Dental about appointments at your mobile number.${TAIL}`,
    `By signing below you agree to the membership agreement. You also consent to text messages from Fernhill Gym about classes at your cell.${TAIL}`,
    `☐ I agree to receive order texts from Fernhill Bikes at my mobile number. I agree with the Terms of Sale and the Privacy Policy.${TAIL}`,
    `☐ I agree to get texts from Fernhill Bikes about orders at my number and I agree with the Privacy Policy and Terms.${TAIL}`,
  ])('are bundled: %s', (text) => expect(listFindings(text)).toContain('consent.separate error'));

  test.each([
    `☐ I accept the Terms of Sale. (required) ☐ I agree to receive order texts from Fernhill Bikes at my mobile number. (optional)${TAIL}`,
    `☐ I agree to receive order texts from Fernhill Bikes at my mobile number. Read the Terms and the Privacy Policy.${TAIL}`,
    `☐ I agree to receive order texts from Fernhill Bikes at my mobile number. You agree to the SMS terms when you text us.${TAIL}`,
    `By submitting this form you accept our Terms of Use and Privacy Policy. ☐ I agree to receive order texts from Fernhill Bikes at my mobile number (optional).${TAIL}`,
    `By submitting the form you agree to our Terms. Customers tick an optional box and agree to order texts from Fernhill Bikes at their mobile number.${TAIL}`,
    `☐ I agree to order texts from Fernhill Bikes at my mobile number. ☐ I agree to the Terms of Sale.${TAIL}`,
    `Text JOIN to 44001 to get order texts from Fernhill Bikes. By texting JOIN you agree to texts at this number.${TAIL}`,
  ])('are apart: %s', (text) => expect(listFindings(text)).not.toContain('consent.separate error'));
});

describe('a spoken script', () => {
  test.each([
    `"Fernhill Plumbing sends texts about your visit to this number, and you agree to get them.${TAIL}"`,
    `"Con su visita usted acepta textos de Plomería Fernhill sobre su cita en este celular.${TAIL}"`,
  ])('that asks nothing is a warning: %s', (text) =>
    expect(listFindings(text, 'verbal')).toContain('consent.method warning'),
  );

  test.each([
    `"May we text you about your visit to this number? It's Fernhill Plumbing.${TAIL}" The agent notes a yes.`,
    `The agent asks each caller whether Fernhill Plumbing may text about the visit to this number.${TAIL}`,
    `"¿Le podemos mandar textos de Plomería Fernhill sobre su cita a este celular?${TAIL}"`,
    `"To agree to texts from Fernhill Plumbing about your visit at this number, press 1.${TAIL}"`,
  ])('that asks is not: %s', (text) =>
    expect(listFindings(text, 'verbal')).not.toContain('consent.method warning'),
  );

  test('that offers texts as part of a booking is no condition', () => {
    expect(
      listFindings(
        `"As part of booking your cleaning, we can text you reminders from Fernhill Cleaners at this number. Would you like that?${TAIL}"`,
        'verbal',
      ),
    ).not.toContain('consent.condition error');
  });

  test('that takes the agreement as part of a booking is one', () => {
    expect(
      listFindings(
        `As part of booking a cleaning you agree to texts from Fernhill Cleaners on your cell.${TAIL}`,
      ),
    ).toContain('consent.condition error');
  });
});

describe('a description', () => {
  test.each([
    `Customers enroll. Fernhill Bakery texts about orders to their mobile number.${TAIL}`,
    `Clients can provide us with their consent to get Fernhill texts about orders at their mobile number.${TAIL}`,
  ])('that does not say how people agree is none: %s', (text) =>
    expect(listFindings(text)).toContain('consent.consent-action error'),
  );

  test.each([
    `Customers enroll on our website with an empty checkbox for texts from Fernhill Bakery about orders to their mobile number.${TAIL}`,
    `We collect phone numbers at the register, and they then tick a box agreeing to get texts from Fernhill Bakery about orders.${TAIL}`,
    `We take the phone number on the order page, and then customers select the box to get order texts from Fernhill Bakery.${TAIL}`,
  ])('that says how is one: %s', (text) =>
    expect(listFindings(text)).not.toContain('consent.consent-action error'),
  );

  test('the name of a text program is its sender', () => {
    const results = consentValidator.run(
      {
        consentText: `☐ I agree to receive FernhillRewards text messages at my mobile number about offers.${TAIL}`,
        consentMethod: 'web_form',
      },
      { today: '2026-11-20' },
    );
    expect(results.checks.find(({ ruleId }) => ruleId === 'consent.seller-identity')).toMatchObject({
      status: 'pass',
      details: '“FernhillRewards”',
    });
  });

  test('a kind of texts is no sender', () => {
    expect(
      listFindings(`☐ I agree to receive Promotional Text Messages at my mobile number about offers.${TAIL}`),
    ).toContain('consent.seller-identity error');
  });
});

test.each([
  'Are those who refuse texts charged extra? No.',
  'Guests who decline texts are turned away? Never.',
  'Skip the box and you will still receive your receipt by email.',
  'If you decline, you will still get your confirmation on paper.',
  'Either button signs you up only for the list you pick.',
  'If you leave the table empty for 15 minutes, the booking is canceled.',
])('a choice that costs nothing is no error: %s', (sentence) => {
  expect(
    listFindings(
      `☐ I agree to receive order texts from Fernhill Grill at my mobile number. ${sentence}${TAIL}`,
    ).filter((finding) => finding.endsWith('error')),
  ).toEqual([]);
});

test.each([
  ['Skip the box and you will still receive our texts.', 'consent.contradiction error'],
  ['Either button signs you up for offers.', 'consent.contradiction error'],
  ['Guests who leave the box empty are turned away.', 'consent.condition error'],
])('a choice that is none is an error: %s', (sentence, finding) => {
  expect(
    listFindings(
      `☐ I agree to receive order texts from Fernhill Grill at my mobile number. ${sentence}${TAIL}`,
    ),
  ).toContain(finding);
});
