// Checks the website of a brand by its domain only, without fetching it.
import { isFreeEmailDomain } from '../facts/email-domains.ts';
import { businessWords } from '../facts/business-words.ts';
import { findLinkHost } from '../facts/link-hosts.ts';
import { findWebsiteHost } from '../facts/website-hosts.ts';
import { type CompanyName, findLikeness } from '../text/company-name.ts';
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
            message: `${website.host} is reserved for examples and tests. It cannot host a website.`,
            remedy: 'Enter the domain of the real website.',
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
            message: `“.${website.host.split('.').at(-1)}” is not a top-level domain, so the website cannot be reached.`,
            remedy: 'Check the spelling of the top-level domain.',
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
            message: `${website.host} is a public suffix under which domains are registered. It is not a domain.`,
            remedy: 'Enter the domain of the brand.',
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
            message: `Domains under .${last} belong to government bodies, which register as GOVERNMENT.`,
            remedy: 'Use the entity type GOVERNMENT if the brand is a government body.',
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
            message: 'The domain has non-ASCII letters. Reviewers and filters distrust such domains.',
            details: quoteList([website.host]),
            remedy: 'If the website has an ASCII domain, enter that domain.',
          }
        : undefined,
  },
  { ...site, id: 'domain.matches-name', source: 'telnyxDeclines', check: checkLikeness },
];

/** Whether the domain belongs to a third party: an email provider, a platform, or an example domain. */
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
          : 'The website is an email address, not a domain name.',
      details: quoteList([websiteGiven]),
      remedy:
        mailDomain === undefined || isFreeEmailDomain(mailDomain)
          ? 'Enter a domain name such as copperkettlecafe.com.'
          : `Enter ${mailDomain} if the website is at this domain.`,
    };
  }
  if (website.isIpAddress) {
    return {
      status: 'error',
      message: 'The website is an IP address. Reviewers cannot see who owns it.',
      details: quoteList([website.given]),
      remedy: 'Enter the domain name of the website.',
    };
  }
  return {
    status: 'pass',
    message:
      'The website is a well-formed domain name. This tool does not check whether the website is online.',
    ...(website.hasMoreThanHost ? { details: `Read as ${website.host}.` } : {}),
  };
}

/** Facebook’s own website is no page of a customer on it. */
function isOwnPlatform({ website, legalName, dba }: BrandContext): boolean {
  const label = website?.domain?.split('.')[0];
  const isOwnHost = website?.host === website?.domain || website?.host === `www.${website?.domain}`;
  return isOwnHost && [legalName, dba].some((name) => name?.core.join('') === label);
}

function checkOwn(brand: BrandContext): Verdict | undefined {
  const { website } = brand;
  if (website?.domain === undefined || !website.hasKnownSuffix || RESERVED.test(website.host)) {
    return undefined;
  }
  if (isFreeEmailDomain(website.domain)) {
    return {
      status: 'error',
      message: `${website.domain} is an email provider, not the website of the brand.`,
      remedy: 'Enter the domain of the website.',
    };
  }
  return (
    (isOwnPlatform(brand) ? undefined : checkSharedHost(website)) ?? {
      status: 'pass',
      message: 'The domain is not a known shared host.',
      details: website.domain,
    }
  );
}

function checkSharedHost(website: Website): Verdict | undefined {
  const linkHost = findLinkHost(website.host);
  if (linkHost?.kind === 'shortener') {
    return {
      status: 'error',
      message: `${website.host} is a public link shortener. Reviewers need the website itself.`,
      remedy: 'Enter the domain that the short link leads to.',
    };
  }
  const host = findWebsiteHost(website.host);
  if (host?.kind === 'builder') {
    return {
      status: 'warning',
      message: `The website uses a free address at ${host.host}. Such websites are often declined as not authentic (decline codes 804, 807).`,
      remedy: 'Connect your own domain to the website before you register.',
    };
  }
  if (linkHost?.kind === 'file-host') {
    return {
      status: 'error',
      message: `${website.host} hosts shared files, not a website.`,
      remedy: 'Publish the pages on the domain of the brand.',
    };
  }
  if (host === undefined) {
    return undefined;
  }
  return website.hasPath || host.kind === 'link-page'
    ? {
        status: 'warning',
        message: `The brand uses a page on ${host.host} as its website. Some reviewers accept this for very small brands, but most decline it.`,
        remedy: 'Create your own website with the name, address, contact, privacy policy, and terms.',
      }
    : {
        status: 'error',
        message: `${host.host} is a third-party platform. Without a path, it does not identify a brand.`,
        remedy: 'Enter the domain of the brand’s own website.',
      };
}

