// The SQL of reading the call log.
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Database, Tables } from '../../db/tables.ts';

export type CallFilters = {
  readonly method?: string;
  /** Part of the path, literally. */
  readonly endpoint?: string;
  readonly credentialId?: number;
};

type LoggedCall = Selectable<Tables['registry_calls']>;

function matching(db: Database, { method, endpoint, credentialId }: CallFilters) {
  return db
    .selectFrom('registry_calls')
    .$if(credentialId !== undefined, (query) => query.where('credential_id', '=', credentialId as number))
    .$if(method !== undefined, (query) => query.where('method', '=', method as string))
    .$if(endpoint !== undefined, (query) => query.where(sql<boolean>`strpos(endpoint, ${endpoint}) > 0`));
}

/**
 * A page, newest first. The ids of the page are found first, so that the bodies of skipped rows are never read. The total of a
 * path counts what matches, which is bounded by what 90 days of calls come to, because older rows are deleted every hour: of a
 * million, a set's are found in milliseconds, and a path that is nowhere in half a second. The other totals are kept.
 */
export async function listCalls(
  db: Database,
  filters: CallFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LoggedCall[]; total: number }> {
  const ids = matching(db, filters).select('id').orderBy('id', 'desc').limit(limit).offset(offset);
  const rows = await db
    .selectFrom('registry_calls')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length > 0 && rows.length < limit) {
    return { rows, total: offset + rows.length };
  }
  if (filters.endpoint === undefined) {
    return { rows, total: await countListed(db, 'registry_calls', filters.credentialId, [filters.method]) };
  }
  const counted = await matching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}
