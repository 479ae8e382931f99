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
    ['its name after dba', 'Lantern Books: story hour', 'Greystone Holdings LLC dba Lantern Books'],
    ['written in one word', "Tucker's Quick Cash is open", 'TuckersQuickCash'],
    ['a Spanish legal form', 'Techos Boricua: vamos en camino', 'Grupo Techos Boricua S.A. de C.V.'],
    ['without its first word of the trade', 'Taller Beltrán: su carro está listo', 'Auto Servicio Beltrán'],
    ['a shorter word', 'Willow Park Condo: elevator B is out', 'Willow Park Condominium Association'],
    ['a title and a surname', 'Le espera la Dra. Ocasio', 'Dr. Maribel Ocasio Family Dentistry PLLC'],
    ['initials with dots', 'P.C.P.R. office: the city signed off', 'Pacific Coast Plumbing & Rooter'],
    ['initials with an ampersand', 'B&H Land: gate combo changed', 'Boone & Halloway Land Company'],
    ['initials of its last words', 'Marisol CU bot: payment due', 'Marisol Credit Union'],
    ['as it sounds', 'its Gilermos Upholstery, come by', 'Guillermo’s Upholstery & Canvas LLC'],
    ['a hashtag of some words', 'walk ins til 5 #PolishedKaty', 'Polished Nail Lounge - Katy'],
    ['a domain under any suffix', 'Details: mezaappliance.example/lg', 'Meza Appliance'],
    ['a page of a service', 'Follow instagram.com/blueheronkayaks', 'Blue Heron Kayaks'],
    ['another order', 'tu retoque es mañana 💅 yesi nails', 'Nails by Yesi & Co.'],
    ['the trade in Spanish', 'Le habla Techos Valdez, llegamos el lunes', 'Valdez & Sons Roofing'],
    ['the trade in English', 'Del Sol Medical: labs Thursday', 'Grupo Médico Del Sol'],
    ['initials of the people', 'Depo prep Monday. OWB Law', 'The Law Firm of Okafor, Whitley & Brandt LLP'],
    ['a domain of a word and initials', 'Renew at pinnaclepg.com/renew', 'Pinnacle Property Group, Inc.'],
    ['a handle of a short form', 'dm @smilehubortho', 'SmileHub Orthodontics & Kids Dentistry PC'],
    ['one word for two', '7ELEVEN FREE COFFEE MONDAY', '7-Eleven'],
    ['an article and small letters', 'aqui en la esperanza los esperamos', 'Panadería La Esperanza, Inc.'],
    ['a common word after "at"', 'Dinner at Sunrise is the 20th', 'Sunrise Senior Living of Boise'],
    ['without vowels', 'Grn Valley Lawn: we cut on Tuesday', 'Green Valley Lawn Pros'],
    ['a missing letter', 'Sumit Credit Union: your card was mailed', 'Summit Credit Union'],
    ['initials of two words', 'Depo prep Monday at 9. TP Counseling', 'Turning Point Counseling'],
    ['the beginnings of its words', 'MoCo Fair: wristbands are $20 until Friday', 'Monroe County Fair'],
    ['behind an invitation', 'Stop by Harbor Books this weekend', 'Harbor Books'],
    ['the owner alone, as customers say', "Ottilie's pies are back on Saturday", 'Ottilie’s Country Kitchen'],
    ['small letters after "from"', 'its jules from vero, bangs at 11?', 'Vero Salon Group LLC'],
  ])('%s: %s', (_how, text, brandName) => {
    expect(read(text, brandName)).toMatchObject({ sender: { form: 'brand' }, other: undefined });
  });

  test.each([
    ['its kind alone', 'pick up at the laundromat before 6', 'Laundromat Ysabel'],
    ['its kind alone in Spanish', 'ya puede pasar por la lavandería', 'Lavandería Tres Ríos'],
    ['an ordinary word', 'The weather at the summit looks rough', 'Summit'],
    ['its first word as an ordinary word', 'Your target tee time is open', 'Target Practice Golf'],
    ['only the kind of business', 'Your dental visit is tomorrow', 'Cedar Hollow Dental'],
    ['a later word alone', 'Ford has 1.9% this month', 'Keller Ford'],
    ['a shortened link', 'Details bit.ly/3xplnt', 'Fern & Slate Plants'],
    ['a name that starts alike', 'Cedar Hollow Dental: see you Tue', 'Cedar Ridge Dental'],
    ['the same name of another trade', 'Harlow Dental: see you Tue', 'Harlow Fitness'],
    ['a name that ends alike', "Women's Imaging Center: call us", 'Fenwick Imaging Center'],
    ['the number of an order', 'Order HBD-22817 is ready', 'Hearthstone Bakery & Deli'],
    ['a saint', 'El 15 es la fiesta de San Isidro Labrador', 'Abarrotes San Isidro'],
    ['its city', 'Duluth is getting 11 inches tonight', 'Duluth Snow Removal Co'],
    ['a keyword', 'Sale today. Reply STOP to end', 'Corner Stop'],
    ['a street', 'the city is repaving Main Street', 'Main Street Family Dental LLC'],
    ['a corner', 'the corner of Maple and Main', 'Maple & Main Realty Group, Inc.'],
    [
      'common words in small letters',
      'For the harvest moon supper we have you at 40',
      'Harvest Moon Catering',
    ],
    [
      'a common word of a product',
      'Granite slab’s picked, they template Monday',
      'Granite State Chimney LLC',
    ],
    ['the name of the reader', 'Mr. Carter, we have you down for Monday', 'Carter Dental Studio'],
    ['the family of the reader', 'Good morning Rivera family, both cars are on', 'Rivera & Rivera Insurance'],
    [
      'a name of another trade',
      'BRIGHT HORIZONS Child Care: room 2 is closed',
      'Bright Horizons Landscaping',
    ],
  ])('is not found in %s: %s', (_why, text, brandName) => {
    expect(read(text, brandName).sender).toBeUndefined();
  });
});

