// Protects that processes with nothing to do for a customer's batches rest until another process is done, and no longer.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startRegistry } from '../../../../test/support/registry.ts';
import { DATABASES, serviceForTest } from '../../../../test/support/service.ts';
import { claimBatch, findNextTime } from '../work/queries.ts';
import { batchesOf, csvOf, rowOf } from './support/files.ts';

const LEASE_MS = 10_000;

test.each(DATABASES)(
  'while another process has a batch of a customer, the next one is due when its lease ends (%s)',
  async (database) => {
    const registry = await startRegistry();
    const service = await serviceForTest({ database, environment: registry.environment });
    const { db } = service.deps;
    const customer = await registry.customer(service);
    const batches = batchesOf(service);
    const taken = await batches.upload(customer, csvOf([rowOf('taken')]));
    const waiting = await batches.upload(customer, csvOf([rowOf('waiting')]));
    const now = service.clock.now();
    const leaseEnd = new Date(now.getTime() + LEASE_MS);

    await sql`
      update registration_batches set status = 'EVALUATING', next_at = ${now},
        lease_id = case when id = ${taken.id} then ${randomUUID()}::uuid end,
        leased_until = case when id = ${taken.id} then ${leaseEnd}::timestamptz end
      where id in (${taken.id}, ${waiting.id})`.execute(db);
    expect(await claimBatch(db, randomUUID(), now)).toBeUndefined();
    expect(await findNextTime(db, now)).toEqual(leaseEnd);

    await sql`update registration_batches set status = 'READY', lease_id = null, leased_until = null
      where id = ${taken.id}`.execute(db);
    expect(await findNextTime(db, now)).toEqual(now);
    expect((await claimBatch(db, randomUUID(), now))?.id).toBe(waiting.id);
    await registry.close();
  },
);

test.each(DATABASES)(
  'a lease from before the clock was set back blocks no batch of the customer (%s)',
  async (database) => {
    const registry = await startRegistry();
    const service = await serviceForTest({ database, environment: registry.environment });
    const { db } = service.deps;
    const customer = await registry.customer(service);
    const batches = batchesOf(service);
    const ids = [];
    for (const reference of ['left', 'waiting']) {
      ids.push((await batches.upload(customer, csvOf([rowOf(reference)]))).id);
    }
    const now = service.clock.now();
    await sql`
      update registration_batches set status = 'EVALUATING', next_at = ${now},
        lease_id = case when id = ${ids[0]} then ${randomUUID()}::uuid end,
        leased_until = case when id = ${ids[0]} then ${now}::timestamptz + interval '2 hours' end
      where id = any(${ids}::bigint[])`.execute(db);
    expect(await findNextTime(db, now)).toEqual(now);
    expect(ids).toContain((await claimBatch(db, randomUUID(), now))?.id);
    await registry.close();
  },
);
