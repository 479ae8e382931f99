// Protects G-83: many registrations that are judged at once hold up no other call.
import { expect, test } from 'vitest';
import { createJudgingTurns } from '../judging-turns.ts';

function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    // As a judgment does.
  }
}

test('between two judgments there is time for everything that waits', async () => {
  const takeTurn = createJudgingTurns();
  const events: string[] = [];
  const judged = [1, 2, 3].map((number) =>
    takeTurn(1, () => {
      keepBusy(5);
      events.push(`judged ${number}`);
      setImmediate(() => events.push(`call ${number}`));
    }),
  );
  await Promise.all(judged);
  expect(events).toEqual(['judged 1', 'call 1', 'judged 2', 'call 2', 'judged 3', 'call 3']);
});

test('customers take turns, and a judgment that fails is the failure of its own call', async () => {
  const takeTurn = createJudgingTurns();
  const order: string[] = [];
  const judge = (customer: number, name: string) => takeTurn(customer, () => order.push(name));
  const failing = takeTurn(1, () => {
    throw new Error('a fault');
  });
  const others = [judge(1, 'first again'), judge(1, 'first once more'), judge(2, 'second')];
  await expect(failing).rejects.toThrow('a fault');
  await Promise.all(others);
  expect(order).toEqual(['second', 'first again', 'first once more']);
});
