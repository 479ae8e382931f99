// Rules between pages: which pages are missing, and how the home page links the others.
import { type PageContext, type PageFinding, FIELD_OF_PURPOSE, report, reportField } from '../finding.ts';
import type { KnownPacket, PageLink } from '../page.ts';

/** `readable` are the contexts of the pages that could be read. */
export function reviewPacket(
  known: KnownPacket,
  readable: readonly PageContext[],
  isReviewed: (purpose: PageContext['page']['purpose']) => boolean,
): PageFinding[] {
  return [
    ...findMissingPages(known, isReviewed),
    ...findUnlinkedPolicy(known, readable),
    ...findOtherPolicy(readable),
    ...findUnlinkedOptIn(known, readable),
  ];
}

const isBlank = (url: string | undefined): boolean => url === undefined || url.trim() === '';

function findMissingPages(
  known: KnownPacket,
  isReviewed: (purpose: PageContext['page']['purpose']) => boolean,
): PageFinding[] {
  const brand = known.brandNames[0] ?? 'the business';
  const missing: PageFinding[] = [];
  if (isBlank(known.website) && !isReviewed('website') && known.isSoleProprietor !== true) {
    missing.push(
      reportField('site.missing', FIELD_OF_PURPOSE.website, '', {
        message: 'The registration has no website.',
        remedy: `Add the public website of ${brand}.`,
      }),
    );
  }
  if (isBlank(known.privacyPolicy) && !isReviewed('privacy')) {
    missing.push(
      reportField('page.privacy.missing', FIELD_OF_PURPOSE.privacy, '', {
        message: 'The registration has no URL of a privacy policy.',
        remedy: `Publish the privacy policy of ${brand} at a URL of its own, such as /privacy, and link it in the footer.`,
      }),
    );
  }
  if (isBlank(known.terms) && !isReviewed('terms')) {
    missing.push(
      reportField('page.terms.missing', FIELD_OF_PURPOSE.terms, '', {
        message: 'The registration has no URL of terms and conditions.',
        remedy: `Publish the SMS terms of ${brand} at a URL of its own, such as /terms, and link them in the footer.`,
      }),
    );
  }
  return missing;
}

const PRIVACY = /privacy|privacidad/i;
const isPrivacyLink = ({ text, url }: PageLink): boolean =>
  PRIVACY.test(`${text} ${URL.parse(url)?.pathname ?? ''}`);

/** Only a home page whose links are in its HTML can lack one. */
function findUnlinkedPolicy(known: KnownPacket, readable: readonly PageContext[]): PageFinding[] {
  const home = readable.find(({ page }) => page.purpose === 'website');
  const policy = readable.find(({ page }) => page.purpose === 'privacy');
  if (
    home === undefined ||
    home.facts.kind !== 'html' ||
    home.facts.isTruncated ||
    isBlank(known.privacyPolicy ?? policy?.page.url)
  ) {
    return [];
  }
  const target = samePage(policy?.page.finalUrl ?? known.privacyPolicy ?? '');
  const isLinked =
    home.facts.links.some((link) => isPrivacyLink(link) || samePage(link.url) === target) ||
    target === samePage(home.page.finalUrl);
  return isLinked
    ? []
    : [
        report('page.privacy.missing', home, {
          message: 'The home page does not link the privacy policy.',
          remedy: `Link the privacy policy in the footer of the home page: ${known.privacyPolicy ?? policy?.page.url ?? ''}`,
          draws: ['twilio:30920', 'twilio:30908'],
        }),
      ];
}

function findOtherPolicy(readable: readonly PageContext[]): PageFinding[] {
  const policy = readable.find(({ page }) => page.purpose === 'privacy');
  if (policy === undefined) {
    return [];
  }
  const own = new Set([policy.page.url, policy.page.finalUrl].map(samePage));
  for (const context of readable.filter(({ page }) => page.purpose !== 'privacy')) {
    const links = context.facts.links.filter(
      (link) =>
        /\bprivacy (?:policy|notice|statement)\b|^privacy$|pol[ií]tica de privacidad/i.test(link.text) &&
        !/google|cookie|apple/i.test(`${link.url} ${link.text}`),
    );
    const other = links.find(({ url }) => !own.has(samePage(url)));
    if (other !== undefined && !links.some(({ url }) => own.has(samePage(url)))) {
      return [
        report('page.privacy.conflict', context, {
          message: 'The page links another privacy policy than the registration names.',
          remedy: `Use one policy everywhere: ${policy.page.finalUrl.slice(0, 300)}`,
          quote: { text: other.url, offset: other.start },
        }),
      ];
    }
  }
  return [];
}

function findUnlinkedOptIn(known: KnownPacket, readable: readonly PageContext[]): PageFinding[] {
  const home = readable.find(({ page }) => page.purpose === 'website');
  if (home === undefined || home.facts.kind !== 'html') {
    return [];
  }
  const reached = new Set([
    samePage(home.page.finalUrl),
    ...readable.flatMap(({ facts, page }) =>
      page.purpose === 'optIn' ? [] : facts.links.map(({ url }) => samePage(url)),
    ),
  ]);
  const unlinked = readable.filter(
    ({ page }) =>
      page.purpose === 'optIn' && ![page.url, page.finalUrl].some((url) => reached.has(samePage(url))),
  );
  return unlinked.map((context) =>
    report('page.optin.linked', context, {
      message: 'The opt-in page is not linked from the home page.',
      remedy: `Link the page in the navigation or footer of ${known.website ?? home.page.url}.`,
    }),
  );
}

/** The same page with and without `www`, a final slash, or a scheme. A fragment is part of the same page. */
function samePage(address: string): string {
  const url = URL.parse(address);
  return url === null
    ? address
    : `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '').toLowerCase()}${url.search}`;
}
