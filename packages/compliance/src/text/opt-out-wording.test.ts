// Protects how messages are read: opt-out instructions, texts that only look like them, and senders.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLinks } from './links.ts';
import { readOptOutWording } from './opt-out-wording.ts';
import { readSender } from './named-sender.ts';
import { readWords } from './words.ts';

const read = (text: string) => readOptOutWording(text, readWords(text));

describe('a keyword that is joined with another word', () => {
  test.each([
    ['More help at support@surf.example. Reply STOP SURF20 to cancel.', 'STOP SURF20'],
    ['Reply PIZZA HELP to learn more or PIZZA STOP to stop all messages.', 'PIZZA STOP'],
    ['Pizza Palace: 2 pies for $20 tonight. Reply PIZZA STOP to end', 'PIZZA STOP'],
    ['Lakeside: kayaks are in. Text STOP LAKESIDE to quit', 'STOP LAKESIDE'],
    ['Lakeside: kayaks are in. Reply Stop-1 to leave this list', 'Stop-1'],
    ['You are on 2 lists:\nStop-1 stops the green list\nStop-2 stops the red list', 'Stop-1'],
    ['Lagos: ya hay kayaks. Responda STOP LAGOS para salir', 'STOP LAGOS'],
    ['Acme: our sale is on. Text STOP SURF20 to 55555', 'STOP SURF20'],
    ['Lagos: ya hay kayaks. Mande LAGOS ALTO para no recibir mensajes', 'LAGOS ALTO'],
  ])('is no instruction: %s', (text, brokenKeyword) =>
    expect(read(text)).toMatchObject({ instruction: undefined, brokenKeyword }),
  );

  test.each([
    'Lakeside: kayaks are in. Reply STOP ALL to opt out',
    'Lakeside: kayaks are in. Reply STOP NOW to opt out',
    'Lakeside: kayaks are in. Reply STOP (all caps) to opt out',
    'Lakeside: kayaks are in. Reply STOP OR END to opt out',
    'Lakeside: kayaks are in. Text STOP 2 QUIT',
    'Lakeside: kayaks are in. Reply STOP. LAKESIDE',
    'Lakeside: kayaks are in. Text STOP LAKESIDE to leave this list, STOP to leave all lists',
    'LAKESIDE: KAYAKS ARE IN. REPLY STOP LAKESIDE TO QUIT',
    'Lakeside: rx ready, reply REFILL or call us. STOP to end',
    'Lagos: ya hay kayaks. Responda STOP YA para salir',
    'Lakeside: kayaks are in. Reply STOP TODAY to opt out',
    'Lakeside: kayaks are in. Reply STOP TEXTS to end',
  ])('is not read into: %s', (text) =>
    expect(read(text)).toMatchObject({ instruction: { isStandard: true }, brokenKeyword: undefined }),
  );
});

test.each([
  'Bay Clinic: can you come in? Reply AM or PM STOP to opt out',
  'Acme: vote! Reply BLUE or RED STOP to end.',
  'Acme: sale. Questions? Call or text JOE STOP to end',
  'Bay Tours: reply to book LA or NYC STOP to end',
  'Red Cross: we need blood type AB STOP to end',
  'Acme: sale. Reply ALL CAPS STOP to end',
])('a keyword behind a sentence without a period is joined with nothing: %s', (text) =>
  expect(read(text).brokenKeyword).toBeUndefined(),
);

