// Tokens used on each of the last days, and how many of them were free.
import type { TokenTransaction } from '@tendlc/client';
import type { DayCount } from '../../pictures/bars-per-day.tsx';

export const DAYS = 30;
const DAY_MS = 86_400_000;

type Entry = Pick<TokenTransaction, 'type' | 'amount' | 'createdAt'>;

const dayOf = ({ createdAt }: Entry): string => createdAt.slice(0, 10);

/**
 * Days in UTC, like the daily free token. Days that are only partly loaded are left out.
 * @param entries newest first
 */
export function countUsePerDay(entries: readonly Entry[], isComplete: boolean, now: Date): DayCount[] {
  const oldest = entries.at(-1);
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  ).filter((day) => isComplete || oldest === undefined || day > dayOf(oldest));
  const sum = (type: string) => {
    const counts = new Map<string, number>();
    for (const entry of entries.filter((candidate) => candidate.type === type)) {
      counts.set(dayOf(entry), (counts.get(dayOf(entry)) ?? 0) + Math.abs(entry.amount));
    }
    return counts;
  };
  const [used, free] = [sum('usage'), sum('daily_free')];
  return days.map((date) => {
    // A free token is granted and spent in the same moment: one entry of each kind.
    const hatched = Math.min(free.get(date) ?? 0, used.get(date) ?? 0);
    return { date, solid: (used.get(date) ?? 0) - hatched, hatched };
  });
}
