// Makes rows with a given brand from texts whose sender is known: the brand is the sender, the sender of another text, another
// name of the text, or ordinary words of it. They show what hand-written rows have too few of: brands that are no sender.
import { noNames } from '../../src/facts/name-words.ts';
import { readNameRuns } from '../../src/text/name-runs.ts';
import { type Word, isLowercase, readWords } from '../../src/text/words.ts';
import type { Row } from '../evaluate/rows.ts';
import { createRandom, isSameName } from './name-learning.ts';
import { removeSender } from './remove-sender.ts';

export type GivenRow = Pick<Row<'sender'>, 'text' | 'expected' | 'sender' | 'writer'> & {
  readonly brandName: string;
};
type Named = Pick<Row<'sender'>, 'text' | 'sender' | 'writer'>;

const PHRASE_LETTERS_MIN = 4;

/** Up to three rows for each text. @param rows texts with their sender, or with none where they name nobody */
export function makeBrandRows(rows: readonly Named[]): readonly GivenRow[] {
  const senders = rows.flatMap(({ sender }) => (sender === undefined ? [] : [sender]));
  const random = createRandom(11);
  const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  return rows.flatMap((row) => {
    const rest = row.sender === undefined ? row.text : removeSender(row.text, row.sender);
    const stranger = pick(senders);
    const phrase = pick(listPhrases(row));
    const name = pick(listOtherNames(row));
    const strangers = [stranger, phrase, phrase, name, name].filter((brand) => brand !== undefined);
    const ofText = pick(strangers);
    const ofRest = pick(strangers);
    return [
      ...(row.sender === undefined ? [] : [toRow(row, row.text, row.sender, 'named')]),
      ...(row.sender === undefined || ofText === undefined
        ? []
        : [toRow(row, row.text, ofText, 'other-brand')]),
      ...(rest === undefined || ofRest === undefined ? [] : [toRow(row, rest, ofRest, 'not-named')]),
    ].filter(
      (made) =>
        made.expected === 'named' || made.sender === undefined || !isSameName(made.brandName, made.sender),
    );
  });
}

const toRow = (
  { writer, sender }: Named,
  text: string,
  brandName: string,
  expected: GivenRow['expected'],
): GivenRow => ({ writer, text, brandName, expected, ...(expected === 'not-named' ? {} : { sender }) });

/** Capitalized names besides the sender: places, people, partners, products. */
function listOtherNames({ text, sender }: Named): string[] {
  const at = sender === undefined ? -1 : text.indexOf(sender);
  return readNameRuns(text, readWords(text))
    .filter(({ start, end }) => at < 0 || end <= at || start >= at + (sender ?? '').length)
    .filter(({ words }) => words.some((word) => !noNames.has(word) && /^\p{L}{3,}/u.test(word)))
    .map(({ name }) => name)
    .filter((name) => sender === undefined || !isSameName(name, sender));
}

/** One or two neighboring words in lowercase, or with the capital letter of a sentence, as somebody may have named a business. */
function listPhrases({ text, sender }: Named): string[] {
  const words = readWords(text);
  const at = sender === undefined ? -1 : text.indexOf(sender);
  const isOrdinary = (word: Word): boolean =>
    word.text.length >= PHRASE_LETTERS_MIN &&
    /^\p{L}+$/u.test(word.text) &&
    !noNames.has(word.text) &&
    (at < 0 || word.end <= at || word.start >= at + (sender ?? '').length) &&
    (isLowercase(text, word.start) || /(?:^|[.!?¡¿\n] ?)$/u.test(text.slice(0, word.start))) &&
    !/[@#./\d-]$/.test(text.slice(0, word.start)) &&
    !/^[.@-][\p{L}\d]/u.test(text.slice(word.end, word.end + 2));
  const quote = (first: number, last: number): string =>
    words
      .slice(first, last + 1)
      .map(({ start, end }) => text.slice(start, end))
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
      .join(' ');
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!isOrdinary(word)) {
      return [];
    }
    const isPair = next !== undefined && isOrdinary(next) && text.slice(word.end, next.start) === ' ';
    return [quote(index, index), ...(isPair ? [quote(index, index + 1)] : [])];
  });
}
