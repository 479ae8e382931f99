// The signs of a text beside its words: how it is written, what it asks for, and how one can answer it.
import { withSmallCode } from '../text/fast-patterns.ts';
import type { Token, TokenText } from './tokens.ts';

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
const STARTS_SMALL = withSmallCode(/^\p{Ll}/u);
const LOUD = /\b[A-Z]{4,}\b/g;
const KEYWORDS = new Set('STOP HELP ALTO AYUDA BAJA SALIR PARA QUIT HTTP HTTPS'.split(' '));
const LENGTH_STEP = 50;
const LENGTH_STEPS_MAX = 5;
const BIG_DIGITS = 4;

/** @returns names of signs; two signs that are telling together are also named as a pair */
export function listSigns(text: string, { seen, tokens }: TokenText): string[] {
  const said = readTokenSigns(seen, tokens);
  const telling = listNames([
    ['link', LINK.test(seen)],
    ['money', said.money],
    ['no way out', !said.wayOut],
    ['small letter', STARTS_SMALL.test(text)],
    ['private answer', said.privateAnswer],
  ]);
  return [
    `length ${Math.min(LENGTH_STEPS_MAX, Math.floor(text.length / LENGTH_STEP))}`,
    ...listNames([
      ['emoji', EMOJI.test(text)],
      ['call', seen.includes('!')],
      ['two calls', seen.includes('!!')],
      ['question', seen.includes('?')],
      ['percent', said.percent],
      ['big money', said.bigMoney],
      ['loud', (text.match(LOUD) ?? []).some((word) => !KEYWORDS.has(word))],
      ['first person', said.firstPerson],
      ['chat', said.chat],
      ['urgent', said.urgent],
      ['phone', said.phone],
    ]),
    ...telling,
    ...telling.flatMap((one, at) => telling.slice(at + 1).map((other) => `${one}, ${other}`)),
  ];
}

const listNames = (signs: readonly (readonly [string, boolean])[]): string[] =>
  signs.filter(([, isThere]) => isThere).map(([name]) => name);

/** The signs that single tokens show, or two beside each other. */
function readTokenSigns(seen: string, tokens: readonly Token[]) {
  const said = {
    percent: false,
    bigMoney: false,
    money: false,
    phone: false,
    firstPerson: false,
    chat: false,
    urgent: false,
    wayOut: false,
    privateAnswer: false,
  };
  let before: Token | undefined;
  for (const token of tokens) {
    const { raw } = token;
    if (token.isNumber) {
      said.money ||= token.isMoney;
      said.bigMoney ||= isBigMoney(token, seen);
      said.phone ||= before !== undefined && isPhone(before, token);
    } else {
      said.percent ||= raw === '%' && before?.isNumber === true;
      said.firstPerson ||= FIRST_PERSON.has(raw);
      said.chat ||= CHAT.has(raw);
      said.urgent ||= URGENT.has(raw);
      said.wayOut ||= WAY_OUT.has(raw);
      said.privateAnswer ||=
        PRIVATE_ANSWER.has(raw) || (raw === 'me' && before !== undefined && MESSAGED.has(before.raw));
    }
    before = token;
  }
  return said;
}

const isBigMoney = ({ isMoney, raw, end }: Token, seen: string): boolean =>
  isMoney && (raw.length >= BIG_DIGITS || seen[end] === ',' || seen[end] === 'k');

/** `555-0123` */
const isPhone = (before: Token, token: Token): boolean =>
  before.isNumber && before.raw.length === 3 && token.raw.length === 4 && token.start - before.end === 1;
