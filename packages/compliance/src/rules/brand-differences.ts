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
const PAIR = /^[\s"'{,*-]*([A-Za-z][A-Za-z0-9 _-]{0,40}?)["']?\s*[:=]\s*["']?(.*?)["',;]*\s*$/;
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['email', /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/],
  ['ein', /(?<![\d-])\d{2}-\d{7}(?![\d-])/],
  ['website', /\b(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/i],
  ['phone', /\+?1?[ (.-]{0,2}\d{3}[) .-]{1,2}\d{3}[ .-]\d{4}\b/],
  ['legal name', /\b[\w&'., -]{1,80}\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|LLP|Ltd\.?)(?!\w)/],
];

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.split(/\r?\n|,(?=\s*")/).slice(0, LINES_MAX)) {
    const pair = line.length > 600 ? null : PAIR.exec(line);
    if (pair?.[1] !== undefined && !/^https?$/i.test(pair[1])) {
      fields.set(nameOf(pair[1]), (pair[2] ?? '').trim());
    } else {
      for (const [name, shape] of SHAPES) {
        const found = shape.exec(line.slice(0, 600))?.[0].trim();
        if (found !== undefined && !fields.has(name)) {
          fields.set(name, found);
        }
      }
    }
  }
  return fields;
}

// `legalName`, `legal_name` and `Legal Name` are one field.
function nameOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
}
