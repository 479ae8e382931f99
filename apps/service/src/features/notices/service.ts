// Mails about what happened, and which of them somebody wants.
import { NOTICE_KINDS, type NoticeKind } from '@tendlc/contract';
import type { Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { noticeMail } from '../../mail/notice.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { CustomerEventRow } from '../customer-events/index.ts';
import { noticeOf } from './policy.ts';
import { findSwitchedOff, switchOff, switchOn } from './queries.ts';

export type Notices = ReturnType<typeof createNotices>;

export function createNotices(deps: {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  findAccount: (userId: number) => Promise<AccountRow | undefined>;
}) {
  const { db, mailer, publicUrl } = deps;

  async function read(userId: number): Promise<Record<NoticeKind, boolean>> {
    const off = await findSwitchedOff(db, userId);
    const entries = NOTICE_KINDS.map((kind) => [kind, !off.includes(kind)] as const);
    return Object.fromEntries(entries) as Record<NoticeKind, boolean>;
  }

  return {
    read,

    async change(userId: number, changes: Partial<Record<NoticeKind, boolean>>) {
      for (const kind of NOTICE_KINDS) {
        const wanted = changes[kind];
        if (wanted !== undefined) {
          await (wanted ? switchOn : switchOff)(db, userId, kind);
        }
      }
      return read(userId);
    },

    /** Sends the mail that an event calls for, unless its receiver has switched such mails off. */
    async send(event: CustomerEventRow): Promise<void> {
      const notice = noticeOf(event.type, event.data);
      if (notice === undefined || !(await read(event.user_id))[notice.kind]) {
        return;
      }
      const account = await deps.findAccount(event.user_id);
      if (account !== undefined) {
        const { email, first_name: name } = account;
        const { subject, news, advice } = notice;
        await mailer.send(noticeMail({ email, name, publicUrl, subject, news, advice }));
      }
    },
  };
}
