// Reads the fine print of a consent text: frequency, rates, help, automated sending, terms, privacy, and condition of purchase.

import type { Word } from './words.ts';
import { withoutUnicodeMode } from './fast-patterns.ts';
import { type Pattern, filtered } from './filtered-pattern.ts';
import { hintsFrequency, hintsNoCondition, hintsRates } from './consent-hints.ts';

/** A quotation from the text, or undefined. */
type Evidence = string | undefined;

const GAP = '[^.!?\\n]';
const any = (...patterns: readonly string[]): Pattern =>
  filtered(withoutUnicodeMode(new RegExp(patterns.join('|'), 'iu')));
const find = (text: string, pattern: Pattern): Evidence => pattern.exec(text)?.[0].trim();

const TEXTS = '(?:texts?|messages?|msgs?|sms|mensajes?|textos?|avisos|alerts?|alertas|reminders|updates)';
const PERIOD =
  '(?:day|week|wk|month|mo|year|yr|quarter|season|weekend|business day|d[ií]a|semana|mes|a[nñ]o|quincena|temporada|trimestre|bimestre)';
const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|ma[nñ]anas?)';
const FEW =
  '(?:once|twice|thrice|(?:one|two|three|four|five|six|\\d{1,3}) times?|(?:a )?(?:couple|few|handful)(?: of)?(?: (?:times|messages|texts|msgs|alerts|reminders))?|(?:una|dos|tres|cuatro|cinco|pocas|varias|\\d{1,3}) (?:vez|veces)|(?:un par|pocos|algunos|unos cuantos)(?: de)?(?: (?:mensajes|textos|avisos))?)';
const FREQUENCY = any(
  '\\b(?:freq(?:uency|uencies|\\.)?|frecuencia)(?!\\p{L})(?:[^.!?\\n]{0,16}\\b(?:var|depend|seg[uú]n)\\w*)?',
  `\\b(?:number|amount|quantity|volume|count|how (?:many|often)|n[uú]mero|cantidad|volumen|texts|messages|msgs|mensajes|textos)\\b${GAP}{0,40}\\b(?:var(?:y|ies|iable)|var[ií]an?|depend(?:s|ing)?|dependen?|chang(?:es|e)|cambian?|fluctuates?)(?!\\p{L})`,
  `\\b${FEW} ?(?:\\/|(?:\\p{L}+ ){0,2}(?:an?|per|each|every|al|a la|por|cada) )(?:${PERIOD}|visit|order|cita|pedido)\\b`,
  `\\b(?:every|each|cada)(?: other| few| couple of| second| \\d{1,2}| two| three| dos| tres)? (?:${PERIOD}|${WEEKDAY})s?(?!\\p{L})`,
  '\\b(?:daily|weekly|bi-?weekly|semi-?weekly|fortnightly|monthly|bi-?monthly|quarterly|yearly|annually|diari[oa]s?|diariamente|semanal(?:es|mente)?|quincenal(?:es|mente)?|mensual(?:es|mente)?|trimestral(?:es|mente)?)(?!\\p{L})',
  '\\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:days?)?(?:,| and| &| ?-| to| through) (?:and )?(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)|\\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado) (?:a|y) (?:viernes|s[aá]bado|domingo|jueves)',
  '\\b(?:handful|couple|few|number|bunch) of (?:texts|messages|msgs|mensajes)|\\(\\d\\) (?:text|message)|\\buna vez al? [^.!?\\n]{3,30} y otra\\b',
  `\\b(?:only|solo|s[oó]lo|solamente|[uú]nicamente) (?:text|message|send|sent|mand|env[ií]|escrib)\\w*${GAP}{0,30}\\b(?:when|if|after|before|cuando|si|despu[eé]s|antes)\\b`,
  `\\b${TEXTS}\\b${GAP}{0,30}\\b(?:only|just|solo|s[oó]lo|solamente|[uú]nicamente) (?:\\p{L}+ )?(?:when|if|after|before|cuando|si|despu[eé]s|antes)\\b`,
  `\\b${TEXTS}\\b${GAP}{0,24}\\b(?:each|every) time\\b|\\bcada vez que\\b|\\b(?:before|after|antes de|despu[eé]s de) (?:each|every|cada)\\b|\\b(?:depends? on how|depende de cu[aá]nt)`,
  '(?:^|[.!?\\n|•·]\\s?)(?:recurring|periodic|ongoing) (?:messages|msgs|texts)\\b|\\b(?:messages|texts|msgs) (?:are|will be) (?:recurring|periodic|occasional)\\b|\\bmensajes (?:recurrentes|peri[oó]dicos)\\b(?! (?:y |e )?auto)',
);

/** What the text says about how often messages come. */
export const findFrequency = (text: string, words: readonly Word[]): Evidence =>
  find(text, FREQUENCY) ?? hintsFrequency(text, words);

