// Charging under load and under faults: charges share statements, and a lost answer is looked up instead of guessed.
import { type Clock, utcDate } from '../../clock.ts';
import { isDefiniteRefusal, isUniqueViolation } from '../../db/failures.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import type { Doubts } from './doubts/service.ts';
import {
  CHARGE_ID_CONSTRAINT,
  type ChargeRow,
  type ChargeVerdict,
  chargeAll,
  findCharges,
} from './queries.ts';

type Verdict =
  | ChargeVerdict
  /** The statement failed for this charge alone, or its outcome could not be found out and it is taken back. */
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

export function createCharges(deps: { db: Database; clock: Clock; doubts: Pick<Doubts, 'resolve'> }) {
  const { db, clock, doubts } = deps;
  const resolving = new Set<Promise<unknown>>();

  function send(charges: readonly ChargeRow[]): Promise<readonly ChargeVerdict[]> {
    const now = clock.now();
    return chargeAll(db, charges, utcDate(now), now);
  }

  /** Which of the charges are in the ledger; those that are not are sent (again). */
  async function settle(charges: readonly ChargeRow[]): Promise<readonly ChargeVerdict[]> {
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
   * to send again; a statement that arrives late then breaks their unique index. Charges of other callers do not wait
   * for that: each verdict is a promise of its own.
   */
  function resolveDoubt(charges: readonly ChargeRow[], failure: unknown): readonly Promise<Verdict>[] {
    const resolved = doubts
      .resolve(charges, failure, () => settle(charges))
      .catch((error: unknown) => ({ error }));
    resolving.add(resolved);
    void resolved.then(() => resolving.delete(resolved));
    return charges.map(async (_charge, index) => {
      const verdicts = await resolved;
      return 'error' in verdicts ? { failure: verdicts.error } : (verdicts[index] as ChargeVerdict);
    });
  }

  const isInDoubt = (error: unknown) =>
    !isDefiniteRefusal(error) || isUniqueViolation(error, CHARGE_ID_CONSTRAINT);

  /** One charge that the database refuses must not take those down that stand in the same statement. */
  async function sendOneByOne(
    charges: readonly ChargeRow[],
  ): Promise<readonly (Verdict | Promise<Verdict>)[]> {
    const verdicts: (Verdict | Promise<Verdict>)[] = [];
    for (const charge of charges) {
      try {
        verdicts.push(...(await send([charge])));
      } catch (failure) {
        verdicts.push(...(isInDoubt(failure) ? resolveDoubt([charge], failure) : [{ failure }]));
      }
    }
    return verdicts;
  }

  async function run(charges: readonly ChargeRow[]): Promise<readonly (Verdict | Promise<Verdict>)[]> {
    try {
      return await send(charges);
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

  const statement = createSharedStatement<ChargeRow, Verdict>(run, sameAmountPerUser);
  return {
    /** @throws StatementQueueFull when thousands are waiting already */
    submit: (charge: ChargeRow) => statement.submit(charge),
    /** Resolves when no charge is under way. */
    async drained() {
      await statement.drained();
      await Promise.all(resolving);
    },
  };
}