describe('another sender', () => {
  test.each([
    ['the kind of business that the brand is', 'Pharmacy: your refill is ready', 'Pharmacy Plus'],
    ['the kind in Spanish', 'Panadería: pan fresco cada mañana', 'Panadería Lupita'],
    ['who works for the brand', 'Hi Tom, Kevin here, running 10 min late', 'Summit Peak Roofing'],
  ])('is not %s: %s', (_what, text, brandName) => {
    expect(read(text, brandName)).toMatchObject({ sender: undefined, other: undefined });
  });

  test.each([
    ['Vista Peak Eye Care: your contacts are in', 'Vista Peak Eye Care'],
    ['Hi! Dana here with Coastal Key Homes, call me', 'Coastal Key Homes'],
    ['Lock in the founder rate.\nSummit Fitness Club', 'Summit Fitness Club'],
    ['IRS: su reembolso fue retenido', 'IRS'],
    ['Smith & Sons Plumbing: on our way', 'Smith & Sons Plumbing'],
    ['Adoption day is Sunday at noon. Paws of Pensacola', 'Paws of Pensacola'],
    ['Prayer breakfast Sat 8a. Pastor Odell, New Canaan Baptist', 'New Canaan Baptist'],
    ['Ya abrimos. Panadería San Marcos, misma receta', 'Panadería San Marcos'],
    ['Hi Renee this is Colby w/ Lakeshore Staffing, see you Monday', 'Lakeshore Staffing'],
    ['Le escribe Rosario de Abogados Quintana, su cita es el lunes', 'Abogados Quintana'],
    ['Smoke Signals BBQ truck is at the library lot', 'Smoke Signals BBQ'],
    ['Gas del Bravo cumple 20 años', 'Gas del Bravo'],
    ['Chase Alert: did you attempt $899.00? Reply YES or NO', 'Chase'],
    ['we moved your fitting to Friday at 2. Gracias, Garnet & Lace', 'Garnet & Lace'],
    ['Your table is booked for Friday at 2. Saludos, Mesón Garibay', 'Mesón Garibay'],
    ['Quick favor, Tideline Dental here: can you come at 2 instead?', 'Tideline Dental'],
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
    'Tenants: the boiler is down in building 3',
    'Accounts Dept: your payment did not go through',
    'Your table is ready. Powered by SeatMinder',
    'Find the truck at Iron Mule Brewing tonight 5-9',
    'Hola mamis, soy Carla la mamá de Mateo',
    'SPIN TO WIN up to 40% off today',
    'Las faldas de la Escuela Lincoln se agotaron',
    'Flight 2214 to Denver departs from gate B9',
  ])('none in: %s', (text) => expect(read(text, 'Bluebird Car Wash').other).toBeUndefined());
});

