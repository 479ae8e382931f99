// Collects the values of the gauges: at most every few seconds, one collection at a time, within the time of a scrape.
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/tables.ts';
import type { Facts } from './definitions.ts';
import { readChargesInDoubt, readQueues, readTables } from './queries.ts';

/** Scrapes within this time after a collection get the same values. */
const FRESH_MS = 5_000;

/** A scrape that waits longer gets the values without those of the database. */
const WAIT_MS_MAX = 3_000;

type LedgerCheck = { readonly isOk: boolean; readonly at: Date };

export type Gatherer = {
  gather(): Promise<Facts>;
  /** Shows the outcome of the last check of the ledger. */
  setLedgerCheck(check: LedgerCheck): void;
};

async function readDisk(folder: string): Promise<Facts['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

export function createGatherer(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  version: string;
  /** The folder of the embedded database; undefined with a server. */
  embeddedFolder: string | undefined;
  countStreams: () => number;
}): Gatherer {
  const { db, clock, log, embeddedFolder } = deps;
  let ledgerCheck: LedgerCheck | undefined;
  let last:
    | { readonly at: number; readonly found: Pick<Facts, 'queues' | 'chargesInDoubt' | 'tables'> }
    | undefined;
  let gathering: Promise<void> | undefined;

  async function readDatabase(): Promise<void> {
    try {
      const queues = await readQueues(db, clock.now());
      const chargesInDoubt = queues.has_charges_in_doubt ? await readChargesInDoubt(db) : undefined;
      const tables = await readTables(db);
      last = { at: clock.now().getTime(), found: { queues, chargesInDoubt, tables } };
    } catch (error) {
      last = { at: clock.now().getTime(), found: {} };
      log.warn({ err: error }, 'the metrics of the database could not be read');
    }
  }

  /** The values of the last seconds, or new ones; none if the collection takes too long. */
  async function findInDatabase() {
    if (last !== undefined && clock.now().getTime() - last.at < FRESH_MS) {
      return last.found;
    }
    gathering ??= readDatabase().finally(() => {
      gathering = undefined;
    });
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), WAIT_MS_MAX);
    const outcome = await Promise.race([gathering, late.promise]);
    clearTimeout(timer);
    return outcome === 'late' ? {} : (last?.found ?? {});
  }

  return {
    async gather() {
      const [found, disk] = await Promise.all([
        findInDatabase(),
        embeddedFolder === undefined ? undefined : readDisk(embeddedFolder).catch(() => undefined),
      ]);
      const { version } = deps;
      return { ...found, disk, ledgerCheck, version, now: clock.now(), streamsOpen: deps.countStreams() };
    },
    setLedgerCheck(check) {
      ledgerCheck = check;
    },
  };
}
