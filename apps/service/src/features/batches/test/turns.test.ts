// Protects that processes with nothing to do for a customer's batches rest until another process is done, and no longer.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startRegistry } from '../../../../test/support/registry.ts';
import { DATABASES, serviceForTest } from '../../../../test/support/service.ts';
import type { Database } from '../../../db/tables.ts';
import { claimBatch, findNextTime } from '../work/queries.ts';
import { batchesOf, csvOf, rowOf } from './support/files.ts';

const LEASE_MS = 10_000;
const HOURS_MS = 7_200_000;

type DatabaseKind = (typeof DATABASES)[number];

type Case = { db: Database; taken: number; waiting: number; now: Date; leaseEnd: Date };

/**
 * Two batches that are due, the first one with a lease of another process. In one transaction, so that the service, which works on
 * batches as well, sees neither.
 */
async function withTwoBatches(
  database: DatabaseKind,
  leaseMs: number,
  check: (found: Case) => Promise<void>,
): Promise<void> {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const service = await serviceForTest({ database, environment: registry.environment });
  const customer = await registry.customer(service);
  const batches = batchesOf(service);
  const { id: taken } = await batches.upload(customer, csvOf([rowOf('taken')]));
  const { id: waiting } = await batches.upload(customer, csvOf([rowOf('waiting')]));
  const now = service.clock.now();
  const leaseEnd = new Date(now.getTime() + leaseMs);
  await service.deps.db.transaction().execute(async (db) => {
    await sql`
      update registration_batches set status = 'EVALUATING', next_at = ${now},
        lease_id = case when id = ${taken} then ${randomUUID()}::uuid end,
        leased_until = case when id = ${taken} then ${leaseEnd}::timestamptz end
      where id in (${taken}, ${waiting})`.execute(db);
    await check({ db, taken, waiting, now, leaseEnd });
  });
}

test.each(DATABASES)(
  'while another process has a batch of a customer, the next one is due when its lease ends (%s)',
  (database) =>
    withTwoBatches(database, LEASE_MS, async ({ db, taken, waiting, now, leaseEnd }) => {
      expect(await claimBatch(db, randomUUID(), now)).toBeUndefined();
      expect(await findNextTime(db, now)).toEqual(leaseEnd);

      await sql`update registration_batches set status = 'READY', lease_id = null, leased_until = null
        where id = ${taken}`.execute(db);
      expect(await findNextTime(db, now)).toEqual(now);
      expect((await claimBatch(db, randomUUID(), now))?.id).toBe(waiting);
    }),
);

test.each(DATABASES)(
  'a lease from before the clock was set back blocks no batch of the customer (%s)',
  (database) =>
    withTwoBatches(database, HOURS_MS, async ({ db, taken, waiting, now }) => {
      expect(await findNextTime(db, now)).toEqual(now);
      expect([taken, waiting]).toContain((await claimBatch(db, randomUUID(), now))?.id);
    }),
);
