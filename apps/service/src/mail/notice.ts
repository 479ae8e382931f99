// The messages that tell what happened.
import { html } from './html.ts';
import type { Mail } from './mailer.ts';

export function noticeMail(to: {
  email: string;
  name: string;
  publicUrl: string;
  subject: string;
  news: string;
  advice: string;
}): Mail {
  // A subject is one line, whatever a brand is called.
  const subject = to.subject.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, 200);
  const off = `You can switch such messages off with PUT ${to.publicUrl}/v1/notices.`;
  return {
    to: to.email,
    name: to.name,
    subject,
    text: `Hello ${to.name},

${to.news}

${to.advice}

${to.publicUrl}

${off}
`,
    html: html`<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem">
<p>Hello ${to.name},</p>
<p>${to.news}</p>
<p>${to.advice}</p>
<p><a href="${to.publicUrl}">${to.publicUrl}</a></p>
<p style="color:#666;font-size:.85rem">${off}</p>
</body></html>`,
  };
}
