// Protects what message-validator says about destinations of STOP, fields of templates, and content in everyday words.
import { describe, expect, test } from 'vitest';
import { messageValidator } from './index.ts';

const STOP = 'Reply STOP to opt out';

const listFindings = (message: string) =>
  messageValidator
    .run({ message, messageType: 'promotional' }, { today: '2026-11-20' })
    .checks.map(({ ruleId, status }) => `${ruleId} ${status}`);
const listContent = (message: string) =>
  listFindings(message).filter(
    (finding) => /^(?:content|phishing)\./.test(finding) && !finding.endsWith('pass'),
  );

describe('STOP to a number', () => {
  test('abroad does not work', () => {
    expect(
      listFindings('Copper Kettle Cafe: soups at half price. Text STOP to +61 491 570 156 to opt out.'),
    ).toContain('opt-out.holds error');
  });

  test('that may be the one that sends is only information', () => {
    const findings = listFindings('Copper Kettle Cafe: soups at half price. Text STOP to 36180 to opt out.');
    expect(findings).toEqual(expect.arrayContaining(['opt-out.present pass', 'opt-out.no-friction info']));
    expect(findings).not.toContain('opt-out.holds error');
  });

  test('by a reply contradicts itself', () => {
    expect(
      listFindings('Copper Kettle Cafe: soups at half price. Reply STOP to 36180 to opt out.'),
    ).toContain('opt-out.no-friction warning');
  });
});

test.each(['[Tienda Luz]', '[Salón Rosita]', '[City of Yuma]', '[Día y Noche Farmacia]'])(
  'a sender in brackets is no field: %s',
  (sender) => {
    expect(listFindings(`${sender} Ya puede pasar por su pedido. ${STOP}`)).toContain(
      'placeholders.unfilled pass',
    );
  },
);

describe('a link that is not filled in', () => {
  test.each([
    'FedEx: we hold your parcel. Update your address at [tracking link]',
    'UPS: su paquete no salió, confirme su dirección: [enlace]',
    'Netflix: your payment failed, verify your card {{link}}',
  ])('under the name of a brand that is often imitated, with a demand, is a warning: %s', (message) =>
    expect(listFindings(message)).toContain('phishing.imitated-brand warning'),
  );

  test.each([
    'FedEx: your parcel arrives today. Track it: [link]',
    'Copper Kettle Cafe: confirm your order at [link]',
  ])('without a demand or under another name is none: %s', (message) =>
    expect(listFindings(message)).toContain('phishing.imitated-brand pass'),
  );
});

describe('content in everyday words', () => {
  test.each([
    [`The Loft: four fresh strains just landed, preorder for pickup. ${STOP}`, 'content.cannabis error'],
    [`El Rincón: llegaron las cepas nuevas, pide a domicilio. ${STOP}`, 'content.cannabis error'],
    [
      `Tri-County Recovery: resolve your past due file with a settlement in full, call 800-555-0142. ${STOP}`,
      'content.debt error',
    ],
  ])('is seen: %s', (message, finding) => expect(listContent(message)).toContain(finding));

  test.each([
    `Mesa Nursery: new strains of basil are in, $3 a pot. ${STOP}`,
    `Motion PT: sprains and strains clinic on Saturday, $20 off. ${STOP}`,
    `Brew Supply: two yeast strains back in stock. ${STOP}`,
    `Ortiz Law: your case ended with a settlement in full. Call 512-555-0142 to sign. ${STOP}`,
    `Apex Roofing: our reps are knocking doors on Pine St with clipboards after the hail. ${STOP}`,
    `Pine Scouts: we are knocking doors with team leads on Saturday, cookies $6 a box. ${STOP}`,
    `Cristales Paco: ya llegó el cristal de su ventana, el completo instalado en $120. ${STOP}`,
    `Gemas Lupe: hay cristal de cuarzo, el gramo a $3. ${STOP}`,
  ])('of honest businesses is not: %s', (message) => expect(listContent(message)).toEqual([]));

  test('the renewal of one’s own antivirus plan is no error', () => {
    expect(
      listContent(
        `HalSafe Antivirus: your plan will be renewed for $29.99 on May 3. Change it in your account settings at halsafe.com, or call 888-555-0133 to cancel. ${STOP}`,
      ).filter((finding) => finding.endsWith('error')),
    ).toEqual([]);
  });

  test('a false charge with a number to call is one', () => {
    expect(
      listContent(
        'Norton: your plan was renewed for $349.99. If you did not authorize this, call the billing desk at 855-555-0100.',
      ).join(),
    ).toMatch(/phishing (?:warning|error)/);
  });
});

