// Finds what keeps an opt-out instruction from working: a denial, a fee, a delay, a condition, or a second meaning.

const OPT_OUT_PROBLEMS = ['negated', 'fee', 'delay', 'condition', 'second-meaning'] as const;
export type OptOutProblem = {
  readonly kind: (typeof OPT_OUT_PROBLEMS)[number];
  /** The sentence that shows it, quoted from the text. */
  readonly quoted: string;
};

// In capital letters, the keyword is meant to be sent; in lowercase, only after a verb or in quotes.
const VERB =
  '(?:reply|replying|replies|respond|responding|text|texting|texts?|txt|txting|send|sending|type|typing|answer|say|saying|use|using|opt(?:ing)? out (?:by|with|via)|respond[ae]r?|contest[ae]r?|envi?[aeé]r?|env[ií][ae]|mand[ae]r?|escrib[aei]r?|ponga|pon|dig[ae]|diga|use)';
const KEYWORD =
  '(?:STOP(?:ALL)?|UNSUBSCRIBE|OPT ?-?OUT|QUIT|END|CANCEL|REVOKE|ALTO|BAJA|SALIR|CANCELAR|PARAR?)';
const SURE_KEYWORD = /(?<![\p{L}\p{N}-])(?:STOP(?:ALL)?|UNSUBSCRIBE|REVOKE)(?![\p{L}\p{N}])/u;
const QUOTED_KEYWORD = /["'“‘](?:stop|unsubscribe|quit|end|cancel)["'”’]/i;
const ASKED_KEYWORD = new RegExp(
  `\\b${VERB}\\b(?: (?:with|back|the word|the keyword|la palabra|con|just|only)){0,2} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])`,
  'iu',
);
const ACTING_KEYWORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:QUIT|END|CANCEL|BAJA|SALIR|CANCELAR|ALTO|OPT ?-?OUT)(?: |=)(?:ends?|cancels?|deletes?|closes?|withdraws?|stops?|will|replies|requests?|cancela|termina|cierra)\\b`,
  'u',
);
/** Sentences that continue what the one with the keyword says. */
const ABOUT_OPT_OUT =
  /\b(?:opt(?:ing)?[ -]?outs?|unsubscrib\w+|requests?|removals?|removed|our lists?|cancell?ations?|bajas?|solicitud(?:es)?|otherwise|until then|each stop|members|subscribers|remain|remains|still get|you (?:may|will|['’]ll) (?:still|continue)|more (?:msgs?|messages|texts)|keep (?:getting|hearing|receiving)|stop messages|take effect)\b|^\s*(?:please )?(?:allow|expect|it (?:may|can|will) take|takes|tarda|puede tardar|espere|we (?:deduct|charge|bill)|(?:a|an|the) [^.!?\n]{0,20}(?:fee|charge) )/i;

// "Do not reply STOP", "please don't ever text us STOP"; but not "if you don't want these, reply STOP".
const DENIED_BEFORE = new RegExp(
  `(?<!if (?:you )?)\\b(?:do not|don['’]?t|dont|never|cannot|can['’]?t|can not|not possible to|no need to|want you to never|never want you to|no (?:se )?puede|no es posible|no se|no|nunca|jam[aá]s|favor de no|evite)\\b(?: (?:please|ever|try to|bother to|need to|have to|you to|want you to|just|cancel|unsubscribe|opt out|leave|be removed|darse de baja|cancelar|cancela|salir|by|with|via|con|por|al|a este n[uú]mero)){0,4}(?: ${VERB})?(?: (?:the|us|me|word|keyword|with|back|a|la|palabra|un|el)){0,3} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])(?! if\\b)`,
  'iu',
);
const WORKS =
  '(?:work|works|supported|accepted|received|monitored|read|processed|recogni[sz]ed|honou?red|valid|available|remove|stop|apply|do anything|an option|enabled|allowed|possible|unsubscribe|end|cancel|cancelled|count|sirven?|funcionan?|aplican?|aceptan?|aceptado|aceptada|reciben?|procesan?|procesado|válid[oa]|valid[oa]|disponible|hace nada|leemos|leen)';
const DENIED_AFTER = new RegExp(
  `${KEYWORD}(?![\\p{L}\\p{N}])["'”]?(?: (?:replies|reply|requests?|prompt|option|here|messages|texts?|keyword|command|button|on this line|a este n[uú]mero|fue|ya|here)){0,3},? (?:will |would |was |were |is |are |may |does |do |se )?(?:not|no longer|never|won['’]?t|wont|doesn['’]?t|doesnt|don['’]?t|isn['’]?t|isnt|aren['’]?t|can['’]?t|cannot|no)(?: (?:be|currently|yet|get|longer|fue|se|es|está|est[aá]n|longer be|actually)){0,2} ${WORKS}\\b`,
  'iu',
);
// "We do not process STOP replies", "No aceptamos STOP".
const DENIED_AROUND = new RegExp(
  `\\b(?:not|no longer|never|cannot|can['’]?t|cant|won['’]?t|don['’]?t|dont|doesn['’]?t|unable to|no|ni)\\b (?:be |able to |se |podemos |puede |currently |yet ){0,2}(?:work|process|accept|receive|read|see|monitor|honou?r|recogni[sz]e|support|respond to|handle|record|act on|take|aceptamos|acepta|leemos|recibimos|procesamos|atendemos|vemos)\\b(?: [\\p{L}'’-]{1,14}){0,3} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])`,
  'iu',
);
const USELESS = new RegExp(
  [
    `\\b(?:ignore|disregard|ignora|haga caso omiso|refrain from|avoid|instead of)\\b[^.!?\\n]{0,24}${KEYWORD}`,
    `${KEYWORD}["'”]?,? (?:it )?(?:does|do|did|will do|hace) (?:nothing|nada)\\b`,
    `${KEYWORD}(?: [\\p{L}]{2,10}){0,2} (?:is|are|was|were|has been|will be|get|est[aá]) (?:disabled|turned off|ignored|rejected|refused|unavailable|discontinued|discarded|deleted|inactive|broken|desactivad[oa]|ignorad[oa]s?)\\b`,
    `\\b(?:no way to|can no longer|no hay (?:forma|manera) de) (?:opt out|unsubscribe|leave|cancel|stop|salir|cancelar)\\b[^.!?\\n]{0,30}${KEYWORD}`,
    `${KEYWORD}(?: [\\p{L}]{2,10}){0,2} (?:has|have|tiene) (?:no|ning[uú]n) (?:effect|efecto)`,
    `${KEYWORD},? no (?:pasa|sucede|ocurre) nada|\\bde nada sirve\\b[^.!?\\n]{0,20}${KEYWORD}`,
    `\\b(?:you )?remain subscribed\\b|\\bsigue (?:en la lista|suscrit[oa])\\b`,
  ].join('|'),
  'iu',
);

