// The email with the password reset link.
import { html } from './html.ts';
import type { Mail } from './mailer.ts';

export function passwordResetMail(to: {
  email: string;
  name: string;
  publicUrl: string;
  token: string;
}): Mail {
  const link = `${to.publicUrl}/reset-password#token=${to.token}`;
  return {
    to: to.email,
    name: to.name,
    subject: 'Reset your Tendlc password',
    text: `Hello ${to.name},

We got a request to reset the password of your Tendlc account. Open this link to choose a new password:

${link}

The link works once and expires in one hour. API clients send its token to POST ${to.publicUrl}/v1/auth/reset-password.
If you didn’t ask for this, ignore this email. Your password stays the same.
`,
    html: html`<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem">
<p>Hello ${to.name},</p>
<p>We got a request to reset the password of your Tendlc account.</p>
<p><a href="${link}">Choose a new password</a></p>
<p>The link works once and expires in one hour. If you didn’t ask for this, ignore this email. Your password stays the same.</p>
</body></html>`,
  };
}
