// The website of a brand by its address alone: nothing is fetched.
import { isFreeEmailDomain } from '../facts/email-domains.ts';
import { findLinkHost } from '../facts/link-hosts.ts';
import { findWebsiteHost } from '../facts/website-hosts.ts';
import { likenessOf } from '../text/company-name.ts';
import type { BrandContext, Website } from './brand-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

const site = { category: 'domain', basis: 'published' } as const;

export const brandWebsiteRules: readonly Rule<BrandContext>[] = [
  { ...site, id: 'domain.form', source: 'urlStandard', check: checkForm },
  {
    ...site,
    id: 'domain.reserved',
    source: 'reservedDomains',
    check: ({ website }) =>
      website && RESERVED.test(website.host)
        ? {
            status: 'error',
            message: `${website.host} is reserved for examples and tests; nobody can have a site there.`,
            remedy: 'Give the domain of the real website.',
          }
        : undefined,
  },
  {
    ...site,
    id: 'domain.suffix',
    source: 'publicSuffixes',
    check: ({ website }) =>
      website && !website.isIpAddress && !website.hasKnownSuffix && !RESERVED.test(website.host)
        ? {
            status: 'error',
            message: `There is no public ending “.${website.host.split('.').at(-1)}”, so the site cannot be reached.`,
            remedy: 'Check the spelling of the ending.',
          }
        : undefined,
  },
  {
    ...site,
    id: 'domain.registrable',
    source: 'publicSuffixes',
    check: ({ website }) =>
      website?.hasKnownSuffix && website.domain === undefined
        ? {
            status: 'error',
            message: `${website.host} is a public ending under which names are registered, not a name.`,
            remedy: 'Give the domain of the brand.',
          }
        : undefined,
  },
  { ...site, id: 'domain.own', source: 'telnyxDeclines', check: checkOwn },
  {
    ...site,
    id: 'domain.public-body',
    source: 'house',
    basis: 'estimate',
    check: ({ website }) => {
      const last = website?.host.split('.').at(-1);
      return last === 'gov' || last === 'mil'
        ? {
            status: 'info',
            message: `Names under .${last} belong to public bodies, which register as GOVERNMENT.`,
            remedy: 'Choose the entity type GOVERNMENT if the brand is one.',
          }
        : undefined;
    },
  },
  {
    ...site,
    id: 'domain.international',
    source: 'unicodeConfusables',
    basis: 'estimate',
    check: ({ website }) =>
      website?.host.includes('xn--')
        ? {
            status: 'warning',
            message: 'The domain has letters outside ASCII; reviewers and filters distrust such names.',
            details: quoteList([website.host]),
            remedy: 'Give an ASCII name that leads to the same site, if there is one.',
          }
        : undefined,
  },
  { ...site, id: 'domain.matches-name', source: 'telnyxDeclines', check: checkLikeness },
];

/** Whether a site stands on a name that is somebody else's: a mail provider, a platform, an example. */
export function isSharedHost(website: Website): boolean {
  return (
    !website.hasKnownSuffix ||
    RESERVED.test(website.host) ||
    isFreeEmailDomain(website.domain ?? '') ||
    findLinkHost(website.host) !== undefined ||
    findWebsiteHost(website.host) !== undefined
  );
}

const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local|internal|onion|arpa|lan|home)$/;

function checkForm({ website, websiteGiven }: BrandContext): Verdict {
  if (website === undefined) {
    const mailDomain = /^[^@\s]+@([^@\s]+)$/.exec(websiteGiven)?.[1];
    return {
      status: 'error',
      message:
        mailDomain === undefined
          ? 'The website is not a domain name.'
          : 'The website is an e-mail address, not a domain name.',
      details: quoteList([websiteGiven]),
      remedy:
        mailDomain === undefined || isFreeEmailDomain(mailDomain)
          ? 'Give a name such as copperkettlecafe.com.'
          : `Give ${mailDomain}, if the website is there.`,
    };
  }
  if (website.isIpAddress) {
    return {
      status: 'error',
      message: 'The website is a bare IP address; reviewers cannot see whose it is.',
      details: quoteList([website.given]),
      remedy: 'Give the domain name of the website.',
    };
  }
  return {
    status: 'pass',
    message: 'The website is a well-formed domain name. Whether the site is up was not tried.',
    ...(website.hasMoreThanHost ? { details: `Read as ${website.host}.` } : {}),
  };
}

function checkOwn({ website }: BrandContext): Verdict | undefined {
  if (website?.domain === undefined || !website.hasKnownSuffix || RESERVED.test(website.host)) {
    return undefined;
  }
  if (isFreeEmailDomain(website.domain)) {
    return {
      status: 'error',
      message: `${website.domain} is a mail provider, not the website of the brand.`,
      remedy: 'Give the domain of the website.',
    };
  }
  return (
    checkSharedHost(website) ?? {
      status: 'pass',
      message: 'The domain is no shared host that we know of.',
      details: website.domain,
    }
  );
}

function checkSharedHost(website: Website): Verdict | undefined {
  const linkHost = findLinkHost(website.host);
  if (linkHost?.kind === 'shortener') {
    return {
      status: 'error',
      message: `${website.host} is a public link shortener; the site behind it is what reviewers want.`,
      remedy: 'Give the domain that the short link leads to.',
    };
  }
  const host = findWebsiteHost(website.host);
  if (host?.kind === 'builder') {
    return {
      status: 'warning',
      message: `The site is on a free address of ${host.host}; such sites are often declined as not authentic (decline codes 804, 807).`,
      remedy: 'Connect a domain of your own to the site before registering.',
    };
  }
  if (linkHost?.kind === 'file-host') {
    return {
      status: 'error',
      message: `${website.host} holds shared files, not a website.`,
      remedy: 'Put the pages on the domain of the brand.',
    };
  }
  if (host === undefined) {
    return undefined;
  }
  return website.hasPath || host.kind === 'link-page'
    ? {
        status: 'warning',
        message: `A page on ${host.host} stands in for a website; some reviewers accept that for the smallest brands, most decline it.`,
        remedy: 'Set up a site of your own with name, address, contact, privacy policy and terms.',
      }
    : {
        status: 'error',
        message: `${host.host} is somebody else’s platform; without a path it names no brand at all.`,
        remedy: 'Give the domain of the brand’s own website.',
      };
}

function checkLikeness({ website, legalName, dba }: BrandContext): Verdict | undefined {
  if (website?.domain === undefined || !website.hasKnownSuffix || RESERVED.test(website.host)) {
    return undefined;
  }
  const shared = findWebsiteHost(website.host);
  if (shared !== undefined && shared.kind !== 'builder') {
    return undefined;
  }
  const label = shared
    ? website.host.slice(0, -shared.host.length)
    : website.domain.slice(0, -(website.suffix.length + 1));
  const names = dba ? [legalName, dba] : [legalName];
  const likeness = names.map((name) => likenessOf(label, name)).find((found) => found !== undefined);
  return likeness === undefined
    ? {
        status: 'warning',
        message:
          'The domain has nothing in common with the legal name or the DBA; reviewers ask whose site it is (decline code 603).',
        details: quoteList([website.domain, ...names.map((name) => name.text)]),
        remedy: 'Give the DBA name that the site uses, and show the legal name on the site.',
      }
    : {
        status: 'pass',
        message: LIKENESS[likeness],
        details: quoteList([website.domain]),
      };
}

const LIKENESS = {
  same: 'The domain is the name of the brand.',
  word: 'The domain has a word of the brand’s name.',
  initials: 'The domain begins with the initials of the brand.',
  abbreviation: 'The domain abbreviates the name of the brand.',
} as const;
