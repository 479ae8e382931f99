// Spelling meant for filters instead of readers. Carriers treat the attempt as worse than the content.
import { countStyledLetters, mixedScriptWords, wordsWithInvisibleCharacters } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, quoteList } from './rule.ts';

const PLAINLY = 'Write every word plainly, in ordinary letters.';

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
        message: 'A word of restricted content is spelled so that filters do not see it.',
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
      const words = wordsWithInvisibleCharacters(text);
      if (words.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'Invisible characters stand inside words.',
        details: quoteList(words.map((word) => word.replace(/[^\p{L}]/gu, '·'))),
        remedy: 'Remove them; they often come in by copying from a web page.',
      };
    },
  },
  {
    id: 'evasion.mixed-scripts',
    category: 'evasion',
    source: 'unicodeConfusables',
    basis: 'published',
    check: ({ text }) => {
      const words = mixedScriptWords(text);
      if (words.length === 0) {
        return undefined;
      }
      return {
        status: 'error',
        message: 'Words mix Latin letters with look-alikes from another script.',
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
          'Bold, script or full-width letters from symbol blocks are read as evasion, and screen readers cannot read them.',
        details: `${count} such letters.`,
        remedy: PLAINLY,
      };
    },
  },
];
