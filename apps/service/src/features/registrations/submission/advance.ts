// Advances submissions: claims one, does its next step at the registry, and notes the result, until it has to wait or ends.
// A process that dies leaves a lease that expires; the next one reads the same records and goes on from there.
import type { Logger } from 'pino';
import { utcDate } from '../../../clock.ts';
import type { SubmissionDone } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { denialOfRefusal } from '../standing/denial.ts';
import { type FollowDeps, followRegistration, writeMove } from '../standing/follow.ts';
import { findRegistration, type RegistrationRow, type SubmissionPart } from '../queries.ts';
import { standingOf, timesOfSteps } from '../standing/standing.ts';
import { describeFailure } from './failures.ts';
import { brandChanges, campaignChanges } from './packet-requests.ts';
import {
  changeSubmission,
  claimSubmission,
  enqueueAdvance,
  extendLease,
  findDueSubmissions,
  isPaused,
  type Lease,
  returnToDraft,
  type SubmissionChange,
  type SubmissionRow,
  writeDenial,
} from './queries.ts';
import { nextStep, partnerOf, type Step, type Work } from './steps.ts';
import type { RegistryWork } from './work.ts';

/** Well within the lease, so that a busy process keeps it. */
const HEARTBEAT_MS = 10_000;
/** No submission has more steps than this; a loop that finds more is a fault. */
const STEPS_MAX = 20;
const RETRY_MS = 5_000;
const RETRY_MS_MAX = 300_000;
const AT_ONCE = 10;
/** Another process works on the submission; it may have read the records before they changed. */
const BUSY_MS = 2_000;

/** Work that costs a fee, or sends a message, each time: noted before it is done, so that a crash never repeats it. */
const ONCE_AT_MOST: ReadonlySet<Work> = new Set(['revet-brand', 'send-code', 'resubmit']);
const NOTED: ReadonlySet<Work> = new Set([...ONCE_AT_MOST, 'update-brand', 'update-campaign', 'share']);

const WORK_ON_CAMPAIGNS: ReadonlySet<Work> = new Set([
  'register-campaign',
  'recover-campaign',
  'update-campaign',
  'share',
  'resubmit',
]);

export type AdvanceDeps = FollowDeps & {
  readonly log: Logger;
  readonly work: RegistryWork;
};