function checkLikeness(brand: BrandContext): Verdict | undefined {
  const { website, legalName, dba } = brand;
  if (website?.domain === undefined || !website.hasKnownSuffix || RESERVED.test(website.host)) {
    return undefined;
  }
  const shared = findWebsiteHost(website.host);
  if (shared !== undefined && shared.kind !== 'builder') {
    return undefined;
  }
  const names = dba ? [legalName, dba] : [legalName];
  const likeness = findBrandLikeness(brand);
  if (likeness !== undefined && likeness !== 'common-word') {
    return {
      status: 'pass',
      message: LIKENESS[likeness],
      details: quoteList([shared === undefined ? website.domain : website.host]),
    };
  }
  return {
    status: 'warning',
    message:
      likeness === 'common-word'
        ? 'The domain and the name of the brand share only a common word. Reviewers may ask whose website it is (decline code 603).'
        : 'The domain has nothing in common with the legal name or the DBA name. Reviewers may ask whose website it is (decline code 603).',
    details: quoteList([website.domain, ...names.map((name) => name.text)]),
    remedy:
      likeness === 'common-word'
        ? 'If the domain belongs to the brand, show the legal name on the website. If it belongs to another company, enter the domain of the brand.'
        : 'Enter the DBA name that the website uses, and show the legal name on the website.',
  };
}

/** Whether the domain is recognizably the brand’s own. */
export function resemblesBrand(brand: BrandContext): boolean {
  const likeness = findBrandLikeness(brand);
  return likeness !== undefined && likeness !== 'common-word';
}

type Likeness = NonNullable<ReturnType<typeof findLikeness>>;

function findBrandLikeness({ website, legalName, dba }: BrandContext): Likeness | 'common-word' | undefined {
  if (website?.domain === undefined) {
    return undefined;
  }
  const shared = findWebsiteHost(website.host);
  const label = shared
    ? website.host.slice(0, -shared.host.length)
    : website.domain.slice(0, -(website.suffix.length + 1));
  const found = (dba ? [legalName, dba] : [legalName]).map((name) => compareWithLabel(label, name));
  return (
    found.find((likeness) => likeness !== 'common-word' && likeness !== undefined) ?? found.find(Boolean)
  );
}

const SMALL_WORDS = new Set(['the', 'of', 'and', 'for', 'my', 'our', 'your', 'a', 'in', 'at']);

/** A single word such as “court” or “dental” says the trade, not the brand; two such words are recognizable. */
function compareWithLabel(label: string, name: CompanyName): Likeness | 'common-word' | undefined {
  const likeness = findLikeness(label, name);
  if (likeness !== 'word') {
    return likeness;
  }
  const distinctive = name.core.filter((word) => !businessWords.has(word) && !SMALL_WORDS.has(word));
  const common = name.core.filter((word) => businessWords.has(word) && label.includes(word));
  const isDistinctive =
    common.length !== 1 ||
    distinctive.length === 0 ||
    findLikeness(label, { ...name, core: distinctive }) !== undefined ||
    name.core.join('').includes(label.replaceAll('-', ''));
  return isDistinctive ? likeness : 'common-word';
}

const LIKENESS = {
  same: 'The domain is the name of the brand.',
  word: 'The domain has a word from the name of the brand.',
  initials: 'The domain begins with the initials of the brand.',
  abbreviation: 'The domain abbreviates the name of the brand.',
} as const;
