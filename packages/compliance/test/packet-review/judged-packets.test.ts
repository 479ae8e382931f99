// Protects judgments that the table of planted faults does not show: the words of other owners, copies, and offers.
import type { Packet } from '@tendlc/registration';
import { describe, expect, test } from 'vitest';
import { type PacketFinding, type PacketReview, reviewPacket } from '../../src/index.ts';
import { renameSender } from '../../src/packet-review/edits/wording.ts';
import { renaming } from '../../src/packet-review/report.ts';
import { businesses } from './businesses.ts';
import { denied } from './judged-bad.ts';
import { approved } from './judged-good.ts';
import { cleanTexts, faultyTexts, wholeSamples } from './judged-texts.ts';
import { type Business, change, makePacket, valueAt } from './packets.ts';

const review = (packet: Packet): PacketReview => reviewPacket({ packet, today: '2026-11-22' });
const fieldOf = ({ field }: PacketFinding): string => [field].flat()[0] ?? '';
const errorsOf = ({ findings }: PacketReview): string[] =>
  findings.filter(({ status }) => status === 'error').map((one) => `${one.ruleId} ${fieldOf(one)}`);

function takeOver(packet: Packet, { findings }: PacketReview): Packet {
  return change(
    packet,
    Object.fromEntries(findings.flatMap(({ edit }) => (edit ? [[edit.path, edit.after]] : []))),
  );
}

test.each(Object.entries(approved))('%s: what a reviewer approves has no error', (_, business) => {
  expect(errorsOf(review(makePacket(business)))).toEqual([]);
});

test.each(Object.entries(denied))('%s: what a reviewer denies is found', (_, { business, errors }) => {
  expect(errorsOf(review(makePacket(business)))).toEqual(
    expect.arrayContaining(errors.map((error) => error.join(' '))),
  );
});

describe('a registration that was copied for another business', () => {
  const all = Object.values({ ...businesses, ...approved });
  const TEXTS = [
    'description',
    'messageFlow',
    'sample1',
    'sample2',
    'optinMessage',
    'optoutMessage',
    'helpMessage',
  ];

  /** The brand, addresses, and pages of the other business, with the texts of this one. */
  function copyFor(from: Business, to: Business): Packet {
    const { campaign } = makePacket(from);
    const { brand = {}, pages = {} } = makePacket(to);
    return {
      brand,
      pages,
      campaign: JSON.parse(JSON.stringify(campaign).replaceAll(from.domain, to.domain)),
    };
  }

  test('each text that names the first business is an error, with an edit that names the right one', () => {
    const missed = all.flatMap((from, index) => {
      const to = all[(index + 5) % all.length] as Business;
      const packet = copyFor(from, to);
      const { findings } = review(packet);
      return TEXTS.map((name) => `campaign.${name}`).flatMap((path) => {
        const found = findings.find(
          (one) => one.ruleId === 'match.brand-everywhere' && fieldOf(one) === path && one.status === 'error',
        );
        const isNamed = String(valueAt(packet, path)).includes(from.name);
        const after = String(found?.edit?.after);
        const isMended = after.includes(to.name) && !after.includes(from.name);
        return isNamed && !isMended ? [`${from.name} for ${to.name}: ${path}`] : [];
      });
    });
    expect(missed).toEqual([]);
  });

  test('its HELP message gets the email address of the right business', () => {
    const { campaign = {} } = makePacket(approved['salon'] as Business);
    const packet = { ...makePacket(approved['bakery'] as Business), campaign };
    expect(valueAt(takeOver(packet, review(packet)), 'campaign.helpMessage')).toBe(
      'Blue Door Bakery: Write to hello@bluedoorbakery.example for help. Reply STOP to opt out.',
    );
  });

  test.each([
    'hi@greenmile.example or call 555-0100',
    '(737) 555-0188',
    'https://greenmile.example/help',
    '48 Oak Road, or greenmile.com',
  ])('its HELP message is written anew if it leads to the first business: %s', (contact) => {
    const packet = change(makePacket(approved['bakery'] as Business), {
      'campaign.helpMessage': `Green Mile Lawn: For help, write to ${contact}. Reply STOP to opt out.`,
    });
    expect(valueAt(takeOver(packet, review(packet)), 'campaign.helpMessage')).toBe(
      'Blue Door Bakery: For help, contact us at hello@bluedoorbakery.example. Msg & data rates may apply. Reply STOP to opt out.',
    );
  });

  test('its HELP message keeps the phone number and the page of the right business', () => {
    const packet = change(makePacket(approved['bakery'] as Business), {
      'campaign.helpMessage':
        'Green Mile Lawn: Call 512-555-7123 or see https://bluedoorbakery.example/help. Reply STOP to opt out.',
    });
    expect(valueAt(takeOver(packet, review(packet)), 'campaign.helpMessage')).toBe(
      'Blue Door Bakery: Call 512-555-7123 or see https://bluedoorbakery.example/help. Reply STOP to opt out.',
    );
  });

  test.each([
    [
      'Cafe',
      'Cafe: Order Cafe Latte at https://order.cafe/Cafe or ask Cafe@bluedoorbakery.example. A note from Cafe.',
      'Blue Door: Order Cafe Latte at https://order.cafe/Cafe or ask Cafe@bluedoorbakery.example. A note from Blue Door.',
    ],
    [
      'Harbor Cafe',
      'Harbor Cafe: Try the Harbor Cafe cake at https://order.cafe/Harbor.',
      'Blue Door: Try the Blue Door cake at https://order.cafe/Harbor.',
    ],
  ])('only the sender %s is renamed, and no address', (other, text, renamed) => {
    expect(renameSender(text, 'Blue Door', new Set([renaming(other)]))).toBe(renamed);
  });

  test('a short name of the brand is no other business, even if it is a street', () => {
    const text = JSON.stringify(makePacket(businesses['pharmacy'] as Business));
    const packet = JSON.parse(text.replaceAll('Elm Street Pharmacy:', 'Elm Street:')) as Packet;
    const described = change(packet, {
      'campaign.description': 'Elm Street tells patients by text message when an order is ready for pickup.',
    });
    expect(errorsOf(review(described))).toEqual([]);
  });
});

