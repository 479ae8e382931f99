// Protects where the learned model corrects what the wordings say about an opt-out, and where it keeps silent.
import { describe, expect, test } from 'vitest';
import { weighOptOut } from './opt-out-opinion.ts';
import { readOptOutWording } from './opt-out-wording.ts';
import { readWords } from './words.ts';

function read(text: string) {
  const words = readWords(text);
  return weighOptOut(text, words, readOptOutWording(text, words));
}

describe('an instruction to which something else is attached', () => {
  test.each([
    'Harbor Vet: dental is Fri 7:30a. Reply STOP to opt out. Your slot then goes to the waitlist.',
    'Elks Lodge steak night Fri 6-8. Members in good standing may reply STOP.',
    'You have $10 in Bark Bucks! Text STOP to unsubscribe and donate your Bucks to the shelter.',
    'Su mesa está a las 8 en La Parrillada. Responda CANCEL para cancelar su mesa y los mensajes.',
    'Gimnasio Furia: clase de box 6am. Mande STOP para dejar textos, su membresía también se cancela.',
  ])('%s', (text) => {
    const { problem, collision } = read(text);
    expect(problem?.kind ?? collision).toBeDefined();
  });
});

describe('an instruction in other words than usual', () => {
  test.each([
    "$10 off brake pads this week at Kwan's Auto. STOP → opt out",
    'Sale ends Friday at 9, and STOP works any day of the week. 3 for 2 candles, Wax Poetic',
    'Ya estás en la lista de Jóvenes Betania, 3 mensajes por semana. STOP pa salirte, AYUDA si te trabas.',
    'Recordatorio: vacunas de Mateo mañana 4:20. STOP quita recordatorios, la cita sigue en pie.',
  ])('%s', (text) =>
    expect(read(text)).toMatchObject({ instruction: { keyword: 'stop' }, problem: undefined }),
  );
});

describe('a sound instruction beside money, a delay, or an aside', () => {
  test.each([
    'Peak Roofing: your balance of $1,200 is past due, a $25 late fee applies after 5/10. Reply STOP to opt out.',
    "Nori Sushi: half price rolls tonight. Reply STOP to quit. We'd hate to see you go!",
    'Town of Pell Lake: sewer bill $38 is due 5/20. STOP ends texts only, the bill still comes by mail.',
    "Hollis Tack & Feed: fly spray 20% off. Text STOP to end, you won't be charged for it.",
    'Farmacia Luz: su receta está lista. Responda STOP para no recibir más mensajes.',
  ])('%s', (text) => expect(read(text).problem).toBeUndefined());
});

test('the quoted sentence is taken from the text', () => {
  const text = 'Lotus Skin: serum set $39. Members in good standing may reply STOP.';
  expect(text).toContain(read(text).problem?.quoted);
});

test.each(['', ' ', '!!!', 'STOP', 'stop', '🛑', 'Hello', '\ud800 STOP', 'STOP '.repeat(300)])(
  'the text %j does not throw',
  (text) => expect(() => read(text)).not.toThrow(),
);
