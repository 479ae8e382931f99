// The SQL of the call log (G-50).
import { sql } from 'kysely';
import { storableJson } from '../../db/json.ts';
import type { Database } from '../../db/tables.ts';

export type CallRow = {
  readonly credentialId: number;
  readonly userId: number | null;
  readonly requestId: string | null;
  readonly method: string;
  readonly endpoint: string;
  readonly statusCode: number | null;
  readonly durationMs: number;
  readonly attempt: number;
  readonly error: string | null;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
};

/** Many calls in one statement; their sets were used now. */
export async function insertCalls(db: Database, calls: readonly CallRow[], now: Date): Promise<void> {
  const each = <Value>(read: (call: CallRow) => Value): Value[] => calls.map(read);
  await sql`
    with logged as (
      insert into registry_calls (credential_id, user_id, request_id, method, endpoint, status_code, duration_ms, attempt,
        error, request_body, response_body, created_at)
      select credential_id, user_id, request_id, method, endpoint, status_code, duration_ms, attempt, error,
        request_body::jsonb, response_body::jsonb, ${now}::timestamptz
      from unnest(
        ${each((call) => call.credentialId)}::bigint[], ${each((call) => call.userId)}::bigint[],
        ${each((call) => call.requestId)}::text[], ${each((call) => call.method)}::text[],
        ${each((call) => call.endpoint)}::text[], ${each((call) => call.statusCode)}::integer[],
        ${each((call) => call.durationMs)}::integer[], ${each((call) => call.attempt)}::integer[],
        ${each((call) => call.error)}::text[], ${each((call) => storableJson(call.requestBody))}::text[],
        ${each((call) => storableJson(call.responseBody))}::text[])
        as logged_call (credential_id, user_id, request_id, method, endpoint, status_code, duration_ms, attempt, error,
          request_body, response_body)
      returning credential_id
    )
    update registry_credentials set last_used_at = ${now}
    where id in (select credential_id from logged) and (last_used_at is null or last_used_at < ${now})`.execute(
    db,
  );
}
