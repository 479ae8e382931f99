// Protects how consent-validator reads the fine print, the act, and the scope of a consent in the words that people use.
import { describe, expect, test } from 'vitest';
import { consentValidator } from './index.ts';

type Method = 'web_form' | 'signature' | 'verbal' | 'sms_optin';

const listErrors = (consentText: string, consentMethod: Method = 'web_form') =>
  consentValidator
    .run({ consentText, consentMethod }, { today: '2026-11-20' })
    .checks.filter(({ status }) => status === 'error')
    .map(({ ruleId }) => ruleId);

const FINE_PRINT = {
  'consent.rates': 'Msg & data rates may apply.',
  'consent.help': 'Reply HELP for help.',
  'consent.frequency': 'Message frequency varies.',
  'consent.not-condition-of-purchase': 'Consent is not a condition of purchase.',
  'consent.terms-link': 'Terms: acorntoys.com/terms',
  'consent.privacy-link': 'Privacy: acorntoys.com/privacy',
};
type Element = keyof typeof FINE_PRINT;

const write = (print: Readonly<Record<string, string>>, kind = 'automated marketing texts') =>
  `☐ I agree to receive ${kind} from Little Acorn Toys at my mobile number. ${Object.values(print).join(' ')} Reply STOP to opt out.`;

describe('fine print in the words that people use', () => {
  const wordings: readonly (readonly [Element, readonly string[]])[] = [
    [
      'consent.rates',
      [
        'Your wireless carrier may charge you for texts.',
        'Text message fees may apply.',
        'What it costs depends on your plan: your carrier sets the price of texts.',
        'Su operador puede cobrarle por los mensajes.',
        'Aplican costos de mensajes y datos según su plan.',
      ],
    ],
    ['consent.help', ['HELP4HELP', 'Mande la palabra ayuda para soporte.', 'HELP = info']],
    [
      'consent.frequency',
      [
        'How often we text depends on your account activity.',
        'We text twice a month.',
        'Every Thursday.',
        "We only text when there's a closure.",
        'A handful of messages per appeal.',
        'Le escribimos una vez por semana.',
        'Un par de mensajes al mes.',
      ],
    ],
    [
      'consent.not-condition-of-purchase',
      [
        'You can buy from us without agreeing to texts.',
        "Your purchase doesn't depend on saying yes.",
        'Purchases do not require consent.',
        'Must you agree to buy a ticket? No.',
        'Puede comprar sin aceptar mensajes.',
        'Su compra no depende de este consentimiento.',
      ],
    ],
    [
      'consent.terms-link',
      [
        'T&Cs at acorntoys.com/tc',
        'acorntoys.com/condiciones',
        'TyC: acorntoys.com/tyc',
        'Fine print: acorntoys.com/sms',
      ],
    ],
    ['consent.privacy-link', ['acorntoys.com/privacypolicy', 'Aviso de privacidad en acorntoys.com']],
  ];
  const rows = wordings.flatMap(([element, list]) => list.map((wording) => [element, wording] as const));

  test.each(rows)('%s is found in “%s”', (element, wording) => {
    expect(listErrors(write({ ...FINE_PRINT, [element]: wording }))).toEqual([]);
  });

  test.each(Object.keys(FINE_PRINT))('%s is missed where nothing says it', (element) => {
    expect(listErrors(write({ ...FINE_PRINT, [element]: '' }))).toEqual([element]);
  });

  test.each([
    ['consent.terms-link', 'Payment terms: net 30.'],
    ['consent.privacy-link', 'Privacy fences, done right.'],
    ['consent.rates', 'Late fees may apply.'],
    ['consent.frequency', 'Frequent Flour Club.'],
  ])('%s is not found in “%s”', (element, wording) => {
    expect(listErrors(write({ ...FINE_PRINT, [element]: wording }))).toEqual([element]);
  });
});

