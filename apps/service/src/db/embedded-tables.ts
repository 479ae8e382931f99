// Adds the tables to a new embedded database from the thread that it runs in.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

type Execute = (sql: string, parameters: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>;

class DirectConnection implements DatabaseConnection {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows } = await this.#execute(sql, parameters);
    return { rows: rows as Row[] };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream');
  }
}

/** Only migrations use it, one statement after the other. */
class DirectDriver implements Driver {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new DirectConnection(this.#execute);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    await this.#execute('begin', []);
  }

  async commitTransaction(): Promise<void> {
    await this.#execute('commit', []);
  }

  async rollbackTransaction(): Promise<void> {
    await this.#execute('rollback', []);
  }

  async destroy(): Promise<void> {}
}

/**
 * @param execute runs a statement, or without parameters several in one text
 * @throws the error of a failed migration; then there are no tables
 */
export async function migrateThrough(execute: Execute): Promise<void> {
  const dialect: Dialect = {
    createDriver: () => new DirectDriver(execute),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  await migrate(new Kysely<Tables>({ dialect }));
}
