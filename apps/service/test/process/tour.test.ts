// Protects the tour: from a new account to a campaign that carriers registered, on both databases, only over HTTP.
import { expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { run } from '../support/process.ts';
import { DATABASES } from '../support/service.ts';

const TIMEOUT_MS = 120_000;

async function travelOn(database: (typeof DATABASES)[number]): Promise<void> {
  const environment =
    database === 'server' ? { DATABASE_URL: await createDatabaseAt(inject('postgresUrl')) } : {};
  const { code, stdout, stderr } = await run('tour/main.ts', [], environment).ended;
  expect(stderr).not.toContain('ended early');
  expect(code).toBe(0);
  for (const line of [
    'event  brand.status_changed  Copper Kettle: PENDING → ACTIVE',
    'callback BRAND_',
    'event  brand.score_changed',
    'event  campaign.status_changed  MIXED: PENDING → ACTIVE',
    'callback CAMPAIGN_DCA_COMPLETE',
    'The ledger says where every token came from and went',
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout).not.toContain('"sandbox"');
}

test(
  'the tour goes from an account to the carriers on each database',
  async () => {
    // At the same time: each mostly waits for the registry of the sandbox.
    const tours = await Promise.allSettled(DATABASES.map(travelOn));
    const failed = tours
      .map((tour, index) => [DATABASES[index], tour] as const)
      .filter(([, tour]) => tour.status === 'rejected');
    expect(failed).toEqual([]);
  },
  TIMEOUT_MS,
);