describe('what the messages are about', () => {
  const { 'consent.not-condition-of-purchase': _, ...print } = FINE_PRINT;

  test.each([
    ['practice and game texts'],
    ['bus delay texts'],
    ['texts when my table is ready'],
    ['texts about road conditions'],
    ['texts to answer my questions'],
  ])('is said by “%s”', (kind) => {
    expect(listErrors(write(print, kind))).toEqual([]);
  });

  test.each([['texts'], ['recurring automated text messages'], ['SMS messages']])(
    'is not said by “%s”',
    (kind) => {
      expect(listErrors(write(print, kind))).toEqual(['consent.message-purpose']);
    },
  );
});

describe('the act of each method', () => {
  const END =
    'Frequency varies. Msg & data rates may apply. STOP to end, HELP for help. bigrig.com/terms bigrig.com/privacy';

  test.each<[Method, string]>([
    [
      'sms_optin',
      `DRIVERS: text SHOWER + your ticket no. to 308-555-0153. Big Rig Oasis texts when your stall is up. ${END}`,
    ],
    ['sms_optin', `BIDS to 605-555-0137 gets you Prairie Gold Elevator's closing bids. ${END}`],
    [
      'sms_optin',
      `Manden PUENTE al 956-555-0110. Agencia Aduanal Río Bravo les avisa por texto los cierres del puente. ${END}`,
    ],
    [
      'signature',
      `Big Rig Oasis will text pickup reminders to my cell ________ Signature ________ Date ______ ${END}`,
    ],
    [
      'verbal',
      `Clerk: "Want a text from Big Rig Oasis on this cell when your stall is up? Yes or no?" ${END}`,
    ],
    ['web_form', `Tap "Text me" and Big Rig Oasis will text your mobile when your stall is up. ${END}`],
  ])('%s needs no other words: %s', (method, text) => {
    expect(listErrors(text, method)).toEqual([]);
  });
});

describe('a consent that reviewers decline', () => {
  const AGREE = write(FINE_PRINT);

  test.each([
    ['consent.unticked', 'We tick it for you; just clear it if you’d rather not.'],
    ['consent.unticked', 'Check this box if you do NOT wish to receive texts.'],
    ['consent.unticked', 'El interruptor está prendido al abrir la página.'],
    ['consent.optional', 'The submit button stays gray until the box is ticked.'],
    ['consent.optional', 'La casilla es obligatoria.'],
    ['consent.contradiction', 'Orders are cancelled if you don’t agree to texts.'],
    ['consent.contradiction', 'Solo vendemos a quien acepta los mensajes.'],
    ['consent.one-sender', 'We trade contact lists with neighboring shops.'],
    ['consent.one-sender', 'Selected partners may contact you.'],
    ['consent.one-sender', 'Pasamos su celular a otros negocios de la plaza.'],
    ['consent.court-order', 'Consent is not collected because the statute requires notice.'],
    ['consent.purchased-list', 'A vendor supplies the numbers from public records.'],
    ['consent.placeholder', 'See www.yoursite.com for more.'],
  ])('%s: %s', (rule, sentence) => {
    expect(listErrors(`${AGREE} ${sentence}`)).toContain(rule);
  });

  test.each([
    ['You can submit the form without checking the box.'],
    ['Users must check the box themselves to opt in.'],
    ['Your phone number is required for delivery, but this box is not.'],
    ['Your data stays with us and isn’t passed to partners or affiliates.'],
    ['SMS opt-in data is excluded from any sharing with affiliates.'],
    ['We never text numbers from purchased lists.'],
    ['Airport shuttle for you and your partner.'],
    ['You must be 18 or older.'],
    ['La casilla no viene marcada.'],
    ['No compramos listas.'],
    ['No damos su celular a socios ni a nadie.'],
  ])('is not one with “%s”', (sentence) => {
    expect(listErrors(`${AGREE} ${sentence}`)).toEqual([]);
  });
});

