// Protects how consent-validator reads the conduct behind a text: boxes, force, bundling, sharing, and where consent comes from.
import { describe, expect, test } from 'vitest';
import { consentValidator } from './index.ts';

const TAIL =
  ' Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms: acme.com/terms Privacy: acme.com/privacy';
const OPTIONAL = ' Consent is not a condition of purchase.';
const COLA =
  ' La frecuencia varía. Pueden aplicar tarifas de mensajes y datos. Responda STOP para cancelar, HELP para ayuda. Términos: acme.com/terminos Privacidad: acme.com/privacidad';

const run = (consentText: string, consentMethod?: 'web_form' | 'signature' | 'verbal' | 'sms_optin') =>
  consentValidator.run(consentMethod === undefined ? { consentText } : { consentText, consentMethod }, {
    today: '2026-11-20',
  });

test.each([
  [
    'web_form',
    `[ ] I agree to receive automated promotional texts from Ridgeway Bikes at my mobile number.${OPTIONAL}${TAIL}`,
  ],
  [
    'web_form',
    `☐ Yes! Ridgeway Bikes can text me automated sale alerts at the number above. I don't have to agree to buy anything.${TAIL}`,
  ],
  ['web_form', `Optional: ☐ I want appointment reminder texts from Dr. Lena Ortiz, DDS on my cell.${TAIL}`],
  [
    'web_form',
    `By submitting this form and checking the box below, you agree to receive texts about your inquiry from Ridgeway Law at the number provided. The box is optional and unchecked by default.${TAIL}`,
  ],
  [
    'web_form',
    `Customers visit ridgewaybikes.com, enter their name, email, and phone number, and check an unchecked box to opt in to order updates from Ridgeway Bikes.${TAIL}`,
  ],
  [
    'web_form',
    `☐ I have read the privacy policy (required). ☐ I agree to get order texts from Ridgeway Bikes at my phone number (optional).${TAIL}`,
  ],
  [
    'web_form',
    `I consent to receive marketing text messages from Ridgeway Bikes sent by automatic telephone dialing system to the number I provided. I understand that my consent is not required as a condition of purchasing any goods or services.${TAIL} No mobile information will be shared with third parties or affiliates for marketing purposes.`,
  ],
  [
    'web_form',
    `Get alerts from the Town of Milford by text. Enter your cell number and press Subscribe to agree.${TAIL}`,
  ],
  [
    'sms_optin',
    `Text BIKES to 55512 to join Ridgeway Bikes alerts. By texting BIKES, you agree to receive recurring automated marketing messages at this number.${OPTIONAL}${TAIL}`,
  ],
  ['sms_optin', `Text START to (415) 555-0112 to opt in to delivery updates from Ridgeway Bikes.${TAIL}`],
  [
    'signature',
    `PATIENT INTAKE. Cell: _______ ☐ I agree to receive appointment reminders by text from Ridgeway Clinic. Signature ______ Date _____${TAIL}`,
  ],
  [
    'verbal',
    `Receptionist asks: "Would you like to receive appointment reminders by text from Ridgeway Clinic at the cell number you gave us?${TAIL}" If the patient says yes, we note it in the chart.`,
  ],
  [
    'web_form',
    `<form><label>Phone <input type="tel" name="phone"></label><input type="checkbox" name="newsletter" checked> Email me news <br><input type="checkbox" name="sms"> <label>I agree to receive appointment texts from Ridgeway Clinic.${TAIL}</label></form>`,
  ],
  [
    'web_form',
    `<form><input name="name" required><input type="tel" name="phone" required><label><input type="checkbox" required name="tos"> I agree to the <a href="/terms">Terms</a></label><label><input type="checkbox" name="sms_optin"> I agree to receive automated marketing texts from Ridgeway Bikes.${OPTIONAL}${TAIL}</label></form>`,
  ],
  [
    'web_form',
    `☐ Acepto recibir recordatorios de citas por mensaje de texto de Clínica Ribera en mi celular.${COLA}`,
  ],
  [
    'web_form',
    `☐ Sí, deseo recibir ofertas automáticas por texto de Tienda Ribera en mi teléfono. El consentimiento no es condición de compra.${COLA}`,
  ],
  ['sms_optin', `Envía RIBERA al 55512 y acepta recibir avisos de pedidos de Tienda Ribera.${COLA}`],
  [
    'signature',
    `Firma: ____ Fecha: ____ Celular: ____ Autorizo a Clínica Ribera a enviarme recordatorios por mensaje de texto.${COLA}`,
  ],
  [
    'web_form',
    `☐ I agree to receive school closing alerts from Milford School District on my cell. Parents may opt out at any time.${TAIL}`,
  ],
  [
    'web_form',
    `☐ I agree to receive text messages from Ridgeway Bank regarding my account at the mobile number on file. We will never ask for your password.${TAIL}`,
  ],
  [
    'web_form',
    `☐ I agree to receive event texts from Milford Arts at my phone. Tickets are required for entry.${TAIL}`,
  ],
  [
    'web_form',
    `☐ By checking this box you agree to receive automated marketing texts from Ridgeway Bikes at the phone number provided. You may purchase without agreeing.${OPTIONAL}${TAIL}`,
  ],
  [
    'web_form',
    `☐ I agree to receive refill texts from Ridgeway Pharmacy at my cell. A prescription is required to buy medicine.${TAIL}`,
  ],
] as const)('a reviewer would accept it (%s): %s', (method, text) => {
  expect(run(text, method).checks.filter(({ status }) => status === 'error')).toEqual([]);
});

