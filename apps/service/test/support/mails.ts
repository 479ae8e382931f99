// Every email that the service sends, made with ordinary and with hostile names.
import { digestMail, type GatheredChange } from '../../src/mail/digest.ts';
import { lockoutMail } from '../../src/mail/lockout.ts';
import type { Mail } from '../../src/mail/mailer.ts';
import { noticeMail } from '../../src/mail/notice.ts';
import { nameInText } from '../../src/plain-names.ts';
import { passwordResetMail } from '../../src/mail/password-reset.ts';
import { confirmEmailMail, type SecurityNotice, securityNoticeMail } from '../../src/mail/security.ts';
import { noticeOf } from '../../src/features/notices/policy.ts';

export type Names = { readonly person: string; readonly brand: string; readonly customer: string };

export const ORDINARY: Names = { person: 'Dana', brand: 'Copper Kettle', customer: 'Juniper Group' };

export const HOSTILE: Readonly<Record<string, Names>> = {
  headers: {
    person: 'Eve\r\nBcc: all@evil.example',
    brand: 'Kettle\r\nBcc: all@evil.example\r\n\r\n<h1>Hi',
    customer: 'x\u0000\u001b[31m',
  },
  markup: {
    person: '</p><img src=x onerror=alert(1)>',
    brand: '<script>alert(1)</script>"\'>&amp;<style>*{display:none}</style>',
    customer: '<a href="https://evil.example">Click</a>',
  },
  direction: {
    person: '\u202Eevil\u2066',
    brand: 'Safe\u202Egnp.exe \u2067tail',
    customer: 'قهوة النحاس \u200F',
  },
  rightToLeft: { person: 'דנה', brand: 'קומקום נחושת בע"מ', customer: 'مجموعة العرعر' },
  long: {
    person: 'D'.repeat(100),
    brand: 'Copper Kettle Coffee and Soups '.repeat(8),
    customer: '李'.repeat(100),
  },
  wide: {
    person: 'Zoë 李 \u{1F469}\u200D\u{1F373}',
    brand: '銅のやかん株式会社'.repeat(6),
    customer: '\uD83D broken',
  },
};

const URL_OF_SERVICE = 'https://tendlc.example';
const TOKEN = 'q'.repeat(43);
const AT = new Date('2026-11-22T06:09:00.000Z');
const REASON =
  '30932: The privacy policy at https://copperkettle.example/privacy does not say that mobile numbers are not shared with third parties for marketing. Add the sentence, then resubmit.';

const unsubscribing = (what: string) => ({
  url: `${URL_OF_SERVICE}/unsubscribe/registration/s1.deadbeef.${'k'.repeat(78)}`,
  what,
});

const SECURITY: readonly SecurityNotice[] = [
  { kind: 'email_change_requested', newEmail: 'kettle@copperkettle.example' },
  { kind: 'email_changed', newEmail: 'kettle@copperkettle.example' },
  { kind: 'totp_enabled' },
  { kind: 'totp_disabled' },
  { kind: 'recovery_codes_created' },
  { kind: 'recovery_code_used', left: 4 },
  { kind: 'passkey_added', name: 'Work laptop' },
  { kind: 'passkey_removed', name: 'Work laptop' },
  { kind: 'account_deleted' },
  { kind: 'account_locked', reason: 'Unpaid invoice' },
  { kind: 'account_unlocked', reason: 'Invoice paid' },
];

const STATUSES: readonly (readonly [type: string, to: string])[] = [
  ...['ACTION_REQUIRED', 'APPROVED', 'DENIED'].map((to) => ['registration.status_changed', to] as const),
  ...['PENDING', 'ACTIVE', 'FAILED', 'DELETED'].map((to) => ['brand.status_changed', to] as const),
  ...['PENDING', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'EXPIRED', 'DEACTIVATED', 'NEW_STATUS'].map(
    (to) => ['campaign.status_changed', to] as const,
  ),
];

