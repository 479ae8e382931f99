// Protects that costs that are not in the sums yet are read and checked in seconds, however many there are (G-105, G-106).
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serviceForTest } from '../../../../test/support/service.ts';
import { findWrongSpending } from '../../../verify/queries.ts';

test('what is not in the sums yet of thousands of registrations is read and checked in seconds', async () => {
  const service = await serviceForTest({ database: 'server' });
  const { db } = service.deps;
  const user = await service.register();
  const REGISTRATIONS = 6_000;
  // Everything at once, and before the database knows anything of these tables.
  await sql`
    with added as (
      insert into registrations (user_id, origin, customer, status, waiting_for, created_at, updated_at)
      select ${user.id}, 'packet', 'A', 'SUBMITTED', 'registry', now(), now() from generate_series(1, ${REGISTRATIONS}::integer)
      returning id
    )
    insert into registration_versions (registration_id, number, status, packet, submitted_at, created_at)
    select id, 1, 'SUBMITTED', '{}', now(), now() from added`.execute(db);
  await sql`
    insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review, created_at, charge_id)
    select id, 1, 1, 'ready', '', '{}', '{}', now(), gen_random_uuid() from registrations where user_id = ${user.id}`.execute(
    db,
  );
  expect(await findWrongSpending(db)).toEqual([]);
  const { body } = await service.call('GET', '/v1/registration-customers', undefined, user);
  expect(body.customers).toMatchObject([{ customer: 'A', tokens: 0, registryUsd: 0 }]);
});
