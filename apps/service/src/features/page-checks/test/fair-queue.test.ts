// Protects the turns of customers: work is bounded, one customer cannot hold up the others, and nothing waits forever.
import { expect, test } from 'vitest';
import { createFairQueue, QueueTimeout } from '../fair-queue.ts';
import { createPlaces } from '../places.ts';

const NEVER_MS = 60_000;

/** Work that runs until it is finished by hand, in the order of its starts. */
function createWork(queue: ReturnType<typeof createFairQueue>) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const add = (customer: number, name: string, waitMs = NEVER_MS) =>
    queue.run(customer, waitMs, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
      return name;
    });
  return { started, add, end: (name: string) => finish.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more work runs at once than allowed, and the rest follows in turn', async () => {
  const { started, add, end } = createWork(createFairQueue(2));
  const all = ['a', 'b', 'c'].map((name) => add(1, name));
  await settled();
  expect(started).toEqual(['a', 'b']);
  end('a');
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('a customer with one page does not wait for all pages of another', async () => {
  const { started, add, end } = createWork(createFairQueue(1));
  const many = ['many 1', 'many 2', 'many 3'].map((name) => add(1, name));
  const one = add(2, 'one');
  await settled();
  end('many 1');
  await settled();
  expect(started).toEqual(['many 1', 'one']);
  end('one');
  await one;
  for (const name of ['many 2', 'many 3']) {
    await settled();
    end(name);
  }
  await Promise.all(many);
  expect(started).toEqual(['many 1', 'one', 'many 2', 'many 3']);
});

test('one customer leaves room for others even when no other customer waits', async () => {
  const { started, add, end } = createWork(createFairQueue(3, 2));
  const many = ['a', 'b', 'c'].map((name) => add(1, name));
  await settled();
  expect(started).toEqual(['a', 'b']);
  const other = add(2, 'other');
  await settled();
  expect(started).toEqual(['a', 'b', 'other']);
  ['a', 'b', 'other'].forEach(end);
  await other;
  await settled();
  end('c');
  await Promise.all(many);
});

test('work that does not start in time is given up and never runs', async () => {
  const { started, add, end } = createWork(createFairQueue(1));
  const first = add(1, 'first');
  await expect(add(2, 'late', 1)).rejects.toThrow(QueueTimeout);
  end('first');
  await first;
  await settled();
  expect(started).toEqual(['first']);
});

test('work that fails makes room for the next', async () => {
  const queue = createFairQueue(1);
  const failing = queue.run(1, NEVER_MS, () => Promise.reject(new Error('broken')));
  const next = queue.run(2, NEVER_MS, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('places are bounded for one customer and altogether, and can be taken again', () => {
  const places = createPlaces({ total: 3, perCustomer: 2 });
  const [first] = [places.take(1), places.take(1)];
  expect(places.take(1)).toBe('customer_limit');
  const other = places.take(2);
  expect([typeof first, typeof other]).toEqual(['function', 'function']);
  expect(places.take(3)).toBe('queue_full');
  (first as () => void)();
  expect(typeof places.take(1)).toBe('function');
  expect(places.take(3)).toBe('queue_full');
});
