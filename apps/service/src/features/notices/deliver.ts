// Hands an email to the mail server, and keeps why the server rejected it, so that the account's page can show it.
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { recordRejection } from './digest/queries.ts';

/** @throws if the mail server may accept the email later, so that its job runs again */
export type Deliver = (userId: number, mail: Mail) => Promise<void>;

export const createDeliver =
  ({ db, clock, mailer }: { db: Database; clock: Clock; mailer: Pick<Mailer, 'send'> }): Deliver =>
  async (userId, mail) => {
    const rejection = await mailer.send(mail);
    await recordRejection(db, userId, clock.now(), rejection);
  };
