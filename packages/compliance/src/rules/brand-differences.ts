// Finds what changed between two versions of brand data, written as lines of "name: value" or as JSON-like text.
import { readCompanyName } from '../text/company-name.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import { type AddressInLine, findUnlabeledAddress } from './unlabeled-address.ts';

type Field = {
  readonly name: string;
  readonly words: RegExp;
  readonly impact: Difference['impact'];
  readonly effect: string;
};

// The registry verifies a brand again if one of the first four fields changes, and rejects the change while campaigns are active.
const FIELDS: readonly Field[] = [
  {
    name: 'ein',
    words: /^(?:ein|tax ?id|fein|tin|employer identification number)$/,
    impact: 'high',
    effect: 'The brand returns to UNVERIFIED and must be verified again.',
  },
  {
    name: 'legal_name',
    words: /^(?:legal ?name|legal company name|company ?name|legal business name)$/,
    impact: 'high',
    effect: 'The brand returns to UNVERIFIED and must be verified again.',
  },
  {
    name: 'entity_type',
    words: /^(?:entity ?type|business ?type|organi[sz]ation type)$/,
    impact: 'high',
    effect: 'The brand returns to UNVERIFIED and must be verified again.',
  },
  {
    name: 'country',
    words: /^(?:country|ein issuing country)$/,
    impact: 'high',
    effect: 'The brand returns to UNVERIFIED and must be verified again.',
  },
  {
    name: 'brand_name',
    words: /^(?:brand ?name|display ?name|dba|dba ?name|name)$/,
    impact: 'high',
    effect: 'The sample messages, opt-in, and website must show the same name (decline code 603).',
  },
  {
    name: 'address',
    words: /^(?:address|street|street address|city|state|zip|zip code|postal ?code)$/,
    impact: 'high',
    effect:
      'The registry compares the address with public records. A different address can cause the verification to fail.',
  },
  {
    name: 'website',
    words: /^(?:website|website ?domain|url|domain|web site)$/,
    impact: 'high',
    effect: 'Reviewers check campaigns against the website.',
  },
  {
    name: 'email',
    words: /^(?:e-?mail|support email|contact email|business contact email)$/,
    impact: 'medium',
    effect: 'The email address must use the brand’s own domain.',
  },
  {
    name: 'phone',
    words: /^(?:phone|telephone|phone number|support phone|mobile ?phone)$/,
    impact: 'medium',
    effect: 'The phone number should match the website and the HELP message.',
  },
  {
    name: 'stock_symbol',
    words: /^(?:stock ?symbol|stock ?exchange|ticker)$/,
    impact: 'high',
    effect: 'The registry verifies the stock symbol and exchange.',
  },
];

/** Fields of a brand that differ. A line without a field name is matched by its format. */
export function compareBrands(before: string, after: string): Difference[] {
  const [was, is] = alignLoneNames(readFields(before), readFields(after));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Difference[] => {
    const old = was.get(key) ?? '';
    const now = is.get(key) ?? '';
    if (old.toLowerCase() === now.toLowerCase()) {
      return [];
    }
    const field = FIELDS.find((row) => row.words.test(key));
    if (field?.name === 'address' && isSameStreet(old, now)) {
      return [
        {
          source: 'house',
          basis: 'estimate',
          category: 'address',
          kind: 'changed',
          before: old,
          after: now,
          change: 'The address is written differently, but it is the same postal address.',
          impact: 'low',
        },
      ];
    }
    return [
      {
        source: 'registryIdentity',
        basis: field === undefined ? 'estimate' : 'published',
        category: field?.name ?? 'brand_data',
        kind: findDifferenceKind(old, now),
        before: old,
        after: now,
        change: describeChange(key, old, now, field),
        impact: field?.impact ?? 'low',
      },
    ];
  });
}

type Fields = Map<string, string>;

/** A single line is a legal name if the line in the other text has a legal suffix: only the suffix may have changed. */
function alignLoneNames(was: Fields, is: Fields): readonly [Fields, Fields] {
  const align = (one: Fields, other: Fields): Fields => {
    const name = one.size === 1 ? one.get('name') : undefined;
    return name !== undefined && other.size === 1 && other.has('legal name')
      ? new Map([['legal name', name]])
      : one;
  };
  return [align(was, is), align(is, was)];
}

function describeChange(key: string, old: string, now: string, field: Field | undefined): string {
  const effect = field?.effect ?? 'Not a field that the registry verifies.';
  if (field?.name === 'legal_name') {
    const [was, is] = [readCompanyName(old), readCompanyName(now)];
    if (was.core.join(' ') === is.core.join(' ') && was.form?.suffix !== is.form?.suffix) {
      return is.form === undefined
        ? `Legal name: The suffix ${was.form?.suffix} was removed. A name without the suffix on the IRS letter is a frequent cause of UNVERIFIED. ${effect}`
        : `Legal name: The suffix is now ${is.form.suffix.replace(/\.$/, '')}. ${effect}`;
    }
  }
  return `${titled(key)}: ${effect}`;
}

