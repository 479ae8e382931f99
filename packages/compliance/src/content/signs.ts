// The signs of a text beside its words: how it is written, what it asks for, and how one can answer it.
import type { TokenText } from './tokens.ts';

const FIRST_PERSON = new Set("i i'm im my me yo mi te tengo".split(' '));
const CHAT = new Set('u ur r pls plz txt msg dm hmu q xq pa tmb'.split(' '));
const URGENT = new Set(
  'today tonight now hoy ya ahora only last expires urgent hours horas before antes'.split(' '),
);
const WAY_OUT = new Set('stop alto baja salir unsubscribe'.split(' '));
const PRIVATE_ANSWER = new Set('dm hmu inbox llamame escribeme mandame'.split(' '));
const MESSAGED = new Set(['text', 'txt', 'hit']);

const LINK = /https?:|www\.|[a-z0-9]\.[a-z]{2,8}(?:\/|\s|$)/;
const EMOJI = /\p{Extended_Pictographic}/u;
const STARTS_SMALL = /^\p{Ll}/u;
const LOUD = /\b[A-Z]{4,}\b/g;
const KEYWORDS = new Set('STOP HELP ALTO AYUDA BAJA SALIR PARA QUIT HTTP HTTPS'.split(' '));
const LENGTH_STEP = 50;
const LENGTH_STEPS_MAX = 5;
const BIG_DIGITS = 4;

/** @returns names of signs; two signs that are telling together are also named as a pair */
export function listSigns(text: string, { seen, tokens }: TokenText): string[] {
  const signs = [`length ${Math.min(LENGTH_STEPS_MAX, Math.floor(text.length / LENGTH_STEP))}`];
  const hasWord = (words: ReadonlySet<string>): boolean => tokens.some(({ raw }) => words.has(raw));
  const add = (name: string, isThere: boolean): boolean => {
    if (isThere) {
      signs.push(name);
    }
    return isThere;
  };
  add('emoji', EMOJI.test(text));
  add('call', seen.includes('!'));
  add('two calls', seen.includes('!!'));
  add('question', seen.includes('?'));
  add(
    'percent',
    tokens.some(({ raw }, at) => raw === '%' && tokens[at - 1]?.isNumber),
  );
  add(
    'big money',
    tokens.some(
      ({ isMoney, raw, end }) =>
        isMoney && (raw.length >= BIG_DIGITS || seen[end] === ',' || seen[end] === 'k'),
    ),
  );
  add(
    'loud',
    (text.match(LOUD) ?? []).some((word) => !KEYWORDS.has(word)),
  );
  add('first person', hasWord(FIRST_PERSON));
  add('chat', hasWord(CHAT));
  add('urgent', hasWord(URGENT));
  add('phone', hasPhone(tokens));
  const telling = [
    add('link', LINK.test(seen)) && 'link',
    add(
      'money',
      tokens.some(({ isMoney }) => isMoney),
    ) && 'money',
    add('no way out', !hasWord(WAY_OUT)) && 'no way out',
    add('small letter', STARTS_SMALL.test(text)) && 'small letter',
    add('private answer', hasWord(PRIVATE_ANSWER) || asksForMessage(tokens)) && 'private answer',
  ].filter((name) => name !== false);
  for (const [at, one] of telling.entries()) {
    for (const other of telling.slice(at + 1)) {
      signs.push(`${one}, ${other}`);
    }
  }
  return signs;
}

const asksForMessage = (tokens: TokenText['tokens']): boolean =>
  tokens.some(({ raw }, at) => MESSAGED.has(raw) && tokens[at + 1]?.raw === 'me');

/** `555-0123` */
const hasPhone = (tokens: TokenText['tokens']): boolean =>
  tokens.some(
    ({ raw, isNumber, end }, at) =>
      isNumber &&
      raw.length === 3 &&
      tokens[at + 1]?.isNumber === true &&
      tokens[at + 1]?.raw.length === 4 &&
      (tokens[at + 1]?.start as number) - end === 1,
  );
