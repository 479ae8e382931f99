// Rules on the brand: its names, numbers, address, and email, and whether it is the sender.
import { bareTaxNumber, zipCodeOf } from '@tendlc/registration';
import { isFreeEmailDomain } from '../../facts/email-domains.ts';
import { findEinPrefix } from '../../facts/employer-numbers.ts';
import { findWebsiteHost } from '../../facts/website-hosts.ts';
import { findStatesOfZip } from '../../facts/zip-prefixes.ts';
import { readCompanyName } from '../../text/company-name.ts';
import { findPhones } from '../../text/phones.ts';
import { type PacketContext, domainOf, textOf } from '../packet-context.ts';
import { type Draft, NO_EDIT, type Verdict } from '../report.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

/** A brand that is registered elsewhere and not given cannot be judged. */
export const reviewBrand = (context: PacketContext): Draft[] => [
  ...(context.isBrandKnown ? applyPacketRules(BRAND_RULES, context, context) : []),
  ...applyPacketRules(PAGE_RULES, context, context),
];

const BRAND_RULES: readonly PacketRule<PacketContext>[] = [
  ['brand.legal-name', checkLegalName],
  ['brand.ein-format', checkEin],
  ['brand.address', checkAddress],
  ['brand.email-domain', checkEmail],
  ['brand.phone', checkPhone],
  ['brand.is-sender', checkSender],
  ['brand.ein-reuse', checkReuse],
  ['brand.sole-prop', checkSoleProprietor],
  ['brand.public-auth', checkAuthentication],
  ['brand.verified', checkVerified],
  ['site.missing', checkWebsite],
  ['site.social-only', checkWebsiteHost],
];

const PAGE_RULES: readonly PacketRule<PacketContext>[] = [
  ['page.privacy.missing', checkPolicy],
  ['page.terms.missing', checkTerms],
];

const FIRMS: ReadonlySet<string> = new Set(['PRIVATE_PROFIT', 'PUBLIC_PROFIT']);

function checkLegalName({ brand }: PacketContext): Verdict | undefined {
  const legalName = textOf(brand, 'companyName');
  const isFirm = FIRMS.has(textOf(brand, 'entityType') ?? '');
  if (legalName === undefined || !isFirm || readCompanyName(legalName).form !== undefined) {
    return undefined;
  }
  return {
    path: 'brand.companyName',
    message:
      'The legal company name has no ending such as LLC or Inc. The registry compares it with IRS records.',
    remedy: 'Copy the legal name from your IRS letter (CP 575 or 147C), with its punctuation.',
    quoted: legalName,
  };
}

function checkEin({ brand, isSoleProprietor }: PacketContext): Verdict | undefined {
  const given = textOf(brand, 'ein');
  const country = textOf(brand, 'einIssuingCountry') ?? textOf(brand, 'country');
  if (given === undefined || country !== 'US' || isSoleProprietor) {
    return undefined;
  }
  const digits = bareTaxNumber(given);
  const about = { path: 'brand.ein', remedy: 'Copy the EIN from your IRS letter (CP 575 or 147C).' };
  if (/^\d{3}-\d{2}-\d{4}$/.test(given.trim())) {
    return {
      ...about,
      message: 'The EIN is written like a Social Security number. A company registers with its EIN.',
      quoted: undefined,
    };
  }
  if (/^(\d)\1{8}$/.test(digits)) {
    return { ...about, message: 'All digits of the EIN are the same.', quoted: given };
  }
  return /^\d{9}$/.test(digits) && findEinPrefix(digits.slice(0, 2)) === undefined
    ? {
        ...about,
        status: 'warning',
        message: `The IRS has not issued EINs that begin with ${digits.slice(0, 2)}.`,
        quoted: given,
      }
    : undefined;
}

const PO_BOX = /\bP(?:ost)?\.?\s?O(?:ffice)?\.?\s?Box\b/i;

function checkAddress({ brand }: PacketContext): Verdict[] {
  const street = textOf(brand, 'street');
  const found: Verdict[] = [];
  if (street !== undefined && PO_BOX.test(street)) {
    found.push({
      path: 'brand.street',
      message: 'The street address is a PO box.',
      remedy: 'Use the street address on file with the IRS.',
      quoted: street,
    });
  }
  const state = textOf(brand, 'state')?.trim().toUpperCase();
  const zip = zipCodeOf(textOf(brand, 'postalCode')?.trim() ?? '');
  const isAmerican = textOf(brand, 'country') === 'US';
  if (isAmerican && zip !== undefined && state !== undefined && /^[A-Z]{2}$/.test(state)) {
    const ofZip = findStatesOfZip(zip);
    if (!ofZip.includes(state)) {
      found.push({
        path: 'brand.postalCode',
        also: ['brand.state'],
        message:
          ofZip.length === 0
            ? `No state has ZIP codes that begin with ${zip.slice(0, 3)}.`
            : `The ZIP code ${zip} is in ${ofZip.join(' or ')}, but the state is ${state}.`,
        remedy: 'Use the street address on file with the IRS, with its own ZIP code and state.',
      });
    }
  }
  return found;
}