// Postal abbreviations that people use interchangeably.
const STREET_WORDS: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['suite', 'ste'],
  ['apartment', 'apt'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

function isSameStreet(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) =>
    (address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => STREET_WORDS.get(word) ?? word)
      .join(' '),
  );
  return first !== '' && first === second;
}

function titled(key: string): string {
  return key === 'ein' ? 'EIN' : key.charAt(0).toUpperCase() + key.slice(1);
}

const LINES_MAX = 400;
const LINE_UNITS_MAX = 600;
const PAIR = /^[\s"'{,*-]*([A-Za-z][A-Za-z0-9 _-]{0,40}?)["']?\s{0,40}[:=]\s*["']?(.*)$/;

// The lookbehind lets an address start only at its first character; otherwise each character would start a new attempt.
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const EIN = /(?<![\d-])\d{2}-\d{7}(?![\d-])/;
const WEBSITE = /\b(?:https?:\/\/|(?=[a-z0-9])(?<![a-z0-9]-+))(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/i;
const PHONE = /\+?1?[ (.-]{0,2}\d{3}[) .-]{1,2}\d{3}[ .-]\d{4}\b/;

const first = (pattern: RegExp) => (line: string) => pattern.exec(line)?.[0];
const SHAPES: readonly (readonly [string, (line: string) => string | undefined])[] = [
  ['email', first(EMAIL)],
  ['ein', first(EIN)],
  ['website', first(WEBSITE)],
  ['phone', first(PHONE)],
  ['legal name', findLegalName],
];

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.split(/\r?\n|,(?=\s*")/, LINES_MAX)) {
    const pair = line.length > LINE_UNITS_MAX ? null : PAIR.exec(line.trimEnd());
    const key = pair?.[1] === undefined ? '' : nameOf(pair[1]);
    const isKnown = FIELDS.some(({ words }) => words.test(key));
    const head = line.slice(0, LINE_UNITS_MAX);
    // “Acme LLC: 1 Main St, Austin, TX 78701” has no name of a field.
    const place = isKnown || fields.has('address') ? undefined : findUnlabeledAddress(head);
    if (key !== '' && !/^https?$/.test(key) && place === undefined) {
      fields.set(key, withoutClosing(pair?.[2] ?? '').trim());
    } else {
      addByShape(fields, head, place);
    }
  }
  addLoneName(fields, text);
  return fields;
}

function addByShape(fields: Fields, line: string, place: AddressInLine | undefined): void {
  for (const [name, find] of SHAPES) {
    const found = fields.has(name) ? undefined : find(line)?.trim();
    if (found !== undefined) {
      fields.set(name, found);
    }
  }
  if (place !== undefined) {
    fields.set('address', place.address);
    if (/\p{L}/u.test(place.before) && !fields.has('legal name') && !fields.has('name')) {
      fields.set('name', place.before.slice(0, NAME_UNITS_MAX));
    }
  }
}

/** A single line without a field name is most likely the name of the brand. */
function addLoneName(fields: Map<string, string>, text: string): void {
  const line = text.trim();
  if (fields.size === 0 && line !== '' && line.length <= NAME_UNITS_MAX && !/[\r\n]/.test(line)) {
    fields.set('name', line);
  }
}

function withoutClosing(value: string): string {
  let end = value.length;
  while (end > 0 && `"',;`.includes(value.charAt(end - 1))) {
    end--;
  }
  return value.slice(0, end);
}

const LEGAL_ENDING = /\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|LLP|Ltd\.?)(?!\w)/g;
const LEGAL_NAME = /\b[\w&'., -]{1,80}\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|LLP|Ltd\.?)(?!\w)/y;
const NAME_UNITS_MAX = 80;

/** Searches backward from a legal suffix: few lines have a suffix, but any word could start a name. */
function findLegalName(line: string): string | undefined {
  for (const { index } of line.matchAll(LEGAL_ENDING)) {
    let start = index;
    while (start > 0 && start > index - NAME_UNITS_MAX && /[\w&'., -]/.test(line.charAt(start - 1))) {
      start--;
    }
    while (start < index && !isEdgeOfWord(line, start)) {
      start++;
    }
    LEGAL_NAME.lastIndex = start;
    const name = start < index ? LEGAL_NAME.exec(line)?.[0] : undefined;
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}

function isEdgeOfWord(line: string, index: number): boolean {
  return /\w/.test(line.charAt(index - 1)) !== /\w/.test(line.charAt(index));
}

// `legalName`, `legal_name`, and `Legal Name` are the same field.
function nameOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
}
