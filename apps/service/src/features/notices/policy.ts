// Which events send a mail, and what each mail says.
import type {
  AlertSubject,
  CampaignRefusal,
  Denial,
  EventData,
  NoticeKind,
  Progress,
} from '@tendlc/contract';
import { withLabels } from '@tendlc/registration';
import type { Tone } from '../../mail/letter.ts';
import type { NoticeContent } from '../../mail/notice.ts';
import { nameInText } from '../../plain-names.ts';

/** What a digest says about a change of a brand, campaign, or registration. */
type Change = {
  /** Names the brand and the use case. */
  readonly title: string;
  readonly customer: string | undefined;
  readonly status: { readonly text: string; readonly tone: Tone };
  /** The customer has to act before it goes on. */
  readonly needsAction: boolean;
};

export type Notice = NoticeContent & { readonly kind: NoticeKind; readonly change?: Change };

/** What the event itself does not carry: the brand's name, and why the registry or a carrier rejected the record. */
export type NoticeContext = {
  readonly brandName?: string | undefined;
  readonly useCase?: string | undefined;
  readonly customer?: string | undefined;
  readonly registrationId?: number | undefined;
  readonly reason?: string | undefined;
  /** Where the operator sells tokens, such as “Get tokens at https://…”. */
  readonly wayToTokens?: string | undefined;
};

type Data = Readonly<Record<string, unknown>>;

const REASON_CHARACTERS_MAX = 1_000;
const SUBJECT_CHARACTERS_MAX = 150;

const text = (data: Data, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

type StatusWords = {
  readonly status: string;
  readonly tone: Tone;
  /** The brand or campaign is the subject: "was approved". */
  readonly happened: string;
  readonly nextStep: string;
};

const BRAND_WORDS: Readonly<Record<string, StatusWords>> = {
  PENDING: {
    status: 'In review',
    tone: 'info',
    happened: 'is in review',
    nextStep: 'Wait for the registry. It checks most brands within minutes.',
  },
  ACTIVE: {
    status: 'Approved',
    tone: 'good',
    happened: 'was approved',
    nextStep: 'Register a campaign for this brand.',
  },
  FAILED: {
    status: 'Rejected',
    tone: 'bad',
    happened: 'was rejected',
    nextStep: 'Read the feedback, correct the fields that it names, then resubmit the brand.',
  },
  DELETED: {
    status: 'Deleted',
    tone: 'info',
    happened: 'was deleted',
    nextStep: 'You can’t send messages for this brand anymore. Register a new brand to send again.',
  },
};

const CAMPAIGN_WORDS: Readonly<Record<string, StatusWords>> = {
  PENDING: {
    status: 'In review',
    tone: 'info',
    happened: 'is in review',
    nextStep: 'Wait for the connectivity partner and the carriers.',
  },
  ACTIVE: {
    status: 'Approved',
    tone: 'good',
    happened: 'was approved',
    nextStep: 'Assign phone numbers to the campaign, then send to the carriers that approved it.',
  },
  REJECTED: {
    status: 'Rejected',
    tone: 'bad',
    happened: 'was rejected',
    nextStep: 'Correct what the reason names, then resubmit the campaign.',
  },
  SUSPENDED: {
    status: 'Suspended',
    tone: 'bad',
    happened: 'was suspended',
    nextStep: 'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
  },
  EXPIRED: {
    status: 'Expired',
    tone: 'bad',
    happened: 'expired',
    nextStep: 'Register a new campaign before you send again.',
  },
  DEACTIVATED: {
    status: 'Deactivated',
    tone: 'info',
    happened: 'was deactivated',
    nextStep: 'Register a new campaign to send again.',
  },
};

const OTHER_STATUS = (status: string): StatusWords => ({
  status,
  tone: 'info',
  happened: `now has the status ${status}`,
  nextStep: 'Open it to see what it needs.',
});

const wordsFor = (table: Readonly<Record<string, StatusWords>>, status: string): StatusWords =>
  (Object.hasOwn(table, status) ? table[status] : undefined) ?? OTHER_STATUS(status);

const REGISTRATION_WORDS: Readonly<Record<string, Omit<StatusWords, 'nextStep'>>> = {
  ACTION_REQUIRED: { status: 'Action required', tone: 'wait', happened: 'is waiting for you' },
  APPROVED: { status: 'Approved', tone: 'good', happened: 'was approved' },
  DENIED: { status: 'Denied', tone: 'bad', happened: 'was denied' },
};
const FIRST_APPROVED = {
  status: 'Partly approved',
  tone: 'info',
  happened: 'has its first carrier approval',
} as const;
const PARTLY_APPROVED = {
  status: 'Partly approved',
  tone: 'wait',
  happened: 'was approved by some carriers and rejected by others',
} as const;

/** What an email about a record has beside its sentences. */
function recordOf(
  { status, tone }: Pick<StatusWords, 'status' | 'tone'>,
  names: { title: string; brand: string; useCase?: string | undefined; customer?: string | undefined },
) {
  const { title, brand, useCase, customer } = names;
  const rows: [string, string | undefined][] = [
    ['Brand', brand],
    ['Use case', useCase],
    ['Customer', customer],
  ];
  const shown = { text: status, tone };
  return {
    kind: 'registration' as const,
    status: shown,
    facts: rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== ''),
    change: { title, customer, status: shown, needsAction: tone === 'bad' || tone === 'wait' },
  };
}

