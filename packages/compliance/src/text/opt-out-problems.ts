// Finds what keeps an opt-out instruction from working: a denial, a fee, a delay, a condition, or a second meaning.
import { withSmallCode } from './fast-patterns.ts';
import { judgeClauses, judgeLeavers, withoutClarification } from './opt-out-clauses.ts';
import { isDelayed } from './opt-out-delay.ts';
import { FilteredPattern, filtered } from './filtered-pattern.ts';
import { findRemainder, isForPeace } from './opt-out-remainder.ts';

const OPT_OUT_PROBLEMS = [
  'negated',
  'fee',
  'delay',
  'condition',
  'second-meaning',
  'remainder',
  'destination',
] as const;
export type OptOutProblem = {
  /** `unclear`: our estimate that something more is said about opting out. */
  readonly kind: (typeof OPT_OUT_PROBLEMS)[number] | 'unclear';
  /** The sentence that shows it, quoted from the text. */
  readonly quoted: string;
};

// In capital letters, the keyword is meant to be sent; in lowercase, only after a verb or in quotes.
const VERB =
  '(?:reply|replying|replies|respond|responding|text|texting|texts?|txt|txting|send|sending|type|typing|answer|say|saying|use|using|opt(?:ing)? out (?:by|with|via)|respond[ae]r?|contest[ae]r?|envi?[aeé]r?|env[ií][ae]|mand[ae]r?|escrib[aei]r?|ponga|pon|dig[ae]|diga|use|pongas|mandes|env[ií]es|respondas|contestes|escribas|uses|digas|usar|utilice|teclee|marque)';
const KEYWORD =
  '(?:STOP(?:ALL)?|UNSUBSCRIBE|OPT ?-?OUT|QUIT|END|CANCEL|REVOKE|ALTO|BAJA|SALIR|CANCELAR|PARAR?)';
