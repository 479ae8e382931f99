// Wraps the plain text of emails at 76 columns, the width that every mail program shows unbroken.

const COLUMNS_MAX = 76;

/** Two columns wide in a fixed-width font. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const columnsOfCharacter = (character: string): number =>
  WIDE.test(character) ? 2 : NO_WIDTH.test(character) && character.length === 1 ? 0 : 1;

export const columnsOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + columnsOfCharacter(segment), 0);

/** A link must stay in one piece, so that it can be opened. */
const isLink = (word: string) => /^https?:\/\//.test(word);

/** A word that is wider than a line, in pieces. */
function breakWord(word: string, columnsMax: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let columns = 0;
  for (const { segment } of graphemes.segment(word)) {
    const width = columnsOfCharacter(segment);
    if (columns + width > columnsMax) {
      pieces.push(piece);
      piece = '';
      columns = 0;
    }
    piece += segment;
    columns += width;
  }
  return [...pieces, piece];
}

/** @param indent before every line; `first` replaces it on the first one */
export function wrapText(text: string, indent = '', first = indent): string {
  const columnsMax = COLUMNS_MAX - columnsOf(indent);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    const words = paragraph
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) =>
        isLink(word) || columnsOf(word) <= columnsMax ? [word] : breakWord(word, columnsMax),
      );
    for (const word of words) {
      if (line === '') {
        line = word;
      } else if (columnsOf(line) + 1 + columnsOf(word) <= columnsMax) {
        line += ` ${word}`;
      } else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines.map((line, index) => `${index === 0 ? first : indent}${line}`.trimEnd()).join('\n');
}
