// Cases of message-validator. Each name says what the row tests.
import type { MessageType } from '../../rules/message-context.ts';

export type MessageCase = {
  readonly probes: string;
  readonly message: string;
  readonly messageType?: MessageType;
  readonly status?: 'pass' | 'warning' | 'error';
  /** Required findings: rule and status. */
  readonly finds?: readonly `${string} ${'pass' | 'info' | 'warning' | 'error'}`[];
  /** Rules that may only pass. */
  readonly spares?: readonly string[];
};

const STOP = 'Reply STOP to opt out';

export const messageCases: readonly MessageCase[] = [
  {
    probes: 'a clean transactional message passes',
    message: `Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. ${STOP}, HELP for help.`,
    messageType: 'transactional',
    status: 'pass',
    finds: [
      'brand.named pass',
      'opt-out.present pass',
      'help.present pass',
      'length.segments pass',
      'encoding.forced-ucs2 pass',
    ],
  },
  {
    probes: 'a clean promotion passes',
    message: `Copper Kettle Cafe: 20% off all soups this week at copperkettlecafe.com. Msg & data rates may apply. ${STOP}.`,
    messageType: 'promotional',
    status: 'pass',
    finds: ['rates.present pass', 'links.declared info'],
  },
  {
    probes:
      'a promotion in which no sender is found has a warning, as the sender is guessed; without opt-out, an error',
    message: '20% off all soups this week',
    messageType: 'promotional',
    status: 'error',
    finds: ['brand.named warning', 'opt-out.present error'],
  },
  {
    probes: 'the name of the sender states a prohibited trade',
    message: `Green Leaf Dispensary: you have 725 points that expire on Friday. ${STOP}.`,
    messageType: 'promotional',
    finds: ['content.cannabis warning'],
  },
  {
    probes: 'a name with a prohibited word and another trade',
    message: `Blackjack Roofing: our crew comes on Friday at 9. ${STOP}.`,
    messageType: 'transactional',
    status: 'pass',
    spares: ['content.gambling'],
  },
  {
    probes: 'a confirmation of an opt-in without what reviewers require',
    message: `Copper Kettle Cafe: you are now subscribed to our texts. ${STOP}.`,
    messageType: 'transactional',
    finds: ['opt-in.disclosures warning'],
  },
  {
    probes: 'a complete confirmation of an opt-in',
    message: `Copper Kettle Cafe: you are now subscribed to our texts, up to 4 msgs/month. Msg & data rates may apply. ${STOP}, HELP for help.`,
    messageType: 'transactional',
    finds: ['opt-in.disclosures pass'],
  },
  {
    probes: 'other messages need no HELP, rates, or frequency',
    message: `Copper Kettle Cafe: your table is ready. ${STOP}.`,
    messageType: 'transactional',
    status: 'pass',
    spares: ['opt-in.disclosures', 'help.present', 'rates.present'],
  },
  {
    probes: 'the same problems are warnings in a transactional message',
    message: 'your table is ready',
    messageType: 'transactional',
    status: 'warning',
    finds: ['brand.named warning', 'opt-out.present warning'],
  },
  {
    probes: 'the same problems are advice in a conversation',
    message: 'yes, we are open until nine',
    messageType: 'conversational',
    status: 'pass',
    finds: ['brand.named info', 'opt-out.present info'],
  },
  {
    probes: 'marketing under another message type is found',
    message: `Acme: flash sale, 30% off today. ${STOP}`,
    messageType: 'transactional',
    finds: ['message-type.fits warning'],
  },
  {
    probes: 'a one-time code needs no opt-out wording',
    message: '123456 is your Acme verification code. It expires in 10 minutes. Do not share it.',
    messageType: 'transactional',
    status: 'pass',
    finds: ['opt-out.present info', 'phishing.asks-for-secrets pass', 'personal-data.none pass'],
  },
  {
    probes: 'a public link shortener',
    message: `Acme: see bit.ly/3xYz. ${STOP}`,
    status: 'error',
    finds: ['links.public-shortener error'],
  },
  {
    probes: 'an IP address',
    message: `Acme: see http://192.0.2.7/x. ${STOP}`,
    finds: ['links.raw-address error'],
  },
  {
    probes: 'credentials in a link',
    message: `Acme: see https://acme.com@evil.example.org/x. ${STOP}`,
    finds: ['links.credentials error'],
  },
  {
    probes: 'a Cyrillic host',
    message: `Acme: see https://аррӏе.com/x. ${STOP}`,
    finds: ['links.lookalike-host error'],
  },
  {
    probes: 'two domains in one message',
    message: `Acme: acme.com and example.org. ${STOP}`,
    finds: ['links.several warning'],
  },
  {
    probes: 'a disguised link',
    message: `Acme: visit acme dot com. ${STOP}`,
    finds: ['links.disguised error'],
  },
  {
    probes: 'ordinary punctuation is not a link',
    message: `Acme: open until 7.30pm, v2.0 is out.Please ask Dr.Smith. ${STOP}`,
    spares: ['links.declared', 'links.several'],
  },
  {
    probes: 'a phone number must be declared',
    message: `Acme: call (512) 555-7123. ${STOP}`,
    finds: ['phones.declared info'],
  },
  {
    probes: 'cannabis',
    message: `Acme: new cannabis strains. ${STOP}`,
    status: 'error',
    finds: ['content.cannabis error'],
  },
  {
    probes: 'cannabis in leetspeak is also evasion',
    message: `Acme: new c4nnabis strains. ${STOP}`,
    finds: ['content.cannabis error', 'evasion.disguised-word error'],
  },
  {
    probes: 'a spaced-out drug name',
    message: `Acme: v.i.a.g.r.a for less. ${STOP}`,
    finds: ['content.drugs error', 'evasion.disguised-word error'],
  },
  {
    probes: 'alcohol is restricted, not prohibited',
    message: `Acme: wine tasting on Friday. ${STOP}`,
    status: 'warning',
    finds: ['content.alcohol warning', 'content.prohibited pass'],
  },
  {
    probes: 'payday loans',
    message: `Acme: payday loans in minutes. ${STOP}`,
    finds: ['content.high-risk-loans error'],
  },
  { probes: 'gambling', message: `Acme: casino bonus inside. ${STOP}`, finds: ['content.gambling error'] },
  ...[
    'Essex County Library: your book is due',
    'Bella: your cocktail dress is ready',
    "Dick's Sporting Goods: your order shipped",
    'CVS: flu shot clinic on Friday',
    'First Bank: closed Monday for the bank holiday',
    'Lincoln High School: early release today',
    'Wells Fargo card payment reminder: due Friday',
    'GreenPro: weed control for your lawn is booked',
    'A&W: free root beer float with any burger',
    'Lakeside Auto: our shop on Gun Lake Road is open',
    'Home Trust: your mortgage statement is ready',
  ].map(
    (message): MessageCase => ({
      probes: `no false alarm: ${message}`,
      message: `${message}. ${STOP}`,
      finds: ['content.prohibited pass', 'content.restricted pass'],
      spares: ['phishing.account-threat', 'phishing.imitated-brand', 'evasion.disguised-word'],
    }),
  ),
  {
    probes: 'a threat, a demand, and a third-party link',
    message:
      'Your account has been suspended. Verify your identity immediately at http://secure-login-check.top/a',
    status: 'error',
    finds: ['phishing.account-threat error'],
  },
  {
    probes: 'an imitated brand in the host',
    message: 'USPS: your package could not be delivered, see https://usps-redelivery.top/x',
    finds: ['phishing.imitated-brand error', 'phishing.account-threat error'],
  },
  {
    probes: 'an imitated sender with a third-party link',
    message: `Wells Fargo: new message at https://wf-secure.example.org/a. ${STOP}`,
    finds: ['phishing.imitated-brand error'],
  },
  {
    probes: 'the real brand on its own domain',
    message: `Wells Fargo: your statement is ready at https://www.wellsfargo.com/s. ${STOP}`,
    finds: ['phishing.imitated-brand pass', 'phishing.account-threat pass'],
  },
  {
    probes: 'mentioning a courier is not imitation',
    message: `Acme: your order left with FedEx, track it at https://acme.com/t/1. ${STOP}`,
    finds: ['phishing.imitated-brand pass', 'phishing.account-threat pass'],
  },
  {
    probes: 'an appointment link is not phishing',
    message: `Acme Dental: please confirm your appointment at https://acmedental.com/c. ${STOP}`,
    finds: ['phishing.account-threat pass'],
  },
  {
    probes: 'asking for a secret by reply',
    message: `Acme: reply with your password to continue. ${STOP}`,
    finds: ['phishing.asks-for-secrets error'],
  },
  {
    probes: 'promising never to ask for one',
    message: `Acme: we will never ask you to send your password. ${STOP}`,
    finds: ['phishing.asks-for-secrets pass'],
  },
  {
    probes: 'a prize with a link',
    message: 'Congratulations you have won a $1000 gift card, claim your prize at win.example.org/x',
    finds: ['phishing.prize error'],
  },
  {
    probes: 'invisible characters inside words',
    message: `Acme: your ac\u200bcount is ready. ${STOP}`,
    finds: ['evasion.invisible-characters error'],
  },
  {
    probes: 'mixed scripts',
    message: `Acme: your аccount is ready. ${STOP}`,
    finds: ['evasion.mixed-scripts error'],
  },
  {
    probes: 'styled letters',
    message: `Acme: 𝐬𝐚𝐥𝐞 today. ${STOP}`,
    finds: ['evasion.styled-letters warning'],
  },
  {
    probes: 'shouting',
    message: `ACME: BIG NEWS FOR ALL OUR FRIENDS TODAY. ${STOP}`,
    finds: ['spam.capitals warning'],
  },
  { probes: 'exclamation', message: `Acme: hello!!! ${STOP}`, finds: ['spam.punctuation warning'] },
  { probes: 'three emoji', message: `Acme: 🎉🎉🎉 ${STOP}`, finds: ['spam.emoji warning'] },
  {
    probes: 'a Social Security number',
    message: `Acme: your file 123-45-6789 is ready. ${STOP}`,
    finds: ['personal-data.social-security-number error'],
  },
  {
    probes: 'a card number with a valid check digit',
    message: `Acme: card 4111 1111 1111 1111 was charged. ${STOP}`,
    finds: ['personal-data.card-number error'],
  },
  {
    probes: 'sixteen digits that are not a card number',
    message: `Acme: tracking 4111 1111 1111 1112. ${STOP}`,
    finds: ['personal-data.none pass'],
  },
  ...[
    '{name}',
    '{{first_name}}',
    '[NAME]',
    '[Your Business Name]',
    '%s',
    '<<x>>',
    'lorem ipsum',
    '*|FNAME|*',
    '%FIRST_NAME%',
    '${name}',
    '[Sucursal]',
    '[fecha de la cita]',
    '[NOMBRE DEL CLIENTE]',
    '[Técnico]',
    '[Provider]',
    '<fecha>',
  ].map(
    (field): MessageCase => ({
      probes: `an unfilled field: ${field}`,
      message: `Acme: hi ${field}, see you soon. ${STOP}`,
      finds: ['placeholders.unfilled warning'],
    }),
  ),
  {
    probes: 'a sender in brackets and 50% are not placeholders',
    message: `[Acme] Save 50% so come in. ${STOP}`,
    messageType: 'promotional',
    finds: ['placeholders.unfilled pass', 'brand.named pass'],
  },
  {
    probes: 'a Spanish text may be sent but not registered',
    message: 'Clínica Acme: su cita es hoy a las 3. Responda STOP para cancelar.',
    status: 'pass',
    finds: ['language.english info', 'opt-out.present pass'],
  },
  {
    probes: 'a joined keyword',
    message: 'Acme: sale on soups. Text STOP2END',
    messageType: 'promotional',
    finds: ['opt-out.keyword-works error'],
  },
  {
    probes: 'CANCEL requested for something else',
    message: `Acme Dental: see you at 3. Reply CANCEL to cancel your appointment. ${STOP}`,
    finds: ['opt-out.keyword-collision warning', 'opt-out.present pass'],
  },
  {
    probes: 'a curly quote that doubles the segments',
    message: `Acme: it’s time for your visit, please come ten minutes early and bring your card. ${STOP}`,
    finds: ['encoding.forced-ucs2 warning', 'length.segments info'],
  },
  {
    probes: 'a lone surrogate',
    message: `Acme: hi \ud83d. ${STOP}`,
    finds: ['encoding.broken-character error'],
  },
  { probes: 'a NUL', message: `Acme: hi \0. ${STOP}`, finds: ['encoding.control-characters warning'] },
  {
    probes: 'a greeting does not hide the label after it',
    message: `Hola! Copper Kettle: your table is ready. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named pass'],
  },
  {
    probes: 'a greeting by name and the sender “here”',
    message: `Dear Mr. Lee, Copper Kettle here. Your table is ready. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named pass'],
  },
  {
    probes: 'good wishes before the sender',
    message: `Happy birthday, {first_name}! Bella Notte: your dessert is on us this month. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named pass'],
  },
  {
    probes: 'a greeting alone names no sender',
    message: `Hi Dana! Reminder: your visit is on Friday. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named warning'],
  },
  {
    probes: 'a signature of a person at the company',
    message: `Hi there! New listing: parkrealty.com/oak12 - Jenna, Park Realty. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named pass'],
  },
  {
    probes: 'the confirmation of an opt-out needs no opt-out',
    message: 'Acme: you have been unsubscribed and will get no more messages. Reply START to come back.',
    messageType: 'transactional',
    status: 'pass',
    finds: ['opt-out.present pass'],
  },
  {
    probes: 'a promotion that mentions an opt-out needs an opt-out instruction',
    message: 'Acme: you are unsubscribed from our news. 20% off if you come back: reply START.',
    messageType: 'promotional',
    finds: ['opt-out.present error'],
  },
  {
    probes: 'a call for attention before the sender',
    message: `REMINDER: Copper Kettle: your table is booked for 7 pm. ${STOP}`,
    messageType: 'promotional',
    finds: ['brand.named pass'],
  },
  {
    probes: 'a domain with the sender’s name and a bait word does not belong to the sender',
    message: `URGENT: Valley CU: suspicious login. Verify now at valleycu-secure.info ${STOP}`,
    messageType: 'transactional',
    finds: ['brand.named pass', 'phishing.account-threat error'],
  },
  { probes: 'only spaces', message: '   ', status: 'error', finds: ['length.has-content error'] },
  {
    probes: 'more segments than Telnyx accepts',
    message: `Acme: ${'soup '.repeat(310)}${STOP}`,
    finds: ['length.provider-limit warning', 'length.segments warning'],
  },
];
