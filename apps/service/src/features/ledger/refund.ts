// Refunds charges whose work failed (G-24): now, when the database responds again, or after the process that made them died.
import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import type { DoubtJournal } from './doubt-journal.ts';
import {
  deleteOpenCharge,
  deleteSettledDoubts,
  findExpiredCharges,
  findStandingDoubts,
  insertDoubts,
  insertOpenCharge,
  refundCharge,
} from './queries.ts';

/** Longer than any request takes: a charge that is open after this belongs to a process that died. */
const OPEN_CHARGE_MS = 5 * 60_000;

/** Refunds that wait for the database are tried this often. */
const RETRY_MS = 1_000;

/** A statement may still arrive from a pooler or a buffer after its sender gave up; after this, none does. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

/** Refunded together; the next round takes the rest. */
const ROUND_MAX = 500;

type Charge = { readonly chargeId: string; readonly userId?: number };

export type Refunds = ReturnType<typeof createRefunds>;

export function createRefunds(deps: { db: Database; clock: Clock; log: Logger; journal: DoubtJournal }) {
  const { db, clock, log, journal } = deps;
  /** Due for a refund, and not yet recorded in the database. What earlier processes left in the journal comes first. */
  const due = new Map<string, Charge>(journal.inherited.map((chargeId) => [chargeId, { chargeId }]));
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function retrySoon(): void {
    if (!isStopped) {
      timer ??= setTimeout(() => void refundDue(), RETRY_MS).unref();
    }
  }

  async function refundDue(): Promise<void> {
    timer = undefined;
    try {
      await recordDue();
      await refundRecorded();
    } catch (error) {
      log.warn({ err: error, charges: due.size }, 'charges are still in doubt');
    }
    if (due.size > 0) {
      retrySoon();
    }
  }

  /** From here on every process refunds them, and a crash of this one changes nothing. */
  async function recordDue(): Promise<void> {
    const round = [...due.values()].slice(0, ROUND_MAX);
    if (round.length > 0) {
      await insertDoubts(db, round, clock.now());
      round.forEach(({ chargeId }) => due.delete(chargeId));
      await journal.remove(round.map(({ chargeId }) => chargeId));
    }
  }

  /** What any process has recorded. @returns how many charges were refunded */
  async function refundRecorded(): Promise<number> {
    const standing = await findStandingDoubts(db, ROUND_MAX);
    for (const chargeId of standing) {
      await refundCharge(db, chargeId, clock.now());
    }
    await deleteSettledDoubts(db, new Date(clock.now().getTime() - ARRIVES_WITHIN_MS));
    return standing.length;
  }

  /** The charges are refunded when the database responds. Resolves when that survives a crash. */
  async function refundLater(charges: readonly Charge[]): Promise<void> {
    charges.forEach((charge) => due.set(charge.chargeId, charge));
    await journal
      .add(charges.map(({ chargeId }) => chargeId))
      .catch((error: unknown) =>
        log.fatal({ err: error }, 'charges in doubt could not be written to the disk'),
      );
    retrySoon();
  }

  if (due.size > 0) {
    retrySoon();
  }

  return {
    refundLater,

    /** Refunds a charge whose work failed: now, or when the database responds. Idempotent. */
    async refund({ chargeId }: Pick<Charge, 'chargeId'>): Promise<void> {
      try {
        await refundCharge(db, chargeId, clock.now());
        await deleteOpenCharge(db, chargeId);
      } catch (error) {
        log.error({ err: error, chargeId }, 'a refund failed and will be retried');
        await refundLater([{ chargeId }]);
      }
    },

    /**
     * Announces a charge for work outside the database, before it is made: if the process dies, the charge is refunded.
     * `settle` ends that after the work succeeded, `refund` after it failed.
     * @returns the ID to charge under
     */
    async openCharge(userId: number, chargeId: string = randomUUIDv7()): Promise<string> {
      const expiresAt = new Date(clock.now().getTime() + OPEN_CHARGE_MS);
      await insertOpenCharge(db, { chargeId, userId, expiresAt });
      return chargeId;
    },

    /** The work of an open charge succeeded: it stays charged. @param on the transaction that notes the work, if there is one */
    settle: (chargeId: string, on: Database = db): Promise<void> => deleteOpenCharge(on, chargeId),

    /** Refunds what dead processes left open, and what is in doubt. @returns how many charges were refunded */
    async refundAbandoned(): Promise<number> {
      const chargeIds = await findExpiredCharges(db, clock.now());
      for (const chargeId of chargeIds) {
        await refundCharge(db, chargeId, clock.now());
        await deleteOpenCharge(db, chargeId);
      }
      return chargeIds.length + (await refundRecorded());
    },

    /** Nothing is retried in the background from now on. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },

    /** Records what is still due. Must be called after `stop`, when no charge is in progress. */
    async close(): Promise<void> {
      if (due.size > 0) {
        await refundDue();
      }
      await journal.close();
    },
  };
}
