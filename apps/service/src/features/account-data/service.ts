// Exports everything that belongs to an account (G-98), and deletes an account (G-99).
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import type { AccountRow, Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Audit, Origin } from '../audit/index.ts';
import { EXPORTED } from './owned-tables.ts';
import {
  claimExport,
  closeAccount,
  countUnderWay,
  endExport,
  eraseBatch,
  readPage,
  renewExport,
} from './queries.ts';

export const ERASE_ACCOUNT_JOB = 'erase-account';

/** For tables without large rows. */
const PAGE_ROWS = 200;
/** After a crash, the account waits this long for its next export. An export in progress renews its lease. */
const EXPORT_LEASE_MS = 5 * 60_000;
/** One run ends well within the lease of its job; the next run continues. */
const BATCHES_MAX = 200;

export type AccountData = ReturnType<typeof createAccountData>;

export function createAccountData(deps: {
  db: Database;
  clock: Clock;
  passwords: Pick<Passwords, 'hash'>;
  audit: Pick<Audit, 'append'>;
  accounts: Pick<Accounts, 'identity' | 'securityMails'>;
  wakeJobs: () => void;
}) {
  const { db, clock, audit, accounts } = deps;
  const leaseFrom = (now: Date) => new Date(now.getTime() + EXPORT_LEASE_MS);

  /** Pages in the order of `EXPORTED`. @throws ServiceError `unauthorized` if the export has lost its lease */
  async function* readPages(userId: number, exportId: string) {
    for (const owned of EXPORTED) {
      const limit = owned.pageRows ?? PAGE_ROWS;
      let after: string | undefined;
      do {
        if (!(await renewExport(db, { userId, exportId, leasedUntil: leaseFrom(clock.now()) }))) {
          throw new ServiceError('unauthorized', 'Another export has begun, or the account was deleted.');
        }
        const { lines, lastKey } = await readPage(db, owned, { userId, after, limit });
        yield { table: owned.table, lines };
        after = lines.length === limit ? lastKey : undefined;
      } while (after !== undefined);
    }
  }

  async function* writeLines(userId: number, exportId: string): AsyncGenerator<string> {
    try {
      let rows = 0;
      yield `${JSON.stringify({ format: 'tendlc-account', version: 1, accountId: userId, createdAt: clock.now().toISOString() })}\n`;
      for await (const { table, lines } of readPages(userId, exportId)) {
        rows += lines.length;
        // One line at a time: a slow reader keeps the page in memory, but no second copy of it.
        for (const line of lines) {
          yield `{"table":"${table}","row":${line}}\n`;
        }
      }
      yield `${JSON.stringify({ end: true, rows })}\n`;
    } finally {
      await endExport(db, userId, exportId);
    }
  }

  /** Ends the export also if its reader goes away before the first line: until then no part of the generator runs. */
  function startExport(userId: number, exportId: string): AsyncGenerator<string> {
    const lines = writeLines(userId, exportId);
    const endLines = lines.return.bind(lines);
    return Object.assign(lines, {
      return: async (value: unknown) => {
        await endExport(db, userId, exportId);
        return endLines(value);
      },
    });
  }

  return {
    /**
     * One JSON object per line. The last one has the number of rows: without it, the export is cut off.
     * @throws ServiceError `rate_limited` while another export of the account is in progress
     */
    async export(userId: number): Promise<AsyncGenerator<string>> {
      const exportId = randomUUID();
      const now = clock.now();
      if (!(await claimExport(db, { userId, exportId, leasedUntil: leaseFrom(now) }, now))) {
        throw new ServiceError(
          'rate_limited',
          'An export of this account is in progress. Try again when it has ended.',
          { headers: { 'retry-after': String(EXPORT_LEASE_MS / 1000) } },
        );
      }
      return startExport(userId, exportId);
    },

    /**
     * Ends all access at once, and removes the account's data in a job. The ledger and the audit log stay, under a number.
     * @throws ServiceError `account_in_use` for an admin, or while a registration is in progress; and as `identity.confirm`
     *   and `identity.lockConfirmed`
     */
    async delete(
      account: AccountRow,
      proof: { password: string; otp?: string | undefined },
      origin: Origin,
    ): Promise<void> {
      await accounts.identity.confirm(account, proof, origin.address ?? '', true);
      // A hash of no password that anybody knows.
      const passwordHash = await deps.passwords.hash(randomUUID());
      await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const locked = await accounts.identity.lockConfirmed(transaction, account);
        if (locked.is_admin) {
          throw new ServiceError(
            'account_in_use',
            'An admin account cannot be deleted. Ask the operator to remove the admin role first.',
          );
        }
        if ((await countUnderWay(transaction, account.id)) > 0) {
          throw new ServiceError('account_in_use');
        }
        await closeAccount(transaction, locked, passwordHash, now);
        const payload = { userId: account.id };
        await enqueueJob(transaction, { kind: ERASE_ACCOUNT_JOB, payload }, now);
        const to = { email: locked.email, name: locked.first_name };
        await accounts.securityMails.queue(transaction, { userId: account.id, to, kind: 'account_deleted' });
        const entry = { ...origin, userId: account.id, details: {} };
        await audit.append(transaction, { ...entry, action: 'account.deleted' });
      });
      deps.wakeJobs();
    },

    /** The work of the job: removes rows in batches. It can be interrupted and repeated. */
    async erase(payload: unknown): Promise<void> {
      const { userId } = payload as { userId: number };
      for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
        if (!(await eraseBatch(db, userId))) {
          return;
        }
      }
      await enqueueJob(db, { kind: ERASE_ACCOUNT_JOB, payload: { userId } }, clock.now());
      deps.wakeJobs();
    },
  };
}
