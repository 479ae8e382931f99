// Whether the database can store anything: a server whose disk is full still answers every question.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './tables.ts';

export type StorageWatch = {
  /** The database has refused a statement because its disk is full. */
  noteFull(error: unknown): void;
  /** Tries it out when the disk was full before. Rejects like any statement when the database is away. */
  canStore(db: Database): Promise<boolean>;
};

/** More than a page, so that the database has to ask for space on the disk. */
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

/** True where nothing watches, as for the embedded database, which fails as a whole. */
export const canStore = (db: Database): Promise<boolean> =>
  watches.get(db)?.canStore(db) ?? Promise.resolve(true);
