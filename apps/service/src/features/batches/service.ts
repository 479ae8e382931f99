// What customers do with batches: send a file, evaluate and submit its rows, pause, cancel, and read where each row stands
// (G-88).
import type { BatchCost, BatchRowsQuery, ChangeBatchRequest, SubmitBatchRequest } from '@tendlc/contract';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { chooseSet, type CredentialStore } from '../credentials/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { readyCostOf, rowsIn, toBatch, toBatchRow, toCost } from './answers.ts';
import {
  type BatchRecord,
  confirmCost,
  dropDueRows,
  findBatch,
  listBatches,
  moveBatch,
  startWork,
} from './queries.ts';
import { writeReport } from './rows/report.ts';
import { listRows } from './rows/queries.ts';
import { type FileType, storeFile } from './upload.ts';
import { enqueueWork } from './work/queries.ts';

const LOCAL_ID = /^[1-9]\d{0,14}$/;

export type BatchesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly credentials: CredentialStore;
  readonly ledger: Pick<Ledger, 'readBalance'>;
  readonly wakeJobs: () => void;
};

export type Batches = ReturnType<typeof createBatches>;

const noSuchBatch = () => new ServiceError('not_found', 'This batch does not exist.');

const busy = (sentence: string) => new ServiceError('batch_busy', sentence, { canPassLater: true });

const BUSY: Readonly<Partial<Record<BatchRecord['status'], string>>> = {
  READING: 'The rows of this batch are being read. Wait until it is ready.',
  EVALUATING: 'The rows of this batch are being evaluated. Wait until it is ready, or pause it.',
  SUBMITTING: 'The rows of this batch are being submitted. Wait until it is done, or pause it.',
  CANCELLED: 'This batch was cancelled. Send the file again.',
};

const busyAs = ({ status, is_dry_run: isDryRun }: BatchRecord) =>
  busy(
    isDryRun
      ? 'This batch is a dry run and has no drafts. Send the file again without dryRun.'
      : (BUSY[status] ?? 'This batch changes too fast. Try again shortly.'),
  );

/** The owner, in whose name rows are evaluated and submitted. */
const ownerOf = ({ user_id: userId }: BatchRecord): Caller => ({ userId, isAdmin: false, requestId: '' });

function inWords({ tokens, registryFees, monthlyFees = 0 }: BatchCost): string {
  const monthly = monthlyFees > 0 ? `, then ${monthlyFees.toFixed(2)} USD a month` : '';
  return `${tokens} token${tokens === 1 ? '' : 's'} and ${registryFees.toFixed(2)} USD now at the registry${monthly}`;
}

function requireConfirmation(cost: BatchCost, confirmed: BatchCost | undefined): void {
  if (confirmed?.tokens !== cost.tokens || confirmed.registryFees !== cost.registryFees) {
    throw new ServiceError(
      'cost_not_confirmed',
      `Confirm the cost: ${inWords(cost)}. Send it as confirmCost: ${JSON.stringify(cost)}.`,
      { canPassLater: true },
    );
  }
}

function noneReady(batch: BatchRecord): ServiceError {
  const [drafts, errors] = [rowsIn(batch, 'DRAFT'), rowsIn(batch, 'NOT_READY')];
  const todo =
    drafts > 0
      ? 'Evaluate the batch first.'
      : errors > 0
        ? 'Correct what the evaluation found, then evaluate the batch again.'
        : 'Nothing is left to submit.';
  return new ServiceError('not_ready', `No row of this batch is ready. ${todo}`, { canPassLater: true });
}

/** @throws ServiceError `batch_busy` */
function requireRest(batch: BatchRecord): void {
  if (batch.is_dry_run || !['READY', 'DONE', 'PAUSED'].includes(batch.status)) {
    throw busyAs(batch);
  }
}