const FEE = '(?:rates?|fees?|charges?|costs?|tarifas?|cargos?|costos?|cobros?|precios est[aá]ndar)';
const APPLIES = '(?:apply|applies|applied|incurred|aplic\\w+)';
const RATES = any(
  `\\b${FEE}\\b${GAP}{0,40}\\b${APPLIES}`,
  `\\b${APPLIES}\\b${GAP}{0,30}\\b${FEE}\\b`,
  '\\b(?:carrier|provider|phone company|wireless company|operador[a]?|compa[nñ][ií]a|proveedor|empresa telef[oó]nica)\\b[^.!?\\n]{0,30}\\b(?:charges?|bills?|cobr\\w+)\\b',
  '\\b(?:charged|billed|cobr\\w+)\\b[^.!?\\n]{0,40}\\b(?:carrier|provider|phone company|wireless|plan|operador[a]?|compa[nñ][ií]a|proveedor)\\b',
  '\\b(?:data|msgs?|messages?|messaging|text|texting) ?(?:rates|charges|fees)\\b',
);
const NETWORK =
  /\b(?:msgs?|messages?|messaging|data|texts?|texting|sms|carrier|wireless|provider|mobile|phone|plan|operador\w*|compa[nñ][ií]a|mensaj\w+|datos|proveedor|telef[oó]nica|m&d)/i;
const CONTEXT_UNITS = 40;
const SENTENCE_END = /[.!?\n]/;

/** The notice that the carrier may charge for messages and data. “Late fees may apply” is none. */
export function findRates(text: string, words: readonly Word[]): Evidence {
  const match = RATES.exec(text);
  if (match === null) {
    return hintsRates(text, words);
  }
  const before = text.slice(Math.max(0, match.index - CONTEXT_UNITS), match.index);
  const after = text.slice(match.index + match[0].length).slice(0, CONTEXT_UNITS);
  const around = `${before.split(SENTENCE_END).at(-1)}${match[0]}${after.split(SENTENCE_END)[0]}`;
  return NETWORK.test(around) ? match[0].trim() : hintsRates(text, words);
}

const HELP_KEYWORD =
  /\b(?:HELP|AYUDA)(?![a-z])|\b(?:word|keyword|palabra|palabra clave) ["'“]?(?:help|info|ayuda)\b|["“](?:help|info|ayuda)["”]|\bhelp ?(?:2|4|for|=|:|gets|helps) ?(?:help|info|assistance)\b/;
/** The HELP keyword in a wording that other messages do not have. */
export const findHelpKeyword = (text: string): Evidence => find(text, HELP_KEYWORD);

const HELP_CONTACT =
  /\b(?:help|assistance|support|questions?|ayuda|asistencia|preguntas|dudas|soporte)\b[^.!?\n]{0,40}(?:\b(?:call|email|e-mail|contact|phone|write to|visit|llam[ea]|escriba|contacte)\b|@|\d{3}[-. )]{1,2}\d{3})/i;
/** A person to ask for help instead of a keyword. */
export const findHelpContact = (text: string): Evidence => find(text, HELP_CONTACT);

const AUTOMATED = withoutUnicodeMode(
  /(?<!\p{L})(?:auto(?:responder|-?responders?|mated|matic|matically|mation|dial\w*|-dial\w*|-?texts?|-?messages|-?sent)|recurring automated|pre-?recorded|automatic telephone|autom[aá]tic[oa]s?|autom[aá]ticamente|automatizad[oa]s?|robo-?(?:texts?|messages|calls)|atds|(?:computer|machine|robot|bot|autodialer|computadora|m[aá]quina|sistema) (?:sends|texts|does it|manda|env[ií]a)|(?:manda|mandan|env[ií]a|sends?) (?:\p{L}+ ){0,2}?(?:una |un |a |the )(?:computer|bot|robot|computadora|m[aá]quina|sistema)|(?:computer|machine|system|software)[ -](?:sent|generated|dialed|driven)|(?:sent|texted|generated|delivered|dialed|enviad[oa]s|mandad[oa]s|generad[oa]s) (?:\p{L}+ ){0,3}?(?:by|with|from|through|via|using|por|con|mediante|desde) (?:(?:an?|our|the|un|una|nuestr[oa]|el|la) )?(?:\p{L}+ ){0,2}?(?:computer|machine|system|software|platform|autodialer|dialer|program|technology|computadora|sistema|m[aá]quina|plataforma|programa|marcador|software))(?!\p{L})/iu,
);
/** Words for sending without a person. */
export const findAutomation = (text: string): Evidence => find(text, AUTOMATED);

const TERMS = any(
  '(?<!\\p{L})(?<!payment )(?<!loan )(?<!credit )terms(?!: net)(?: (?:and|&|of) \\w+)?(?!\\p{L})|\\bt ?(?:&|and) ?cs?\\b|(?<!\\p{L})t[eé]rminos(?!\\p{L})|\\bt ?y ?c\\b|\\btos\\b',
  '\\b(?:fine print|small print|(?:the|our|program|club|list|house) rules|rules|reglas|condiciones|letra (?:chica|peque[nñ]a)|policies)\\b(?=[^.!?\\n]{0,40}(?:\\.[a-z]{2,}|:|\\/))',
  '\\/(?:[\\w-]{1,20}[-_\\/])?(?:terms|tos|tyc|tc|tandc|conditions|condiciones|terminos|rules|reglas|agreement)(?![a-z])',
  '\\b(?:user|program|messaging|sms|text|mobile|service) (?:agreement|rules)\\b|\\b(?:conditions of (?:use|service)|condiciones (?:de (?:uso|servicio)|del (?:servicio|programa))|bases (?:y condiciones|del programa)|reglas del programa)\\b',
);
const PRIVACY =
  /privacy(?! (?:fences?|screens?|curtains?|glass|film|hedges?|walls?))(?: ?(?:policy|notice|statement|practices))?|(?:pol[ií]tica|aviso|normas) de privacidad|privacidad/i;

