// Protects how an opt-out instruction is judged by its parts: what sending the keyword does, and under which condition.
import { expect, test } from 'vitest';
import { readOptOutWording } from './opt-out-wording.ts';
import { readWords } from './words.ts';

const read = (text: string) => readOptOutWording(text, readWords(text));

test.each([
  ['second-meaning', 'Reply STOP and we’ll release your slip to the next boater'],
  ['second-meaning', 'Text STOP and I’ll give it to the next buyer'],
  ['second-meaning', 'If you text STOP we will take it that you no longer need oxygen service'],
  ['second-meaning', 'Text STOP to end these notices. Doing so withdraws your child from the bus roster.'],
  ['second-meaning', 'Reply STOP to turn down the quote'],
  ['second-meaning', 'Reply 1 to keep it or STOP if you need to give up the slot'],
  ['second-meaning', 'Your STOP was processed: texts are off and your lawn plan has been cancelled'],
  ['second-meaning', 'STOP ends your lease reminders and your autopay discount'],
  ['second-meaning', 'Responda SI para confirmar o STOP para cancelarla'],
  ['second-meaning', 'Si manda STOP cancelamos su apartado y los avisos'],
  ['second-meaning', 'Si contesta STOP damos por hecho que no viene'],
  ['condition', 'Responda STOP para salir, a menos que ya tenga cita agendada'],
  ['condition', 'Once it is returned you can text STOP to leave service texts'],
  ['condition', 'To opt out text STOP and return the pink form signed by both parents'],
  ['condition', 'Reply STOP during business hours to opt out'],
  ['condition', 'Must be 18+ to text STOP'],
  ['condition', 'Reply STOP to ask to be removed; a manager has to approve it'],
  ['delay', 'STOP to leave (we scrub our list every spring)'],
  ['delay', 'Text STOP and you’re off by year end'],
  ['delay', 'STOP para salir, actualizamos la lista cada enero'],
  ['fee', 'If you text STOP your $40 deposit will not be returned'],
  ['fee', 'Off the list? STOP + $1 via CashApp'],
  ['negated', 'Employees are not able to opt out of company texts'],
  ['negated', 'La renta vence el 5. No es posible salirse de estos avisos.'],
  ['negated', 'No sirve de nada poner STOP porque este cel es prestado'],
])('%s: %s', (kind, text) => expect(read(text).problem?.kind).toBe(kind));

test.each([
  'Reply STOP to opt out of promos. You’ll still get order updates.',
  'Reply STOP if this is a wrong number.',
  'Reply STOP if you’ve moved.',
  'Reply STOP if you are not Maria.',
  'Reply STOP to withdraw your consent to receive texts.',
  'Text STOP and you’ll have your peace',
  'Text STOP to leave the Taco Club.',
  'Reply STOP to cancel texts. This won’t cancel your appointment.',
  'Reply STOP when you’ve had enough',
  'Too many texts? Reply STOP to pause promos or STOPALL to end everything.',
  'Reply STOP and your number comes off our list.',
  'Responda STOP para cancelar los avisos; su cita sigue en pie.',
  'Con STOP se da de baja.',
  'Si manda STOP quitamos su número del directorio.',
])('holds: %s', (text) => {
  expect(read(text)).toMatchObject({
    problem: undefined,
    brokenKeyword: undefined,
    instruction: expect.anything(),
  });
});

test.each([
  'Reply 2 and I won’t text again',
  'Reply DELETE and your number comes off',
  'Manda YAESTUVO pa’ no recibir promos',
  'Reply CEASE for no more tracking texts',
  'EXIT99 ends messages',
  'Responda SACAME y no le avisamos más',
  'Reply 5 if you want me to quit texting',
])('a word that no provider recognizes: %s', (text) => {
  expect(read(text)).toMatchObject({ instruction: undefined, brokenKeyword: expect.any(String) });
});

test.each([
  'Reply C to confirm and never miss a visit',
  'Text DEAL for 20% off your order',
  'Reply YES and we will not charge a deposit',
  'Text KIDS to leave a review',
])('a reply to something else: %s', (text) => expect(read(text).brokenKeyword).toBeUndefined());

test.each([
  'If you’d rather not get these just let me know',
  'Si no quiere que le mande mensajes solo avíseme',
  'You can opt out whenever you like.',
])('a way out without a word to send: %s', (text) =>
  expect(read(text)).toMatchObject({ instruction: undefined, freeWording: expect.any(String) }),
);
