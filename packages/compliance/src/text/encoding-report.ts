// Explains the encoding of a message: characters that force UCS-2, their replacements, and the segments.
import { gsmReplacements } from '../facts/gsm-replacements.ts';
import { SEPTETS_BY_CODE_UNIT, isGsmText } from './gsm-alphabet.ts';
import { type SegmentCount, type SegmentSpan, countSegments, mapSegments } from './segments.ts';

export type ForcingCharacter = {
  readonly character: string;
  /** `U+2019`. */
  readonly codePoint: string;
  readonly codePointIndex: number;
  readonly utf16Index: number;
  /** Replacement; absent if the GSM alphabet has no equivalent. Empty: remove the character. */
  readonly replacement?: string;
  /** Whether the replacement loses information, such as `a` for `á`. */
  readonly lossy: boolean;
};

export type EncodingReport = SegmentCount & {
  /** Code points, which people count as characters. */
  readonly characters: number;
  readonly forcedBy: readonly ForcingCharacter[];
  readonly segmentMap: readonly SegmentSpan[];
  /** The message with all replacements, and its segments. Equal to the message if it has no replacements. */
  readonly afterReplacement: SegmentCount & { readonly text: string };
};

const replacementByCharacter = new Map<string, string>(
  gsmReplacements.flatMap((row) => Array.from(row.characters, (character) => [character, row.replacement])),
);

/** The encoding report of a text. Linear, and never throws. */
export function explainEncoding(text: string): EncodingReport {
  const count = countSegments(text);
  const forcedBy: ForcingCharacter[] = [];
  let replaced = '';
  let codePointIndex = 0;
  let utf16Index = 0;
  const substitutes = new Map<string, Substitute>();
  for (const character of text) {
    if (SEPTETS_BY_CODE_UNIT[character.charCodeAt(0)] === 0) {
      const substitute = substitutes.get(character) ?? findSubstitute(character);
      substitutes.set(character, substitute);
      forcedBy.push({ character, codePointIndex, utf16Index, ...substitute });
      replaced += substitute.replacement ?? character;
    } else {
      replaced += character;
    }
    codePointIndex++;
    utf16Index += character.length;
  }
  return {
    ...count,
    characters: codePointIndex,
    forcedBy,
    segmentMap: mapSegments(text),
    afterReplacement: { ...countSegments(replaced), text: replaced },
  };
}

type Substitute = Pick<ForcingCharacter, 'codePoint' | 'replacement' | 'lossy'>;

function findSubstitute(character: string): Substitute {
  const codePoint = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  const exact = replacementByCharacter.get(character) ?? replaceControl(character);
  if (exact !== undefined) {
    return { codePoint, replacement: exact, lossy: false };
  }
  return { codePoint, lossy: false, ...toPlainForm(character) };
}

function replaceControl(character: string): string | undefined {
  const unit = character.charCodeAt(0);
  return unit < 0x20 || (unit >= 0x7f && unit <= 0x9f) ? '' : undefined;
}

// Full-width and other compatibility forms look the same; a letter without its accent is a loss to report.
function toPlainForm(character: string): { replacement: string; lossy: boolean } | undefined {
  const compatible = character.normalize('NFKC');
  if (compatible !== character && isGsmText(compatible)) {
    return { replacement: compatible, lossy: false };
  }
  const unaccented = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (unaccented !== character && isGsmText(unaccented)) {
    return { replacement: unaccented, lossy: true };
  }
  return undefined;
}