describe('a reviewer would decline it', () => {
  test.each([
    [
      'consent.unticked',
      `The checkbox is ticked when the page loads: I agree to order texts from Ridgeway Bikes at my phone number.${TAIL}`,
    ],
    ['consent.unticked', `[X] I agree to order texts from Ridgeway Bikes at my phone.${TAIL}`],
    ['consent.unticked', `La casilla aparece marcada: Acepto avisos de Tienda Ribera en mi celular.${COLA}`],
    [
      'consent.unticked',
      `The SMS toggle is on when the user arrives. Order texts from Ridgeway Bikes, phone number.${TAIL}`,
    ],
    [
      'consent.optional or consent.condition',
      `☐ I agree to order texts from Ridgeway Bikes at my phone. You cannot submit the form unless this is checked.${TAIL}`,
    ],
    [
      'consent.optional or consent.condition',
      `☐ I agree to order texts from Ridgeway Bikes at my cell* (*required)${TAIL}`,
    ],
    [
      'consent.optional or consent.condition',
      `Users must opt in to texts from Ridgeway Bikes about orders to create an account with their phone.${TAIL}`,
    ],
    [
      'consent.separate',
      `☐ I agree to the Terms, Privacy Policy and order texts from Ridgeway Bikes at my phone.${TAIL}`,
    ],
    [
      'consent.separate',
      `☐ By checking I accept the rental agreement, the fees, and texts about my booking from Ridgeway Bikes to my phone${TAIL}`,
    ],
    [
      'consent.separate',
      `☐ I consent to receive calls, texts, and emails about orders from Ridgeway Bikes at my phone.${TAIL}`,
    ],
    [
      'consent.condition or consent.optional',
      `To place an order you must agree to automated marketing texts from Ridgeway Bikes at your phone.${TAIL}`,
    ],
    [
      'consent.condition or consent.optional',
      `We only serve customers who agree to marketing texts from Ridgeway Bikes on their cell (automated).${TAIL}`,
    ],
    [
      'consent.condition or consent.optional',
      `By law we need you to opt in to automated offers by text from Ridgeway Bikes before you can buy. Phone ___${TAIL}`,
    ],
    [
      'consent.one-sender',
      `☐ I agree to automated marketing texts from Ridgeway Bikes and its family of companies at my phone.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.one-sender',
      `☐ I agree to automated marketing texts from Ridgeway Bikes and carefully selected third parties at my phone.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.one-sender',
      `☐ I agree to automated marketing texts from Ridgeway Bikes at my phone. We may share your number with our advertising partners.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.consent-action',
      `By entering our store you agree to receive automated marketing texts from Ridgeway Bikes on your phone.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.consent-action',
      `All customers who give us their number are enrolled in automated offers by text from Ridgeway Bikes.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.consent-action',
      `Customers are opted in automatically when they create an account with Ridgeway Bikes; automated offers to their phone.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.consent-action',
      `Anyone who calls us gets automated offers by text from Ridgeway Bikes on their phone.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.court-order or consent.consent-action',
      `Consent was established by court order; Ridgeway Family Court texts hearing notices to the phone on file.${TAIL}`,
    ],
    [
      'consent.court-order or consent.consent-action',
      `State law requires us to text tenants, so no opt-in is collected. Ridgeway Housing, phone on file.${TAIL}`,
    ],
    [
      'consent.purchased-list',
      `We got the numbers from a lead aggregator. Ridgeway Solar sends automated offers to these phones.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.purchased-list',
      `We purchased opt-in leads and text them automated offers from Ridgeway Solar.${OPTIONAL}${TAIL}`,
    ],
    [
      'consent.purchased-list',
      `The list was acquired from a partner company. Ridgeway Solar texts automated offers to the phones.${OPTIONAL}${TAIL}`,
    ],
    ['consent.placeholder', `☐ I agree to order texts from [Your Business] at my phone.${TAIL}`],
    ['consent.placeholder', `☐ I agree to order texts from {{company}} at my phone.${TAIL}`],
    [
      'consent.placeholder',
      `☐ I agree to order texts from Ridgeway Bikes at my phone. XX messages per month.${TAIL}`,
    ],
    [
      'consent.contradiction or consent.one-sender',
      `☐ I agree to automated marketing texts from Ridgeway Bikes at my phone.${OPTIONAL} You can only buy if you agree to texts.${TAIL}`,
    ],
    [
      'consent.contradiction or consent.one-sender',
      `☐ I agree to automated marketing texts from Ridgeway Bikes at my phone. We never share your data. We share your number with affiliates.${OPTIONAL}${TAIL}`,
    ],
  ])('%s: %s', (rules, text) => {
    const results = run(text);
    const errors = results.checks.filter(({ status }) => status === 'error').map(({ ruleId }) => ruleId);
    expect(errors.some((id) => rules.split(' or ').includes(id))).toBe(true);
    expect(results.consentLevel).not.toBe('express_written');
    expect(results.score).toBeLessThan(60);
  });
});

