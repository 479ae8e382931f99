// Slips of drafting: fields nobody filled in, and languages that reviewers do not read.
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
  /\{\{?[^{}\n]{1,40}\}?\}|\$\{[^{}\n]{1,40}\}|<<[^<>\n]{1,40}>>|<(?:first|last|full)?[ _-]?(?:name|date|time|link|url|code|amount|company|brand|business)>|\[\s?(?:(?:insert|your|customer|client|first|last|full|business|company|brand|store|agent|appointment|order|user)[ _-]?)*(?:name|brand|company|business|date|time|link|url|code|otp|amount|store|location|address|phone|number|id|day|month|product|item|price|percent|discount|insert|first|last|customer)(?:[ _-]?(?:name|here|number|date|time|link|url|id))?\s?\]|(?<![\d%])%(?:\d\$)?[sd](?![a-z])|%%?[A-Z][A-Z_]{2,30}%%?|\*\|[A-Z_:]{2,30}\|\*|\blorem ipsum\b|\b(?:YOUR|INSERT|COMPANY|BUSINESS|BRAND)[ _](?:COMPANY|BUSINESS|BRAND|LINK|NAME|URL)(?:[ _](?:NAME|HERE))?\b|\bundefined\b|\bNaN\b|\[object Object\]/gi;

function checkPlaceholders({ text }: MessageContext): Verdict {
  const found = Array.from(text.matchAll(PLACEHOLDER), (match) => match[0]).filter(isPlaceholder);
  if (found.length === 0) {
    return { status: 'pass', message: 'No unfilled fields were found.' };
  }
  return {
    status: 'warning',
    message: 'The message has fields that nobody filled in.',
    details: quoteList(found),
    remedy:
      'Fill them in before sending. In registered samples Twilio wants bracketed fields for what varies, Sinch wants concrete values.',
  };
}

// The pattern ignores case for brackets; these few mean something else in small letters.
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
const ENGLISH = new Set(
  'the a an of and to in for with your is are on at this that you we our be will has have reply stop'.split(
    ' ',
  ),
);

/** The language or script of a text that is not English, in words for a sentence. A guess. */
export function languageOf({ text, words }: Pick<MessageContext, 'text' | 'words'>): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 10 && latin < letters / 2
    ? 'a non-Latin script'
    : romanceLanguage(words.map((word) => word.text));
}

function checkLanguage(message: MessageContext): Verdict {
  const language = languageOf(message);
  if (language === undefined) {
    return { status: 'pass', message: 'The message reads as English.' };
  }
  return {
    status: 'info',
    message: `The message seems to be in ${language}; it may be sent, but everything in a registration must be in English (decline code 506).`,
    remedy:
      'Register the sample in English, and say in the campaign description which other languages are sent.',
  };
}

function romanceLanguage(words: readonly string[]): string | undefined {
  const score = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  const [spanish, french, english] = [score(SPANISH), score(FRENCH), score(ENGLISH)];
  if (spanish >= 3 && spanish > english && spanish >= french) {
    return 'Spanish';
  }
  return french >= 3 && french > english && french > spanish ? 'French' : undefined;
}
