// Plain text searches of the strict reviewers: names, links, phone numbers, and the words that must be present.

type Named = {
  readonly displayName: string;
  readonly companyName?: string | undefined;
  readonly website?: string | undefined;
};

const COMPANY_FORMS =
  /\b(?:llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|limited|pllc|llp|lp)\b/g;
const NAME_CHARACTERS_MIN = 3;

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const squeezeName = (name: string) =>
  squeeze(
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .replaceAll(COMPANY_FORMS, ''),
  );

/** The label before the ending: `acmetacos` of `https://www.acmetacos.example/about`. A bare address has none. */
function domainLabel(website: string | undefined): string {
  const host = /^(?:https?:\/\/)?([^/:?#]+)/i.exec(website ?? '')?.[1] ?? '';
  return /^[\d.]+$/.test(host) ? '' : squeeze(host.split('.').at(-2) ?? '');
}

/** Whether the text has the display name, the legal name without its company form, or the name in the domain. */
export function namesBrand(text: string, { displayName, companyName = '', website }: Named): boolean {
  const squeezed = squeeze(text);
  return [squeezeName(displayName), squeezeName(companyName), domainLabel(website)].some(
    (name) => name.length >= NAME_CHARACTERS_MIN && squeezed.includes(name),
  );
}

const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several)`;
const MESSAGES = '(?:text )?(?:messages?|msgs?|texts?|sms|alerts?|reminders?|codes?)';
const FREQUENCIES = [
  /\bfreq(?:uency|\b)/i,
  new RegExp(
    `\\b${COUNT}(?: ?(?:-|to|or) ?${COUNT})? ${MESSAGES}\\b[^.!?]{0,30}(?:\\b(?:per|an?|each|every|for)\\b|/)`,
    'i',
  ),
  new RegExp(
    `\\b${MESSAGES} ?(?:/|per |an? |each |every )?(?:daily|weekly|monthly|day|week|month|year)\\b`,
    'i',
  ),
  /\brecurring\b/i,
];

export const saysFrequency = (text: string): boolean => FREQUENCIES.some((pattern) => pattern.test(text));

export const saysRates = (text: string): boolean =>
  /\b(?:msg|message|messaging|data|carrier)s?\b.{0,25}\b(?:rates?|charges|fees)\b/i.test(text);

/** The keyword in capitals, or after a verb that tells people to send it. */
export const saysStop = (text: string): boolean =>
  /\bSTOP\b/.test(text) || /\b(?:reply|text|send|txt|type)\b[^.!?]{0,25}\bstop\b/i.test(text);

export const saysHelp = (text: string): boolean =>
  /\bHELP\b/.test(text) || /\b(?:reply|text|send|txt|type)\b[^.!?]{0,40}\bhelp\b/i.test(text);

const ENDINGS =
  'com|net|org|io|co|us|info|biz|gov|edu|app|dev|shop|store|site|online|me|ly|gl|gd|gy|cc|at|to|be|link|example|test';
const LINK = String.raw`\bhttps?:\/\/[^\s<>"'“”)\]]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:${ENDINGS})\b(?:\/[^\s<>"'“”)\]]*)?`;
const ANY_LINK = new RegExp(LINK, 'i');

/** Of a field, with the sentence's own punctuation removed. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(new RegExp(LINK, 'gi'))].map(([link]) => link.replace(/[.,;:!?]+$/, ''));
}

const PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
/** Bounded, because a page may be one long word. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.\w/;

export const hasPhone = (text: string): boolean => PHONE.test(text);

export const hasContact = (text: string): boolean =>
  EMAIL.test(text) || hasPhone(text) || ANY_LINK.test(text);

const SHORTENERS: ReadonlySet<string> = new Set(
  'bit.ly tinyurl.com goo.gl t.co is.gd ow.ly rb.gy cutt.ly tiny.cc t.ly s.id shorturl.at buff.ly bc.vc soo.gd'.split(
    ' ',
  ),
);

const hostOf = (link: string) =>
  /^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';

/** Without the host, which may be that of a law firm named Legal. */
export const pathOf = (link: string): string => link.replace(/^(?:https?:\/\/)?[^/]*/i, '');

export const isShortLink = (link: string): boolean => SHORTENERS.has(hostOf(link));

/** Pages on this machine need no HTTPS, because a trial has them there. */
const isLocal = (link: string) => /^(?:localhost|127\.[\d.]+|\[::1\])/.test(hostOf(link));

export const isInsecureLink = (link: string): boolean => /^http:\/\//i.test(link) && !isLocal(link);

/** A list item is a sentence. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
