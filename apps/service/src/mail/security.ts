// Emails about the security of an account. They are always sent, so an intruder cannot turn them off first.
import { layOut } from './layout.ts';
import type { Block, Letter, Receiver } from './letter.ts';
import type { Mail } from './mailer.ts';
import { ABOUT_ACCOUNT } from './password-reset.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The link that proves who reads the new address. */
export const confirmEmailMail = (to: Receiver & { readonly token: string }): Mail =>
  layOut(to, {
    subject: 'Confirm your new Tendlc email address',
    preview: 'Open the link to confirm it. It expires in one hour.',
    heading: 'Confirm your email address',
    blocks: [
      {
        kind: 'text',
        text: `Someone asked to use ${to.email} for a Tendlc account. Open the link to confirm it.`,
      },
      {
        kind: 'button',
        text: 'Confirm this email address',
        url: `${to.publicUrl}/confirm-email#token=${to.token}`,
      },
      {
        kind: 'text',
        text: 'The link works once and expires in one hour. If this wasn’t you, ignore this email.',
      },
    ],
    footer: 'You get this email because someone entered this address as the email of a Tendlc account.',
    footerLinks: [],
  });

/** What happened to the account. */
export type SecurityNotice =
  | { readonly kind: 'email_change_requested'; readonly newEmail: string }
  | { readonly kind: 'email_changed'; readonly newEmail: string }
  | { readonly kind: 'totp_enabled' | 'totp_disabled' | 'recovery_codes_created' | 'account_deleted' }
  | { readonly kind: 'recovery_code_used'; readonly left: number }
  | { readonly kind: 'passkey_added'; readonly name: string }
  | { readonly kind: 'passkey_removed'; readonly name: string }
  | { readonly kind: 'account_locked'; readonly reason: string }
  | { readonly kind: 'account_unlocked'; readonly reason: string };

type NoticeOf<Kind extends SecurityNotice['kind']> = Extract<SecurityNotice, { kind: Kind }>;
type Words = {
  readonly subject: string;
  readonly heading: string;
  readonly what: string;
  readonly advice?: string;
};

const ASK_OPERATOR = 'If this wasn’t you, contact the operator of this service now.';

/** A password reset keeps passkeys, so it is not enough. */
const REMOVE_PASSKEY =
  'If this wasn’t you, reset your password now. Then log in, remove the passkey, and log out everywhere.';

const WORDS: { readonly [Kind in SecurityNotice['kind']]: (notice: NoticeOf<Kind>) => Words } = {
  email_change_requested: ({ newEmail }) => ({
    subject: 'A new email address for your Tendlc account',
    heading: 'Someone asked to change your email address',
    what: `Someone asked to change the email address of your account to ${newEmail}. The change takes effect when the new address is confirmed.`,
  }),
  email_changed: ({ newEmail }) => ({
    subject: 'Your Tendlc email address was changed',
    heading: 'Your email address was changed',
    what: `The email address of your account is now ${newEmail}. This address can no longer log in or reset the password.`,
    advice: ASK_OPERATOR,
  }),
  totp_enabled: () => ({
    subject: 'Two-factor authentication is on',
    heading: 'Two-factor authentication is on',
    what: 'Two-factor authentication was turned on for your Tendlc account. Logins now need a code of your authenticator app.',
  }),
  totp_disabled: () => ({
    subject: 'Two-factor authentication is off',
    heading: 'Two-factor authentication is off',
    what: 'Two-factor authentication was turned off for your Tendlc account. Logins need only your password.',
  }),
  recovery_codes_created: () => ({
    subject: 'New recovery codes for your Tendlc account',
    heading: 'You have new recovery codes',
    what: 'New recovery codes were created for your account. The earlier ones no longer work.',
  }),
  recovery_code_used: ({ left }) => ({
    subject: 'A recovery code of your Tendlc account was used',
    heading: 'A recovery code was used',
    what: `A recovery code was used instead of a code of your authenticator app. Recovery codes left: ${left}.`,
  }),
  passkey_added: ({ name }) => ({
    subject: 'A passkey was added to your Tendlc account',
    heading: 'A passkey was added',
    what: `The passkey “${name}” was added to your account. It logs in without your password and without a code.`,
    advice: REMOVE_PASSKEY,
  }),
  passkey_removed: ({ name }) => ({
    subject: 'A passkey was removed from your Tendlc account',
    heading: 'A passkey was removed',
    what: `The passkey “${name}” was removed from your account. It can no longer log in.`,
  }),
  account_locked: ({ reason }) => ({
    subject: 'Your Tendlc account was locked',
    heading: 'Your account was locked',
    what: `The operator of this service locked your account (reason: ${reason}). Logins and API keys are rejected, and submissions in progress pause until the account is unlocked. Your brands and campaigns stay registered.`,
    advice: 'If you have questions, contact the operator of this service.',
  }),
  account_unlocked: ({ reason }) => ({
    subject: 'Your Tendlc account was unlocked',
    heading: 'Your account was unlocked',
    what: `The operator of this service unlocked your account (reason: ${reason}). Log in again. Your API keys work, and submissions that were in progress continue.`,
    advice: 'If you have questions, contact the operator of this service.',
  }),
  account_deleted: () => ({
    subject: 'Your Tendlc account was deleted',
    heading: 'Your account was deleted',
    what: 'Your Tendlc account was deleted. All sessions, API keys, and webhooks stopped working.',
    advice: ASK_OPERATOR,
  }),
};

const ADVICE = 'If this wasn’t you, reset your password now, then log out everywhere.';

export function securityNoticeMail(to: Receiver, notice: SecurityNotice, at: Date): Mail {
  const words = WORDS[notice.kind] as (notice: SecurityNotice) => Words;
  const { subject, heading, what, advice = ADVICE } = words(notice);
  const blocks: Block[] = [
    { kind: 'text', text: what },
    { kind: 'facts', rows: [['Time', `${FORMAT.format(at)} UTC`]] },
    { kind: 'text', text: advice },
  ];
  const reset: Block = {
    kind: 'button',
    text: 'Reset your password',
    url: `${to.publicUrl}/forgot-password`,
  };
  const letter: Letter = {
    subject,
    preview: what,
    heading,
    blocks: advice === ADVICE || advice === REMOVE_PASSKEY ? [...blocks, reset] : blocks,
    ...ABOUT_ACCOUNT,
  };
  return layOut(to, letter);
}
