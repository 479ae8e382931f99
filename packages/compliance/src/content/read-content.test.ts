// Tests that prohibited content is found in any spelling, and that innocent texts pass.
import { describe, expect, test } from 'vitest';
import { readContent } from './read-content.ts';

const hits = (text: string, sender?: string) =>
  readContent(text, sender).hits.map((hit) => `${hit.category.id}${hit.disguised ? '*' : ''}`);

describe('readContent', () => {
  test.each([
    'Essex County Library: your book is due',
    'Your cocktail dress is ready for pickup',
    "Dick's Sporting Goods: your order shipped",
    'Flu shot clinic on Friday',
    'Closed Monday for the bank holiday',
    'Lincoln High School: early release',
    'Wells Fargo card payment reminder: due Friday',
    'Time for weed control for your lawn',
    'Free root beer float with any burger',
    'Our shop on Gun Lake Road is open',
    'Your mortgage statement is ready',
    'Scunthorpe pharmacy: refill your prescription',
    'Pull the weeds in your garden',
    'Your account XXX-1234 is paid',
    'New time slots are open on Tuesday',
    'Fireworks show at the park at 9 pm',
    'Chicken breast recipe, grape juice and analysis of assets',
    'Shiitake class on Saturday with Cassandra',
    'Your Ozempic prescription is ready for pickup',
    'Back in stock alert: your size is here',
    'Join us for a gun violence awareness walk',
    'Gate A55, seat 4B, flight B17',
    'Hi Brandy, your haircut is tomorrow',
    'Margarita, su cita es hoy',
    'Your Ford Escort service appointment is tomorrow',
    'Paint strippers and wire strippers are in stock',
    'Golf outing: shotgun start at 8',
    'Tickets for Crypto.com Arena are ready',
    'Dr. Weed starts rounds at 7',
    'Kike Hernandez bobblehead night',
    'Hill Physicians IPA: your card is in the mail',
    'Mimosa Salon: see you at 3',
    'Acme: we send reminders for our clients',
    'Acme: updates for our clients on Friday',
    'Appointment reminder for the patients of our clients',
    "Our clients' hands look great. $30",
    'Our clients want reminders and reports by text',
  ])('innocent: %s', (text) => expect(hits(text)).toEqual([]));

  test.each([
    ['Our clients are hiring drivers at $25/hour. Apply today.', 'job-alerts'],
    ['need hours? 4 spots tonite w/ our client', 'job-alerts'],
    ['our client wants bilingual cashiers ASAP', 'job-alerts'],
    ['our client needs 6 hands tomorrow', 'job-alerts'],
    ['our clients need 4 forklift drivers tonight', 'job-alerts'],
    ['Premium cannabis delivered', 'cannabis'],
    ['Buy c4nnabis here', 'cannabis*'],
    ['v.i.a.g.r.a for less', 'drugs*'],
    ['v i a g r a for less', 'drugs*'],
    ['via-gra for less', 'drugs*'],
    ['best w33d in town', 'cannabis*'],
    ['best weed in town', 'cannabis'],
    ['саnnаbis sale', 'cannabis*'],
    ['can\u200bnabis sale', 'cannabis*'],
    ['𝐜𝐚𝐧𝐧𝐚𝐛𝐢𝐬 sale', 'cannabis*'],
    ['what the f**k', 'hate*'],
    ['CASINO bonus', 'gambling'],
    ['Payday loans today', 'high-risk-loans'],
    ['Get an ar-15', 'firearms'],
    ['Craft beer night', 'alcohol'],
    ['vapes 20% off', 'tobacco'],
    ['Consolidate your debt', 'debt'],
    ['b1tcoin gains', 'cryptocurrency*'],
    ['Enter to win a trip', 'sweepstakes'],
    ['see https://cannabis-shop.com', 'cannabis'],
  ])('caught: %s', (text, id) => expect(hits(text)).toContain(id));

  test('the name of the sender is not content, unless fraud borrows it', () => {
    expect(hits('Casino Nails: your gel set is $30 today. Reply STOP to opt out.', 'Casino Nails')).toEqual(
      [],
    );
    expect(
      hits('USPS: your parcel is on hold, unpaid redelivery fee. Pay now: usps-fix.icu/us', 'USPS'),
    ).toContain('phishing');
  });

  test.each([
    'Blackjack Roofing: your estimate is ready. Call us with questions.',
    "Pistol Pete's Pizza: $5 off any large pizza tonight.",
    'Quit smoking with us: free nicotine patches for patients, call the quit line.',
    'City hearing on the cannabis ordinance is Tuesday at 7.',
  ])('innocent, although it has the word: %s', (text) => {
    expect(readContent(text)).toMatchObject({ hits: [], suspicion: undefined });
  });

  test('a word in Spanish is found with and without accents', () => {
    expect(hits('Vendo marihuana medicinal, entrego a domicilio')).toContain('cannabis');
    expect(hits('Préstamos rápidos sin revisar crédito, llévese $500 hoy')).toContain('high-risk-loans');
    expect(hits('Prestamos rapidos sin revisar credito, llevese $500 hoy')).toContain('high-risk-loans');
  });

  test('evidence is quoted as the text has it', () => {
    const [hit] = readContent('Casino FIESTA: 200 giros grátis, juega ya').hits;
    expect(hit?.quoted).toMatch(/^(?:Casino|giros grátis)$/);
  });

  test('the model alone never makes a finding that is sure', () => {
    const { hits: found, suspicion } = readContent(
      'hey u up? new pics on my private page, come see what I took off, link in bio 😈',
    );
    expect(found.every(({ isSure }) => isSure)).toBe(true);
    if (found.length === 0) {
      expect(suspicion?.category?.id).toBe('adult');
      expect(suspicion?.words.length).toBeGreaterThan(0);
    }
  });

  test.each([
    [
      'hate',
      'Your little girl gets off the bus at 3:10. Withdraw the complaint and none of us has to think about it.',
    ],
    ['hate', 'Cambia de número las veces que quieras, igual te voy a encontrar. Vas a contestar.'],
    ['firearms', 'New crate of f.i.r.e.@rms came in, first come, see Wade at the yard'],
    [
      'phishing',
      'Stuck in a meeting, cant talk. Buy four gift cards, scratch the backs and text me the codes',
    ],
    [
      'lead-generation',
      'Noticed your plumbing site is not on page one. We fix that in 60 days, want a free audit?',
    ],
  ])('finds %s in plain talk: %s', (category, text) => {
    const { hits: found, suspicion } = readContent(text);
    expect([...found.map((hit) => hit.category.id), suspicion?.category?.id]).toContain(category);
  });
});
