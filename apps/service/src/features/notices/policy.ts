// Which events somebody is told of by mail, and in which words.
import type { NoticeKind } from '@tendlc/contract';

export type Notice = {
  readonly kind: NoticeKind;
  readonly subject: string;
  /** What happened, a sentence or two. */
  readonly news: string;
  /** What to do about it. */
  readonly advice: string;
};

type Data = Readonly<Record<string, unknown>>;

const text = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const ADVICE_FOR_BRAND: Readonly<Record<string, string>> = {
  ACTIVE: 'You can register campaigns for it now.',
  FAILED: 'Read its feedback, correct what it names, then have it checked again.',
  DELETED: 'Nothing can be sent for it any more.',
};

const ADVICE_FOR_CAMPAIGN: Readonly<Record<string, string>> = {
  ACTIVE: 'You can send to the carriers that have registered it.',
  REJECTED: 'See who refused it and why, correct that and submit it again.',
  SUSPENDED: 'Stop sending, end what caused it, and ask your provider to have the suspension lifted.',
  EXPIRED: 'Register a new campaign before you send again.',
};

const BUILDERS: Readonly<Record<string, (data: Data) => Notice>> = {
  'brand.status_changed': (data) => ({
    kind: 'registration',
    subject: `Brand ${text(data, 'name')} is ${text(data, 'to')}`,
    news: `Your brand ${text(data, 'name')} went from ${text(data, 'from')} to ${text(data, 'to')} at the registry.`,
    advice: ADVICE_FOR_BRAND[text(data, 'to')] ?? 'Look at the brand to see what it needs.',
  }),
  'campaign.status_changed': (data) => ({
    kind: 'registration',
    subject: `Campaign ${text(data, 'tcrCampaignId')} is ${text(data, 'to')}`,
    news: `Your ${text(data, 'usecase')} campaign ${text(data, 'tcrCampaignId')} went from ${text(data, 'from')} to ${text(data, 'to')}.`,
    advice: ADVICE_FOR_CAMPAIGN[text(data, 'to')] ?? 'Look at the campaign to see what it needs.',
  }),
  'tokens.low': (data) => ({
    kind: 'balance',
    subject: 'Few tokens are left',
    news: `Your balance is ${text(data, 'balance')} tokens.`,
    advice: 'Buy tokens before they run out; every day brings one free token.',
  }),
  'webhook_endpoint.disabled': (data) => ({
    kind: 'webhooks',
    subject: 'A webhook endpoint was switched off',
    news: `Nothing is sent to ${text(data, 'url')} any more. ${text(data, 'reason')}`,
    advice: 'Repair the receiver, send it a test, and switch the endpoint on again.',
  }),
  'account.password_changed': () => ({
    kind: 'security',
    subject: 'Your password was changed',
    news: 'The password of your account was changed, and everybody was logged out.',
    advice: 'If it was not you, ask for a new password at once.',
  }),
};

/** The mail that an event calls for; undefined where it calls for none. */
export const noticeOf = (type: string, data: unknown): Notice | undefined =>
  Object.hasOwn(BUILDERS, type) ? BUILDERS[type]?.((data ?? {}) as Data) : undefined;
