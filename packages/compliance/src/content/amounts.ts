// Reads numbers and amounts of money however a text writes them: $1,500, 20k, 600 dolares, $80-$120, ten.
import type { Token, TokenText } from './tokens.ts';

const NUMBER_WORDS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty eighty ninety hundred thousand ' +
    'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta cien cientos quinientos mil'
  ).split(' '),
);
const UNITS = new Set('dollars dollar bucks usd dolares dolar dls dlls pesos varos baros'.split(' '));
const THOUSANDS = new Set(['k', 'mil', 'thousand', 'hundred', 'mm']);

export const isCounted = (token: Token): boolean => token.isNumber || NUMBER_WORDS.has(token.raw);

/** @returns the token after the number, and the token after the amount if it is one of money */
export function findAmountEnds(
  { seen, tokens }: TokenText,
  at: number,
): { readonly number: number; readonly money: number | undefined } {
  let after = skipFigure(seen, tokens, at);
  // `$80-$120`, `80-120 dollars`
  const second = tokens[after];
  const gap = second === undefined ? '' : seen.slice((tokens[after - 1] as Token).end, second.start);
  if (second?.isNumber === true && RANGE.has(gap)) {
    after = skipFigure(seen, tokens, after);
  }
  const unit = tokens[after];
  const hasUnit = unit !== undefined && UNITS.has(unit.raw);
  const isMoney = (tokens[at] as Token).isMoney || hasUnit;
  return { number: after, money: isMoney ? after + Number(hasUnit) : undefined };
}
const RANGE = new Set(['-', '–', '-$', '–$', ' - ', ' - $', ' – ', ' – $']);

/** Skips `1,500`, `2.99`, `20k`, `two hundred`. */
function skipFigure(seen: string, tokens: readonly Token[], at: number): number {
  let after = at + 1;
  for (let token = tokens[after]; token !== undefined; token = tokens[after]) {
    const gap = seen.slice((tokens[after - 1] as Token).end, token.start);
    const isRest = token.isNumber && (gap === ',' || gap === '.') && token.raw.length <= 3;
    if (!isRest && !(THOUSANDS.has(token.raw) && (gap === '' || gap === ' '))) {
      return after;
    }
    after += 1;
  }
  return after;
}