describe('a form in HTML', () => {
  const label = `I agree to receive order texts from Ridgeway Bikes.${TAIL}`;
  const form = (box: string, rest = '') =>
    `<form><input type="tel" name="phone">${box}<label>${label}</label>${rest}</form>`;

  test.each([
    ['a checked attribute', '<input type="checkbox" name="sms" checked>', ''],
    ['a checked attribute with a value', '<input type="checkbox" name="sms" checked="checked">', ''],
    ['a switch that is on', '<div role="switch" aria-checked="true">Texts</div>', ''],
    ['a React default', '<Checkbox defaultChecked name="sms" label="Texts"/>', ''],
    [
      'a script that checks it',
      '<input type="checkbox" id="sms">',
      '<script>document.getElementById("sms").checked = true</script>',
    ],
    [
      'a selected option',
      '<select name="sms"><option value="1" selected>Yes, send me texts</option></select>',
      '',
    ],
  ])('pre-checked by %s', (_how, box, rest) => {
    expect(run(form(box, rest)).checks).toContainEqual(
      expect.objectContaining({ ruleId: 'consent.unticked', status: 'error' }),
    );
  });

  test.each([
    ['a plain box', '<input type="checkbox" name="sms">'],
    ['a style called checked', '<style>.checked{color:red}</style><input type="checkbox" name="sms">'],
    ['a state that is bound', '<input type="checkbox" name="sms" checked={agreed} onChange={() => 1}/>'],
    [
      'a checked box for email',
      '<input type="checkbox" name="news" checked> Email me <input type="checkbox" name="sms">',
    ],
    ['a comment', '<!-- <input type="checkbox" name="sms" checked> --><input type="checkbox" name="sms">'],
  ])('not pre-checked: %s', (_what, box) => {
    expect(run(form(box)).checks.filter(({ ruleId }) => ruleId === 'consent.unticked')).toEqual([]);
  });

  test('a form without a field for the phone number is an error', () => {
    const text = `<form><input type="email" name="email"><input type="checkbox" name="sms"><label>${label}</label></form>`;
    expect(run(text).checks).toContainEqual(
      expect.objectContaining({ ruleId: 'consent.phone-number', status: 'error' }),
    );
  });
});

test('a brand name that the text does not name is a finding', () => {
  const results = consentValidator.run(
    {
      consentText: `☐ I agree to receive order texts from Ridgeway Bikes at my phone.${TAIL}`,
      brandName: 'Copper Kettle',
    },
    { today: '2026-11-20' },
  );
  expect(results.checks).toContainEqual(
    expect.objectContaining({ ruleId: 'consent.seller-identity', status: 'warning' }),
  );
});
