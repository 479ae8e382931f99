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
  [
    'sms_optin',
    'Text DEALS to 313131 to sign up for Bluff City Coffee text deals! By signing up via text, you agree to receive recurring autodialed marketing msgs at the number used. Consent is not required to make a purchase. Msg freq may vary. Carrier msg & data rates may apply. HELP for help, STOP to end. T&Cs: bluffcity.com/sms | Privacy: bluffcity.com/privacy',
  ],
  [
    'sms_optin',
    "Receive storm updates from Harlan County EMA: text ALERT to 606-555-0100. You'll get no more than 4 texts a month. Message/data rates apply. Text HELP for help or STOP to quit. Terms & Privacy: harlanema.gov/sms",
  ],
  [
    'sms_optin',
    'Poster in our lobby: "Appointment reminders by text from Oak Dental. Text OAK to 55512 to opt in. 1 msg per appt. Msg & Data rates may apply. Reply STOP to cancel. Reply HELP for help. oakdental.com/terms oakdental.com/privacy"',
  ],
  [
    'sms_optin',
    'Subscribers text TUBA to 70707 and get a reply asking them to confirm with Y. Brass Attic Club texts event news weekly. Msg and data rates may apply. Reply STOP to opt out or HELP for help. brassattic.club/terms, brassattic.club/privacy',
  ],
  [
    'sms_optin',
    'Radio ad: "Text the word PIZZA to 8 8 7 7 6 for automated offers from Sal\'s Pizza. By texting you consent; it\'s not a condition of purchase. Up to 4 texts a month, message and data rates may apply, text STOP to stop, HELP for help, terms and privacy at salspizza.com."',
  ],
  [
    'signature',
    'Maple Vet - Client form. Mobile: ________ Initial here ____ if you would like text reminders about your pet from Maple Vet. About 3 texts per visit, msg & data rates may apply. Text STOP to end, HELP for help. maplevet.com/terms maplevet.com/privacy. Signature: _____ Date: ____',
  ],
  [
    'signature',
    "Sign-up sheet: By writing my cell number and signing, I consent to receive automated promotional texts (2x/month) from Corner Books. I don't need to sign to shop. Message and data rates may apply. Reply STOP to stop or HELP for help. Terms/privacy: cornerbooks.com/sms. Name ___ Cell ___ Signature ___",
  ],
  [
    'signature',
    'Guest card: ( ) Yes, text me! I give First Church permission to text me weekly news at my cell ______. Msg&data rates may apply. STOP to end, HELP for help. firstchurch.org/terms firstchurch.org/privacy',
  ],
  [
    'verbal',
    'Our agent asks every caller: "Do I have your permission to text you order updates from Corner Books at this number? Message frequency varies, message and data rates may apply. Text HELP for help or STOP to opt out. Our terms and privacy policy are at cornerbooks.com." The agent records the verbal yes in the CRM.',
  ],
  [
    'verbal',
    'IVR: "Press 1 to receive a text with your claim status from Harbor Insurance. One message per request. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms and privacy at harborins.com/legal."',
  ],
  [
    'verbal',
    'At check-in staff ask "Is it OK to send you appointment texts from Oak Dental?" Patients who agree give their mobile number. Texts: 2 per visit. Standard message and data rates apply. STOP to opt out; HELP for help. Terms: oakdental.com/terms. Privacy: oakdental.com/privacy.',
  ],
  [
    'web_form',
    'Check here to receive SMS notifications about your rental from Hometown Rentals at the mobile phone you entered. Msg frequency depends on your rental. Msg&data rates may apply. Reply HELP for help or STOP to cancel. See Terms & Conditions and Privacy Policy.',
  ],
  [
    'web_form',
    '☐ Sign me up for recurring automated text offers from Corner Books (max 6/month) to the cell number above. Agreement not required to purchase. Msg & data rates may apply. Text HELP for help, STOP to cancel. Terms of Use · Privacy Notice',
  ],
  [
    'web_form',
    '☐ I authorize Hometown Bank to send account alerts to my mobile phone via text. Frequency is based on account activity. Message and data rates may apply. Text STOP to cancel and HELP for info. Terms and Conditions | Privacy Policy',
  ],
  [
    'web_form',
    'Users enter a phone number and click "Text me a link". Below: "Corner Books will send you one text with a download link. By clicking you agree to receive it. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms and Privacy Policy."',
  ],
  [
    'web_form',
    'Donors can tick an unticked box: "Yes! I\'d like texts about events and volunteering from River Trust. 1-2 msgs/week. Msg & data rates may apply. Reply STOP to end or HELP for help. rivertrust.org/terms rivertrust.org/privacy" next to the mobile number field.',
  ],
  [
    'web_form',
    '<form method="post"><div><label for="m">Mobile</label><input id="m" type="tel"></div><div><input type="checkbox" id="c"><label for="c">Text me reminders. By checking this box, I consent to texts from Oak Dental about my visits; 2 msgs per visit; msg &amp; data rates may apply; reply STOP to opt out or HELP for help. <a href="/sms-terms">SMS Terms</a> and <a href="/privacy">Privacy</a></label></div></form>',
  ],
  [
    'web_form',
    '<p>Join the Corner Books list</p><input type="text" name="mobile_number"><input type="checkbox" name="marketing_sms"/> I agree to get automated promotional texts. <small>Corner Books. Not a condition of purchase. 4 msgs/mo. Msg &amp; data rates may apply. STOP to stop, HELP for help. <a href="/t">Terms</a> <a href="/p">Privacy</a></small>',
  ],
  [
    'web_form',
    'I agree to get recurring automated marketing texts (e.g. author nights) from Corner Books at the phone number provided. Consent is not a condition to purchase. Msg & data rates may apply. Msg frequency varies. Reply HELP for help and STOP to cancel. View our Terms of Service and Privacy Policy.',
  ],
  [
    'web_form',
    'By joining over text, you agree to get recurring, automated and individual marketing texts (e.g., new arrivals on your shelf) from Corner Books at the mobile number that you joined with. You can buy without it. Text HELP for help or STOP to end. Message frequency varies. Message & data rates may apply. Read Terms & Privacy.',
  ],
  [
    'web_form',
    'By checking this box and providing my number, I consent to receive text messages from Harbor Insurance regarding my policy, including billing and claims. Message frequency varies. Message & data rates may apply. Text HELP for help. Text STOP to opt out. Carriers are not liable for delayed or undelivered messages. harborins.com/terms harborins.com/privacy',
  ],
  [
    'web_form',
    '☐ Quiero recibir mensajes de texto con avisos de mi pedido de Librería Rincón en el número que di. La frecuencia de los mensajes varía. Pueden aplicarse cargos por mensajes y datos. Envíe STOP para cancelar o AYUDA para ayuda. Ver Términos y Política de Privacidad.',
  ],
  [
    'sms_optin',
    'Mande LIBRO al 55100 para recibir promociones automáticas de Librería Rincón. Al enviar LIBRO usted acepta. No se requiere compra y no es condición de compra. Máx. 4 mensajes/mes. Aplican tarifas. STOP para salir, AYUDA para ayuda. rincon.com/terminos rincon.com/privacidad',
  ],
  [
    'verbal',
    'Preguntamos por teléfono: "¿Nos da permiso de mandarle recordatorios de cita por texto a su celular de parte de Clínica Ribera? Son dos por cita, pueden aplicar tarifas. Puede responder STOP o AYUDA. Términos y privacidad en ribera.com". Si dice que sí, se anota.',
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
