// Protects that message-validator and opt-out-auditor read the same role, and that a role waives only the opt-out line.
import { describe, expect, test } from 'vitest';
import { messageValidator } from '../tools/message-validator/index.ts';
import { campaignPreview } from '../tools/campaign-preview/index.ts';
import { optOutAuditor } from '../tools/opt-out-auditor/index.ts';

const CONTEXT = { today: '2026-11-20' };

const TEXTS = [
  ['2fa', '482913 is your Parkello code. Do not share it.'],
  ['2fa', 'Tu código de Remesita es 55821. No lo compartas.'],
  ['2fa', 'Sign-in attempt from Boise. Was it you? Reply Y or N. Stackhaus Security'],
  [
    'opt-out-confirmation',
    'Acme: you are unsubscribed and will get no more messages. Reply START to rejoin.',
  ],
  ['opt-out-confirmation', 'Usted ha cancelado su suscripción a los avisos de Acme.'],
  [
    'opt-in-confirmation',
    'Acme: you are subscribed to alerts. Msg freq varies. Reply HELP for help, STOP to cancel.',
  ],
  ['help-reply', 'Acme: for help call 206-555-0119 or help@acme.com. Reply STOP to unsubscribe.'],
  ['marketing', 'Acme: 20% off all soups today. Reply STOP to opt out.'],
  ['marketing', 'Acme: 2x1 en tacos hoy. Responda STOP para cancelar.'],
  ['transactional', 'Acme Dental: your appointment is Tue 3/4 at 9:20 AM. Reply STOP to opt out'],
  ['2fa', 'Bramblebank code: 61-40-22. We never call for it. QUIT to stop SMS.'],
  ['2fa', 'Tap to sign in to Brew Haus: brewhaus.co/l/8Qz. Link works once.'],
  ['opt-out-confirmation', 'We got your STOP. You may still get Rosewood promos for 45 days.'],
  ['opt-out-confirmation', 'Sorry to see you go! Brew Haus won’t text you again.'],
  ['opt-out-confirmation', 'Entendido, sin más textos de Clínica Nopal.'],
  ['opt-in-confirmation', 'You’re on the Sundial Tanning list! 4/mo. STOP to opt out.'],
  ['opt-in-confirmation', 'Quedó inscrita en avisos de Clases ESL Puente. Para salir: STOP. Ayuda: HELP'],
  ['help-reply', 'Ventura Solar help line 555-555-0123, M-F 9-5. Reply STOP to end texts.'],
  ['help-reply', 'Soporte de Rutas Sureñas: 1-800-555-0133, lun-sáb. STOP cancela.'],
  ['transactional', 'Refill due: metoprolol for R.K. Reply REFILL and we’ll fill it. Dellwood Drug'],
  ['conversational', 'Hi Lou, this is Nadine at Stillwater Counseling, can you do 2pm instead?'],
  ['conversational', 'Yes ma’am we can do Thursday. 9 or 1?'],
  ['conversational', 'Perfect, I will leave the key under the pot and you can text me when you are done'],
  ['conversational', 'Jefa, ya terminé la barda, ¿le mando foto o pasa a verla?'],
  ['marketing', 'Farm stand is open till dusk: peaches, corn, eggs. Cobb Orchard'],
  ['marketing', 'Hungry? Brisket plate with two sides $13.95 till 9. Dock Street Grill. Reply STOP to end'],
  ['transactional', 'Rent of $1,240 is due Friday. Pay in the portal. Reply STOP to opt out of reminders.'],
  ['transactional', 'Bus 9 is running 15 minutes behind this morning.'],
  ['transactional', 'Mañana no hay clases por la tormenta. Distrito de Arlen'],
  ['2fa', 'Ponga 55 20 18 en la app de Caja Norte para autorizar el envío. No comparta su código.'],
  ['opt-out-confirmation', 'Messages stopped. If this was an accident reply START. Lumen Gym'],
  ['opt-out-confirmation', 'This is the last message you will get from Alder Farm.'],
  [
    'opt-in-confirmation',
    'Opt-in confirmed. Harbor Utility will text you about outages. Reply STOP anytime to opt out.',
  ],
  ['marketing', 'Hey, all our jackets are cheap this week.'],
  ['marketing', 'Hello, this is Kite Coffee. New beans are in, care for a taste?'],
  ['marketing', 'Hi Joy, would you like to give to our toy drive? Reply YES to send $10.'],
  ['marketing', 'Hi Mo, are you interested in our new spin class on Friday? Let us know!'],
  ['marketing', 'Hola Rita, ¿te gustaría unirte a nuestra rifa de verano? Responde SÍ.'],
  ['marketing', 'Hey there, we are open on Sunday now!'],
  ['marketing', 'Hello! We are hiring drivers, are you interested in joining us?'],
  ['conversational', 'Hi Joy, would you like to come at 3 instead?'],
  ['conversational', 'Hey Mo, are you still looking to rent the room?'],
  ['conversational', 'Hey, want me to order the same part again?'],
  ['conversational', 'Hola Rita, ¿le gustaría que le llame mañana?'],
  ['conversational', 'Hi Jo, are you ready for pickup or need ten more minutes?'],
  ['conversational', "Hello, it's Ana from Elm Vet, is Max eating today?"],
  ['conversational', 'Hey, I found your scarf in the car.'],
  ['transactional', 'A reminder from Cobb Imaging about your scan on Friday. Reply STOP to opt out'],
  ['transactional', 'Thank you for your purchase, Tess.'],
  ['transactional', 'Elm Clinic: tell us about your stay, it takes a minute: elm.example/s STOP to end'],
  [
    'transactional',
    'Elm Water: your bill of $40 is due Friday. Questions? Call 206-555-0134. Reply STOP to opt out',
  ],
  ['transactional', "Elm Vet: Max's rabies certificate expires on May 3. Reply STOP to opt out"],
  ['marketing', 'Elm Toys: your 90 points expire Sunday, so spend them. Reply STOP to opt out'],
  ['marketing', 'Bay Roofs: free inspections for storm damage this month. Reply STOP to opt out'],
  ['help-reply', 'Elm Water: for help with your bill call 206-555-0134. Reply STOP to opt out'],
  ['help-reply', 'Elm Clinic billing help: call 206-555-0134, M-F 9-5. STOP to opt out'],
  ['help-reply', 'You texted HELP to Beacon Church. Our office is open Tue-Fri 9-3, 555-0125.'],
] as const;

