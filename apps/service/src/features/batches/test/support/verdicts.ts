// Evaluations that found nothing, for tests of what happens afterward: the websites of the rows do not exist.
import { sql } from 'kysely';
import type { TestService, TestUser } from '../../../../../test/support/service.ts';

/** Every draft of the customer is ready, and costs what a new brand costs. */
export async function judgeReady(
  { deps }: Pick<TestService, 'deps'>,
  { id }: Pick<TestUser, 'id'>,
): Promise<void> {
  await sql`
    insert into registration_evaluations (registration_id, version, revision, verdict, content_hash, changed_pages, review,
      created_at)
    select r.id, r.version, r.revision, 'ready', sha256(r.id::text::bytea), '{}',
      ${JSON.stringify({
        counts: { error: 0, warning: 0, info: 0 },
        findings: [],
        fees: { registry: 4.5, monthly: 0, tokens: 1, currency: 'USD', lines: [] },
      })}::jsonb, now()
    from registrations as r where r.user_id = ${id} and r.status = 'DRAFT'`.execute(deps.db);
}
