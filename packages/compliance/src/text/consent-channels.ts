// Finds calls and emails that are part of the same agreement as the texts.
import { findInEach } from './consent-sentences.ts';
import { withoutUnicodeMode } from './fast-patterns.ts';
import { type FilteredPattern, filtered } from './filtered-pattern.ts';

const any = (...patterns: readonly string[]): FilteredPattern =>
  filtered(withoutUnicodeMode(new RegExp(patterns.join('|'), 'iu')));
const TEXTS = '(?:texts?|text messages?|texting|sms|messages|messaging|mensajes|textos|avisos|promociones)';
// “By phone or text” is a channel, “your phone number” and “my mobile phone” are where the texts go.
const CALLS =
  '(?:phone calls?|voice calls?|calls?|call|robocalls?|llamadas?|(?:voice|pre-?recorded) messages?|(?<!\\b(?:mobile|cell|smart|your|my|their|the|a|this) )(?:tele)?phone(?! (?:numbers?|fields?|no\\b|dialing)))';
const MAILS = '(?:e-?mails?|emails?|newsletters?|correos?(?: electr[oó]nicos?)?|bolet[ií]n)';
const SHORT = '[^.!?\\n☐\\[]{0,60}';
const THREE_CHANNELS = any(
  `\\b${MAILS}\\b${SHORT}\\b${CALLS}\\b${SHORT}\\b${TEXTS}\\b`,
  `\\b${MAILS}\\b${SHORT}\\b${CALLS}\\b${SHORT}\\btext\\b`,
  `\\b${CALLS}\\b${SHORT}\\b${TEXTS}\\b${SHORT}\\b${MAILS}\\b`,
  `\\b${TEXTS}\\b${SHORT}\\b${CALLS}\\b${SHORT}\\b${MAILS}\\b`,
  `\\b${CALLS}\\b${SHORT}\\b${MAILS}\\b${SHORT}\\b${TEXTS}\\b`,
  `\\b${TEXTS}\\b${SHORT}\\b${MAILS}\\b${SHORT}\\b${CALLS}\\b`,
  `\\bsubscribe to (?:our )?e-?mails\\b${SHORT}\\band agree`,
);
const TWO_CHANNELS = any(
  `\\b${CALLS}\\b[^.!?\\n☐\\[]{0,30}\\b(?:and|or|y|o|&)\\b[^.!?\\n☐\\[]{0,16}\\b(?:${TEXTS}|text)\\b`,
  `\\b(?:${TEXTS})\\b[^.!?\\n☐\\[]{0,16}\\b(?:and|or|,|y|o|&)\\s?(?:phone |voice )?(?:calls|llamadas)\\b`,
  `\\b${MAILS}\\b[^.!?\\n☐\\[]{0,16}(?:\\b(?:and|or|y|o)\\b|,|&)[^.!?\\n☐\\[]{0,12}\\b(?:texts?|sms|mensajes de texto|textos)\\b`,
  `\\b(?:texts?|sms)\\b[^.!?\\n☐\\[]{0,12}(?:\\b(?:and|or)\\b|,|&)\\s?e-?mails?\\b`,
);
const ASKS =
  /\b(?:agree|accept|acepta[sn]?|consent|may|can|authori[sz]e|receive|contact|join|subscribe|sign (?:me |you )?up|opt in|(?:text|e-?mail|call) me|yes to|acepto|autorizo|recibir|apunt\w+|suscrib\w+)\b/i;

/** “By entering your phone number and email, you agree”: what is typed into the form is no channel. */
const TYPED =
  /\b(?:by|al) (?:(?:enter|provid|submitt|giv|typ|add|supply|shar|leav|fill)ing|dar(?:nos)?|proporcionar(?:nos)?|ingresar|escribir|enviar(?:nos)?) [^.!?☐]{0,120}?(?=\b(?:i|you|we|customers|yo|usted|acepto|acepta|autorizo|autoriza)\b[^.!?]{0,30}\b(?:agree|consent|accept|authorize|opt|acept|autoriz))/iu;

const ABOUT_CHANNELS = /voice|record|call|llamad|mail|correo|newsletter|bolet|phone/i;

function findChannels(parts: readonly string[], pattern: FilteredPattern): string | undefined {
  for (const [sentence, found] of findInEach(parts, pattern)) {
    if (!/circle|choose|elija|please call|para llamar/i.test(sentence)) {
      return found;
    }
  }
  return undefined;
}

/** Quotes three channels in one agreement, and two, which reviewers may let pass. */
export function readChannels(parts: readonly string[]): {
  three: string | undefined;
  two: string | undefined;
} {
  const asked = parts
    .filter((part) => ABOUT_CHANNELS.test(part) && ASKS.test(part))
    .map((part) => part.replace(TYPED, ' '));
  return { three: findChannels(asked, THREE_CHANNELS), two: findChannels(asked, TWO_CHANNELS) };
}
