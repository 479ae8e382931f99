// The message with the link for a new password.
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
    subject: 'Choose a new password',
    text: `Hello ${to.name},

somebody, probably you, asked for a new password for your account. Open this link to choose one:

${link}

The link works once and for one hour. Programs send its token to POST ${to.publicUrl}/v1/auth/reset-password.
If it was not you, do nothing: your password stays as it is.
`,
    html: html`<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem">
<p>Hello ${to.name},</p>
<p>somebody, probably you, asked for a new password for your account.</p>
<p><a href="${link}">Choose a new password</a></p>
<p>The link works once and for one hour. If it was not you, do nothing: your password stays as it is.</p>
</body></html>`,
  };
}
