// The operations of the audit log: append with a change or separately, and read.
import type { AuditAction } from '@tendlc/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { createLoginRecords } from './login-records.ts';
import { type NewEntry, SYSTEM, toAuditEntry, toOwnEntry } from './policy.ts';
import {
  appendRows,
  type AuditFilters,
  findNewestOf,
  hasEntriesSince,
  listRows,
  type NewAuditRow,
} from './queries.ts';

/** More than a person or a program needs, and few enough for a table that is kept forever. */
const CHANGES_MAX = 200;
const PACE_WINDOW_MS = 3_600_000;

/** Removing permissions and logging in are never rejected, or an intruder could keep the owner from ending the intrusion. */
const NEVER_REFUSED: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'api_key.revoked',
  'credentials.deactivated',
  'password.reset',
  'recovery_code.used',
  'totp.disabled',
  'passkey.removed',
  'password.changed',
  'session.ended',
  'sessions.ended',
  'account.locked',
  'account.deleted',
]);

type PageQuery = { page?: number; limit?: number };

export type Audit = ReturnType<typeof createAudit>;

export function createAudit({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  const toRow = (entry: NewEntry): NewAuditRow => ({
    actor: entry.actor,
    actor_user_id: entry.actorUserId ?? null,
    action: entry.action,
    user_id: entry.userId ?? null,
    subject: entry.subject ?? null,
    address: entry.address ?? null,
    details: { ...entry.details },
    created_at: clock.now(),
  });

  async function checkPace(transaction: DatabaseTransaction, userId: number): Promise<void> {
    const since = new Date(clock.now().getTime() - PACE_WINDOW_MS);
    if (await hasEntriesSince(transaction, userId, since, CHANGES_MAX)) {
      const sentence = `At most ${CHANGES_MAX} changes an hour are possible for each account. Try again later.`;
      throw new ServiceError('rate_limited', sentence, {
        headers: { 'retry-after': String(PACE_WINDOW_MS / 1000) },
      });
    }
  }

  /** Entries that arrive while a statement is in progress share the next one. */
  const statement = createSharedStatement<readonly NewAuditRow[], void>(async (requests) => {
    await appendRows(db, requests.flat());
    return requests.map(() => undefined);
  });
  const record = (entries: readonly NewEntry[]): Promise<void> => statement.submit(entries.map(toRow));
  const logins = createLoginRecords({ log, record });

  return {
    /**
     * Commits an entry with its change. Must be the last statement of the transaction, because the chain waits for it.
     * @throws ServiceError `rate_limited` if the user made too many changes, because entries are kept forever
     */
    async append(transaction: DatabaseTransaction, entry: NewEntry): Promise<void> {
      const isBounded = entry.actor === 'user' && !NEVER_REFUSED.has(entry.action);
      if (isBounded && entry.actorUserId !== undefined) {
        await checkPace(transaction, entry.actorUserId);
      }
      await appendRows(transaction, [toRow(entry)]);
    },

    /** For events that change nothing in the database. */
    record: (entry: NewEntry): Promise<void> => record([entry]),

    logins,

    /** Records the settings of this start if they differ from the last recorded ones. */
    async recordSettings(settings: Readonly<Record<string, string>>): Promise<void> {
      const last = await findNewestOf(db, 'settings.changed');
      const changed = Object.keys({ ...last?.details, ...settings }).filter(
        (name) => last?.details[name] !== settings[name],
      );
      if (changed.length > 0) {
        await record([{ ...SYSTEM, action: 'settings.changed', details: settings }]);
      }
    },

    /** All entries, for admins and the operator. */
    async list(query: PageQuery & Pick<AuditFilters, 'userId' | 'action' | 'since'>) {
      const page = pageOf(query);
      const { rows, total } = await listRows(db, { ...query, includesActions: true }, page);
      return { entries: rows.map(toAuditEntry), pagination: paginationOf(page, total) };
    },

    /** The entries of one account, in the owner's view. */
    async listOwn(userId: number, query: PageQuery & Pick<AuditFilters, 'action'>) {
      const page = pageOf(query);
      const { rows, total } = await listRows(db, { userId, action: query.action }, page);
      return {
        entries: rows.map((row) => toOwnEntry(row, userId)),
        pagination: paginationOf(page, total),
      };
    },

    /** Writes the collected entries. Resolves when no entry is in progress. */
    async drained(): Promise<void> {
      await logins.write();
      await statement.drained();
    },
  };
}
