// Registration, login with lockout, sessions, password reset, admins.
import type { AccountSecurity, UsedPasskey, User } from '@tendlc/contract';
import type { Logger } from 'pino';
import { epochSeconds } from '../../clock.ts';
import type { SecretBox } from '../../crypto/secret-box.ts';
import { hashOfSession, type SessionTokens } from '../../crypto/session-tokens.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { AccountRow } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Audit, type Origin, SYSTEM, OPERATOR } from '../audit/index.ts';
import type { Ledger, Payer } from '../ledger/index.ts';
import { createChanges } from './changes/service.ts';
import { createIdentity, type Proof } from './identity.ts';
import { createPasskeys } from './passkeys/service.ts';
import { emailKeyOf, REVOKED_MS, toUser } from './policy.ts';
import { findAccounts, findByEmail, insertAccount, listAdmins, revokeSession, setAdmin } from './queries.ts';
import { createRecovery, queueLockoutMail, type RecoveryDeps } from './recovery.ts';
import { createSecurityMails } from './security-mails.ts';
import { createSessions } from './sessions/service.ts';
import { createTwoFactor } from './two-factor/service.ts';

export type Session = { readonly token: string; readonly user: User };

/** The origin of a login. `isRevocable`: the session can be ended without ending others of the same second. */
export type Visit = {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly isRevocable: boolean;
};

/** How a session was opened. */
type Opened = { readonly isByPasskey?: boolean };

export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName?: string;
};

