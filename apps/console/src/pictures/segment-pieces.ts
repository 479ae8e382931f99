// A message cut into pieces that look alike: the segment they are in, and what they cost there.
import { countSegments, type EncodingReport } from '@tendlc/compliance';

export type PieceKind =
  /** One unit of the basic alphabet. */
  | 'basic'
  /** In the basic alphabet, but at the price of two. */
  | 'double'
  /** Outside the basic alphabet: the whole message is then counted in the wide one. */
  | 'forcing'
  | 'line-break';

type Piece = {
  readonly start: number;
  /** As shown: what nobody can see is named. */
  readonly text: string;
  readonly kind: PieceKind;
};

export type SegmentPieces = { readonly number: number; readonly units: number; readonly pieces: Piece[] };

/** Blanks of odd widths, marks of direction, joiners, controls: on a screen they are nothing, or turn the text around. */
const UNSEEN = /^[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]$|^(?! )\p{Zs}$|^\p{M}$/u;

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const showCharacter = (character: string): string =>
  UNSEEN.test(character) ? `⟨${codePointOf(character)}⟩` : character;

/** A text whose unseen characters are named; its lines stay lines. */
export const nameUnseen = (text: string): string =>
  Array.from(text, (character) => (character === '\n' ? character : showCharacter(character))).join('');

const kinds = new Map<string, PieceKind>();

/** The library says what a character costs; it is asked once for each. */
function kindOf(character: string): PieceKind {
  let kind = kinds.get(character);
  if (kind === undefined) {
    const { encoding, units } = countSegments(character);
    kind =
      character === '\n' || character === '\r'
        ? 'line-break'
        : encoding === 'UCS-2'
          ? 'forcing'
          : units > 1
            ? 'double'
            : 'basic';
    kinds.set(character, kind);
  }
  return kind;
}

export function cutIntoPieces(text: string, { segmentMap }: EncodingReport): SegmentPieces[] {
  return segmentMap.map(({ start, end, units }, index) => {
    const pieces: Piece[] = [];
    let at = start;
    for (const character of text.slice(start, end)) {
      const kind = kindOf(character);
      const last = pieces.at(-1);
      if (last?.kind === kind && kind !== 'line-break') {
        pieces[pieces.length - 1] = { ...last, text: last.text + showCharacter(character) };
      } else {
        pieces.push({ start: at, text: showCharacter(character), kind });
      }
      at += character.length;
    }
    return { number: index + 1, units, pieces };
  });
}

export type Census = Readonly<Record<Exclude<PieceKind, 'line-break'>, number>>;

/** How many characters of each kind a text has; a line break is one of the basic alphabet. */
export function countKinds(text: string): Census {
  const census = { basic: 0, double: 0, forcing: 0 };
  for (const character of text) {
    const kind = kindOf(character);
    census[kind === 'line-break' ? 'basic' : kind] += 1;
  }
  return census;
}

export type Suggestion = {
  readonly character: string;
  readonly codePoint: string;
  readonly count: number;
  /** Absent: nothing in the basic alphabet means the same. Empty: leave it out. */
  readonly replacement?: string;
  readonly lossy: boolean;
};

/** What to write instead of each character that forces the wide alphabet, the most frequent first. */
export function suggestReplacements({ forcedBy }: EncodingReport): Suggestion[] {
  const byCharacter = new Map<string, Suggestion>();
  for (const { character, codePoint, replacement, lossy } of forcedBy) {
    byCharacter.set(character, {
      character,
      codePoint,
      count: (byCharacter.get(character)?.count ?? 0) + 1,
      ...(replacement === undefined ? {} : { replacement }),
      lossy,
    });
  }
  return [...byCharacter.values()].toSorted((a, b) => b.count - a.count);
}
