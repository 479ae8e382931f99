// Registration, login with lockout, sessions, password reset, admins.
import type { User } from '@tendlc/contract';
import type { SessionTokens } from '../../crypto/session-tokens.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { AccountRow } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Audit, type Origin, SYSTEM, OPERATOR } from '../audit/index.ts';
import type { Ledger, Payer } from '../ledger/index.ts';
import {
  emailKeyOf,
  FAILURE_WINDOW_MS,
  LOCK_AFTER_FAILURES,
  LOCK_MS,
  lockMinutesLeft,
  REVOKED_MS,
  toUser,
} from './policy.ts';
import {
  clearAttempts,
  countAttempt,
  findAccounts,
  findByEmail,
  insertAccount,
  listAccounts,
  listAdmins,
  revokeSession,
  setAdmin,
} from './queries.ts';
import { createRecovery, queueLockoutMail, type RecoveryDeps } from './recovery.ts';
import { createLoginQueue } from './login-queue.ts';

export type Session = { readonly token: string; readonly user: User };

/** `isRevocable`: the session can be ended without ending others of the same second. */
export type SessionOptions = { readonly isRevocable?: boolean };

export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName?: string;
};

export type AccountsDeps = RecoveryDeps & {
  readonly sessionTokens: SessionTokens;
  readonly ledger: Pick<Ledger, 'grantTrial'>;
  readonly audit: Pick<Audit, 'append' | 'logins'>;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDeps) {
  const { db, clock, passwords, sessionTokens, audit } = deps;
  const loginQueue = createLoginQueue();

  /** Without a session hash, the lookup is for the account, whatever its sessions. */
  type LookUp = { readonly userId: number; readonly sessionHash?: string };
  const lookUps = createSharedStatement<LookUp, AccountRow | undefined>(async (wanted) => {
    const ids = new Set(wanted.map(({ userId }) => userId));
    const hashes = wanted.flatMap(({ sessionHash }) => sessionHash ?? []);
    const rows = new Map((await findAccounts(db, [...ids], hashes)).map((row) => [row.id, row]));
    return wanted.map(({ userId, sessionHash }) => {
      const row = rows.get(userId);
      return sessionHash !== undefined && row?.revoked.includes(sessionHash) ? undefined : row;
    });
  });

  /** @param account as it was when the password was checked: a reset since then has already ended this session (G-13) */
  async function openSession(account: AccountRow, options: SessionOptions, issuedAt: Date): Promise<Session> {
    return {
      token: await sessionTokens.sign(account, account.sessions_valid_from_seconds, {
        isUnique: options.isRevocable ?? false,
        issuedAt,
      }),
      user: toUser(account),
    };
  }

  /** @throws ServiceError `email_taken` */
  async function createAccount(
    registration: Registration,
    isAdmin: boolean,
    origin: Origin,
  ): Promise<AccountRow> {
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
      const created = (await findByEmail(transaction, emailKey)) as AccountRow;
      // The actor of a registration is the new account.
      const creator = origin.actor === 'user' ? { ...origin, actorUserId: id } : origin;
      const entry = { ...creator, userId: id, details: {} };
      await audit.append(transaction, { ...entry, action: 'account.created' });
      if (isAdmin) {
        await audit.append(transaction, { ...entry, action: 'admin.granted' });
      }
      return created;
    });
  }

  async function attemptLogin(
    emailKey: string,
    password: string,
    address: string,
    options: SessionOptions,
  ): Promise<Session> {
    const now = clock.now();
    const { lockedSince, locks } = await countAttempt(db, {
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
      audit.logins.failed({ userId: account?.id, address, locks });
      if (locks) {
        await queueLockoutMail(deps, emailKey);
      }
      throw new ServiceError('invalid_credentials');
    }
    await clearAttempts(db, emailKey);
    await audit.logins.succeeded(account.id, address);
    return openSession(account, options, now);
  }

  return {
    /** @throws ServiceError `email_taken` */
    register: async (
      registration: Registration,
      address: string,
      options: SessionOptions = {},
    ): Promise<Session> =>
      openSession(await createAccount(registration, false, { actor: 'user', address }), options, clock.now()),

    /**
     * An unknown email and a wrong password do the same work and fail alike (G-12). Five failures lock the email
     * (G-11).
     * @throws ServiceError `invalid_credentials`, `account_locked`, `rate_limited` for dozens of concurrent attempts
     */
    login(email: string, password: string, address: string, options: SessionOptions = {}): Promise<Session> {
      const emailKey = emailKeyOf(email);
      return loginQueue.run(
        emailKey,
        () => attemptLogin(emailKey, password, address, options),
        () => new ServiceError('rate_limited', 'Too many logins at once. Try again in 1 second.'),
      );
    },

    /** Lookups that arrive while one is in progress share the next statement. */
    findAccount: (userId: number): Promise<AccountRow | undefined> => lookUps.submit({ userId }),

    /** The account of a session. @returns undefined if the account no longer exists, or the session has ended */
    async findStanding(session: Payer): Promise<AccountRow | undefined> {
      const account = await lookUps.submit(session);
      const isVoid = account !== undefined && session.issuedAtSeconds < account.sessions_valid_from_seconds;
      return isVoid ? undefined : account;
    },

    /** Ends one session: from now on, every process rejects its token, however it is sent. */
    endSession: (sessionHash: string): Promise<void> =>
      revokeSession(db, sessionHash, new Date(clock.now().getTime() + REVOKED_MS)),

    ...createRecovery(deps),

    /** @returns false if the email has an account, which stays unchanged (G-15) */
    async createIfMissing(registration: Registration, isAdmin: boolean): Promise<boolean> {
      if ((await findByEmail(db, emailKeyOf(registration.email))) !== undefined) {
        return false;
      }
      await createAccount(registration, isAdmin, SYSTEM);
      return true;
    },

    /** @throws ServiceError `not_found` without such an account */
    async setAdmin(email: string, isAdmin: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const userId = await setAdmin(transaction, emailKeyOf(email), isAdmin);
        if (userId === undefined) {
          throw new ServiceError('not_found', `No account has the email ${email}.`);
        }
        const action = isAdmin ? 'admin.granted' : 'admin.revoked';
        await audit.append(transaction, { ...OPERATOR, action, userId, details: {} });
      });
    },

    /** @throws ServiceError `not_found` without such an account */
    async findIdByEmail(email: string): Promise<number> {
      const account = await findByEmail(db, emailKeyOf(email));
      if (account === undefined) {
        throw new ServiceError('not_found', `No account has the email ${email}.`);
      }
      return account.id;
    },

    listAdmins: () => listAdmins(db),

    /** All accounts, newest first. */
    async list(query: { page?: number; limit?: number; search?: string }) {
      const page = pageOf(query);
      const { rows, total } = await listAccounts(db, { search: query.search?.trim(), ...page });
      return { customers: rows.map(toUser), pagination: paginationOf(page, total) };
    },
  };
}
