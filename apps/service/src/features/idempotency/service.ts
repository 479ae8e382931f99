// Requests with an idempotency key, and their stored responses (G-06).
import { randomUUIDv7 } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Ledger } from '../ledger/index.ts';
import {
  type Beginning,
  deleteRequest,
  findRequest,
  insertRequest,
  renewCharge,
  storeAnswer,
  takeRequest,
} from './queries.ts';

const KEPT_MS = 24 * 3_600_000;

/** Longer than any request takes: one that is still open after this belongs to a process that has died. */
const LEASE_MS = 2 * 60_000;

export type StoredAnswer = { readonly status: number; readonly body: string };

export function createIdempotentRequests(deps: {
  db: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'refund'>;
  /** What a registration under this charge was, or would have been, answered; undefined when there is none. */
  recover(chargeId: string): Promise<StoredAnswer | undefined>;
}) {
  const { db, clock } = deps;

  /** Someone died over this request: what was registered is answered, what was only charged is given back. */
  async function takeUp(beginning: Beginning, earlierChargeId: string): Promise<StoredAnswer | undefined> {
    if (!(await takeRequest(db, beginning, earlierChargeId, clock.now()))) {
      throw new ServiceError('idempotency_key_in_use');
    }
    const answer = await deps.recover(earlierChargeId);
    if (answer !== undefined) {
      await storeAnswer(db, { ...beginning, chargeId: earlierChargeId, ...answer });
      return answer;
    }
    await deps.ledger.refund({ chargeId: earlierChargeId });
    if (!(await renewCharge(db, beginning, earlierChargeId))) {
      throw new ServiceError('idempotency_key_in_use');
    }
    return undefined;
  }

  return {
    /**
     * @returns the answer that was given before, or the id to charge this request under: it is worked on by the caller
     *   alone then
     * @throws ServiceError `idempotency_key_reused` for another request under the key, `idempotency_key_in_use` while it
     *   is being worked on
     */
    async begin(request: {
      userId: number;
      key: string;
      requestHash: Buffer;
    }): Promise<{ readonly answer: StoredAnswer } | { readonly chargeId: string }> {
      const now = clock.now();
      const chargeId = randomUUIDv7();
      const beginning: Beginning = {
        ...request,
        chargeId,
        leasedUntil: new Date(now.getTime() + LEASE_MS),
        keptSince: new Date(now.getTime() - KEPT_MS),
      };
      if (await insertRequest(db, beginning, now)) {
        return { chargeId };
      }
      const known = await findRequest(db, request.userId, request.key);
      if (known === undefined) {
        // It ended this moment in an answer that is not kept.
        throw new ServiceError('idempotency_key_in_use');
      }
      if (!request.requestHash.equals(known.request_hash)) {
        throw new ServiceError('idempotency_key_reused');
      }
      if (known.status !== null && known.body !== null) {
        return { answer: { status: known.status, body: known.body } };
      }
      if (known.leased_until >= now) {
        throw new ServiceError('idempotency_key_in_use');
      }
      const answer = await takeUp(beginning, known.charge_id);
      return answer === undefined ? { chargeId } : { answer };
    },

    finish: (ending: { userId: number; key: string; chargeId: string } & StoredAnswer): Promise<void> =>
      storeAnswer(db, ending),

    /** The answer is not kept: a repeat is worked on anew. */
    forget: (ending: { userId: number; key: string; chargeId: string }): Promise<void> =>
      deleteRequest(db, ending),
  };
}
