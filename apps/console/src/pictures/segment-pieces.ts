// Splits a message into pieces that look alike: the segment they belong to, and what they cost there.
import { countSegments, type EncodingReport } from '@tendlc/compliance';

export type PieceKind =
  /** One unit of GSM-7. */
  | 'basic'
  /** In GSM-7, but two units. */
  | 'double'
  /** Outside GSM-7: the whole message is then encoded in UCS-2. */
  | 'forcing'
  | 'line-break';

type Piece = {
  readonly start: number;
  /** As shown: invisible characters are named. */
  readonly text: string;
  readonly kind: PieceKind;
};

export type SegmentPieces = { readonly number: number; readonly units: number; readonly pieces: Piece[] };

/** Unusual spaces, direction marks, joiners, and controls: they are invisible, or they reverse the text. */
const UNSEEN = /^[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]$|^(?! )\p{Zs}$|^\p{M}$/u;

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const showCharacter = (character: string): string =>
  UNSEEN.test(character) ? `⟨${codePointOf(character)}⟩` : character;

/** Names invisible characters and keeps line breaks. */
export const nameUnseen = (text: string): string =>
  Array.from(text, (character) => (character === '\n' ? character : showCharacter(character))).join('');

const kinds = new Map<string, PieceKind>();

/** The library knows the cost of a character; each character is looked up once. */
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

/** Counts the characters of each kind. A line break is a GSM-7 character. */
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
  /** Absent: no GSM-7 character means the same. Empty: leave it out. */
  readonly replacement?: string;
  readonly lossy: boolean;
};

/** A replacement for each character that forces UCS-2, the most frequent first. */
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
