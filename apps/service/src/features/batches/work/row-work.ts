// Does the work of one row: it becomes a draft, is evaluated, or is submitted. Each can be repeated after a crash: a draft is
// found by its reference, an evaluation that did not end is refunded, and a registration is submitted once.
import { EVALUATION_TOOL } from '@tendlc/contract';
import type { Caller } from '../../../caller.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Evaluations } from '../../evaluations/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { FileDrafts, Submissions } from '../../registrations/index.ts';
import { readRow } from '../rows/read-row.ts';
import {
  type DueRow,
  findEarlierRow,
  finishReading,
  finishRow,
  type HeldBatch,
  stillHoldBatch,
} from './queries.ts';

export type RowWorkDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly fileDrafts: FileDrafts;
  readonly evaluations: Pick<Evaluations, 'prepare' | 'evaluate'>;
  readonly submissions: Pick<Submissions, 'submit'>;
  readonly ledger: Pick<Ledger, 'openCharge' | 'charge' | 'settle' | 'refund'>;
};

/** Another process has the batch, or it was paused or cancelled. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

const ownerOf = ({ id, user_id: userId }: HeldBatch): Caller => ({
  userId,
  isAdmin: false,
  requestId: `batch-${id}`,
});

/** Who asked for it: an admin submits for free. */
const byCaller = ({ id, user_id: ownerId, by_user_id: byUserId, by_admin: isAdmin }: HeldBatch): Caller => ({
  userId: byUserId ?? ownerId,
  isAdmin,
  requestId: `batch-${id}`,
});

export function createRowWork(deps: RowWorkDeps) {
  const { db, clock, ledger, evaluations } = deps;

  /** @throws NotOurs right before something that must not happen twice */
  async function requireHold(batch: HeldBatch): Promise<void> {
    if (!(await stillHoldBatch(db, batch, clock.now()))) {
      throw new NotOurs();
    }
  }

  async function read(batch: HeldBatch, { number, content }: DueRow): Promise<void> {
    const { reference, request, hash, problems } = readRow(batch.columns, JSON.parse(content ?? 'null'));
    const earlier = reference === null ? undefined : await findEarlierRow(db, batch.id, number, reference);
    const all =
      earlier === undefined
        ? problems
        : [{ column: 'reference', problem: `Row ${earlier} has the same reference.` }, ...problems];
    const isTaken = all.length === 0 && reference !== null && !batch.is_dry_run;
    const registrationId = isTaken
      ? await deps.fileDrafts.takeRow(ownerOf(batch), { reference, hash }, request)
      : null;
    await finishReading(db, batch.id, number, { reference, registrationId, problems: all });
  }

  /** Charged as an evaluation by hand. If the row was finished by somebody else meanwhile, the charge is refunded. */
  async function evaluate(
    batch: HeldBatch,
    { number, registration_id: registrationId }: DueRow,
  ): Promise<void> {
    if (registrationId === null) {
      await finishRow(db, batch.id, number, 'evaluate');
      return;
    }
    const registration = await evaluations.prepare(ownerOf(batch), String(registrationId));
    const payerId = batch.by_user_id ?? batch.user_id;
    const chargeId = await ledger.openCharge(payerId);
    let isDone = false;
    try {
      await requireHold(batch);
      const use = { toolName: EVALUATION_TOOL, amount: 1, notes: `Batch ${batch.id}, row ${number}` };
      const issuedAtSeconds = Math.floor(clock.now().getTime() / 1_000);
      await ledger.charge({ userId: payerId, issuedAtSeconds }, use, chargeId);
      await evaluations.evaluate(registration, true, chargeId);
      // Together, so that a crash leaves either a row that is paid and finished, or one that is due and will be refunded.
      isDone = await db.transaction().execute(async (transaction) => {
        const isFinished = await finishRow(transaction, batch.id, number, 'evaluate');
        if (isFinished) {
          await ledger.settle(chargeId, transaction);
        }
        return isFinished;
      });
    } finally {
      if (!isDone) {
        await ledger.refund({ chargeId });
      }
    }
  }

  async function submit(
    batch: HeldBatch,
    { number, registration_id: registrationId }: DueRow,
  ): Promise<void> {
    if (registrationId !== null) {
      try {
        await deps.submissions.submit(byCaller(batch), String(registrationId), {});
      } catch (error) {
        // This process or another one submitted it right before it died, or the customer did by hand.
        if (!(error instanceof ServiceError && error.kind === 'registration_under_way')) {
          throw error;
        }
      }
    }
    await finishRow(db, batch.id, number, 'submit');
  }

  return { read, evaluate, submit };
}