const DIGEST_STATES: readonly Pick<GatheredChange, 'status' | 'needsAction' | 'reason'>[] = [
  { status: { text: 'Approved', tone: 'good' }, needsAction: false },
  { status: { text: 'Denied', tone: 'bad' }, needsAction: true, reason: REASON },
  { status: { text: 'In review', tone: 'info' }, needsAction: false },
  { status: { text: 'Action required', tone: 'wait' }, needsAction: true },
];

const changesOf = ({ brand, customer }: Names, count: number): GatheredChange[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(DIGEST_STATES[index % DIGEST_STATES.length] as (typeof DIGEST_STATES)[number]),
    title: nameInText(`${brand} ${index + 1}`),
    ...(index % 3 === 0 ? {} : { customer: `${customer} ${index % 3}` }),
    path: `/registrations/${index + 1}`,
  }));

/** Each email with the name of its file. */
export function allMails(names: Names): ReadonlyMap<string, Mail> {
  const { person, brand, customer } = names;
  const to = { email: 'dana@copperkettle.example', name: person, publicUrl: URL_OF_SERVICE };
  const mails = new Map<string, Mail>();
  for (const [type, status] of STATUSES) {
    const data = {
      id: 4,
      localId: 7,
      name: brand,
      tcrCampaignId: 'CEXMPL1',
      usecase: 'CUSTOMER_CARE',
      label: null,
      to: status,
      progress: { phase: 'x', nextAction: 'Correct the privacy policy, then submit the registration again.' },
    };
    const isRefused = ['DENIED', 'FAILED', 'REJECTED', 'SUSPENDED'].includes(status);
    const context = { brandName: brand, useCase: 'Customer care', customer, registrationId: 4 };
    const notice = noticeOf(type, data, isRefused ? { ...context, reason: REASON } : context);
    if (notice !== undefined) {
      const options = { id: 'evt_1', unsubscribing: unsubscribing('changes of status') };
      mails.set(`${type}-${status}`, noticeMail(to, notice, options));
    }
  }
  for (const [type, data] of [
    ['tokens.low', { balance: 1 }],
    [
      'webhook_endpoint.disabled',
      {
        endpointId: 5,
        url: 'https://hooks.copperkettle.example/tendlc',
        reason: 'The receiver responded with status 500.',
      },
    ],
    ...(['alert.raised', 'alert.resolved'] as const).map(
      (alertEvent) =>
        [
          alertEvent,
          {
            alert: {
              severity: 'error',
              subject: { type: 'campaign', id: 7 },
              message: `${nameInText(brand)}: campaign CEXMPL1 is suspended by T-Mobile. Its messages are not delivered there.`,
              nextAction:
                'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
              dismissal: null,
            },
          },
        ] as const,
    ),
    ['account.password_changed', {}],
  ] as const) {
    const notice = noticeOf(type, data);
    if (notice !== undefined) {
      const isSecurity = notice.kind === 'security';
      mails.set(
        type,
        noticeMail(to, notice, isSecurity ? {} : { unsubscribing: unsubscribing('your token balance') }),
      );
    }
  }
  for (const count of [1, 8, 300]) {
    const digest = { changes: changesOf(names, count), since: AT, timeZone: 'America/New_York' };
    const options = { id: 'digest.1', unsubscribing: unsubscribing('changes of status') };
    mails.set(`digest-${count}`, digestMail(to, digest, options));
  }
  const attempts = [1, 2, 3, 4, 5].map((last) => ({ address: `203.0.113.${last}`, at: AT }));
  mails.set('lockout', lockoutMail({ ...to, token: TOKEN, attempts, lockedUntil: AT }));
  mails.set('password-reset', passwordResetMail({ ...to, token: TOKEN }));
  mails.set('confirm-email', confirmEmailMail({ ...to, token: TOKEN }));
  for (const notice of SECURITY) {
    mails.set(notice.kind, securityNoticeMail(to, notice, AT));
  }
  return mails;
}
