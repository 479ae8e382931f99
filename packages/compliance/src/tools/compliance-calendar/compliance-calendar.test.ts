// Protects compliance-calendar: every case, consistent dates, and the published holidays.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { useCases } from '../../facts/use-cases.ts';
import {
  addMonths,
  toIsoDate,
  readDayNumber,
  findHoliday,
  isBusinessDay,
} from '../../rules/business-days.ts';
import { ToolInputRefused } from '../../tool.ts';
import { calendarCases, refusedDates } from './cases.ts';
import { complianceCalendar } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

function numberOf(date: string): number {
  const number = readDayNumber(date);
  if (number === undefined) {
    throw new Error(`${date} is not a date`);
  }
  return number;
}

describe('cases', () => {
  test.each(calendarCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = complianceCalendar.run(row.request, { today: row.today ?? CONTEXT.today });
    expect(results.startDate).toBe(row.startDate ?? results.startDate);
    expect(results.estimatedLaunchDate).toBe(row.launch ?? results.estimatedLaunchDate);
    expect(results.totalDays).toBe(row.totalDays ?? results.totalDays);
    expect(results.businessDays).toBe(row.businessDays ?? results.businessDays);
    if (row.holidays) {
      expect(results.holidays.map(({ date }) => date)).toEqual(row.holidays);
    }
    const milestones = results.milestones.map(({ phase, date, status }) => `${phase} ${date} ${status}`);
    expect(milestones).toEqual(expect.arrayContaining([...(row.milestones ?? [])]));
    expect(results.milestones.filter(({ phase }) => phase === row.lacksPhase)).toEqual([]);
    expect(results.milestones.flatMap(({ tasks }) => tasks).join('\n')).toMatch(row.task ?? /./);
    expect(results.recurringDuties.map(({ duty }) => duty).join('\n')).toMatch(row.duty ?? /./);
    expect(results.checks.map(({ ruleId, status }) => `${ruleId} ${status}`)).toEqual(
      expect.arrayContaining([...(row.finds ?? [])]),
    );
    expect(
      results.checks.filter(({ ruleId, status }) => row.lacks?.test(`${ruleId} ${status}`) === true),
    ).toEqual([]);
  });

  test.each(refusedDates)('rejects %s', (_name, startDate) => {
    expect(() => complianceCalendar.run({ startDate }, CONTEXT)).toThrow(ToolInputRefused);
    expect(() => complianceCalendar.run({ startDate }, CONTEXT)).toThrow(/^startDate: must/);
  });
});

test('a sole proprietor has no task with an EIN or the IRS', () => {
  const { milestones } = complianceCalendar.run({ useCase: 'SOLE_PROPRIETOR' }, CONTEXT);
  const tasks = milestones.flatMap((milestone) => milestone.tasks);
  expect(tasks.filter((task) => /\bEIN\b|\bIRS\b/.test(task) && !task.startsWith('No EIN.'))).toEqual([]);
});

describe('holidays', () => {
  // The observed holidays in the list of the Office of Personnel Management.
  test.each([
    [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  ])('of %i', (year, days) => {
    const observed: string[] = [];
    for (let day = numberOf(`${year}-01-01`); day <= numberOf(`${year}-12-31`); day++) {
      if (findHoliday(day)) {
        observed.push(toIsoDate(day).slice(5));
      }
    }
    expect(observed.join(' ')).toBe(days);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-03-15', 24, '2029-03-15'],
    ['2027-12-31', 12, '2028-12-31'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(toIsoDate(addMonths(numberOf(from), months))).toBe(to);
  });
});

describe('any request', () => {
  const requests = fc.record(
    {
      useCase: fc.oneof(
        fc.constantFrom(...useCases.map(({ code }) => code), '__proto__'),
        fc.string({ minLength: 1, maxLength: 100 }),
      ),
      trustScore: fc.integer({ min: 0, max: 100 }),
      startDate: fc.integer({ min: numberOf('2000-01-01'), max: numberOf('2199-12-31') }).map(toIsoDate),
    },
    { requiredKeys: [] },
  );
  testToolProperties(complianceCalendar, requests);

  test('dates are consistent, and every date except the first is a business day', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = complianceCalendar.run(request, CONTEXT);
        const start = numberOf(results.startDate);
        expect(results.startDate).toBe(request.startDate ?? CONTEXT.today);
        let previous: (typeof results.milestones)[number] | undefined;
        for (const milestone of results.milestones) {
          expect(milestone.date).toBe(toIsoDate(start + milestone.day));
          expect(milestone.date).toBe(previous?.endDate ?? results.startDate);
          expect(milestone.day).toBeGreaterThanOrEqual(previous === undefined ? 0 : previous.day + 1);
          expect(previous === undefined || isBusinessDay(numberOf(milestone.date))).toBe(true);
          previous = milestone;
        }
        expect(previous?.phase).toBe('launch');
        expect(previous?.day).toBe(results.totalDays);
        expect(previous?.date).toBe(results.estimatedLaunchDate);
        for (const { firstDate } of results.recurringDuties) {
          expect(firstDate >= results.estimatedLaunchDate).toBe(true);
        }
      }),
    );
  });

  test('a higher score never delays the launch', () => {
    for (const { code } of useCases) {
      let latest = '9999-12-31';
      for (let trustScore = 0; trustScore <= 100; trustScore++) {
        const { estimatedLaunchDate } = complianceCalendar.run(
          { useCase: code, trustScore, startDate: '2027-03-01' },
          CONTEXT,
        );
        expect(estimatedLaunchDate <= latest).toBe(true);
        latest = estimatedLaunchDate;
      }
    }
  });

  test('dates of phases have passed, then at most one is in progress, then upcoming', () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: numberOf('2000-01-01'), max: numberOf('2199-12-31') }),
        (request, day) => {
          const { milestones } = complianceCalendar.run(request, { today: toIsoDate(day) });
          const order = ['date_passed', 'in_progress', 'upcoming'];
          const ranks = milestones.map(({ status }) => order.indexOf(status));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          expect(ranks.filter((rank) => rank === 1).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const useCase = Array.from(text).slice(0, 100).join('');
    expect(measureMs(() => void complianceCalendar.run({ useCase }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
  });
});
