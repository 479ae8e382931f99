// Proves who a person is: password and second factor, or a passkey, and the lockout after wrong ones (G-11, G-12, G-96).
import type { Clock } from '../../clock.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import type { AccountRow, Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Audit } from '../audit/index.ts';
import { createLoginQueue } from './login-queue.ts';
import { emailKeyOf, FAILURE_WINDOW_MS, LOCK_AFTER_FAILURES, LOCK_MS, lockMinutesLeft } from './policy.ts';
import { clearAttempts, countAttempt, findByEmail, lockUnchanged, uncountAttempt } from './queries.ts';
import type { TwoFactor } from './two-factor/service.ts';

export type Proof = { readonly password: string; readonly otp?: string | undefined };

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(deps: {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  audit: Pick<Audit, 'logins'>;
  twoFactor: Pick<TwoFactor, 'accept'>;
  /** Called with the email when a failure locks it. */
  onLock: (emailKey: string) => Promise<void>;
}) {
  const { db, clock, passwords, audit, twoFactor } = deps;
  const queue = createLoginQueue();

  /** Counts the attempt as failed until it has succeeded. @throws ServiceError `account_locked` */
  async function beginAttempt(emailKey: string, address: string) {
    const now = clock.now();
    const counted = await countAttempt(db, {
      emailKey,
      address,
      failuresMax: LOCK_AFTER_FAILURES,
      windowMs: FAILURE_WINDOW_MS,
      lockedAfter: new Date(now.getTime() - LOCK_MS),
      now,
    });
    if (counted.lockedSince !== undefined || counted.attemptId === undefined) {
      const minutes = lockMinutesLeft(counted.lockedSince ?? now, now);
      throw new ServiceError(
        'account_locked',
        `Too many failed logins. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
      );
    }
    const { attemptId, locks } = counted;
    const fail = async (userId: number | undefined, error: ServiceError): Promise<never> => {
      audit.logins.failed({ userId, address, locks });
      if (locks) {
        await deps.onLock(emailKey);
      }
      throw error;
    };
    return { attemptId, fail };
  }

  async function attempt(
    emailKey: string,
    { password, otp }: Proof,
    address: string,
    options: { asksOtp: boolean; wrongPassword: 'invalid_credentials' | 'incorrect_password' },
  ): Promise<AccountRow> {
    const { attemptId, fail } = await beginAttempt(emailKey, address);
    const account = await findByEmail(db, emailKey);
    if (!(await passwords.matches(password, account?.password_hash)) || account === undefined) {
      return fail(account?.id, new ServiceError(options.wrongPassword));
    }
    if (account.totp_enabled_at === null) {
      await clearAttempts(db, emailKey);
    } else if (!options.asksOtp || otp === undefined) {
      // Failures stay counted: a known password must not allow more guesses of codes.
      await uncountAttempt(db, attemptId);
      if (options.asksOtp) {
        throw new ServiceError('otp_required');
      }
    } else if (await twoFactor.accept(account.id, otp, address)) {
      await clearAttempts(db, emailKey);
    } else {
      return fail(account.id, new ServiceError('invalid_otp'));
    }
    return account;
  }

  const inTurn = <Result>(emailKey: string, work: () => Promise<Result>): Promise<Result> =>
    queue.run(
      emailKey,
      work,
      () => new ServiceError('rate_limited', 'Too many logins at once. Try again in 1 second.'),
    );

  /** Only someone who could log in otherwise learns of the lock. @throws ServiceError `locked_by_operator` */
  function refuseLocked(account: AccountRow): void {
    if (account.locked_at !== null) {
      throw new ServiceError('locked_by_operator');
    }
  }

  return {
    /**
     * An unknown email and a wrong password do the same work and fail alike (G-12). Five failures lock the email
     * (G-11).
     * @throws ServiceError `invalid_credentials`, `otp_required`, `invalid_otp`, `account_locked`, `rate_limited` for
     *   dozens of concurrent attempts; `locked_by_operator`
     */
    async logIn(email: string, proof: Proof, address: string): Promise<AccountRow> {
      const emailKey = emailKeyOf(email);
      const account = await inTurn(emailKey, () =>
        attempt(emailKey, proof, address, { asksOtp: true, wrongPassword: 'invalid_credentials' }),
      );
      refuseLocked(account);
      return account;
    },

    /**
     * A passkey and the check of its user are two factors, so no code is asked for. Failures count as wrong passwords do.
     * @param prove throws a ServiceError if the passkey is not accepted
     * @throws ServiceError of `prove`, `account_locked`, `rate_limited`, `locked_by_operator`
     */
    async logInWithPasskey(account: AccountRow, prove: () => Promise<void>, address: string): Promise<void> {
      const emailKey = emailKeyOf(account.email);
      await inTurn(emailKey, async () => {
        const { fail } = await beginAttempt(emailKey, address);
        await prove().catch((error: unknown) => {
          if (error instanceof ServiceError) {
            return fail(account.id, error);
          }
          throw error;
        });
        await clearAttempts(db, emailKey);
      });
      refuseLocked(account);
    },

    /**
     * Before a change of the account, by its logged-in user: a session alone does not prove enough.
     * @param asksOtp also asks for a code if two-factor authentication is on
     * @throws ServiceError as `logIn`, with `incorrect_password` instead of `invalid_credentials`
     */
    async confirm(
      account: Pick<AccountRow, 'id' | 'email'>,
      proof: Proof,
      address: string,
      asksOtp: boolean,
    ): Promise<AccountRow> {
      const emailKey = emailKeyOf(account.email);
      const proven = await inTurn(emailKey, () =>
        attempt(emailKey, proof, address, { asksOtp, wrongPassword: 'incorrect_password' }),
      );
      // The email could have moved to another account since the session was checked.
      if (proven.id !== account.id) {
        throw new ServiceError('unauthorized');
      }
      return proven;
    },

    /**
     * The first statement of a change that needed `confirm`: a lock, a password reset, or a logout of all sessions that
     * came while the password was checked wins over the change. Locks the account's row.
     * @throws ServiceError `unauthorized`
     */
    async lockConfirmed(
      transaction: DatabaseTransaction,
      account: Pick<AccountRow, 'id' | 'sessions_valid_from_seconds'>,
    ) {
      const locked = await lockUnchanged(transaction, account);
      if (locked === undefined) {
        throw new ServiceError('unauthorized');
      }
      return locked;
    },
  };
}
