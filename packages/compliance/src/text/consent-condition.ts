// Finds sentences by which a purchase or service depends on agreeing to texts.
import { type Sentence, findSentence, prepareRules } from './consent-sentences.ts';

const TRADE =
  /\b(?:buy(?:s|ing)?|purchas\w+|orders?|sales?|sells?|sold|checkout|check out|(?<!terms of )(?<!customer )service|served|appointments?|booking|book|reservations?|memberships?|discount|trial|rent\w*|repair|schedule|tickets?|treat\w*|compr\w+|venta|vend\w+|servicio|aten\w+|cita|membres[ií]as?|pedido|contratar|inscri\w+)(?!\p{L})/iu;
const CHOICE =
  /\b(?:agree\w*|consent\w*|accept\w*|opt(?:s|ed|ing)?(?: |-)?(?:in|out)?|texts?|texting|sms|messages|say(?:s|ing)? (?:yes|no)|declin\w+|refus\w+|yes|(?:el|su|tu|un) s[ií]|check(?:ed|ing)? (?:the|this|that) (?:\p{L}+ )?box|acept\w+|autoriz\w+|marque la casilla|mensajes|textos|consentimiento|dice que no)(?!\p{L})/iu;
const MUST =
  /\b(?:must|has to|have to|need(?:s)? to|need(?:ed)? (?:your|before|to)|needed|required|requires?|depends? on|(?:a|the) condition|no consent|no texts|cannot be skipped|tiene que|tienes que|debe[ns]?|hay que|tengo que|es (?:un )?(?:requisito|condici[oó]n|obligatorio)|necesita)(?!\p{L})/iu;
const DENIED =
  /\b(?:not|never|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|needn['’]?t|won['’]?t|nor|neither|nothing|whether|either way|without having|regardless|optional|no need|no purchase|no (?:\p{L}+ ){1,2}(?:needed|required|necessary)|no es|no (?:tiene[sn]?|tengo|tenemos|te|se|le|me|nos|necesito)|no hay|no se|no hace|no necesita\w*|no est[aá]|no depende|ni|nunca|opcional|voluntari[oa]|18|phone number|number|n[uú]mero|tel[eé]fono|prescription|receta)(?!\p{L})/iu;
const BLOCKED =
  /\b(?:can['’]?t|cannot|unable to|will not be|won['’]?t be|not be|we (?:will not|won['’]?t|don['’]?t|do not)|i (?:can['’]?t|won['’]?t)|refused|cancel(?:l?ed)?|denied|lose|loses|no (?:sale|service|order|deal|appointment|repair|hay venta|se (?:le )?(?:puede|vende|atiende|entrega|surte|renta|da)|le (?:vend\w+|atend\w+|puedo)|la (?:podemos|atend\w+)|compra|vendemos|atendemos|me deja))(?!\p{L})/iu;
