// Finds the sender of a text that names the given brand only in passing: its place, its customer, or its partner.
import { readNameRuns } from './name-runs.ts';
import type { Sender } from './sender-form.ts';
import { weighName } from './sender-names.ts';
import type { ScoredSender } from './sender-score.ts';
import { type Word, readWords } from './words.ts';

/** By how much another name must be likelier than the brand, which is the sender of most texts that name it. */
const MARGIN = 4;
const SCORE_MIN = 2;
/** A rival stands where senders stand. */
const PRESENTS = new Set([
  'a colon',
  'after here',
  'after aqui',
  'speaker',
  'b first',
  'presenting',
  'presented introduction',
]);

/** "Camp Elim here! Bus for the Stonebridge kids …": another name that is far likelier than the brand. */
export function findRival(
  text: string,
  names: readonly ScoredSender[],
  quoted: string,
): ScoredSender | undefined {
  const start = text.indexOf(quoted);
  const end = start + quoted.length;
  const isOwn = (one: ScoredSender) => one.start < end && one.end > start;
  const [best] = names;
  const own = names.find(isOwn);
  return best !== undefined &&
    own !== undefined &&
    !OWN_BEFORE.test(text.slice(Math.max(0, start - 60), start)) &&
    !isOwn(best) &&
    !/^\W*$/.test(text.slice(0, start)) &&
    best.signs.some((sign) => PRESENTS.has(sign)) &&
    best.score > SCORE_MIN &&
    best.score - own.score > MARGIN
    ? best
    : undefined;
}

const PARTNER_BEFORE = /(?:\b(?:at|by|inside|in|with|en|con)|w\/)\s?(?:the |la |el )?$/iu;
const OWN_BEFORE =
  /\b(?:book(?:ed|ing)|scheduled?|confirmed|reserv\w+|agendad\w+|visits?|visita|appointment|appt|cita|class|clase|order|pedido|stay|table|session|lesson|member\w*|account|cuenta|due|ready|welcome|see you|seen?|thanks?|for choosing|shopping|client\w*|team|here|us|we|friends)\b[^.!?\n]{0,30}$/iu;

/** Another business whose label the text has, where it names the brand only as a partner or a place: "Pretzel Union at Oakdale Mall: …". */
export function findHost(text: string, words: readonly Word[], quoted: string): Sender | undefined {
  const at = text.indexOf(quoted);
  const before = text.slice(Math.max(0, at - 60), at);
  if (at <= 0 || !PARTNER_BEFORE.test(before) || OWN_BEFORE.test(before)) {
    return undefined;
  }
  const label = /^[\s*"“[(]{0,4}[^:.!?\n]{3,60}?(?=:\s| here\b| aqu[ií]\b)/u.exec(text)?.[0] ?? '';
  const [name] = readNameRuns(
    label,
    words.filter(({ end }) => end <= label.length),
  );
  if (name === undefined || name.name.includes(quoted) || name.start > 4) {
    return undefined;
  }
  // "X: …" and "X at the brand: …"; but "X swim lessons: …" is a topic.
  const isWhole = name.end === label.length;
  const isAtBrand = label.includes(quoted) && PARTNER_BEFORE.test(before);
  const needed =
    isAtBrand ||
    /\b(?:printed|made|sold|baked|brewed|impres[oa]s?|hech[oa]s?) (?:at|by|in|en|por) $/i.test(before)
      ? 2
      : 3;
  return (isWhole || isAtBrand) && weigh(name.name) >= needed
    ? { name: name.name, form: 'label' }
    : undefined;
}

const weigh = (name: string) =>
  weighName(
    name,
    readWords(name).map(({ text }) => text.replace(/['’]s?$/, '')),
  );
