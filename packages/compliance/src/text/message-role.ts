// Reads what a message is for. The role may waive the opt-out line, never a rule on content.

export const MESSAGE_ROLES = [
  'marketing',
  'transactional',
  '2fa',
  'opt-in-confirmation',
  'help-reply',
  'opt-out-confirmation',
  'conversational',
] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

type RoleEvidence = {
  readonly text: string;
  readonly hasOneTimeCode: boolean;
  readonly marketingWords: readonly string[];
  /** Whether the text has an opt-out instruction. */
  readonly hasOptOut: boolean;
  /** Whether it offers any way out, also one that does not work. */
  readonly offersWayOut: boolean;
};

const CODE_WORDS =
  /\b(?:verification|security|access|login|log-?in|sign-?in|authentication|confirmation|one[- ]time|passcode|otp|2fa|pin|c[oó]digo|clave)\b/i;
const CODE_DIGITS = /(?<![\d$.,/-])(?:[A-Z]{1,3}-)?\d{3}[ -]?\d{1,5}(?![\d/%]|[.,]\d)/;
const CODE_OF =
  /\b(?:code|passcode|otp|pin|c[oó]digo|clave)\b[^.!?\n]{0,40}\d{4,8}\b|(?<![\d$])\d{4,8}\b[^.!?\n]{0,25}\b(?:code|passcode|otp|c[oó]digo|clave|pin)\b|\b(?:use|usa|give|enter|ingrese|con) (?:pin |code |el )?\d{4,8}\b/i;
const NO_CODE =
  /\b(?:promo|discount|coupon|zip|area|dress|offer|use|gate|door|rewards?|save) code\b|c[oó]digo postal/i;
const APPROVAL =
  /\b(?:sign|log)[- ]?in (?:attempt|request|approval)\b|\bwas (?:it|this) you\b|\b(?:approve|deny) (?:this )?(?:sign|log)[- ]?in\b|\bquiere entrar a (?:su|tu) cuenta\b|\bintento de (?:inicio|acceso)\b/i;

const SHOWN_PROMO_CODE = /\b[Cc]ode:? (?:[A-Z]{3,}\d*)\b/;

