// The email with the password reset link.
import { layOut } from './layout.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mailer.ts';

/** Emails that an account cannot turn off. */
export const ABOUT_ACCOUNT = {
  footer: 'You get this email because it is about the security of your Tendlc account.',
  footerLinks: [],
} as const;

export const passwordResetMail = (to: Receiver & { readonly token: string }): Mail =>
  layOut(to, {
    subject: 'Reset your Tendlc password',
    preview: 'Open the link to choose a new password. It expires in one hour.',
    heading: 'Reset your password',
    blocks: [
      {
        kind: 'text',
        text: 'We got a request to reset the password of your Tendlc account. Open this link to choose a new one.',
      },
      {
        kind: 'button',
        text: 'Choose a new password',
        url: `${to.publicUrl}/reset-password#token=${to.token}`,
      },
      {
        kind: 'text',
        text: 'The link works once and expires in one hour. If you didn’t ask for this, ignore this email. Your password stays the same.',
      },
      { kind: 'text', text: `API clients send its token to POST ${to.publicUrl}/v1/auth/reset-password.` },
    ],
    ...ABOUT_ACCOUNT,
  });
