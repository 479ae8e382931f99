// Reads the signs by which one tells whether a name in a text is its sender: where it stands and what it is made of.
import { withSmallCode } from './fast-patterns.ts';
import { firstNames, sharedServices } from '../facts/business-words.ts';
import { eventHeads, noNames, thirdParties, topics } from '../facts/name-words.ts';
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { places } from '../facts/places.ts';
import { isGeneric } from './brand-forms.ts';
import type { NameRun } from './name-runs.ts';
import { readTies, weighName } from './sender-names.ts';
import { joinSigns, listSigns } from './sign-joints.ts';
import { startsWithDigit } from './words.ts';

const BEFORE_WORDS = new Set(
  (
    'from at with by to of in on for via the your is call visit join de en con por para su tu el la los las al del a an this our my and or y o use ' +
    'soy somos habla escribe saluda llama atiende it its here choosing visiting shopping contacting thru through near behind as welcome through ' +
    'w love xo atte saludos gracias thanks thank bienvenido bienvenida bienvenidos dear nuestro nuestra invita organiza presenta team equipo than about ' +
    'not no don dona mr mrs ms dr coach pastor ask see like que like code codigo app says powered inside hi hello hey hola aqui'
  ).split(' '),
);
const AFTER_WORDS = new Set(
  (
    'here aqui is are was has have had will can le les te se lo los nos ya tiene abre esta estan team crew staff equipo office desk front order code codigo account appointment ' +
    'app verification members member family familia customer customers friends update alert alerts notice reminder reminds recordatorio recordatoriole informa avisa on in at at for and y or to with de en del by from ' +
    'opens closes now just says sells ships invites turns gets puts wants needs helps gives pays makes keeps called left moved store shop location locations driver tech technician box card rewards ' +
    'club wishes welcomes thanks needs presents hosts offers loans loan bill bank clinic pharmacy subscription membership policy plan gift jobs new drop drops le ofrece trae vende da regala invita presenta contrata busca agradece desea'
  ).split(' '),
);
const GREETING = withSmallCode(
  /^[^\p{L}\p{N}]*(?:(?:hi|hello|hey|hola|dear|good \p{L}+|buen[oa]s? \p{L}+|greetings|happy \p{L}+|gracias|thanks)\b[^.!?:\n]{0,24}[.!,:?–-]|[{[<%]{1,2}[^\]}>%]{1,24}[\]}>%]{1,2}[,:!]?)\s*$/iu,
);
const OPT_OUT_AFTER =
  /^[.!)]?\s{0,3}(?:[([]?(?:[Rr]eply|[Tt]ext|[Tt]xt|[Rr]esponda|[Mm]ande|[Ee]nv[ií]e)?\s?(?:STOP|Stop|BAJA|ALTO|HELP|QUIT|END)|[Mm]sgs?\b|[Tt]o (?:opt|stop|unsub)|[Oo]pt)/u;

type Place = Pick<NameRun, 'name' | 'start' | 'end' | 'words'>;

type Beside = { readonly place: string; readonly word: string | undefined };

const isAsciiLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
const isAsciiLetterOrDigit = (unit: number): boolean => isAsciiLetter(unit) || (unit >= 0x30 && unit <= 0x39);

const LAST_WORD = withSmallCode(/([\p{L}\p{N}]+|w\/|@)[’']?[sS]?[ "“¡¿(*_]{1,3}$/u);

function readBefore(text: string, start: number): Beside {
  const near = readWordBefore(text, start);
  if (near !== undefined) {
    return { place: 'inside', word: BEFORE_WORDS.has(near) ? near : undefined };
  }
  const before = text.slice(Math.max(0, start - 64), start);
  const isFromStart = start <= 64;
  if (isFromStart && /^[^\p{L}\p{N}]*$/u.test(before)) {
    return { place: /[([{<]\s?$/.test(before) ? 'first-bracket' : 'first', word: undefined };
  }
  if (isFromStart && GREETING.test(before)) {
    return { place: 'greeted', word: undefined };
  }
  const place = findPlaceBefore(before);
  const word = place === 'inside' ? LAST_WORD.exec(before)?.[1]?.toLowerCase() : undefined;
  return { place, word: word !== undefined && BEFORE_WORDS.has(word) ? word : undefined };
}

/** What `LAST_WORD` finds where the name stands behind another word and a blank, as most names do, but much faster. */
function readWordBefore(text: string, start: number): string | undefined {
  let first = start - 1;
  if (first < 1 || text.charCodeAt(first) !== 0x20) {
    return undefined;
  }
  const from = Math.max(0, start - 64);
  while (first > from && isAsciiLetterOrDigit(text.charCodeAt(first - 1))) {
    first--;
  }
  const isWhole = first === from || text.charCodeAt(first - 1) === 0x20;
  return isWhole && first < start - 1 ? text.slice(first, start - 1).toLowerCase() : undefined;
}

function findPlaceBefore(before: string): string {
  return before.includes('\n') && /\n\s*[^\p{L}\p{N}]{0,4}$/u.test(before)
    ? 'line'
    : /[-–—~|•*]\s?$/u.test(before)
      ? 'dash'
      : /[([{<“"]$/u.test(before)
        ? 'bracket'
        : /[.!?…)\]]['"”)]?\s{1,3}$|\p{Extended_Pictographic}\ufe0f?\s{0,2}$/u.test(before)
          ? 'sentence'
          : /,\s$/.test(before)
            ? 'comma'
            : /[:;]\s$/.test(before)
              ? 'colon'
              : /(?:@|w\/)\s?$/.test(before)
                ? 'at-sign'
                : 'inside';
}

function readAfter(text: string, end: number): Beside {
  const shown = text.slice(end, end + 40);
  const owns = /^['’]s?(?= )/.test(shown);
  const after = owns ? shown.replace(/^['’]s?/, '') : shown;
  const word = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  const place = OPT_OUT_AFTER.test(after) ? 'opt-out' : findPlaceAfter(after, word !== undefined);
  return {
    place: owns ? `${place}-own` : place,
    word: word !== undefined && AFTER_WORDS.has(word) ? word : undefined,
  };
}

function findPlaceAfter(after: string, isWordNext: boolean): string {
  // Behind a blank, a letter rules out all of the marks.
  if (isWordNext) {
    return 'word';
  }
  return /^[^\p{L}\p{N}]*$/u.test(after)
    ? 'end'
    : /^ ?[®™]?:(?![\d/])/.test(after)
      ? 'colon'
      : /^\s?[|•]|^ [-–—] /.test(after)
        ? 'dash'
        : /^\s{0,2}\n/.test(after)
          ? 'line'
          : /^, \p{Lu}[\p{L}. ]{2,20}(?:$|[.!\n])/u.test(after)
            ? 'city'
            : /^[,;]/.test(after)
              ? 'comma'
              : /^[.!?]/.test(after)
                ? 'sentence'
                : /^ ?[)\]}>”"*~]/.test(after)
                  ? 'bracket'
                  : /^ \(?\d{3}[-.) ]/.test(after)
                    ? 'phone'
                    : /^ ?[\d$#]/.test(after)
                      ? 'number'
                      : /^ ?\p{Extended_Pictographic}/u.test(after)
                        ? 'picture'
                        : 'other';
}

const SMALL_WORDS = new Set('of the and at de la las los el del y e in for a on by n con to'.split(' '));
const TITLES = new Set(
  'mr mrs ms miss dr dra sr sra don dona lic coach pastor prof rev officer nurse agent'.split(' '),
);
const SURETIES = ['surety 0', 'surety 1', 'surety 2', 'surety 3'] as const;
const COUNTS = ['words 0', 'words 1', 'words 2', 'words 3', 'words 4'] as const;

function readName({ name, words }: Place, isShouted: boolean): string[] {
  const surety = weighName(name, words);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  const kinds = telling.map(isGeneric);
  const ordinary = telling.filter((word, at) => ordinaryWords.has(word) && kinds[at] !== true).length;
  const first = telling[0] ?? '';
  const last = telling.at(-1) ?? '';
  const signs: string[] = [
    SURETIES[surety],
    COUNTS[Math.min(4, telling.length)] as string,
    ordinary === 0 ? 'ordinary none' : ordinary === telling.length ? 'ordinary all' : 'ordinary some',
  ];
  const add = (sign: string, holds: boolean | undefined): void => {
    if (holds === true) {
      signs.push(sign);
    }
  };
  add('kind first', kinds[0]);
  add('kind last', kinds.at(-1));
  add('kind none', !kinds.includes(true));
  add('person first', firstNames.has(first));
  add('person last', telling.length > 1 && firstNames.has(last));
  add('place last', places.has(last));
  add('places all', telling.length > 0 && telling.every((word) => places.has(word)));
  add('no name first', noNames.has(first));
  add('no name last', noNames.has(last));
  add(
    'no name all',
    telling.every((word) => noNames.has(word) || startsWithDigit(word)),
  );
  add('topic first', topics.has(first));
  add('topic last', topics.has(last));
  add('event first', eventHeads.has(first));
  add('event last', eventHeads.has(last));
  add('ordinary first', ordinaryWords.has(first));
  add('ordinary last', ordinaryWords.has(last));
  add('service', sharedServices.has(first));
  add('third party', thirdParties.has(first));
  add('capitals', name.length > 3 && !isShouted && name === name.toUpperCase());
  add('short capitals', name.length <= 4 && /^[A-Z]+$/.test(name));
  add('inner capital', /\p{Ll}\p{Lu}/u.test(name));
  add('and', name.includes('&') || name.includes(' and ') || name.includes(' y '));
  add('article', /^(?:the|el|la|los|las) /iu.test(name));
  add('owner', /['’]s\b/.test(name));
  add('number', /\d/.test(name));
  add('number first', startsWithDigit(name));
  add('title', TITLES.has(first));
  return signs;
}

/** What stands before and after a name, and what the name is made of, for themselves and together. */
const describePlaces = (
  before: string,
  after: string,
  surety: string,
  ordinary: string,
  count: string,
): string[] => [
  `b ${before}`,
  `a ${after}`,
  `ba ${before} ${after}`,
  `bs ${before} ${surety}`,
  `as ${after} ${surety}`,
  `bas ${before} ${after} ${surety}`,
  `bo ${before} ${ordinary}`,
  `ao ${after} ${ordinary}`,
  `bao ${before} ${after} ${ordinary} ${count}`,
  `so ${surety} ${ordinary}`,
];

/** The signs of one name. `rank` counts the names in front of it. */
export function readSenderSigns(
  text: string,
  run: Place,
  rank: number,
  isLastRun: boolean,
  isShouted: boolean,
): readonly string[] {
  const before = readBefore(text, run.start);
  const after = readAfter(text, run.end);
  const signs = readName(run, isShouted);
  const [surety, count, ordinary] = signs as [string, string, string];
  // Nothing else can stand between the start of a sentence and the name.
  const mayTie = before.place === 'inside' || before.place === 'at-sign' || before.place === 'comma';
  const ties = mayTie ? readTies(text.slice(Math.max(0, run.start - 72), run.start)) : [];
  signs.push(...listSigns(describePlaces, before.place, after.place, surety, ordinary, count));
  if (before.word !== undefined) {
    signs.push(joinSigns('before', before.word), joinSigns('before', before.word, surety));
  }
  if (after.word !== undefined) {
    signs.push(joinSigns('after', after.word), joinSigns('after', after.word, before.place));
  }
  signs.push(...ties, ...ties.map((tie) => joinSigns(tie, surety)));
  if (rank === 0) {
    signs.push('first name');
  }
  if (isLastRun) {
    signs.push('last name');
  }
  if (!/[.!?\n][^\p{L}]{0,3}\s*\p{L}/u.test(text.slice(run.end, run.end + 200))) {
    signs.push('in last sentence');
  }
  return signs;
}