/** “Copper Kettle · Customer care”, as in the console. */
const titleOf = (name: string, useCase: string | undefined): string =>
  useCase === undefined || useCase === '' ? name : `${name} · ${useCase}`;

/** `CUSTOMER_CARE` → `Customer care`; `2FA` stays. */
export function nameUseCase(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return /^[A-Z_]+$/.test(code) ? words.charAt(0).toUpperCase() + words.slice(1) : code;
}

/** The page of the registration that a record belongs to; every record has one. */
const pathOf = ({ registrationId }: NoticeContext, recordPath: string): string =>
  registrationId === undefined ? recordPath : `/registrations/${registrationId}`;

/** Only for registrations that were submitted: the mails of brand and campaign say the rest. */
function noticeOfRegistration(
  data: Data,
  { brandName, useCase, customer, reason }: NoticeContext,
): Notice | undefined {
  const { phase, nextAction, waitingFor } = (data['progress'] ?? {}) as Partial<Progress>;
  const words =
    phase !== 'partly-approved'
      ? REGISTRATION_WORDS[text(data, 'to')]
      : waitingFor === 'you'
        ? PARTLY_APPROVED
        : FIRST_APPROVED;
  // The mail of the campaign says this.
  if (words === undefined || phase === 'suspended') {
    return undefined;
  }
  const { happened } = words;
  const brand = brandName || text(data, 'label') || `Registration ${text(data, 'id')}`;
  const title = titleOf(nameInText(brand), useCase);
  return {
    ...recordOf(words, { title, brand, useCase, customer }),
    subject: `${title}: your registration ${happened}`,
    heading: `Your registration ${happened}`,
    summary: `Your registration ${title} ${happened}.`,
    reason,
    nextStep: typeof nextAction === 'string' ? withLabels(nextAction) : 'Open it to see what it needs.',
    linkText: 'View the registration',
    path: `/registrations/${text(data, 'id')}`,
  };
}

const ALERT_TONES = { error: 'bad', warning: 'wait', info: 'info' } as const;
const ALERT_PLACES: Readonly<Record<AlertSubject, (id: number) => string>> = {
  campaign: (id) => `/registry/campaigns/${id}`,
  brand: (id) => `/registry/brands/${id}`,
  credentials: () => '/registry/credentials',
  registration: (id) => `/registrations/${id}`,
};

function noticeOfAlert(data: Data, isOver: boolean): Notice {
  const { alert } = data as EventData['alert.raised'];
  const { severity, subject, message, nextAction } = alert;
  const status = isOver
    ? { text: 'Resolved', tone: 'good' as const }
    : { text: 'Alert', tone: ALERT_TONES[severity] };
  return {
    kind: 'registration',
    subject: `${isOver ? 'Resolved: ' : ''}${message}`.slice(0, SUBJECT_CHARACTERS_MAX),
    heading: isOver ? 'An alert is resolved' : 'You have an alert',
    status,
    summary: message,
    reason: undefined,
    nextStep: isOver ? 'You don’t need to do anything.' : nextAction,
    linkText: subject.type === 'credentials' ? 'View the credentials' : `View the ${subject.type}`,
    path: ALERT_PLACES[subject.type](subject.id),
    change: { title: message, customer: undefined, status, needsAction: !isOver && severity !== 'info' },
  };
}

