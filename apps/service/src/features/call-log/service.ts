// The log of registry calls, as admins read it (G-50). The gateway writes it.
import type { RegistryCall } from '@tendlc/contract';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { type CallFilters, listCalls } from './queries.ts';

export type CallLog = ReturnType<typeof createCallLog>;

export function createCallLog({ db }: { db: Database }) {
  return {
    async list(query: { page?: number; limit?: number } & CallFilters) {
      const page = pageOf(query);
      const { rows, total } = await listCalls(db, query, page);
      const logs = rows.map(
        (row): RegistryCall => ({
          id: row.id,
          credentialId: row.credential_id,
          userId: row.user_id,
          method: row.method,
          endpoint: row.endpoint,
          statusCode: row.status_code,
          durationMs: row.duration_ms,
          attempt: row.attempt,
          error: row.error,
          requestId: row.request_id,
          requestBody: row.request_body,
          responseBody: row.response_body,
          createdAt: row.created_at.toISOString(),
        }),
      );
      return { logs, pagination: paginationOf(page, total) };
    },
  };
}