/** The submission was taken over by another process, which goes on from here. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export function createAdvance(deps: AdvanceDeps) {
  const { db, clock, log } = deps;

  /** Keeps the lease while a step takes long. */
  function holdLease(first: Lease) {
    let lease: Lease | undefined = first;
    let extending: Promise<void> = Promise.resolve();
    const beat = setInterval(() => {
      if (lease !== undefined) {
        extending = extendLease(db, lease, clock.now()).then(
          (extended) => {
            lease = extended;
          },
          (error: unknown) => log.warn({ err: error }, 'the lease of a submission was not extended'),
        );
      }
    }, HEARTBEAT_MS).unref();
    return {
      /**
       * @returns whether the customer has asked to cancel by now
       * @throws LeaseLost
       */
      async change(
        change: SubmissionChange,
        database: Parameters<typeof changeSubmission>[0] = db,
      ): Promise<{ readonly isCancelAsked: boolean }> {
        // A lease that is being extended has two ends; only the later one is ours.
        await extending;
        const changed =
          lease === undefined ? undefined : await changeSubmission(database, lease, change, clock.now());
        if (changed === undefined) {
          throw new LeaseLost();
        }
        if (change.isReleased === true) {
          lease = undefined;
        }
        return changed;
      },
      current: () => lease,
      end: () => clearInterval(beat),
    };
  }

  type Held = ReturnType<typeof holdLease>;

  const stepOf = (row: RegistrationRow, submission: SubmissionPart): Step =>
    nextStep({
      row,
      submission,
      isBrandDifferent: Object.keys(brandChanges(row.packet, row)).length > 0,
      isCampaignDifferent: Object.keys(campaignChanges(row.packet, row)).length > 0,
      partner: partnerOf(row, submission.upstream_cnp_id),
      now: clock.now(),
    });

  /** One step. @returns whether another one may follow at once */
  async function takeStep(
    row: RegistrationRow,
    submission: SubmissionRow,
    step: Step,
    held: Held,
  ): Promise<boolean> {
    switch (step.kind) {
      case 'work':
        await doWork(row, submission, step.work, held);
        return true;
      case 'wait':
        await release(row, held, { stop: null, attempts: 0 }, step.forMs);
        return false;
      case 'stop':
        await release(row, held, {
          stop: { by: step.by, because: step.because },
          attempts: 0,
          nextAttemptAt: null,
        });
        return false;
      case 'refuse':
        throw new ServiceError('validation_failed', step.because);
      case 'end':
        await end(row, step.as, held);
        return false;
      default:
        return step satisfies never;
    }
  }

  async function doWork(
    row: RegistrationRow,
    submission: SubmissionRow,
    work: Work,
    held: Held,
  ): Promise<void> {
    const noted = (): SubmissionDone => ({ ...submission.done, [work]: clock.now().toISOString() });
    if (ONCE_AT_MOST.has(work)) {
      await held.change({ done: noted() });
    }
    try {
      await deps.work[work](row, submission, partnerOf(row, submission.upstream_cnp_id) ?? '');
    } catch (error) {
      if (ONCE_AT_MOST.has(work) && describeFailure(error, work).hasNotHappened) {
        await held.change({ done: submission.done });
      }
      throw error;
    }
    await held.change({
      attempts: 0,
      stop: null,
      ...(NOTED.has(work) && !ONCE_AT_MOST.has(work) ? { done: noted() } : {}),
    });
  }

  /** @param forMs when to look again without a change of a record; undefined for never */
  async function release(
    row: RegistrationRow,
    held: Held,
    change: SubmissionChange,
    forMs?: number,
  ): Promise<void> {
    const now = clock.now();
    const later = forMs === undefined ? undefined : new Date(now.getTime() + forMs);
    const released = {
      ...change,
      ...(later === undefined ? {} : { nextAttemptAt: later }),
      isReleased: true,
    };
    const { isCancelAsked } = await held.change(released);
    // Asked while this step was done, so the step did not know: the cancellation must not wait for the next attempt.
    const isNew = isCancelAsked && row.submission?.is_cancel_asked === false;
    const at = isNew ? now : later;
    if (at !== undefined) {
      await enqueueAdvance(db, row.id, at, now);
    }
  }

  async function end(row: RegistrationRow, as: 'done' | 'closed' | 'draft', held: Held): Promise<void> {
    const lease = held.current();
    if (as === 'done') {
      await held.change({ state: 'done', stop: null, isReleased: true });
      return;
    }
    if (as === 'draft' && lease !== undefined) {
      await db.transaction().execute((transaction) => returnToDraft(transaction, row, lease, clock.now()));
      return;
    }
    // Closed first: if this process dies in between, the next one sees that, and ends the submission.
    if (row.closed_at === null) {
      await closeCancelled(row.id);
    }
    await held.change({ state: 'cancelled', stop: null, isReleased: true });
  }

  /** What was registered stays, and the registration is closed. */
  async function closeCancelled(id: number): Promise<void> {
    const row = await findRegistration(db, id, undefined);
    if (row !== undefined && row.closed_at === null) {
      const stepTimes = timesOfSteps(standingOf(row), row.step_times);
      const closing = { status: 'CLOSED', waitingFor: 'nobody', version: undefined, stepTimes } as const;
      const isClosed = await writeMove(deps, row, {
        ...closing,
        source: 'request',
        userId: null,
        isClosed: true,
      });
      if (!isClosed) {
        await closeCancelled(id);
      }
    }
  }

  /** What a failed step means: correct the values, do something first, or try again later. */
  async function noteFailure(
    row: RegistrationRow,
    submission: SubmissionRow,
    work: Work | undefined,
    error: unknown,
    held: Held,
  ): Promise<void> {
    const failure = describeFailure(error, work);
    log.warn({ err: error, registration: row.id, work }, 'a step of a submission failed');
    const lease = held.current();
    if (failure.outcome === 'refused' && lease !== undefined) {
      const entity = work !== undefined && WORK_ON_CAMPAIGNS.has(work) ? 'campaign' : 'brand';
      const denial = denialOfRefusal(entity, failure.sentence, clock.now());
      await db.transaction().execute(async (transaction) => {
        await held.change({ state: 'refused', stop: null, isReleased: true }, transaction);
        await writeDenial(transaction, lease, denial);
      });
      return;
    }
    const attempts = submission.attempts + 1;
    const waitMs = Math.min(RETRY_MS * 2 ** (attempts - 1), RETRY_MS_MAX);
    const stop = failure.outcome === 'stopped' ? { by: failure.by, because: failure.sentence } : null;
    await release(row, held, { stop, attempts }, waitMs);
  }

  async function advanceHeld(id: number, first: SubmissionRow, held: Held): Promise<void> {
    for (let taken = 0; taken < STEPS_MAX; taken += 1) {
      const row = await findRegistration(db, id, undefined);
      if (row?.submission === null || row === undefined) {
        return;
      }
      const submission = { ...first, ...row.submission };
      const step = stepOf(row, submission);
      try {
        if (!(await takeStep(row, submission, step, held))) {
          return;
        }
      } catch (error) {
        if (error instanceof LeaseLost) {
          throw error;
        }
        await noteFailure(row, submission, step.kind === 'work' ? step.work : undefined, error, held);
        return;
      }
      // Lists and counts say where it stands while the next step takes its time.
      await followRegistration(deps, id);
    }
    throw new Error(`the submission of registration ${id} does not come to an end`);
  }

  /** Goes on with the submission of a registration, if it has one and no other process works on it. */
  async function advance(id: number): Promise<void> {
    const claimed = await claimSubmission(db, id, clock.now());
    if (claimed === undefined) {
      const row = await findRegistration(db, id, undefined);
      if (row?.submission?.state === 'open' && !(await isPaused(db, id))) {
        const now = clock.now();
        await enqueueAdvance(db, id, new Date(now.getTime() + BUSY_MS), now);
      }
      return;
    }
    const held = holdLease(claimed.lease);
    try {
      await advanceHeld(id, claimed.submission, held);
    } catch (error) {
      if (!(error instanceof LeaseLost)) {
        throw error;
      }
      log.warn({ registration: id }, 'another process has taken a submission over');
    } finally {
      held.end();
    }
    await followRegistration(deps, id);
  }

  return {
    advance,

    /** The job. */
    run: (payload: unknown): Promise<void> => advance((payload as { id: number }).id),

    /** Goes on with what a process that died has left, and with what waited for tokens. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const due = await findDueSubmissions(db, now, utcDate(now));
      for (let first = 0; first < due.length; first += AT_ONCE) {
        await Promise.all(
          due.slice(first, first + AT_ONCE).map(({ registration_id: id }) =>
            // One that fails must not hold up the others.
            advance(id).catch((error: unknown) =>
              log.error({ err: error, registration: id }, 'a submission could not go on'),
            ),
          ),
        );
      }
    },
  };
}

export type Advance = ReturnType<typeof createAdvance>;
