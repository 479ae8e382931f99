// Charges whose outcome is not known. Every path that ends in doubt comes here: the ledger is asked, and what cannot be
// found out is taken back, also when that takes long or a process dies in between (G-24).
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import type { DoubtJournal } from './journal.ts';
import { deleteSettledDoubts, findStandingDoubts, insertDoubts } from './queries.ts';
import { refundCharge } from '../queries.ts';

/** While the database restarts, charges wait this long in all before their callers are told to come back. */
const DOUBT_DELAYS_MS = [50, 100, 200, 400, 800, 1_600];
const RESOLVE_MS_MAX = 4_000;

/** What is in doubt is recorded in the database as soon as it answers; it is tried this often. */
const RETRY_MS = 1_000;

/** A statement may still arrive from a pooler or a buffer after its sender gave up; after this, none does. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

/** Taken back together; the next round takes the rest. */
const ROUND_MAX = 500;

type Doubted = { readonly chargeId: string; readonly userId?: number };

export type Doubts = ReturnType<typeof createDoubts>;

export function createDoubts(deps: { db: Database; clock: Clock; log: Logger; journal: DoubtJournal }) {
  const { db, clock, log, journal } = deps;
  const givenUp = new Map<string, Doubted>(journal.inherited.map((chargeId) => [chargeId, { chargeId }]));
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function takeBackSoon(): void {
    if (!isClosed) {
      timer ??= setTimeout(() => void takeBackNow(), RETRY_MS).unref();
    }
  }

  async function takeBackNow(): Promise<void> {
    timer = undefined;
    try {
      await moveToTable();
      await takeBackRecorded();
    } catch (error) {
      log.warn({ err: error, charges: givenUp.size }, 'charges are still in doubt');
    }
    if (givenUp.size > 0) {
      takeBackSoon();
    }
  }

  /** From here on every process takes them back, and a crash of this one changes nothing. */
  async function moveToTable(): Promise<void> {
    const round = [...givenUp.values()].slice(0, ROUND_MAX);
    if (round.length > 0) {
      await insertDoubts(db, round, clock.now());
      round.forEach(({ chargeId }) => givenUp.delete(chargeId));
      await journal.remove(round.map(({ chargeId }) => chargeId));
    }
  }

  /** @returns how many charges were refunded */
  async function takeBackRecorded(): Promise<number> {
    const standing = await findStandingDoubts(db, ROUND_MAX);
    for (const chargeId of standing) {
      await refundCharge(db, chargeId, clock.now());
    }
    await deleteSettledDoubts(db, new Date(clock.now().getTime() - ARRIVES_WITHIN_MS));
    return standing.length;
  }

  async function giveUp(doubted: readonly Doubted[]): Promise<void> {
    doubted.forEach((each) => givenUp.set(each.chargeId, each));
    await journal
      .add(doubted.map(({ chargeId }) => chargeId))
      .catch((error: unknown) =>
        log.fatal({ err: error }, 'charges in doubt could not be written to the disk'),
      );
    takeBackSoon();
  }

  if (givenUp.size > 0) {
    takeBackSoon();
  }

  return {
    /**
     * Finds out what became of charges. The journal has them before the ledger is asked, so that a crash meanwhile takes
     * them back, and loses them again before a caller hears of success.
     * @param settle asks the ledger, and sends again what it does not have
     * @throws the last failure when nothing could be found out: the charges are taken back
     */
    async resolve<Verdicts>(
      doubted: readonly Doubted[],
      first: unknown,
      settle: () => Promise<Verdicts>,
    ): Promise<Verdicts> {
      const chargeIds = doubted.map(({ chargeId }) => chargeId);
      const until = performance.now() + RESOLVE_MS_MAX;
      let failure = first;
      await journal
        .add(chargeIds)
        .catch((error: unknown) => log.error({ err: error }, 'doubts were not written'));
      for (const delayMs of DOUBT_DELAYS_MS) {
        await delay(delayMs);
        if (isClosed || performance.now() > until) {
          break;
        }
        try {
          const verdicts = await settle();
          await journal.remove(chargeIds);
          return verdicts;
        } catch (error) {
          failure = error;
        }
      }
      log.error({ err: failure, charges: doubted.length }, 'charges are in doubt: they are taken back');
      await giveUp(doubted);
      throw failure;
    },

    /** The charge is refunded as soon as the database answers. Resolves when that survives a crash. */
    takeBack: (chargeId: string): Promise<void> => giveUp([{ chargeId }]),

    /** Takes back what any process has recorded. @returns how many charges were refunded */
    sweep: takeBackRecorded,

    /**
     * Stops asking the ledger: what is in doubt now is taken back.
     * @param drained resolves when no charge is under way
     */
    async close(drained: () => Promise<unknown>): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      timer = undefined;
      await drained();
      if (givenUp.size > 0) {
        await takeBackNow();
      }
      await journal.close();
    },
  };
}
