// Sends mails about events, and keeps which of them each user wants.
import {
  type ChangeNoticesRequest,
  type EventData,
  NOTICE_KINDS,
  type NoticeKind,
  UNSUBSCRIBABLE_KINDS,
  type UnsubscribableKind,
} from '@tendlc/contract';
import type { Clock } from '../../clock.ts';
import type { SecretBox } from '../../crypto/secret-box.ts';
import type { AccountRow, Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { noticeMail, type Unsubscribing } from '../../mail/notice.ts';
import type { CustomerEventRow } from '../customer-events/index.ts';
import { createDeliver } from './deliver.ts';
import { createDigests } from './digest/service.ts';
import {
  nameUseCase,
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
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

export type Notices = ReturnType<typeof createNotices>;

/** What the emails of a kind are about, in the words of their footer. */
const ABOUT: Readonly<Record<UnsubscribableKind, string>> = {
  registration: 'changes of status',
  balance: 'your token balance',
  webhooks: 'webhook endpoints that were turned off',
};

const isUnsubscribable = (kind: NoticeKind): kind is UnsubscribableKind =>
  (UNSUBSCRIBABLE_KINDS as readonly string[]).includes(kind);

export function createNotices(deps: {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  wakeJobs: () => void;
  findAccount: (userId: number) => Promise<AccountRow | undefined>;
  /** Where an account with this email gets tokens, as a sentence without its end; undefined if the operator named no way. */
  describeWayToTokens: (email: string) => string | undefined;
}) {
  const { db, publicUrl } = deps;
  const links = createUnsubscribeLinks(deps);
  const deliver = createDeliver(deps);
  const unsubscribingOf = (userId: number, kind: UnsubscribableKind): Unsubscribing => ({
    url: links.urlFor(userId, kind),
    what: ABOUT[kind],
  });
  const digests = createDigests({
    ...deps,
    deliver,
    isOn: async (userId) => (await read(userId)).registration,
    unsubscribingOf: (userId) => unsubscribingOf(userId, 'registration'),
  });

  async function read(userId: number): Promise<Record<NoticeKind, boolean>> {
    const off = await findSwitchedOff(db, userId);
    // An intruder could otherwise turn off the mails that tell the owner.
    const entries = NOTICE_KINDS.map(
      (kind) => [kind, !isUnsubscribable(kind) || !off.includes(kind)] as const,
    );
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
          useCase: submitted.usecase === null ? undefined : nameUseCase(submitted.usecase),
          customer: submitted.customer ?? undefined,
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

  /** A campaign that no carrier delivers has an email of its own. */
  async function isSaidByCampaign(data: unknown): Promise<boolean> {
    const { alert } = data as EventData['alert.raised'];
    if (alert.type !== 'campaign.suspended') {
      return false;
    }
    return (await findCampaignRefusal(db, alert.subject.id))?.campaign_status === 'SUSPENDED';
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
    if (type === 'tokens.low') {
      const account = await deps.findAccount(event.user_id);
      return { wayToTokens: deps.describeWayToTokens(account?.email ?? '') };
    }
    if (type === 'alert.raised') {
      return (await isSaidByCampaign(data)) ? undefined : {};
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
      const registrationId = brand?.registration_id ?? undefined;
      const reason = brand?.brand_status === to ? reasonFromFeedback(brand?.feedback) : undefined;
      return { registrationId, reason, customer: brand?.customer ?? undefined };
    }
    if (type === 'campaign.status_changed') {
      const campaign = await findCampaignRefusal(db, localId);
      const reason =
        campaign?.campaign_status === to ? reasonFromRefusal(campaign?.refusal ?? null) : undefined;
      const registrationId = campaign?.registration_id ?? undefined;
      const customer = campaign?.customer ?? undefined;
      return { brandName: campaign?.brand_profile.brandName, registrationId, reason, customer };
    }
    return {};
  }

  return {
    read,
    readSchedule: digests.readSchedule,
    sendDigest: digests.send,

    async change(userId: number, changes: ChangeNoticesRequest) {
      if (changes.security === false) {
        throw new ServiceError('validation_failed', 'security: must be true');
      }
      await digests.changeSchedule(userId, changes);
      for (const kind of NOTICE_KINDS) {
        const wanted = changes[kind];
        if (wanted !== undefined) {
          await (wanted ? switchOn : switchOff)(db, userId, kind);
        }
      }
      return read(userId);
    },

    /**
     * Does the same for an account that was deleted: it gets no emails anyway, and the caller learns nothing.
     * @throws ServiceError `invalid_unsubscribe_link`
     */
    async unsubscribe(kind: UnsubscribableKind, token: string): Promise<void> {
      const userId = links.accountOf(kind, token);
      if (userId === undefined) {
        throw new ServiceError('invalid_unsubscribe_link');
      }
      await switchOff(db, userId, kind);
    },

    /** Sends the mail for an event or keeps it for a digest, unless its receiver has turned such mails off. */
    async send(event: CustomerEventRow): Promise<void> {
      const { user_id: userId, public_id: id } = event;
      const context = await readContext(event);
      const notice = context === undefined ? undefined : noticeOf(event.type, event.data, context);
      if (notice === undefined || !(await read(userId))[notice.kind]) {
        return;
      }
      const account = await deps.findAccount(userId);
      if (account === undefined || (await digests.gather(event, notice))) {
        return;
      }
      const to = { email: account.email, name: account.first_name, publicUrl };
      const unsubscribing = isUnsubscribable(notice.kind) ? unsubscribingOf(userId, notice.kind) : undefined;
      await deliver(userId, noticeMail(to, notice, { id, unsubscribing }));
    },
  };
}
