// Where records outlive the process: one table of JSON documents, written before a call is answered.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type Change = { readonly kind: string; readonly id: string; readonly document: unknown };
type Row = { readonly kind: string; readonly id: string; readonly document: string };

export type Database = {
  /** In the order in which they were first written. */
  load(): Row[];
  /** All or nothing. A change without a document removes it. */
  write(changes: Iterable<Change>): void;
  close(): void;
};

/** A file that cannot be used, with the sentence for whoever starts the sandbox. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

const nothing: Database = { load: () => [], write: () => undefined, close: () => undefined };

/** A crash of the process loses nothing that was committed; only a power failure may, which a sandbox can bear. */
const PREPARE = `
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists documents (
    position integer primary key,
    kind text not null,
    id text not null,
    document text not null,
    unique (kind, id)
  );
`;

function openFile(file: string): DatabaseSync {
  try {
    // SQLite would make it readable for all.
    closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file);
    database.exec(PREPARE);
    return database;
  } catch (error) {
    const inUse = (error as { errcode?: number }).errcode === 5;
    const why = inUse ? 'is in use by another process' : `cannot be used (${(error as Error).message})`;
    throw new DatabaseRefused(`the sandbox’s file ${file} ${why}`, { cause: error });
  }
}

/**
 * @param file nothing is kept when absent
 * @throws DatabaseRefused when it is in use or not a database
 */
export function openDatabase(file: string | undefined): Database {
  if (file === undefined) {
    return nothing;
  }
  const database = openFile(file);
  const put = database.prepare(
    'insert into documents (kind, id, document) values (?, ?, ?) on conflict (kind, id) do update set document = excluded.document',
  );
  const remove = database.prepare('delete from documents where kind = ? and id = ?');
  return {
    load: () =>
      database
        .prepare('select kind, id, document from documents order by position')
        .all() as unknown as Row[],
    write(changes) {
      database.exec('begin');
      for (const { kind, id, document } of changes) {
        if (document === undefined) {
          remove.run(kind, id);
        } else {
          put.run(kind, id, JSON.stringify(document));
        }
      }
      database.exec('commit');
    },
    close: () => database.close(),
  };
}
