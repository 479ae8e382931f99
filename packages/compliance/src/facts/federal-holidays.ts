// US federal holidays as rules, which cover every year without a list of dates.
import type { Sourced } from './sources.ts';

export type FederalHoliday = Sourced & {
  readonly name: string;
  /** 1 to 12. */
  readonly month: number;
  /** The day of the month, or the nth weekday of the month: 0 is Sunday, and `nth` -1 is the last. */
  readonly on: { readonly day: number } | { readonly weekday: number; readonly nth: number };
};

const statute = { source: 'federalHolidays', basis: 'published' } as const;
const MONDAY = 1;
const THURSDAY = 4;

export const federalHolidays: readonly FederalHoliday[] = [
  { ...statute, name: 'New Year’s Day', month: 1, on: { day: 1 } },
  { ...statute, name: 'Birthday of Martin Luther King, Jr.', month: 1, on: { weekday: MONDAY, nth: 3 } },
  { ...statute, name: 'Washington’s Birthday', month: 2, on: { weekday: MONDAY, nth: 3 } },
  { ...statute, name: 'Memorial Day', month: 5, on: { weekday: MONDAY, nth: -1 } },
  { ...statute, name: 'Juneteenth National Independence Day', month: 6, on: { day: 19 } },
  { ...statute, name: 'Independence Day', month: 7, on: { day: 4 } },
  { ...statute, name: 'Labor Day', month: 9, on: { weekday: MONDAY, nth: 1 } },
  { ...statute, name: 'Columbus Day', month: 10, on: { weekday: MONDAY, nth: 2 } },
  { ...statute, name: 'Veterans Day', month: 11, on: { day: 11 } },
  { ...statute, name: 'Thanksgiving Day', month: 11, on: { weekday: THURSDAY, nth: 4 } },
  { ...statute, name: 'Christmas Day', month: 12, on: { day: 25 } },
];
