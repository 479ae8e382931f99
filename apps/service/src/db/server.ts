// Kysely over a PostgreSQL server: the pool, its limits, and the JavaScript values that columns become. Nothing here
// needs a session on the server, so a pooler in transaction mode works.
import { connect, type Socket } from 'node:net';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { statementDeadlineMs } from './deadline.ts';
import { isDiskFull } from './failures.ts';

/** Type ids as plain numbers, because the driver passes any number, not only those of its enum. */
const INT8: number = pg.types.builtins.INT8;
const DATE: number = pg.types.builtins.DATE;

/** The same JavaScript values as from the embedded database. See `embedded-statements.ts`. */
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
const CONNECT_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The server ends statements that this side abandoned, so that their locks do not remain. */
const SERVER_GRACE_MS = 1_000;

const CANCEL_REQUEST_CODE = 80_877_102;

type Backend = { processID: number | null; secretKey: unknown; host: string; port: number };

/**
 * Asks the server to cancel the statement of the abandoned connection, over a separate connection, which works if only
 * the old one is silent. Without a response nothing is lost.
 */
function cancelOnServer(client: pg.Client): void {
  const { processID, secretKey, host, port } = client as unknown as Backend;
  if (processID === null || typeof secretKey !== 'number') {
    return;
  }
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(CANCEL_REQUEST_CODE, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  const where = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const socket = connect(where, () => socket.end(request));
  socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.unref();
}

/**
 * Resets the connection, so that no buffered data reaches the server later. A charge that arrives after the timeout
 * would remain although its caller got an error.
 */
function cut(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  try {
    stream.resetAndDestroy();
  } catch {
    // Not a plain TCP connection: TLS, or a socket file.
    stream.destroy();
  }
}

/** A client with a deadline for every statement. The driver's own timeout leaves the silent connection in the pool. */
function clientWithDeadline(onSilence: () => void, onDiskFull: (error: unknown) => void): typeof pg.Client {
  return class DeadlineClient extends pg.Client {
    // oxlint-disable-next-line typescript/no-explicit-any -- passes every form of the call on
    override query(...words: any[]): any {
      const answer = (super.query as (...all: unknown[]) => unknown)(...words);
      return answer instanceof Promise ? this.#withDeadline(answer) : answer;
    }

    async #withDeadline<Result>(answer: Promise<Result>): Promise<Result> {
      const deadlineMs = statementDeadlineMs();
      let isSilent = false;
      const giveUp = () => {
        isSilent = true;
        cut(this);
        cancelOnServer(this);
        onSilence();
      };
      // After a pause of this process, the timer fires before a waiting response is read, so it waits one more turn.
      let timer = setTimeout(() => {
        timer = setTimeout(giveUp, 0);
      }, deadlineMs);
      try {
        return await answer;
      } catch (error) {
        if (isDiskFull(error)) {
          onDiskFull(error);
        }
        throw isSilent
          ? new Error(`the database did not answer within ${deadlineMs / 1000} seconds`, { cause: error })
          : error;
      } finally {
        clearTimeout(timer);
      }
    }
  };
}

/** Also limits transactions on the server, with `set local`, because a pooler would mix up session settings. */
class BoundedTransactions extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const endsAfterMs = statementDeadlineMs() + SERVER_GRACE_MS;
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout']
      .map((name) => `set local ${name} = ${endsAfterMs}`)
      .join('; ');
    if (settings.isolationLevel === undefined && settings.accessMode === undefined) {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${limits}`));
      return;
    }
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(limits));
  }
}

class ServerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new BoundedTransactions(this.#config);
  }
}

/**
 * The pool drops an idle connection that breaks (a server restart) and replaces it at the next use. A silent one is
 * closed at the deadline, together with the idle ones, because they use the same route.
 */
export function openServerDialect(
  url: string,
  on: { idleError(error: Error): void; diskFull(error: unknown): void },
): Dialect {
  const idle = new Set<pg.PoolClient>();
  const Client = clientWithDeadline(
    () => idle.forEach(cut),
    (error) => on.diskFull(error),
  );
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'tendlc',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: { getTypeParser: getTypeParser as pg.CustomTypesConfig['getTypeParser'] },
    Client: Client as unknown as new () => pg.ClientBase,
  });
  pool.on('release', (_error, client) => void idle.add(client));
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('remove', (client) => void idle.delete(client));
  // Without a listener an idle connection's error would end the process.
  pool.on('error', (error) => on.idleError(error));
  // The same applies to a connection in use: its current or next statement fails with the same error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new ServerDialect({ pool });
}
