// Cases of brand-checker. Each name says what the row tests. A row changes one valid brand.
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
  /** `rule status`; a leading `!` means that the rule must not have this status. */
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
    'a valid brand has the full score',
    {},
    ['ein.prefix-issued pass', 'legal-name.suffix pass', 'domain.matches-name pass'],
    100,
  ),
  row(
    'nine digits without a hyphen are accepted',
    { ein: '842731906' },
    ['ein.form info', '!ein.not-a-social-security-number warning'],
    100,
  ),
  row(
    'a name of a prohibited trade',
    {
      legalName: 'Green Leaf Dispensary LLC',
      websiteDomain: 'greenleafdispensary.com',
      dbaName: 'Green Leaf',
    },
    'brand.trade warning',
  ),
  row('a domain of a prohibited trade', { websiteDomain: 'copperkettlecasino.com' }, 'brand.trade warning'),
  row(
    'a trap word beside another trade is only a name',
    {
      legalName: 'Blackjack Roofing LLC',
      websiteDomain: 'blackjackroofing.com',
      dbaName: 'Blackjack Roofing',
    },
    '!brand.trade warning',
  ),
  row('a prefix that was never issued', { ein: '07-2731906' }, 'ein.prefix-issued error', 80),
  row('each of the 17 unused prefixes is rejected: 89', { ein: '89-2731906' }, 'ein.prefix-issued error'),
  row('the newest prefixes are accepted: 99', { ein: '99-2731906' }, 'ein.prefix-issued pass'),
  row('an example number from documentation', { ein: '12-3456789' }, 'ein.not-a-placeholder warning', 93),
  row('ascending digits from zero', { ein: '01-2345678' }, 'ein.not-a-placeholder warning'),
  row('descending', { ein: '98-7654321' }, 'ein.not-a-placeholder warning'),
  row('nine identical digits', { ein: '11-1111111' }, 'ein.not-a-placeholder error'),
  row('seven identical digits', { ein: '84-0000000' }, 'ein.not-a-placeholder warning'),
  row('digits without a hyphen and with the prefix of a Social Security number', { ein: '078051120' }, [
    'ein.prefix-issued error',
    'ein.not-a-social-security-number warning',
  ]),
  row('digits of an ITIN without a hyphen', { ein: '970705123' }, 'ein.not-a-social-security-number warning'),
  row('one letter is not a name', { legalName: 'X' }, 'legal-name.present error'),
  row('punctuation is not a name', { legalName: '--' }, 'legal-name.present error'),
  row('a placeholder name', { legalName: 'Test LLC' }, 'legal-name.no-placeholder error'),
  row(
    'a test kitchen is not a placeholder',
    { legalName: 'Test Kitchen LLC' },
    '!legal-name.no-placeholder error',
  ),
  row('a name without its suffix', { legalName: 'Copper Kettle Cafe' }, 'legal-name.suffix warning', 93),
  row(
    'a suffix that contradicts the type',
    { legalName: 'Copper Kettle Cafe, Inc.' },
    'legal-name.suffix warning',
  ),
  row('L.L.C. with dots', { legalName: 'Copper Kettle Cafe, L.L.C.' }, 'legal-name.suffix pass'),
  row(
    'a spelled-out suffix',
    { legalName: 'Copper Kettle Cafe Limited Liability Company' },
    'legal-name.suffix pass',
  ),
  row(
    'a nonprofit is usually a corporation',
    { legalName: 'Copper Kettle Society, Inc.', businessType: 'non_profit' },
    ['legal-name.suffix pass', 'readiness.tax-exempt info'],
  ),
  row('a professional corporation', { legalName: 'Copper Kettle Dental P.C.', businessType: 'corporation' }, [
    'legal-name.suffix pass',
    '!readiness.authentication-plus info',
  ]),
  row(
    'a partnership needs no suffix',
    { legalName: 'Copper and Kettle', businessType: 'partnership' },
    '!legal-name.suffix warning',
  ),
  row('a foreign legal form', { legalName: 'Copper Kettle GmbH' }, [
    'legal-name.foreign warning',
    '!legal-name.suffix warning',
  ]),
  row(
    'capital letters as on IRS letters',
    { legalName: 'COPPER KETTLE CAFE LLC' },
    'legal-name.capitals info',
    100,
  ),
  row('a trademark sign', { legalName: 'Copper Kettle™ Cafe LLC' }, 'legal-name.characters warning'),
  row('emoji', { legalName: 'Copper Kettle ☕ LLC' }, 'legal-name.characters warning'),
  row(
    'an ampersand, apostrophe, and accent are accepted',
    { legalName: "Kettle & Daughter's Café LLC" },
    '!legal-name.characters warning',
  ),
  row('digits are not emoji', { legalName: '4 Copper Kettles #1 LLC' }, '!legal-name.characters warning'),
  row(
    'a DBA name inside the legal name',
    { legalName: 'Kettle Foods LLC dba Copper Kettle' },
    'legal-name.no-dba-inside warning',
  ),
  row('a name that is too long', { legalName: `${'Copper '.repeat(40)}LLC` }, 'legal-name.length error'),
  row(
    'a DBA name that is the legal name without its suffix',
    { dbaName: 'Copper Kettle Cafe' },
    'dba.consistent pass',
  ),
  row('a DBA name with other words', { dbaName: 'Sunrise Soups' }, 'dba.consistent warning', 93),
  row('a DBA name from the initials', { dbaName: 'CKC' }, 'dba.consistent pass'),
  row('a DBA name with another suffix', { dbaName: 'Copper Kettle Inc' }, 'dba.suffix warning'),
  row('no domain', { websiteDomain: 'our site' }, 'domain.form error'),
  row('a domain with one label', { websiteDomain: 'copperkettle' }, 'domain.form error'),
  row('an email address', { websiteDomain: 'hello@copperkettlecafe.com' }, 'domain.form error'),
  row(
    'a full URL is read as its host',
    { websiteDomain: 'https://www.copperkettlecafe.com/menu?x=1' },
    'domain.matches-name pass',
    100,
  ),
  row('another scheme', { websiteDomain: 'ftp://copperkettlecafe.com' }, 'domain.form error'),
  row('an IP address', { websiteDomain: '203.0.113.7' }, 'domain.form error'),
  row('an unknown top-level domain', { websiteDomain: 'copperkettlecafe.cmo' }, 'domain.suffix error'),
  row('a reserved name', { websiteDomain: 'example.com' }, 'domain.reserved error'),
  row('a public suffix alone', { websiteDomain: 'co.uk' }, 'domain.registrable error'),
  row('an email provider', { websiteDomain: 'gmail.com' }, 'domain.own error'),
  row('a social network without a page', { websiteDomain: 'facebook.com' }, 'domain.own error'),
  row('a page on a social network', { websiteDomain: 'facebook.com/copperkettle' }, 'domain.own warning'),
  row('a link page', { websiteDomain: 'linktr.ee/copperkettle' }, 'domain.own warning'),
  row('a shortener', { websiteDomain: 'bit.ly/3xYz' }, 'domain.own error'),
  row(
    'a website builder address',
    { websiteDomain: 'copperkettle.square.site' },
    ['domain.own warning', 'domain.matches-name pass'],
    93,
  ),
  row('a domain with other words', { websiteDomain: 'sunrisesoups.com' }, 'domain.matches-name warning', 93),
  row('a domain from the initials', { websiteDomain: 'ckcafe.com' }, 'domain.matches-name pass'),
  row(
    'a domain from the DBA name',
    { websiteDomain: 'sunrisesoups.com', dbaName: 'Sunrise Soups' },
    'domain.matches-name pass',
  ),
  row('a longer domain', { websiteDomain: 'eatatcopperkettle.com' }, 'domain.matches-name pass'),
  row('a government body', { websiteDomain: 'salem.gov', legalName: 'City of Salem' }, [
    'domain.public-body info',
    'entity.type-likely info',
  ]),
  row('a lowercase state code', { state: 'or' }, 'state.known pass'),
  row('the District of Columbia', { state: 'DC' }, 'state.known pass'),
  row('a territory', { state: 'PR' }, 'state.known pass'),
  row('Palau has US mail service but is a country', { state: 'PW' }, 'state.known warning', 93),
  row('a military mail code', { state: 'AE' }, 'state.known warning'),
  row('no state', { state: 'ZZ' }, 'state.known error', 80),
  row('a province is not a state', { state: 'ON' }, 'state.known error'),
  row('the prefix of foreign companies', { ein: '98-2731906' }, [
    'ein.prefix-issued pass',
    'ein.foreign-prefix info',
  ]),
  row(
    'a domain with only a common word of the name',
    {
      legalName: 'County of Kettle',
      dbaName: 'Kettle County Court Reminders',
      businessType: undefined,
      websiteDomain: 'kettle.courtnotices.org',
    },
    'domain.matches-name warning',
  ),
  row(
    'a domain with two common words of the name',
    { legalName: 'Harlow Family Dental PLLC', dbaName: undefined, websiteDomain: 'familydentalcenter.com' },
    'domain.matches-name pass',
  ),
  row(
    'a domain with a common word and a distinctive word',
    { legalName: 'Harlow Dental LLC', dbaName: undefined, websiteDomain: 'dentalharlow.com' },
    'domain.matches-name pass',
  ),
  row(
    'a name of common words only',
    { legalName: 'The Tire Shop LLC', dbaName: undefined, websiteDomain: 'besttires.com' },
    'domain.matches-name pass',
  ),
  row(
    'a suffix on the DBA name instead of the legal name',
    { legalName: 'Copper Kettle Digital', dbaName: 'Copper Kettle Media, Inc.', businessType: undefined },
    'dba.suffix warning',
  ),
  row(
    'a public body whose DBA name is an association',
    {
      legalName: 'Kettle School District 12',
      dbaName: 'Kettle Parents Association',
      businessType: undefined,
    },
    '!dba.suffix warning',
  ),
  row(
    'a company that sells to churches is no church',
    { legalName: 'Parish Bookkeepers Church Supply LLC' },
    '!entity.type-likely info',
  ),
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
    'only whole words are screened: Cashmere is not cash',
    { businessType: 'sole_proprietor', legalName: 'Cashmere Kettle' },
    '!entity.sole-proprietor-words warning',
  ),
  row(
    'a church',
    { legalName: 'Kettle Creek Church', businessType: 'corporation' },
    'entity.type-likely info',
  ),
  row(
    'a name in all lowercase letters',
    { legalName: 'copper kettle cafe llc' },
    'legal-name.small-letters info',
    100,
  ),
  row(
    'a name with one capital letter is not all lowercase',
    { legalName: 'copperKettle LLC' },
    '!legal-name.small-letters info',
  ),
  row(
    'a name without a suffix or type has a warning, because verification often fails for it',
    { legalName: 'Copper Kettle Cafe', businessType: undefined },
    'legal-name.suffix warning',
    93,
  ),
  row(
    'a credit union has no legal suffix',
    { legalName: 'Kettle Valley Federal Credit Union', businessType: 'corporation' },
    '!legal-name.suffix warning',
  ),
  row(
    'a service corporation is a US legal form',
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
