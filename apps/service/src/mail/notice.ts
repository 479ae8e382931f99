// The email about an event: what happened, why, the next step, and a link to its page.
import { html } from './html.ts';
import type { Mail } from './mailer.ts';

export type NoticeContent = {
  readonly subject: string;
  /** What happened, in one or two sentences. */
  readonly summary: string;
  /** Why it happened; undefined if no reason is known. */
  readonly reason: string | undefined;
  readonly nextStep: string;
  /** Text of the link, and its path in the console. */
  readonly linkText: string;
  readonly path: string;
};

const SUBJECT_CHARACTERS_MAX = 200;

export function noticeMail(
  to: { email: string; name: string; publicUrl: string },
  content: NoticeContent,
): Mail {
  const { summary, reason, nextStep, linkText } = content;
  // A subject is one line, whatever the name of the brand contains.
  const subject = content.subject.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, SUBJECT_CHARACTERS_MAX);
  const link = `${to.publicUrl}${content.path}`;
  const settings = `${to.publicUrl}/account`;
  const paragraphs = [
    summary,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    `Next step: ${nextStep}`,
  ];
  const footer = 'You can choose which emails you get in your account settings:';
  return {
    to: to.email,
    name: to.name,
    subject,
    text: `Hello ${to.name},

${paragraphs.join('\n\n')}

${linkText}:
${link}

${footer}
${settings}
`,
    html: [
      html`<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem">
<p>Hello ${to.name},</p>
`,
      ...paragraphs.map(
        (paragraph) => html`<p>${paragraph}</p>
`,
      ),
      html`<p><a href="${link}">${linkText}</a></p>
<p style="color:#666;font-size:.85rem">${footer} <a href="${settings}">${settings}</a></p>
</body></html>`,
    ].join(''),
  };
}
