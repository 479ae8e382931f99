// Stores records on disk: one table of JSON documents, written before a response is sent.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type Change = { readonly kind: string; readonly id: string; readonly document: unknown };
type Row = { readonly kind: string; readonly id: string; readonly document: string };

export type Database = {
  /** In the order in which they were first written. */
  load(): Row[];
  /** Atomic. A change without a document deletes it. */
  write(changes: Iterable<Change>): void;
  close(): void;
};

/** The file cannot be used. The message is for the person who starts the sandbox. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

const nothing: Database = { load: () => [], write: () => undefined, close: () => undefined };

/** A crash loses no committed change. A power failure can, which is acceptable for a sandbox. */
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
    // SQLite would create it readable for all users.
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
 * @param file if absent, nothing is stored on disk
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
