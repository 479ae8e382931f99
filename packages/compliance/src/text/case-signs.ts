// Reads the signs by which words of a brand name may be ordinary words of the sentence: their capitals and their neighbors.
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { type BrandWord, SMALL_WORDS, isGeneric, plain } from './brand-forms.ts';
import { isLowercase, isUppercase, readWords } from './words.ts';

type Mention = {
  readonly start: number;
  readonly end: number;
  readonly form: string;
  readonly matched: readonly BrandWord[];
};

const STARTS_SENTENCE = /(?:^|[.!?…\n:;)\]"”~*–—|•]|\s-|\p{Extended_Pictographic}\ufe0f?)[\s"“'¡¿(*-]{0,4}$/u;
const VERB =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|does|did|says?|said|needs?|wants?|opens?|closes?|closed|opened|invites?|offers?|hosts?|ships?|shipped|sent|received|wishes|misses|thanks|welcomes|presents|reminds|es|son|esta|estan|tiene|tendra|le|les|te|se|los|nos|ya|abre|abrira|cierra|cerrara|informa|recuerda|avisa|ofrece|vende|invita|agradece|desea|quiere|llega|sera|regala|busca|necesita)$/;
const LINK =
  /^(?:for|to|in|on|at|of|with|from|by|through|into|over|under|and|or|as|than|that|but|if|when|while|until|til|till|para|de|del|en|con|por|a|al|y|o|que|como|sin|hasta|si|cuando)$/;
const DETERMINER =
  /^(?:the|a|an|this|that|these|those|some|any|each|every|no|el|la|los|las|un|una|unos|unas|este|esta|ese|esa|cada)$/;
const OWNER = /^(?:your|our|my|his|her|their|its|su|sus|tu|tus|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
const PLACE_LINK =
  /^(?:at|in|to|near|by|behind|outside|inside|across|toward|towards|past|off|en|a|al|hacia|cerca|frente|junto|tras)$/;

export function readCaseSigns(
  text: string,
  mention: Mention,
  isShouted: boolean,
  hasCapitals: boolean,
): string[] {
  const { start, end, form, matched } = mention;
  const kind = readCase(text, start, end, isShouted, hasCapitals);
  const ordinary = readOrdinary(text.slice(start, end));
  const [next = 'end'] = readNext(text, end);
  const before = readBefore(text, start);
  const count = matched.length === 1 ? 'one' : 'more';
  return [
    `c ${kind}`,
    `c ${kind} ${ordinary}`,
    `c ${kind} ${ordinary} ${form}`,
    `c ${kind} ${count}`,
    `c ${kind} next ${next}`,
    `c ${kind} ${ordinary} next ${next}`,
    `c ${kind} before ${before}`,
    `c ${kind} before ${before} next ${next}`,
    `c ${ordinary} before ${before}`,
  ];
}

function readCase(
  text: string,
  start: number,
  end: number,
  isShouted: boolean,
  hasCapitals: boolean,
): string {
  if (isShouted) {
    return 'shouted';
  }
  const words = readWords(text.slice(start, end)).filter(({ text: word }) => !SMALL_WORDS.has(word));
  const at = (index: number) => start + (words[index]?.start ?? 0);
  const capitals = words.map((_, index) => isUppercase(text, at(index)) || !isLowercase(text, at(index)));
  const isFirst = STARTS_SENTENCE.test(text.slice(Math.max(0, at(0) - 8), at(0)));
  const shown = text.slice(start, end);
  if (shown.length > 1 && !/\p{Ll}/u.test(shown) && /\p{Lu}{2}/u.test(shown)) {
    return 'all-capitals';
  }
  if (!capitals.includes(true)) {
    return hasCapitals ? 'lower' : 'lower-text';
  }
  if (words.length === 1) {
    return isFirst ? 'one-first' : 'one-inside';
  }
  return !capitals.includes(false)
    ? isFirst
      ? 'all-first'
      : 'all-inside'
    : isFirst && capitals.indexOf(true) === 0 && !capitals.slice(1).includes(true)
      ? 'only-first'
      : 'some';
}

function readOrdinary(shown: string): string {
  const words = readWords(shown).filter(({ text }) => !SMALL_WORDS.has(text));
  const count = words.filter(
    ({ text }) => ordinaryWords.has(text) || ordinaryWords.has(plain(text)) || isGeneric(text),
  ).length;
  return count === 0 ? 'rare' : count === words.length ? 'ordinary' : 'mixed';
}

function readNext(text: string, end: number): string[] {
  const after = text.slice(end, end + 24);
  const word = /^(?:['’]s)? ([\p{L}\d$#]+)/u.exec(after)?.[1];
  if (word === undefined) {
    return [
      /^\W*$/u.test(after)
        ? 'end'
        : /^\s?[:|]/.test(after)
          ? 'label'
          : /^ [-–—]/.test(after)
            ? 'dash'
            : 'mark',
    ];
  }
  const key = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [
    /^[\d$#]/.test(word)
      ? 'number'
      : VERB.test(key)
        ? 'verb'
        : LINK.test(key)
          ? 'link'
          : DETERMINER.test(key) || OWNER.test(key)
            ? 'determiner'
            : /^\p{Lu}/u.test(word)
              ? 'capital'
              : 'word',
  ];
}

function readBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 24), start);
  const word = /([\p{L}\d/]+)[ ]$/u.exec(before)?.[1];
  if (word === undefined) {
    return /^\W*$/u.test(before) && start < 24
      ? 'none'
      : /[:|]\s?$/.test(before)
        ? 'label'
        : /[.!?\n]\s*$/.test(before)
          ? 'sentence'
          : 'mark';
  }
  const key = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return DETERMINER.test(key)
    ? 'determiner'
    : OWNER.test(key)
      ? 'owner'
      : PLACE_LINK.test(key)
        ? 'place'
        : LINK.test(key)
          ? 'link'
          : VERB.test(key)
            ? 'verb'
            : /^\d/.test(word)
              ? 'number'
              : /^\p{Lu}/u.test(word)
                ? 'capital'
                : 'word';
}
