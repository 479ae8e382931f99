// Calculates business days: days that are neither weekends nor observed US federal holidays.
import { type FederalHoliday, federalHolidays } from '../facts/federal-holidays.ts';

const MILLISECONDS_PER_DAY = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Days since 1970-01-01 of a date `YYYY-MM-DD`; undefined if the date does not exist. */
export function readDayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    return undefined;
  }
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const number = dayNumber(year, month, day);
  return toIsoDate(number) === date ? number : undefined;
}

/** The date `YYYY-MM-DD` of a day number. */
export function toIsoDate(number: number): string {
  return new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** The holiday observed on a day. A holiday on Saturday is observed on Friday, one on Sunday on Monday (5 U.S.C. 6103). */
export function findHoliday(number: number): string | undefined {
  const year = Number(toIsoDate(number).slice(0, 4));
  // New Year's Day of the next year may be observed on December 31.
  for (const candidate of [year, year + 1]) {
    const holiday = federalHolidays.find((row) => findObservedDay(row, candidate) === number);
    if (holiday) {
      return holiday.name;
    }
  }
  return undefined;
}

export function isBusinessDay(number: number): boolean {
  const weekday = getWeekday(number);
  return weekday !== SUNDAY && weekday !== SATURDAY && findHoliday(number) === undefined;
}

/** The day itself if it is a business day, or else the next business day. */
export function findBusinessDayFrom(number: number): number {
  return isBusinessDay(number) ? number : addBusinessDays(number, 1);
}

/** The business day that is `count` business days after a day; `count` is at least 1. */
export function addBusinessDays(from: number, count: number): number {
  let number = from;
  for (let left = Math.max(1, count); left > 0; ) {
    number += 1;
    left -= isBusinessDay(number) ? 1 : 0;
  }
  return number;
}

/** The same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(from: number, months: number): number {
  const [year = 0, month = 0, day = 0] = toIsoDate(from).split('-').map(Number);
  const first = new Date(dayNumber(year, month + months, 1) * MILLISECONDS_PER_DAY);
  const lastDay = new Date(first);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  return first.getTime() / MILLISECONDS_PER_DAY + Math.min(day, lastDay.getUTCDate()) - 1;
}

function findObservedDay({ month, on }: FederalHoliday, year: number): number {
  if ('day' in on) {
    const number = dayNumber(year, month, on.day);
    const weekday = getWeekday(number);
    return number + (weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0);
  }
  if (on.nth < 0) {
    const last = dayNumber(year, month + 1, 0);
    return last - ((getWeekday(last) - on.weekday + 7) % 7);
  }
  const first = dayNumber(year, month, 1);
  return first + ((on.weekday - getWeekday(first) + 7) % 7) + 7 * (on.nth - 1);
}

// 1970-01-01 was a Thursday.
function getWeekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

// Date.UTC would treat the years 0 to 99 as 1900 to 1999. Months and days that are out of range carry over.
function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / MILLISECONDS_PER_DAY;
}
