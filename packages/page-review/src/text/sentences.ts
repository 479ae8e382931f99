// Splits the text of a page into sentences. Items of a list inherit the words that lead into the list.

export type Sentence = {
  /** With the lead-in of the list, where it is an item of one. */
  readonly text: string;
  /** Without it, as on the page. */
  readonly own: string;
  /** In lowercase, without accents and with plain apostrophes. */
  readonly plain: string;
  /** Where its own words are in the page. */
  readonly start: number;
  readonly end: number;
};

const SENTENCES_MAX = 4_000;
const SENTENCE_UNITS_MAX = 900;
const LEAD_UNITS_MAX = 400;
const ITEM = /^(?:[•*·▪◦‣–-]|\(?[a-z\d]{1,2}[.)])\s+/i;
// A period ends a sentence unless it follows an abbreviation or an initial.
const BREAK = /[.!?;]["'”’)\]]{0,2}(?=\s+["'“‘(¿¡]?[\p{Lu}\d•]|\s*$)|;(?=\s)/gu;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|inc|ltd|co|corp|no|vs|mr|mrs|ms|dr|st|u\.s|msg|approx)|\b[a-z])\.$/i;

export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let lead = '';
  let start = 0;
  while (start < text.length && sentences.length < SENTENCES_MAX) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const isItem = ITEM.test(line);
    const own = splitLine(line, start);
    for (const sentence of own) {
      sentences.push(isItem && lead !== '' ? join(lead, sentence) : sentence);
    }
    lead = isItem ? lead : readLead(own);
    start = end + 1;
  }
  return sentences;
}

/** The words of a line that ends with a colon, which its list completes. */
function readLead(sentences: readonly Sentence[]): string {
  const last = sentences.at(-1)?.text ?? '';
  return last.endsWith(':') ? last.slice(-LEAD_UNITS_MAX) : '';
}

const join = (lead: string, sentence: Sentence): Sentence => {
  const text = `${lead} ${sentence.text.replace(ITEM, '')}`;
  return { ...sentence, text, plain: toPlain(text) };
};

function splitLine(line: string, offset: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    for (let start = from; start < to; start += SENTENCE_UNITS_MAX) {
      const piece = line.slice(start, Math.min(to, start + SENTENCE_UNITS_MAX));
      const text = piece.trim();
      if (text !== '') {
        const at = offset + start + piece.indexOf(text);
        sentences.push({ text, own: text, plain: toPlain(text), start: at, end: at + text.length });
      }
    }
    from = to;
  };
  for (const match of line.matchAll(BREAK)) {
    const to = match.index + match[0].length;
    if (to > from && !(match[0] === '.' && ABBREVIATION.test(line.slice(Math.max(from, to - 8), to)))) {
      add(to);
    }
    if (sentences.length > SENTENCES_MAX) {
      break;
    }
  }
  add(line.length);
  return sentences;
}

export function toPlain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[’‘`´]/g, "'");
}
