// Opens the database of the service, embedded or on a server.
import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { openEmbeddedDialect } from './embedded.ts';
import { openServerDialect } from './server.ts';
import { createStorageWatch, watchStorage } from './storage.ts';
import type { Database, Tables } from './tables.ts';

export type DatabaseTarget =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string };

/** `postgres://…`, `postgresql://…` or `pglite:<folder>`; anything else is not supported. */
export function parseDatabaseUrl(url: string): DatabaseTarget | undefined {
  if (/^postgres(ql)?:\/\//.test(url)) {
    return { kind: 'server', url };
  }
  const folder = /^pglite:(.+)$/.exec(url)?.[1];
  return folder === undefined ? undefined : { kind: 'embedded', folder };
}

export type OpenOptions = {
  readonly target: DatabaseTarget;
  readonly log: Logger;
  /** This process has permanently lost the embedded database and cannot continue. */
  readonly onEnd: (error: Error) => void;
  /** An embedded database was created here before, so its absence is a loss and not a first start. */
  readonly mustExist?: boolean;
  /** The database is closed again soon, so the memory that its opening took is not freed first. */
  readonly isBrief?: boolean;
};

/** Where to open it, and whether a new embedded database gets its tables before it is open. */
type OpenWith = OpenOptions & { readonly withTables?: boolean };

export type OpenedDatabase = {
  readonly db: Database;
  /** Whether an embedded database with a complete schema was there before. */
  readonly isMade: boolean;
  markMade(): void;
};

type CopyFolder = (to: string) => Promise<{ copiedBytes: number; pauseMs: number }>;
const copying = new WeakMap<Database, CopyFolder>();

/**
 * Copies the folder of an embedded database during its use, at one moment. Statements wait for the last part.
 * @returns how long they waited, or undefined for a server, which has no such folder
 */
export const copyEmbeddedDatabase = (db: Database, to: string): ReturnType<CopyFolder> | undefined =>
  copying.get(db)?.(to);

/** @throws when the database cannot be opened or reached; DatabaseFolderRefused when its folder must not be opened */
export async function openDatabase(options: OpenWith): Promise<OpenedDatabase> {
  const { target, log, onEnd, mustExist = false, withTables = false, isBrief = false } = options;
  if (target.kind === 'embedded') {
    const { dialect, copyFolder, ...folder } = await openEmbeddedDialect(target.folder, mustExist, {
      log,
      onEnd,
      withTables,
      isBrief,
    });
    const embedded = new Kysely<Tables>({ dialect });
    copying.set(embedded, copyFolder);
    return { db: embedded, ...folder };
  }
  const storage = createStorageWatch(log);
  const dialect = openServerDialect(target.url, {
    idleError: (error) => log.warn({ err: error }, 'a database connection has broken'),
    diskFull: (error) => storage.noteFull(error),
  });
  const db = new Kysely<Tables>({ dialect });
  watchStorage(db, storage);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, isMade: false, markMade: () => undefined };
}
