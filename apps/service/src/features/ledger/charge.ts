// Charges tokens. Concurrent charges share one statement; if its response is lost, the ledger is asked what happened.
import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, utcDate } from '../../clock.ts';
import { isDefiniteRefusal, isUniqueViolation } from '../../db/failures.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { inSpan } from '../../tracing/spans.ts';
import type { DoubtJournal } from './doubt-journal.ts';
import {
  CHARGE_ID_CONSTRAINT,
  type ChargeRow,
  type ChargeVerdict,
  chargeAll,
  findCharges,
} from './queries.ts';
import type { Refunds } from './refund.ts';

/** While the database restarts, charges wait this long in total before their callers get an error. */
const DOUBT_DELAYS_MS = [50, 100, 200, 400, 800, 1_600];
const RESOLVE_MS_MAX = 4_000;

/** Who pays. The charge itself detects a session that has ended, from the second it began and its hash. */
export type Payer = {
  readonly userId: number;
  readonly issuedAtSeconds: number;
  /** Absent for API keys, which are revoked one by one. */
  readonly sessionHash?: string;
};

export type Receipt = {
  readonly chargeId: string;
  readonly cost: number;
  readonly balanceAfter: number;
  readonly usedDailyFree: boolean;
};

type Verdict =
  | ChargeVerdict
  /** The statement failed for this charge alone, or its outcome is unknown and the charge will be refunded. */
  | { readonly failure: unknown };

/** All charges of one user in a statement have the same amount; the first of a user sets it. */
function sameAmountPerUser(): (charge: ChargeRow) => boolean {
  const amounts = new Map<number, number>();
  return ({ userId, amount }) => {
    const first = amounts.get(userId);
    if (first === undefined) {
      amounts.set(userId, amount);
      return true;
    }
    if (first !== amount) {
      // Later charges of this user wait as well: they must not overtake this one.
      amounts.set(userId, Number.NaN);
    }
    return first === amount;
  };
}

/** The statement may have run, or may still run. */
const isInDoubt = (error: unknown): boolean =>
  !isDefiniteRefusal(error) || isUniqueViolation(error, CHARGE_ID_CONSTRAINT);

/** @throws ServiceError if nothing was charged; the failure if the outcome is unknown */
function receiptOf({ chargeId, amount }: ChargeRow, verdict: Verdict): Receipt {
  if ('failure' in verdict) {
    throw verdict.failure;
  }
  if (!verdict.sessionValid) {
    throw new ServiceError('unauthorized');
  }
  const { balanceAfter, usedDailyFree } = verdict;
  if (balanceAfter === undefined) {
    throw new ServiceError('insufficient_tokens');
  }
  return { chargeId, cost: amount, balanceAfter, usedDailyFree };
}

