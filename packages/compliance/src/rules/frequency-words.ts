// Reads how often a text announces messages where it uses a word instead of a number: “daily texts”, “a text every week”.
import type { Quantity } from '../text/quantities.ts';

const PER_YEAR: Readonly<Record<string, number>> = {
  daily: 365,
  day: 365,
  weekly: 52,
  week: 52,
  biweekly: 26,
  monthly: 12,
  month: 12,
  quarterly: 4,
  quarter: 4,
  hourly: 8760,
  hour: 8760,
};

const WORD =
  /\b(?:(?:every|each)\s(single\s)?(hour|day|week|month|quarter)|(hourly|daily|biweekly|weekly|monthly|quarterly))\b/gi;
const MESSAGES = /\b(?:texts?|messages?|msgs?|sms|alerts?|tips?|offers?|updates?|reminders?|newsletters?)\b/i;
// “4 texts each month” is read as a number of messages, which says more.
const NUMBER = /\b(?:\d{1,4}|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;
const AROUND_UNITS = 40;
const WORDS_MAX = 50;

/** Frequencies in words, in the order of the text. Reads each with the words around it, so its time is linear. */
export function readFrequencyWords(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(WORD)) {
    const before = lastSentence(text.slice(Math.max(0, match.index - AROUND_UNITS), match.index));
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + AROUND_UNITS);
    const named = (match[2] ?? match[3] ?? '').toLowerCase();
    if (
      !NUMBER.test(before) &&
      (MESSAGES.test(before) || MESSAGES.test(after.split(/[.!?\n]/, 1)[0] ?? ''))
    ) {
      found.push({ kind: 'frequency', size: PER_YEAR[named] ?? 1, quoted: match[0] });
    }
    if (found.length === WORDS_MAX) {
      break;
    }
  }
  return found;
}

function lastSentence(text: string): string {
  return text.split(/[.!?\n]/).at(-1) ?? '';
}
