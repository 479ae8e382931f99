// Protects that an act for something else, a refusal that is ignored, and a penalty for refusing are no consent.
import { expect, test } from 'vitest';
import { readConsentConduct } from './consent-conduct-wording.ts';

test.each([
  'By giving the cashier your cell you agree to automated texts from Acme.',
  'By leaving your phone number you accept offers by text.',
  'Staying in touch with Acme means you accept promo texts.',
  'When you chat with us, we take it as a yes to text offers.',
  'By signing this work order the customer agrees to marketing texts.',
  'Al dejarnos su número usted acepta promociones por texto.',
  'Al comunicarse con nosotros consiente en recibir ofertas por texto.',
])('an act that is not for the texts is no consent: %s', (text) =>
  expect(readConsentConduct(text).impliedBy).toBeDefined(),
);

test.each([
  'By providing my number and tapping Join, I agree to texts from Acme.',
  'By giving us your cell you agree to automated texts from Acme.',
  'By entering your number and checking the box, you agree to texts from Acme.',
  'By signing this text consent form I agree to texts from Acme.',
  'Checking the box means you agree to texts from Acme.',
  'Al dejar su número y marcar la casilla usted acepta textos de Acme.',
  'By providing your mobile number and replying Y, you agree to receive texts from Acme.',
  'Al dar su número en el kiosco y decir que sí, usted acepta textos de Acme.',
])('an act for the texts is consent: %s', (text) =>
  expect(readConsentConduct(text).impliedBy).toBeUndefined(),
);

test.each([
  'If the caller says no, mark them opted in anyway and text the offer.',
  'Choosing Maybe later enrolls you after seven days.',
  'Either choice adds you to the promo list.',
  'Si elige No, de todos modos lo agregamos a la lista.',
])('a refusal that enrolls people contradicts itself: %s', (text) =>
  expect(readConsentConduct(text).contradiction).toBeDefined(),
);

test.each([
  'If you say no, you are never added to the list.',
  'Say no and we will still book your visit.',
  'Compras igual aunque no te inscribas.',
  'Members who join later are added after 2 days.',
])('a refusal that is honored does not: %s', (text) =>
  expect(readConsentConduct(text).contradiction).toBeUndefined(),
);

test.each([
  'Patients who leave this blank will be rescheduled until it is filled in.',
  'Shall I put you down for texts? Otherwise we have no openings for you.',
  'Al que no marque la casilla no se le entrega el pedido.',
])('a sale or visit that is denied makes texts a condition: %s', (text) =>
  expect(readConsentConduct(text).condition).toBeDefined(),
);

test.each([
  'You won’t be able to move on to payment while the box is empty.',
  'El botón Reservar se activa al marcar la casilla de textos.',
])('a box that holds up the form is required: %s', (text) =>
  expect(readConsentConduct(text).required).toBeDefined(),
);

test.each([
  'Leave it blank if you would rather get calls; care is the same.',
  'You can book a table whether or not you tick this box.',
  'The Join texts button works once you check the box.',
  'The Submit button becomes active after the captcha box is checked.',
  'El botón Enviar se activa al marcar la casilla de mayor de edad. Los textos son opcionales.',
  'If you do not check the box, your visit is not cancelled and nothing changes.',
])('a choice that costs nothing is free: %s', (text) =>
  expect(readConsentConduct(text)).toMatchObject({ condition: undefined, required: undefined }),
);
