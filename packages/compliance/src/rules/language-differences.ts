// Finds texts in a language that our rules do not read, of which a comparison would only guess.
import { readWords } from '../text/words.ts';
import { detectLanguage } from './drafting.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import type { MessageContext } from './message-context.ts';

type Read = Pick<MessageContext, 'text' | 'words'>;

/** The words of a document, for its language. */
export const readForLanguage = (text: string): Read => {
  const start = text.slice(0, LANGUAGE_UNITS_MAX);
  return { text: start, words: readWords(start) };
};
/** The start of a document tells its language. */
const LANGUAGE_UNITS_MAX = 4000;

/** One difference in place of those in wording, if either text is in a language that is not read. */
export function findUnreadLanguage(before: Read, after: Read): Difference | undefined {
  const was = detectLanguage(before) ?? 'English';
  const is = detectLanguage(after) ?? 'English';
  const unread = [is, was].find((language) => language !== 'English' && language !== 'Spanish');
  if (unread === undefined || before.text === after.text) {
    return undefined;
  }
  return {
    source: 'twilioEnglish',
    basis: 'estimate',
    category: 'language',
    kind: findDifferenceKind(was, is),
    before: was,
    after: is,
    change: `We cannot compare the wording: a text seems to be in ${unread}, and this tool reads only English and Spanish.`,
    impact: 'medium',
    remedy:
      'Have somebody who reads the language compare the sender, the opt-out instruction, HELP, and rates. Register the text in English (decline code 506).',
  };
}
