// The email to the owner of a locked account: the origin of the failed logins, and how to unlock the account.
import { layOut } from './layout.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mailer.ts';
import { ABOUT_ACCOUNT } from './password-reset.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const timeOf = (at: Date) => `${FORMAT.format(at)} UTC`;

export function lockoutMail(
  to: Receiver & {
    readonly token: string;
    readonly attempts: readonly { readonly address: string; readonly at: Date }[];
    readonly lockedUntil: Date;
  },
): Mail {
  const what = `Your Tendlc account is temporarily locked after ${to.attempts.length} failed logins. It unlocks on ${timeOf(to.lockedUntil)}.`;
  return layOut(to, {
    subject: 'Your Tendlc account is temporarily locked',
    preview: what,
    status: { text: 'Locked', tone: 'bad' },
    heading: 'Your account is temporarily locked',
    blocks: [
      { kind: 'text', text: what },
      {
        kind: 'list',
        title: 'Failed logins',
        items: to.attempts.map(({ address, at }) => ({ text: `${timeOf(at)} from ${address}` })),
      },
      { kind: 'text', text: 'To unlock it now, reset your password.' },
      {
        kind: 'button',
        text: 'Reset your password',
        url: `${to.publicUrl}/reset-password#token=${to.token}`,
      },
      {
        kind: 'text',
        text: 'If these attempts weren’t yours, someone may be guessing your password. Your current password works again when the lock ends. Change it if you use it anywhere else. The link works once and expires in one hour.',
      },
    ],
    ...ABOUT_ACCOUNT,
  });
}