const SURE_KEYWORD = withSmallCode(/(?<![\p{L}\p{N}-])(?:STOP(?:ALL)?|UNSUBSCRIBE|REVOKE)(?![\p{L}\p{N}])/u);
const QUOTED_KEYWORD = /["'“‘](?:stop|unsubscribe|quit|end|cancel)["'”’]/i;
const ASKED_KEYWORD = new FilteredPattern(
  `\\b${VERB}\\b(?: (?:with|back|the word|the keyword|la palabra|con|just|only)){0,2} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])`,
  'iu',
);
const ACTING_KEYWORD = new FilteredPattern(
  `(?<![\\p{L}\\p{N}])(?:QUIT|END|CANCEL|BAJA|SALIR|CANCELAR|ALTO|OPT ?-?OUT)(?: |=)(?:ends?|cancels?|deletes?|closes?|withdraws?|stops?|will|replies|requests?|cancela|termina|cierra)\\b`,
  'u',
);
/** Sentences that continue what the one with the keyword says. */
const ABOUT_OPT_OUT = filtered(
  /\b(?:opt(?:ing)?[ -]?outs?|unsubscrib\w+|requests?|removals?|removed|our lists?|cancell?ations?|bajas?|solicitud(?:es)?|until then|each stop|members|subscribers|otherwise,? (?:you|we)|incomplete|requests? will be|you(?:['’]ll| will) be (?:billed|charged)|you (?:may|will|might|could)(?: still)? (?:get|receive|see|hear)|(?:our|the) (?:team|office|staff) (?:reviews?|process)|tr[aá]mite|proceso|recibir[aá]s?|remain|remains|still get|you (?:may|will|['’]ll) (?:still|continue)|more (?:msgs?|messages|texts)|keep (?:getting|hearing|receiving)|stop messages|take effect)\b|^\s*(?:please )?(?:allow|expect|it (?:may|can|will) take|takes|tarda|puede tardar|espere|we (?:deduct|charge|bill)|(?:a|an|the) [^.!?\n]{0,20}(?:fee|charge) )/i,
);

// "Do not reply STOP", "please don't ever text us STOP"; but not "if you don't want these, reply STOP".
const DENIED_BEFORE = new FilteredPattern(
  `(?<!if (?:you )?)\\b(?:do not|don['’]?t|dont|never|cannot|can['’]?t|can not|not possible to|no need to|want you to never|never want you to|no (?:se )?puede|no es posible|no se|no|nunca|jam[aá]s|favor de no|evite)\\b(?: (?:please|ever|try to|bother to|need to|have to|you to|want you to|just|cancel|unsubscribe|opt out|leave|be removed|darse de baja|cancelar|cancela|salir|by|with|via|con|por|al|a este n[uú]mero)){0,4}(?: ${VERB})?(?: (?:the|us|me|word|keyword|with|back|a|la|palabra|un|el)){0,3} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])(?! if\\b)`,
  'iu',
);
const WORKS =
  '(?:work|works|supported|accepted|received|monitored|read|processed|recogni[sz]ed|honou?red|valid|available|remove|stop|apply|do anything|an option|enabled|allowed|possible|unsubscribe|end|cancel|cancelled|count|sirven?|funcionan?|aplican?|aceptan?|aceptado|aceptada|reciben?|procesan?|procesado|válid[oa]|valid[oa]|disponible|hace nada|leemos|leen)';
const DENIED_AFTER = new FilteredPattern(
  `${KEYWORD}(?![\\p{L}\\p{N}])["'”]?(?: (?:replies|reply|requests?|prompt|option|here|messages|texts?|keyword|command|button|on this line|a este n[uú]mero|fue|ya|here)){0,3},? (?:will |would |was |were |is |are |may |does |do |se )?(?:not|no longer|never|won['’]?t|wont|doesn['’]?t|doesnt|don['’]?t|isn['’]?t|isnt|aren['’]?t|can['’]?t|cannot|no)(?: (?:be|currently|yet|get|longer|fue|se|es|está|est[aá]n|longer be|actually)){0,2} ${WORKS}\\b`,
  'iu',
);
// "We do not process STOP replies", "No aceptamos STOP".
const DENIED_AROUND = new FilteredPattern(
  `\\b(?:not|no longer|never|cannot|can['’]?t|cant|won['’]?t|don['’]?t|dont|doesn['’]?t|unable to|no|ni)\\b (?:be |able to |se |podemos |puede |currently |yet ){0,2}(?:work|process|accept|receive|read|see|monitor|honou?r|recogni[sz]e|support|respond to|handle|record|act on|take|usa|usamos|manejamos|reconoce|reconocemos|utiliza|funciona con|aceptamos|acepta|leemos|recibimos|procesamos|atendemos|vemos)\\b(?: [\\p{L}'’-]{1,14}){0,3} ["'“]?${KEYWORD}(?![\\p{L}\\p{N}])`,
  'iu',
);
const USELESS = new FilteredPattern(
  [
    `\\b(?:ignore|disregard|ignora|haga caso omiso|refrain from|avoid|instead of)\\b[^.!?\\n]{0,24}${KEYWORD}`,
    `${KEYWORD}["'”]?,? (?:it )?(?:does|do|did|will do|hace) (?:nothing|nada)\\b`,
    `${KEYWORD}(?! (?:to|2) (?:be|get)\\b)(?: [\\p{L}]{2,10}){0,2} (?:(?:is|are|was|were|has been|will be|get|est[aá]) )?(?:disabled|turned off|ignored|rejected|refused|unavailable|discontinued|discarded|deleted|inactive|broken|desactivad[oa]|ignorad[oa]s?)\\b`,
    `\\b(?:no way to|can no longer|no hay (?:forma|manera) de) (?:opt out|unsubscribe|leave|cancel|stop|salir|cancelar)\\b[^.!?\\n]{0,30}${KEYWORD}`,
    `${KEYWORD}(?: [\\p{L}]{2,10}){0,2} (?:has|have|tiene) (?:no|ning[uú]n) (?:effect|efecto)`,
    `${KEYWORD},? no (?:pasa|sucede|ocurre) nada|\\bde nada sirve\\b[^.!?\\n]{0,20}${KEYWORD}`,
    `\\b(?:you )?remain subscribed\\b|\\bsigue (?:en la lista|suscrit[oa])\\b`,
    `\\b(?:including|incl\\.?|even|incluso|incluyendo|incluido) (?:the word |la palabra )?["'“]?${KEYWORD}["'”]?,?[^.!?\\n]{0,24}\\b(?:discarded|ignored|not|never|deleted|unread|unseen|rejected|blocked|nobody|descarta\\w*|ignora\\w*|no se)\\b`,
    `\\b(?:messages|texts|alerts|notices|codes|mensajes|avisos|textos) (?:can['’]?t|cannot|can not) be (?:stopped|turned off|disabled|cancell?ed)|\\bno se pueden? (?:detener|desactivar|cancelar|parar)\\b`,
    `\\b(?:number|line|system|inbox|n[uú]mero|l[ií]nea|sistema) (?:can(?:not|['’]?t)|does(?: not|n['’]?t)|is (?:not|un)able to|no (?:puede )?)\\s?(?:process|accept|handle|support|take|honou?r|read|see|receive|procesar?|aceptar?|recib[ei]r?)[^.!?\\n]{0,24}(?:opt[ -]?outs?|unsubscri\\w+|${KEYWORD}|bajas|cancel)`,
    `\\b(?:we|they|i|robots?|system) (?:just |simply |always )?(?:ignore|skip|delete|throw (?:out|away)|disregard)s?\\b[^.!?\\n]{0,24}${KEYWORD}`,
    `${KEYWORD}["'”]? (?:is|are|was) (?:not|n['’]t) (?:a |an |the |our |one of )|${KEYWORD}["'”]? no es (?:un |una |el |la )?(?:comando|opci[oó]n|palabra|v[aá]lid)`,
    `\\b(?:still|you['’]?re still|you are still) (?:signed up|subscribed|on the list|enrolled)\\b`,
    `\\b(?:don['’]?t|do not|no) (?:have|offer|tenemos|tengo|hay) (?:an? |any |ning[uú]n[oa]? )?(?:opt[ -]?out|unsubscribe|way (?:out|to stop)|baja)`,
    `${KEYWORD}["'”]? (?:just |only |solo )?(?:goes|llega|va) (?:to|a) (?:my|our|a|mi|nuestro|un)`,
    `${KEYWORD}["'”]? (?:is|are|was|es|era) (?:just |only |solo )?(?:a joke|for show|decorative|de adorno|broma)`,
    `${KEYWORD}["'”]?,? (?:que|porque|pues|because|cause|since|as)\\b[^.!?\\n]{0,20}\\b(?:no (?:me |nos )?(?:llegan?|sirve|funciona|jala|lo ve|lo leo)|(?:does|do|did)(?: not|n['’]?t) (?:work|reach|go through)|can['’]?t (?:see|read))`,
    `${KEYWORD}["'”]?(?: [\\p{L}]{2,10}){0,3} (?:won['’]?t|will not|doesn['’]?t|does not|no) (?:get you|take you|remove|unsubscribe|opt you|help|change|lo (?:saca|quita|borra)|te (?:saca|quita|borra))`,
  ].join('|'),
  'iu',
);

const FEE = filtered(
  /(?<!\b(?:no|free|without|never|zero|sin|late|any|delivery|join|annual|data|standard)\s)\b(?:fees?|charges?|charged|billed|bills?|costs?|penalt(?:y|ies)|forfeits?|forfeited|surcharge|lose (?:the|your|all)|cobra(?:mos|n|r[aá])?|(?<!\b(?:no|nunca) (?:(?:te|se|le|les) )?)cobrar(?:[aá]n|emos)|cobran|cobro|cargos?|costo|costar[aá]|cuota|multa|penali[dz]ad(?:es)?|pague|renuncia|comisi[oó]n|cuesta|descont\w+|descuent(?:a|an)\b|deduct(?:s|ed)?|premium rate|cents (?:per|each)|per (?:request|reply|opt[ -]?out)|(?:pay|paga) (?:the|a|an|\$)|pierdes?|se cargaron)\b(?! (?:may|might|nothing|free|nada|0\b))/i,
);
/** Money that is lost or asked for by leaving, in words other than a fee. */
const LOSS = filtered(
  /\bpremium\b|\(\$?\d{0,3}\.\d\d\b|\b(?:at|for|a|por) \$\d[\d.]* (?:a|per|each|an?|por|la|cada)\b|\b(?:invoiced|billed|charged|pay|pays|facturad\w+|cobrad\w+) \$\d|\b(?:not|non|no longer|never|won['’]?t be|isn['’]?t|aren['’]?t)[ -]?(?:be )?refund(?:ed|able|s)?\b|\bno (?:se )?(?:reembols|devolv|devuelv)\w+|\breactiva\w+[^.!?\n]{0,14}\$|\b(?:are|is|be|cost|son|es|cuestan?|queda en) (?:then |entonces |now )?\$\d|\b(?:exit|early|termination|cancellation|removal|opt-?out|processing|reactivation) (?:fee|charge)|\$\d[\d.]* (?:fee|charge|penalty|cargo|to (?:process|opt|leave|unsub|be removed))|\bloses? (?:all|any|your|the)\b|\b(?:points|credits?|balance|rewards|deposit|discount|saldo|puntos|dep[oó]sito|descuento)\b[^.!?\n]{0,24}\b(?:void|voided|lost|forfeited|expires?|expired?|removed|deleted|gone|se pierden?|pierden?|se cancelan?|vencen?)\b/i,
);
const NO_FEE = filtered(
  /\b(?:no|free|without|sin|never|not|nor|zero)\b[^.!?\n]{0,14}\b(?:fees?|charged?|charges|costs?|cargos?|costo|penalty)\b|\b(?:msg|message|messaging|data|texto|mensajes?)\b[^.!?\n]{0,18}\b(?:charges?|fees?|costs?)\b|\bcosts? (?:nothing|you nothing)\b|\bfree of charge\b/i,
);
const IF_SENT = new RegExp(`\\b(?:if|when|once|si|al|cuando)\\b[^.!?\\n]{0,16}${KEYWORD}`, 'iu');
const MONEY_BEFORE = /\b(?:if|when|once|for|to|who|si|por|al)\b/i;

const CONDITION = new FilteredPattern(
  [
    // An exception to the keyword; one to what it stops ("except order updates") keeps other texts, which is allowed.
    `${KEYWORD}["'”]?[^.!?\\n]{0,40}?,? (?:except|excepting|excluding|save|salvo|excepto|menos) (?:during|for|on|in|if|when|while|between|your|the|si|en|durante|cuando|para|los|las|el|la)\\b(?![^.!?\\n]{0,30}\\b(?:texts?|messages?|alerts?|reminders?|notices|updates?|codes?|receipts?|mensajes?|textos?|avisos?|recordatorios?|alertas?|c[oó]digos?)\\b)`,
    `${KEYWORD}["'”]?(?: to [\\p{L} -]{3,30})? (?:plus|along with|together with|followed by|and|with) (?:also )?(?:your|the|a|su|tu) (?:full |account |member |customer |last |first |order |phone |n[uú]mero )?(?:account|name|number|zip|code|pin|id|reason|email|address|dob|birth|password|n[uú]mero|nombre)(?! (?:comes|is|will|gets|goes|drops|se|ser[aá])\\b)`,
    `${KEYWORD}["'”]?[^.!?\\n]{0,24}?,? (?:plus|along with|together with|followed by|with|incl\\.?|including|and|y|con|m[aá]s|seguido de|junto con) (?:also )?(?:your|su|tu|the) (?:[\\p{L}-]{2,12} ){0,3}(?:number|no\\.|name|zip|pin|id|reason|address|dob|birth|password|digits|n[uú]mero|nombre|cuenta|folio|c[oó]digo postal|direcci[oó]n|fecha)\\b(?! (?:comes|is|will|gets|goes|drops|se|ser[aá])\\b)`,
    `\\b(?:once|when|after|as soon as|una vez que|una vez|cuando|despu[eé]s de(?: que)?) (?:you(?:['’]ve| have|['’]re| are)? )?(?:verified|confirmed|approved|registered|enrolled|paid|activated|verificad[oa]|confirmad[oa]|registrad[oa]|pag\\w+|termin\\w+|activ\\w+)\\b[^.!?\\n]{0,24}${KEYWORD}`,
    `${KEYWORD}[^.!?\\n]{0,40}?\\b(?:once|when|after|until|unless|as long as|provided|only if|una vez que|hasta que|siempre que|s[oó]lo si|solo si|solamente si|[uú]nicamente si|si (?:ya|su|tu)|cuando (?:su|tu|ya|haya|termine)|despu[eé]s de(?:l)?) (?!you(?:['’]ve| have)? (?:send|sent|text|reply|replied|want|wish|had|need|like|feel|please|no longer|get tired|would|are done|change)|confirm|any)(?:you(?:r|['’]ve| have|['’]re| are)?|the|all|su|tu|ya|el|la|haya|\\d)\\b`,
    `\\b(?:afterwards?|thereafter|after that|at that point|then you (?:can|may)|luego podr[aá]|despu[eé]s podr[aá]|entonces podr[aá])[^.!?\\n]{0,24}${KEYWORD}`,
    `${KEYWORD}[^.!?\\n]{0,40}?\\((?:valid|only|solo|s[oó]lo|for|excludes|must|restrictions)[^)]{3,60}\\)`,
    `${KEYWORD}[^.!?\\n]{0,40}?\\b(?:requires?|starting (?:in|on|from|after)|beginning (?:in|on)|must|only (?:from|if|once|after|when|during|by|between|in|on|within|with|one)|if sent|disponible|a partir de(?:l)?|necesita|requiere)\\b`,
    `${KEYWORD}["'”]?(?: [\\p{L}]{2,12}){0,4} after (?:read|complet|finish|pay|sign|return|view|watch|call|confirm|verify|receiv)ing\\b`,
    `${KEYWORD}["'”]?, (?:your|su|tu) (?:e-?mail|name|account|zip|number|nombre|correo|n[uú]mero)`,
    `\\bonly (?:process|accept|honou?r|read|take)s? ["'“]?${KEYWORD}|${KEYWORD}["'”]?, luego\\b`,
    `${KEYWORD}["'”]? (?:twice|two times|three times|\\d times|(?:dos|tres|\\d) veces)\\b`,
    `${KEYWORD}["'”]?(?: requests?| replies| messages?)? (?:is |are |will be |se )?(?:only|solo|s[oó]lo|solamente|[uú]nicamente) (?:be )?(?:honou?red|accepted|works?|valid|read|processed|available|funcionan?|sirven?|se aceptan?|v[aá]lid[oa])`,
    `${KEYWORD}["'”]?(?: requests?| replies)? (?:needs?|requires?|must be|has to be|necesita|requiere) (?:[\\p{L}]+ ){0,2}(?:approv\\w+|confirm\\w+|verif\\w+|review\\w*|signature|proof|aprobaci[oó]n|confirmaci[oó]n)`,
    `${KEYWORD}["'”]?(?:,? and|,? y|,) (?:then |luego |also )?(?:call|visit|answer|give|explain|confirm|email|wait|state|provide|tell us why|we(?:['’]ll| will) (?:call|contact)|someone will|llame|visite|conteste|explique|confirme|espere|diga|deme|mande su|env[ií]e su|escriba su)\\b`,
    `${KEYWORD} to \\d{4,11},? (?:and )?then\\b`,
    `\\bto (?:opt out|unsubscribe|stop|leave|cancel|be removed),? (?:please )?(?:first )?(?:pay|finish|complete|log|sign|call|visit|return|settle|answer|attend|fill|confirm)\\b[^.!?\\n]{0,50}\\b(?:and|then)\\b[^.!?\\n]{0,12}${KEYWORD}`,
    `\\bpara (?:salir|cancelar|darse de baja),? (?:primero )?(?:pague|termine|llame|complete|liquide|confirme|firme)\\b[^.!?\\n]{0,50}\\b(?:y|luego)\\b[^.!?\\n]{0,16}${KEYWORD}`,
    `\\b(?:provided|as long as|so long as|on condition|assuming|siempre que|siempre y cuando|a condici[oó]n)\\b[^.!?\\n]{0,50}${KEYWORD}|${KEYWORD}[^.!?\\n]{0,60}\\b(?:provided|so long as|on condition that|siempre y cuando|a condici[oó]n)\\b`,
    `${KEYWORD}["'”]?,? (?:and )?then (?:tap|click|open|fill|visit|go|choose|answer|follow|wait|sign|enter)\\b`,
    `\\b(?:once|when|after|cuando|una vez que|hasta que) (?:you(?:['’]ve| have|['’]re)?|me|nos|ya) (?:sign|signed|paid|pay|return|returned|bought|buy|finish|finished|come|came|devuelva|pague|firme|termine|compre|liquide|regrese)\\b[^.!?\\n]{0,50}${KEYWORD}`,
    `${KEYWORD}["'”]?[^.!?\\n]{0,30}\\b(?:on|los|el) (?:mon|tues|wednes|thurs|fri|satur|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\\w*\\b[^.!?\\n]{0,30}\\b(?:only|solo|s[oó]lo|[uú]nicamente)\\b`,
    `${KEYWORD} (?:again )?(?:after|on or after|despu[eé]s del?|a partir del?) (?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|the (?:sale|season|trial|contract))`,
    `${KEYWORD}[^.!?\\n]{0,30}\\b(?:from the (?:phone|number|device)|in (?:person|writing)|in all caps exactly|exactly as shown|within \\d+ (?:min|minutes|hours|hrs|seconds|days)|en (?:los )?primer[ao]s? \\d|dentro de (?:los )?\\d+ (?:min|horas|d[ií]as))\\b`,
    `${KEYWORD}["'”]?(?: [\\p{L}]{2,12}){0,4} (?:solamente|[uú]nicamente|exclusivamente) (?:si|de|en|para|los|cuando)\\b`,
    `\\b(?:solamente|[uú]nicamente|s[oó]lo|solo|only) (?:si|if|when|cuando)\\b[^.!?\\n]{0,40}${KEYWORD}`,
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
  '(?:appointments?|appts?|visits?|bookings?|reservations?|orders?|rides?|trips?|shipments?|deliver(?:y|ies)|classes|sessions?|tickets?|memberships?|accounts?|profile|credits|points|rewards|warranty|stud(?:y|ies)|trial|cleaning|plan|policy|box|service|services|coverage|enrollment|autopay|payments?|loan|lease|registration|spot|seat|place|prescriptions?|(?:auto[ -]?)?(?:refills?|renewals?|ship)|waitlist|wait list|timer|alarm(?: system)?|system|committee|team|league|coupons?|vouchers?|profiles?|games?|auction|lugar|fila|perfil|cup[oó]n|applications?|claims?|bids?|entry|coverage|discounts?|solicitud|reclamo|descuento|delivery|card|wallet|chat|call|cita|citas|pedido|pedidos|reserva|reservaci[oó]n|cuenta|viaje|entrega|servicio|servicios|curso|clase|clases|membres[ií]a|inscripci[oó]n|receta|p[oó]liza|plan|puntos|env[ií]o)';
const MESSAGES =
  '(?:texts?|messages?|messaging|msgs?|alerts?|reminders?|notices?|notifications?|updates?|offers?|codes?|sms|emails?|mensajes?|textos?|avisos?|recordatorios?|list|communications?)';
const ENDS =
  '(?:leaves?|turns? off|shuts? off|disconnects?|resigns?|removes? (?:you|yourself) from|soltar|soltamos|cancelamos|cerramos|borramos|terminamos|voids?|cancels?|ends?|stops?|closes?|deletes?|withdraws?|removes?|skips?|pauses?|freezes?|forfeits?|loses?|locks?|voids?|declines?|suspends?|terminates?|releases?|cancel[ae]r?|termin[ae]r?|cierra|cerrar|borra(?:r)?|elimina(?:r)?|suspend[ea]r?|pierde|bloquea(?:r)?|da de baja|darse de baja)';
const SECOND_MEANING = new FilteredPattern(
  [
    // "STOP to leave; this also cancels your order", "STOP = no more texts and no more orders"
    `${KEYWORD}["'”]?[^.!?\\n]{0,40}[;,(–—-]\\s?(?:(?:it|this|that|y|and|esto) )?(?:also|tambi[eé]n|adem[aá]s)\\b[^.!?\\n]{0,12}\\b${ENDS} (?:(?:the|your|our|su|la|el|tu|los|las|all) ){0,2}(?:(?!(?:or|and|o|y)\\b)[\\p{L}-]{2,14} ){0,2}?${OBJECT}\\b(?! ${MESSAGES}\\b)`,
    `${KEYWORD}["'”]?[^.!?\\n;]{0,24}\\b(?:no (?:more )?|ni )${MESSAGES},? (?:and|or|y|ni|nor) (?:no |sin )?(?:more |m[aá]s )?${OBJECT}\\b(?! ${MESSAGES}\\b)`,
    // "to cancel your appointment", "ends the booking and the texts", "cancela la cita y los mensajes"
    `${KEYWORD}["'”]?[^.!?\\n;]{0,30}?\\b${ENDS} (?:you (?:from )?|de )?(?:(?:the|your|our|this|my|any|all|weekly|next|su|la|el|tu|los|las|del|de|both|from|entire|whole|box) ){0,3}(?:(?!(?:${MESSAGES}|or|and|o|y)\\b)[\\p{L}-]{2,14} ){0,2}?(?:box subscription|${OBJECT})\\b(?! ${MESSAGES}\\b)(?! (?:related|status) ${MESSAGES}\\b)`,
    `\\b(?:cancels?|cancel|end|ends|close|delete|lock|withdraw|suspend|decline|add|skip)\\b[^.!?\\n]{0,40}\\bunless (?:you )?${VERB} ["'“]?${KEYWORD}|\\bunless (?:you )?${VERB} ["'“]?${KEYWORD}|\\ba menos que (?:mande|responda|env[ií]e|conteste) ["'“]?${KEYWORD}`,
    `${KEYWORD}["'”]?[^.!?\\n;]{0,60}?\\b(?:and|y|will(?: also)?|also|tambi[eé]n|means?(?: you)?|significa(?: que)?) (?:you )?(?:also )?(?:forfeit|lose|give up|surrender|waive|release|renunci\\w+|perder?|pierdes?|pierde|anular?|dar de baja) (?:a |the |your |su |tu |el |la |all |any |los |las )`,
    `${KEYWORD}["'”]?[^.!?\\n;]{0,24}? (?:for|para) (?:a |an |un |una )?(?:\\p{L}+ ){0,2}(?:call|callback|quote|visit|appointment|rep|agent|llamada|cotizaci[oó]n|visita|cita)\\b`,
    // "STOP to vote no": a purpose of its own, unless it is about messages.
    `${KEYWORD}["'”]? to (?:vote|hear|see|claim|switch|speak|talk|chat|play|pay|buy|order|redeem|save|keep|book|schedule|accept|approve|agree|authorize|continue|renew|extend|upgrade|view|read|learn|enter|win|spin|register|find|report|deny|swap|change|move|donate|pledge|rate|review|request|share|bid|fold|answer|check|rsvp|attend|reserve|apply|participate|activate|unlock)\\b(?! (?:no more|fewer|less)\\b)(?![^.!?\\n]{0,30}\\b${MESSAGES}\\b)`,
    `${KEYWORD}["'”]? (?:for|para) (?:the |a |an |el |la |una? |our )(?!(?:list|end|text|no|stop|opt|baja)\\b)\\p{L}{3,14}(?: \\p{L}{3,14})?(?=[.!,;]|$)`,
    `${KEYWORD}["'”]? (?:to|2) (?:be|get) (?:entered|added|enrolled|included|considered|called|contacted|charged|billed)\\b(?! to (?:the|our) (?:do|opt|no|stop)\\b| (?:no (?:more|longer|further)|never)\\b)`,
    `${KEYWORD}["'”]? para (?:entrar|unirse|apuntarse|inscribirse|registrarse|participar|concursar|ganar|votar|confirmar|reclamar|canjear|aceptar|pagar|comprar|renovar|reservar|apartar|agendar|hablar|obtener)\\b(?!(?: que| la| su| tu)? (?:no|baja|salida|cancelaci[oó]n (?:de|del|a) (?:\\p{L}{2,8} )?(?:mensajes|textos|avisos|suscripci[oó]n))(?!\\p{L}))`,
    `${KEYWORD}["'”]? (?:to|2|para) (?:snooze|block|hold|delay|hear|see|get|receive|claim|switch|bloquear|recibir|ver|cambiar)\\b(?! (?:no|fewer|less|ning))`,
    `${KEYWORD}["'”]?(?: again)? (?:will )?(?:adds?|re-?subscribes?|moves?|switch(?:es)?|transfers?|signs?|resets?|logs?|locks?|deactivates?|agrega|cambia|mueve|reinicia|suscribe) (?:you|your|lo|la|te|le|su|tu|all|every)\\b`,
    `\\b(?:if (?:you )?|si )${VERB} ["'“]?${KEYWORD}["'”]?,? (?:your|tu|su|all|every|the) [^.!?\\n]{0,40}\\b(?:is|are|will be|gets?|se|ser[aá]n?|queda) (?:then |also )?(?:reset|closed|cancell?ed|locked|deleted|lost|signed out|removed|void\\w*|ended|suspended|released|reprogramad\\w*|cancelad\\w*|cerrad\\w*|borrad\\w*|pierden?|cancelan?|cierra|borran?)`,
    `${KEYWORD}["'”]?[^.!?\\n;]{0,30}?\\b(?:specialist|agent|rep|representative|advisor|manager|counselor|someone|associate|asesora?|agente|ejecutiv[oa]|representante|alguien)\\b[^.!?\\n;]{0,16}\\b(?:calls?|phone|contact|reach|llam\\w+|marca\\w*|contact\\w+|comunic\\w+)`,
    `${KEYWORD}["'”]? (?:\\p{L}{2,10} ){0,2}(?:discharges?|unenrolls?|disqualif(?:y|ies)|withdraws?|drops?|removes?|disenrolls?|expels?|retira|excluye) (?:you |lo |la |te |le )?(?:from|de|del) (?!(?:our|these|this|the|la|los|las|nuestr[oa]s?|estos|estas|all|text|sms|esta) ?(?:texts?|sms|lists?|messages?|alerts?|mensajes?|textos|lista|avisos|$))(?:\\p{L}+)`,
    `${KEYWORD}["'”]? ?(?:for|=|means|para) ?["'“]?(?:yes|s[ií]|more|m[aá]s|i want|quiero)\\b(?! (?:no|stop))`,
    `${KEYWORD}["'”]? (?:for|=|means|para|si) ?(?:a )?(?:no\\b(?! (?:more|further|longer|recibir|m[aá]s|quiere|desea|seguir))|skip|decline|not interested|later)`,
    `${KEYWORD}["'”]? (?:to|2|para) (?:skip|reject|decline|deny|refuse|pass|pause(?! (?:the |our |these |all )?(?:promos?|texts?|messages?|msgs?|alerts?|offers|deals))|give (?:it|up)|dispute|finish|release|return|reschedule|downgrade|lock|freeze|saltar|rechazar|negar|pausar|posponer|reprogramar)\\b`,
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
  /\b(?:sigue en pie|(?:stays?|remains?|still|goes on|go on|as before|not affect|unchanged|won['’]?t (?:cancel|affect))\b)/i;

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
  const mentions = sentences.map(mentionsKeyword);
  const about = sentences.filter((_, index) => mentions[index]);
  const patterns = about.length < NARROWED_MIN ? PATTERNS : narrowPatterns(about);
  const judged = new Set<string>();
  let found: OptOutProblem | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (mentions[index] === true) {
      const isPlain = PLAIN_INSTRUCTION.test(sentence) && !CONTINUES.test(next ?? '');
      if (!isPlain && !judged.has(sentence) && judged.size < JUDGED_MAX) {
        judged.add(sentence);
        const problem = judge(withoutClarification(sentence), next, patterns);
        found = worse(
          found,
          problem?.kind === 'remainder' ? problem : problem && { ...problem, quoted: sentence },
        );
      }
      const isNoted = next !== undefined && NOTED.test(sentence) && UNFINISHED.test(next);
      found = worse(found, isNoted ? { kind: 'condition', quoted: next } : undefined);
      if (next !== undefined && mentions[index + 1] === false && ABOUT_OPT_OUT.test(next)) {
        found = worse(found, judgeNext(next));
      }
    } else {
      found = worse(found, judgeConfirmation(sentence, sentences[index - 1]));
    }
  }
  return found;
}

/** By far the most common sentence, which has no problem of its own: "Reply STOP to opt out, HELP for help". */
const PLAIN_INSTRUCTION =
  /^(?:(?:[Pp]lease )?(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Tt]xt|[Ss]end) ["'“]?(?:STOP|[Ss]top)["'”]?|STOP)(?: (?:to|2) (?:opt[ -]?out|unsubscribe|unsub|end|stop|cancel|quit))?(?:(?:[,;]|,? or|,? and)? (?:(?:reply|text|txt|send) )?HELP (?:for|4) (?:help|info))?$/;
/** "This also cancels your appointment", about the instruction before it. */
const CONTINUES =
  /^(?:(?:by )?doing so|this|that|it|hacerlo|esto|eso) (?:(?:also|will|tambi[eé]n) ){0,2}(?:cancel|end|clos|delet|remov|cierra|termina|borra)/i;
/** No message needs more; a text of nothing but instructions must stay fast. */
const JUDGED_MAX = 8;
/** From so many sentences, it pays to leave out what none of them has. */
const NARROWED_MIN = 3;

const MAY_MENTION =
  /baja|leav|remov|salir|stop|unsubscribe|quit|\bend\b|cancel|revoke|opt ?-?out|alto|baja|salir|parar/i;
const CHARGED_FOR_LEAVING = filtered(
  /\b(?:charged|billed|fee|cargaron|cobr[oó]|cobramos)\b[^.!?\n]{0,30}\b(?:for|to|por) (?:your |each |every |la |su )?(?:opt(?:ing)?[ -]?out|unsubscrib|cancell?ation|baja)|\bbaja\b[^.!?\n]{0,20}\bse cargaron\b|\b(?:(?:la|su|tu) (?:salida(?= (?:cuesta|costar|tiene))|baja(?! temporada))|opt(?:ing)?[ -]?out|unsubscribing|leaving (?:the|our|this) list)\b[^.!?\n]{0,16}\b(?:cuesta|costar[aá]|costs?|tiene (?:un )?costo de)\b[^.!?\n]{0,6}[1-9]/i,
);

const LEFT_LIST = filtered(
  /\b(?:unsubscribed|opted[ -]out|your (?:stop|opt[ -]?out|removal|unsubscribe)|removed from|remove you|you(?:['’]re| are) off|leaving|to leave|you asked to|your texts|de baja|su (?:stop|baja)|tu (?:stop|baja)|cancel[oó] su suscripci[oó]n)\b/i,
);
const UNFINISHED = filtered(
  /\b(?:(?:to|para) (?:finish|complete|confirm|finalize|finali[sz]ar|terminar|completar|confirmar)|(?:stay|remain|still) (?:subscribed|on (?:the|our) list|enrolled|signed up)|seguir[aá]s? (?:suscrit[oa]|en la lista|recibiendo)|sigues? (?:suscrit[oa]|en la lista)|(?:only )?(?:counts?|complete|final|valid) (?:only )?(?:if|when|once|after) you|can(?:not|['’]?t) (?:remove|unsubscribe|opt)|no (?:podemos|se puede) (?:dar|quitar|sacar|borrar|eliminar)|pendiente|qued[oó] pendiente|not (?:yet )?(?:complete|processed|accepted)|still pending|is pending)\b/i,
);
/** The recipient has sent the keyword already. */
const NOTED =
  /\bSTOP["'”]? (?:was |has been )?(?:noted|received|recibido|logged)|\b(?:got|received|recibimos) (?:your |su |tu |the |a )?(?:message )?["'“]?STOP/;
const IN_QUEUE =
  /\b(?:in (?:the|our|a) queue|en (?:la )?(?:cola|fila de espera)|(?:messages|texts|mensajes) (?:will )?(?:continue|keep coming|contin[uú]an|siguen) (?:meanwhile|until|mientras|hasta))\b/i;
const BOTH_ENDED =
  /\b(?:texts?|messages|mensajes|alerts|avisos)\b[^.!?\n]{0,12}\b(?:and|y)\b[^.!?\n]{0,40}\b(?:membership|account|subscription|service|plan|order|orders|appointments?|policy|points|credits|enrollment|membres[ií]a|cuenta|cita|pedido|servicio|inscripci[oó]n|p[oó]liza)\b[^.!?\n]{0,24}\b(?:cancell?ed|closed|ended|void|deleted|removed|terminated|cancelad\w+|cerrad\w+|eliminad\w+)\b/i;

/** A sentence of a message that confirms an opt-out, without the keyword. */
function judgeConfirmation(sentence: string, previous: string | undefined): OptOutProblem | undefined {
  if (NO_WAY_OUT.test(sentence)) {
    return { kind: 'negated', quoted: sentence };
  }
  const other = judgeLeavers(sentence);
  if (other !== undefined) {
    return { kind: other, quoted: sentence };
  }
  if (CHARGED_FOR_LEAVING.test(sentence)) {
    return { kind: 'fee', quoted: sentence };
  }
  const isAbout = LEFT_LIST.test(sentence) || (previous !== undefined && LEFT_LIST.test(previous));
  if (!isAbout) {
    return undefined;
  }
  if (BOTH_ENDED.test(sentence)) {
    return { kind: 'second-meaning', quoted: sentence };
  }
  if (LEAVING_FEE.test(sentence) && !NO_FEE.test(sentence)) {
    return { kind: 'fee', quoted: sentence };
  }
  if (UNFINISHED.test(sentence)) {
    return { kind: 'condition', quoted: sentence };
  }
  return isDelayed(sentence) || IN_QUEUE.test(sentence) ? { kind: 'delay', quoted: sentence } : undefined;
}

const NO_WAY_OUT = filtered(
  /\b(?:number|line|system|n[uú]mero|l[ií]nea|sistema) (?:can(?:not|['’]?t)|does(?: not|n['’]?t)|no (?:puede )?)\s?(?:process|accept|handle|support|procesar?|aceptar?) (?:opt[ -]?outs?|unsubscribes?|bajas)|\b(?:you )?(?:cannot|can['’]?t|can not|may not|are unable to|it is not possible to|there is no way to) (?:opt[ -]?out (?:of|from)|unsubscribe from) (?:these|this|our|any|the) (?:texts?|messages?|alerts?|list|notices|program|sms)|\bopt[ -]?outs? (?:is|are) (?:not (?:available|possible|allowed|accepted|an option|offered)|unavailable|disabled)|\bno (?:es posible|se puede|puede) (?:darse de baja|cancelar (?:los|estos) (?:mensajes|avisos|textos))/i,
);
const LEAVING_FEE =
  /\b(?:fees?|charge|cargo|cuota|multa|penalty|comisi[oó]n)\b[^.!?\n]{0,30}(?:\$\s?\d|\b(?:applied|applies|added|billed|charged|due|aplic\w+|cobr\w+))|\$\d[\d.]*[^.!?\n]{0,20}\b(?:charged|billed|applied|added|deducted|cobr\w+|carg\w+|descont\w+)/i;

const PATTERNS = {
  denials: [DENIED_BEFORE, DENIED_AFTER, DENIED_AROUND, USELESS],
  secondMeaning: SECOND_MEANING,
  condition: CONDITION,
} as const satisfies {
  readonly denials: readonly FilteredPattern[];
  readonly secondMeaning: FilteredPattern;
  readonly condition: FilteredPattern;
};

const narrowPatterns = (sentences: readonly string[]): typeof PATTERNS => ({
  denials: [
    DENIED_BEFORE.within(sentences),
    DENIED_AFTER.within(sentences),
    DENIED_AROUND.within(sentences),
    USELESS.within(sentences),
  ],
  secondMeaning: SECOND_MEANING.within(sentences),
  condition: CONDITION.within(sentences),
});

const MAY_HAVE_KEYWORD = /stop|unsub|quit|end|cancel|revoke|opt ?-?out|alto|baja|salir|para/i;

function mentionsKeyword(sentence: string): boolean {
  return MAY_HAVE_KEYWORD.test(sentence) && hasKeyword(sentence);
}

function hasKeyword(sentence: string): boolean {
  return (
    SURE_KEYWORD.test(sentence) ||
    QUOTED_KEYWORD.test(sentence) ||
    ASKED_KEYWORD.test(sentence) ||
    ACTING_KEYWORD.test(sentence)
  );
}

function judge(
  sentence: string,
  next: string | undefined,
  patterns: typeof PATTERNS,
): OptOutProblem | undefined {
  const kind = patterns.denials.some((pattern) => pattern.test(sentence))
    ? 'negated'
    : hasFee(sentence)
      ? 'fee'
      : hasSecondMeaning(sentence, patterns.secondMeaning)
        ? 'second-meaning'
        : isDelayed(sentence)
          ? 'delay'
          : patterns.condition.test(sentence) && !TEXTS_UNTIL.test(sentence)
            ? 'condition'
            : judgeClauses(sentence, next);
  const after = readAfterKeyword(sentence);
  const rest =
    kind === 'negated' || kind === 'fee' || kind === 'condition' ? undefined : findRemainder(after, next);
  if (rest !== undefined) {
    return { kind: 'remainder', quoted: rest };
  }
  return kind === undefined || (kind === 'second-meaning' && isForPeace(after) && !CONTINUES.test(next ?? ''))
    ? undefined
    : { kind, quoted: sentence };
}

function readAfterKeyword(sentence: string): string {
  const keyword = SURE_KEYWORD.exec(sentence);
  return keyword === null ? '' : sentence.slice(keyword.index + keyword[0].length);
}

function judgeNext(sentence: string): OptOutProblem | undefined {
  const kind =
    FEE.test(sentence) &&
    !NO_FEE.test(sentence) &&
    /opt|unsub|cancel|stop|request|leav|baja|deduct|charge|bill/i.test(sentence)
      ? 'fee'
      : isDelayed(sentence)
        ? 'delay'
        : /\botherwise,? (?:you|we|they|messages|texts|it)\b|\bexisting (?:customers|members) (?:remain|stay)\b/i.test(
              sentence,
            )
          ? 'condition'
          : undefined;
  return kind && { kind, quoted: sentence };
}

const rankOf = ({ kind }: OptOutProblem): number =>
  kind === 'unclear' ? OPT_OUT_PROBLEMS.length : OPT_OUT_PROBLEMS.indexOf(kind);

const worse = (one: OptOutProblem | undefined, other: OptOutProblem | undefined) =>
  other !== undefined && (one === undefined || rankOf(other) < rankOf(one)) ? other : one;

function hasFee(sentence: string): boolean {
  const keyword = sentence.search(/\b(?:stop|unsubscribe|quit|end|cancel|opt)/i);
  const loss = LOSS.exec(sentence);
  if (loss !== null && (loss.index > keyword || IF_SENT.test(sentence))) {
    return true;
  }
  const fee = FEE.exec(sentence);
  if (fee === null || NO_FEE.test(sentence)) {
    return false;
  }
  // "Your card was charged, reply STOP to end": a charge before the keyword is about something else, unless it has a condition.
  return fee.index > keyword || MONEY_BEFORE.test(sentence.slice(fee.index, Math.max(fee.index, keyword)));
}

/** "Unless you reply STOP, we'll text you twice a month." */
const TEXTS_UNTIL =
  /\bunless (?:you )?(?:reply|text|send) ["'“]?STOP["'”]?,? (?:we|i)(?:['’]ll| will) (?:text|message|send|keep you posted)|\b(?:we|i)(?:['’]ll| will) (?:text|message|send) [^.!?]{0,40}\bunless (?:you )?(?:reply|text|send)/i;

function hasSecondMeaning(sentence: string, pattern: FilteredPattern): boolean {
  return pattern.test(sentence) && !REMAINS.test(sentence) && !TEXTS_UNTIL.test(sentence);
}
