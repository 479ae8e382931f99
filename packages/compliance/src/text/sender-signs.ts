// Reads the signs by which one tells whether a name in a text is its sender: where it stands and what it is made of.
import { firstNames, sharedServices } from '../facts/business-words.ts';
import { eventHeads, noNames, thirdParties, topics } from '../facts/name-words.ts';
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { places } from '../facts/places.ts';
import { isGeneric } from './brand-forms.ts';
import type { NameRun } from './name-runs.ts';
import { readTies, weighName } from './sender-names.ts';

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
const GREETING =
  /^[^\p{L}\p{N}]*(?:(?:hi|hello|hey|hola|dear|good \p{L}+|buen[oa]s? \p{L}+|greetings|happy \p{L}+|gracias|thanks)\b[^.!?:\n]{0,24}[.!,:?–-]|[{[<%]{1,2}[^\]}>%]{1,24}[\]}>%]{1,2}[,:!]?)\s*$/iu;
const OPT_OUT_AFTER =
  /^[.!)]?\s{0,3}(?:[([]?(?:[Rr]eply|[Tt]ext|[Tt]xt|[Rr]esponda|[Mm]ande|[Ee]nv[ií]e)?\s?(?:STOP|Stop|BAJA|ALTO|HELP|QUIT|END)|[Mm]sgs?\b|[Tt]o (?:opt|stop|unsub)|[Oo]pt)/u;

type Place = Pick<NameRun, 'name' | 'start' | 'end' | 'words'>;

function readBefore(text: string, start: number): { place: string; word: string | undefined } {
  const before = text.slice(Math.max(0, start - 64), start);
  const isFromStart = start <= 64;
  const word = /([\p{L}\p{N}]+|w\/|@)[’']?[sS]?[ "“¡¿(*_]{1,3}$/u.exec(before)?.[1]?.toLowerCase();
  if (isFromStart && /^[^\p{L}\p{N}]*$/u.test(before)) {
    return { place: /[([{<]\s?$/.test(before) ? 'first-bracket' : 'first', word: undefined };
  }
  if (isFromStart && GREETING.test(before)) {
    return { place: 'greeted', word: undefined };
  }
  const place = /\n\s*[^\p{L}\p{N}]{0,4}$/u.test(before)
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
  return {
    place,
    word: place === 'inside' && word !== undefined && BEFORE_WORDS.has(word) ? word : undefined,
  };
}

function readAfter(text: string, end: number): { place: string; word: string | undefined } {
  const shown = text.slice(end, end + 40);
  const owns = /^['’]s?(?= )/.test(shown);
  const after = owns ? shown.replace(/^['’]s?/, '') : shown;
  const word = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase();
  const known = word !== undefined && AFTER_WORDS.has(word) ? word : undefined;
  const place = OPT_OUT_AFTER.test(after)
    ? 'opt-out'
    : /^[^\p{L}\p{N}]*$/u.test(after)
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
                          : word !== undefined
                            ? 'word'
                            : 'other';
  return { place: owns ? `${place}-own` : place, word: known };
}

function readName({ name, words }: Place, isShouted: boolean): string[] {
  const surety = weighName(name, words);
  const telling = words.filter(
    (word) => !/^(?:of|the|and|at|de|la|las|los|el|del|y|e|in|for|a|on|by|n|con|to)$/.test(word),
  );
  const ordinary = telling.filter((word) => ordinaryWords.has(word) && !isGeneric(word));
  const first = telling[0] ?? '';
  const last = telling.at(-1) ?? '';
  const signs = [
    `surety ${surety}`,
    `words ${Math.min(4, telling.length)}`,
    `ordinary ${ordinary.length === 0 ? 'none' : ordinary.length === telling.length ? 'all' : 'some'}`,
  ];
  const flags: readonly (readonly [string, boolean])[] = [
    ['kind first', isGeneric(first)],
    ['kind last', isGeneric(last)],
    ['kind none', !telling.some(isGeneric)],
    ['person first', firstNames.has(first)],
    ['person last', telling.length > 1 && firstNames.has(last)],
    ['place last', places.has(last)],
    ['places all', telling.length > 0 && telling.every((word) => places.has(word))],
    ['no name first', noNames.has(first)],
    ['no name last', noNames.has(last)],
    ['no name all', telling.every((word) => noNames.has(word) || /^\d/.test(word))],
    ['topic first', topics.has(first)],
    ['topic last', topics.has(last)],
    ['event first', eventHeads.has(first)],
    ['event last', eventHeads.has(last)],
    ['ordinary first', ordinaryWords.has(first)],
    ['ordinary last', ordinaryWords.has(last)],
    ['service', sharedServices.has(first)],
    ['third party', thirdParties.has(first)],
    ['capitals', name.length > 3 && name === name.toUpperCase() && !isShouted],
    ['short capitals', name.length <= 4 && /^[A-Z]+$/.test(name)],
    ['inner capital', /\p{Ll}\p{Lu}/u.test(name)],
    ['and', /&| and | y /u.test(name)],
    ['article', /^(?:the|el|la|los|las) /iu.test(name)],
    ['owner', /['’]s\b/.test(name)],
    ['number', /\d/.test(name)],
    ['number first', /^\d/.test(name)],
    [
      'title',
      /^(?:mr|mrs|ms|miss|dr|dra|sr|sra|don|dona|lic|coach|pastor|prof|rev|officer|nurse|agent)$/.test(first),
    ],
  ];
  for (const [sign, holds] of flags) {
    if (holds) {
      signs.push(sign);
    }
  }
  return signs;
}

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
  const named = readName(run, isShouted);
  const surety = named[0] as string;
  const count = named[1] as string;
  const ordinary = named[2] as string;
  const rest = text.slice(run.end);
  // Nothing else can stand between the start of a sentence and the name.
  const mayTie = before.place === 'inside' || before.place === 'at-sign' || before.place === 'comma';
  const ties = mayTie ? readTies(text.slice(Math.max(0, run.start - 72), run.start)) : [];
  const isInLastSentence = !/[.!?\n][^\p{L}]{0,3}\s*\p{L}/u.test(rest.slice(0, 200));
  return [
    ...named,
    `b ${before.place}`,
    `a ${after.place}`,
    `ba ${before.place} ${after.place}`,
    `bs ${before.place} ${surety}`,
    `as ${after.place} ${surety}`,
    `bas ${before.place} ${after.place} ${surety}`,
    `bo ${before.place} ${ordinary}`,
    `ao ${after.place} ${ordinary}`,
    `bao ${before.place} ${after.place} ${ordinary} ${count}`,
    `so ${surety} ${ordinary}`,
    ...(before.word === undefined ? [] : [`before ${before.word}`, `before ${before.word} ${surety}`]),
    ...(after.word === undefined ? [] : [`after ${after.word}`, `after ${after.word} ${before.place}`]),
    ...ties,
    ...ties.map((tie) => `${tie} ${surety}`),
    ...(rank === 0 ? ['first name'] : []),
    ...(isLastRun ? ['last name'] : []),
    ...(isInLastSentence ? ['in last sentence'] : []),
  ];
}
