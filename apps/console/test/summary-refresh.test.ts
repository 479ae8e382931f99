// The summary of the home page is read again after events, however many arrive together.
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queries } from '../src/api/session.ts';
import { refreshSummary } from '../src/pages/home/summary.ts';

vi.hoisted(() => Object.assign(globalThis, { location: { origin: 'https://console.example' } }));

const USER_ID = 7;

/** A page that shows a summary. The answer is what had happened when the request began. */
function openPage() {
  let events = 0;
  let reads = 0;
  const summary = new QueryObserver(queries, {
    queryKey: ['summary', USER_ID],
    queryFn: () => {
      reads += 1;
      const seen = events;
      return new Promise<number>((resolve) => setImmediate(() => resolve(seen)));
    },
  });
  summary.subscribe(() => undefined);
  const tell = () => {
    events += 1;
    return refreshSummary(USER_ID);
  };
  return { tell, shown: () => summary.getCurrentResult().data, countReads: () => reads };
}

afterEach(() => queries.clear());

test('events that arrive together do not send a request each, and the last of them is in the answer', async () => {
  const { tell, shown, countReads } = openPage();
  await vi.waitUntil(() => shown() === 0);
  const before = countReads();
  await Promise.all(Array.from({ length: 300 }, tell));
  expect(shown()).toBe(300);
  expect(countReads() - before).toBe(2);
});

test('an event that happens while the first summary is being read is in the next one', async () => {
  const { tell, shown } = openPage();
  await tell();
  expect(shown()).toBe(1);
});
