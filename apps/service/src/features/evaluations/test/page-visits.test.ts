// Protects the order in which the pages of one evaluation are opened, with visits that the test ends one by one.
import { expect, test } from 'vitest';
import { waitFor } from '../../../../test/support/wait.ts';
import type { Visit } from '../../page-checks/index.ts';
import { createPageVisits } from '../page-visits.ts';

test('G-83 pages that a host does not take in this minute wait for its first ones; other hosts do not wait', async () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const pageVisits = createPageVisits({
    pageChecks: {
      async visit(_userId, url) {
        asked.push(url);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { facts: {} } as Visit;
      },
      recall: () => Promise.resolve(new Map()),
    },
    perCustomerMax: 20,
  });
  const pagesOf = (host: string, count: number) =>
    Array.from({ length: count }, (_page, at) => `https://${host}/${at}`);
  const many = pagesOf('many.example', 8);
  const few = pagesOf('few.example', 2);
  const pages = [...many, ...few].map((url) => ({ purpose: 'website' as const, url }));
  const seeing = pageVisits.visitPages(1, pages, true);
  await waitFor(() => asked.length === 8 || undefined, 'the first pages of both hosts');
  expect(asked.toSorted()).toEqual([...many.slice(0, 6), ...few].toSorted());
  for (const end of waiting.splice(0)) {
    end();
  }
  await waitFor(() => asked.length === 10 || undefined, 'the other pages');
  expect(asked.slice(8)).toEqual(many.slice(6));
  for (const end of waiting.splice(0)) {
    end();
  }
  expect((await seeing).map(({ url }) => url)).toEqual([...many, ...few]);
});