describe('the role of a message', () => {
  test.each(TEXTS)('%s: %s', (role, message) => {
    expect(messageValidator.run({ message }, CONTEXT).messageRole).toBe(role);
    expect(optOutAuditor.run({ message }, CONTEXT).messageRole).toBe(role);
  });

  test('says which words it was read from', () => {
    const message = 'Acme: 20% off all soups today. Reply STOP to opt out.';
    const { messageRoleWords } = messageValidator.run({ message }, CONTEXT);
    expect(messageRoleWords).not.toEqual([]);
    expect(messageRoleWords.filter((words) => !message.includes(words))).toEqual([]);
    expect(optOutAuditor.run({ message }, CONTEXT).messageRoleWords).toEqual(messageRoleWords);
  });

  test('does not say parts of a link', () => {
    const message = 'FLASH SALE!!! 50% off all soups today, details at bit.ly/3xYzSoup';
    const { messageRoleWords } = messageValidator.run({ message }, CONTEXT);
    expect(messageRoleWords).toContain('SALE');
    expect(messageRoleWords.filter((words) => 'bit.ly/3xYzSoup'.includes(words))).toEqual([]);
  });

  test.each([
    'You are unsubscribed from Kite Surf Promos. No more messages will be sent. Reply HELP for help.',
    'You have opted out of Acme Deals. No more texts will be sent.',
    'Se dio de baja de Ofertas Luna. Ya no recibirá mensajes.',
    'Acme Alerts: For help call 206-555-0134 or email help@acme.example.',
  ])('an answer to STOP or HELP needs no opt-out line in a marketing campaign: %s', (message) => {
    const { checks } = messageValidator.run({ message, messageType: 'promotional' }, CONTEXT);
    const { warnings } = campaignPreview.run({ message, useCase: 'MARKETING' }, CONTEXT);
    expect(checks.filter(({ status }) => status === 'error')).toEqual([]);
    expect(warnings.join()).not.toMatch(/opt-out/);
    expect(optOutAuditor.run({ message, hasOptOutSystem: true }, CONTEXT).status).toBe('compliant');
  });

  test.each([
    'Acme: you are unsubscribed. Come back any time for 20% off.',
    'Acme: 20% off all soups today.',
    'Luna: se dio de baja. Vuelva y tenga 20% de descuento en su pedido.',
    'Hi Ana, can you do 2pm instead?',
  ])('an offer or a chat needs one as a promotion, whatever it looks like: %s', (message) => {
    const { checks } = messageValidator.run({ message, messageType: 'promotional' }, CONTEXT);
    expect(checks.find(({ ruleId }) => ruleId === 'opt-out.present')?.status).toBe('error');
  });

  test('a code needs no opt-out line in either tool', () => {
    const message = 'Parkello: 482913 is your code. Do not share it.';
    const isProblem = ({ category, status }: { category: string; status: string }) =>
      category === 'opt_out' && (status === 'error' || status === 'warning');
    expect(messageValidator.run({ message }, CONTEXT).checks.filter(isProblem)).toEqual([]);
    expect(optOutAuditor.run({ message }, CONTEXT)).toMatchObject({ status: 'compliant' });
  });

  test('a code does not waive the rules on phishing', () => {
    const message =
      'Chase: your account is locked. Code 482913. Verify now at http://chase-verify.example.top/login';
    expect(messageValidator.run({ message }, CONTEXT).status).not.toBe('pass');
  });

  test('a broken instruction is never compliant and has one finding in each tool', () => {
    const message =
      'Acme: 20% off today. Don’t reply STOP, we love you! Msg & data rates may apply. HELP for help.';
    const audit = optOutAuditor.run({ message, hasOptOutSystem: true }, CONTEXT);
    expect(audit.status).toBe('non_compliant');
    for (const { checks } of [audit, messageValidator.run({ message }, CONTEXT)]) {
      const about = checks.filter(
        ({ category, status }) => category === 'opt_out' && status !== 'pass' && status !== 'info',
      );
      expect(about.map(({ ruleId }) => ruleId)).toEqual(['opt-out.holds']);
    }
  });
});
