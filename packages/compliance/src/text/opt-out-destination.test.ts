// Tests that an opt-out which goes to another number than the sender's is seen, and that one's own number is not an error.
import { describe, expect, test } from 'vitest';
import { findOptOutDestination } from './opt-out-destination.ts';
import { readOptOutWording } from './opt-out-wording.ts';
import { readWords } from './words.ts';

const kindOf = (text: string) => findOptOutDestination(text)?.kind;

describe('a number that sends no texts to the United States', () => {
  test.each([
    'Harbor Realty: two open homes on Sunday. Reply STOP to 0491 570 156 to opt out',
    'Verde Market: 2 for 1 on avocados. Text STOP to +44 7700 900123',
    'Clínica Roma: su cita es mañana. Envíe BAJA al número +52 55 1234 5678',
    'Nordic Sauna: new hours from Monday. STOP to 2201 to end',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('elsewhere');
    expect(readOptOutWording(text, readWords(text)).problem?.kind).toBe('destination');
  });
});

test.each([
  'Bluebird Cafe: pie is back. Reply STOP to 44001 to end',
  'Pilates Norte: clase gratis el lunes. Responda STOP a 44001',
  'Bluebird Cafe: pie is back. Respond with STOP to (503) 555-0142.',
])('a reply that should go to a named number contradicts itself: %s', (text) =>
  expect(kindOf(text)).toBe('reply'),
);

test.each([
  'Bluebird Cafe: pie is back. Text STOP to 44001 to end',
  'Bluebird Cafe: pie is back. Reply HELP for help or text STOP to 44001.',
  'Bluebird Cafe: pie is back. To leave, text "STOP" to (503) 555-0142',
  'Bluebird Cafe: pie is back. txt stop to 555-0126 to unsubscribe',
  'Bluebird Cafe: pie is back. Text 44001 with the word STOP to leave',
])('a US number that may be the sender’s own is no error: %s', (text) => {
  expect(kindOf(text)).toBe('own');
  expect(readOptOutWording(text, readWords(text)).problem).toBeUndefined();
});

test.each([
  'Reply STOP to opt out. Questions? Call 503-555-0142.',
  'Reply STOP to end 2 alerts a week',
  'Reply STOP to opt out, or text STOP to 44001.',
  'Reply STOP to 2026 season texts',
  'Your total is down from the END price to 4500 points',
  'Call Nils 218-555-0139. STOP to opt out',
  'Reply STOP to end 4/15/2026',
])('names no other number: %s', (text) => expect(findOptOutDestination(text)).toBeUndefined());
