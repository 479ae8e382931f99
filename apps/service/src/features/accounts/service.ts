// Registration, login with lockout, sessions, password reset, admins.
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@tendlc/contract';
import { type Clock, epochSeconds } from '../../clock.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import type { SessionTokens } from '../../crypto/session-tokens.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordResetMail } from '../../mail/password-reset.ts';
import type { CustomerEvents } from '../customer-events/index.ts';
import type { Ledger } from '../ledger/index.ts';
import {
  emailKeyOf,
  FAILURE_WINDOW_MS,
  LOCK_AFTER_FAILURES,
  LOCK_MS,
  lockMinutesLeft,
  RESET_TOKEN_MS,
  toUser,
} from './policy.ts';
import {
  type AccountRow,
  clearAttempts,
  countAttempt,
  findAccounts,
  findByEmail,
  insertAccount,
  isResetTokenOpen,
  listAccounts,
  listAdmins,
  replaceResetToken,
  setAdmin,
  setPassword,
  takeResetToken,
} from './queries.ts';
import { createTurns } from './turns.ts';

export const PASSWORD_RESET_JOB = 'password-reset-mail';

export type Session = { readonly token: string; readonly user: User };

export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName?: string;
};

export type AccountsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessionTokens: SessionTokens;
  readonly ledger: Pick<Ledger, 'grantTrial'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  /** Called after a job was queued. */
  readonly wakeJobs: () => void;
  readonly customerEvents: Pick<CustomerEvents, 'record'>;
};

export type Accounts = ReturnType<typeof createAccounts>;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function createAccounts(deps: AccountsDeps) {
  const { db, clock, passwords, sessionTokens } = deps;
  const turns = createTurns();

  const lookUps = createSharedStatement<number, AccountRow | undefined>(async (ids) => {
    const rows = new Map((await findAccounts(db, [...new Set(ids)])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });

  async function openSession(account: AccountRow): Promise<Session> {
    return {
      token: await sessionTokens.sign(account, account.sessions_valid_from_seconds),
      user: toUser(account),
    };
  }

  /** @throws ServiceError `email_taken` */
  async function createAccount(registration: Registration, isAdmin: boolean): Promise<AccountRow> {
    const email = registration.email.trim();
    const emailKey = emailKeyOf(email);
    const passwordHash = await passwords.hash(registration.password);
    return db.transaction().execute(async (transaction) => {
      const { firstName, lastName = null } = registration;
      const account = { email, emailKey, passwordHash, firstName, lastName, isAdmin };
      const id = await insertAccount(transaction, account, clock.now());
      if (id === undefined) {
        throw new ServiceError('email_taken');
      }
      await deps.ledger.grantTrial(transaction, id);
      return (await findByEmail(transaction, emailKey)) as AccountRow;
    });
  }

  async function attemptLogin(emailKey: string, password: string, address: string): Promise<Session> {
    const now = clock.now();
    const lockedSince = await countAttempt(db, {
      emailKey,
      address,
      failuresMax: LOCK_AFTER_FAILURES,
      windowMs: FAILURE_WINDOW_MS,
      lockedAfter: new Date(now.getTime() - LOCK_MS),
      now,
    });
    if (lockedSince !== undefined) {
      const minutes = lockMinutesLeft(lockedSince, now);
      throw new ServiceError(
        'account_locked',
        `Too many failed logins. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
      );
    }
    const account = await findByEmail(db, emailKey);
    if (!(await passwords.matches(password, account?.password_hash)) || account === undefined) {
      throw new ServiceError('invalid_credentials');
    }
    await clearAttempts(db, emailKey);
    return openSession(account);
  }

  return {
    /** @throws ServiceError `email_taken` */
    register: async (registration: Registration): Promise<Session> =>
      openSession(await createAccount(registration, false)),

    /**
     * Unknown e-mail and wrong password do the same work and fail alike (G-12); five failures lock the e-mail (G-11).
     * @throws ServiceError `invalid_credentials`, `account_locked`, `rate_limited` when dozens try at once
     */
    login(email: string, password: string, address: string): Promise<Session> {
      const emailKey = emailKeyOf(email);
      return turns.take(
        emailKey,
        () => attemptLogin(emailKey, password, address),
        () => new ServiceError('rate_limited', 'Too many logins at once. Try again in 1 seconds.'),
      );
    },

    /** Look-ups that arrive while one is under way share the next statement. */
    findAccount: (userId: number): Promise<AccountRow | undefined> => lookUps.submit(userId),

    /** Does the same whether or not there is such an account (G-12); the job finds out. */
    async requestPasswordReset(email: string): Promise<void> {
      const emailKey = emailKeyOf(email);
      await enqueueJob(
        db,
        { kind: PASSWORD_RESET_JOB, payload: { emailKey }, dedupeKey: emailKey },
        clock.now(),
      );
      deps.wakeJobs();
    },

    /** The job's work. The token is made here and goes into the message: what is stored is only its hash (G-13). */
    async sendPasswordReset(payload: unknown): Promise<void> {
      const { emailKey } = payload as { emailKey: string };
      const account = await findByEmail(db, emailKey);
      if (account === undefined) {
        return;
      }
      const token = randomBytes(32).toString('base64url');
      await replaceResetToken(db, {
        userId: account.id,
        tokenHash: sha256(token),
        expiresAt: new Date(clock.now().getTime() + RESET_TOKEN_MS),
      });
      const { publicUrl } = deps;
      await deps.mailer.send(
        passwordResetMail({ email: account.email, name: account.first_name, publicUrl, token }),
      );
    },

    /**
     * Sets a new password, voids all sessions from before and lifts a lock.
     * @throws ServiceError `invalid_reset_token`
     */
    async resetPassword(token: string, newPassword: string): Promise<void> {
      const tokenHash = sha256(token);
      if (!(await isResetTokenOpen(db, tokenHash, clock.now()))) {
        throw new ServiceError('invalid_reset_token');
      }
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const userId = await takeResetToken(transaction, tokenHash, now);
        if (userId === undefined) {
          throw new ServiceError('invalid_reset_token');
        }
        const change = { userId, passwordHash, nowSeconds: epochSeconds(now) };
        await clearAttempts(transaction, await setPassword(transaction, change));
        const event = { userId, type: 'account.password_changed', data: {} };
        await deps.customerEvents.record(event, { transaction });
      });
    },

    /** @returns false when the e-mail has an account already, which is left as it is (G-15) */
    async createIfMissing(registration: Registration, isAdmin: boolean): Promise<boolean> {
      if ((await findByEmail(db, emailKeyOf(registration.email))) !== undefined) {
        return false;
      }
      await createAccount(registration, isAdmin);
      return true;
    },

    /** @throws ServiceError `not_found` without such an account */
    async setAdmin(email: string, isAdmin: boolean): Promise<void> {
      if ((await setAdmin(db, emailKeyOf(email), isAdmin)) === undefined) {
        throw new ServiceError('not_found', `There is no account with the e-mail ${email}.`);
      }
    },

    listAdmins: () => listAdmins(db),

    /** Everybody who has an account, newest first. */
    async list(query: { page?: number; limit?: number; search?: string }) {
      const page = pageOf(query);
      const { rows, total } = await listAccounts(db, { search: query.search?.trim(), ...page });
      return { customers: rows.map(toUser), pagination: paginationOf(page, total) };
    },
  };
}
