// Tests that clues are evidence only together, and that amounts are read however they are written.
import { describe, expect, test } from 'vitest';
import { readConcepts } from './concepts.ts';
import { clues, commonClues } from './lexicon/clues.ts';
import { causeClues } from './lexicon/plots-causes.ts';
import { conductClues } from './lexicon/plots-conduct.ts';
import { fraudClues } from './lexicon/plots-fraud.ts';
import { goodsClues } from './lexicon/plots-goods.ts';
import { moneyClues } from './lexicon/plots-money.ts';
import { offerClues } from './lexicon/plots-offers.ts';
import { plainTalkClues } from './lexicon/plots-plain-talk.ts';
import { plots } from './lexicon/plots.ts';
import { readTokens } from './tokens.ts';

const FOUND_BY_FORM = new Set(['link', 'cheap link', 'phone', 'contact']);

const findPlots = (text: string, sender?: string) =>
  readConcepts(readTokens(text), sender).concepts.filter(({ plot }) => plot !== undefined);
const categoriesOf = (text: string) => new Set(findPlots(text).map(({ category }) => category));

describe('plots', () => {
  test('every plot is made of clues that exist', () => {
    const unknown = Object.values(plots).flatMap((list) =>
      list
        .split(/[|+~]| - /)
        .map((part) => part.trim().replace(/^[!?]/, ''))
        .filter((name) => !/^\d*$/.test(name) && !(name in clues) && !FOUND_BY_FORM.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('no list replaces a clue of another list', () => {
    const names = [
      commonClues,
      causeClues,
      conductClues,
      fraudClues,
      goodsClues,
      moneyClues,
      offerClues,
      plainTalkClues,
    ].flatMap((list) => Object.keys(list));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.toSorted()).toEqual(Object.keys(clues).toSorted());
  });

  test('every clue belongs to a plot', () => {
    const used = Object.values(plots).join('|');
    const spare = Object.keys(clues).filter(
      (name) => !used.includes(name) && !/^(?:own warning|explained)$/.test(name),
    );
    expect(spare).toEqual([]);
  });

  test.each([
    ['phishing', 'Dad its me, my phone broke at the lake. Can you zelle $350 to my roommate? will explain'],
    ['phishing', 'Your parcel is held: house number missing. Pay $1.20 today at parcel-fix.top/u'],
    ['phishing', 'Su tarjeta fue bloqueada por un intento de acceso. Verifique hoy en banco-alerta.xyz'],
    ['get-rich-quick', 'Earn $180 a day on your tablet, no experience, I teach you how. Message me'],
    ['get-rich-quick', 'Gana $900 por semana desde casa sin experiencia, mándame mensaje'],
    ['investment-schemes', 'Put in $500 and get 12% a month, guaranteed, withdraw any time'],
    ['lead-generation', 'I saw your house on Fir Ct. All cash, as is, close by Easter? Call me 555-0142'],
    ['job-alerts', 'Hay jale: buscan 3 soldadores, $28 la hora, mándame tu nombre y te acomodo'],
    [
      'debt',
      'Buried in credit card balances? A relief plan may cut what you owe by a third. Find out if you qualify',
    ],
    ['hate', 'I know which bus you take. Talk to the cops again and you leave in a body bag'],
    [
      'charity',
      'The shelter is $900 short of our goal. Chip in whatever you can, every dollar feeds a family',
    ],
    ['drugs', 'The pen your neighbors are on, semaglutide shipped to your house, no doctor, $129'],
  ])('%s is found by clues that say little alone: %s', (category, text) => {
    expect(categoriesOf(text)).toContain(category);
  });

  test.each([
    'Mom, my phone is at 5%. Can you pick me up at 6?',
    'Your parcel arrives today between 2 and 4. Track it at shop.example/t',
    'Police: nobody from the court will ever ask you to pay with gift cards or Zelle. Hang up and call us at 555-0101',
    'Es una estafa: le piden verificar su tarjeta bloqueada en un enlace. No conteste.',
    'Our warehouse pays $22 an hour. Apply in person, orientation is Monday',
    'Reply STOP to opt out. Your card on file is charged $20 a month',
  ])('innocent: %s', (text) => {
    expect(findPlots(text)).toEqual([]);
  });

  test('clues in the name of the sender are no evidence', () => {
    const text = 'Cash Now Home Buyers Museum: the exhibition opens at 10, call 555-0142';
    expect(findPlots(text, 'Cash Now Home Buyers Museum')).toEqual([]);
  });

  test('one word twice is not two clues', () => {
    expect(findPlots('Casino, casino! Tickets for the musical are $30')).toEqual([]);
  });

  test('a plot that is short is quoted whole', () => {
    const text = readTokens('Hello, make $250 a day from home, no experience');
    const plot = readConcepts(text, undefined).concepts.find((one) => one.plot !== undefined);
    const shown = text.tokens.slice(plot?.first, plot?.after).map(({ raw }) => raw);
    expect(shown.join(' ')).toBe('250 a day from home no experience');
  });

  test.each([
    '$1,500 a week',
    '1500 dollars a week',
    '$900-$1,500 a week',
    '2k bucks a week',
    '$ 900 a week',
  ])('an amount is read however it is written: make %s from home, no experience', (amount) => {
    expect(categoriesOf(`Make ${amount} from home, no experience, message me`)).toContain('get-rich-quick');
  });
});
