// Tells whether a sentence says that messages go on for weeks after an opt-out.
import { withSmallCode } from './fast-patterns.ts';
import { FilteredPattern, filtered } from './filtered-pattern.ts';

const NUMBER =
  '(?:\\d{1,3}(?: ?- ?\\d{1,3})?|a|an|one|two|three|four|five|six|seven|eight|ten|twelve|few|several|couple of|un|una|uno|dos|tres|cuatro|seis|another|otro|otros|cinco|seis|ocho|unas?|varios|varias)';
const DURATION = new FilteredPattern(
  `\\b(${NUMBER})(?: full| more| whole| m[aá]s)? (?:business |working |calendar |billing |days? h[aá]biles )?(days?|weeks?|wks?|months?|quarters?|years?|cycles?|d[ií]as?|semanas?|meses|mes|a[nñ]os?)\\b`,
  'iu',
);
const TAKES = filtered(
  /\b(?:we process|effect|take|takes|taking|took|effect|effective|process|processed|processing|handled|handle|completed|complete|honou?red|removed?|remove|allow|within|wait|until|after|before|next|continue|continues|expect|requires?|siguen|seguir[aá]n|end of|up ?to|once a|updated?|done|made|run|reviews?|reviewed|rebuild|clean(?:ed)?|get|receive|hear|another|more (?:weeks|months)|recibir[aá]s?|quit[ao]\w*|borr\w+|efectiv[oa]|quedar[aá]|lista|baja|aplica|procesad[oa]|llega|cerrar|bajas|handled|catch up|quits?|disables?|updated|apply|applies|are (?:done|made)|se hacen?|aplican?|may (?:get|see|receive|still)|will (?:get|see|receive|still|keep)|tarda|tardar|tardan|demora|procesa|procesan|espere|espera|surta|vigor|entra|a partir|efecto|hasta|despu[eé]s|dentro de|en unas?|al final|opt[ -]?out \()\b/i,
);
const LATER = filtered(
  /\b(?:(?:already |remaining |pending )?scheduled (?:texts|messages|campaigns?|msgs|sends)[^.!?\n]{0,12}\b(?:still|will|may)|(?:texts|messages) already (?:scheduled|queued)|mientras tanto (?:seguir|recib)|until (?:our|the) (?:next|system|list)|when we (?:rebuild|update|refresh|clean|run)|al cerrar (?:el|la)|even (?:if|after) (?:you )?(?:reply|text|send|say)|keep (?:getting|receiving|hearing)|(?:still|continue to) (?:get|receive|hear)|you may (?:still )?(?:get|receive|see) (?:more|a few|several|\d)|take effect (?:at|after|on|when|once)|(?:effective|removed?|remove you|stops?|works?) (?:after|at the end|when|once) (?:the|your|our)|at the end of (?:the|your|this|next)|until (?:your|the|our) [^.!?\n]{0,30}(?:ends?|expires?|over)|(?:seguir[aá]n?s?|siguen?) (?:recibiendo|llegando)|(?:recibir[aá]s?|le llegar[aá]n) (?:mensajes|avisos|promociones|textos|ofertas)[^.!?\n]{0,16}(?:m[aá]s|todav[ií]a|a[uú]n)|hasta que (?:termine|se acabe|acabe|venza|concluya)|al (?:final|terminar) (?:de|del|el|su))\b/i,
);
const DAYS_MAX = 14;

// "At most 9 alerts per week" is a frequency, not a delay.
const FREQUENCY =
  /\b(?:texts?|msgs?|msjs?|messages?|sms|alerts?|mensajes?|textos?|times|\d{1,2}x?) ?(?:\/|per|an?|each|every|al?|por|cada) ?(?:day|week|wk|month|mo|year|d[ií]a|semana|mes)\b/giu;

/** "You'll still get order updates": other messages, which go on rightly. */
const OTHER_MESSAGES = filtered(
  /\b(?:still|continue to|seguir[aá]s?|sigue) (?:get|receive|hear|see|recibiendo)\b(?: (?:about|any|our|your|the|only|all|sus?|los|las|avisos de|mensajes de))* (?:orders?|appointments?|account|delivery|shipping|security|transaction\w*|service|billing|receipts?|school|emergency|urgent|important|safety|payment|visit|pickup|codes?|citas?|pedidos?|cuenta|entregas?|pagos?|emergencias?)\b/i,
);

/** "Reply YES to keep getting deals": another reply, with another effect. */
const OTHER_REPLY = withSmallCode(
  /\b(?:[Rr]eply|[Tt]ext|[Ss]end|[Rr]esponda|[Mm]ande|[Ee]nv[ií]e) ["'“]?(?!STOP)(?:\p{Lu}{1,12}|\d)["'”]? (?:to|2|para) (?:keep|stay|continue|seguir)\b[^.!?,;]{0,24}?(?= or\b| o\b|[.!?,;]|$)/gu,
);

/** Services that customers need, such as booking confirmations. A text that says for how long they continue does not count. */
const OTHER_SERVICE =
  /\b(?:still|continue to|seguir[aá]s?|sigue) (?:get|receive|hear|see|recibiendo)\b(?: (?:about|any|our|your|the|only|all|sus?|los|las|avisos de|mensajes de))* (?:bookings?|reservations?|class|confirmations?|tracking|invoices?|tickets?|e-?mails?|reservas?|facturas?|correos?)\b(?![^.!?\n]*\b(?:for|until|till|within|up to|hasta|por|durante)\b)/i;

/** Ten business days are allowed. */
export function isDelayed(whole: string): boolean {
  const sentence = whole.replaceAll(FREQUENCY, ' ').replaceAll(OTHER_REPLY, ' ');
  // "You'll still get order alerts; text STOPALL to end those, too" offers more, not later.
  if (/\bSTOPALL\b|\b(?:those|them|these|all of them) too\b|\btampoco\b|\btambi[eé]n\b/.test(sentence)) {
    return false;
  }
  if (OTHER_MESSAGES.test(sentence) || OTHER_SERVICE.test(sentence)) {
    return false;
  }
  if (LATER.test(sentence)) {
    return true;
  }
  const duration = DURATION.exec(sentence);
  if (duration === null) {
    return (
      /\b(?:quarterly|monthly|yearly|annually|mensualmente|trimestralmente|(?:each|every|every other|cada) (?:month|quarter|year|january|mes|trimestre|a[nñ]o)|(?:a )?fin(?:es|ales)? de(?:l)? (?:mes|a[nñ]o|trimestre)|(?:once a|once per|next|following|coming|end of the|end of next|end of this|pr[oó]ximo|siguiente|1st of the following|first of the) (?:billing |calendar |statement )?(?:month|quarter|year|cycle|season|ciclo|mes))\b/i.test(
        sentence,
      ) && TAKES.test(sentence)
    );
  }
  return (
    TAKES.test(sentence) && countDays(duration[1] as string, duration[2] as string, duration[0]) > DAYS_MAX
  );
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  uno: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  eight: 8,
  ocho: 8,
  ten: 10,
  twelve: 12,
};

function countDays(count: string, unit: string, whole: string): number {
  const [last = ''] = count.split('-').toReversed();
  const number = COUNTS[count.toLowerCase()] ?? (Number.parseInt(last.trim(), 10) || 3);
  if (/^(?:d|día)/i.test(unit)) {
    // Ten business days are the legal limit.
    return /business|working|h[aá]bil/i.test(whole) && number <= 10 ? number : number;
  }
  return number * (/^(?:w|semana)/i.test(unit) ? 7.5 : 30);
}
