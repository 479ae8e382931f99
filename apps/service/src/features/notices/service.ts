// Sends mails about events, and keeps which of them each user wants.
import { NOTICE_KINDS, type NoticeKind } from '@tendlc/contract';
import type { AccountRow, Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { noticeMail } from '../../mail/notice.ts';
import type { CustomerEventRow } from '../customer-events/index.ts';
import {
  type NoticeContext,
  noticeOf,
  reasonFromDenial,
  reasonFromFeedback,
  reasonFromRefusal,
  SAID_BY_REGISTRATION,
} from './policy.ts';
import {
  findBrandFeedback,
  findCampaignRefusal,
  findSubmittedRegistration,
  findSwitchedOff,
  isSubmittedBrand,
  isSubmittedCampaign,
  switchOff,
  switchOn,
} from './queries.ts';

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

  /** @returns undefined if the mail of another event says the same */
  async function readRegistrationContext(data: unknown): Promise<NoticeContext | undefined> {
    const { id, to } = (data ?? {}) as { id?: unknown; to?: unknown };
    const submitted = typeof id === 'number' ? await findSubmittedRegistration(db, id) : undefined;
    return submitted === undefined
      ? undefined
      : {
          brandName: submitted.brandName ?? undefined,
          reason: to === 'DENIED' ? reasonFromDenial(submitted.denial) : undefined,
        };
  }

  /** A submission goes on by itself after its brand, and its registration says how it ended: one mail, not two. */
  async function isSaidByRegistration({ type, data, created_at: at }: CustomerEventRow): Promise<boolean> {
    const { localId, to } = (data ?? {}) as { localId?: unknown; to?: unknown };
    if (typeof localId !== 'number' || SAID_BY_REGISTRATION[type]?.has(to) !== true) {
      return false;
    }
    return type === 'brand.status_changed'
      ? isSubmittedBrand(db, localId, at)
      : isSubmittedCampaign(db, localId);
  }

  /**
   * A reason belongs to one status: a record that has changed since gives none.
   * @returns undefined if the mail of another event says the same
   */
  async function readContext(event: CustomerEventRow): Promise<NoticeContext | undefined> {
    const { type, data } = event;
    if (type === 'registration.status_changed') {
      return readRegistrationContext(data);
    }
    if (await isSaidByRegistration(event)) {
      return undefined;
    }
    const { localId, to } = (data ?? {}) as { localId?: unknown; to?: unknown };
    if (typeof localId !== 'number') {
      return {};
    }
    if (type === 'brand.status_changed') {
      const brand = await findBrandFeedback(db, localId);
      return brand?.brand_status === to ? { reason: reasonFromFeedback(brand?.feedback) } : {};
    }
    if (type === 'campaign.status_changed') {
      const campaign = await findCampaignRefusal(db, localId);
      const reason =
        campaign?.campaign_status === to ? reasonFromRefusal(campaign?.refusal ?? null) : undefined;
      return { brandName: campaign?.brand_profile.brandName, reason };
    }
    return {};
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

    /** Sends the mail for an event, unless its receiver has turned such mails off. */
    async send(event: CustomerEventRow): Promise<void> {
      const context = await readContext(event);
      const notice = context === undefined ? undefined : noticeOf(event.type, event.data, context);
      if (notice === undefined || !(await read(event.user_id))[notice.kind]) {
        return;
      }
      const account = await deps.findAccount(event.user_id);
      if (account !== undefined) {
        const { email, first_name: name } = account;
        await mailer.send(noticeMail({ email, name, publicUrl }, notice));
      }
    },
  };
}
