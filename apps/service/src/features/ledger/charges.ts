// Charging under load and under faults: charges share statements, and a lost answer is looked up instead of guessed.
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, utcDate } from '../../clock.ts';
import { isDefiniteRefusal, isUniqueViolation } from '../../db/failures.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import {
  CHARGE_ID_CONSTRAINT,
  type ChargeRow,
  type ChargeVerdict,
  chargeAll,
  findCharges,
  refundCharge,
} from './queries.ts';

type Verdict =
  | ChargeVerdict
  /** The statement failed for this charge alone, or nobody could find out what became of it. */
  | { readonly failure: unknown };

/** While the database restarts, charges wait this long in all before their callers are told to come back. */
const DOUBT_DELAYS_MS = [50, 100, 200, 400, 800, 1_600];

/** Charges whose outcome stayed unknown are taken back once the database answers; it is asked this often. */
const ABANDONED_RETRY_MS = 5_000;

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

export function createCharges(deps: { db: Database; clock: Clock; log: Logger }) {
  const { db, clock, log } = deps;
  const abandoned = new Set<string>();
  let takingBack: NodeJS.Timeout | undefined;

  function send(charges: readonly ChargeRow[]): Promise<readonly ChargeVerdict[]> {
    const now = clock.now();
    return chargeAll(db, charges, utcDate(now), now);
  }

  /** One charge that the database refuses must not take those down that stand in the same statement. */
  async function sendOneByOne(charges: readonly ChargeRow[]): Promise<readonly Verdict[]> {
    const verdicts: Verdict[] = [];
    for (const charge of charges) {
      verdicts.push(
        await send([charge]).then(
          ([verdict]) => verdict as ChargeVerdict,
          (failure: unknown) => ({ failure }),
        ),
      );
    }
    return verdicts;
  }

  /** Which of the charges are in the ledger; those that are not are sent (again). */
  async function settle(charges: readonly ChargeRow[]): Promise<readonly Verdict[]> {
    const recorded = new Map((await findCharges(db, charges)).map((row) => [row.charge_id, row]));
    const missing = charges.filter((charge) => !recorded.has(charge.chargeId));
    const sent = missing.length === 0 ? [] : await send(missing);
    const verdicts = new Map(missing.map((charge, index) => [charge.chargeId, sent[index]]));
    return charges.map((charge) => {
      const row = recorded.get(charge.chargeId);
      return row === undefined
        ? (verdicts.get(charge.chargeId) as ChargeVerdict)
        : { sessionValid: true, balanceAfter: row.balance_after, usedDailyFree: row.daily_free_used };
    });
  }

  /**
   * The connection broke while the statement was under way: it may have happened. The charge ids make it safe to ask and
   * to send again; a statement that arrives late then breaks their unique index.
   */
  async function resolveDoubt(charges: readonly ChargeRow[], first: unknown): Promise<readonly Verdict[]> {
    let failure = first;
    for (const delayMs of DOUBT_DELAYS_MS) {
      await delay(delayMs);
      try {
        return await settle(charges);
      } catch (error) {
        failure = error;
      }
    }
    log.error({ err: failure, charges: charges.length }, 'charges in doubt: taken back when possible');
    for (const { chargeId } of charges) {
      takeBackLater(chargeId);
    }
    return charges.map(() => ({ failure }));
  }

  function takeBackLater(chargeId: string): void {
    abandoned.add(chargeId);
    takingBack ??= setTimeout(() => void takeBack(), ABANDONED_RETRY_MS).unref();
  }

  /** Nobody pays for an answer that was not given (G-24), though the statement may have gone through after all. */
  async function takeBack(): Promise<void> {
    takingBack = undefined;
    try {
      for (const chargeId of abandoned) {
        await refundCharge(db, chargeId, clock.now());
        abandoned.delete(chargeId);
      }
    } catch (error) {
      log.warn({ err: error, charges: abandoned.size }, 'charges still in doubt');
      takingBack = setTimeout(() => void takeBack(), ABANDONED_RETRY_MS).unref();
    }
  }

  async function run(charges: readonly ChargeRow[]): Promise<readonly Verdict[]> {
    try {
      return await send(charges);
    } catch (error) {
      if (!isDefiniteRefusal(error) || isUniqueViolation(error, CHARGE_ID_CONSTRAINT)) {
        return resolveDoubt(charges, error);
      }
      if (charges.length > 1) {
        return sendOneByOne(charges);
      }
      throw error;
    }
  }

  const statement = createSharedStatement<ChargeRow, Verdict>(run, sameAmountPerUser);
  return {
    /** @throws StatementQueueFull when thousands are waiting already */
    submit: (charge: ChargeRow) => statement.submit(charge),
    /** The charge is refunded once the database answers. */
    takeBackLater,
    /** Resolves when no charge is under way and what is to be taken back has been tried once more. */
    async drained() {
      await statement.drained();
      clearTimeout(takingBack);
      if (abandoned.size > 0) {
        await takeBack();
      }
    },
  };
}