const LEFT =
  /\b(?:you(?:['’](?:re|ve)| are| have| were)?(?: now| successfully| been| all){0,3} (?:unsubscribed|opted[ -]out|removed from|off (?:the|our) list|taken off)|unsubscribed from|(?:took|taken|removed?|deleted?) (?:your number|you|u) (?:off|from)|off the list|no longer receive|no (?:more|further) (?:messages|texts|msgs) will be sent|(?:won['’]?t|will not) (?:get|receive|hear)[^.!?\n]{0,20}(?:more|from us|again|texts|messages)|you(?:['’]ll| will) not (?:get|receive|hear)|stop (?:received|request received)|opt[ -]?out (?:is )?(?:confirmed|complete|received|processed|request)|you replied with the word|which blocks all texts|remain subscribed|(?:your )?(?:stop|opt[ -]?out) (?:is|was) not accepted|charged for your opt[ -]?out|ha cancelado su suscripci[oó]n|(?:lo|la|te|le) (?:quit[eé]|quitamos|borramos|sacamos|dimos de baja) de (?:la|nuestra) lista|no (?:se (?:le )?enviar[aá]n|recibir[aá]s?|le llegar[aá]n)|baja (?:procesada|confirmada|exitosa)|(?:usted |ya )?(?:est[aá]|qued[oó]) (?:dad[oa] de baja|fuera de la lista)|sigue en la lista|su stop)\b/i;
const JOINED =
  /\b(?:you(?:['’]re|r| are|['’]ve| have)?(?: now| all| been| successfully){0,2} (?:in\b|subscribed|signed up|opted[ -]in|joined|set up|enrolled|registered for|on the list)|ur in\b|you (?:joined|signed up|opted in)|(?:thanks|thx|thank you|ty) for (?:subscribing|joining|opting in|signing up|confirming|texting (?:in|join)|your subscription|enrolling)|will now (?:text|send)|welcome (?:to|aboard)[^.!?\n]{0,50}(?:club|texts?|alerts?|list|vip|updates|rewards|family|program|sms|insiders?|crew|squad|chain|panel)|reply (?:yes|y) to (?:confirm|join|subscribe|opt in|start|complete)|to confirm (?:your )?(?:subscription|opt[ -]?in|sign[ -]?up)|subscription (?:is )?confirmed|opt[ -]?in confirmed|bienvenid[oa]s?[^.!?\n]{0,50}(?:club|lista|alertas|vip|avisos|mensajes|familia|programa)|te suscribiste|se suscribi[oó]|(?:ya )?(?:est[aá]s?|quedas?) (?:en la lista|suscrit[oa]|inscrit[oa] (?:a|en) (?:los|las|nuestr))|gracias por (?:suscribir|inscribir|unir)\w*)/i;
const PROGRAM =
  /\b(?:msgs?|messages?|texts?|mensajes?|msjs?)\s?(?:\/|per|a|al|por|each)\s?(?:mo|month|week|wk|mes|semana)\b|\bdata rates\b|\bfreq\b|\bfrequency\b|\btarifas\b|\btext(?:s| club| alerts)\b/i;
const HELP =
  /^[^.!?\n]{0,40}\b(?:help|support|ayuda|soporte|asistencia)\s?[:,-]|\bfor (?:help|assistance|support)\b[^.!?\n]{0,12}(?:call|email|text|visit|contact|reach)|\b(?:text|sms|alerts?|texting) (?:help|support)\b|\b(?:thanks|thank you) for (?:reaching out|contacting|messaging)\b|\bneed (?:a hand|help)\?|\b(?:questions|trouble|problems|dudas|preguntas)\?? [^.!?\n]{0,40}(?:@|\d{3}[-. ]\d{4}|help\.)|\bhelp \d{3}-|\bsupport \d{3}|\b(?:text|alert) line\b[^.!?\n]{0,3}\.? we text\b|\bayuda de\b|\b(?:para|si necesita) ayuda,? (?:llame|escriba|marque|visite)|^ayuda\b|,? ayuda \d{3}/i;
const NO_HELP_REPLY =
  /\b(?:help for help|reply help|text help|help 4|for help (?:reply|text)|help para ayuda|ayuda para ayuda)\b/i;

const OFFER =
  /\b(?:\d{1,3} ?%(?: ?(?:off|de descuento|menos|desc|en|on|back))?|\$\d+(?:\.\d\d)? off|[1-4] ?(?:x|por|for|for the price of) ?\$?\d+|\d ?\/ ?\$\d+|bogo|b1g1|free (?:\w+ ){0,2}(?:with|w\/|when|if|for|quote|estimate|inspection|shipping|delivery|gift|trial|consult)|sale|clearance|promo\w*|specials?|deals?|discounts?|coupon|offer|offers|oferta|ofertas|descuento|promoci[oó]n|promociones|rebajas?|gratis|rifa|sorteo|win|giveaway|raffle|double points|points|new arrivals?|just (?:dropped|landed|arrived|listed)|back in stock|restock|pre-?order|limited|last chance|hurry|don['’]?t miss|while (?:they|supplies) last|ends (?:tonight|today|sun|mon|fri|sat|soon|tomorrow)|only (?:today|this week)|this week(?:end)? only|today only|solo hoy|[uú]ltim[oa]s? (?:d[ií]as?|lugares)|shop|order (?:now|by|yours)|book (?:now|by|yours|today)|grab|join us|come (?:in|by|see|on|hungry)|stop (?:by|in)|visit us|open house|tickets|special|savings|save|starting at|desde \$|from \$|as low as|new listings?|llegaron|ll[eé]g[oó]|nuevos?|nuevas?|ap[aá]rt[ae]|inscr[ií]base|an[ií]mate|aprovech[ea]|p[aá]sele|ven[gt]?[ae]?n? (?:a|por|con)|te esperamos|cotiz[ae])\b/i;
const PRICE = /\$\s?\d|\.\d\d\b|\b\d+ (?:d[oó]lares|pesos)\b|¢/;
const SERVICE =
  /\b(?:your (?:\w+ ){0,2}(?:order|appointment|appt|visit|prescription|rx|refill|table|package|delivery|car|vehicle|account|payment|invoice|bill|balance|reservation|booking|claim|application|session|ride|driver|flight|lease|service|hold|item|repair|statement|e-statement|refund|pet|cleaning|box|room|class|shift|results?|password|card|plan|policy|check|deposit|renewal)|ur (?:\w+ )?(?:order|appt|car)|order #?\d|appt|appointment|delivered|shipped|ships|out for delivery|on (?:the|our|its|his|her) way|arriv(?:es|ing|ed)|ready (?:for|to|at)|is ready|pick ?up|reminder|reminds|confirm(?:ed)?|rescheduled?|cancell?ed|closed|closing|closure|delay(?:ed)?|outage|restored?|moved|due|past due|balance|posted|statement|hold|code changed|refill|lab|test results|fraud|declined|gate|bus|route|early dismissal|school|practice|rehearsal|cita|pedido|receta|su (?:carro|troca|pago|cuenta|giro|env[ií]o|paquete|orden|p[oó]liza|recibo|reserva)|tu (?:pedido|cita|cuenta|pago|orden)|recordatorio|le recuerda|listo|lista|corte|apag[oó]n|vence|entreg[aoó]|clases? (?:empiezan|cancelad)|junta|ensayo|cerrad[oa]|le toca)\b/i;
const TALK =
  /^(?:ok(?:ay)?|yes|no|yeah|yep|sure|hey|hi|hello|sorry|thanks|thank you|no problem|sounds good|great|got it|just|can you|could you|we do|we can|we should|i |i['’]ll|i['’]m|please|pls|s[ií]|ya|claro|bueno|gracias|perd[oó]n|oiga|oye|hola|buenas|qu[eé] onda|est[aá] bien|disculpe)\b/i;
const FIRST_PERSON =
  /\b(?:i['’]?(?:m|ll|ve|d)?|me|my|we['’](?:ll|re)|let me|u|ya voy|voy|estoy|le marco|ll[aá]m[ea]me|d[ií]game|m[aá]nd[ea]me|yo|ando|andamos|le mando|nos vemos)\b/i;

/** The first that fits: a confirmation or a code is one even if it also sells something. */
export function readRole({
  text,
  hasOneTimeCode,
  marketingWords,
  hasOptOut,
  offersWayOut,
}: RoleEvidence): MessageRole {
  if (isOneTimeCode(text, hasOneTimeCode)) {
    return '2fa';
  }
  if (!offersWayOut && LEFT.test(text)) {
    return 'opt-out-confirmation';
  }
  if (JOINED.test(text)) {
    return 'opt-in-confirmation';
  }
  const sells = marketingWords.length > 0 || OFFER.test(text);
  if (
    HELP.test(text) &&
    (!NO_HELP_REPLY.test(text) || /\bhelp:/i.test(text)) &&
    !(sells && PRICE.test(text))
  ) {
    return 'help-reply';
  }
  const serves = SERVICE.test(text);
  const talks = TALK.test(text.trim()) || FIRST_PERSON.test(text);
  if (marketingWords.length > 0 && !(serves && !PRICE.test(text))) {
    return 'marketing';
  }
  if (talks && !hasOptOut && !sells) {
    return 'conversational';
  }
  if (serves && !(sells && PRICE.test(text))) {
    return talks && /\?/.test(text) && !hasOptOut ? 'conversational' : 'transactional';
  }
  if (sells || PRICE.test(text)) {
    return 'marketing';
  }
  if (PROGRAM.test(text)) {
    return 'opt-in-confirmation';
  }
  if (talks) {
    return 'conversational';
  }
  return hasOptOut ? 'marketing' : 'transactional';
}

function isOneTimeCode(text: string, hasOneTimeCode: boolean): boolean {
  if (APPROVAL.test(text)) {
    return true;
  }
  return (
    !NO_CODE.test(text) &&
    !SHOWN_PROMO_CODE.test(text) &&
    (hasOneTimeCode || CODE_OF.test(text)) &&
    (CODE_WORDS.test(text) || /\bcode\b/i.test(text) || CODE_OF.test(text)) &&
    CODE_DIGITS.test(text)
  );
}

/** Roles that need no opt-out line: nobody could opt out of them, or they answer what the recipient just sent. */
export const rolesWithoutOptOut: ReadonlySet<MessageRole> = new Set([
  '2fa',
  'opt-out-confirmation',
  'conversational',
  'help-reply',
]);