describe('consent in other words', () => {
  const COST = 'Msg & data rates may apply.';
  const PAGES = 'Terms: harborbikes.com/terms Privacy: harborbikes.com/privacy';

  test.each([
    // How often
    [
      'sms_optin',
      `Text TOW to 55501 and Harbor Bikes texts once when the truck leaves. ${COST} STOP to end, HELP for help. ${PAGES}`,
    ],
    [
      'sms_optin',
      `Text DELAY to 55501 for delay texts from Harbor Bikes. You'll hear from us only on days we run late. ${COST} STOP to end, HELP for help. ${PAGES}`,
    ],
    [
      'verbal',
      `"Would you like texts from Harbor Bikes about your repair? It'd be one, maybe two. ${COST} Reply STOP to end or HELP for help. ${PAGES}" Only a yes counts.`,
    ],
    // What STOP does besides
    [
      'web_form',
      `☐ I agree to repair texts from Harbor Bikes at my cell, 2 per job. ${COST} Reply STOP to switch to letters, HELP for help. ${PAGES}`,
    ],
    [
      'sms_optin',
      `Mande LLANTA al 55501 para recibir avisos de Taller Harbor, 2 por trabajo. Tarifas de mensajes y datos pueden aplicar. Si no quiere más, ponga STOP; si necesita ayuda, HELP. Términos: harbor.mx/terminos Privacidad: harbor.mx/privacidad`,
    ],
    // Buying without it
    [
      'sms_optin',
      `Text DEAL to 55501 for automated deals from Harbor Bikes, 4 a month. Bikes are sold to everybody, joined or not. ${COST} STOP to end, HELP for help. ${PAGES}`,
    ],
    [
      'web_form',
      `☐ I agree to automated offers by text from Harbor Bikes at my cell, 4 a month. Not a cond. of purchase. ${COST} STOP to end, HELP for help. ${PAGES}`,
    ],
    // Words of other trades and other fields
    [
      'sms_optin',
      `Mande OFERTA al 270-555-0131 desde su celular para recibir mensajes automáticos con ofertas de Taller Harbor, 2 por semana. No es condición de compra. Tarifas de mensajes y datos pueden aplicar. STOP para salir, HELP para ayuda. Términos: harbor.mx/terminos Privacidad: harbor.mx/privacidad`,
    ],
    [
      'signature',
      `Owner (required): ______ Bike (required): ______\nCell: ______\n☐ Harbor Bikes may text me about my repair, 2 per job. ${COST} STOP to end, HELP for help. ${PAGES}\nSignature ______ Date ______`,
    ],
    [
      'web_form',
      `<form><input type="tel" name="tel"><label><input type="checkbox" name="same" checked> Billing address same as shipping</label><label><input type="checkbox" name="sms"> Text me order updates from Harbor Bikes, 3 per order. I agree. ${COST} STOP to end, HELP for help. ${PAGES}</label></form>`,
    ],
    [
      'web_form',
      `<form><input type="tel" name="tel"><label><input type="radio" name="sms" value="yes" required> Yes, I agree to repair texts from Harbor Bikes, 2 per job</label><label><input type="radio" name="sms" value="no"> No</label><p>${COST} STOP to end, HELP for help. ${PAGES}</p></form>`,
    ],
  ] as const)('a reviewer would accept it (%s): %s', (method, text) => {
    expect(listErrors(text, method)).toEqual([]);
  });

  const GOOD = `☐ I agree to automated offers by text from Harbor Bikes at my cell, 4 a month. Not a condition of purchase. ${COST} STOP to end, HELP for help. ${PAGES}`;

  test.each([
    ['consent.consent-action', 'If you’ve booked with us your number’s already on the list.'],
    ['consent.consent-action', 'Either button confirms your enrollment in our texts.'],
    ['consent.consent-action', 'Al registrar la garantía quedas inscrito a las promociones por texto.'],
    ['consent.consent-action', 'Everyone who plays gets our promo texts.'],
    ['consent.one-sender', 'We may pass your number along to the shops we feature so they can text you too.'],
    ['consent.separate', 'Yes to everything: texts, calls, and the rental contract.'],
    ['consent.separate', 'Buyer, by signing this sales agreement, also consents to texts.'],
    ['consent.contradiction', 'Bikes are sold to text subscribers only.'],
    ['consent.contradiction', 'Recibirás tres mensajes diarios.'],
    ['consent.contradiction', 'This consent can’t be revoked for 12 months.'],
  ])('%s is found beside a complete text: %s', (rule, sentence) => {
    expect(listErrors(`${GOOD} ${sentence}`, 'web_form')).toContain(rule);
  });

  test('a box in HTML of capital letters without quotes is read', () => {
    const text = `<FORM><INPUT NAME=cell><INPUT TYPE=CHECKBOX NAME=txt CHECKED> I agree to offers by text from Harbor Bikes</FORM>`;
    expect(listErrors(text, 'web_form')).toContain('consent.unticked');
  });

  test('a confirmation is not taken for the text that people agree to', () => {
    expect(listErrors('Harbor Bikes: You are now subscribed to repair texts.', 'sms_optin')).toContain(
      'consent.asks',
    );
  });

  test('a text in another language is not judged, and the answer says so', () => {
    const { checks, consentLevel, isSufficient } = consentValidator.run(
      {
        consentText:
          '☐ J’accepte de recevoir des rappels de rendez-vous par SMS de Clinique Soleil pour mes visites. Répondez STOP pour vous désabonner.',
      },
      { today: '2026-11-22' },
    );
    expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
    expect(checks.find(({ ruleId }) => ruleId === 'consent.language')?.status).toBe('warning');
    expect([consentLevel, isSufficient]).toEqual(['insufficient', false]);
  });

  test('the suggestion keeps the service messages of a marketing consent', () => {
    const { suggestedLanguage } = consentValidator.run(
      { consentText: 'I agree to receive appointment reminders and promotional offers from Harbor Dental.' },
      { today: '2026-11-22' },
    );
    expect(suggestedLanguage).toContain(
      'recurring automated marketing text messages and text messages about appointment reminders from Harbor Dental',
    );
  });

  test.each([
    ['You will get texts from Fern Spa about occasionally closure alerts.', /about closure alerts from/],
    ['I agree to texts from Fern Spa with payment links and reminders.', /payment links/],
  ])('the suggestion names the kinds of messages without adverbs: %s', (consentText, wanted) => {
    const { suggestedLanguage } = consentValidator.run(
      { consentText, consentMethod: 'web_form' },
      { today: '2026-11-20' },
    );
    expect(suggestedLanguage).toMatch(wanted);
    expect(suggestedLanguage).not.toContain('occasionally');
  });

  test('the suggestion takes no topic from the line about HELP', () => {
    const { suggestedLanguage } = consentValidator.run(
      {
        consentText:
          'I agree to account notifications by text from Harbor. Reply Help for additional support.',
      },
      { today: '2026-11-22' },
    );
    expect(suggestedLanguage).not.toContain('support');
  });
});