export type AccountsDeps = Omit<RecoveryDeps, 'endSessions'> & {
  readonly log: Logger;
  readonly secretBox: SecretBox;
  /** Whether admins need two-factor authentication. */
  readonly isAdminTotpRequired: boolean;
  readonly sessionTokens: SessionTokens;
  readonly ledger: Pick<Ledger, 'grantTrial'>;
  readonly audit: Pick<Audit, 'append' | 'logins'>;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDeps) {
  const { db, clock, passwords, sessionTokens, audit } = deps;
  const sessions = createSessions(deps);
  const securityMails = createSecurityMails({ ...deps, findAccount: (userId) => lookUps.submit({ userId }) });
  const twoFactor = createTwoFactor({ ...deps, securityMails });
  const onLock = (emailKey: string) => queueLockoutMail(deps, emailKey);
  const identity = createIdentity({ ...deps, twoFactor, onLock });
  const changes = createChanges({ ...deps, identity, sessions, securityMails });

  const findAccount = (userId: number) => lookUps.submit({ userId });
  const passkeys = createPasskeys({ ...deps, identity, securityMails, findAccount });

  const mustSetUpTotp = (account: AccountRow, { isByPasskey = false }: Opened): boolean =>
    deps.isAdminTotpRequired && account.is_admin && account.totp_enabled_at === null && !isByPasskey;

  const hasPasskey = async (userId: number): Promise<boolean> => (await passkeys.list(userId)).length > 0;

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
  async function openSession(
    account: AccountRow,
    visit: Visit,
    issuedAt: Date,
    { isByPasskey = false }: Opened = {},
  ): Promise<Session> {
    const { isRevocable: isUnique, ...caller } = visit;
    const validFromSeconds = account.sessions_valid_from_seconds;
    const token = await sessionTokens.sign(account, validFromSeconds, { isUnique, isByPasskey, issuedAt });
    const issuedAtSeconds = Math.max(epochSeconds(issuedAt), validFromSeconds);
    const sessionHash = hashOfSession(token);
    await sessions.noteLogin({ ...caller, userId: account.id, sessionHash, issuedAtSeconds });
    return { token, user: toUser(account) };
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

  return {
    ...createRecovery({ ...deps, endSessions: sessions.endAllIn }),
    ...changes,
    sessions,
    twoFactor,
    passkeys,
    identity,
    securityMails,

    /** @throws ServiceError `email_taken` */
    register: async (registration: Registration, visit: Visit): Promise<Session> => {
      const { address } = visit;
      const account = await createAccount(registration, false, { actor: 'user', address });
      return openSession(account, visit, clock.now());
    },

    /** @throws ServiceError as `identity.logIn` */
    async login(email: string, proof: Proof, visit: Visit): Promise<Session> {
      const now = clock.now();
      const account = await identity.logIn(email, proof, visit.address);
      await audit.logins.succeeded(account.id, visit.address);
      return openSession(account, visit, now);
    },

    /** @throws ServiceError as `passkeys.accept` */
    async loginWithPasskey(used: UsedPasskey, visit: Visit): Promise<Session> {
      const now = clock.now();
      const account = await passkeys.accept(used, visit.address);
      await audit.logins.succeeded(account.id, visit.address);
      return openSession(account, visit, now, { isByPasskey: true });
    },

    /** Ends all other sessions, and begins a new one as this one. @throws ServiceError as `identity.confirm` */
    async changePassword(
      account: AccountRow,
      change: { currentPassword: string; newPassword: string },
      origin: Origin,
      visit: Visit,
      session: Opened,
    ): Promise<Session> {
      const changed = await changes.changePassword(account, change, origin);
      // A session of a passkey that was removed since must not be renewed as one.
      const isByPasskey = session.isByPasskey === true && (await hasPasskey(account.id));
      return openSession(changed, visit, clock.now(), { isByPasskey });
    },

    /**
     * An admin whose only second factor is a passkey can change second factors only in a session opened by a passkey. Otherwise,
     * a stolen password alone could add another factor or remove this one.
     * @throws ServiceError `totp_required`
     */
    async requireSecondFactor(account: AccountRow, session: Opened): Promise<void> {
      if (mustSetUpTotp(account, session) && (await hasPasskey(account.id))) {
        throw new ServiceError('totp_required', 'Log in with your passkey to change this.');
      }
    },

    async readSecurity(account: AccountRow, session: Opened): Promise<AccountSecurity> {
      const isOn = account.totp_enabled_at !== null;
      return {
        totpEnabledAt: account.totp_enabled_at?.toISOString() ?? null,
        recoveryCodesLeft: isOn ? await twoFactor.countRecoveryCodes(account.id) : 0,
        mustSetUpTotp: mustSetUpTotp(account, session),
        pendingEmail: await changes.findRequestedEmail(account.id),
      };
    },

    /** Whether the session may only set up two-factor authentication (G-96). */
    mustSetUpTotp,

    /** Whether a valid signature is not enough, because the account decides what a session may do. */
    checksEverySession: deps.isAdminTotpRequired,

    noteUse: sessions.noteUse,

    /** Lookups that arrive while one is in progress share the next statement. */
    findAccount: (userId: number): Promise<AccountRow | undefined> => lookUps.submit({ userId }),

    /** The account of a session. @returns undefined if the account no longer exists or is locked, or the session has ended */
    async findStanding(session: Payer): Promise<AccountRow | undefined> {
      const account = await lookUps.submit(session);
      const isEnded = account !== undefined && session.issuedAtSeconds < account.sessions_valid_from_seconds;
      return isEnded || (account?.locked_at ?? null) !== null ? undefined : account;
    },

    /** Ends one session: from now on, every process rejects its token, however it is sent. */
    endSession: (sessionHash: string): Promise<void> =>
      revokeSession(db, sessionHash, new Date(clock.now().getTime() + REVOKED_MS)),

    /** @returns false if the email has an account, which stays unchanged (G-15) */
    async createIfMissing(registration: Registration, isAdmin: boolean): Promise<boolean> {
      if ((await findByEmail(db, emailKeyOf(registration.email))) !== undefined) {
        return false;
      }
      await createAccount(registration, isAdmin, SYSTEM);
      return true;
    },

    /** @throws ServiceError `not_found` without such an account; `validation_failed` if it is locked */
    async setAdmin(email: string, isAdmin: boolean): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const userId = await setAdmin(transaction, emailKeyOf(email), isAdmin);
        if (userId === undefined) {
          const isLocked = (await findByEmail(transaction, emailKeyOf(email))) !== undefined;
          throw isLocked
            ? new ServiceError('validation_failed', `The account ${email} is locked. Unlock it first.`)
            : new ServiceError('not_found', `No account has the email ${email}.`);
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
  };
}
