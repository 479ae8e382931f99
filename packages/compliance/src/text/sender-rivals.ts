// Finds the sender of a text that names the given brand only in passing: its place, its customer, or its partner.
import { eventHeads } from '../facts/name-words.ts';
import type { BrandWord } from './brand-forms.ts';
import type { BrandMention } from './brand-mentions.ts';
import { alignName } from './name-alignment.ts';
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

/** Where a business signs or heads its text, and not where a sentence speaks of one. */
const SIGNS_TEXT =
  /^ba (?:(?:first|first-bracket|greeted|line) (?:colon|dash|line|bracket)|(?:dash|sentence|line|picture|comma) (?:end|opt-out|phone|line|city|number))$/;
const CLOSES_TEXT = /^ba (?:inside end|sentence comma)$/;
const FAREWELL = /^before (?:xo|love|team|equipo|atte|saludos|gracias|thanks|thank)$/;
const SPEAKS = /^ba (?:first|greeted|sentence) word$/;
/** Where the brand itself heads, signs, or introduces the text. */
const OWN_PLACES =
  /^(?:ba (?:(?:first|first-bracket|greeted|line) (?!word)|\S+ colon|(?:dash|sentence|line|picture|bracket|comma) (?:end|opt-out|phone|line|city|number|bracket))|(?:only )?presented (?!subject))/;
const OWN_FORMS: ReadonlySet<string> = new Set(['address', 'handle', 'host', 'initials']);
/** The kind of a business in the name, or a form that only businesses have. */
const SURETY_MIN = 2;
/** A heading that may be a topic as well needs more. */
const LABEL_LEAD = 2;
const SIGNED_LEAD = 0;
const CLOSED_LEAD = 2;
const SUBJECT_LEAD = 2;

/**
 * "Pinnacle Insurance approved your claim. Carver Collision": another business that signs or heads the text, where the brand
 * only occurs in a sentence. Whoever signs a text sends it, however often the text speaks of somebody else.
 */
export function findSigner(
  names: readonly ScoredSender[],
  brand: readonly BrandWord[],
  mentions: readonly BrandMention[],
): ScoredSender | undefined {
  const isOwn = (one: ScoredSender) => mentions.some(({ start, end }) => one.start < end && one.end > start);
  const own = names.filter(isOwn);
  // Most texts end here; comparing names word by word is slow.
  if (
    mentions.some(({ form }) => OWN_FORMS.has(form)) ||
    own.some((one) => one.signs.some((sign) => OWN_PLACES.test(sign)))
  ) {
    return undefined;
  }
  const signer = names.find(
    (one) => !isOwn(one) && !isHeading(one.words) && !alignName(one.words, brand).isTelling,
  );
  return signer !== undefined &&
    signer.score - Math.max(0, ...own.map(({ score }) => score)) > leadOf(signer.signs)
    ? signer
    : undefined;
}

/** Organizers of these are often called after them. */
const ORGANIZED = new Set(
  'camp concert fair feria fest festival game party race recital review run show torneo tour training workshop'.split(
    ' ',
  ),
);
const DAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo fin'.split(
    ' ',
  ),
);
const HEADING_STARTS = new Set('reminder recordatorio notice aviso dia'.split(' '));

/** "Taco Tuesday Special", "Mother's Day Brunch", "Reminder for Kim": what a text is about, and not who sends it. */
function isHeading(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    (HEADING_STARTS.has(words[0] as string) ||
      DAYS.has(words[0] as string) ||
      DAYS.has(last) ||
      (eventHeads.has(last) && !ORGANIZED.has(last)))
  );
}

const PLACED_BEFORE = /(?:\b(?:at|from|by|with|to|en|de|con)|@|w\/)\s(?:the |la |el |los |las )?$/iu;

/** "Taco Tuesday: 2 for 1 at Golden Wok": the heading is a topic, so the brand behind it says whose text it is. */
export function findBehindHeading(
  text: string,
  other: ScoredSender,
  mentions: readonly BrandMention[],
): BrandMention | undefined {
  return other.signs.includes('presented label') && isHeading(other.words)
    ? mentions.find(
        ({ start, form, isMeant }) =>
          (form === 'full' || form === 'core') &&
          isMeant !== false &&
          PLACED_BEFORE.test(text.slice(Math.max(0, start - 16), start)),
      )
    : undefined;
}

/** How much likelier than the brand a name must be, by where it stands. */
function leadOf(signs: readonly string[]): number {
  const has = (pattern: RegExp) => signs.some((sign) => pattern.test(sign));
  const surety = Number(signs.find((sign) => sign.startsWith('surety '))?.slice(-1) ?? 0);
  if (surety < SURETY_MIN) {
    return signs.includes('presented label') && surety > 0 ? LABEL_LEAD : Infinity;
  }
  if (has(SIGNS_TEXT) || signs.includes('presented signature')) {
    return SIGNED_LEAD;
  }
  return has(CLOSES_TEXT) && (has(FAREWELL) || signs.includes('b sentence'))
    ? CLOSED_LEAD
    : signs.includes('presented subject') && has(SPEAKS)
      ? SUBJECT_LEAD
      : Infinity;
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