describe('a pretext without the words of its trade', () => {
  test.each([
    ['Hi Tom, would you consider selling your place on Birch? I can pay cash. - Lee', /lead-generation/],
    ['Buenas, ¿le interesa vender su terreno en Laredo? Pago en efectivo.', /lead-generation/],
    ['Stay in line after 7 tonight. Ben is 300 votes short, and we win this if you do.', /political/],
    ['Tienes una bonita familia. Que siga así. Paga ya lo que debes.', /hate/],
    ['You have lovely family photos up. Nice kids. Let it stay that way and pay up.', /hate/],
    ['Return your envelope this week. We are neck and neck and we win if you do.', /political/],
    ['Choose 4 numbers for $2, drawing tonight in the back room, the pot is up to $600', /gambling/],
  ])('is a warning at least: %s', (message, category) =>
    expect(listContent(message).join()).toMatch(category),
  );

  test.each([
    `Birch Realty: the showing of the house on Elm is at 4. The buyers may take an offer to you tonight. ${STOP}`,
    `Pine HOA: bring a neighbor on Tuesday, we count on you for the cleanup. ${STOP}`,
    `Sun Portraits: you have a beautiful family! Prints stay that way for 100 years. ${STOP}`,
    `Lincoln PTA: pick 4 numbers at the school carnival, all proceeds go to the library. ${STOP}`,
    `Copper Kettle Cafe: drawing at 6 for the kids, hot pot is half off. ${STOP}`,
  ])('is not read into honest words: %s', (message) =>
    expect(listContent(message).filter((finding) => !finding.endsWith('info'))).toEqual([]),
  );
});

describe('politics and debts without the words of a campaign or a collector', () => {
  test.each([
    [
      "Election alert: your polling location has changed to Hillside High. - Marry Bett's campaign",
      /political/,
    ],
    ['Sam, is anything holding you back from voting this Tuesday? This is Jo with Vote Riders.', /political/],
    [`Smith for Congress: chip in $5 tonight. ${STOP}`, /political/],
    ['Will you vote for Smith on Tuesday? Volunteer with the Smith campaign.', /political/],
    ['¿Ya sabe dónde va a votar el martes? Su centro de votación abre a las 7.', /political/],
    [
      'Your payment of $123 is due. To avoid late fees or collection activity, please pay. Thanks, XYZ Collect.',
      /debt/,
    ],
    [`Midland Credit: your account with First Elm Bank is past due. Settle for 50%. ${STOP}`, /debt/],
  ])('are a warning: %s', (message, category) =>
    expect(listContent(message).join()).toMatch(new RegExp(`${category.source} warning`)),
  );

  test.each([
    `Luna Cafe: vote for our latte in Best of Denver! ${STOP}`,
    `Elm PTA: will you vote for a mascot on Friday? ${STOP}`,
    `Homes for Good: the open house is on Sunday. ${STOP}`,
    `Luna Wear: our fall campaign photos are up. ${STOP}`,
    `Luna Collections: your payment of $30 was received, thank you. ${STOP}`,
    `Apex Towing & Recovery: your payment is due at pickup. ${STOP}`,
    `Elm Water: your balance of $40 is past due. Pay by Friday to avoid late fees. ${STOP}`,
    `Agua del Valle: su saldo de $40 vence el viernes. Responda STOP para salir`,
    `Elm Autos: don't settle for less! Open an account today. ${STOP}`,
    `Elm Phones: why settle for less? Add a line to your account. ${STOP}`,
    `Elm Cable: don't settle for half the speed. Manage your account at elm.example ${STOP}`,
    'Mueblería Luna: liquidación con 50% en su cuenta de cliente. STOP para salir',
    `Elm Bakery: will you vote for Chocolate or Vanilla this month? ${STOP}`,
    `Acme Gym: will you vote for Maria as trainer of the month? ${STOP}`,
    `Idol TV: can you vote for Kris tonight? ${STOP}`,
    `Muscle Recovery Services: your payment was received, see you at your massage. ${STOP}`,
    `Data Recovery Services: your balance is $40, your drive is ready. ${STOP}`,
    `Elm Trash Collection Services: your payment is overdue since Friday. ${STOP}`,
    `Stripe Click Collect: your payment was received. ${STOP}`,
  ])('are not read into: %s', (message) => expect(listContent(message)).toEqual([]));
});

describe('a gift behind a receipt', () => {
  test.each([
    [
      "Free Msg: Your bill is paid for March. Here's a little gift for you: http://x6mnv.info/K",
      'phishing.prize warning',
    ],
    [
      'Verizon: your bill is paid for March, here is a little gift: http://x6mnv.info/k',
      'phishing.imitated-brand error',
    ],
    [
      'AT&T: su factura fue pagada, un regalo para usted: http://x6mnv.info/k',
      'phishing.imitated-brand error',
    ],
  ])('is a sign of fraud: %s', (message, finding) => expect(listFindings(message)).toContain(finding));

  test.each([
    'AT&T: your bill is ready. View it at att.com/mybill',
    'T-Mobile: your payment of $60 was received. t-mobile.com/bill',
    'T-Mobile Park: gates open at 5: ballpark.example/t STOP to end',
    'AT&T Stadium: your parking pass is ready: attstadium.example/p STOP to end',
    'Verizon Authorized Retailer Elm Wireless: your phone is ready at elmwireless.example/p STOP to end',
    'AT&T Prepaid: refill at paygonline.com STOP to end',
    `Elm: your payment was received. Free gift with your next order: shop.example/elm ${STOP}`,
    `Elm Salon: your payment was received! Enjoy a small gift at your next visit: elmsalon.com/gift ${STOP}`,
  ])('of the sender itself is none: %s', (message) =>
    expect(listContent(message).filter((finding) => finding.startsWith('phishing'))).toEqual([]),
  );
});