export const findTerms = (text: string): Evidence => find(text, TERMS);
export const findPrivacy = (text: string): Evidence => find(text, PRIVACY);

const NOT =
  "(?:not|isn['’]?t|aren['’]?t|never|no|nor|needn['’]?t|don['’]?t|doesn['’]?t|won['’]?t|without|nunca|ni|sin)";
const BUYING =
  '(?:purchas\\w*|purch|buy\\w*|sales?|goods|propert\\w+|services?|treatments?|consent\\w*|agree\\w*|obligat\\w+|polic(?:y|ies)|orders?|shop\\w*|check ?out|compr\\w+|adquirir|contratar\\w*|servicios?|productos?|plan|tattooed|sign\\w*|member\\w*|price|precio)';
const CONDITION_WORD =
  '(?:condition\\w*|cond|requirements?|required|requires?|prerequisite|necessary|nec|obligat\\w+|have to|need(?:ed)? to|need(?:ed)?|agree|agreeing|affects?|depends?|tied to|linked to|contingent|hinge|a must|condici[oó]n|condicionad[oa]|requisito|requiere|obligatori[oa]|obligad[oa]|obligaci[oó]n|necesari[oa]|necesit\\w+|tienes?(?: que)?|hace falta|falta|depende|afecta\\w*|exige|sujet[oa])';
const CAN_DECLINE =
  '(?:agree\\w*|consent\\w*|opt\\w*|say\\w*|sign\\w*|check\\w*|tick\\w*|join\\w*|texts?|declin\\w+|accept\\w*|subscrib\\w+|it|acept\\w+|autoriz\\w+|mensajes|marcar|firmar|inscribirse|suscrib\\w+)';
const NOT_CONDITION = any(
  `\\b${NOT}\\b${GAP}{0,60}\\b${CONDITION_WORD}\\b${GAP}{0,60}?\\b${BUYING}\\b`,
  `\\b${BUYING}\\b${GAP}{0,40}\\b${NOT}\\b${GAP}{0,30}\\b${CONDITION_WORD}(?!\\p{L})`,
  `(?<!\\b(?:can['’]?t|cannot|not|no se puede|no puede|no puedes) (?:\\p{L}+ )?)\\b(?:buy|purchase|shop|order|check ?out|comprar?|compre|compras)\\b${GAP}{0,40}\\b(?:without|even if|whether or not|if you don['’]?t|either way|regardless|sin|aunque no|acepte o no|aceptes o no)\\b${GAP}{0,30}\\b${CAN_DECLINE}`,
  `\\b(?:declin\\w+|say(?:ing)? no|opt(?:ing)? out|skip(?:ping)?|leav(?:e|ing) it|without (?:agreeing|opting|signing|checking|it))\\b${GAP}{0,40}\\b(?:still|anyway|just the same)\\b${GAP}{0,30}\\b${BUYING}`,
  `\\b(?:order|purchase|compra|pedido)\\b${GAP}{0,30}\\b(?:whether or not|regardless|either way|de todos modos|de todas formas|igual)\\b`,
  '\\b(?:must|do|does|is|have|tengo|hay|debo)\\b[^.!?\\n]{0,60}\\b(?:buy|purchase|order|shop|comprar|compra)\\b[^.!?\\n]{0,30}\\? ?(?:no|nope|never)\\b',
  '\\bno (?:purch\\w*|buying)\\b|\\bno (?:se requiere|hay|exige) (?:una )?(?:compra|obligaci[oó]n)\\b|\\bsin (?:obligaci[oó]n|compromiso|necesidad)(?: de)? compra\\w*|\\bwithout (?:any )?(?:purchase|obligation|buying)\\b',
);
/** “Cannot be bought unless you agree” is a condition, not a denial of one. */
const UNLESS =
  /\b(?:unless|until|a menos que|hasta que|si no acept\w+)\b|\b(?:cannot|can['’]?t|unable to|no se puede|no puedes?|no podemos)\b[^.!?\n]{0,30}\b(?:buy|purchase|order|book|compr\w+|vender\w*)\b[^.!?\n]{0,30}\b(?:without|sin)\b/i;

/** The notice that no purchase depends on the consent. */
export function findDeniedCondition(text: string, words: readonly Word[]): Evidence {
  const found = find(text, NOT_CONDITION);
  return found === undefined || UNLESS.test(found) ? hintsNoCondition(text, words) : found;
}
