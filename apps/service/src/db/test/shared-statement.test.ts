// Protects requests that share a statement: each gets its own result, none is lost, and the queue is bounded.
import { expect, test } from 'vitest';
import { createSharedStatement, StatementQueueFull } from '../shared-statement.ts';

/** Statements that wait for the test to release them. */
function held() {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const run = async (requests: readonly number[]) => {
    batches.push(requests);
    await new Promise<void>((resolve) => gates.push(resolve));
    return requests.map((request) => request * 10);
  };
  const letGo = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { run, batches, letGo };
}

test('requests that arrive during a statement share the next one, each with its own result', async () => {
  const { run, batches, letGo } = held();
  const statement = createSharedStatement(run);
  const first = [statement.submit(1), statement.submit(2)];
  await expect.poll(() => batches.length).toBe(1);
  const second = [statement.submit(3), statement.submit(4), statement.submit(5)];
  await letGo();
  await letGo();
  expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('a statement has at most 200 requests', async () => {
  const sizes: number[] = [];
  const statement = createSharedStatement(async (requests: readonly number[]) => {
    sizes.push(requests.length);
    return requests;
  });
  const numbers = Array.from({ length: 450 }, (_, index) => index);
  expect(await Promise.all(numbers.map((number) => statement.submit(number)))).toEqual(numbers);
  expect(sizes).toEqual([200, 200, 50]);
});

test('requests that cannot join wait for a later statement, in order', async () => {
  const batches: (readonly number[])[] = [];
  const sameParity = () => {
    let first: number | undefined;
    return (request: number) => {
      first ??= request % 2;
      return request % 2 === first;
    };
  };
  const statement = createSharedStatement(async (requests: readonly number[]) => {
    batches.push(requests);
    return requests;
  }, sameParity);
  await Promise.all([1, 2, 3, 4, 5].map((number) => statement.submit(number)));
  expect(batches).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
});

test('a failed statement fails only its own requests, and later ones continue', async () => {
  let fails = true;
  const statement = createSharedStatement(async (requests: readonly number[]) => {
    if (fails) {
      fails = false;
      throw new Error('broken');
    }
    return requests;
  });
  const lost = await Promise.allSettled([statement.submit(1), statement.submit(2)]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await statement.submit(3)).toBe(3);
});

test('with 5,000 waiting requests the next one is rejected immediately, and the queue drains', async () => {
  const { run, letGo, batches } = held();
  const statement = createSharedStatement(run);
  const first = statement.submit(0);
  await expect.poll(() => batches.length).toBe(1);
  const waiting = Array.from({ length: 5_000 }, (_, index) => statement.submit(index));
  await expect(statement.submit(1)).rejects.toBeInstanceOf(StatementQueueFull);
  for (let statements = 0; statements < 26; statements += 1) {
    await letGo();
  }
  await Promise.all([first, ...waiting]);
  await statement.drained();
  expect(await Promise.race([statement.drained(), Promise.resolve('late')])).not.toBe('late');
});
