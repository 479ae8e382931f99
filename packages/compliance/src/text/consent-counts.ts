// Finds two frequencies in a consent text that exclude each other: one text a week and three texts a day.

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const TIMES_A_MONTH = { day: 30, week: 4.3, month: 1 } as const;
const STATED =
  /\b(\d{1,2}|one|once|two|twice|three|four|five|six|uno?|una|dos|tres|cuatro|cinco|seis)\b[ -]{0,2}(?:(?:automated|short|promo|promotional) )?(?:texts?|msgs?|messages?|alerts?|mensajes?|textos?|times?|vez|veces)?,? {0,2}(?:\/|per |a |an |each |every |al |a la |por |cada )? {0,2}(daily|weekly|monthly|days?|weeks?|wk|months?|mo|diarios|d[ií]a|semana|mes)\b|\b(?:de )?(lunes a viernes|monday (?:to|through) friday)\b/gi;
/** A week holds seven days: a smaller ratio may be two kinds of messages. */
const RATIO_MIN = 7;

const unitOf = (word: string): keyof typeof TIMES_A_MONTH =>
  /^d/i.test(word) ? 'day' : /^(?:w|s)/i.test(word) ? 'week' : 'month';

/** The second of two stated frequencies that cannot both be true, quoted. Linear. */
export function findOtherFrequency(text: string): string | undefined {
  const rates = Array.from(text.matchAll(STATED), ([quoted, count, unit]) => ({
    quoted,
    rate:
      count === undefined || unit === undefined
        ? TIMES_A_MONTH.day
        : (NUMBERS[count.toLowerCase()] ?? Number(count)) * TIMES_A_MONTH[unitOf(unit)],
  })).filter(({ rate }) => rate > 0);
  const first = rates[0]?.rate;
  return first === undefined
    ? undefined
    : rates.find(({ rate }) => Math.max(rate / first, first / rate) >= RATIO_MIN)?.quoted.trim();
}