const FEE =
  /(?<!\b(?:no|free|without|never|zero|sin|late|any|delivery|join|annual|data|standard)\s)\b(?:fees?|charges?|charged|billed|bills?|costs?|penalt(?:y|ies)|forfeits?|forfeited|surcharge|lose (?:the|your|all)|cobra(?:mos|n|r[aá])?|cobran|cobro|cargos?|costo|costar[aá]|cuota|multa|penali[dz]ad(?:es)?|pague|renuncia|comisi[oó]n|cuesta|descont\w+|descuent(?:a|an)\b|deduct(?:s|ed)?|premium rate|cents (?:per|each)|per (?:request|reply|opt[ -]?out)|(?:pay|paga) (?:the|a|an|\$)|pierdes?|se cargaron)\b(?! (?:may|might|nothing|free|nada|0\b))/i;
const NO_FEE =
  /\b(?:no|free|without|sin|never|not|nor|zero)\b[^.!?\n]{0,14}\b(?:fees?|charged?|charges|costs?|cargos?|costo|penalty)\b|\b(?:msg|message|messaging|data|texto|mensajes?)\b[^.!?\n]{0,18}\b(?:charges?|fees?|costs?)\b|\bcosts? (?:nothing|you nothing)\b|\bfree of charge\b/i;
const MONEY_BEFORE = /\b(?:if|when|once|for|to|who|si|por|al)\b/i;