test.each([
  ['Pretzel Union at Oakdale Mall: buy 1 dip get 1', 'Oakdale Mall Partners LP', 'Pretzel Union'],
  [
    'RodeoTix: your 4 seats are on your phone. Pick up the pass at Westlake Western Wear',
    'Westlake Western Wear',
    'RodeoTix',
  ],
  ['Stonegate Exteriors update: our target date is June 3', 'Target Roofing', 'Stonegate Exteriors'],
  ["Millie's Dog Biscuits: label printed at Printwell", 'Printwell Graphics LLC', "Millie's Dog Biscuits"],
])('%s: a brand that is only the place or a supplier is not the sender', (text, brandName, name) => {
  expect(read(text, brandName)).toMatchObject({ sender: undefined, other: { name } });
});

test.each([
  ['Rosewood Apts: fire alarm test Thurs 10-12.', 'Rosewood Apartments', 'Rosewood Apts'],
  ['Peak PT: reminder of your visit w/ Dana, Thu 3:15.', 'Peak Performance Physical Therapy', 'Peak PT'],
  ['A-1 Tree: crew will be there 8am w/ the chipper.', 'A1 Tree Service', 'A-1 Tree'],
  ['N&F: your suit alterations are complete.', 'Noble & Finch', 'N&F'],
])('a label whose words are all shortened words of the brand names it: %s', (text, brand, name) =>
  expect(read(text, brand).sender?.name).toBe(name),
);

test.each([
  ['Pinnacle Insurance approved your claim, we start today. Carver Collision', 'Carver Collision'],
  ['Harbor Lab: we sent the results to Pinnacle Insurance.', 'Harbor Lab'],
  ['Photos from your day at Pinnacle Insurance are up! - xo Pike Photography', 'Pike Photography'],
])('another business that signs or heads a text sends it, though it speaks of the brand: %s', (text, name) =>
  expect(read(text, 'Pinnacle Insurance')).toMatchObject({ sender: undefined, other: { name } }),
);

test.each([
  ['Taco Tuesday Special: two for one at Golden Wok!', 'Golden Wok'],
  ['Reminder for Kim Larson: you have a table at Golden Wok at 7', 'Golden Wok'],
  ['Martes de Aguachile: dos por uno en Golden Wok', 'Golden Wok'],
  [
    'Pillar Inspections told us that the roof leaks. We come Tuesday. Golden Wok Roofing',
    'Golden Wok Roofing',
  ],
])('a heading that is a topic does not hide the brand behind it: %s', (text, brandName) =>
  expect(read(text, brandName)).toMatchObject({ sender: { form: 'brand' }, other: undefined }),
);

test('words of a brand in an ordinary sentence are no sender', () =>
  expect(
    read('Escape the daily grind with open door hours, stop by on Friday at 5.', 'Open Door').sender,
  ).toBeUndefined());

test('the house number in front of a street says that the brand is a place', () =>
  expect(
    read('Meet at 214 Juniper St at 8, park on the left side. Crew lead is Dave.', 'Juniper').sender,
  ).toBeUndefined());

test('a platform that sends for the brand does not hide it', () => {
  const text = 'SlotBuddy: you are booked at Ironworks Gym, Mon 6 PM';
  expect(read(text, 'Ironworks Gym')).toMatchObject({ sender: { form: 'brand' }, other: undefined });
});

