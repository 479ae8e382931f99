// Finds marketing that continues after an opt-out, and friendly wordings of an opt-out, such as “STOP to save your inbox”.
import { withSmallCode } from './fast-patterns.ts';
import { filtered } from './filtered-pattern.ts';

const OFFERS =
  '(?:offers?|deals?|promos?|promotions?|promotional|coupons?|specials?|discounts?|sales?|marketing|vip (?:list|texts|club)|ofertas?|promociones|promoci[oó]n|cupones|descuentos?|rebajas)';
/** A few words of the same clause that neither end the messages nor move them to another channel. */
const NEAR =
  "(?:(?!(?:no|not|never|stop|end|ends|until|unless|e-?mail(?:s|ed)?|mail(?:ed|ings?)?|app|correos?|store|web|site|orders?|deliver(?:y|ies)|appointments?|account|reminders?|receipts?|pedidos?|citas?|recordatorios)\\b)[\\p{L}\\d'’%$-]{1,16} ){0,4}?";
const ELSEWHERE =
  '(?! (?:by |via |through |in |on |at |por |en )?(?:the |our |la |el )?(?:e-?mail|mail|app|store|web|correo|tienda))';
const WHO =
  "(?:you(?:['’]ll| will| may| might|['’]re| are)?|we(?:['’]ll| will| may| might)?|u|i(?:['’]ll| will)?|but|though|while|only|and|will|may)";
const GOING_ON = [
  // "we will still text you weekly offers", "you keep getting our deals", "you stay on the sale alerts"
  `\\b${WHO} (?:also |then |just )?(?:still|continue to|keep|go on|will keep|will continue to|may continue to) (?:be )?(?:gett?(?:ing)?|receiv(?:e|ing)|see(?:ing)?|hear(?:ing)?|text(?:ing)?|send(?:ing)?|sent|message|messaging|shar(?:e|ing)|on|in|com(?:e|ing))(?: (?:about|to|you))? ${NEAR}${OFFERS}(?! (?:rep|associate|team|person))\\b${ELSEWHERE}`,
  `\\b${WHO} (?:will |may |still )?(?:stay|remain|be kept|are kept|keep you|leave you) (?:on|in|subscribed to|signed up for|enrolled in) ${NEAR}${OFFERS}\\b${ELSEWHERE}`,
  // "the weekend promos will keep coming", "other promotions continue"
  `(?<!\\b(?:order|email|e-mail|in-app) )\\b${OFFERS} (?:(?:texts?|messages?|alerts?|from|of|on|the|our|on|weekends?) ){0,2}(?:still |also |will |may |won['’]t stop |do not stop |don['’]t stop |are not affected|aren['’]t affected){1,3}(?:still |also )?(?:come|coming|continue|keep|go out|be sent|arrive|apply|affected|start|resume|run)?`,
  `(?<!\\b(?:order|email|e-mail|in-app) )\\b${OFFERS} (?:(?:texts?|messages?|alerts?) )?(?:continues?|keep (?:coming|on|going)|go on|stay on|remain on|resume|(?:start|begin|come back) (?:again|up|back))\\b(?!['’]| (?:through|thru|till?|until|all|this|today|tomorrow|at|in|on|for)\\b)`,
  // "seguirá recibiendo ofertas", "las ofertas le seguirán llegando"
  `\\b(?:segui(?:r[aá]s?|remos|r[aá]n)|sigue[sn]?|seguimos|continuar[aá]s?|continuaremos|igual(?:mente)? (?:recibir[aá]s?|le llegan|le llegar[aá]n)) (?:recibiendo|llegando|mand[aá]ndole|mandando|enviando|envi[aá]ndole|llegan) ${NEAR}${OFFERS}`,
  `\\b${OFFERS} (?:(?:del|de|la|el|fin|semana|por|mensaje|texto|semanales|diarias|mensuales) ){0,5}(?:le |te |se |igual )?(?:seguir[aá]n|siguen|continuar[aá]n|contin[uú]an)\\b(?! (?:en tienda|en la tienda|por correo))`,
].join('|');
const MARKETING_GOES_ON = filtered(new RegExp(GOING_ON, 'iu'));
/** "Reply YES to keep getting deals": another answer, which people may choose. */
const CHOSEN =
  /\b(?:reply|text|send|responda|mande|env[ií]e|if you|to|para|unless|until|si)\b[^.!?;]{0,12}$/iu;