/** Statuses of brands and campaigns that the mail of a submitted registration says. */
export const SAID_BY_REGISTRATION: Readonly<Record<string, ReadonlySet<unknown>>> = {
  'brand.status_changed': new Set(['PENDING', 'ACTIVE', 'FAILED']),
  'campaign.status_changed': new Set(['PENDING', 'ACTIVE', 'REJECTED']),
};

const BUILDERS: Readonly<Record<string, (data: Data, context: NoticeContext) => Notice | undefined>> = {
  'registration.status_changed': noticeOfRegistration,
  'alert.raised': (data) => noticeOfAlert(data, false),
  // The customer who dismisses an alert needs no email about it.
  'alert.resolved': (data) =>
    (data as EventData['alert.resolved']).alert.dismissal === null ? noticeOfAlert(data, true) : undefined,
  'brand.status_changed': (data, context) => {
    const brand = text(data, 'name');
    const title = nameInText(brand);
    const words = wordsFor(BRAND_WORDS, text(data, 'to'));
    return {
      ...recordOf(words, { title, brand, customer: context.customer }),
      subject: `${title}: your brand ${words.happened}`,
      heading: `Your brand ${words.happened}`,
      summary: `Your brand ${title} ${words.happened} at The Campaign Registry.`,
      reason: context.reason,
      nextStep: words.nextStep,
      linkText: 'View the brand',
      path: pathOf(context, `/registry/brands/${text(data, 'localId')}`),
    };
  },
  'campaign.status_changed': (data, context) => {
    const campaign = `campaign ${text(data, 'tcrCampaignId')}`;
    const useCase = nameUseCase(text(data, 'usecase'));
    const brand = context.brandName ?? 'Your brand';
    const title = titleOf(nameInText(brand), useCase);
    const words = wordsFor(CAMPAIGN_WORDS, text(data, 'to'));
    return {
      ...recordOf(words, { title, brand, useCase, customer: context.customer }),
      subject: `${title}: ${campaign} ${words.happened}`,
      heading: `Your campaign ${words.happened}`,
      summary: `Your ${useCase} ${campaign} ${words.happened}.`,
      reason: context.reason,
      nextStep: words.nextStep,
      linkText: 'View the campaign',
      path: pathOf(context, `/registry/campaigns/${text(data, 'localId')}`),
    };
  },
  'tokens.low': (data, { wayToTokens = 'Buy tokens' }) => {
    const balance = text(data, 'balance');
    return {
      kind: 'balance',
      subject: 'Your Tendlc token balance is low',
      heading: 'Your token balance is low',
      status: { text: 'Low balance', tone: 'wait' },
      summary: `Your balance is ${balance} ${balance === '1' ? 'token' : 'tokens'}.`,
      reason: undefined,
      nextStep: `${wayToTokens} before you run out. You also get one free token a day.`,
      linkText: 'View your tokens',
      path: '/tokens',
    };
  },
  'webhook_endpoint.disabled': (data) => ({
    kind: 'webhooks',
    subject: 'Tendlc turned off one of your webhook endpoints',
    heading: 'A webhook endpoint was turned off',
    status: { text: 'Turned off', tone: 'bad' },
    summary: `We turned off your webhook endpoint ${text(data, 'url')}. It doesn’t receive events anymore.`,
    reason: text(data, 'reason') || undefined,
    nextStep: 'Fix the receiver, send a test event, then turn the endpoint on again.',
    linkText: 'View the endpoint',
    path: `/webhooks/${text(data, 'endpointId')}`,
  }),
  'account.password_changed': () => ({
    kind: 'security',
    subject: 'Your Tendlc password was changed',
    heading: 'Your password was changed',
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
