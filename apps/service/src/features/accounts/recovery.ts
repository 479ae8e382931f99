// Account recovery: the password reset by email, and the email about a lockout.
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Passwords } from '../../crypto/passwords.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { lockoutMail } from '../../mail/lockout.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordResetMail } from '../../mail/password-reset.ts';
import type { Audit } from '../audit/index.ts';
import type { CustomerEvents } from '../customer-events/index.ts';
import {
  emailKeyOf,
  LOCK_AFTER_FAILURES,
  LOCK_MS,
  RESET_MAIL_WINDOW_MS,
  RESET_MAILS_MAX,
  RESET_TOKEN_MS,
} from './policy.ts';
import {
  clearAttempts,
  countResetMail,
  findByEmail,
  findLockingAttempts,
  findResetTokenOwner,
  type ResetTokenTable,
  replaceResetToken,
  setPassword,
  takeResetToken,
  uncountResetMail,
} from './queries.ts';

export const PASSWORD_RESET_JOB = 'password-reset-mail';
export const LOCKOUT_JOB = 'lockout-mail';

export type RecoveryDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  /** Called after a job was queued. */
  readonly wakeJobs: () => void;
  readonly customerEvents: Pick<CustomerEvents, 'record'>;
  readonly audit: Pick<Audit, 'append'>;
  /** Ends all sessions of the account. */
  readonly endSessions: (transaction: DatabaseTransaction, userId: number) => Promise<unknown>;
};

type MailDeps = Pick<RecoveryDeps, 'clock' | 'wakeJobs'> & { readonly db: Database | DatabaseTransaction };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

async function queueMail({ db, clock, wakeJobs }: MailDeps, kind: string, emailKey: string): Promise<void> {
  await enqueueJob(db, { kind, payload: { emailKey }, dedupeKey: emailKey }, clock.now());
  wakeJobs();
}

/** Queued for every email, with or without an account. The job checks the account (G-12). */
export const queueLockoutMail = (deps: MailDeps, emailKey: string): Promise<void> =>
  queueMail(deps, LOCKOUT_JOB, emailKey);

export function createRecovery(deps: RecoveryDeps) {
  const { db, clock, passwords, mailer, publicUrl } = deps;

  async function issueToken(table: ResetTokenTable, userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + RESET_TOKEN_MS);
    await replaceResetToken(db, table, { userId, tokenHash: sha256(token), expiresAt });
    return token;
  }

  return {
    /** Does the same with and without an account (G-12). The job checks the account. */
    requestPasswordReset: (email: string, through: Database | DatabaseTransaction = db): Promise<void> =>
      queueMail({ ...deps, db: through }, PASSWORD_RESET_JOB, emailKeyOf(email)),

    /** The work of the job. Creates the token for the email, and stores only its hash (G-13). */
    async sendPasswordReset(payload: unknown): Promise<void> {
      const { emailKey } = payload as { emailKey: string };
      const account = await findByEmail(db, emailKey);
      if (account === undefined) {
        return;
      }
      const now = clock.now();
      const since = new Date(now.getTime() - RESET_MAIL_WINDOW_MS);
      const mail = { userId: account.id, mailsMax: RESET_MAILS_MAX, since, now };
      // Beyond the limit the newest link stays valid: strangers can neither flood a mailbox nor void its link.
      if (!(await countResetMail(db, mail))) {
        return;
      }
      try {
        const token = await issueToken('password_resets', account.id);
        await mailer.send(
          passwordResetMail({ email: account.email, name: account.first_name, publicUrl, token }),
        );
      } catch (error) {
        await uncountResetMail(db, account.id, now);
        throw error;
      }
    },

    /** The work of the job: tells the owner where the attempts came from, with a reset link that also unlocks. */
    async sendLockoutMail(payload: unknown): Promise<void> {
      const { emailKey } = payload as { emailKey: string };
      const account = await findByEmail(db, emailKey);
      const attempts = await findLockingAttempts(db, emailKey, LOCK_AFTER_FAILURES);
      const lockedSince = attempts.at(-1)?.created_at;
      if (account === undefined || lockedSince === undefined) {
        return;
      }
      const token = await issueToken('lockout_links', account.id);
      await mailer.send(
        lockoutMail({
          email: account.email,
          name: account.first_name,
          publicUrl,
          token,
          attempts: attempts.map(({ address, created_at }) => ({ address, at: created_at })),
          lockedUntil: new Date(lockedSince.getTime() + LOCK_MS),
        }),
      );
    },

    /**
     * Sets a new password, ends all earlier sessions, and unlocks the account.
     * @throws ServiceError `invalid_reset_token`
     */
    async resetPassword(token: string, newPassword: string, address: string): Promise<void> {
      const tokenHash = sha256(token);
      if ((await findResetTokenOwner(db, tokenHash, clock.now())) === undefined) {
        throw new ServiceError('invalid_reset_token');
      }
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const userId = await takeResetToken(transaction, tokenHash, now);
        if (userId === undefined) {
          throw new ServiceError('invalid_reset_token');
        }
        await clearAttempts(transaction, await setPassword(transaction, { userId, passwordHash }));
        await deps.endSessions(transaction, userId);
        const event = { userId, type: 'account.password_changed', data: {} } as const;
        await deps.customerEvents.record(event, { transaction });
        const origin = { actor: 'user', actorUserId: userId, address } as const;
        await deps.audit.append(transaction, { ...origin, action: 'password.reset', userId, details: {} });
      });
    },
  };
}
