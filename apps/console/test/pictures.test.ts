// What pictures are drawn from: pieces of segments, changed words, costs by month, calendar files, tokens by day.
import { catalogue, countSegments, explainEncoding } from '@tendlc/compliance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundSteps } from '../src/pictures/axis.ts';
import { type CalendarEvent, toCalendarFile } from '../src/pictures/calendar-file.ts';
import { type CostAnswer, costsOverTime } from '../src/pictures/cost-over-time.ts';
import { countKinds, cutIntoPieces, suggestReplacements } from '../src/pictures/segment-pieces.ts';
import { eventsOf, type Plan } from '../src/pictures/timeline.tsx';
import { compareTexts } from '../src/pictures/word-differences.ts';
import { countUsePerDay } from '../src/pages/tokens/use-per-day.ts';

const AT = new Date('2026-11-20T09:30:00.123Z');

const textOf = (name: string, request: object) =>
  catalogue.find((tool) => tool.name === name)?.run(request as never, { today: '2026-11-20' });

const EVENT: CalendarEvent = {
  id: 'one@tendlc',
  date: '2027-03-01',
  endDate: '2027-03-08',
  summary: 'Preparation',
};

/** As a calendar reads it: folded lines put together again. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file has days without hours, a stamp in UTC and CRLF everywhere', () => {
  const file = toCalendarFile('Plan', [EVENT], AT);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:one@tendlc',
      'DTSTAMP:20261120T093000Z',
      'DTSTART;VALUE=DATE:20270301',
      'DTEND;VALUE=DATE:20270308',
    ]),
  );
});

test('no line of a calendar file is longer than 75 octets, and any text comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const clean = summary.replaceAll(/(?!\n)\p{Cc}|\p{Cs}/gu, '');
      const file = toCalendarFile('Plan', [{ ...EVENT, summary: clean }], AT);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\ufffd');
      }
      const written = linesOf(file).find((line) => line.startsWith('SUMMARY:')) as string;
      const read = written
        .slice('SUMMARY:'.length)
        .replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
      expect(read).toBe(clean);
    }),
  );
});

test('a text cannot begin a property of its own in a calendar file', () => {
  const file = toCalendarFile('Plan', [{ ...EVENT, summary: 'a\r\nATTENDEE:mailto:x@y.example' }], AT);
  expect(linesOf(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('the plan of a launch becomes events: phases, holidays, and duties that come again but not daily ones', () => {
  const plan = textOf('compliance-calendar', { useCase: '2FA', trustScore: 80, startDate: '2026-12-18' });
  const events = eventsOf(plan as unknown as Plan);
  const lines = linesOf(toCalendarFile('Plan', events, AT));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270112');
  expect(lines).toContain('SUMMARY:Christmas Day: no reviews');
  expect(lines).toContain('RRULE:FREQ=MONTHLY;INTERVAL=3');
  expect(lines).not.toContain('RRULE:FREQ=DAILY');
  expect(lines.find((line) => line.includes('Every day from this date:'))).toContain(
    'Honor opt-outs at once\\;',
  );
});

test('the pieces of a map are the text, cut where the library cuts it, and cost what it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const report = explainEncoding(text);
      const segments = cutIntoPieces(text, report);
      expect(segments.length).toBe(report.segments);
      const kinds = countKinds(text);
      expect(kinds.basic + kinds.double + kinds.forcing).toBe(report.characters);
      expect(kinds.forcing).toBe(report.forcedBy.length);
      if (report.encoding === 'GSM-7') {
        expect(kinds.basic + 2 * kinds.double).toBe(report.units);
      }
    }),
  );
});

test('what cannot be seen is named in the map, so that it cannot turn the page around', () => {
  const text = 'a\u202e\u200b\u00a0€[b] ’\n😀';
  const shown = cutIntoPieces(text, explainEncoding(text))[0]?.pieces;
  expect(shown?.map(({ text: piece, kind }) => [piece, kind])).toEqual([
    ['a', 'basic'],
    ['⟨U+202E⟩⟨U+200B⟩⟨U+00A0⟩', 'forcing'],
    ['€[', 'double'],
    ['b', 'basic'],
    [']', 'double'],
    [' ', 'basic'],
    ['’', 'forcing'],
    ['⟨U+000A⟩', 'line-break'],
    ['😀', 'forcing'],
  ]);
});

test('each dear character is named once, with what to write instead', () => {
  const text = '“A” — it’s don’t 😀 café';
  const suggestions = suggestReplacements(explainEncoding(`${text} naïve`));
  expect(suggestions[0]).toMatchObject({ character: '’', count: 2, replacement: "'" });
  expect(suggestions.find(({ character }) => character === '😀')).not.toHaveProperty('replacement');
  expect(suggestions.find(({ character }) => character === 'ï')).toMatchObject({
    replacement: 'i',
    lossy: true,
  });
  const replaced = suggestions.reduce(
    (before, { character, replacement = '' }) => before.replaceAll(character, replacement),
    text,
  );
  expect(countSegments(replaced).encoding).toBe('GSM-7');
});

test('both sides of a comparison are the texts themselves, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (before, after) => {
      const sides = compareTexts(before, after);
      expect(sides.before.map(({ text }) => text).join('')).toBe(before);
      expect(sides.after.map(({ text }) => text).join('')).toBe(after);
    }),
  );
});

test('only what changed is marked, and two long texts without a common word are compared in time', () => {
  const { before, after } = compareTexts('See you at 7. Reply STOP.', 'See you at 8. Reply STOP.');
  expect(before.filter(({ isChanged }) => isChanged)).toEqual([{ text: '7', isChanged: true }]);
  expect(after.filter(({ isChanged }) => isChanged)).toEqual([{ text: '8', isChanged: true }]);
  const [long, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 10_000 }, (_, index) => `${letter}${index}`).join(' '),
  ) as [string, string];
  const cpuBefore = process.cpuUsage().user;
  expect(compareTexts(long, other).after.every(({ isChanged }) => isChanged)).toBe(true);
  expect(process.cpuUsage().user - cpuBefore).toBeLessThan(5_000_000);
});

test('at the end of the period both lines stand at the totals of the answer, and they cross where it says', () => {
  const request = { campaignCount: 4, brandCount: 2, launchTimeline: 6 };
  const answer = textOf('roi-calculator', request) as unknown as CostAnswer;
  const { build, buy, breakEven } = costsOverTime(answer, request.launchTimeline);
  expect(build.at(-1)).toBeCloseTo(answer.build.total, 6);
  expect(buy.at(-1)).toBeCloseTo(answer.buy.total, 6);
  expect(build[0]).toBe(0);
  expect(buy[0]).toBe(answer.buy.setup);
  expect(breakEven?.dearer).toBe('build');
  expect(breakEven?.month).toBeGreaterThan(0);
  expect(breakEven?.month).toBeLessThan(1);
  for (const months of [1, 60, 120]) {
    const other = textOf('roi-calculator', { ...request, launchTimeline: months }) as unknown as CostAnswer;
    expect(costsOverTime(other, months).build.at(-1)).toBeCloseTo(other.build.total, 6);
  }
});

test('a scale begins at nothing, ends above everything, and has few round steps', () => {
  for (const greatest of [0, 0.3, 1, 7, 99, 138_672, 5e9]) {
    const steps = roundSteps(greatest);
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(greatest);
    expect(steps.length).toBeLessThanOrEqual(6);
  }
});

test('tokens by day: free ones apart, days without any as nothing, and no day of which a part is missing', () => {
  const entry = (type: string, amount: number, createdAt: string) =>
    ({ type, amount, createdAt }) as Parameters<typeof countUsePerDay>[0][number];
  const entries = [
    entry('usage', -1, '2026-11-20 08:00:00'),
    entry('usage', -1, '2026-11-18 08:00:01'),
    entry('daily_free', 1, '2026-11-18 08:00:01'),
    entry('usage', -3, '2026-11-18 07:00:00'),
    entry('purchase', 100, '2026-11-17 07:00:00'),
  ];
  const days = countUsePerDay(entries, true, AT);
  expect(days.length).toBe(30);
  expect(days.slice(-3)).toEqual([
    { date: '2026-11-18', solid: 3, hatched: 1 },
    { date: '2026-11-19', solid: 0, hatched: 0 },
    { date: '2026-11-20', solid: 1, hatched: 0 },
  ]);
  expect(countUsePerDay(entries, false, AT)[0]?.date).toBe('2026-11-18');
});
