// Finds the codes that a text names by number or name, and leaves out numbers that are something else.
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import { STATUS_SYSTEMS, type Surroundings, isAboutRegistration } from './code-context.ts';
import { saysTitle } from './code-titles.ts';
import {
  type CodeToken,
  type TokenStanding,
  continuesList,
  isOtherField,
  judgeToken,
  readCodeTokens,
} from './code-tokens.ts';
import { readWords } from './words.ts';

const codesByName = new Map<string, KnownCode[]>();
for (const row of knownCodes) {
  for (const name of listNames(row)) {
    const rows = codesByName.get(name) ?? [];
    rows.push(row);
    codesByName.set(name, rows);
  }
}

/** The spellings of a code in lowercase. A hexadecimal status has three: 0x0000000B, 0x0B, and 11. */
export function listNames({ code }: KnownCode): string[] {
  if (code === undefined) {
    return [];
  }
  const lower = code.toLowerCase();
  if (!/^0x[0-9a-f]+$/.test(lower)) {
    return [lower];
  }
  const value = Number.parseInt(lower.slice(2), 16);
  const short = value.toString(16);
  return [lower, `0x${short}`, `0x${short.padStart(2, '0')}`, String(value)];
}

const MOST_CODES = 40;
/** A page of numbers is a table of something else. */
const MOST_TOKENS_JUDGED = 200;
const NEARBY_UNITS = 90;

/** Codes that a text names. Small numbers and ordinary words count only where something says that they are codes. */
export function findNamedCodes(text: string, surroundings: Surroundings): KnownCode[] {
  const found = new Set<KnownCode>();
  let judged = 0;
  let listed: CodeToken | undefined;
  const isErrorTalk = surroundings.isErrorTalk || isListOfCodes(text);
  const states = findReceiptStates(text);
  for (const token of readCodeTokens(text)) {
    for (const code of findStatusRows(text, token)) {
      found.add(code);
    }
    const rows = findPossibleRows(text, token, { named: surroundings.named, isReceipt: states.length > 0 });
    if (rows.length === 0) {
      continue;
    }
    judged += 1;
    if (found.size >= MOST_CODES || judged > MOST_TOKENS_JUDGED) {
      break;
    }
    // "Codes 601/702/706": what presents the first number presents all of them.
    const standing =
      listed !== undefined && continuesList(text, listed, token) ? 'field' : judgeToken(text, token);
    if (standing === 'none') {
      continue;
    }
    listed = standing === 'field' && NUMBER.test(token.name) ? token : undefined;
    const nearby = NUMBER.test(token.name) ? readNearby(text, token) : NO_WORDS;
    for (const code of rows) {
      if (
        NUMBER.test(token.name)
          ? isNumberOf(code, token.name, standing, { ...surroundings, isErrorTalk, nearby })
          : standing !== 'bare' || isUnmistakable(token.name, code.code ?? '')
      ) {
        found.add(code);
      }
    }
  }
  return keepSpecific([...found, ...states]);
}