function checkEmail({ brand, website, websiteDomain, isSoleProprietor }: PacketContext): Verdict | undefined {
  const email = textOf(brand, 'email');
  const domain = domainOf(email?.split('@').at(-1));
  if (email === undefined || domain === undefined) {
    return undefined;
  }
  const own = websiteDomain ?? 'your website';
  const remedy =
    website === undefined || websiteDomain === undefined
      ? 'Use an address at the domain of your website.'
      : `Use an address at the domain of your website, such as support@${own}.`;
  if (isFreeEmailDomain(domain)) {
    return {
      path: 'brand.email',
      status: isSoleProprietor ? 'warning' : 'error',
      message: `The email address is at ${domain}, a free email provider.`,
      remedy,
      quoted: email,
    };
  }
  return websiteDomain !== undefined && domain !== websiteDomain
    ? {
        path: 'brand.email',
        also: ['brand.website'],
        status: 'warning',
        message: `The email address is at ${domain}, but the website is at ${websiteDomain}.`,
        remedy,
        quoted: email,
      }
    : undefined;
}

/** Numbers that the numbering plan reserves for films and examples. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

function checkPhone({ brand }: PacketContext): Verdict | undefined {
  const given = textOf(brand, 'phone');
  const isAmerican = ['US', 'CA'].includes(textOf(brand, 'country') ?? '');
  if (given === undefined || !isAmerican) {
    return undefined;
  }
  const digits = given.replaceAll(/\D/g, '');
  const e164 = `+${digits.length === 10 ? '1' : ''}${digits}`;
  const about = {
    path: 'brand.phone',
    remedy: 'Use a phone number that reaches the business.',
    quoted: given,
  };
  if (FICTIONAL.test(e164)) {
    return { ...about, message: 'The phone number is reserved for examples and reaches no one.' };
  }
  const [phone] = findPhones(given.startsWith('+') ? e164 : given);
  return phone === undefined
    ? { ...about, message: 'The phone number is not a valid number in the US or Canada.' }
    : undefined;
}

const FOR_OTHERS =
  /\b(?:our|their) (?:clients?['’]?|business customers['’]?) (?:customers|patients|members|contacts)\b|\bon behalf of (?:our |its |their |other |local |small |several |many )?(?:clients?|businesses|brands|companies|merchants|customers['’] business)\b|\b(?:clients|businesses|merchants|companies|brands) (?:(?:that|who|which) )?use our (?:platform|software|service|app)\b|\b(?:platform|software|agency|service|tool|app) (?:that|which) (?:lets?|allows?|helps?|enables?) (?:\w+ ){0,4}(?:companies|businesses|brands|merchants|retailers|agencies|contractors|clinics|restaurants) (?:to )?(?:text|message|send|reach)\b|\bwe are (?:an?|the) (?:marketing |digital )?(?:agency|software (?:vendor|provider|company)|platform) (?:that|which|and)\b/i;

function checkSender({ description, flow, names }: PacketContext): Verdict[] {
  return [description, flow?.reading].flatMap((reading) => {
    const found = reading === undefined ? undefined : FOR_OTHERS.exec(reading.text)?.[0];
    return reading === undefined || found === undefined
      ? []
      : [
          {
            path: reading.path,
            also: ['brand.brandName'],
            message: `The text says that ${names[0] ?? 'the brand'} sends messages for other businesses.`,
            remedy: 'Register the business whose name customers see, with a campaign for each business.',
            quoted: found,
            mend: NO_EDIT,
          },
        ];
  });
}

function checkReuse({ brand, input, packet }: PacketContext): Verdict | undefined {
  const ein = textOf(brand, 'ein');
  const isUsed =
    ein !== undefined && input.account?.eins?.some((other) => bareTaxNumber(other) === bareTaxNumber(ein));
  return isUsed === true && packet.brand !== undefined
    ? {
        path: 'brand.ein',
        message: 'Another brand of this account has the same EIN.',
        remedy: 'Use one brand for each EIN: add the campaign to the brand that exists.',
      }
    : undefined;
}

function checkSoleProprietor({ brand, isSoleProprietor }: PacketContext): Verdict | undefined {
  return isSoleProprietor && textOf(brand, 'ein') !== undefined
    ? {
        path: 'brand.ein',
        also: ['brand.entityType'],
        message: 'A sole proprietor registers without an EIN.',
        remedy: 'Register as a company when you have an EIN, or remove the EIN.',
      }
    : undefined;
}

function checkAuthentication({ brand, input }: PacketContext): Verdict | undefined {
  const onFile = input.brandOnFile;
  if (textOf(brand, 'entityType') !== 'PUBLIC_PROFIT' || onFile?.hasAuthenticationPlus === true) {
    return undefined;
  }
  return {
    path: 'brand.businessContactEmail',
    // An error only where it is known to be open.
    status: onFile?.hasAuthenticationPlus === false ? 'error' : 'info',
    message: 'A publicly traded company has to complete Authentication+ before its campaigns.',
    remedy: 'Open the email that the registry sends to the business contact, and confirm the address.',
  };
}

const VERIFIED: ReadonlySet<string> = new Set(['VERIFIED', 'VETTED_VERIFIED']);

/** A submission waits for a brand that is pending. It does not wait for one that the registry could not verify. */
function checkVerified({ input, hasCampaign }: PacketContext): Verdict | undefined {
  const status = input.brandOnFile?.identityStatus;
  if (status === undefined || VERIFIED.has(status) || !hasCampaign) {
    return undefined;
  }
  const isFailed = status === 'UNVERIFIED';
  return {
    path: 'brand.companyName',
    also: ['brand.ein'],
    status: isFailed ? 'error' : 'warning',
    message: isFailed
      ? 'The registry could not verify the brand, so carriers reject its campaigns.'
      : 'The registry has not verified the brand yet.',
    remedy: isFailed
      ? 'Correct the legal name, EIN, and address, and request verification again.'
      : 'Wait until the brand is verified.',
  };
}

