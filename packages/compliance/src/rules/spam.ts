// Checks for typical signs of spam. Carriers publish no such list, so all rules are our estimate and never errors.
import { withSmallCode } from '../text/fast-patterns.ts';
import { isPlainAscii } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

export const spamRules: readonly Rule<MessageContext>[] = [
  { id: 'spam.capitals', category: 'spam_signals', source: 'house', basis: 'estimate', check: checkCapitals },
  {
    id: 'spam.punctuation',
    category: 'spam_signals',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) => {
      const match = /[!?]{3,}|\${2,}(?!\d)|[!?](?:\s[!?]){2,}/.exec(text);
      return match === null
        ? undefined
        : {
            status: 'warning',
            message: 'Repeated punctuation looks like spam.',
            details: quoteList([match[0].slice(0, 20)]),
            remedy: 'Use one punctuation mark.',
          };
    },
  },
  {
    id: 'spam.emoji',
    category: 'spam_signals',
    source: 'house',
    basis: 'estimate',
    check: ({ text }) => {
      const count = isPlainAscii(text)
        ? 0
        : (text.match(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu)?.length ?? 0);
      return count < 3
        ? undefined
        : {
            status: 'warning',
            message: `${count} emoji in one message look like spam. Each takes two units of a shorter segment.`,
            remedy: 'Use at most one emoji.',
          };
    },
  },
  { id: 'spam.phrases', category: 'spam_signals', source: 'house', basis: 'estimate', check: checkPhrases },
  {
    id: 'spam.stretched-words',
    category: 'spam_signals',
    source: 'house',
    basis: 'estimate',
    check: ({ words }) => {
      const stretched = words.filter(
        (word) =>
          word.text.length >= STRETCHED_MIN && isStretched(word.text) && !/^(?:x+|w+|a+h*)$/.test(word.text),
      );
      return stretched.length === 0
        ? undefined
        : {
            status: 'info',
            message: 'Stretched words look like spam.',
            details: quoteList(stretched.map((word) => word.text.slice(0, 30))),
            remedy: 'Use standard spelling.',
          };
    },
  },
];

const STRETCHED_MIN = 4;

/** Whether a letter stands there four times in a row. */
function isStretched(word: string): boolean {
  let times = 0;
  for (let at = 1; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    times = unit === word.charCodeAt(at - 1) ? times + 1 : 0;
    if (times >= STRETCHED_MIN - 1 && unit >= 0x61 && unit <= 0x7a) {
      return true;
    }
  }
  return false;
}

// Keywords, and words that are always written in capital letters.
const KEYWORDS_IN_CAPITALS = new Set(
  'STOP HELP END QUIT CANCEL UNSUBSCRIBE START YES NO OTP PIN USA ETA ASAP LLC INC'.split(' '),
);

const LETTERS = withSmallCode(/\p{L}{2,}/gu);
const ASCII_LETTERS = /[A-Za-z]{2,}/g;

const countLetters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

function isShouted(word: string): boolean {
  const second = word.charCodeAt(1);
  const isSmall = second >= 0x61 && second <= 0x7a;
  return !isSmall && word === word.toUpperCase() && word !== word.toLowerCase();
}

function checkCapitals({ text }: MessageContext): Verdict {
  const words = (text.match(isPlainAscii(text) ? ASCII_LETTERS : LETTERS) ?? []).filter(
    (word) => !KEYWORDS_IN_CAPITALS.has(word),
  );
  const letters = countLetters(words);
  const share = letters === 0 ? 0 : countLetters(words.filter(isShouted)) / letters;
  if (letters >= 20 && share > 0.6) {
    return {
      status: 'warning',
      message: 'Most of the message is in capital letters, which looks like spam.',
      details: `${Math.round(share * 100)}% of the letters.`,
      remedy: 'Write in sentence case.',
    };
  }
  const run = share > 0.2 ? /(?:\b\p{Lu}{2,}\b[\s,!]{1,3}){4,}/u.exec(text)?.[0] : undefined;
  if (run !== undefined) {
    return {
      status: 'warning',
      message: 'Several consecutive words are in capital letters, which looks like spam.',
      details: quoteList([run.trim()]),
      remedy: 'Write in sentence case.',
    };
  }
  return { status: 'pass', message: 'The message uses normal capitalization.' };
}

const PHRASES =
  /\b(?:act now|act fast|don'?t miss out|limited time|hurry|last chance|click (?:here|below|the link)|100% free|absolutely free|totally free|free gift|free money|cash bonus|risk[- ]free|no obligation|once in a lifetime|guaranteed|winner|congratulations|lowest price|no strings attached|this is not spam|while supplies last|call now|apply now|urgent|incredible deal|amazing offer|best price|double your)\b/gi;

function checkPhrases({ text, messageType }: MessageContext): Verdict {
  const found = [...new Set(Array.from(text.matchAll(PHRASES), (match) => match[0].toLowerCase()))];
  if (found.length === 0) {
    return { status: 'pass', message: 'The message has no typical spam phrases.' };
  }
  const isMuch = found.length >= (messageType === 'promotional' ? 3 : 2);
  return {
    status: isMuch ? 'warning' : 'info',
    message: isMuch
      ? 'The message has several typical spam phrases.'
      : 'The message has a typical spam phrase, which increases the filtering risk.',
    details: quoteList(found),
    remedy: 'Say plainly what you offer, to whom, and until when.',
  };
}
