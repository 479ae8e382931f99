// Judges one registration after the other. Many wait for the same slow page and are ready at once; without turns they would
// hold up every other call of the process for seconds.
import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from '../../errors.ts';
import { createFairQueue, QueueTimeout } from '../page-checks/index.ts';

const WAIT_MS_MAX = 60_000;

export type TakeJudgingTurn = <Result>(customer: number, judge: () => Result) => Promise<Result>;

/**
 * After each judgment comes a pause as long as the judgment took, so at least half of the processor is left for other work.
 * Customers take turns.
 */
export function createJudgingTurns(): TakeJudgingTurn {
  const queue = createFairQueue(1);
  return async (customer, judge) => {
    try {
      return await queue.run(customer, WAIT_MS_MAX, async () => {
        const startedAt = performance.now();
        const result = judge();
        await wait(performance.now() - startedAt);
        return result;
      });
    } catch (error) {
      throw error instanceof QueueTimeout ? new ServiceError('overloaded') : error;
    }
  };
}