describe('an opt-out instruction', () => {
  test.each([
    ['Reply STOP to opt out', 'stop', true],
    ['Reply STOP to unsubscribe.', 'stop', true],
    ['reply stop to end', 'stop', true],
    ['Text STOP to 55555 to cancel', 'stop', true],
    ['Txt STOP 2 quit', 'stop', true],
    ['STOP to end', 'stop', false],
    ['STOP=end', 'stop', false],
    ['STOP 2 end', 'stop', false],
    ['Reply "STOP" to stop messages', 'stop', true],
    ['To opt out, reply with the word STOP', 'stop', true],
    ['Reply HELP for help or STOP to cancel', 'stop', true],
    ['HELP 4 help, STOP 2 cancel', 'stop', false],
    ['Opt out: STOP', 'stop', false],
    ['Reply STOP', 'stop', true],
    ['REPLY STOP TO OPT OUT', 'stop', true],
    ['Text UNSUBSCRIBE to end', 'unsubscribe', true],
    ['Reply OPT OUT to leave', 'opt out', true],
    ['Reply QUIT to quit', 'quit', true],
    ['Reply STOP to cancel your subscription', 'stop', true],
    ['Reply STOP to stop appointment reminders', 'stop', true],
    ['Responda STOP para cancelar', 'stop', true],
    ['Envíe ALTO para no recibir más', 'alto', true],
    ['Reply YES to confirm or STOP to opt out', 'stop', true],
    ['Text STOP to this number to end', 'stop', true],
  ])('%s', (text, keyword, hasVerb) => expect(read(text).instruction).toMatchObject({ keyword, hasVerb }));

  test.each([
    'Stop by our store today',
    'Stop in to see us',
    'Non-stop flights from $99',
    "Don't stop now, sale ends Friday",
    'Text us to cancel',
    'Please return by end of day',
    'Reply C to cancel',
    'Reply CANCEL to cancel your appointment',
    'End to end encryption',
    'The bus stop is closed',
    'Reply Y to confirm, N to cancel',
    'Quit smoking with us',
    'Reply Y to confirm or CANCEL to cancel',
    'Text STOPNOW to end',
    'STOP2END',
    'stop=end',
    'text cancel=out to leave',
  ])('none in: %s', (text) => expect(read(text).instruction).toBeUndefined());

  test('a standard keyword is preferred to one in another language', () => {
    expect(read('Responda ALTO para salir o STOP para cancelar').instruction?.keyword).toBe('stop');
    expect(read('Responda ALTO para salir').instruction?.isStandard).toBe(false);
  });
});

describe('traps', () => {
  test.each([
    ['brokenKeyword', 'Reply STOP2END'],
    ['brokenKeyword', 'text STOPNOW to end'],
    ['brokenKeyword', 'Reply 2 to stop'],
    ['brokenKeyword', 'Reply 9 to unsubscribe'],
    ['brokenKeyword', 'Reply NOPE to stop messages'],
    ['brokenKeyword', 'Reply NO to opt out'],
    ['brokenKeyword', 'Reply ST0P to end'],
    ['brokenKeyword', 'Reply S T O P to end'],
    ['collision', 'Reply Y to confirm or CANCEL to cancel'],
    ['collision', 'Reply CANCEL to cancel your appointment'],
    ['collision', 'Reply END to end the survey'],
    ['friction', 'Call us to opt out'],
    ['friction', 'Log in to unsubscribe'],
    ['friction', 'To opt out, call 512-555-7123'],
    ['friction', 'To unsubscribe please visit our website'],
    ['friction', 'Unsubscribe: https://acme.com/u'],
    ['friction', 'Reply STOP followed by your account number'],
    ['friction', 'A $5 fee applies to opt out'],
    ['exclusive', 'The only way to opt out is to reply STOP'],
    ['exclusive', 'You must reply STOP'],
    ['hiddenBy', 'Sale!\n\n\n\n\n\n\n\nReply STOP to end'],
    ['hiddenBy', `Sale!${' '.repeat(30)}Reply STOP to end`],
    ['freeWording', 'If you no longer want these, let us know'],
    ['freeWording', 'Rather not get our news? Just reply and tell us'],
  ] as const)('%s: %s', (kind, text) => expect(read(text)[kind]).toBeDefined());

  test.each([
    ['friction', 'Call us to change the day. Reply STOP to opt out.'],
    ['friction', 'Call 512-555-7123 to reschedule or reply STOP to opt out'],
    ['friction', 'Visit acme.com for details. STOP to end'],
    ['brokenKeyword', 'Reply STOP to opt out'],
    ['brokenKeyword', 'Reply 1 to confirm, 2 to cancel'],
    ['brokenKeyword', 'Text us to stop by'],
    ['brokenKeyword', 'Endless deals at the bus stopover'],
    ['collision', 'Reply STOP to opt out'],
    ['collision', 'Reply STOP to stop appointment reminders'],
    ['exclusive', 'Reply STOP to opt out'],
    ['hiddenBy', 'Sale!\n\nReply STOP to end'],
  ] as const)('no %s: %s', (kind, text) => expect(read(text)[kind]).toBeUndefined());

  test('no text throws', () => {
    const words = fc.constantFrom(
      'STOP',
      'reply',
      'to',
      '2',
      'end',
      ' ',
      '\n',
      '"',
      '.',
      'cancel',
      'your',
      'appointment',
      '=',
      '\ud800',
      '\0',
    );
    fc.assert(fc.property(fc.array(words, { maxLength: 200 }), (parts) => void read(parts.join(' '))));
  });
});

