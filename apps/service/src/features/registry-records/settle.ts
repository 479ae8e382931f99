// Settles registrations whose outcome is unknown: after a lost response, a timeout, or the death of a process (G-45).
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import type { CredentialSet } from '../credentials/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { RegistrationTable } from './columns.ts';
import {
  type Adoption,
  adoptRegistration,
  closeRegistration,
  findByCharge,
  findOpenRegistrations,
  findUnregistered,
  type WaitingRegistration,
} from './queries.ts';

/** Longer than any create takes, lookups included: an older one belongs to a process that died. */
const DEAD_AFTER_MS = 2 * 60_000;
/** Younger ones were just looked up. */
const DOUBT_AFTER_MS = 20_000;
/** A create that the registry does not know by then did not arrive. */
const GIVE_UP_AFTER_MS = 15 * 60_000;
/** If the registry cannot be asked, because the credentials were deactivated or it does not respond. */
const GIVE_UP_UNASKED_AFTER_MS = 24 * 3_600_000;

const AT_ONCE = 10;

/** What differs between brands and campaigns. */
export type Settling = {
  readonly table: RegistrationTable;
  /** What the registry has under the reference, or undefined. */
  find(set: CredentialSet, referenceId: string): Promise<Adoption | undefined>;
  /** Called after the registry confirmed the record. */
  adopted(id: number): Promise<void>;
};

export type SettleDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ledger: Pick<Ledger, 'refund'>;
  readonly credentials: { openActive(id: number): Promise<CredentialSet | undefined> };
};

type Outcome = 'adopted' | 'refused' | 'waiting';

/** Asks the registry about one row. Safe to repeat, and for several processes at once. */
async function settle(deps: SettleDeps, settling: Settling, row: WaitingRegistration): Promise<Outcome> {
  const { db, clock } = deps;
  const ageMs = clock.now().getTime() - row.asked_at.getTime();
  const found = await lookUp(deps, settling, row);
  if (found !== undefined && found !== 'nothing') {
    const adoption = { id: row.id, ...found, source: 'sweep', userId: null } as const;
    if (await adoptRegistration(db, settling.table, adoption, clock.now())) {
      await settling.adopted(row.id);
    }
    return 'adopted';
  }
  if (ageMs < (found === 'nothing' ? GIVE_UP_AFTER_MS : GIVE_UP_UNASKED_AFTER_MS)) {
    await closeRegistration(db, settling.table, row, 'in_doubt', clock.now());
    return 'waiting';
  }
  if (!(await closeRegistration(db, settling.table, row, 'refused', clock.now()))) {
    // Another request has resumed it in the meantime.
    return 'waiting';
  }
  if (row.charge_id !== null) {
    await deps.ledger.refund({ chargeId: row.charge_id });
  }
  return 'refused';
}

/** @returns undefined when the registry could not be asked */
async function lookUp(
  { credentials, log }: SettleDeps,
  settling: Settling,
  row: WaitingRegistration,
): Promise<Adoption | 'nothing' | undefined> {
  try {
    const set = await credentials.openActive(row.credential_id);
    return set === undefined ? undefined : ((await settling.find(set, row.reference_id)) ?? 'nothing');
  } catch (error) {
    log.warn(
      { err: error, table: settling.table, id: row.id },
      'a registration in doubt could not be looked up',
    );
    return undefined;
  }
}

/**
 * Looks up a registration that a callback refers to, even one that was given up.
 * @returns whether the registry has it
 */
export async function settleByReference(
  deps: SettleDeps,
  settling: Settling | undefined,
  set: CredentialSet,
  referenceId: string,
): Promise<boolean> {
  if (settling === undefined) {
    return false;
  }
  const row = await findUnregistered(deps.db, settling.table, { credentialId: set.id, referenceId });
  // A request in progress gets its own response.
  if (row === undefined || row.registration === 'registering') {
    return false;
  }
  const found = await settling.find(set, referenceId);
  if (found === undefined) {
    return false;
  }
  const adoption = { id: row.id, ...found, source: 'callback', userId: null } as const;
  if (await adoptRegistration(deps.db, settling.table, adoption, deps.clock.now())) {
    await settling.adopted(row.id);
  }
  return true;
}

/**
 * The outcome of the registration that was charged under this ID; an open one is looked up now, because its process died.
 * @returns the id of our row if the registry has it
 */
export async function recoverByCharge(
  deps: SettleDeps,
  settling: Settling,
  chargeId: string,
): Promise<number | undefined> {
  const row = await findByCharge(deps.db, settling.table, chargeId);
  if (row === undefined || row.registration === 'refused') {
    return undefined;
  }
  const isRegistered = row.registration === 'registered' || (await settle(deps, settling, row)) === 'adopted';
  return isRegistered ? row.id : undefined;
}

/** @returns how many were settled and how many are still open */
export async function settleRegistrations(
  deps: SettleDeps,
  settlings: readonly Settling[],
): Promise<Record<Outcome, number>> {
  const counts = { adopted: 0, refused: 0, waiting: 0 };
  const nowMs = deps.clock.now().getTime();
  for (const settling of settlings) {
    const rows = await findOpenRegistrations(deps.db, settling.table, {
      inDoubt: new Date(nowMs - DOUBT_AFTER_MS),
      registering: new Date(nowMs - DEAD_AFTER_MS),
    });
    for (let first = 0; first < rows.length; first += AT_ONCE) {
      const outcomes = await Promise.all(
        rows.slice(first, first + AT_ONCE).map((row) => settle(deps, settling, row)),
      );
      for (const outcome of outcomes) {
        counts[outcome] += 1;
      }
    }
  }
  return counts;
}
