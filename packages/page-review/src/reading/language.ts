// Guesses the language of a page from its most frequent small words.

const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to in is for your you with our we on at by or this that are be from'.split(' ')),
  es: new Set('el la los las de y en que para con su por una un del se al nos es sus o más'.split(' ')),
  fr: new Set('le la les des et en que pour avec votre nous vous une un du est par dans sur au'.split(' ')),
  pt: new Set('o a os as de e em que para com sua por uma um do da não seu nos ao'.split(' ')),
  de: new Set('der die das und in zu mit den von für ist auf ein eine wir sie nicht im bei'.split(' ')),
};
const WORD = /\p{L}+/gu;
const WORDS_READ = 1_500;
const WORDS_MIN = 40;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hiragana}]/gu;

/** A language tag, or undefined if there is too little text. */
export function guessLanguage(text: string): string | undefined {
  const start = text.slice(0, 12_000);
  if ((start.match(OTHER_SCRIPT)?.length ?? 0) > start.length * 0.3 && start.length > 80) {
    return 'und';
  }
  const words = (start.toLowerCase().match(WORD) ?? []).slice(0, WORDS_READ);
  if (words.length < WORDS_MIN) {
    return undefined;
  }
  const counts = Object.entries(SMALL_WORDS).map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  );
  const [best] = counts.toSorted((one, other) => other[1] - one[1]);
  return best !== undefined && best[1] >= words.length * 0.08 ? best[0] : undefined;
}
