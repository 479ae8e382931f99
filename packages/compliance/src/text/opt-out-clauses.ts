// Reads an opt-out instruction by its parts: what is said before the keyword, what sending it does, and under which condition.
import { withSmallCode } from './fast-patterns.ts';
import { FilteredPattern, filtered } from './filtered-pattern.ts';
import { readWords } from './words.ts';

type ClauseProblem = 'negated' | 'fee' | 'second-meaning' | 'delay' | 'condition';

const KEYWORD = withSmallCode(
  /(?<![\p{L}\p{N}-])["'“]?(?:STOP(?: ?ALL)?|UNSUBSCRIBE|OPT-?OUT|QUIT|BAJA|ALTO)["'”]?(?![\p{L}\p{N}])/u,
);

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const MESSAGES = list(
  'text texts texting texted sms message messages messaging msg msgs alert alerts reminder reminders notice notices notification notifications update updates offer offers ' +
    'code codes email emails promo promos deals specials news newsletter list lists listing communications contact thread chain group mensaje mensajes texto textos aviso avisos recordatorio recordatorios ' +
    'alerta alertas promocion promociones oferta ofertas lista notificaciones subscription suscripcion marketing campaign receipts coupons',
);
/** What people who leave a list lose anyway. */
const NEUTRAL = list(
  'info data information number name phone request choice preference opt optout removal stop numero nombre telefono solicitud baja privacy inbox end consent permission cell line us you me everything all any it them these those this that',
);
/** What happens to a thing of the recipient. */
const ENDED = list(
  'cancelled canceled cancel cancels closed closes disconnected lost void voided removed released dropped withdrawn suspended deleted terminated ended ends expire expires forfeited ' +
    'reset locked shut cancelado cancelada cancela cancelan cancelamos cerrado cerrada desconectado desconectada suspendido suspendida pierde pierden stop stops end eliminado eliminada perdera anulado anulada goes',
);
/** What an opt-out may do: "STOP and we'll remove you", "STOP takes you off". */
const HONEST_ACTS = list(
  'remove stop stops removes take takes unsubscribe unsubscribes not leave leaves never quit quits end ends cancel cancels opt opts get gets work works always is was are were will can may do does mean means be ' +
    'delete deletes drop drops halt halts only just also pause pauses turn turns mute mutes help for or and to at anytime any apply respect honor confirm go goes replies requests reply received back here if once after when',
);
const CLAUSE_END = /[.;!?\n)]/;

/** The clause that starts at `from`, up to a mark that ends it. */
function readClause(sentence: string, from: number): string {
  const rest = sentence.slice(from);
  const end = rest.search(CLAUSE_END);
  return end < 0 ? rest : rest.slice(0, end);
}

const wordsOf = (clause: string): string[] => readWords(clause).map(({ text }) => text);

/** "your lawn plan has been cancelled": a thing of the recipient ends, and it is not the messages. */
function endsAnotherThing(clause: string): boolean {
  const words = wordsOf(clause);
  for (const [at, word] of words.entries()) {
    if (!/^(?:your|ur|su|sus|tu|tus)$/.test(word)) {
      continue;
    }
    const things = words.slice(at + 1, at + 4);
    const isAboutMessages = things.some((thing) => MESSAGES.has(thing));
    const near = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 9)];
    if (!isAboutMessages && !NEUTRAL.has(things[0] ?? 'us') && near.some((one) => ENDED.has(one))) {
      return true;
    }
  }
  return false;
}

/** "ends your lease reminders and your autopay discount" */
function endsMoreThanMessages(clause: string): boolean {
  const added =
    /\b(?:ends?|cancels?|stops?|closes?|cancel[ae]r?|termin[ae]r?|quita|detiene)\b[^.;]{2,40} (?:and|y|plus) (?:your|su|tu) ((?:\p{L}+ ?){1,3})/iu.exec(
      clause,
    )?.[1];
  const things = wordsOf(added ?? '');
  return things.length > 0 && !things.some((thing) => MESSAGES.has(thing)) && !NEUTRAL.has(things[0] ?? '');
}

