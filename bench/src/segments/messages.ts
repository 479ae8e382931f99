// Ten thousand typical messages, the same in every run.

/** Pseudo-random numbers from 0 up to 1 (mulberry32), so that every run measures the same texts. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS =
  'your order has shipped and should arrive Thursday see www.example.com/track reply STOP to opt out HELP for help appointment tomorrow at 2:30 pm code 481902 thank you'.split(
    ' ',
  );
const GSM_EXTRAS = ['{10%}', '[A]', '€5', 'Ñandú', 'à', '^', '~', '\\', '|'];
const UCS2_EXTRAS = ['it’s', '“new”', '—', 'ç', '中文', 'Привет', 'é́', '👍', '🎉', '👩‍👩‍👧', '🇺🇸', '👍🏽'];
const CHARACTERS_MAX = 1600;

/** Half are short; one in three has extension characters, one in three forces UCS-2; the longest have 1,600 characters. */
export function makeMessages(count: number): string[] {
  const random = randomFrom(20_261_120);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  return Array.from({ length: count }, (_, index) => {
    const length = random() < 0.5 ? 20 + random() * 140 : 160 + random() * (CHARACTERS_MAX + 1 - 160);
    const extras = [[], GSM_EXTRAS, UCS2_EXTRAS][index % 3] as readonly string[];
    let text = '';
    while (text.length < length) {
      text += `${extras.length > 0 && random() < 0.1 ? pick(extras) : pick(WORDS)} `;
    }
    return Array.from(text).slice(0, Math.floor(length)).join('');
  });
}
