// Finds sentences in which a refusal enrolls people all the same.
import { type Sentence, findSentence, prepareRules } from './consent-sentences.ts';

const REFUSES =
  /\b(?:no|no,? thanks|not (?:now|yet)|maybe later|skip(?:s|ping)?|declin(?:e|es|ed|ing)|refus(?:e|es|ed|ing)|dismiss(?:es|ing)?|clos(?:e|es|ing) (?:this|the)|ahora no|rechaz\w+|m[aá]s tarde|omit\w+)(?!\p{L})/iu;
const ENROLLS =
  /\b(?:enrolls?|enrolled|adds? (?:you|them|him|her|the)|added|opts? (?:you|them) in|opted[ -]in|signs? (?:you|them|him|her) up|signed up|subscribes?|subscribed|puts? (?:you|them) on|will (?:still )?(?:get|receive)(?=[^.!?\n]{0,40}\b(?:texts?|texted|sms|messages?|msgs|them|it|alerts|reminders|offers|promos?|promotions|deals|coupons|updates|news))|agrega\w*|agregamos|inscrib\w+|suscrib\w+|apunt(?:a|amos)|recibir[aá]n?(?=[^.!?\n]{0,40}\b(?:mensajes?|textos?|avisos|ofertas|promociones|sms|alertas|recordatorios)))(?!\p{L})/iu;
const ALL_THE_SAME =
  /\b(?:anyway|anyhow|still|regardless|all the same|nevertheless|after (?:\p{L}+|\d+) (?:days?|hours?|weeks?)|de todos modos|de todas (?:formas|maneras)|igual(?:mente)?|aun as[ií]|despu[eé]s de)(?!\p{L})/iu;
const HONORS =
  /\b(?:never|not be|won['’]?t|will not|nobody|no one|nunca|jam[aá]s|no se|no lo|no la|aunque no|even if|visit|seen|served|order|buy|appointment|compra\w*|pedido|cita)(?!\p{L})/iu;

/** "Either option adds you only to the list you choose." */
export const CHOSEN =
  /\b(?:only|just) (?:to|for|on|in) (?:the|that)\b|\b(?:that |which )?(?:you|they) (?:choose|chose|pick|picked|select|selected|want)\b|\b(?:solo|s[oó]lo|solamente|[uú]nicamente) (?:a|en) (?:la|el)\b|\bque (?:elija|elijas|escoja|escojas|elige|escoge|elij[oa])(?!\p{L})/iu;

const IGNORED = prepareRules([
  { all: [REFUSES, ENROLLS, ALL_THE_SAME], none: HONORS },
  {
    all: [
      /\b(?:either|both|any|whichever) (?:choice|answer|option|button|one|reply)s?\b|\bcualquier (?:opci[oó]n|respuesta|bot[oó]n)(?!\p{L})/iu,
      ENROLLS,
    ],
    none: new RegExp(`${HONORS.source}|${CHOSEN.source}`, 'iu'),
  },
]);

/** "Choosing No still adds you to the list." */
export const findIgnoredRefusal = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, IGNORED);
