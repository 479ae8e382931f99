// Changes of an account by its owner: name, password, email (G-95).
import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@tendlc/contract';
import type { Clock } from '../../../clock.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import type { AccountRow, Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { enqueueJob } from '../../../jobs/queue.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { confirmEmailMail } from '../../../mail/security.ts';
import type { Audit, Origin } from '../../audit/index.ts';
import type { CustomerEvents } from '../../customer-events/index.ts';
import type { Identity } from '../identity.ts';
import { emailKeyOf, RESET_MAIL_WINDOW_MS, RESET_MAILS_MAX, RESET_TOKEN_MS, toUser } from '../policy.ts';
import { findByEmail, setPassword, voidLinks } from '../queries.ts';
import type { SecurityMails } from '../security-mails.ts';
import type { Sessions } from '../sessions/service.ts';
import {
  findRequestedEmail,
  requestEmail,
  setEmail,
  setName,
  storeEmailToken,
  takeEmailChange,
} from './queries.ts';

export const CONFIRM_EMAIL_JOB = 'confirm-email-mail';

export type ChangesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  readonly wakeJobs: () => void;
  readonly audit: Pick<Audit, 'append'>;
  readonly customerEvents: Pick<CustomerEvents, 'record'>;
  readonly identity: Pick<Identity, 'confirm' | 'lockConfirmed'>;
  readonly sessions: Pick<Sessions, 'endAllIn'>;
  readonly securityMails: SecurityMails;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function createChanges(deps: ChangesDeps) {
  const { db, clock, passwords, mailer, publicUrl, audit, identity, securityMails } = deps;

  return {
    async changeName(
      account: AccountRow,
      { firstName, lastName }: { firstName?: string; lastName?: string },
    ): Promise<User> {
      const name = {
        ...(firstName === undefined ? {} : { first_name: firstName }),
        ...(lastName === undefined ? {} : { last_name: lastName === '' ? null : lastName }),
      };
      if (Object.keys(name).length > 0) {
        await setName(db, account.id, name);
      }
      return toUser({ ...account, ...name });
    },

    /**
     * Ends all sessions, also this one. @returns the account with which a new session can begin
     * @throws ServiceError as `identity.confirm` and `identity.lockConfirmed`
     */
    async changePassword(
      account: AccountRow,
      change: { currentPassword: string; newPassword: string },
      origin: Origin,
    ): Promise<AccountRow> {
      const { id: userId } = account;
      await identity.confirm(account, { password: change.currentPassword }, origin.address ?? '', false);
      const passwordHash = await passwords.hash(change.newPassword);
      return db.transaction().execute(async (transaction) => {
        await identity.lockConfirmed(transaction, account);
        const emailKey = await setPassword(transaction, { userId, passwordHash });
        await deps.sessions.endAllIn(transaction, userId);
        const event = { userId, type: 'account.password_changed', data: {} } as const;
        await deps.customerEvents.record(event, { transaction });
        const changed = (await findByEmail(transaction, emailKey)) as AccountRow;
        await audit.append(transaction, { ...origin, userId, action: 'password.changed', details: {} });
        return changed;
      });
    },

    /**
     * Sends a link to the new address, and a notice to the current one. The response is the same whether or not another
     * account has the email (G-12).
     * @throws ServiceError as in `changePassword`, and `rate_limited` after five requests in an hour by this account,
     *   or by others for this email
     */
    async requestEmail(
      account: AccountRow,
      request: { currentPassword: string; newEmail: string },
      origin: Origin,
    ): Promise<void> {
      await identity.confirm(account, { password: request.currentPassword }, origin.address ?? '', false);
      const { id: userId } = account;
      const now = clock.now();
      const email = request.newEmail.trim();
      await db.transaction().execute(async (transaction) => {
        const current = await identity.lockConfirmed(transaction, account);
        const isStored = await requestEmail(transaction, {
          userId,
          email,
          emailKey: emailKeyOf(email),
          expiresAt: new Date(now.getTime() + RESET_TOKEN_MS),
          requestsMax: RESET_MAILS_MAX,
          since: new Date(now.getTime() - RESET_MAIL_WINDOW_MS),
          now,
        });
        if (!isStored) {
          const sentence = `At most ${RESET_MAILS_MAX} changes of the email can be requested in an hour. Try again later.`;
          throw new ServiceError('rate_limited', sentence, {
            headers: { 'retry-after': String(RESET_MAIL_WINDOW_MS / 1000) },
          });
        }
        const job = { kind: CONFIRM_EMAIL_JOB, payload: { userId }, dedupeKey: String(userId) };
        await enqueueJob(transaction, job, now);
        const to = { email: current.email, name: current.first_name };
        await securityMails.queue(transaction, {
          userId,
          to,
          kind: 'email_change_requested',
          newEmail: email,
        });
        const entry = { ...origin, userId, details: {} };
        await audit.append(transaction, { ...entry, action: 'email.change_requested' });
      });
      deps.wakeJobs();
    },

    /** The work of the job. Creates the token for the email, and stores only its hash, as for a password reset (G-13). */
    async sendConfirmation(payload: unknown): Promise<void> {
      const { userId } = payload as { userId: number };
      const change = await findRequestedEmail(db, userId, clock.now());
      if (change === undefined) {
        return;
      }
      const token = randomBytes(32).toString('base64url');
      const { email } = change;
      if (await storeEmailToken(db, { userId, email, tokenHash: sha256(token) })) {
        await mailer.send(confirmEmailMail({ email, name: change.first_name, publicUrl, token }));
      }
    },

    /** @throws ServiceError `invalid_confirmation_token`, `email_taken` */
    confirmEmail: (token: string, address: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const change = await takeEmailChange(transaction, sha256(token), clock.now());
        if (change === undefined) {
          throw new ServiceError('invalid_confirmation_token');
        }
        const { user_id: userId, email } = change;
        const before = await setEmail(transaction, { userId, email, emailKey: emailKeyOf(email) });
        if (before === undefined) {
          throw new ServiceError('email_taken');
        }
        await voidLinks(transaction, userId);
        const to = { email: before.email, name: before.first_name };
        await securityMails.queue(transaction, { userId, to, kind: 'email_changed', newEmail: email });
        const origin = { actor: 'user', actorUserId: userId, address, userId } as const;
        await audit.append(transaction, { ...origin, action: 'email.changed', details: {} });
      }),

    /** The email that waits for its confirmation. */
    findRequestedEmail: async (userId: number): Promise<string | null> =>
      (await findRequestedEmail(db, userId, clock.now()))?.email ?? null,
  };
}
