// The links of the operator: where to get tokens, contact, terms, and privacy policy; and how pages and errors show them.
// Pages also carry where passkeys work.

export type OperatorLinks = {
  /** May contain `{email}`, for the email of the account. */
  readonly purchaseUrl: string | undefined;
  /** An email address or a URL. */
  readonly contact: string | undefined;
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
};

/** What the pages of the console know without a request. */
export type PageFacts = OperatorLinks & {
  /** Where browsers have the passkeys of this service. Undefined: it cannot have any. */
  readonly passkeyOrigin?: string | undefined;
};

export const NO_OPERATOR_LINKS: OperatorLinks = {
  purchaseUrl: undefined,
  contact: undefined,
  termsUrl: undefined,
  privacyUrl: undefined,
};

const EMAIL = '{email}';

export const asksEmail = ({ purchaseUrl }: OperatorLinks): boolean => purchaseUrl?.includes(EMAIL) === true;

/** `encodeURIComponent` leaves these, and some shops read them as delimiters. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** @param email empty if it is not known */
export const fillPurchaseUrl = (purchaseUrl: string, email: string): string =>
  purchaseUrl.replaceAll(EMAIL, encode(email));

/** Such as “Get tokens at https://…”, without a period that would end the URL; undefined if the operator named no way. */
export function describeWayToTokens(links: OperatorLinks, email: string): string | undefined {
  if (links.purchaseUrl !== undefined) {
    return `Get tokens at ${purchaseUrlFor(links.purchaseUrl, email)}`;
  }
  return links.contact === undefined ? undefined : `To get tokens, contact ${links.contact}`;
}

/** A header has ASCII only. */
const purchaseUrlFor = (purchaseUrl: string, email: string): string =>
  new URL(fillPurchaseUrl(purchaseUrl, email)).href;

/** The next step after a 402, as a sentence and a link header. Both are undefined if the operator named none. */
export function describePurchase(
  links: OperatorLinks,
  email: string,
): { readonly sentence: string; readonly link?: string } | undefined {
  const way = describeWayToTokens(links, email);
  return way === undefined
    ? undefined
    : {
        sentence: `Insufficient tokens. ${way}`,
        ...(links.purchaseUrl !== undefined && {
          link: `<${purchaseUrlFor(links.purchaseUrl, email)}>; rel="payment"`,
        }),
      };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** What the build of the console leaves open in its pages. */
const META_OPEN = /<meta name="operator" content=""\s*\/?>/;
const LINKS_OPEN = '<!--operator-links-->';

const contactHref = (contact: string): string =>
  contact.startsWith('https:') ? contact : `mailto:${contact}`;

function footerLinks({ termsUrl, privacyUrl, contact }: OperatorLinks): string {
  const links = [
    ['Terms', termsUrl],
    ['Privacy', privacyUrl],
    ['Contact', contact === undefined ? undefined : contactHref(contact)],
  ] as const;
  return links
    .flatMap(([label, href]) =>
      href === undefined ? [] : [`<li><a href="${escapeHtml(href)}">${label}</a></li>`],
    )
    .join('');
}

/** A page of the console with its facts, so that it needs no request for them. */
export const fillPage = (page: string, facts: PageFacts): string =>
  page
    .replace(META_OPEN, () => `<meta name="operator" content="${escapeHtml(JSON.stringify(facts))}">`)
    .replaceAll(LINKS_OPEN, () => footerLinks(facts));