describe('offers under customer care', () => {
  const packet = makePacket(approved['landscaper'] as Business);
  const statusOf = (sample: string) =>
    review(
      change(packet, { 'campaign.sample2': `Green Mile Lawn & Garden: ${sample} Reply STOP to opt out.` }),
    ).findings.find(({ ruleId }) => ruleId === 'match.marketing-undeclared')?.status;

  test.each([
    '20% off spring cleanup this month.',
    'Your visit is confirmed. P.S. 15% off mulch this week!',
    'Refer a friend and earn a $50 gift card.',
    'Book a new lawn and get your first month free.',
    'Half-price mulch, tonight only.',
    'Aeration for only $99 while supplies last.',
  ])('%s is an error', (sample) => expect(statusOf(sample)).toBe('error'));

  test.each([
    'Your 20% off discount was applied to invoice 4411.',
    'Hi Dana, to answer your question: yes, the 20% off deal is on Tuesdays.',
    'Your free estimate is on Tuesday at 9 AM.',
    'Your invoice for $120 is due on Friday.',
  ])('%s is none', (sample) => expect(statusOf(sample)).not.toBe('error'));
});

test('a composed flow has no topic that only the conditions of the consent name', () => {
  const packet = makePacket(businesses['dentist'] as Business);
  const vague = change(packet, {
    'campaign.messageFlow':
      'Patients opt in on our website when they book a treatment. Consent is not a condition of any treatment.',
  });
  const after = takeOver(vague, review(vague));
  expect(valueAt(after, 'campaign.messageFlow')).toContain(
    'text messages about appointment reminders and account notices from Cedar Hollow Dental.',
  );
  expect(errorsOf(review(after))).toEqual([]);
});

describe('single texts in many wordings', () => {
  const packet = makePacket(approved['landscaper'] as Business);
  const findingsAt = (path: string, text: string) =>
    review(change(packet, { [path]: text })).findings.filter((one) => fieldOf(one) === path);

  test.each(faultyTexts)('%s is found in every wording', (ruleId, path, texts) => {
    const missed = texts.filter((text) => !findingsAt(path, text).some((one) => one.ruleId === ruleId));
    expect(missed).toEqual([]);
  });

  test('texts that only sound like a fault have no error', () => {
    const wrong = cleanTexts.flatMap(([path, text]) =>
      findingsAt(path, text)
        .filter(({ status }) => status === 'error')
        .map(({ ruleId }) => `${ruleId}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(wholeSamples)('%s is no placeholder', (text) => {
    const found = findingsAt('campaign.sample1', text).map(({ ruleId }) => ruleId);
    expect(found).not.toContain('samples.placeholder');
  });
});

describe('hostile texts in every field', () => {
  const TEXTS = ['description', 'messageFlow', 'sample1', 'optinMessage', 'optoutMessage', 'helpMessage'];
  const ADDRESSES = ['privacyPolicyLink', 'termsAndConditionsLink'];
  const packet = makePacket(approved['landscaper'] as Business);

  function fill(text: string): Packet {
    const campaign = [...TEXTS, ...ADDRESSES, 'optoutKeywords'].map((name) => [`campaign.${name}`, text]);
    const brand = ['brandName', 'email', 'website', 'street'].map((name) => [`brand.${name}`, text]);
    // Texts that name the brand have no other sender to look for, so most packets keep its name.
    return change(packet, Object.fromEntries([...campaign, ...(text.startsWith('1') ? brand : [])]));
  }

  /** Of several runs, the fastest: others share the machine. */
  function measureMs(text: string): number {
    const filled = fill(text);
    return Math.min(
      ...Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        review(filled);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  }

  const GROWTH_MAX = 4;
  const LEAST_MS = 60;

  test.each(['a', 'a.', 'a-', '1 ', 'text from A '])('a long text of %j does not backtrack', (unit) => {
    const read = (units: number) => measureMs(unit.repeat(units / unit.length));
    const few = Math.max(LEAST_MS, read(2_000));
    expect(read(8_000) / few).toBeLessThan(4 * GROWTH_MAX);
    expect(read(200_000) / few).toBeLessThan(5 * GROWTH_MAX);
  });

  test('the length of a text is judged as it is, however much of it is read', () => {
    const { findings } = review(fill('a'.repeat(200_000)));
    const isTooLong = (name: string) =>
      findings.some((one) => one.ruleId === 'field.form' && fieldOf(one) === `campaign.${name}`);
    expect(TEXTS.filter((name) => !isTooLong(name))).toEqual([]);
  });
});