test('digits of a link are no phone number', () => {
  const listPhones = (message: string) => messageValidator.run({ message }, { today: '2026-11-20' }).phones;
  expect(listPhones(`Elm: get help at https://elm.example/help?phone=16016139910 ${STOP}`)).toEqual([]);
  expect(listPhones(`Elm: track it at elm.example/t/8005550142 ${STOP}`)).toEqual([]);
  expect(listPhones(`Elm: get help at elm.example or 800-555-0142. ${STOP}`)).toEqual(['+18005550142']);
  expect(listPhones(`Elm: see https://elm.example,800-555-0142 ${STOP}`)).toEqual(['+18005550142']);
});

test('short words for rates count', () =>
  expect(listFindings('Lakeside Alerts: the lake is open. Txt STOP 2 QUIT, std msg chrgs apply')).toContain(
    'rates.present pass',
  ));

test('an estimate without words to quote quotes nothing', () => {
  const message = 'Beautiful weekend coming up. Wanna go out? Sophie gave me your number.';
  const { checks } = messageValidator.run({ message }, { today: '2026-11-20' });
  for (const { details } of checks) {
    expect(details ?? '').not.toMatch(/^[.,;]|“”/);
  }
});

describe('what somebody was tested or treated for', () => {
  test.each([
    `Elm Clinic: your HIV test results are ready. Log in to see them. ${STOP}`,
    `Elm Clinic: your STD result is negative. ${STOP}`,
    `Elm Clinic: the results of your pregnancy test are in. ${STOP}`,
    'Clínica Olmo: los resultados de su prueba de VIH están listos. STOP para salir',
    'Clínica Olmo: su prueba de VIH salió positiva. STOP para salir',
    `Elm Clinic: YOUR HIV RESULTS ARE IN. ${STOP}`,
    `Elm Lab: you tested positive for COVID-19. ${STOP}`,
  ])('gets a hint: %s', (message) => expect(listFindings(message)).toContain('personal-data.health info'));

  test.each([
    `Elm Clinic: your lab results are ready in the portal. ${STOP}`,
    `Elm Clinic: free HIV tests on Saturday from 9 to 1. ${STOP}`,
    `Walk for a Cure: your cancer walk shirt is ready. ${STOP}`,
    `Elm Clinic: std msg rates apply. Your visit is on Friday. ${STOP}`,
    'Clínica Olmo: sus resultados están listos en el portal. STOP para salir',
    `Elm Tires: your ETS is on Friday. ${STOP}`,
    `Elm Hearing: your hearing AIDS are ready. ${STOP}`,
    `Astro Daily: your Cancer horoscope is here! ${STOP}`,
    `Elm Insurance: your STD claim is approved. ${STOP}`,
  ])('is not read into: %s', (message) =>
    expect(listFindings(message).join()).not.toMatch('personal-data.health'),
  );
});

test.each([
  'Acme: half off of everything, shop now at acme.example',
  'Acme: only 3 left of our best deals.',
  'You are unsubscribed from Acme Deals, 50% off this week only.',
])('an offer behind “off of” or “left of” counts as one: %s', (message) => {
  const { checks } = messageValidator.run(
    { message: `${message} ${STOP}`, messageType: 'transactional' },
    { today: '2026-11-20' },
  );
  expect(checks.map(({ ruleId, status }) => `${ruleId} ${status}`)).toContain('message-type.fits warning');
});

test.each([
  ['Your code for Pickup is 4829. Elm Foods', 'Elm Foods'],
  ['Your code for Zelle is 482913. Elm Bank', 'Elm Bank'],
  ['Your login code for Acme is 482913. Do not share it.', 'Acme'],
])('who signs a code sends it: %s', (message, sender) =>
  expect(messageValidator.run({ message }, { today: '2026-11-20' }).sender).toBe(sender),
);

test.each([
  'Reply STOP to opt out, but STOP will not cancel your account messages from Acme',
  'Elm Gym: Reply STOP to opt out but will not cancel your account messages',
])('messages that STOP leaves on are no clarification: %s', (message) =>
  expect(listFindings(message).join()).toMatch(/opt-out\.holds (?:warning|error)/),
);