test.each(['', ' ', '&', '🦊', "'", 'Inc.', 'the', '\ud800', '12', 'a'.repeat(255)])(
  'the brand name %j does not throw and does not match an unrelated text',
  (brandName) => expect(read('your table is ready', brandName).sender).toBeUndefined(),
);

describe('without a given brand name', () => {
  const guess = (text: string) => readSender(text, readWords(text), findLinks(text), undefined).sender?.name;

  test.each([
    ['Your login code for Acme is 523016. Do not share it.', 'Acme'],
    ['Your verification code for Harbor Bank is 553201', 'Harbor Bank'],
    ['Use 118822 as your password reset code for Globex', 'Globex'],
    ['Su código para Banco Luna es 448120', 'Banco Luna'],
    ['Fall semester registration for Acme University has begun.', 'Acme University'],
    ['Hi, my name is Kim at City of Dayton. Your interview is Tuesday.', 'City of Dayton'],
    [
      'Neighbors for a Brighter Tomorrow here, will you sign our petition?',
      'Neighbors for a Brighter Tomorrow',
    ],
    [
      'Hi Maria, this is Ava, on behalf of John Smith with Smith Family Insurance, about the Mortgage Protection plan.',
      'Smith Family Insurance',
    ],
    ['From Luna Tea: your order has shipped.', 'Luna Tea'],
    ['You are now opted out from Acme Sandwiches and will get no more messages.', 'Acme Sandwiches'],
    ['This is a reminder from Texas Retina about your appointment. Reply STOP to opt out', 'Texas Retina'],
    ['Beautiful Nails: your appointment is Friday at 3.', 'Beautiful Nails'],
    ['Your code for Bay Bank is 4471.', 'Bay Bank'],
    ['Your tour at Sunset Park is on Friday at 3.', 'Sunset Park'],
    ["It's Kim's Nails. See you at 4. Reply STOP to opt out", "Kim's Nails"],
    ['Ruby Tuesday: free salad bar with any entree.', 'Ruby Tuesday'],
    ['Happy Taco Tuesday from Rosa’s Cantina! Tacos $2.', 'Rosa’s Cantina'],
    ['See you at Planet Gym on Friday! Free smoothies.', 'Planet Gym'],
    ['Bring the insurance card. Thanks from all of us at Union Square', 'Union Square'],
    ['Your scan is ready: riversideimaging.com/results', 'riversideimaging'],
  ])('a sender is found in: %s', (text, name) => expect(guess(text)).toBe(name));

  test.each([
    'Your bill is paid for March. Here is a little gift for you: http://x6mnv.info/KcLMQ1',
    'Pay now: https://a.x6mnv.info/AbcDEF Reply STOP to opt out',
    "It's Election Day! Find your polling location.",
    "It's Giving Tuesday! Give now. Reply STOP to opt out",
    'Join us on May 4 at Main St Park for games. Reply STOP to opt out',
    'Come out on Saturday at Riverside Park for the picnic.',
    'Meet us at Central High Gym on Friday',
    'Nos vemos en Parque Hidalgo el sábado.',
    'Your coupon: SAVE20. Unsubscribe: STOP2END',
    'Promo code: SUMMER15. Ends Sunday.',
    'Su folio: A4829. Gracias.',
    'Gorgeous weather ahead. Book your tee time today.',
    'Quick look: https://gatsby.viewyouroffers.com/access?t=w8x2',
    'Your code for Maria is 2210',
    'Your permit code for Lot F is 7741.',
    'Thanks for your purchase, Sam! Enjoy.',
    'Building entrance door code: 0227. Wi-Fi Name: guest',
  ])('none is found in: %s', (text) => expect(guess(text)).toBeUndefined());
});

test('a name that a colon ends is quoted without the words behind the colon', () => {
  expect(read('Lincoln High: School is closed today.', 'Lincoln High School').sender?.name).toBe(
    'Lincoln High',
  );
  expect(read('Bay Vet Clinic: we open at 9.', 'Bay Vet Clinic').sender?.name).toBe('Bay Vet Clinic');
});