const NUMBER =
  '(?:\\d{1,3}(?: ?- ?\\d{1,3})?|a|an|one|two|three|four|five|six|seven|eight|ten|twelve|few|several|couple of|un|una|uno|dos|tres|cuatro|another|otro|otros|cinco|seis|ocho|unas?|varios|varias)';
const DURATION = new RegExp(
  `\\b(${NUMBER})(?: full| more| whole| m[aá]s)? (?:business |working |calendar |billing |days? h[aá]biles )?(days?|weeks?|wks?|months?|quarters?|years?|cycles?|d[ií]as?|semanas?|meses|mes|a[nñ]os?)\\b`,
  'iu',
);
const TAKES =
  /\b(?:we process|effect|take|takes|taking|took|effect|effective|process|processed|processing|handled|handle|completed|complete|honou?red|removed?|remove|allow|within|wait|until|after|before|next|continue|continues|expect|requires?|siguen|seguir[aá]n|end of|up ?to|once a|updated?|may (?:get|see|receive|still)|will (?:get|see|receive|still|keep)|tarda|tardar|tardan|demora|procesa|procesan|espere|espera|surta|a partir|efecto|hasta|despu[eé]s|dentro de|en unas?|al final|opt[ -]?out \()\b/i;
const LATER =
  /\b(?:even (?:if|after) (?:you )?(?:reply|text|send|say)|keep (?:getting|receiving|hearing)|(?:still|continue to) (?:get|receive|hear)|you may (?:still )?(?:get|receive|see) (?:more|a few|several|\d)|take effect (?:at|after|on|when|once)|(?:effective|removed?|remove you|stops?|works?) (?:after|at the end|when|once) (?:the|your|our)|at the end of (?:the|your|this|next)|until (?:your|the|our) [^.!?\n]{0,30}(?:ends?|expires?|over)|(?:seguir[aá]n?s?|siguen?) (?:recibiendo|llegando)|hasta que (?:termine|se acabe|acabe|venza|concluya)|al (?:final|terminar) (?:de|del|el|su))\b/i;
const DAYS_MAX = 14;

const CONDITION = new RegExp(
  [
    `${KEYWORD}["'”]?(?: to [\\p{L} -]{3,30})? (?:plus|along with|together with|followed by|and|with) (?:also )?(?:your|the|a|su|tu) (?:full |account |member |customer |last |first |order |phone |n[uú]mero )?(?:account|name|number|zip|code|pin|id|reason|email|address|dob|birth|password|n[uú]mero|nombre)`,
    `${KEYWORD}["'”]?(?: (?:m[aá]s|y|con|seguido de)) (?:(?:su|tu|el) )?(?:n[uú]mero|nombre|cuenta|c[oó]digo)`,
    `${KEYWORD}["'”]?(?: replies| requests)?(?: (?:is|are|will be|se|only))? ?(?:accepted|honou?red|works?|valid|allowed|available|processed|acepta|aceptan|funciona|sirve|v[aá]lido|atiende)[^.!?\\n]{0,20}? (?:only|solo|s[oó]lo|[uú]nicamente|mon|m-f|monday|weekdays|during|between|lunes|after|when|once|if|cuando|si|despu[eé]s|de lunes)\\b`,
    `${KEYWORD}["'”]?(?: (?:to|para) [\\p{L}' -]{3,40}?)?,? (?:only (?:if|after|when|once|during|between)|solo si|s[oó]lo si|[uú]nicamente si|once (?:you(?:['’]ve)? (?:pay|paid|finish|complet|return)|(?:the|your) [\\p{L} ]{3,24} (?:is|are|has been|ends?))|on (?:two|three|\\d) (?:different|separate|consecutive)|after (?:receiving|getting|buying|paying|you(?:['’]ve)? (?:pay|paid|finish|complet|return|call|confirm)|your|the first|\\d)|if your|if you have (?:paid|moved|no|completed)|when you (?:finish|pay|complete)|cuando (?:termine|pague|acabe|complete)|despu[eé]s de)`,
    `\\b(?:log ?in|sign ?in|call us|call|finish|complete|pay|confirm|verify|fill (?:in|out)|return|answer|inicie sesi[oó]n|llame|pague|termine|complete|conteste)\\b[^.!?\\n]{0,60}?\\b(?:first|before|then|and then|to be able to|luego|y luego|primero|antes de|y despu[eé]s)\\b[^.!?\\n]{0,30}?${KEYWORD}(?![\\p{L}\\p{N}])`,
    `\\b(?:only|solo|s[oó]lo|[uú]nicamente) (?:new |the |active |paid |el |la |los |las )?(?:customers?|members?|account (?:holders?|owners?)|holders?|owners?|titular(?:es)?|clientes|miembros)[^.!?\\n]{0,50}?${KEYWORD}(?![\\p{L}\\p{N}])`,
    `${KEYWORD}[^.!?\\n]{0,40}?\\b(?:twice|two times|and then|then (?:call|confirm|answer|reply|text|send|log|verify)|dos veces|y luego|y despu[eé]s)\\b`,
    `${KEYWORD}[^.!?\\n]{0,30}?\\b(?:between \\d|entre las \\d|(?:mon|monday|lunes)[^.!?\\n]{0,12}(?:only|solo)|for [\\p{L} ]{3,30} only|(?:is|are|es) (?:only )?(?:for|para) (?:people|customers|members|those|anyone|subscribers|clientes|quienes|personas)|only (?:counts|works|applies) if|only (?:for|during|on)\\b)`,
    `\\b(?:para (?:usar|mandar|enviar)|to use|before (?:texting|sending|replying)|antes de (?:mandar|enviar)) ${KEYWORD}`,
    `\\b(?:solo|s[oó]lo|[uú]nicamente) (?:puede|podr[aá]|se puede) ${VERB} ${KEYWORD}`,
    `\\b(?:existing|current) (?:customers|members) (?:remain|stay|cannot|can['’]?t)`,
    `\\b(?:can|may|podr[aá]|puede|podr[aá]s|puedes) (?:only |solo )?(?:then )?${VERB} ["'“]?${KEYWORD}["'”]? (?:only )?(?:after|when|once|cuando|despu[eé]s|hasta|al terminar)\\b`,
  ].join('|'),
  'iu',
);

const OBJECT =
  '(?:appointments?|appts?|visits?|bookings?|reservations?|orders?|rides?|trips?|shipments?|deliver(?:y|ies)|classes|sessions?|tickets?|memberships?|accounts?|profile|credits|points|rewards|warranty|stud(?:y|ies)|trial|cleaning|plan|policy|box|service|services|coverage|enrollment|autopay|payments?|loan|lease|registration|spot|seat|place|prescriptions?|refills?|delivery|card|wallet|chat|call|cita|citas|pedido|pedidos|reserva|reservaci[oó]n|cuenta|viaje|entrega|servicio|servicios|curso|clase|clases|membres[ií]a|inscripci[oó]n|receta|p[oó]liza|plan|puntos|env[ií]o)';
const MESSAGES =
  '(?:texts?|messages?|messaging|msgs?|alerts?|reminders?|notices?|notifications?|updates?|offers?|codes?|sms|emails?|mensajes?|textos?|avisos?|recordatorios?|list|communications?)';
const ENDS =
  '(?:cancels?|ends?|stops?|closes?|deletes?|withdraws?|removes?|skips?|pauses?|freezes?|forfeits?|loses?|locks?|voids?|declines?|suspends?|terminates?|releases?|cancel[ae]r?|termin[ae]r?|cierra|cerrar|borra(?:r)?|elimina(?:r)?|suspend[ea]r?|pierde|bloquea(?:r)?|da de baja|darse de baja)';
const SECOND_MEANING = new RegExp(
  [
    // "to cancel your appointment", "ends the booking and the texts", "cancela la cita y los mensajes"
    `${KEYWORD}["'”]?[^.!?\\n;]{0,30}?\\b${ENDS} (?:you (?:from )?|de )?(?:(?:the|your|our|this|my|any|all|weekly|next|su|la|el|tu|los|las|del|de|both|from|entire|whole|box) ){0,3}(?:(?!(?:${MESSAGES}|or|and|o|y)\\b)[\\p{L}-]{2,14} ){0,2}?(?:box subscription|${OBJECT})\\b(?! ${MESSAGES}\\b)(?! (?:related|status) ${MESSAGES}\\b)`,
    `\\b(?:cancels?|cancel|end|ends|close|delete|lock|withdraw|suspend|decline|add|skip)\\b[^.!?\\n]{0,40}\\bunless (?:you )?${VERB} ["'“]?${KEYWORD}|\\bunless (?:you )?${VERB} ["'“]?${KEYWORD}|\\ba menos que (?:mande|responda|env[ií]e|conteste) ["'“]?${KEYWORD}`,
    `${KEYWORD}["'”]? (?:for|=|means|para|si) ?(?:a )?(?:no\\b(?! (?:more|further|longer|recibir|m[aá]s|quiere|desea|seguir))|skip|decline|not interested|later)`,
    `${KEYWORD}["'”]? (?:to|2|para) (?:skip|reject|decline|deny|refuse|pass|pause|give (?:it|up)|dispute|finish|release|return|reschedule|downgrade|lock|freeze|saltar|rechazar|negar|pausar|posponer|reprogramar)\\b`,
    `${KEYWORD}["'”]? if (?:you )?(?:are|['’]?re|can(?:not|['’]?t)|won['’]?t|will not)(?: not)? (?:coming|going|attending|interested in|make it|come|attend|be there|need the)`,
    `${KEYWORD}["'”]? si no (?:quiere|puede|va a|viene|desea|podr[aá]) (?:el|la|su|venir|asistir|ir|llegar)\\b`,
    `\\bor ${KEYWORD}["'”]? to (?:give|lose|drop|release)`,
    `${KEYWORD}["'”]?[^.!?\\n;]{0,40}\\b(?:and|y|also|tambi[eé]n|or|o)\\b[^.!?\\n;]{0,12}\\b(?:${ENDS}|give up) (?:(?:the|your|our|su|la|el|tu|los|las|all) ){0,2}(?:(?!(?:or|and|o|y)\\b)[\\p{L}-]{2,14} ){0,2}?${OBJECT}\\b(?! ${MESSAGES}\\b)`,
    `${KEYWORD}["'”]? (?:to|para) ${ENDS} (?:the |all |los |las )?${MESSAGES} (?:and|y) (?:your|the|tu|su|la|el) (?:[\\p{L}-]{2,14} )?${OBJECT}\\b(?! ${MESSAGES}\\b)`,
    `${KEYWORD}["'”]? will (?:also )?(?:drop|remove|take|withdraw) you from (?:the|your|our) (?:class|course|program|study|team|league|waitlist)`,
    `${KEYWORD}["'”]? to (?:stop|end|quit|cancel) (?:bidding|playing|watching|tracking|the (?:game|auction|bid|search))\\b`,
    `\\byour [\\p{L} ]{0,40}\\b(?:also )?(?:ends?|is cancell?ed|are cancell?ed|is lost|are lost|will be (?:cancell?ed|closed|deleted))\\b[^.!?\\n]{0,10}$`,
  ].join('|'),
  'iu',
);
const REMAINS =
  /\b(?:sigue en pie|(?:stays?|remains?|still|not affect|unchanged|won['’]?t (?:cancel|affect))\b)/i;

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]+)*/g;
const SENTENCE_MAX_UNITS = 320;

/** The worst problem of the instruction. Reads the sentence with the keyword and the one after it. */
export function findOptOutProblem(text: string): OptOutProblem | undefined {
  if (!MAY_MENTION.test(text)) {
    return undefined;
  }
  const sentences = Array.from(text.matchAll(SENTENCE), ([sentence]) =>
    sentence.trim().slice(0, SENTENCE_MAX_UNITS),
  );
  let found: OptOutProblem | undefined;
  for (const [index, sentence] of sentences.entries()) {
    if (mentionsKeyword(sentence)) {
      found = worse(found, judge(sentence));
      const next = sentences[index + 1];
      if (next !== undefined && !mentionsKeyword(next) && ABOUT_OPT_OUT.test(next)) {
        found = worse(found, judgeNext(next));
      }
    } else if (CHARGED_FOR_LEAVING.test(sentence)) {
      found = worse(found, { kind: 'fee', quoted: sentence });
    }
  }
  return found;
}

const MAY_MENTION = /stop|unsubscribe|quit|\bend\b|cancel|revoke|opt ?-?out|alto|baja|salir|parar/i;
const CHARGED_FOR_LEAVING =
  /\b(?:charged|billed|fee|cargaron|cobr[oó]|cobramos)\b[^.!?\n]{0,30}\b(?:for|to|por) (?:your |each |every |la |su )?(?:opt(?:ing)?[ -]?out|unsubscrib|cancell?ation|baja)|\bbaja\b[^.!?\n]{0,20}\bse cargaron\b/i;

function mentionsKeyword(sentence: string): boolean {
  return (
    SURE_KEYWORD.test(sentence) ||
    QUOTED_KEYWORD.test(sentence) ||
    ASKED_KEYWORD.test(sentence) ||
    ACTING_KEYWORD.test(sentence)
  );
}

function judge(sentence: string): OptOutProblem | undefined {
  const kind = isDenied(sentence)
    ? 'negated'
    : hasFee(sentence)
      ? 'fee'
      : hasSecondMeaning(sentence)
        ? 'second-meaning'
        : isDelayed(sentence)
          ? 'delay'
          : CONDITION.test(sentence)
            ? 'condition'
            : undefined;
  return kind && { kind, quoted: sentence };
}

function judgeNext(sentence: string): OptOutProblem | undefined {
  const kind =
    FEE.test(sentence) &&
    !NO_FEE.test(sentence) &&
    /opt|unsub|cancel|stop|request|leav|baja|deduct|charge|bill/i.test(sentence)
      ? 'fee'
      : isDelayed(sentence)
        ? 'delay'
        : /\b(?:otherwise|existing (?:customers|members) (?:remain|stay))\b/i.test(sentence)
          ? 'condition'
          : undefined;
  return kind && { kind, quoted: sentence };
}

const worse = (one: OptOutProblem | undefined, other: OptOutProblem | undefined) =>
  other !== undefined &&
  (one === undefined || OPT_OUT_PROBLEMS.indexOf(other.kind) < OPT_OUT_PROBLEMS.indexOf(one.kind))
    ? other
    : one;

const isDenied = (sentence: string): boolean =>
  DENIED_BEFORE.test(sentence) ||
  DENIED_AFTER.test(sentence) ||
  DENIED_AROUND.test(sentence) ||
  USELESS.test(sentence);

function hasFee(sentence: string): boolean {
  const fee = FEE.exec(sentence);
  if (fee === null || NO_FEE.test(sentence)) {
    return false;
  }
  const keyword = sentence.search(/\b(?:stop|unsubscribe|quit|end|cancel|opt)/i);
  // "Your card was charged, reply STOP to end": a charge before the keyword is about something else, unless it has a condition.
  return fee.index > keyword || MONEY_BEFORE.test(sentence.slice(fee.index, Math.max(fee.index, keyword)));
}

// "Up to 4 texts a month" is a frequency, not a delay.
const FREQUENCY =
  /\b(?:texts?|msgs?|msjs?|messages?|sms|alerts?|mensajes?|textos?|times|\d{1,2}x?) ?(?:\/|per|an?|each|every|al?|por|cada) ?(?:day|week|wk|month|mo|year|d[ií]a|semana|mes)\b/giu;

function isDelayed(whole: string): boolean {
  const sentence = whole.replaceAll(FREQUENCY, ' ');
  if (LATER.test(sentence)) {
    return true;
  }
  const duration = DURATION.exec(sentence);
  if (duration === null) {
    return (
      /\b(?:quarterly|(?:once a|next|end of the|end of next|pr[oó]ximo) (?:billing |calendar |statement )?(?:month|quarter|year|cycle|season|ciclo|mes))\b/i.test(
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

function hasSecondMeaning(sentence: string): boolean {
  return SECOND_MEANING.test(sentence) && !REMAINS.test(sentence);
}
