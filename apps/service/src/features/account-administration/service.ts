// What admins do with the accounts of customers: find, look at, lock, unlock, and help (G-107). Each action has a reason in
// the audit log, which the owner of the account reads, too.
import type { AdminAccount, AdminDelivery, Customer } from '@tendlc/contract';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { AccountRow, Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Accounts, FAILURE_WINDOW_MS, LOCK_AFTER_FAILURES, LOCK_MS, toUser } from '../accounts/index.ts';
import type { Audit, Origin } from '../audit/index.ts';
import { toDelivery } from '../webhook-endpoints/index.ts';
import {
  type AccountDeliveryRow,
  type AccountFacts,
  findFacts,
  listAccountDeliveries,
  listAccounts,
  setLocked,
  setUnlocked,
} from './queries.ts';

const LOCKOUT = { failures: LOCK_AFTER_FAILURES, windowMs: FAILURE_WINDOW_MS, lockMs: LOCK_MS };

const toCustomer = (row: AccountRow): Customer => ({
  ...toUser(row),
  lockedAt: row.locked_at?.toISOString() ?? null,
});

const isoOf = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

const toAdminAccount = (row: AccountFacts): AdminAccount => ({
  ...toCustomer(row),
  lockedReason: row.locked_reason,
  loginsLockedUntil: isoOf(row.failures_until),
  emailConfirmedAt: isoOf(row.email_confirmed_at),
  totpEnabledAt: isoOf(row.totp_enabled_at),
  lastLoginAt: isoOf(row.last_login_at),
  lastActiveAt: isoOf(row.last_active_at),
  openSessions: row.open_sessions,
  apiKeys: row.api_keys,
  registrations: row.registrations,
  registry:
    row.registry === null
      ? null
      : {
          credentialId: row.registry.id,
          label: row.registry.label,
          lastUsedAt: isoOf(row.registry.last_used_at),
        },
  webhookEndpoints: row.endpoints,
  disabledEndpoints: row.disabled_endpoints,
  failingEndpoints: row.failing_endpoints,
});

const toAdminDelivery = (row: AccountDeliveryRow): AdminDelivery => ({
  ...toDelivery(row),
  endpointId: row.endpoint_id,
  url: row.url,
});

type PageQuery = { page?: number; limit?: number };
type Changed = { readonly account: AdminAccount; readonly hasChanged: boolean };

export type AccountAdministration = ReturnType<typeof createAccountAdministration>;

export function createAccountAdministration(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, 'requestPasswordReset' | 'securityMails' | 'sessions' | 'twoFactor'>;
  readonly audit: Pick<Audit, 'append'>;
  readonly wakeJobs: () => void;
}) {
  const { db, clock, accounts, audit } = deps;

  /** @throws ServiceError `not_found` */
  async function read(id: number): Promise<AdminAccount> {
    const row = await findFacts(db, id, LOCKOUT, clock.now());
    if (row === undefined) {
      throw new ServiceError('not_found', 'This account does not exist.');
    }
    return toAdminAccount(row);
  }

  /** @throws ServiceError `not_found` */
  async function change(
    id: number,
    write: (transaction: DatabaseTransaction) => Promise<boolean>,
  ): Promise<Changed> {
    await read(id);
    const hasChanged = await db.transaction().execute(write);
    return { account: await read(id), hasChanged };
  }

  return {
    read,

    /** Newest first. */
    async list(query: PageQuery & { search?: string; ids?: string }) {
      const page = pageOf(query);
      const words = query.search?.trim();
      const { rows, total } = await listAccounts(db, {
        search: words === '' ? undefined : words,
        ids: query.ids?.split(',').map(Number),
        ...page,
      });
      return { customers: rows.map(toCustomer), pagination: paginationOf(page, total) };
    },

    /**
     * Ends all sessions; logins, API keys, and charges are rejected, and submissions in progress wait. What the registry
     * reports is still stored, so that nothing is lost.
     * @throws ServiceError `not_found`, `admin_account`
     */
    async lock(id: number, reason: string, origin: Origin): Promise<Changed> {
      const changed = await change(id, async (transaction) => {
        if (!(await setLocked(transaction, id, reason, clock.now()))) {
          return false;
        }
        await accounts.sessions.endAllIn(transaction, id);
        await accounts.securityMails.queue(transaction, { userId: id, kind: 'account_locked', reason });
        await audit.append(transaction, {
          ...origin,
          userId: id,
          action: 'account.locked',
          details: { reason },
        });
        return true;
      });
      if (changed.account.isAdmin) {
        throw new ServiceError('admin_account');
      }
      return changed;
    },

    /** @throws ServiceError `not_found` */
    async unlock(id: number, reason: string, origin: Origin): Promise<Changed> {
      return change(id, async (transaction) => {
        if (!(await setUnlocked(transaction, id))) {
          return false;
        }
        await accounts.securityMails.queue(transaction, { userId: id, kind: 'account_unlocked', reason });
        await audit.append(transaction, {
          ...origin,
          userId: id,
          action: 'account.unlocked',
          details: { reason },
        });
        return true;
      });
    },

    /** API keys stay valid. @throws ServiceError `not_found` */
    async endSessions(id: number, reason: string, origin: Origin): Promise<AdminAccount> {
      await read(id);
      await accounts.sessions.endAll(id, origin, { reason });
      return read(id);
    },

    /** With the limits of any reset: five emails an hour. @throws ServiceError `not_found` */
    async sendPasswordReset(id: number, reason: string, origin: Origin): Promise<AdminAccount> {
      const account = await read(id);
      await db.transaction().execute(async (transaction) => {
        await accounts.requestPasswordReset(account.email, transaction);
        const entry = { ...origin, userId: id, details: { reason } };
        await audit.append(transaction, { ...entry, action: 'password.reset_sent' });
      });
      deps.wakeJobs();
      return read(id);
    },

    /** @throws ServiceError `not_found`, `totp_not_enabled`, `admin_account` */
    async clearTwoFactor(id: number, reason: string, origin: Origin): Promise<AdminAccount> {
      await read(id);
      await accounts.twoFactor.clear(id, reason, origin);
      return read(id);
    },

    /** @throws ServiceError `not_found` */
    async listDeliveries(id: number, query: PageQuery & { status?: AccountDeliveryRow['status'] }) {
      await read(id);
      const page = pageOf(query);
      const { rows, total } = await listAccountDeliveries(db, { userId: id, status: query.status, ...page });
      return { deliveries: rows.map(toAdminDelivery), pagination: paginationOf(page, total) };
    },
  };
}
