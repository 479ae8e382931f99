// Characters outside the GSM alphabet, with replacements that look the same to a reader.
import type { Sourced } from './sources.ts';

export type GsmReplacement = Sourced & {
  /** The characters to replace. */
  readonly characters: string;
  /** Empty if the character is invisible and is removed. */
  readonly replacement: string;
  readonly kind: 'quote' | 'dash' | 'space' | 'invisible' | 'punctuation' | 'fraction' | 'symbol';
};

const published = { source: 'twilioSmartEncoding', basis: 'published' } as const;
const own = { source: 'house', basis: 'estimate' } as const;

export const gsmReplacements: readonly GsmReplacement[] = [
  { ...published, kind: 'quote', characters: '«»“”„‟″‶❝❞〝〞＂', replacement: '"' },
  { ...published, kind: 'quote', characters: '‘’‚‛′‵`´ʼʻʽˈ❛❜＇', replacement: "'" },
  { ...published, kind: 'dash', characters: '–—―‐‑‒−⁃•·‧﹘﹣－', replacement: '-' },
  // The published list swaps these two and replaces the no-break space with two spaces.
  { ...own, kind: 'quote', characters: '‹', replacement: '<' },
  { ...own, kind: 'quote', characters: '›', replacement: '>' },
  {
    ...own,
    kind: 'space',
    characters:
      '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    replacement: ' ',
  },
  { ...own, kind: 'space', characters: '\t', replacement: ' ' },
  { ...own, kind: 'space', characters: '\u2028\u2029\u0085\u000b', replacement: '\n' },
  {
    ...published,
    kind: 'invisible',
    characters: '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\ufe0e\ufe0f',
    replacement: '',
  },
  { ...published, kind: 'punctuation', characters: '…', replacement: '...' },
  { ...published, kind: 'punctuation', characters: '‼', replacement: '!!' },
  { ...published, kind: 'punctuation', characters: '⁉', replacement: '!?' },
  { ...published, kind: 'punctuation', characters: '÷⁄∕／', replacement: '/' },
  { ...published, kind: 'fraction', characters: '¼', replacement: '1/4' },
  { ...published, kind: 'fraction', characters: '½', replacement: '1/2' },
  { ...published, kind: 'fraction', characters: '¾', replacement: '3/4' },
  { ...own, kind: 'symbol', characters: '™', replacement: '(TM)' },
  { ...own, kind: 'symbol', characters: '®', replacement: '(R)' },
  { ...own, kind: 'symbol', characters: '©', replacement: '(C)' },
  { ...own, kind: 'symbol', characters: '×✕✖', replacement: 'x' },
  { ...own, kind: 'symbol', characters: '→➔➜⇒', replacement: '->' },
  { ...own, kind: 'symbol', characters: '←⇐', replacement: '<-' },
  { ...own, kind: 'symbol', characters: '¢', replacement: 'c' },
  { ...own, kind: 'symbol', characters: '°', replacement: ' deg' },
  { ...own, kind: 'symbol', characters: '★☆✓✔', replacement: '*' },
];
