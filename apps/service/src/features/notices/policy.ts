// Which events send a mail, and what each mail says.
import type { CampaignRefusal, Denial, NoticeKind } from '@tendlc/contract';
import type { NoticeContent } from '../../mail/notice.ts';

export type Notice = NoticeContent & { readonly kind: NoticeKind };

/** What the event itself does not carry: the brand's name, and why the registry or a carrier rejected the record. */
export type NoticeContext = { readonly brandName?: string | undefined; readonly reason?: string | undefined };

type Data = Readonly<Record<string, unknown>>;

const REASON_CHARACTERS_MAX = 1_000;

const text = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

type StatusWords = {
  /** The brand or campaign is the subject: "was approved". */
  readonly happened: string;
  readonly nextStep: string;
};

const BRAND_WORDS: Readonly<Record<string, StatusWords>> = {
  PENDING: {
    happened: 'is in review',
    nextStep: 'Wait for the registry. It checks most brands within minutes.',
  },
  ACTIVE: { happened: 'was approved', nextStep: 'Register a campaign for this brand.' },
  FAILED: {
    happened: 'was rejected',
    nextStep: 'Read the feedback, correct the fields that it names, then resubmit the brand.',
  },
  DELETED: {
    happened: 'was deleted',
    nextStep: 'You can’t send messages for this brand anymore. Register a new brand to send again.',
  },
};

const CAMPAIGN_WORDS: Readonly<Record<string, StatusWords>> = {
  PENDING: { happened: 'is in review', nextStep: 'Wait for the connectivity partner and the carriers.' },
  ACTIVE: {
    happened: 'was approved',
    nextStep: 'Assign phone numbers to the campaign, then send to the carriers that approved it.',
  },
  REJECTED: {
    happened: 'was rejected',
    nextStep: 'Correct what the reason names, then resubmit the campaign.',
  },
  SUSPENDED: {
    happened: 'was suspended',
    nextStep: 'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
  },
  EXPIRED: { happened: 'expired', nextStep: 'Register a new campaign before you send again.' },
  DEACTIVATED: { happened: 'was deactivated', nextStep: 'Register a new campaign to send again.' },
};

const OTHER_STATUS = (status: string): StatusWords => ({
  happened: `now has the status ${status}`,
  nextStep: 'Open it to see what it needs.',
});

const wordsFor = (table: Readonly<Record<string, StatusWords>>, status: string): StatusWords =>
  (Object.hasOwn(table, status) ? table[status] : undefined) ?? OTHER_STATUS(status);

const REGISTRATION_WORDS: Readonly<Record<string, string>> = {
  ACTION_REQUIRED: 'is waiting for you',
  APPROVED: 'was approved',
  DENIED: 'was denied',
};

/** Until it has a page of its own, a registration is shown with its campaign, or else its brand. */
const pathOfRegistration = (data: Data): string => {
  const [brandId, campaignId] = [text(data, 'brandId'), text(data, 'campaignId')];
  if (campaignId !== '') {
    return `/registry/campaigns/${campaignId}`;
  }
  return brandId === '' ? '/registry/brands' : `/registry/brands/${brandId}`;
};

/** Only for registrations that were submitted: the mails of brand and campaign say the rest. */
function noticeOfRegistration(data: Data, { brandName, reason }: NoticeContext): Notice | undefined {
  const happened = REGISTRATION_WORDS[text(data, 'to')];
  const { phase, nextAction } = (data['progress'] ?? {}) as { phase?: unknown; nextAction?: unknown };
  // The mail of the campaign says this.
  if (happened === undefined || phase === 'suspended') {
    return undefined;
  }
  const name = text(data, 'label') || brandName || `Registration ${text(data, 'id')}`;
  return {
    kind: 'registration',
    subject: `${name}: your registration ${happened}`,
    summary: `Your registration ${name} ${happened}.`,
    reason,
    nextStep: typeof nextAction === 'string' ? nextAction : 'Open it to see what it needs.',
    linkText: 'View the registration',
    path: pathOfRegistration(data),
  };
}

/** Statuses of brands and campaigns that the mail of a submitted registration says. */
export const SAID_BY_REGISTRATION: Readonly<Record<string, ReadonlySet<unknown>>> = {
  'brand.status_changed': new Set(['PENDING', 'ACTIVE', 'FAILED']),
  'campaign.status_changed': new Set(['PENDING', 'ACTIVE', 'REJECTED']),
};

