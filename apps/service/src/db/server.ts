// Kysely over a PostgreSQL server: the pool, its limits, and the JavaScript values that columns become.
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Type ids as plain numbers: the driver asks with any number, not only with those of its enum. */
const INT8: number = pg.types.builtins.INT8;
const DATE: number = pg.types.builtins.DATE;

/** The same JavaScript values that the embedded database gives: see `embedded-statements.ts`. */
function getTypeParser(id: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (id === INT8) {
    return Number;
  }
  if (id === DATE) {
    return (value) => value;
  }
  return pg.types.getTypeParser(id, format) as (value: string) => unknown;
}

const POOL_CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** No statement of the service takes seconds; one that does is stuck and must not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** An idle connection that breaks (a restart of the server) is dropped by the pool and replaced at the next use. */
export function openServerDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'tendlc',
    keepAlive: true,
    types: { getTypeParser: getTypeParser as pg.CustomTypesConfig['getTypeParser'] },
  });
  // Without a listener an idle connection's error would end the process.
  pool.on('error', onIdleError);
  // Nor may one that breaks while it is lent out: the statement under way, or the next one, fails with the same error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
