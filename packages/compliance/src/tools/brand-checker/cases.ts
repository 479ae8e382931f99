// Brands and what is found in them, each row named after what it probes. A row changes one good brand.
import type { BrandInput } from '../../rules/brand-context.ts';

export const goodBrand: BrandInput = {
  ein: '84-2731906',
  legalName: 'Copper Kettle Cafe LLC',
  websiteDomain: 'copperkettlecafe.com',
  state: 'OR',
  dbaName: 'Copper Kettle',
  businessType: 'llc',
};

export type BrandCase = {
  readonly probes: string;
  readonly brand: Partial<BrandInput>;
  /** `rule status`; a leading `!` says that the rule must not speak in this status. */
  readonly finds: readonly string[];
  readonly score?: number;
};

const row = (
  probes: string,
  brand: Partial<BrandInput>,
  finds: string | readonly string[],
  score?: number,
): BrandCase => ({
  probes,
  brand,
  finds: typeof finds === 'string' ? [finds] : finds,
  ...(score === undefined ? {} : { score }),
});

export const brandCases: readonly BrandCase[] = [
  row(
    'a good brand has full marks',
    {},
    ['ein.prefix-issued pass', 'legal-name.suffix pass', 'domain.matches-name pass'],
    100,
  ),
  row(
    'nine digits without a hyphen are fine',
    { ein: '842731906' },
    ['ein.form info', '!ein.not-a-social-security-number warning'],
    100,
  ),
  row('a prefix that was never issued', { ein: '07-2731906' }, 'ein.prefix-issued error', 80),
  row('each of the 17 is refused: 89', { ein: '89-2731906' }, 'ein.prefix-issued error'),
  row('the newest prefixes are issued: 99', { ein: '99-2731906' }, 'ein.prefix-issued pass'),
  row('the number of every manual', { ein: '12-3456789' }, 'ein.not-a-placeholder warning', 93),
  row('ascending from nought', { ein: '01-2345678' }, 'ein.not-a-placeholder warning'),
  row('descending', { ein: '98-7654321' }, 'ein.not-a-placeholder warning'),
  row('all digits alike', { ein: '11-1111111' }, 'ein.not-a-placeholder error'),
  row('seven digits alike', { ein: '84-0000000' }, 'ein.not-a-placeholder warning'),
  row('bare digits with the prefix of a personal number', { ein: '078051120' }, [
    'ein.prefix-issued error',
    'ein.not-a-social-security-number warning',
  ]),
  row('bare digits of a taxpayer number', { ein: '970705123' }, 'ein.not-a-social-security-number warning'),
  row('one letter is no name', { legalName: 'X' }, 'legal-name.present error'),
  row('signs are no name', { legalName: '--' }, 'legal-name.present error'),
  row('a placeholder name', { legalName: 'Test LLC' }, 'legal-name.no-placeholder error'),
  row(
    'a test kitchen is no placeholder',
    { legalName: 'Test Kitchen LLC' },
    '!legal-name.no-placeholder error',
  ),
  row('a name without its ending', { legalName: 'Copper Kettle Cafe' }, 'legal-name.suffix warning', 93),
  row(
    'an ending that contradicts the type',
    { legalName: 'Copper Kettle Cafe, Inc.' },
    'legal-name.suffix warning',
  ),
  row('L.L.C. with dots', { legalName: 'Copper Kettle Cafe, L.L.C.' }, 'legal-name.suffix pass'),
  row(
    'the ending spelled out',
    { legalName: 'Copper Kettle Cafe Limited Liability Company' },
    'legal-name.suffix pass',
  ),
  row(
    'a non-profit is usually a corporation',
    { legalName: 'Copper Kettle Society, Inc.', businessType: 'non_profit' },
    ['legal-name.suffix pass', 'readiness.tax-exempt info'],
  ),
  row('a professional corporation', { legalName: 'Copper Kettle Dental P.C.', businessType: 'corporation' }, [
    'legal-name.suffix pass',
    'readiness.authentication-plus info',
  ]),
  row(
    'a partnership needs no ending',
    { legalName: 'Copper and Kettle', businessType: 'partnership' },
    '!legal-name.suffix warning',
  ),
  row('a foreign form', { legalName: 'Copper Kettle GmbH' }, [
    'legal-name.foreign warning',
    '!legal-name.suffix warning',
  ]),
  row(
    'capitals are what the IRS prints',
    { legalName: 'COPPER KETTLE CAFE LLC' },
    'legal-name.capitals info',
    100,
  ),
  row('a trademark sign', { legalName: 'Copper Kettle™ Cafe LLC' }, 'legal-name.characters warning'),
  row('emoji', { legalName: 'Copper Kettle ☕ LLC' }, 'legal-name.characters warning'),
  row(
    'ampersand, apostrophe and accent are fine',
    { legalName: "Kettle & Daughter's Café LLC" },
    '!legal-name.characters warning',
  ),
  row('numbers are no emoji', { legalName: '4 Copper Kettles #1 LLC' }, '!legal-name.characters warning'),
  row(
    'a trading name inside the legal one',
    { legalName: 'Kettle Foods LLC dba Copper Kettle' },
    'legal-name.no-dba-inside warning',
  ),
  row('a name that is too long', { legalName: `${'Copper '.repeat(40)}LLC` }, 'legal-name.length error'),
  row('a DBA that is the name without its ending', { dbaName: 'Copper Kettle Cafe' }, 'dba.consistent pass'),
  row('a DBA of other words', { dbaName: 'Sunrise Soups' }, 'dba.consistent warning', 93),
  row('a DBA of the initials', { dbaName: 'CKC' }, 'dba.consistent pass'),
  row('a DBA with another ending', { dbaName: 'Copper Kettle Inc' }, 'dba.suffix warning'),
  row('no domain', { websiteDomain: 'our site' }, 'domain.form error'),
  row('one label', { websiteDomain: 'copperkettle' }, 'domain.form error'),
  row('an e-mail address', { websiteDomain: 'hello@copperkettlecafe.com' }, 'domain.form error'),
  row(
    'a full address is read as its host',
    { websiteDomain: 'https://www.copperkettlecafe.com/menu?x=1' },
    'domain.matches-name pass',
    100,
  ),
  row('another scheme', { websiteDomain: 'ftp://copperkettlecafe.com' }, 'domain.form error'),
  row('an IP address', { websiteDomain: '203.0.113.7' }, 'domain.form error'),
  row('an unknown ending', { websiteDomain: 'copperkettlecafe.cmo' }, 'domain.suffix error'),
  row('a reserved name', { websiteDomain: 'example.com' }, 'domain.reserved error'),
  row('a public ending alone', { websiteDomain: 'co.uk' }, 'domain.registrable error'),
  row('a mail provider', { websiteDomain: 'gmail.com' }, 'domain.own error'),
  row('a social network without a page', { websiteDomain: 'facebook.com' }, 'domain.own error'),
  row('a page on a social network', { websiteDomain: 'facebook.com/copperkettle' }, 'domain.own warning'),
  row('a link page', { websiteDomain: 'linktr.ee/copperkettle' }, 'domain.own warning'),
  row('a shortener', { websiteDomain: 'bit.ly/3xYz' }, 'domain.own error'),
  row(
    'a site builder address',
    { websiteDomain: 'copperkettle.square.site' },
    ['domain.own warning', 'domain.matches-name pass'],
    93,
  ),
  row('a domain of other words', { websiteDomain: 'sunrisesoups.com' }, 'domain.matches-name warning', 93),
  row('a domain of the initials', { websiteDomain: 'ckcafe.com' }, 'domain.matches-name pass'),
  row(
    'a domain of the DBA',
    { websiteDomain: 'sunrisesoups.com', dbaName: 'Sunrise Soups' },
    'domain.matches-name pass',
  ),
  row('a longer domain', { websiteDomain: 'eatatcopperkettle.com' }, 'domain.matches-name pass'),
  row('a public body', { websiteDomain: 'salem.gov', legalName: 'City of Salem' }, [
    'domain.public-body info',
    'entity.type-likely info',
  ]),
  row('a small letter state', { state: 'or' }, 'state.known pass'),
  row('the District', { state: 'DC' }, 'state.known pass'),
  row('a territory', { state: 'PR' }, 'state.known pass'),
  row('Palau has US mail and is a country', { state: 'PW' }, 'state.known warning', 93),
  row('a military mail code', { state: 'AE' }, 'state.known warning'),
  row('no state', { state: 'ZZ' }, 'state.known error', 80),
  row('a province is no state', { state: 'ON' }, 'state.known error'),
  row('a sole proprietor with LLC', { businessType: 'sole_proprietor' }, [
    'entity.sole-proprietor-suffix error',
    'entity.sole-proprietor-with-ein warning',
  ]),
  row(
    'a sole proprietor with a bank',
    { businessType: 'sole_proprietor', legalName: 'Copper Kettle Bank' },
    'entity.sole-proprietor-words warning',
  ),
  row(
    'a sole proprietor at .org',
    { businessType: 'sole_proprietor', legalName: 'Ann Kettle', websiteDomain: 'annkettle.org' },
    ['entity.sole-proprietor-words warning'],
  ),
  row(
    'words are screened whole: Cashmere is no cash',
    { businessType: 'sole_proprietor', legalName: 'Cashmere Kettle' },
    '!entity.sole-proprietor-words warning',
  ),
  row(
    'a church',
    { legalName: 'Kettle Creek Church', businessType: 'corporation' },
    'entity.type-likely info',
  ),
  row(
    'small letters throughout',
    { legalName: 'copper kettle cafe llc' },
    'legal-name.small-letters info',
    100,
  ),
  row(
    'a brand that is written small is no small-letter name',
    { legalName: 'copperKettle LLC' },
    '!legal-name.small-letters info',
  ),
  row(
    'no ending and no type said is worth a word',
    { legalName: 'Copper Kettle Cafe', businessType: undefined },
    ['legal-name.suffix info', '!legal-name.suffix warning'],
  ),
  row(
    'a credit union has no legal ending',
    { legalName: 'Kettle Valley Federal Credit Union', businessType: 'corporation' },
    '!legal-name.suffix warning',
  ),
  row(
    'a service corporation is American',
    { legalName: 'Copper Kettle Dental, S.C.', businessType: 'corporation' },
    ['legal-name.suffix pass', '!legal-name.foreign warning'],
  ),
  row(
    'a professional corporation of Puerto Rico',
    { legalName: 'Clínica Copper Kettle, C.S.P.', state: 'PR', businessType: 'corporation' },
    ['legal-name.suffix pass', 'state.known pass'],
  ),
  row(
    'a committee of a candidate',
    { legalName: 'Committee to Elect Ann Kettle', businessType: undefined },
    'entity.type-likely info',
  ),
  row('a school system', { legalName: 'Kettle County Public Schools', businessType: undefined }, [
    'entity.type-likely info',
    '!legal-name.suffix info',
  ]),
];
