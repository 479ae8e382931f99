// What a brand loses if it is missed: a code, the email to its business contact, its vetting, and a review that takes long.
import { sources } from '@tendlc/compliance';
import { nameInText } from '../../../plain-names.ts';
import {
  addMs,
  DAY_MS,
  dayOf,
  HOUR_MS,
  join,
  type Judgment,
  minuteOf,
  NOTHING,
  withDeadline,
} from './cause.ts';
import { judgeReview, type OurTimes } from './review-time.ts';

export type BrandFacts = {
  readonly id: number;
  readonly userId: number;
  readonly registryId: string;
  readonly name: string;
  readonly entityType: string | null;
  readonly status: string;
  readonly identityStatus: string | null;
  readonly codeSentAt: Date | null;
  readonly vettingStatus: string | null;
  readonly vettingExpiresAt: Date | null;
  /** The newest email to the business contact that was not answered yet. */
  readonly contactMailSentAt: Date | null;
  readonly since: Date;
};

const CODE_MS = DAY_MS;
const CODE_WARNING_MS = 6 * HOUR_MS;
/** After this time without a new code, the alert closes: the customer no longer tries. */
const CODE_FORGOTTEN_MS = 7 * DAY_MS;
const MAIL_MS = 7 * DAY_MS;
const MAIL_WARNING_MS = 2 * DAY_MS;
/** Then the verification has failed, and its end is an event of its own. */
const AUTHENTICATION_MS = 30 * DAY_MS;
const VETTING_WARNING_MS = 30 * DAY_MS;

const VERIFIED = new Set(['VERIFIED', 'VETTED_VERIFIED']);

const nameOf = ({ name, registryId }: BrandFacts): string => `${nameInText(name)} (${registryId})`;

const validity = (hasExpired: boolean, minute: string): string =>
  hasExpired ? `expired on ${minute}` : `is valid until ${minute}`;

function judgeCode(facts: BrandFacts, now: Date): Judgment {
  const { codeSentAt, identityStatus } = facts;
  if (codeSentAt === null || VERIFIED.has(identityStatus ?? '')) {
    return NOTHING;
  }
  const dueAt = addMs(codeSentAt, CODE_MS);
  const times = [addMs(dueAt, -CODE_WARNING_MS), dueAt, addMs(codeSentAt, CODE_FORGOTTEN_MS)] as const;
  return withDeadline(now, times, (hasExpired) => ({
    type: 'brand.otp_expiring',
    aspect: '',
    occurrence: codeSentAt.toISOString(),
    severity: 'warning',
    message: `${nameOf(facts)}: the code that the registry sent to the phone ${validity(hasExpired, minuteOf(dueAt))}. The brand is not verified without it.`,
    dueAt,
    nextAction: hasExpired ? 'Send a new code, then enter it.' : 'Enter the code.',
    source: sources.registryApi,
  }));
}

function judgeContactMail(facts: BrandFacts, now: Date): Judgment {
  const { contactMailSentAt: sentAt } = facts;
  if (sentAt === null) {
    return NOTHING;
  }
  const dueAt = addMs(sentAt, MAIL_MS);
  const times = [addMs(dueAt, -MAIL_WARNING_MS), dueAt, addMs(sentAt, AUTHENTICATION_MS)] as const;
  return withDeadline(now, times, (hasExpired) => ({
    type: 'brand.contact_mail_expiring',
    aspect: '',
    occurrence: sentAt.toISOString(),
    severity: 'warning',
    message: `${nameOf(facts)}: the email that the registry sent to the business contact ${validity(hasExpired, minuteOf(dueAt))}. It has not been confirmed.`,
    dueAt,
    nextAction: hasExpired
      ? 'Have the email sent again, and ask the business contact to open it and confirm.'
      : 'Ask the business contact to open the email and confirm.',
    source: sources.registryApi,
  }));
}

function judgeVetting(facts: BrandFacts, now: Date): Judgment {
  const { vettingExpiresAt: dueAt, vettingStatus } = facts;
  if (dueAt === null) {
    // The brand was read before its mirror had the date.
    return { causes: [], isStale: vettingStatus === 'ACTIVE' };
  }
  const times = [addMs(dueAt, -VETTING_WARNING_MS), dueAt, addMs(dueAt, VETTING_WARNING_MS)] as const;
  return withDeadline(now, times, (hasEnded) => ({
    type: 'vetting.expiring',
    aspect: '',
    occurrence: dayOf(dueAt),
    severity: 'warning',
    message: `${nameOf(facts)}: the vetting that sets the trust score ${hasEnded ? 'ended' : 'ends'} on ${dayOf(dueAt)}.`,
    dueAt,
    nextAction: 'Order vetting again, so that new campaigns get the throughput of the score.',
    source: sources.registryApi,
  }));
}

/** A sole proprietor waits for its own code, not for the registry. */
const judgeBrandReview = (facts: BrandFacts, ours: OurTimes, now: Date): Judgment =>
  facts.status === 'PENDING' && facts.entityType !== 'SOLE_PROPRIETOR'
    ? judgeReview(
        'brand',
        {
          name: `${nameInText(facts.name)}: brand ${facts.registryId}`,
          since: facts.since,
          nextAction:
            'Compare the legal name, EIN, and address with your tax documents, then contact the registry.',
        },
        ours,
        now,
      )
    : NOTHING;

export const judgeBrand = (facts: BrandFacts, ours: OurTimes, now: Date): Judgment =>
  facts.status === 'DELETED'
    ? NOTHING
    : join([
        judgeCode(facts, now),
        judgeContactMail(facts, now),
        judgeVetting(facts, now),
        judgeBrandReview(facts, ours, now),
      ]);