const LESS = filtered(
  /^["'”]? (?:(?:to|2|para|and (?:you(?:['’]ll| will)|we(?:['’]ll| will))) )?(?:get|receive|see|send|hear|recibir|have|text(?: you)?) (?:us |from us )?(?:fewer|less|menos)\b|^["'”]? gives? you (?:a|an|one) [\p{L}\d-]{1,12}[ -]?(?:day|week|month)s? (?:break|pause|rest)\b|^["'”]? (?:(?:to|2|para|for) )?(?:pauses?|snoozes?|mutes?|pausar|pausa|silencia|a break|break)\b[^.!?;]{0,30}\b(?:for|until|till|til|por|hasta) (?:a |an |one |un |una |the )?(?:\d|few|couple|day|week|month|weekend|while|season|next|spring|summer|fall|winter|after|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|d[ií]a|semana|mes|ma[nñ]ana|enero|\p{L}+ (?:days|weeks|months|d[ií]as|semanas|meses))|^["'”]? (?:(?:to|2|para) )?(?:switch|change|move|go|drop|cambiar|pasar)(?:es|s)?(?: you| me)?(?: down| back| over)? (?:to|a) (?:just |only |a |one |once |solo )?(?:weekly|monthly|daily|one|once|fewer|less|a month|per month|[12] |semanal|mensual|menos)/iu,
);

const AFTER_UNITS = 160;

/**
 * The clause that says that marketing continues after the keyword, or only becomes less.
 * @param after the rest of the sentence with the keyword
 */
export function findRemainder(after: string, next: string | undefined): string | undefined {
  const clause = after.slice(0, AFTER_UNITS);
  if (LESS.test(clause) || goesOn(clause)) {
    return clause.trim();
  }
  return next !== undefined &&
    NAMES_OFFERS.test(clause) &&
    ABOUT_SENDING.test(next) &&
    goesOn(next.slice(0, AFTER_UNITS))
    ? next
    : undefined;
}
/** "STOP ends the daily deals." Only then does the next sentence say what becomes of other offers. */
const NAMES_OFFERS = new RegExp(`\\b${OFFERS}\\b`, 'iu');
/** "You'll still get the discount at the register" is about the offer, not about messages. */
const ABOUT_SENDING =
  /\b(?:texts?|texting|messag\w+|send\w*|receiv\w+|hear\w*|coming|continues?|affected|stay|remain|recib\w+|sigue\w*|segui\w*|llega\w*|lists?|getting|alerts)\b/i;

function goesOn(clause: string): boolean {
  const found = MARKETING_GOES_ON.exec(clause);
  return found !== null && !CHOSEN.test(clause.slice(0, found.index));
}

/**
 * "STOP to save your inbox", "STOP to get added to the do-not-text list": a purpose that is another name for leaving.
 * Something to gain beside it makes it a bait.
 */
const PEACE = filtered(
  /^["'”]? (?:to|2|para|for (?=some|peace|quiet|silence)) ?[^.!?;,]{0,40}?\b(?:(?:do|no|dont|don['’]t)[ -]?(?:not[ -]?)?(?:text|txt|contact|call|disturb|message|msg|send|mail)[ -]?(?:list|me|us)?|suppression|block(?:ed)?[ -]?list|opt(?:ed)?[ -]?outs?(?: list)?|unsubscribe(?:d)? list|removal list|(?:your|ur|my|the|a|some|tu|su|mi) (?:\p{L}+(?:['’]s)? )?(?:inbox|mailbox|phone(?! (?:plan|line|service|bill|case|repair|number))|thumbs?|ears?|peace|quiet|silence|sanity|rest|privacy|tel[eé]fono|celular|paz|tranquilidad|silencio|bandeja|buz[oó]n|descanso)|(?:some |in )?(?:peace|silence|quiet)|number (?:off|out|private|to (?:yourself|myself))|no (?:molestar|contactar|llamar|enviar)|(?:us|these|this) (?:off|away|out|quiet|from)|block (?:us|our|these)|(?:say|wave) (?:so long|good ?bye|bye|adios|farewell)|(?:your|ur|my|tu|su|mi) (?:phone |cell )?(?:number|n[uú]mero) (?:off|out|private|removed|fuera))\b/iu,
);
const GAIN =
  /\b(?:win|prize|free(?! (?:of|from) (?:texts?|our|us|these))|\d+ ?%|\$|deals?|offers?|coupons?|discounts?|points|rewards?|gifts?|drawing|raffle|sorteo|rifa|regalo|ofertas?|descuentos?|cup[oó]n|order|appointment|booking|table|account|plan|seat|spot|cita|pedido|cuenta|number (?:active|registered|in|on)|service|servicio|membership|updates?|alerts?|on the list|credit|upgrade|line|policy|trial|warranty|repair|case|screen (?:repair|protector))\b/iu;

/** Elsewhere, a coupon is a thing of the recipient that STOP must not take. */
const ENDS_COUPONS = withSmallCode(
  /^["'”]? (?:(?:to|2|para) )?(?:ends?|stops?|quit|cancel|terminar|cancelar|dejar) (?:the |our |all |these |los |sus )?(?:\p{L}+ )?(?:coupons?|cupones)\s*$/iu,
);

/** Whether what follows the keyword only says, in a friendly way, that the messages end. */
export function isForPeace(after: string): boolean {
  const clause = /^[^.!?;\n]*/.exec(after)?.[0] ?? '';
  return ENDS_COUPONS.test(clause) || (PEACE.test(clause) && !GAIN.test(clause));
}
