// Makes names and texts from people safe for emails: one line, no hidden characters, and a limited length.

/** Characters that change the direction of what follows. A name could reorder the sentence around it. */
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE_START = '\u2068';
const ISOLATE_END = '\u2069';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(DIRECTION_CONTROLS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** Never cuts a character that consists of several code points. */
export function cutLine(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) {
    return text;
  }
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length >= charactersMax) {
      break;
    }
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** More would push the end of a subject or sentence out of sight. */
const NAME_CHARACTERS_MAX = 60;

/** A name inside a sentence. A name in a script from right to left gets its own direction. */
export function nameInText(text: string): string {
  const name = cutLine(plainLine(text), NAME_CHARACTERS_MAX);
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE_START}${name}${ISOLATE_END}` : name;
}

/** Mail programs turn web and email addresses into links. */
const LINKED = /[@/\\]|:\/|\p{L}\.\p{L}{2}/u;

/**
 * Anyone can register with the email of somebody else and a name such as `Win at evil.example`: the service never sends
 * such a name to a stranger.
 */
export function greet(firstName: string): string {
  const name = plainLine(firstName);
  return name === '' || name.length > NAME_CHARACTERS_MAX || LINKED.test(name)
    ? 'Hello,'
    : `Hello ${nameInText(name)},`;
}
