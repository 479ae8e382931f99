// Finds the number that a message wants the opt-out keyword sent to. STOP works only at the number that sends.
import { withSmallCode } from './fast-patterns.ts';

export type OptOutDestination = {
  /** The words, quoted from the text. */
  readonly quoted: string;
  /** The number, as written. */
  readonly number: string;
  /**
   * `own`: a number in the United States, asked for with "text", which may be the one that sends;
   * `reply`: such a number that people should "reply" to, although a reply goes to the one that sends;
   * `elsewhere`: a number that sends nothing to the United States.
   */
  readonly kind: 'own' | 'reply' | 'elsewhere';
};

const KEYWORD =
  '(?:stop(?:all)?|unsubscribe|opt ?-?out|quit|end|cancel|alto|baja|salir|parar?|cancelar|fin|remove)';
const ASKING =
  '(?:text(?:ing)?|txt(?:ing)?|send(?:ing)?|sms|message|type|env[ií][ae]r?|mand[ae]r?|escrib[aei]r?|text[eé][ae]r?|pon(?:ga)?)';
const REPLYING = '(?:repl(?:y|ying|ies)|rply|respond(?:a|e|er|ing)?|contest[ae]r?|answer)';
const TO = '(?:to|at|2|al?)';
const NAMED =
  '(?:(?:the |our |this |el |nuestro |este )?(?:phone |toll[- ]free |text )?(?:number|short ?-?code|code|line|n[uú]mero|c[oó]digo(?: corto)?)|tel[eé]fono|cell|celular)';
/** Digits with common separators, as people write phone numbers and short codes. */
const NUMBER = '\\+?\\(?\\d(?:[ ().\\-\\u2010-\\u2014\\u00a0]{0,2}\\d){2,14}';
/** What follows a number that is an address. "STOP to 2026 deals" has a noun there. */
const AFTER =
  '(?=["\'”’)]?(?:\\s*$|[.!?,;:|/\\n]|\\s[-–—(|•]|\\s(?:to|2|4|and|or|if|for|at|any|from|when|whenever|anytime|y|o|u|para|si|en|cuando|help|ayuda|w)\\b))';

const SENT_TO = new RegExp(
  `\\b(?:(${REPLYING})|${ASKING})\\b(?:(?!\\b(?:${REPLYING}|${ASKING})\\b)[^.!?\\n]){0,40}?["'“‘*]?\\b${KEYWORD}["'”’*]? (?:again |back )?${TO} (?:${NAMED}:? )?(${NUMBER})${AFTER}`,
  'giu',
);
/** "STOP to 55555 to end", in capital letters, needs no verb. */
const SHOUTED = withSmallCode(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:STOP(?:ALL)?|UNSUBSCRIBE|BAJA|SALIR|ALTO) (?:to|a|al|2) (?:${NAMED}:? )?(${NUMBER})${AFTER}`,
    'gu',
  ),
);
/** "Text 55555 with the word STOP". */
const NUMBER_FIRST = new RegExp(
  `\\b${ASKING} (?:to |a |al )?(?:${NAMED}:? )?(${NUMBER}) (?:with |con )?(?:the word |the keyword |la palabra )["'“‘]?${KEYWORD}\\b`,
  'giu',
);
/** The keyword alone is enough, somewhere in the text: any number is a further way. */
const PLAIN =
  /\b(?:repl(?:y|ying)|text|txt|send|responda|responde|env[ií]e|mande) ["'“‘]?stop["'”’]?(?:\s*$|[.!?,;]| (?:or|o)\b| (?:to|2|para) (?:opt|end|stop|quit|cancel|unsub|leave|be |no |dejar|salir|terminar))/i;

const SHORT_CODE = /^[2-9]\d{4,5}$|^123456?$/;
const LOCAL = /^[2-9]\d{6}$/;
const NORTH_AMERICAN = /^\+?1?[2-9]\d{2}[2-9]\d{6}$/;

/** The number that is asked for; undefined if the message names none, or offers a plain reply as well. */
export function findOptOutDestination(text: string): OptOutDestination | undefined {
  if (!/\d{3}/.test(text) || PLAIN.test(text)) {
    return undefined;
  }
  for (const [, verb, number, quoted] of listCandidates(text)) {
    const kind = readKind(number, verb !== undefined);
    if (kind !== undefined) {
      return { quoted, number, kind };
    }
  }
  return undefined;
}

type Candidate = readonly [index: number, replying: string | undefined, number: string, quoted: string];

function listCandidates(text: string): Candidate[] {
  return [
    ...Array.from(
      text.matchAll(SENT_TO),
      (match): Candidate => [match.index, match[1], match[2] as string, match[0]],
    ),
    ...[SHOUTED, NUMBER_FIRST].flatMap((pattern) =>
      Array.from(
        text.matchAll(pattern),
        (match): Candidate => [match.index, undefined, match[1] as string, match[0]],
      ),
    ),
  ];
}

function readKind(number: string, isReply: boolean): OptOutDestination['kind'] | undefined {
  const digits = number.replaceAll(/[^\d+]/g, '');
  if (digits.length < 4) {
    return undefined;
  }
  const isPossible = SHORT_CODE.test(digits) || LOCAL.test(digits) || NORTH_AMERICAN.test(digits);
  return isPossible ? (isReply ? 'reply' : 'own') : 'elsewhere';
}
