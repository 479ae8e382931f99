// Fetches and judges pages of hostile servers as the service does, without its database.
import { type FetchProblem, readPage, reviewPage } from '@tendlc/page-review';
import { expect, onTestFinished } from 'vitest';
import { createPageAddresses, createPageConnections } from '../../../../outbound/page-connections.ts';
import type { Resolve } from '../../../../outbound/public-addresses.ts';
import { createPageFetcher, FETCH_LIMITS, type FetchLimits } from '../../page-fetcher.ts';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
export const USER_AGENT = 'Tendlc/1.0.0 (+https://tendlc.example/)';
export const MEBIBYTE = 1024 * 1024;

export type Options = {
  readonly limits?: Partial<FetchLimits>;
  readonly networks?: readonly string[];
  readonly resolve?: Resolve;
};

const enterAnyHost = () => Promise.resolve();

export async function fetchPage(url: string, options: Options = {}) {
  const { networks = LOOPBACK, limits, resolve } = options;
  const fetcher = createPageFetcher({
    openConnection: createPageConnections(createPageAddresses(networks, resolve)),
    userAgent: USER_AGENT,
    limits: { ...FETCH_LIMITS, ...limits },
  });
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const page = await fetcher.fetchPage(url, enterAnyHost, stopping.signal);
  expect(page.body.length).toBeLessThanOrEqual(FETCH_LIMITS.bytes);
  return page;
}

/** Reads and reviews the page as an opt-in page, which has most rules. */
export async function review(page: Awaited<ReturnType<typeof fetchPage>>) {
  const facts = await readPage({ ...page, purpose: 'optIn' });
  const { findings } = reviewPage({ ...page, purpose: 'optIn' }, facts, { brandNames: ['Copper Kettle'] });
  return { facts, findings, ruleIds: findings.map(({ ruleId }) => ruleId) };
}

const ruleOf = (problem: FetchProblem): string => (problem === 'tls' ? 'access.tls' : 'access.status');

export async function expectProblem(url: string, problem: FetchProblem, options: Options = {}) {
  const page = await fetchPage(url, options);
  expect(page.problem).toBe(problem);
  expect(page.body).toHaveLength(0);
  const { findings } = await review(page);
  expect(findings).toEqual([expect.objectContaining({ ruleId: ruleOf(problem) })]);
  return page;
}

/** For servers that never finish. */
export const SLOW: Options = { limits: { timeMs: 300 } };

export const zeros = (mebibytes: number) => Buffer.alloc(mebibytes * MEBIBYTE);
