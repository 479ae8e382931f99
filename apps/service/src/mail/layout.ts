// The one layout of all emails, in plain text and HTML. Tables and inline styles, because mail programs support little else;
// no images, so nothing is loaded; and a dark color scheme.
import { html, type Html } from './html.ts';
import { STYLES, TONES } from './layout-styles.ts';
import type { Block, Letter, ListItem, Receiver } from './letter.ts';
import type { Mail } from './mailer.ts';
import { cutLine, greet, plainLine } from '../plain-names.ts';
import { columnsOf, wrapText } from './text-lines.ts';

/** Mail programs show about 80, and some servers reject much longer lines. */
const SUBJECT_CHARACTERS_MAX = 150;

export function layOut(
  to: Receiver,
  letter: Letter,
): Pick<Mail, 'to' | 'name' | 'subject' | 'text' | 'html'> {
  return {
    to: to.email,
    name: to.name,
    subject: cutLine(plainLine(letter.subject), SUBJECT_CHARACTERS_MAX),
    text: writeText(to, letter),
    html: writeHtml(to, letter).html,
  };
}

function writeText(to: Receiver, { blocks, footer, footerLinks }: Letter): string {
  const links = footerLinks.map(({ text, url }) => `${wrapText(`${text}:`)}\n${url}`);
  return `${[greet(to.name), ...blocks.map(writeBlock), ['-- ', wrapText(footer), ...links].join('\n')].join('\n\n')}\n`;
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const WRITE: { readonly [Kind in Block['kind']]: (block: BlockOf<Kind>) => string } = {
  text: ({ text }) => wrapText(text),
  facts: ({ rows }) => {
    const width = Math.max(...rows.map(([label]) => columnsOf(label))) + 3;
    return rows
      .map(([label, value]) => wrapText(value, ' '.repeat(width), `${label}:`.padEnd(width)))
      .join('\n');
  },
  quote: ({ label, text }) => `${label}:\n${wrapText(text, '> ')}`,
  advice: ({ label, text }) => wrapText(`${label}: ${text}`),
  button: ({ text, url }) => `${text}:\n${url}`,
  list: ({ title, items }) =>
    [...(title === undefined ? [] : [`${title}\n`]), ...items.map(writeItem)].join('\n'),
};

const writeBlock = (block: Block): string => (WRITE[block.kind] as (block: Block) => string)(block);

function writeItem({ text, detail, url, status }: ListItem): string {
  return [
    wrapText(status === undefined ? text : `${text}: ${status.text}`, '  ', '- '),
    ...(detail === undefined ? [] : [wrapText(detail, '  ')]),
    ...(url === undefined ? [] : [`  ${url}`]),
  ].join('\n');
}

function writeHtml(to: Receiver, letter: Letter): Html {
  const { heading, preview, status, blocks, footer, footerLinks } = letter;
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${cutLine(plainLine(letter.subject), SUBJECT_CHARACTERS_MAX)}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f3;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f4f3">
<tr><td class="around" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="580" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:580px;table-layout:fixed;text-align:left;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td style="padding:0 4px 16px">${WORDMARK}</td></tr>
<tr><td class="card ink" style="background:#ffffff;border:1px solid #dde2e0;border-radius:12px;padding:28px 32px;color:#1b2530;font-size:16px;line-height:1.55;overflow-wrap:anywhere">
${status === undefined ? html`` : html`<p style="margin:0 0 12px">${badge(status)}</p>`}
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;color:#1b2530"><bdi>${heading}</bdi></h1>
<p style="margin:0 0 16px">${greet(to.name)}</p>
${blocks.map(showBlock)}
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;color:#5a6671;font-size:13px;line-height:1.55;overflow-wrap:anywhere">
<p style="margin:0 0 6px">${footer}</p>
${footerLinks.length === 0 ? html`` : html`<p style="margin:0">${footerLinks.map(showFooterLink)}</p>`}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const WORDMARK = html`<span class="mark" style="display:inline-block;width:22px;height:22px;border-radius:6px;background:#0b6b5c;color:#ffffff;font-size:13px;line-height:22px;text-align:center;font-weight:700">✓</span>
<span class="ink" style="font-size:16px;line-height:22px;font-weight:700;color:#1b2530;vertical-align:top">Tendlc</span>`;

function badge({ text, tone }: NonNullable<Letter['status']>): Html {
  const { ink, ground } = TONES[tone];
  return html`<span class="tone-${tone}" style="display:inline-block;padding:2px 10px;border-radius:999px;font-size:13px;line-height:20px;font-weight:600;color:${ink};background:${ground}">${text}</span>`;
}

const SHOW: { readonly [Kind in Block['kind']]: (block: BlockOf<Kind>) => Html } = {
  text: ({ text }) => html`<p style="margin:0 0 16px">${text}</p>
`,
  facts: ({
    rows,
  }) => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:15px;line-height:1.5">
${rows.map(showFact)}</table>
`,
  quote: ({
    label,
    text,
  }) => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td class="quote" style="padding:12px 16px;background:#f5f7f6;border-left:3px solid #9fb0ac;border-radius:0 8px 8px 0">
<p class="faint" style="margin:0 0 4px;font-size:13px;line-height:1.4;font-weight:600;color:#5a6671">${label}</p>
<p style="margin:0;white-space:pre-line"><bdi>${text}</bdi></p>
</td></tr></table>
`,
  advice: ({ label, text }) => html`<p style="margin:0 0 16px"><strong>${label}:</strong> ${text}</p>
`,
  button: ({
    text,
    url,
  }) => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr>
<td class="button" align="center" style="background:#0b6b5c;border-radius:8px"><a href="${url}" style="display:inline-block;padding:12px 22px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${text}</a></td>
</tr></table>
<p class="faint" style="margin:0 0 20px;font-size:13px;line-height:1.5;color:#5a6671">Or open this link:<br><a class="link" href="${url}" style="color:#0b6b5c;word-break:break-all">${url}</a></p>
`,
  list: ({
    title,
    items,
  }) => html`${title === undefined ? html`` : html`<h2 class="ink" style="margin:24px 0 4px;font-size:16px;line-height:1.4;font-weight:700;color:#1b2530"><bdi>${title}</bdi></h2>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:15px;line-height:1.5">
${items.map(showItem)}</table>
`,
};

const showBlock = (block: Block): Html => (SHOW[block.kind] as (block: Block) => Html)(block);

const showFact = ([label, value]: readonly [string, string]): Html => html`<tr>
<td class="faint line" valign="top" width="34%" style="padding:6px 12px 6px 0;border-bottom:1px solid #e6eae8;color:#5a6671">${label}</td>
<td class="line" valign="top" style="padding:6px 0;border-bottom:1px solid #e6eae8;font-weight:600"><bdi>${value}</bdi></td>
</tr>
`;

const showItem = ({
  text,
  detail,
  url,
  status,
}: ListItem): Html => html`<tr><td class="line" style="padding:10px 0;border-bottom:1px solid #e6eae8">
${status === undefined ? html`` : html`${badge(status)} `}<bdi>${
  url === undefined
    ? text
    : html`<a class="link" href="${url}" style="color:#0b6b5c;font-weight:600">${text}</a>`
}</bdi>${detail === undefined ? html`` : html`<br><span class="faint" style="color:#5a6671;font-size:14px"><bdi>${detail}</bdi></span>`}
</td></tr>
`;

const showFooterLink = ({ text, url }: { text: string; url: string }, index: number): Html =>
  html`${index === 0 ? '' : ' · '}<a class="link" href="${url}" style="color:#0b6b5c">${text}</a>`;