const BUILDERS: Readonly<Record<string, (data: Data, context: NoticeContext) => Notice | undefined>> = {
  'registration.status_changed': noticeOfRegistration,
  'brand.status_changed': (data, { reason }) => {
    const name = text(data, 'name');
    const { happened, nextStep } = wordsFor(BRAND_WORDS, text(data, 'to'));
    return {
      kind: 'registration',
      subject: `${name}: your brand ${happened}`,
      summary: `Your brand ${name} ${happened} at The Campaign Registry.`,
      reason,
      nextStep,
      linkText: 'View the brand',
      path: `/registry/brands/${text(data, 'localId')}`,
    };
  },
  'campaign.status_changed': (data, { brandName, reason }) => {
    const campaign = `campaign ${text(data, 'tcrCampaignId')}`;
    const { happened, nextStep } = wordsFor(CAMPAIGN_WORDS, text(data, 'to'));
    return {
      kind: 'registration',
      subject: `${brandName ?? 'Your brand'}: ${campaign} ${happened}`,
      summary: `Your ${text(data, 'usecase')} ${campaign} ${happened}.`,
      reason,
      nextStep,
      linkText: 'View the campaign',
      path: `/registry/campaigns/${text(data, 'localId')}`,
    };
  },
  'tokens.low': (data) => {
    const balance = text(data, 'balance');
    return {
      kind: 'balance',
      subject: 'Your Tendlc token balance is low',
      summary: `Your balance is ${balance} ${balance === '1' ? 'token' : 'tokens'}.`,
      reason: undefined,
      nextStep: 'Buy tokens before you run out. You also get one free token a day.',
      linkText: 'View your tokens',
      path: '/tokens',
    };
  },
  'webhook_endpoint.disabled': (data) => ({
    kind: 'webhooks',
    subject: 'Tendlc turned off one of your webhook endpoints',
    summary: `We turned off your webhook endpoint ${text(data, 'url')}. It doesn’t receive events anymore.`,
    reason: text(data, 'reason') || undefined,
    nextStep: 'Fix the receiver, send a test event, then turn the endpoint on again.',
    linkText: 'View the endpoint',
    path: `/webhooks/${text(data, 'endpointId')}`,
  }),
  'account.password_changed': () => ({
    kind: 'security',
    subject: 'Your Tendlc password was changed',
    summary: 'The password of your account was changed, and all of its sessions were logged out.',
    reason: undefined,
    nextStep: 'If this was you, log in with the new password. If it wasn’t, reset your password now.',
    linkText: 'Reset your password',
    path: '/forgot-password',
  }),
};

/** The mail for an event; undefined when the event sends none. */
export const noticeOf = (type: string, data: unknown, context: NoticeContext = {}): Notice | undefined =>
  Object.hasOwn(BUILDERS, type) ? BUILDERS[type]?.((data ?? {}) as Data, context) : undefined;

const shorten = (reason: string): string | undefined =>
  reason === '' ? undefined : reason.slice(0, REASON_CHARACTERS_MAX).toWellFormed();

/** Why the registry rejected a brand, from the feedback that it gave. */
export function reasonFromFeedback(feedback: unknown): string | undefined {
  const { category } = (feedback ?? {}) as { category?: unknown };
  const entries: readonly { displayName?: unknown; description?: unknown }[] = Array.isArray(category)
    ? category
    : [];
  const sentences = entries.map(({ displayName, description }) =>
    [displayName, description].filter((part) => typeof part === 'string' && part !== '').join(': '),
  );
  return shorten(sentences.filter(Boolean).join('; '));
}

/** What the reviewers of a registration wrote, word for word. */
export const reasonFromDenial = (denial: Pick<Denial, 'texts'> | null): string | undefined =>
  denial === null ? undefined : shorten(denial.texts.join('; '));

/** Who rejected or suspended a campaign, and why. */
export const reasonFromRefusal = (refusal: CampaignRefusal | null): string | undefined =>
  refusal === null ? undefined : shorten([refusal.by, refusal.explanation].filter(Boolean).join(': '));
