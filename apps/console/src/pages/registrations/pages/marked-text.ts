// Where the quotes of findings are in the text of a page. Pure.

export type Quote = { readonly quote: string; readonly offset?: number };
export type TextPart = {
  readonly text: string /** The places of its quotes in the list. */;
  readonly quotes: readonly number[];
};

type Range = { readonly from: number; readonly to: number; readonly index: number };

/** An offset that does not match is of another text: the words are searched. */
function rangeOf(text: string, { quote, offset }: Quote, index: number): Range | undefined {
  if (quote === '') {
    return undefined;
  }
  const at = offset !== undefined && text.startsWith(quote, offset) ? offset : text.indexOf(quote);
  return at < 0 ? undefined : { from: at, to: at + quote.length, index };
}

/** The text in parts, each with the quotes that cover it. */
export function markQuotes(text: string, quotes: readonly Quote[]): TextPart[] {
  const ranges = quotes.flatMap((quote, index) => rangeOf(text, quote, index) ?? []);
  const edges = new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])]);
  const places = [...edges].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((from, place) => ({
    text: text.slice(from, places[place + 1]),
    quotes: ranges.filter((range) => range.from <= from && range.to > from).map(({ index }) => index),
  }));
}
