// Checks for drafting mistakes: unfilled placeholders, and languages other than English.
import { findBracketedFields } from '../text/bracketed-fields.ts';
import { findOwnPlaceholders } from '../text/own-placeholders.ts';
import { type Word, isPlainAscii } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

export const draftingRules: readonly Rule<MessageContext>[] = [
  {
    id: 'placeholders.unfilled',
    category: 'placeholders',
    source: 'twilioSampleMismatch',
    basis: 'estimate',
    check: checkPlaceholders,
  },
  {
    id: 'language.english',
    category: 'language',
    source: 'twilioEnglish',
    basis: 'published',
    check: checkLanguage,
  },
];

const PLACEHOLDER =
  /\{\{?[^{}\n]{1,40}\}?\}|\$\{[^{}\n]{1,40}\}|<<[^<>\n]{1,40}>>|(?<![\d%])%(?:\d\$)?[sd](?![a-z])|%%?[A-Z][A-Z_]{2,30}%%?|\*\|[A-Z_:]{2,30}\|\*|\blorem ipsum\b|\b(?:YOUR|INSERT|COMPANY|BUSINESS|BRAND)[ _](?:COMPANY|BUSINESS|BRAND|LINK|NAME|URL)(?:[ _](?:NAME|HERE))?\b|\bundefined\b|\bNaN\b|\[object Object\]/gi;

function checkPlaceholders({ text }: MessageContext): Verdict {
  const patterned = Array.from(text.matchAll(PLACEHOLDER), (match) => match[0]).filter(isPlaceholder);
  const found = [...new Set([...patterned, ...findBracketedFields(text), ...findOwnPlaceholders(text)])];
  if (found.length === 0) {
    return { status: 'pass', message: 'The message has no unfilled placeholders.' };
  }
  return {
    status: 'warning',
    message: 'The message has unfilled placeholders.',
    details: quoteList(found),
    remedy:
      'Replace them before you send the message. In registered sample messages, Twilio expects placeholders in brackets, and Sinch expects example values.',
  };
}

// The pattern ignores case, but these words have another meaning in lowercase.
function isPlaceholder(found: string): boolean {
  if (/^(?:your|insert|company|business|brand)[ _]/i.test(found)) {
    return found === found.toUpperCase();
  }
  return !/^(?:undefined|nan)$/i.test(found) || found === 'undefined' || found === 'NaN';
}

const SPANISH = new Set(
  'el la los las un una de del que y en por para con su sus tu tus es esta este gracias hola usted nuestro nuestra responda envie cita pedido mensaje mensajes hoy manana oferta gratis mas aqui'.split(
    ' ',
  ),
);
const FRENCH = new Set(
  'le la les un une des du et en pour avec votre vos est nous vous merci bonjour rendez commande repondez'.split(
    ' ',
  ),
);
const SPANISH_SURELY = 6;
const OTHERS: readonly (readonly [language: string, words: ReadonlySet<string>])[] = [
  [
    'Portuguese',
    'voce nao seu sua com obrigado obrigada mensagem mensagens amanha hoje nosso nossa para ola sim agendamento consulta responda',
  ],
  ['Haitian Creole', 'ou nou pou mwen yo nan randevou mesaj jodi demen tanpri mesi reponn bonjou se ak'],
  ['Tagalog', 'ang ng mga sa po inyong iyong namin kami bukas ngayon salamat para mensahe'],
  ['German', 'der die das und ist ihr ihre wir sie nicht mit fur termin morgen danke antworten bitte'],
].map(([language, words]) => [language as string, new Set((words as string).split(' '))] as const);
const ENGLISH = new Set(
  'the a an of and to in for with your is are on at this that you we our be will has have reply stop'.split(
    ' ',
  ),
);

/** The probable language or script of a text that is not English, as part of a sentence. */
export function detectLanguage({ text, words }: Pick<MessageContext, 'text' | 'words'>): string | undefined {
  return isNonLatin(text) ? 'a non-Latin script' : detectRomanceLanguage(words);
}

function isNonLatin(text: string): boolean {
  if (isPlainAscii(text) || !NON_LATIN_LETTER.test(text)) {
    return false;
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 10 && latin < letters / 2;
}
const NON_LATIN_LETTER = /[\p{L}--\p{Script=Latin}]/v;

/** Whether a text is in a language whose wording our rules know. */
export function isLanguageRead(message: Pick<MessageContext, 'text' | 'words'>): boolean {
  const language = detectLanguage(message);
  return language === undefined || language === 'Spanish';
}

/** Whether a text is in Spanish, so that a remedy can give the Spanish wording. */
export const isSpanish = (message: Pick<MessageContext, 'text' | 'words'>): boolean =>
  detectLanguage(message) === 'Spanish';

function checkLanguage(message: MessageContext): Verdict {
  const language = detectLanguage(message);
  if (language === undefined) {
    return { status: 'pass', message: 'The message is in English.' };
  }
  return {
    status: language === 'Spanish' ? 'info' : 'warning',
    message: `The message seems to be in ${language}. ${language === 'Spanish' ? '' : 'This tool reads only English and Spanish, so it cannot judge the wording. '}You may send it, but a registration must be in English (decline code 506).`,
    remedy:
      'Register the sample message in English, and list the other languages in the campaign description.',
  };
}

/** By word: a bit for each list that has it, those of `COMMON` first. */
const COMMON = [SPANISH, FRENCH, ENGLISH];
const listsOf = new Map<string, number>();
for (const [index, list] of [...COMMON, ...OTHERS.map(([, words]) => words)].entries()) {
  for (const word of list) {
    listsOf.set(word, (listsOf.get(word) ?? 0) | (1 << index));
  }
}

function countByList(words: readonly Word[]): (list: number) => number {
  const known: number[] = [];
  for (const { text } of words) {
    const lists = listsOf.get(text);
    if (lists !== undefined) {
      known.push(lists);
    }
  }
  return (list) => known.reduce((count, lists) => count + ((lists >> list) & 1), 0);
}

function detectRomanceLanguage(words: readonly Word[]): string | undefined {
  const score = countByList(words);
  const [spanish, french, english] = [score(0), score(1), score(2)];
  if (spanish >= 3 && spanish > english && spanish >= french) {
    return 'Spanish';
  }
  if (french >= 3 && french > english && french > spanish) {
    return 'French';
  }
  // Most texts are English or Spanish: the other lists are not tried on them.
  if (english >= 3 || spanish >= SPANISH_SURELY) {
    return undefined;
  }
  const known = Math.max(spanish, french, english);
  return OTHERS.find((_other, index) => {
    const points = score(COMMON.length + index);
    return points >= 3 && points > known;
  })?.[0];
}
