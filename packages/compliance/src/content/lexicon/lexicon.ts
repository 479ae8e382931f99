// The form in which the words of a content category are written down.

/**
 * Phrases separated by `|`: lowercase, without accents, words separated by one blank. Plurals with `s` also match.
 * `=` before a phrase: exactly these words. `!` before a phrase of `strong`: nobody says it by chance. `*` at the end of a word: any ending. `_`: any one word. `#`: a number.
 * `$`: an amount of money.
 */
export type Lexicon = {
  /** Sufficient alone. */
  readonly strong: string;
  /** Names the product, but people, places, and colors as well. Sufficient in the description of a business. */
  readonly name: string;
  /** Names the product or the offer. Sufficient near an act of the category or, if the category sells, near a sale. */
  readonly product: string;
  /** Slang and euphemism. Raises a suspicion near an act or another word of the category. */
  readonly slang: string;
  /** What is done with the product, or what is promised of it. */
  readonly act: string;
  /** Words that make the text innocent, anywhere in it. */
  readonly guard: string;
  /** Longer phrases in which a word means something else. */
  readonly innocent: string;
  /** Whether an ordinary sale (a price, a discount, a delivery) near the product is enough. */
  readonly isSold: boolean;
};