/** "if you are not Maria" */
const STRANGER = withSmallCode(/^(?:you(?:['’]re| are) not|u r not|no eres|no es) \p{Lu}/u);
const WANTS = filtered(
  /\b(?:want|wish|like|rather|prefer|tired|done|need (?:these|them|our|texts)|interested|enjoy|care|dese[ae]\w*|quier\w*|gust\w*|recib\w*|hear|off|out|leave|unsubscribe|contact\w*|moles\w*|annoy\w*|bother\w*|moved|had enough|no longer (?:live|work|use|own|here)|sold|already|mistake|error|equivoc\w*|wrong|confirm|ever|anytime|time|number|not you|no eres|no fue|didn['’]?t (?:sign|request|ask)|no (?:pidi|solicit)\w*)\b/i,
);
const IF_SENT_BEFORE =
  /\b(?:if (?:you|u)(?: ever)? (?:text|send|reply|say|type|hit)|si (?:nos )?(?:manda|mandas|env[ií]a|env[ií]as|responde|respondes|contesta|contestas|pone|pones|escribe)|(?:texting|sending|replying|mandar|enviar|poner))(?: us| back| with| la palabra| the word)? $/iu;
const CONSEQUENCE = /^,? ?(?:and |y )?(?:we|i|se|le|lo|la|your|su|tu|the|el|nosotros)\b/iu;
const OTHER_EFFECT = filtered(
  /\b(?:no longer need|ya no (?:necesita|viene|ocupa)|give(?:s)? (?:up|it|her|him|them|your|the|away)|(?:to|for) the next (?:person|family|buyer|customer|boater|patient)|turn(?:s)? (?:it |this |the )?(?:down|over)|release(?:s)? (?:your|the|it)|withdraw(?:s|n)? (?!your consent|my consent|the consent)(?:your|the|my|from)|le (?:doy|damos|da) (?:el|su|la) (?:lugar|turno|espacio|cita)|drop(?:s)? (?:your|my|the) (?!texts?|messages?|number|name|alerts?)|se cancelan? (?:su|tu|la|el)|cancelamos (?:su|tu|la|el)|damos por hecho|asumimos|entendemos que|(?:we|i)(?:['’]ll| will) (?:assume|take it)|(?:da|dan|damos) de baja (?:del|de la|de su|de los) (?!lista|mensajes|textos|avisos|n[uú]mero)|decline(?:s)? (?:your|the|this)|reject(?:s)? (?:your|the|this|it)|refus\w+ (?:your|the|this|it|delivery)|disconnect\w*|desconect\w*|(?:rechazar|cancelar|posponer|anular|devolver|soltar|liberar|negar)(?:l[oa]s?)\b|unenroll\w*|pierde (?:su|el|la)|pierdes (?:tu|el|la))/iu,
);
const PURPOSE = /^\s?(?:to|2|para|pa|pa['’]|for|=|means|significa)\s?/iu;
/** "to turn down the quote", "to drop your booking and our texts": a purpose that is not leaving. */
const OTHER_PURPOSE = filtered(
  /^\s?(?:to|2|para|pa['’]?|=|means|significa)\s?(?:(?:turn down|give up|drop|release|decline|reject|refuse|forfeit|return|resign|withdraw|deny|pass on|skip|postpone|rechazar|soltar|ceder|devolver|posponer|anular) (?!off\b|consent\b|permission\b|(?:my |your )?consent\b|(?:these|our|the|all|any|from|out|off|los|las|estos|nuestros)? ?(?:list|texts?|sms|messages?|msgs?|alerts?|notices|mensajes|avisos|textos|us\b|this|promos?))|no (?!more|further|longer|text|msgs?|messages|sms|alerts|quiero|m[aá]s|recibir|deseo|spam|promos|thanks|gracias|ads)\p{L}|(?:rechazar|cancelar|posponer|anular|devolver|soltar|liberar|negar)(?:l[oa]s?)\b)/iu,
);

/** "STOP and I'll give it to the next buyer". */
const OTHER_PROMISE = filtered(
  /^ (?:and|y) (?:(?:we|i)(?:['’]ll| will)|le|te|lo|la) (?:give|release|sell|offer|pass|assume|assign|rent|cancel|close|void|hold|charge|send (?!(?:no|you no|nothing))|bill|doy|damos|vendo|vendemos|suelto|soltamos|cancelamos|cobramos)\b/i,
);

/** Sending the keyword does something else, or more than leaving. */
function doesMore(sentence: string, before: string, after: string, next: string | undefined): boolean {
  const clause = readClause(after, 0);
  if (OTHER_PURPOSE.test(clause)) {
    return true;
  }
  const isIfSent = IF_SENT_BEFORE.test(before);
  if ((isIfSent && CONSEQUENCE.test(after)) || /\b(?:your|su|tu) ["'“]?$/i.test(before)) {
    if (endsAnotherThing(after) || OTHER_EFFECT.test(after)) {
      return true;
    }
  }
  if (OTHER_PROMISE.test(after)) {
    return true;
  }
  const act = /^ (\p{Ll}{3,12})s (?:her|him|it|them|your|the|you (?:from|out of)) /u.exec(after)?.[1];
  if (act !== undefined && !HONEST_ACTS.has(act) && !HONEST_ACTS.has(`${act}s`) && !MESSAGES.has(act)) {
    return true;
  }
  const condition = /^ (?:if|si) (.+)$/iu.exec(clause)?.[1];
  if (
    condition !== undefined &&
    !STRANGER.test(condition) &&
    !WANTS.test(condition) &&
    !wordsOf(condition).some((word) => MESSAGES.has(word))
  ) {
    return true;
  }
  if (endsMoreThanMessages(clause)) {
    return true;
  }
  if (PURPOSE.test(clause) && / (?:and|y) /i.test(clause) && OTHER_EFFECT.test(clause)) {
    return true;
  }
  return (
    OTHER_EFFECT.test(readClause(` ${after.replace(PURPOSE, '')}`, 0)) ||
    (next !== undefined &&
      /^(?:doing so|this|that|it|hacerlo|esto|eso|al hacerlo) /i.test(next) &&
      !/\b(?:not|no|never|won['’]?t|doesn['’]?t|don['’]?t)\b/i.test(next) &&
      (OTHER_EFFECT.test(next) || endsAnotherThing(next))) ||
    (/\b(?:your|su|tu) ["'“]?STOP|\bSTOP["'”]? (?:was|fue|ha sido) /u.test(sentence) &&
      endsAnotherThing(after))
  );
}

const CONDITIONS = [
  /\b(?:once|after|when|until|una vez|cuando)\b[^.;!?]{3,40}\b(?:you (?:can|may)|podr[aá]|puedes?)\b[^.;!?]{0,16}$/i,
  /\bmust be\b[^.;!?]{2,30} to (?:text|reply|send)\b[^.;!?]{0,10}$/i,
  /\bbefore (?:you|u) (?:can|may|are able to)\b[^.;!?]{0,16}$/i,
  /\b(?:new|current|paid|active|only) (?:members|customers|subscribers|clients) (?:may|can) (?:reply|text|send)\b[^.;!?]{0,10}$/i,
];
const CONDITIONS_AFTER = [
  /^[^.!?]{0,30}\b(?:unless|a menos que|salvo que|siempre y cuando)\b/i,
  withSmallCode(
    /^(?: to [\p{L} -]{3,24})? after (?:this|the|your|all|any|a|we|it|you (?!text|reply|send))\b/iu,
  ),
  /^ (?:al|hasta) (?:cumplir|terminar|pagar|completar|finalizar|liquidar|devolver)/i,
  withSmallCode(/^(?: to [\p{L} -]{3,24})? (?:\+|&) (?:your|su|tu|last|order|account|the)\b/iu),
  withSmallCode(
    /^(?: to [\p{L} -]{3,24})?,? (?:and|then|y|luego|plus) (?:also )?(?:return|sign|mail|fill|call|visit|show|bring|pay|email|complete|fax|log in|stop by|turn in|provide|upload|scan|devuelva|firme|llame|pague|pase|llene|mande (?:su|tu|foto)|traiga) /iu,
  ),
  withSmallCode(
    /^ STOP\b|^(?: to [\p{L} -]{3,24})? (?:again )?(?:in (?:exactly|precisely)|on (?:two|three|\d) (?:separate|different))/iu,
  ),
  /^[^.!?]{0,40}\b(?:se recib\w+|accepted|read|honou?red|processed|v[aá]lid[oa]|works?)\b[^.!?]{0,12}\b(?:solo|s[oó]lo|only|[uú]nicamente)\b/iu,
  /^[^.!?]{0,40}\b(?:a|the|un|el) (?:manager|supervisor|gerente|owner|staff|team|admin|agent) (?:has to|must|needs to|will (?:review|decide|approve)|tiene que|debe)\b/iu,
  /^[^.!?]{0,24}\b(?:during|within|in) (?:business|office|working|normal|store) hours\b|^[^.!?]{0,24}\ben horario\b/i,
  /^[^.!?]{0,12}\b(?:solo|s[oó]lo|only|[uú]nicamente)\b[^.!?]{0,24}\b(?:v[aá]lid\w+|funciona|aplica|sirve|works|accepted|read|counts|applies)\b/i,
  /^ to (?:ask|request|apply) (?:to|for)\b/i,
];

const SEASON =
  '(?:spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|year[ -]?end|(?:the )?end of (?:the )?(?:year|season|semester|quarter)|(?:next )?(?:school|fiscal|calendar) year|next (?:year|season|semester|quarter)|semester|primavera|verano|oto[nñ]o|invierno|fin de a[nñ]o|pr[oó]ximo a[nñ]o|ciclo escolar|a[nñ]o escolar|temporada)';
const LATE = new FilteredPattern(
  `\\b(?:off|come off|remov\\w+|updat\\w+|scrub\\w*|clean\\w*|process\\w*|purge\\w*|roster|list|lista|quit\\w+|actualiz\\w+|depur\\w+|limpi\\w+|borr\\w+|baja|effect|starts?|begins?|efecto|efectiv\\w+)\\b[^.!?\\n]{0,24}\\b(?:till|til|until|by|in|every|each|with|on|at|hasta|cada|en|al|para|a partir de)(?: the| el| la)? (?:next |pr[oó]xim[oa] )?${SEASON}\\b`,
  'iu',
);
const MORE_WEEKS = filtered(
  /\bexpect (?:about |around |up to )?\d{1,2} more (?:weeks|months)\b|\b(?:three|four|five|six|[3-9]|two|2) (?:statement|billing|mailing|print) cycles\b/i,
);

const NOT_ABLE =
  "(?:can['’]?t|cannot|can not|may not|must not|(?:is|are|am) (?:not|un)\\s?(?:able|allowed|permitted|eligible)(?: to)?|aren['’]?t (?:able|allowed|permitted) to|not possible to|unable to|no (?:se )?pued[eo]n?(?: uno| usted)?|no podr[aá]n?|no es posible|no hay (?:manera|forma|modo) de|no way to|there['’]?s no way to)";
const LEAVING =
  '(?:opt[ -]?out|unsubscrib\\w*|be (?:removed|taken off|dropped|unsubscribed)|leave (?:the|our|this|these|mid|early|until|while)|turn off (?:these|our|the|texts|alerts)|darse de baja|dar(?:se|le|lo)? de baja|salir(?:se)?(?: de|,|$)|cancelar (?:los|estos|las|estas) (?:mensajes|avisos|textos|alertas)|borrarse|quitarse)';
const STUCK = new FilteredPattern(
  `\\b${NOT_ABLE} (?:\\p{L}+ ){0,2}?${LEAVING}|\\bde (?:este|esta|la|el) (?:grupo|lista|programa|servicio) no se puede|\\b(?:(?:s[oó]lo|solamente|[uú]nicamente) (?:se )?(?:puede|podr[aá])n?|(?:can|may) only) (?:${LEAVING}|salir|cancelar|darse de baja|leave) (?:despu[eé]s|al |cuando|hasta|after|once|when)`,
  'iu',
);
const USELESS = filtered(
  /\b(?:no (?:sirve|vale|funciona)(?: de| para)? nada|no pongan?|don['’]?t you dare|replies incl\w*\.?|no manden?|ni manden?|ni pongan?|porfa no|favor de no) (?:\p{L}+ ){0,3}["'“]?STOP\b|\bSTOP["'”]?,? (?:goes?|go|just goes?|van?) (?:nowhere|a ning[uú]n|unread|to (?:a|the) (?:void|machine|trash))|\bSTOP\b[^.!?]{0,20}\bgo(?:es)? nowhere|\b(?:we['’]ve|we have|we) kept you on\b|\bkept on (?:the|our) list\b/iu,
);
const COSTS = filtered(
  /\b(?:plan|price|rate|bill|rent|fee|tarifa|precio|cuota|mensualidad) (?:goes up|increases|rises|will (?:go up|increase|rise)|sube|aumenta)\b|["'”]? ?\+ ?\$\d|\b(?:deposit|dep[oó]sito|refund|reembolso)\b[^.!?]{0,24}\b(?:not|won['’]t|no) (?:be |se (?:le )?)?(?:return\w*|refund\w*|devuelv\w*|devolver\w*|reembols\w*)|\bcost of leaving\b|\b(?:cargo|fee|charge) de \$?\d[^.!?]{0,40}\bpor (?:cancelar|salir|la baja|darse)/iu,
);

/** What is wrong with a sentence that may hold an instruction, judged by its parts. */
export function judgeClauses(sentence: string, next: string | undefined): ClauseProblem | undefined {
  if (STUCK.test(sentence) || USELESS.test(sentence)) {
    return 'negated';
  }
  const mention = KEYWORD.exec(sentence);
  if (mention === null) {
    return undefined;
  }
  const before = sentence.slice(Math.max(0, mention.index - 80), mention.index);
  const after = sentence.slice(mention.index + mention[0].length);
  if (COSTS.test(after)) {
    return 'fee';
  }
  if (doesMore(sentence, before, after, next)) {
    return 'second-meaning';
  }
  if (LATE.test(after) || MORE_WEEKS.test(after)) {
    return 'delay';
  }
  const isConditional =
    CONDITIONS.some((pattern) => pattern.test(before)) ||
    CONDITIONS_AFTER.some((pattern) => pattern.test(after));
  return isConditional ? 'condition' : undefined;
}

/** The same for a sentence of a message that confirms an opt-out. */
export function judgeLeavers(sentence: string): ClauseProblem | undefined {
  if (STUCK.test(sentence)) {
    return 'negated';
  }
  if (
    /\bcost of leaving\b|\bcargo de \$?\d[^.!?]{0,40}\bpor (?:cancelar|salir|la baja|darse)/i.test(sentence)
  ) {
    return 'fee';
  }
  return /\bexpect (?:about |around |up to )?\d{1,2} more (?:weeks|months)\b/i.test(sentence)
    ? 'delay'
    : undefined;
}

/** "(This does not cancel your appointment)": what STOP leaves alone besides the texts. */
const CLARIFIED = withSmallCode(
  /(?:[([,;–-]\s?)?(?:\b(?:but|and|pero|y) )?(?:\b(?:this|it|that|doing so|which|esto|eso) )?\b(?:(?:does|will|would) not|won['’]?t|doesn['’]?t|will never|no) (?:cancel|affect|change|end|close|delete|reschedule|cancela(?:r[aá])?|afecta(?:r[aá])?|cambia(?:r[aá])?) (?:your|the|any|su|tu|la|el|sus|tus) (?:[\p{L}'’-]{2,14} ){0,2}?(?:appointments?|appts?|bookings?|reservations?|orders?|visits?|class(?:es)?|sessions?|stay|account|membership|enrollment|policy|delivery|rides?|trips?|citas?|reserva(?:ci[oó]n)?|pedidos?|visitas?|clases?|cuenta|membres[ií]a|p[oó]liza|entrega)(?!\p{L}| (?:texts?|messages?|msgs?|alerts?|updates?|reminders?|notices?|notifications?|mensajes|textos|avisos|recordatorios)\b)[)\]]?/giu,
);

export const withoutClarification = (text: string): string =>
  MAY_CLARIFY.test(text) ? text.replaceAll(CLARIFIED, ' ') : text;
const MAY_CLARIFY = /\b(?:not|no|won['’]?t|doesn['’]?t|never)\b/i;
