// Protects how a given brand name is found in a text, and how another sender is told from a topic, a person, or a place.
import { describe, expect, test } from 'vitest';
import { findLinks } from './links.ts';
import { readSender } from './named-sender.ts';
import { readWords } from './words.ts';

const read = (text: string, brandName: string) =>
  readSender(text, readWords(text), findLinks(text), brandName);

describe('a given brand name', () => {
  test.each([
    ['in full', "Hi! Your table at Nonna Rosa's is ready.", 'Nonna Rosa’s Trattoria'],
    ['initials and a word', 'NR Trattoria: pasta night', 'Nonna Rosa’s Trattoria'],
    ['its first word, possessive', "Nonna's has pasta night tonight", 'Nonna Rosa’s Trattoria'],
    ['without spaces', 'JJ Auto: your car is ready', 'J & J Auto Repair LLC'],
    ['a domain', 'Your car is ready! jjautorepair.com', 'J & J Auto Repair LLC'],
    ['a domain with a short form', 'Pay at delgadobros.com/pay', 'Delgado Brothers Plumbing'],
    ['an email address', 'Questions? hello@oatandivy.com', 'Oat & Ivy'],
    ['a handle', 'Two spots left! @unasporyari', 'Uñas por Yari'],
    ['a short spelling', "St Mary's: mass at 9", 'Saint Mary Church'],
    ['a number as a word', 'Four Seasons HVAC: filter time', '4 Seasons HVAC'],
    ['written apart', 'Peoples Health: your visit is due', 'PeoplesHealth'],
    ['initials', 'GLFD: you are due for a checkup', 'Great Lakes Family Dentistry'],
    ['a capital inside a word', 'Murph is on Monday. CFCB', 'CrossFit Copper Basin'],
    ['"and" for "&"', 'Wren and Oak: trunk show', 'Wren & Oak'],
    ['a typing error', 'Goldenrod Bakry: king cakes', 'Goldenrod Bakery'],
    ['without the kind of business', 'Don Lalo tiene arrachera', 'Carnicería Don Lalo'],
    ['without accents', 'CLINICA SANTA ROSA: su cita', 'Clínica Santa Rosa'],
    ['without its legal ending', 'Tri-County Septic: on our way', 'Tri-County Septic, Inc.'],
  ])('%s: %s', (_how, text, brandName) => {
    expect(read(text, brandName)).toMatchObject({ sender: { form: 'brand' }, other: undefined });
  });

  test.each([
    ['an ordinary word', 'The weather at the summit looks rough', 'Summit'],
    ['its first word as an ordinary word', 'Your target tee time is open', 'Target Practice Golf'],
    ['only the kind of business', 'Your dental visit is tomorrow', 'Cedar Hollow Dental'],
    ['a later word alone', 'Ford has 1.9% this month', 'Keller Ford'],
    ['a shortened link', 'Details bit.ly/3xplnt', 'Fern & Slate Plants'],
  ])('is not found in %s: %s', (_why, text, brandName) => {
    expect(read(text, brandName).sender).toBeUndefined();
  });
});

describe('another sender', () => {
  test.each([
    ['Vista Peak Eye Care: your contacts are in', 'Vista Peak Eye Care'],
    ['Hi! Dana here with Coastal Key Homes, call me', 'Coastal Key Homes'],
    ['Lock in the founder rate.\nSummit Fitness Club', 'Summit Fitness Club'],
    ['IRS: su reembolso fue retenido', 'IRS'],
    ['Smith & Sons Plumbing: on our way', 'Smith & Sons Plumbing'],
    ['Sundress restock. shopvioletlane.com, tap for sizes', 'shopvioletlane.com'],
  ])('%s', (text, name) => expect(read(text, 'Bluebird Car Wash').other?.name).toBe(name));

  test.each([
    'Juan: su cita es mañana',
    'Weather Alert: we close at 2 today',
    'Fraud alert: did you attempt a purchase?',
    'Reminder from Financial Aid: documents are due',
    'New message from Sarah about your order',
    'See your receipt from Square: squareup.com/receipt/x',
    'Thanks for your order at Target!',
    'Flight 2214 to Denver departs from gate B9',
  ])('none in: %s', (text) => expect(read(text, 'Bluebird Car Wash').other).toBeUndefined());
});

test.each(['', ' ', '&', '🦊', "'", 'Inc.', 'the', '\ud800', '12', 'a'.repeat(255)])(
  'the brand name %j does not throw and does not match an unrelated text',
  (brandName) => expect(read('your table is ready', brandName).sender).toBeUndefined(),
);
