// Checks for spelling that tries to evade filters. Carriers treat evasion more severely than the content itself.
import { countStyledLetters, findMixedScriptWords, findWordsWithInvisibleCharacters } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, quoteList } from './rule.ts';

const PLAINLY = 'Use standard spelling and ordinary letters.';

export const evasionRules: readonly Rule<MessageContext>[] = [
  {
    id: 'evasion.disguised-word',
    category: 'evasion',
    source: 'tmobileCode',
    basis: 'estimate',
    check: ({ contentHits }) => {
      const disguised = contentHits.filter((hit) => hit.disguised);
      if (disguised.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'A restricted word is disguised to evade filters.',
        details: quoteList(disguised.map((hit) => `${hit.quoted} (${hit.phrase})`)),
        remedy: PLAINLY,
      };
    },
  },
  {
    id: 'evasion.invisible-characters',
    category: 'evasion',
    source: 'unicodeConfusables',
    basis: 'published',
    check: ({ text }) => {
      const words = findWordsWithInvisibleCharacters(text);
      if (words.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'Words have invisible characters.',
        details: quoteList(words.map((word) => word.replace(/[^\p{L}]/gu, '·'))),
        remedy: 'Remove them. They often come from text copied from a web page.',
      };
    },
  },
  {
    id: 'evasion.mixed-scripts',
    category: 'evasion',
    source: 'unicodeConfusables',
    basis: 'published',
    check: ({ text }) => {
      const words = findMixedScriptWords(text);
      if (words.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'Words mix Latin letters with look-alike letters from another script.',
        details: quoteList(words),
        remedy: PLAINLY,
      };
    },
  },
  {
    id: 'evasion.styled-letters',
    category: 'evasion',
    source: 'unicodeConfusables',
    basis: 'estimate',
    check: ({ text }) => {
      const count = countStyledLetters(text);
      if (count < 3) {
        return undefined;
      }
      return {
        status: 'warning',
        message:
          'The message has styled Unicode letters (bold, script, or full-width). Filters treat them as evasion, and screen readers cannot read them.',
        details: `${count} such letters.`,
        remedy: PLAINLY,
      };
    },
  },
];
