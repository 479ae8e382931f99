// Opens the one database of the service, embedded or on a server, migrated and ready.
import { mkdirSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { openEmbeddedDialect } from './embedded.ts';
import { openServerDialect } from './server.ts';
import type { Database, Tables } from './tables.ts';

export type DatabaseTarget =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string };

/** `postgres://…`, `postgresql://…` or `pglite:<folder>`; anything else is not a database of ours. */
export function parseDatabaseUrl(url: string): DatabaseTarget | undefined {
  if (/^postgres(ql)?:\/\//.test(url)) {
    return { kind: 'server', url };
  }
  const folder = /^pglite:(.+)$/.exec(url)?.[1];
  return folder === undefined ? undefined : { kind: 'embedded', folder };
}

type CopyFolder = (to: string) => Promise<{ copiedBytes: number; pauseMs: number }>;
const copying = new WeakMap<Database, CopyFolder>();

/**
 * Copies the folder of an embedded database beside its use, as it is at one moment. Statements wait for the last part.
 * @returns how long they waited, or undefined for a server: it has no folder of ours
 */
export const copyEmbeddedDatabase = (db: Database, to: string): ReturnType<CopyFolder> | undefined =>
  copying.get(db)?.(to);

/**
 * @param onTrouble hears of what happens between requests: a broken idle connection, or the end of the embedded database
 * @throws when the database cannot be opened or reached
 */
export async function openDatabase(
  target: DatabaseTarget,
  onTrouble: (error: Error) => void,
): Promise<Database> {
  if (target.kind === 'embedded') {
    mkdirSync(target.folder, { recursive: true, mode: 0o700 });
    const { dialect, copyFolder } = await openEmbeddedDialect(target.folder, onTrouble);
    const embedded = new Kysely<Tables>({ dialect });
    copying.set(embedded, copyFolder);
    return embedded;
  }
  const database = new Kysely<Tables>({ dialect: openServerDialect(target.url, onTrouble) });
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