export function createCharges(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  journal: DoubtJournal;
  refunds: Pick<Refunds, 'refundLater'>;
  lowBalanceTokens: number;
  /** Called when a charge takes the balance below `lowBalanceTokens`. */
  reportLowBalance(userId: number, balance: number): Promise<void>;
}) {
  const { db, clock, log, journal, refunds, lowBalanceTokens } = deps;
  const resolving = new Set<Promise<unknown>>();
  let isClosing = false;
  const statement = createSharedStatement<ChargeRow, Verdict>(send, sameAmountPerUser);

  function chargeTogether(charges: readonly ChargeRow[]): Promise<readonly ChargeVerdict[]> {
    const now = clock.now();
    return chargeAll(db, charges, utcDate(now), now);
  }

  /** One statement for the charges of many callers. */
  async function send(charges: readonly ChargeRow[]): Promise<readonly (Verdict | Promise<Verdict>)[]> {
    try {
      return await chargeTogether(charges);
    } catch (error) {
      if (isInDoubt(error)) {
        return resolveDoubt(charges, error);
      }
      if (charges.length > 1) {
        return sendOneByOne(charges);
      }
      throw error;
    }
  }

  /** A charge that the database rejects must not fail the others in its statement. */
  async function sendOneByOne(
    charges: readonly ChargeRow[],
  ): Promise<readonly (Verdict | Promise<Verdict>)[]> {
    const verdicts: (Verdict | Promise<Verdict>)[] = [];
    for (const charge of charges) {
      try {
        verdicts.push(...(await chargeTogether([charge])));
      } catch (failure) {
        verdicts.push(...(isInDoubt(failure) ? resolveDoubt([charge], failure) : [{ failure }]));
      }
    }
    return verdicts;
  }

  /**
   * The connection broke during the statement. The charge IDs make it safe to ask and to send again; a statement that
   * arrives late violates their unique index. Other callers do not wait: each verdict is a promise of its own.
   */
  function resolveDoubt(charges: readonly ChargeRow[], failure: unknown): readonly Promise<Verdict>[] {
    const resolved = findOutcomes(charges, failure).catch((error: unknown) => ({ error }));
    resolving.add(resolved);
    void resolved.then(() => resolving.delete(resolved));
    return charges.map(async (_charge, index) => {
      const verdicts = await resolved;
      return 'error' in verdicts ? { failure: verdicts.error } : (verdicts[index] as ChargeVerdict);
    });
  }

  /**
   * The journal has the charges before the ledger is asked, so that a crash refunds them, and loses them before a caller
   * learns of success.
   * @throws the last failure if the outcome stays unknown: the charges will be refunded
   */
  async function findOutcomes(
    charges: readonly ChargeRow[],
    first: unknown,
  ): Promise<readonly ChargeVerdict[]> {
    const chargeIds = charges.map(({ chargeId }) => chargeId);
    const until = performance.now() + RESOLVE_MS_MAX;
    let failure = first;
    await journal
      .add(chargeIds)
      .catch((error: unknown) => log.error({ err: error }, 'charges in doubt were not written to the disk'));
    for (const delayMs of DOUBT_DELAYS_MS) {
      await delay(delayMs);
      if (isClosing || performance.now() > until) {
        break;
      }
      try {
        const verdicts = await findOrSendAgain(charges);
        await journal.remove(chargeIds);
        return verdicts;
      } catch (error) {
        failure = error;
      }
    }
    log.error({ err: failure, charges: charges.length }, 'charges are in doubt and will be refunded');
    await refunds.refundLater(charges);
    throw failure;
  }

  /** Charges that are in the ledger happened. The others are sent again. */
  async function findOrSendAgain(charges: readonly ChargeRow[]): Promise<readonly ChargeVerdict[]> {
    const recorded = new Map((await findCharges(db, charges)).map((row) => [row.charge_id, row]));
    const missing = charges.filter((charge) => !recorded.has(charge.chargeId));
    const sent = missing.length === 0 ? [] : await chargeTogether(missing);
    const verdicts = new Map(missing.map((charge, index) => [charge.chargeId, sent[index]]));
    return charges.map((charge) => {
      const row = recorded.get(charge.chargeId);
      return row === undefined
        ? (verdicts.get(charge.chargeId) as ChargeVerdict)
        : { sessionValid: true, balanceAfter: row.balance_after, usedDailyFree: row.daily_free_used };
    });
  }

  function reportIfLow(userId: number, { cost, balanceAfter }: Receipt): void {
    if (balanceAfter < lowBalanceTokens && balanceAfter + cost >= lowBalanceTokens) {
      deps
        .reportLowBalance(userId, balanceAfter)
        .catch((error: unknown) => log.warn({ err: error }, 'a low balance was not reported'));
    }
  }

  return {
    /**
     * Deducts `amount` tokens, the daily free token first (G-21).
     * @param chargeId chosen in advance if the caller must find the charge after a crash
     * @throws ServiceError `insufficient_tokens`, or `unauthorized` if the session has ended; no tokens move then
     */
    async charge(
      payer: Payer,
      use: { readonly amount: number; readonly toolName: string; readonly notes?: string },
      chargeId: string = randomUUIDv7(),
    ): Promise<Receipt> {
      const row: ChargeRow = {
        chargeId,
        userId: payer.userId,
        issuedAtSeconds: payer.issuedAtSeconds,
        sessionHash: payer.sessionHash ?? null,
        amount: use.amount,
        toolName: use.toolName,
        notes: use.notes ?? null,
      };
      const receipt = await inSpan('charge', { attributes: { 'tendlc.tokens': use.amount } }, async () =>
        receiptOf(row, await statement.submit(row)),
      );
      reportIfLow(payer.userId, receipt);
      return receipt;
    },

    /** Resolves when no charge is in progress. Charges in doubt are handed to the refunds. */
    async close(): Promise<void> {
      isClosing = true;
      await statement.drained();
      await Promise.all(resolving);
    },
  };
}
