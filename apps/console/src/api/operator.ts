// What the operator of the service named: where to get tokens, contact, terms, and privacy policy; and where passkeys
// work. The page carries it.

type OperatorLinks = {
  /** May contain `{email}`. */
  readonly purchaseUrl?: string;
  /** An email address or a URL. */
  readonly contact?: string;
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** The origin at which browsers have the passkeys of this service. Without one, it cannot have any. */
  readonly passkeyOrigin?: string;
};

/** Without the service in between, such as during development, the page has none. */
function readLinks(): OperatorLinks {
  const content = document.querySelector('meta[name="operator"]')?.getAttribute('content') ?? '';
  return content === '' ? {} : (JSON.parse(content) as OperatorLinks);
}

export const operatorLinks: OperatorLinks = readLinks();

export const purchaseUrlFor = (email: string): string | undefined =>
  operatorLinks.purchaseUrl?.replaceAll('{email}', encodeURIComponent(email));

export const contactHref = (contact: string): string =>
  contact.startsWith('https:') ? contact : `mailto:${contact}`;
