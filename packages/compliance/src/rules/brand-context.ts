// Reads the data of a brand once for all brand rules.
import { parse } from 'tldts';
import type { BusinessType } from '../facts/company-names.ts';
import { type EinPrefixGroup, findEinPrefix } from '../facts/employer-numbers.ts';
import { type State, findState } from '../facts/states.ts';
import { type CompanyName, readCompanyName } from '../text/company-name.ts';

export type Website = {
  /** The input, trimmed. */
  readonly given: string;
  /** Lower case, in punycode. */
  readonly host: string;
  /** The registrable domain, such as `example.co.uk`; undefined for IP addresses and unknown top-level domains. */
  readonly domain: string | undefined;
  readonly suffix: string;
  readonly isIpAddress: boolean;
  readonly hasKnownSuffix: boolean;
  /** Whether the input has a path, query, port, user name, or scheme besides the host. */
  readonly hasMoreThanHost: boolean;
  readonly hasPath: boolean;
};

export type Ein = {
  readonly digits: string;
  /** `12-3456789`. */
  readonly written: string;
  readonly hasHyphen: boolean;
  readonly prefix: string;
  readonly issuer: EinPrefixGroup | undefined;
};

export type BrandContext = {
  readonly ein: Ein;
  readonly legalName: CompanyName;
  readonly dba: CompanyName | undefined;
  readonly website: Website | undefined;
  readonly websiteGiven: string;
  readonly stateCode: string;
  readonly state: State | undefined;
  /** The type from the request; undefined if omitted. */
  readonly businessType: BusinessType | undefined;
};

export type BrandInput = {
  readonly ein: string;
  readonly legalName: string;
  readonly websiteDomain: string;
  readonly state: string;
  readonly dbaName?: string | undefined;
  readonly businessType?: BusinessType | undefined;
};

/** Reads a brand. `ein` must have nine digits, with or without the hyphen. */
export function readBrand(input: BrandInput): BrandContext {
  const dba = input.dbaName?.trim();
  return {
    ein: readEin(input.ein),
    legalName: readCompanyName(input.legalName.trim()),
    dba: dba === undefined || dba === '' ? undefined : readCompanyName(dba),
    website: readWebsite(input.websiteDomain),
    websiteGiven: input.websiteDomain.trim(),
    stateCode: input.state.toUpperCase(),
    state: findState(input.state),
    businessType: input.businessType,
  };
}

function readEin(given: string): Ein {
  const digits = given.replaceAll('-', '');
  const prefix = digits.slice(0, 2);
  return {
    digits,
    prefix,
    written: `${prefix}-${digits.slice(2)}`,
    hasHyphen: given.includes('-'),
    issuer: findEinPrefix(prefix),
  };
}

const HOST_UNITS_MAX = 253;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/;

/** The host name in user input, with or without a scheme, path, or www; undefined if the input has none. */
function readWebsite(input: string): Website | undefined {
  const given = input.trim();
  if (given === '' || given.length > 2048 || /[\s@\\]/.test(given)) {
    return undefined;
  }
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(given);
  if (hasScheme && !/^https?:/i.test(given)) {
    return undefined;
  }
  const address = hasScheme ? given : `https://${given}`;
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, '');
  const parsed = parse(host, { allowPrivateDomains: false });
  const isIpAddress = parsed.isIp === true;
  const labels = host.split('.');
  const isHostName =
    host.length <= HOST_UNITS_MAX && labels.length > 1 && labels.every((label) => LABEL.test(label));
  if (!isIpAddress && !isHostName) {
    return undefined;
  }
  return {
    given,
    host,
    domain: parsed.domain ?? undefined,
    suffix: parsed.publicSuffix ?? '',
    isIpAddress,
    hasKnownSuffix: parsed.isIcann === true,
    hasMoreThanHost: hasScheme || url.port !== '' || hasPathOf(url),
    hasPath: hasPathOf(url),
  };
}

function hasPathOf(url: URL): boolean {
  return url.pathname.length > 1 || url.search !== '' || url.hash !== '';
}