function checkWebsite({ website, isSoleProprietor, brand }: PacketContext): Verdict | undefined {
  return website === undefined && !isSoleProprietor
    ? {
        path: 'brand.website',
        message: 'The registration has no website.',
        remedy: `Add the public website of ${textOf(brand, 'brandName') ?? 'the business'}.`,
      }
    : undefined;
}

function checkWebsiteHost({ website }: PacketContext): Verdict | undefined {
  const url = website === undefined || website.includes('://') ? website : `https://${website}`;
  const shared = url === undefined || !URL.canParse(url) ? undefined : findWebsiteHost(new URL(url).hostname);
  return shared === undefined || shared.kind === 'builder'
    ? undefined
    : {
        path: 'brand.website',
        message: `The website is a page at ${shared.host}. Some reviewers accept such a page, others do not.`,
        remedy: 'Publish one page at your own domain.',
        quoted: website,
      };
}

type PageField = {
  readonly path: 'campaign.privacyPolicyLink' | 'campaign.termsAndConditionsLink';
  /** In the campaign, or else in the pages. */
  readonly url: string | undefined;
  readonly what: string;
  readonly toPublish: string;
};

/** Twilio requires both pages since 2026-06-30; elsewhere they are optional. */
function checkPage(context: PacketContext, { path, url, what, toPublish }: PageField): Verdict | undefined {
  if (!context.hasCampaign) {
    return undefined;
  }
  if (url === undefined) {
    return {
      path,
      status: context.isJudgedBy('twilio') ? 'error' : 'warning',
      message: `The registration has no URL of ${what}.`,
      remedy: `Publish ${toPublish} of ${context.brandName ?? 'the business'} at a URL of its own, and enter the URL here.`,
    };
  }
  return textOf(context.campaign, path.slice('campaign.'.length)) === undefined
    ? {
        path,
        status: 'warning',
        message: `Only the pages name the URL of ${what}, so the registry does not get it.`,
        remedy: `Enter it here, too: ${url}`,
        mend: 'copy',
      }
    : undefined;
}

function checkPolicy(context: PacketContext): Verdict | undefined {
  return checkPage(context, {
    path: 'campaign.privacyPolicyLink',
    url: context.privacyUrl,
    what: 'a privacy policy',
    toPublish: 'the privacy policy',
  });
}

function checkTerms(context: PacketContext): Verdict | undefined {
  return checkPage(context, {
    path: 'campaign.termsAndConditionsLink',
    url: context.termsUrl,
    what: 'terms and conditions',
    toPublish: 'the SMS terms',
  });
}