const findSender = (text: string) => readSender(text, readWords(text), findLinks(text), undefined).sender;

describe('readSender', () => {
  test.each([
    ['Copper Kettle Cafe: your table is ready', 'Copper Kettle Cafe'],
    ['ACME | 20% off today', 'ACME'],
    ['[Acme] Your code is 123456', 'Acme'],
    ['Hi Anna, this is Copper Kettle. See you', 'Copper Kettle'],
    ['Hola! Copper Kettle: su mesa', 'Copper Kettle'],
    ['Hi Dana, Riverside Vet here: come at 3', 'Riverside Vet'],
    ['{{first_name}}, Copper Kettle: come at 3', 'Copper Kettle'],
    ["Hi! It's Mike from Apex HVAC. On my way", 'Apex HVAC'],
    ['This is Bank of America. Call us', 'Bank of America'],
    ['URGENT: Valley CU: call us today', 'Valley CU'],
    ['TempStaff jobs: warehouse work', 'TempStaff'],
    ['Jenna w/ Park Realty - come and see', 'Park Realty'],
    ['Thanks for your donation to Hope Food Bank!', 'Hope Food Bank'],
    ['Your Rx is ready, Main Street Pharmacy', 'Main Street Pharmacy'],
    ['Reminder from Acme Dental: see you at 3', 'Acme Dental'],
    ['123456 is your Uber verification code', 'Uber'],
    ['Your Google verification code is 123456', 'Google'],
    ['Your order has shipped. - Acme', 'Acme'],
    ['Your appointment at Acme Dental is tomorrow', 'Acme Dental'],
    ['Wells Fargo card payment reminder: due Friday', 'Wells Fargo'],
    ['acme: hello', 'acme'],
    ["Dick's Sporting Goods: your order shipped", "Dick's Sporting Goods"],
    ['AT&T: your bill is ready', 'AT&T'],
    ['H&M - new arrivals', 'H&M'],
    ['Thanks for choosing Acme Dental! Rate us', 'Acme Dental'],
    ['Welcome to Acme Rewards! Msg freq varies', 'Acme Rewards'],
  ])('%s', (text, name) => expect(findSender(text)?.name).toBe(name));

  test.each([
    'Reminder: your appointment is tomorrow',
    'Your code is 123456',
    'Hi John: see you at 3',
    'Hi John! Reminder: see you at 3',
    'Reminder: Friday: see you at 3',
    'FINAL NOTICE: pay now',
    'Sale today only! 50% off',
    'Meet us at 7:30',
    'Your order has shipped',
    'Important: reply now',
    '',
  ])('no sender in: %s', (text) => expect(findSender(text)).toBeUndefined());
});

test.each([
  [
    'Luna: su cita es el lunes. Responda STOP para confirmar. ALTO para no recibir más mensajes',
    'Responda STOP',
  ],
  ['Luna: your visit is Monday. Reply STOP to confirm. Reply END to opt out', 'Reply STOP'],
])('an opt-out keyword that confirms something else collides: %s', (text, collision) =>
  expect(read(text)).toMatchObject({ collision }),
);

test.each(['Responda STOP para confirmar su baja', 'Reply STOP to confirm your opt-out'])(
  'confirming an opt-out does not: %s',
  (text) => expect(read(text)).toMatchObject({ collision: undefined, instruction: { keyword: 'stop' } }),
);
