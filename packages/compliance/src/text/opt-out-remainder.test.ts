// Protects that an opt-out that leaves some marketing is found, and that friendly words for leaving are not held against it.
import { expect, test } from 'vitest';
import { readOptOutWording } from './opt-out-wording.ts';
import { readWords } from './words.ts';

const read = (text: string) => readOptOutWording(text, readWords(text));

test.each([
  'Mesa Bikes: text STOP to end the coupons. Our monthly deals will keep coming.',
  'Ruby Nails: reply STOP to leave the flash deals, but you will still get our holiday offers',
  'Reply STOP to end lunch specials; other Taco Loft promotions continue',
  'Text STOP to leave the club and you stay on our sale alerts. Ruby Nails',
  'Reply STOP to get fewer promos from Mesa Bikes',
  'Mesa Bikes: STOP pauses our deals for three weeks',
  'Reply STOP to switch to weekly offers. Taco Loft',
  'Responda STOP para quitar los cupones; seguirá recibiendo las ofertas del mes. Zapatos Luz',
])('STOP leaves some marketing: %s', (text) => expect(read(text).problem?.kind).toBe('remainder'));

test.each([
  'Mesa Bikes: helmets $25. Reply STOP to rescue your inbox.',
  'Reply STOP to be put on the do-not-contact list. Taco Loft has new salsas',
  'Ruby Nails: gel $30. Text STOP for peace and quiet',
  'Ruby Nails: gel $30. STOP to give your phone a rest',
  'Zapatos Luz: botas $40. Responda STOP para entrar a la lista de no contactar',
  'Taco Loft: reply STOP to end the coupons.',
  'Taco Loft: wings $8. Reply STOP to be deleted from these texts',
  'Mesa Bikes: reply STOP to end offers. Repair updates will continue.',
  'Mesa Bikes: reply STOP to end these. You will still receive booking confirmations.',
  'Taco Loft: reply YES to keep getting specials or STOP to opt out',
  'Mesa Bikes: STOP ends texts, but you will still get our email offers',
  'Reply STOP to opt out. Our sale continues through Monday! Ruby Nails',
])('an instruction that holds: %s', (text) => {
  const { instruction, problem } = read(text);
  expect(problem).toBeUndefined();
  expect(instruction?.isStandard).toBe(true);
});

test.each([
  'Reply STOP to keep your seat. Taco Loft',
  'Mesa Bikes: reply STOP to claim your free helmet',
  'Reply STOP to give your phone a rest and win a $50 card. Ruby Nails',
  'Ruby Nails: text STOP to RSVP for the party',
  'Responda STOP para apuntarse a la lista VIP. Zapatos Luz',
])('another purpose than leaving: %s', (text) => expect(read(text).problem?.kind).toBe('second-meaning'));
