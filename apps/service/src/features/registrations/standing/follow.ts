// Writes where a registration stands for lists and counts, whenever its records or its submission have changed.
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { CustomerEvents } from '../../customer-events/index.ts';
import { brandNameOf, useCaseOf } from '../names.ts';
import { findRegistration, type RegistrationRow } from '../queries.ts';
import { standingOf, timesOfSteps } from './standing.ts';
import { followNeed, type Move, moveRegistration } from './queries.ts';
import { versionAfter } from './version-result.ts';

/** The database lets every other writer pass before one that keeps losing. */
export const ATTEMPTS_MAX = 50;

export const changesTooFast = () =>
  new ServiceError('overloaded', 'The registration changes too fast. Try again shortly.');

export type FollowDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly customerEvents: Pick<CustomerEvents, 'record'>;
};

/** @returns undefined if lists and counts say it already */
function moveOf(row: RegistrationRow): Move | undefined {
  const standing = standingOf(row);
  const { status, progress } = standing;
  const { waitingFor } = progress;
  const stepTimes = timesOfSteps(standing, row.step_times);
  const isKnown =
    status === row.status && waitingFor === row.waiting_for && isDeepStrictEqual(stepTimes, row.step_times);
  const version = versionAfter(row, standing);
  return isKnown && version === undefined
    ? undefined
    : { status, waitingFor, stepTimes, version, source: 'sync', userId: null, isClosed: false };
}

/**
 * Writes a move with the event for the customer.
 * @returns false if the registration or one of its records has changed since the row was read
 */
export const writeMove = (
  { db, clock, customerEvents }: FollowDeps,
  row: RegistrationRow,
  move: Move,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await moveRegistration(transaction, row, move, clock.now()))) {
      return false;
    }
    if (move.status !== row.status) {
      const { id, label, brand_id: brandId, campaign_id: campaignId, user_id: userId } = row;
      const { progress } = standingOf({
        ...row,
        denial: move.version?.denial ?? row.denial,
        closed_at: move.isClosed ? clock.now() : row.closed_at,
      });
      const data = {
        id,
        label,
        brandName: brandNameOf(row),
        usecase: useCaseOf(row),
        brandId,
        campaignId,
        from: row.status,
        to: move.status,
        progress,
      };
      await customerEvents.record({ userId, type: 'registration.status_changed', data }, { transaction });
    }
    return true;
  });

/** @throws ServiceError `overloaded` if the registration never stops changing */
export async function followRegistration(deps: FollowDeps, id: number): Promise<RegistrationRow | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const row = await findRegistration(deps.db, id, undefined);
    const move = row === undefined || row.closed_at !== null ? undefined : moveOf(row);
    if (move === undefined) {
      await followNeed(deps.db, id);
      return row;
    }
    if (row === undefined || (await writeMove(deps, row, move))) {
      return row;
    }
  }
  throw changesTooFast();
}