export function createBatches(deps: BatchesDeps) {
  const { db, clock } = deps;

  /** @throws ServiceError `not_found`, with the same text for another customer's batch as for none (G-03) */
  async function find(caller: Caller, id: string): Promise<BatchRecord> {
    const record = LOCAL_ID.test(id)
      ? await findBatch(db, Number(id), caller.isAdmin ? undefined : caller.userId)
      : undefined;
    if (record === undefined) {
      throw noSuchBatch();
    }
    return record;
  }

  const read = async (caller: Caller, id: string) => toBatch(await find(caller, id));

  /** @throws ServiceError `insufficient_tokens` */
  async function requireTokens(userId: number, tokens: number): Promise<void> {
    const { balance, hasDailyFree } = await deps.ledger.readBalance(userId);
    if (balance + Number(hasDailyFree) < tokens) {
      throw new ServiceError('insufficient_tokens');
    }
  }

  async function wake(): Promise<void> {
    await enqueueWork(db, clock.now(), clock.now());
    deps.wakeJobs();
  }

  /** The rows that are due and what they cost are decided in one transaction. @throws ServiceError `batch_busy`, `cost_not_confirmed` */
  async function start(
    caller: Caller,
    batch: BatchRecord,
    work: 'evaluate' | 'submit',
    {
      confirmed,
      ratePerMinute,
    }: { confirmed?: BatchCost | undefined; ratePerMinute?: number | undefined } = {},
  ): Promise<void> {
    const by = { id: batch.id, byUserId: caller.userId, isAdmin: caller.isAdmin };
    await db.transaction().execute(async (transaction) => {
      const started = await startWork(transaction, work, by, clock.now());
      if (started === undefined) {
        throw busyAs(batch);
      }
      if (work === 'submit') {
        requireConfirmation(toCost(started), confirmed);
        await confirmCost(transaction, batch.id, started, ratePerMinute);
      }
    });
    await wake();
  }

  return {
    read,

    /** @throws ServiceError as `storeFile` */
    async upload(caller: Caller, type: FileType, bytes: AsyncIterable<Uint8Array>, isDryRun: boolean) {
      const id = await storeFile(deps, caller, type, bytes, isDryRun);
      await wake();
      return read(caller, String(id));
    },

    async list(caller: Caller, query: { page?: number; limit?: number }) {
      const page = pageOf(query);
      const { rows, total } = await listBatches(db, caller.isAdmin ? undefined : caller.userId, page);
      return { batches: rows.map(toBatch), pagination: paginationOf(page, total) };
    },

    async rows(caller: Caller, id: string, { state, ...query }: BatchRowsQuery) {
      const batch = await find(caller, id);
      const page = pageOf(query);
      const { rows, total } = await listRows(db, batch.id, state, page);
      return { rows: rows.map(toBatchRow), pagination: paginationOf(page, total) };
    },

    /** The report as CSV, as it is read. @throws ServiceError `not_found` */
    async report(caller: Caller, id: string): Promise<AsyncIterable<string>> {
      const batch = await find(caller, id);
      return writeReport(db, batch.id);
    },

    /**
     * Evaluates the rows that are drafts, and again those that were not ready. Repeated while it runs, it changes nothing.
     * @throws ServiceError `batch_busy`, `insufficient_tokens`
     */
    async evaluate(caller: Caller, id: string) {
      const batch = await find(caller, id);
      if (batch.status !== 'EVALUATING') {
        requireRest(batch);
        await requireTokens(caller.userId, rowsIn(batch, 'DRAFT') + rowsIn(batch, 'NOT_READY'));
        await start(caller, batch, 'evaluate');
      }
      return read(caller, id);
    },

    /**
     * Submits the rows that are ready, once their cost is confirmed. Nothing is charged or asked before.
     * @throws ServiceError `batch_busy`, `not_ready`, `cost_not_confirmed`, `credentials_missing`, `insufficient_tokens`
     */
    async submit(caller: Caller, id: string, { confirmCost: confirmed, ratePerMinute }: SubmitBatchRequest) {
      const batch = await find(caller, id);
      if (batch.status !== 'SUBMITTING') {
        requireRest(batch);
        if (rowsIn(batch, 'READY') === 0) {
          throw noneReady(batch);
        }
        requireConfirmation(readyCostOf(batch), confirmed);
        await chooseSet(deps.credentials, ownerOf(batch), {});
        await requireTokens(batch.user_id, caller.isAdmin ? 0 : readyCostOf(batch).tokens);
        await start(caller, batch, 'submit', { confirmed, ratePerMinute });
      }
      return read(caller, id);
    },

    /** @throws ServiceError `batch_busy` */
    async change(caller: Caller, id: string, { status, ratePerMinute }: ChangeBatchRequest) {
      const batch = await find(caller, id);
      const isMoved = await moveBatch(
        db,
        batch.id,
        comesFrom(batch, status),
        { status, ratePerMinute },
        clock.now(),
      );
      if (!isMoved) {
        throw busy(
          status === 'SUBMITTING'
            ? 'This batch is not a paused submission. Submit it with its cost confirmed.'
            : (BUSY[batch.status] ?? 'Nothing of this batch is in progress.'),
        );
      }
      if (status === 'CANCELLED') {
        await dropDueRows(db, batch.id);
      }
      if (status === 'SUBMITTING') {
        await wake();
      }
      return read(caller, id);
    },
  };
}

/** The statuses that a change of status is possible from; its own, so that a repeated request succeeds. */
function comesFrom({ unsubmitted }: BatchRecord, to: ChangeBatchRequest['status']): BatchRecord['status'][] {
  switch (to) {
    case 'PAUSED':
      return ['EVALUATING', 'SUBMITTING', 'PAUSED'];
    case 'SUBMITTING':
      return unsubmitted > 0 ? ['PAUSED', 'SUBMITTING'] : ['SUBMITTING'];
    case 'CANCELLED':
      return ['READING', 'READY', 'EVALUATING', 'SUBMITTING', 'PAUSED', 'CANCELLED'];
    case undefined:
      return ['READING', 'READY', 'EVALUATING', 'SUBMITTING', 'PAUSED', 'DONE', 'CANCELLED'];
    default:
      return to satisfies never;
  }
}
