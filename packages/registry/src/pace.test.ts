import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRegistryPace } from './pace.ts';

test('no second has more reads, and no ten seconds more writes, than allowed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.record({ afterMs: fc.integer({ min: 0, max: 900 }), write: fc.boolean() }), {
        maxLength: 200,
      }),
      (count, asks) => {
        let now = 0;
        const pace = createRegistryPace({
          readsPerSecond: count,
          writesPerTenSeconds: count,
          waitMsMax: Number.POSITIVE_INFINITY,
          nowMs: () => now,
        });
        const starts: Record<'read' | 'write', number[]> = { read: [], write: [] };
        for (const { afterMs, write } of asks) {
          now += afterMs;
          const kind = write ? 'write' : 'read';
          starts[kind].push(now + pace.turn(kind).waitMs);
        }
        for (const [times, windowMs] of [
          [starts.read, 1_000],
          [starts.write, 10_000],
        ] as const) {
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          times.forEach((start, index) => {
            const earlier = times[index - count];
            expect(earlier === undefined || start - earlier >= windowMs).toBe(true);
          });
        }
      },
    ),
  );
});

test('a slot that is too far in the future is rejected with its delay and not reserved', () => {
  let now = 0;
  const pace = createRegistryPace({ readsPerSecond: 2, waitMsMax: 1_500, nowMs: () => now });
  expect([1, 2, 3, 4].map(() => pace.turn('read').waitMs)).toEqual([0, 0, 1_000, 1_000]);
  expect(pace.turn('read')).toEqual({ granted: false, waitMs: 2_000 });
  expect(pace.turn('read')).toEqual({ granted: false, waitMs: 2_000 });
  now = 600;
  expect(pace.turn('read')).toEqual({ granted: true, waitMs: 1_400 });
});

test('writes do not wait for reads', () => {
  const pace = createRegistryPace({ readsPerSecond: 1, nowMs: () => 0 });
  pace.turn('read');
  expect(pace.turn('write')).toEqual({ granted: true, waitMs: 0 });
});