const LISTED_MIN = 3;
const LONG_NUMBER = /(?<![\d#.-])\d{5}(?![\d-]|\.\d)/g;

/** "Got 30003, 30005 and 30006": several numbers that all are codes of one list are nothing else. */
function isListOfCodes(text: string): boolean {
  const numbers = [...new Set(text.slice(0, LISTED_UNITS_MAX).match(LONG_NUMBER))];
  const systems = numbers.map((number) => new Set(findRows(number).map(({ system }) => system)));
  return (
    numbers.length >= LISTED_MIN && [...(systems[0] ?? [])].some((one) => systems.every((s) => s.has(one)))
  );
}
const LISTED_UNITS_MAX = 2000;

const NO_WORDS: ReadonlySet<string> = new Set();
const NUMBER = /^\d+$/;

/** The state in a delivery receipt is a code of the standard. */
const RECEIPT_STATE = /\bstat\s?[:=]\s?([A-Z]{7})\b/gi;
/** The error in it has three characters, which each network numbers itself. */
const RECEIPT_ERROR_BEFORE = /\berr\s?[:=]\s?$/i;
const RECEIPT_ERROR_UNITS = 3;

function findPossibleRows(
  text: string,
  token: CodeToken,
  { named, isReceipt }: { readonly named: Surroundings['named']; readonly isReceipt: boolean },
): readonly KnownCode[] {
  const { name, start } = token;
  // Four zeros are too many for the padding of another code.
  if (STATUS_DIGITS.test(name) && (!isWrittenStatus(text, token) || findStatusRows(text, token).length > 0)) {
    return [];
  }
  const rows = findRows(name);
  const isOfNetwork =
    isReceipt &&
    name.length <= RECEIPT_ERROR_UNITS &&
    RECEIPT_ERROR_BEFORE.test(text.slice(Math.max(0, start - 8), start));
  return isOfNetwork ? rows.filter(({ system }) => named.has(system)) : rows;
}

function findReceiptStates(text: string): KnownCode[] {
  return Array.from(text.matchAll(RECEIPT_STATE)).flatMap(
    ([, state = '']) => codesByName.get(`stat:${state.toLowerCase()}`) ?? [],
  );
}

/** Libraries print a status of SMPP as eight digits in base 16: “Negative response 00000058 found”. */
const STATUS_DIGITS = /^0{4}[0-9a-f]{4}$/i;
const STATUS_BEFORE =
  /(?:\b|_)(?:response|status|code|error|err|resp|result)\b[^a-z0-9]{0,4}(?:of |is |was |code )?$/i;

function findStatusRows(text: string, token: CodeToken): readonly KnownCode[] {
  return isWrittenStatus(text, token) ? (codesByName.get(`0x${token.name.toLowerCase()}`) ?? []) : [];
}

/** Whether eight digits are all that a text has, or are presented as a status. */
function isWrittenStatus(text: string, { name, start, end }: CodeToken): boolean {
  if (!STATUS_DIGITS.test(name)) {
    return false;
  }
  const before = text.slice(Math.max(0, start - 32), start);
  const isAll = !/\w/.test(text.slice(0, start)) && !/\w/.test(text.slice(end));
  return isAll || (STATUS_BEFORE.test(before) && !isOtherField(before));
}

// A payload writes “060” where the list has 60.
function findRows(name: string): readonly KnownCode[] {
  const lower = name.toLowerCase();
  return (
    codesByName.get(lower) ??
    (/^0\d/.test(lower) ? codesByName.get(lower.replace(/^0+/, '')) : undefined) ??
    []
  );
}

function readNearby(text: string, { start, end }: CodeToken): ReadonlySet<string> {
  const line = text.slice(Math.max(0, start - NEARBY_UNITS), end + NEARBY_UNITS);
  return new Set(readWords(line).map((word) => word.text));
}

type NumberContext = Surroundings & {
  /** Words near the number. */
  readonly nearby: ReadonlySet<string>;
};

function isNumberOf(code: KnownCode, name: string, standing: TokenStanding, context: NumberContext): boolean {
  if (standing === 'whole') {
    return true;
  }
  if (standing === 'none' || !context.isAboutMessages) {
    return false;
  }
  const isNamed = context.named.has(code.system);
  if (saysTitle(context.nearby, code)) {
    return true;
  }
  if (name.length >= 5) {
    return standing !== 'bare' || isNamed || context.isErrorTalk;
  }
  // 400 to 599 are also HTTP statuses.
  if (/^[45]\d\d$/.test(name) && !isNamed) {
    return context.isRegistration && isAboutRegistration(code) && standing !== 'bare';
  }
  if (name.length >= 3) {
    return standing !== 'bare' || isNamed || (context.isRegistration && isAboutRegistration(code));
  }
  return standing === 'field' || (isNamed && standing === 'label');
}

// A status such as MNO_REJECTED says only that something was refused; the code beside it says why.
function keepSpecific(codes: readonly KnownCode[]): KnownCode[] {
  const isStatus = ({ system, code }: KnownCode) =>
    STATUS_SYSTEMS.has(system.id) || (system.id === 'tcr-brand' && code === 'UNVERIFIED');
  return [...codes.filter((code) => !isStatus(code)), ...codes.filter(isStatus)];
}

// `30007` and `SMS-UP-430` are always codes; `15` and `blocked` may be ordinary words.
function isUnmistakable(token: string, code: string): boolean {
  if (/^0x/i.test(token)) {
    return true;
  }
  return (
    /[\d_-]/.test(code) ||
    /[a-z][A-Z]/.test(token) ||
    (token === code && /^[A-Z]{5,}$/.test(code) && code !== 'OTHERS')
  );
}
