// Checks whether the database can store data: a server with a full disk still responds to reads.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './tables.ts';

export type StorageWatch = {
  /** The database rejected a statement because its disk is full. */
  noteFull(error: unknown): void;
  /** Tests a write if the disk was full before. Rejects like any statement if the database is unavailable. */
  canStore(db: Database): Promise<boolean>;
};

/** More than a page, so that the database must allocate disk space. */
const PROBE_CHARACTERS = 65_536;

export function createStorageWatch(log: Logger): StorageWatch {
  let isFull = false;
  return {
    noteFull(error) {
      if (!isFull) {
        log.error({ err: error }, 'the disk of the database is full: nothing can be stored');
      }
      isFull = true;
    },
    async canStore(db) {
      if (!isFull) {
        return true;
      }
      const isStored = await db
        .transaction()
        .execute((transaction) =>
          sql`create temporary table storage_probe on commit drop as
            select string_agg(md5(n::text), '') as text from generate_series(1, ${PROBE_CHARACTERS / 32}::integer) n`.execute(
            transaction,
          ),
        )
        .then(
          () => true,
          () => false,
        );
      if (isStored) {
        isFull = false;
        log.warn('the database can store again');
      }
      return isStored;
    },
  };
}

const watches = new WeakMap<Database, StorageWatch>();

export function watchStorage(db: Database, watch: StorageWatch): void {
  watches.set(db, watch);
}

/** True if there is no check, as for the embedded database, which fails completely. */
export const canStore = (db: Database): Promise<boolean> =>
  watches.get(db)?.canStore(db) ?? Promise.resolve(true);
