// What changed between two versions of brand data, given as lines of "name: value" or as JSON-like text.
import { type Difference, kindOf } from './difference.ts';

type Field = {
  readonly name: string;
  readonly words: RegExp;
  readonly impact: Difference['impact'];
  readonly effect: string;
};

// The registry verifies a brand anew when one of the first four changes, and refuses the change while campaigns are active.
const FIELDS: readonly Field[] = [
  {
    name: 'ein',
    words: /^(?:ein|tax ?id|fein|tin|employer identification number)$/,
    impact: 'high',
    effect: 'The brand goes back to UNVERIFIED and has to be verified anew.',
  },
  {
    name: 'legal_name',
    words: /^(?:legal ?name|legal company name|company ?name|legal business name)$/,
    impact: 'high',
    effect: 'The brand goes back to UNVERIFIED and has to be verified anew.',
  },
  {
    name: 'entity_type',
    words: /^(?:entity ?type|business ?type|organi[sz]ation type)$/,
    impact: 'high',
    effect: 'The brand goes back to UNVERIFIED and has to be verified anew.',
  },
  {
    name: 'country',
    words: /^(?:country|ein issuing country)$/,
    impact: 'high',
    effect: 'The brand goes back to UNVERIFIED and has to be verified anew.',
  },
  {
    name: 'brand_name',
    words: /^(?:brand ?name|display ?name|dba|dba ?name|name)$/,
    impact: 'high',
    effect: 'Samples, opt-in and website have to show the same name (decline code 603).',
  },
  {
    name: 'address',
    words: /^(?:address|street|street address|city|state|zip|zip code|postal ?code)$/,
    impact: 'high',
    effect: 'The address is compared with public records; another one can cost the verification.',
  },
  {
    name: 'website',
    words: /^(?:website|website ?domain|url|domain|web site)$/,
    impact: 'high',
    effect: 'Reviewers judge campaigns by the website.',
  },
  {
    name: 'email',
    words: /^(?:e-?mail|support email|contact email|business contact email)$/,
    impact: 'medium',
    effect: 'The address has to be at the brand’s own domain.',
  },
  {
    name: 'phone',
    words: /^(?:phone|telephone|phone number|support phone|mobile ?phone)$/,
    impact: 'medium',
    effect: 'The number should be the one on the website and in the HELP answer.',
  },
  {
    name: 'stock_symbol',
    words: /^(?:stock ?symbol|stock ?exchange|ticker)$/,
    impact: 'high',
    effect: 'Symbol and exchange are verified.',
  },
];

/** Fields of a brand that differ. Lines without a name are compared by what they look like. */
export function compareBrands(before: string, after: string): Difference[] {
  const was = readFields(before);
  const is = readFields(after);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Difference[] => {
    const old = was.get(key) ?? '';
    const now = is.get(key) ?? '';
    if (old.toLowerCase() === now.toLowerCase()) {
      return [];
    }
    const field = FIELDS.find((row) => row.words.test(key));
    if (field?.name === 'address' && sameStreet(old, now)) {
      return [
        {
          source: 'house',
          basis: 'estimate',
          category: 'address',
          kind: 'changed',
          before: old,
          after: now,
          change: 'The address is written differently; it is the same to the postal service.',
          impact: 'low',
        },
      ];
    }
    return [
      {
        source: 'registryIdentity',
        basis: field === undefined ? 'estimate' : 'published',
        category: field?.name ?? 'brand_data',
        kind: kindOf(old, now),
        before: old,
        after: now,
        change: `${titled(key)}: ${field?.effect ?? 'Not a field that the registry verifies.'}`,
        impact: field?.impact ?? 'low',
      },
    ];
  });
}

// Abbreviations of the postal service that people mix.
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

function sameStreet(one: string, other: string): boolean {
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

// An address begins where nothing before it could belong to it: from each of its letters it would be read again.
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
    if (pair?.[1] !== undefined && !/^https?$/i.test(pair[1])) {
      fields.set(nameOf(pair[1]), withoutClosing(pair[2] ?? '').trim());
    } else {
      for (const [name, find] of SHAPES) {
        const found = fields.has(name) ? undefined : find(line.slice(0, LINE_UNITS_MAX))?.trim();
        if (found !== undefined) {
          fields.set(name, found);
        }
      }
    }
  }
  return fields;
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

/** From an ending back to where its name may begin: few lines have an ending, and any word could begin a name. */
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

// `legalName`, `legal_name` and `Legal Name` are one field.
function nameOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
}
