// Emails about the security of an account: queued with the change, sent by a job.
import type { Clock } from '../../clock.ts';
import type { AccountRow, Database, DatabaseTransaction } from '../../db/tables.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type SecurityNotice, securityNoticeMail } from '../../mail/security.ts';

export const SECURITY_MAIL_JOB = 'security-mail';

/** `to`: the receiver where it is not the address of the account. */
type Queued = SecurityNotice & {
  readonly userId: number;
  readonly to?: { readonly email: string; readonly name: string };
};

export type SecurityMails = ReturnType<typeof createSecurityMails>;

export function createSecurityMails(deps: {
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  readonly wakeJobs: () => void;
  readonly findAccount: (userId: number) => Promise<AccountRow | undefined>;
}) {
  const { clock, mailer, publicUrl } = deps;
  return {
    /** In a transaction, the email is sent only if the change is committed. */
    async queue(through: Database | DatabaseTransaction, notice: Queued): Promise<void> {
      const now = clock.now();
      const payload = { ...notice, at: now.toISOString() };
      await enqueueJob(through, { kind: SECURITY_MAIL_JOB, payload }, now);
      deps.wakeJobs();
    },

    /** The work of the job. */
    async send(payload: unknown): Promise<void> {
      const { to, userId, at, ...notice } = payload as Queued & { at: string };
      const account = to === undefined ? await deps.findAccount(userId) : undefined;
      const receiver = to ?? (account && { email: account.email, name: account.first_name });
      if (receiver !== undefined) {
        await mailer.send(securityNoticeMail({ ...receiver, publicUrl }, notice, new Date(at)));
      }
    },
  };
}
