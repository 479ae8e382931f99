// Two-letter state codes of the US Postal Service, and which of them are valid for a US business address.
import type { Sourced } from './sources.ts';

export type State = Sourced & {
  readonly code: string;
  readonly name: string;
  /** `associated`: independent countries with US mail service; `military`: addresses of the armed forces. */
  readonly kind: 'state' | 'district' | 'territory' | 'associated' | 'military';
};

const postal = { source: 'uspsStates', basis: 'published' } as const;

const rows = (kind: State['kind'], list: string): State[] =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .map((pair) => ({ ...postal, kind, code: pair.slice(0, 2), name: pair.slice(3) }));

export const states: readonly State[] = [
  ...rows(
    'state',
    `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia
    |HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland
    |MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire
    |NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania
    |RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
    |WV West Virginia|WI Wisconsin|WY Wyoming`,
  ),
  ...rows('district', 'DC District of Columbia'),
  ...rows(
    'territory',
    'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands',
  ),
  ...rows('associated', 'FM Federated States of Micronesia|MH Marshall Islands|PW Palau'),
  ...rows('military', 'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific'),
];

/** Canadian provinces and territories, which are no US states. No code is also a code of a US state. */
export const canadianProvinces: ReadonlyMap<string, string> = new Map(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon'
    .split('|')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
);

const stateByCode = new Map(states.map((row) => [row.code, row]));

/** The state of a two-letter code, ignoring case. */
export function findState(code: string): State | undefined {
  return stateByCode.get(code.toUpperCase());
}

const codeByName = new Map(states.map(({ code, name }) => [name.toLowerCase(), code]));

/** The code of a state by its whole name, ignoring case. */
export const stateCodeOf = (name: string): string | undefined => codeByName.get(name.trim().toLowerCase());