const OTHERWISE =
  /\b(?:unless|until|or|otherwise|without|if (?:you|they|the customer|he|she|that['’]?s)|who|when you|says? no|no consent|no texts|si no|sin|a menos|quien(?:es)?|al? que|el que|los que)(?!\p{L})/iu;
const ONLY =
  /\b(?:only|exclusively|solo|s[oó]lo|solamente|[uú]nicamente) (?:\p{L}+ ){0,3}?(?:sell|sold|serve[sd]?|book|held|hold|available|completed|processed|take|rent|ring|customers|guests|members|buyers|vend\w+|atend\w+|se venden?|compra[n]?|rentamos)(?!\p{L})|\b(?:sold|sell|serve[sd]?|vend\w+|atend\w+|rent\w*|available|open) (?:only|exclusively|solo|s[oó]lo|solamente|[uú]nicamente)(?!\p{L})/iu;
const WHO_AGREE =
  /\b(?:if|who|when|for guests|to (?:those|people|customers)|once|a quien(?:es)?|si|quienes)(?!\p{L})[^.!?\n]{0,24}\b(?:agree|accept|consent|opt|say yes|take (?:our |the )?texts|want texts|get (?:\p{L}+ ){0,3}?(?:texts|offers)|acept\w+|autoriz\w+)|\b(?:people|customers|guests|members|clients|gente|clientes) (?:who are )?(?:on|in|en) (?:the|our|la|nuestra) (?:\p{L}+ )?(?:list|lista)(?!\p{L})/iu;
/** “Not a condition of purchase” in the same sentence, or a harmless consequence. */
const HARMLESS =
  /\b(?:not (?:a |an |the )?(?:condition|required|requirement|needed|necessary)|isn['’]?t (?:a |an )?(?:condition|required|requirement|needed)|never (?:a |an )?(?:condition|required|requirement|needed)|(?:won['’]?t|will not|not|never) (?:affect|change|keep|stop|be affected|be required)|still (?:buy|order|shop|purchase|book)|(?:can|may|puede|puedes) (?:still |also )?(?:buy|shop|order|purchase|rent|book|comprar)|no es (?:condici[oó]n|requisito|obligatorio)|(?:sell|rent|share|trade)\b[^.!?\n]{0,40}\b(?:numbers?|information|info|data|consent)|pre-?checked|not be (?:shared|sold|charged|texted|pre)|text (?:you|them|anyone)|(?:can|may|cannot|can['’]?t|won['’]?t|will not) be (?:shared|sold|transferred|bought|rented))(?!\p{L})/iu;

/** “Must you agree to buy?” is answered in the next sentence. */
const NO_QUESTION = /^(?![¿"“(]?(?:must|do|does|is|are|have|tengo|hay|es|debo|tiene)\b[^?]*\?)/iu;

/** Those who do not agree: also by an empty box or line. */
const UNWILLING =
  /\b(?:who|anyone|anybody|those|if (?:you|they|he|she|it['’]?s|that['’]?s)|without|unless|al? que|quien(?:es)?|si)(?!\p{L})[^.!?\n]{0,30}\b(?:blank|empty|un-?checked|un-?ticked|unsigned|declin\w+|refus\w+|(?:do|does)(?: not|n['’]?t) (?:agree|accept|want texts|check|tick|sign|opt)|says? no|a no|no texts|en blanco|vac[ií]a|sin (?:marcar|firmar)|no (?:acept\w+|autoriz\w+|marque|firme|quier\w+ (?:los )?(?:textos|mensajes)))(?!\p{L})/iu;
/** What is done to them, without a word of refusal. */
const TURNED_AWAY =
  /(?<!\b(?:not|never|no) )\b(?:rescheduled|turned away|sent (?:home|away|back|elsewhere)|refused|denied|cancell?ed|removed from the (?:list|schedule)|put (?:last|on hold)|moved to the (?:end|back)|charged (?:extra|more)|have to (?:end the (?:call|visit)|hang up|stop here)|reprogramad\w+|regresad\w+|cancelad\w+|rechazad\w+|tengo que colgar)(?!\p{L})/iu;
/** "Otherwise we have no openings for you." */
const OR_NOTHING =
  /\b(?:otherwise|or else|if not|if it['’]?s a no|else|de lo contrario|si no|de otro modo)(?!\p{L})[^.!?\n]{0,40}\b(?:no (?:openings?|appointments?|slots?|rooms?|tables?|seats?|sale|visit|delivery|quote|repair)|no hay (?:cita|lugar|venta|servicio|entrega|mesa)|(?:end the call|hang up))(?!\p{L})/iu;

/** A table or a seat that stays empty is no box. */
const EMPTY_THING =
  /\b(?:tables?|seats?|rooms?|houses?|homes?|carts?|tanks?|slots?|bins?|pools?|classes|classroom|mesas?|sillas?|cuartos?|casas?|asientos?)\b[^.!?\n]{0,12}\b(?:blank|empty|vac[ií][ao]s?)/iu;

/** "Consent is not a condition, but you cannot order without it." */
const DENIED_AND_YET =
  /\b(?:condition|required|requirement|condici[oó]n|requisito|obligatorio)\b[^.!?\n]{0,30},? (?:but|however|although|yet|pero|sin embargo|aunque)\b[^.!?\n]{0,60}(?:\bcan['’]?t\b|\bcannot\b|\bwon['’]?t\b|\bunable\b|\bno (?:se )?puede|\bno podr[aá])[^.!?\n]{0,40}\b(?:without (?:it|them|that|this|consent|agree\w*|text\w*|opt\w*)|unless (?:you|they)|until you|sin (?:ell?[oa]s?|eso|aceptar\w*|autorizar\w*|consentimiento)|si no acept\w+)/iu;

const FORCED = prepareRules([
  {
    all: [UNWILLING, TURNED_AWAY],
    none: new RegExp(`${HARMLESS.source}|${EMPTY_THING.source}|\\?\\s*$`, 'iu'),
  },
  { all: [OR_NOTHING], none: /\b(?:no problem|texts? (?:are|is) sent|reminders?)\b/iu },
  { all: [MUST, TRADE, CHOICE, NO_QUESTION], none: DENIED },
  {
    all: [
      /\bas part of\b/iu,
      TRADE,
      /\b(?:agree|consent|accept|opt in|acept\w+|autoriz\w+)(?!\p{L})/iu,
      NO_QUESTION,
    ],
    none: new RegExp(`${DENIED.source}|\\?|\\b(?:can|may|could|if you|would you like)\\b`, 'iu'),
  },
  { all: [BLOCKED, OTHERWISE, TRADE, CHOICE], none: HARMLESS },
  { all: [DENIED_AND_YET] },
  { all: [ONLY, WHO_AGREE], none: HARMLESS },
  {
    all: [
      /\b(?:cannot|can['’]?t|may not) be (?:waived|skipped|declined|refused)\b|\bno se puede (?:rechazar|omitir|saltar)(?!\p{L})/iu,
      /\b(?:texts?|sms|texting|mensajes|textos)\b/iu,
    ],
  },
  {
    all: [
      MUST,
      /\b(?:say(?:ing)? yes|agree|consent|accept|opt in|acept\w+|autoriz\w+)(?!\p{L})/iu,
      /\bfor (?:me|us) to\b|\bpara que (?:yo |nosotros )?(?:le|te|les)(?!\p{L})/iu,
    ],
    none: DENIED,
  },
  {
    all: [
      /\b(?:only|solo|s[oó]lo|solamente)\b/iu,
      /\b(?:sold|sell|serve[sd]?|available|vend\w+)\b/iu,
      /\b(?:text|sms) (?:subscribers|members|club|customers)\b|\bsuscriptores\b/iu,
    ],
    none: /\b(?:not|never|deals?|offers?|coupons?|ofertas|discounts?)\b/iu,
  },
]);

/** A sale or service that is refused to people who do not agree. */
export const findForcedSale = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, FORCED);
