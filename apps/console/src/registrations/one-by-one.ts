// Does something with many registrations, a few at a time, and reports how far it is. One that fails does not stop the others.
import { useState } from 'react';
import { toProblem } from '../api/problems.ts';

/** A browser keeps other requests waiting beyond a few. */
export const AT_ONCE = 3;

export type Outcome<Item> = { readonly item: Item; readonly problem: string | null };

/** Calls `work` for each item in order, a few at once. @returns one outcome for each item, in order of completion */
async function runOneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onOutcome: (outcome: Outcome<Item>) => void,
): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
        onOutcome({ item, problem: null });
      } catch (error) {
        const { title, advice } = toProblem(error);
        onOutcome({ item, problem: `${title} ${advice}`.trim() });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, next));
}

export function useOneByOne<Item>(work: (item: Item) => Promise<unknown>) {
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item>[]>();
  const [isRunning, setIsRunning] = useState(false);
  return {
    outcomes,
    isRunning,
    reset: () => setOutcomes(undefined),
    run: async (items: readonly Item[]) => {
      setOutcomes([]);
      setIsRunning(true);
      await runOneByOne(items, work, (outcome) => setOutcomes((before = []) => [...before, outcome]));
      setIsRunning(false);
    },
  };
}
