// The email to the owner of a locked account: the origin of the failed logins, and how to unlock the account.
import { html } from './html.ts';
import type { Mail } from './mailer.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const timeOf = (at: Date) => `${FORMAT.format(at)} UTC`;

export function lockoutMail(to: {
  email: string;
  name: string;
  publicUrl: string;
  token: string;
  attempts: readonly { readonly address: string; readonly at: Date }[];
  lockedUntil: Date;
}): Mail {
  const link = `${to.publicUrl}/reset-password#token=${to.token}`;
  const lines = to.attempts.map(({ address, at }) => `${timeOf(at)} from ${address}`);
  const what = `Your Tendlc account is temporarily locked after ${lines.length} failed logins. It unlocks on ${timeOf(to.lockedUntil)}.`;
  const reset = 'To unlock it now, reset your password:';
  const notYou =
    'If these attempts weren’t yours, someone may be guessing your password. Your current password works again when the lock ends. Change it if you use it anywhere else.';
  const validity = ' The link works once and expires in one hour.';
  return {
    to: to.email,
    name: to.name,
    subject: 'Your Tendlc account is temporarily locked',
    text: `Hello ${to.name},

${what}

Failed logins:
${lines.map((line) => `- ${line}`).join('\n')}

${reset}

${link}

${notYou}${validity}
`,
    html: [
      html`<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem">
<p>Hello ${to.name},</p>
<p>${what}</p>
<p>Failed logins:</p>
<ul>
`,
      ...lines.map(
        (line) => html`<li>${line}</li>
`,
      ),
      html`</ul>
<p>${reset}</p>
<p><a href="${link}">Reset your password</a></p>
<p>${notYou}${validity}</p>
</body></html>`,
    ].join(''),
  };
}