const REST =
  'Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. fernspa.com/terms fernspa.com/privacy';

test.each([
  [
    'consent.contradiction',
    '☐ I agree to get automated marketing texts from Fern Spa. Consent is not a condition of purchase, but no booking can be made: you cannot book without it.',
  ],
  [
    'consent.required',
    '☐ I agree to get automated marketing texts from Fern Spa, not a condition of purchase. The checkbox must be ticked.',
  ],
  [
    'consent.required',
    'Name (required) ____ ☐ * I agree to get texts from Fern Spa about my visits. Fields with * have to be filled in.',
  ],
  [
    'consent.shared',
    '☐ Acepto ofertas por texto de Fern Spa y de marcas asociadas, no es requisito para comprar.',
  ],
  [
    'consent.shared',
    '☐ I agree to get automated offers by text from up to three lenders that fit my request. Fern Spa',
  ],
])('%s: %s', (ruleId, text) => {
  const rules: Readonly<Record<string, RegExp>> = {
    'consent.contradiction': /contradiction|condition/,
    'consent.required': /optional|required/,
    'consent.shared': /one-sender|shared/,
  };
  expect(listErrors(`${text} ${REST}`).join(' ')).toMatch(rules[ruleId] as RegExp);
});

test('a mark behind a full stop belongs to the box before it', () => {
  const text =
    '☐ I accept the Terms of Service and the Privacy Policy. (mandatory) ☐ I agree to get reminder texts from Fern Spa. (optional)';
  expect(listErrors(`${text} ${REST}`)).toEqual([]);
});
