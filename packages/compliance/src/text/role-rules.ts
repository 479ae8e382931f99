// What the wordings of a message say about its role. A few are certain; the others are evidence for the model.
import { withSmallCode } from './fast-patterns.ts';
import { FilteredPattern, filtered } from './filtered-pattern.ts';
import { withoutPlaceCodes } from './place-codes.ts';
import { asksForMoneyOrVisit, countOffers, countServices, invites, isTalk } from './role-words.ts';
import type { MessageRole } from './roles.ts';

/** The line that every message may have; what is left says what the message is for. */
const OPT_OUT_LINE = withSmallCode(
  /(?:(?<!\p{L})(?:[Yy]ou (?:can|may) )?(?:[Rr]eply|REPLY|[Tt]e?xt|TEXT|TXT|[Rr]p?ly|[Ss]end|SEND|[Rr]espond[ae]?(?: with)?|[Mm]and[ae]|[Ee]nv[ií][ae]|[Cc]ontest[ae]|[Ee]scriba?|[Tt]ype|[Ss]ay|[Pp]onga?|[Tt]o (?:opt[ -]?out|unsubscribe|stop|end|cancel)|[Pp]ara (?:salir|cancelar|darse de baja|no recibir))(?!\p{L})[^.!?\n]{0,30}?)?(?<![\p{L}\p{N}])["'“*[]{0,2}(?:STOP(?:ALL)?|UNSUBSCRIBE|QUIT|END|CANCEL|REVOKE|OPT ?OUT|BAJA|SALIR|ALTO|CANCELAR)(?![\p{L}])[^.!?\n\])]{0,70}|(?<!\w)\w{0,8}STOP\w{1,14}/gu,
);
const RATES_LINE =
  /\b(?:reply|text|txt|rply|send) stop\b[^.!?\n]{0,40}|\b(?:msg|mssg|message|msj|mensaje)\w*(?: ?(?:&|and|y) ?(?:data|datos))? ?(?:rates|tarifas|frequency|freq)\b[^.!?\n]{0,24}|(?:pueden )?aplica\w* (?:tarifas|cargos)[^.!?\n]{0,30}|(?:reply |text )?\bHELP (?:for|4) (?:help|info)|\bHELP4\w+|\bAYUDA (?:para )?(?:ayuda|info)/giu;

const CODE_WORDS = filtered(
  /\b(?:verification|security|access|login|log-?in|sign-?in|authentication|confirmation|one[- ]time|passcode|otp|2fa|pin|nip|code|c[oó]digo|clave|verify|prove|pass for|password|contrase[nñ]a|temp(?:orary)? pw)\b/i,
);
const CODE_DIGITS =
  /(?<![\d$.,/-])(?:[A-Z]{1,4}-)?(?:\d-\d-\d-\d|\d{2}[- ]\d{2}[- ]\d{2}|\d{3}[ -]?\d{1,5})(?![\d/%]|[.,]\d)|\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8}\b/;
const CODE_OF = filtered(
  /\b(?:code|passcode|otp|pin|nip|c[oó]digo|clave)\b[^.!?\n]{0,40}(?:\d{4,8}\b|\d{2,3}[- ]\d{2,3}\b)|(?<![\d$])(?:\d{4,8}|\d{3}[- ]\d{3})\b[^.!?\n]{0,30}\b(?:code|passcode|otp|c[oó]digo|clave|pin|nip)\b|\b(?:use|usa|give|enter|ingres[ea]|con|teclee|escriba) (?:pin |code |el |the code )?(?:\d{4,8}|\d{3}[- ]\d{3}|\d{4}-\d{2})\b[^.!?\n]{0,40}\b(?:to|para|on|in|verify|sign|log|reset|finish|confirm)/i,
);
const NO_CODE = filtered(
  /\b(?:promo|discount|coupon|zip|area|dress|offer|gate|door|rewards?|save|lockbox|tracking|building|entry|error) code\b|c[oó]digo (?:postal|de (?:descuento|promoci[oó]n|la puerta|error))|\b(?:with|w\/|con|usa) code [A-Z]+\d*\b|\border #?\d/i,
);
const APPROVAL = filtered(
  /\b(?:sign|log)[- ]?in (?:attempt|request|approval)\b|\bwas (?:it|this) you\b|\b(?:approve|deny) (?:this )?(?:sign|log)[- ]?in\b|\bquiere entrar a (?:su|tu) cuenta\b|\bintento de (?:inicio|acceso)\b|\b(?:tap|click|use this link|toca|toque) (?:here |this link |aqu[ií] )?(?:to|para) (?:sign|log|verify|entrar|iniciar)\b|\b(?:magic|sign-?in|login) link\b/i,
);
const SHOWN_PROMO_CODE = /\b[Cc]ode:? (?:[A-Z]{3,}\d*)\b(?!-)/;

const LEFT = new FilteredPattern(
  [
    String.raw`\byou(?:['’](?:re|ve)| are| have| were| r)?(?: now| successfully| been| all){0,3} (?:unsubscribed|opted[ -]?out|removed)|\b(?:you|u)(?:['’](?:re|ve)| are| have| were| r)(?: now| successfully| been| all){0,3} (?:off (?!(?:to|by|on|at)\b)|taken off|out of|left (?!a |an |us|your|the |some))`,
    String.raw`\b(?:unsubscribed (?:from|successfully)|unsub(?:scribe)?d?:? (?:confirmed|complete|done|ok)|(?:took|taken|removed?|deleted?) (?:your (?:number|cell|phone|name)|you|u|this number) (?:off|from)|removed you|number [^.!?\n]{0,20}\b(?:removed|deleted) from)`,
    String.raw`\b(?:no (?:more|further) (?:messages|texts|msgs|alerts|reminders|offers) will be sent|(?:won['’]?t|will not|wont) (?:get|receive|hear|be getting|text|message|send|bother|contact)[^.!?\n]{0,40}(?:more|from us|again|texts|messages|anymore|any longer|you)|(?:will )?no longer (?:receive|get|be texted|text you|send)|you(?:['’]ll| will) (?:not|no longer) (?:get|receive|hear))`,
    String.raw`\b(?:(?:stop|opt[ -]?out|unsubscribe|removal|cancellation)(?: request| command)? (?:was |has been |is )?(?:received|confirmed|complete|processed|noted|accepted|logged|registered|successful|pending|in (?:the|our) queue)|(?:got|received|processed|have) (?:your |a |the )?(?:message )?["'“]?(?:stop|opt[ -]?out|unsubscribe|removal|quit|cancel|end)\b|you (?:replied|texted|sent|asked to|requested to|chose to) (?:with the word )?["'“]?(?:stop|opt[ -]?out|leave|unsubscribe|end|quit|be removed|cancel)\b|which blocks all texts)`,
    String.raw`\b(?:sorry to see (?:you|u) go|sad to see (?:you|u) go|(?:we['’]re )?sorry you['’]?re leaving|goodbye from|we['’]?ll miss you|remain subscribed|still (?:signed up|subscribed|on the list)|charged for your opt[ -]?out|(?:can['’]?t|cannot) remove you|(?:is|was) not accepted|complete your (?:removal|opt[ -]?out)|sure you want to (?:leave|stop|unsubscribe|opt out)|your (?:stop|opt[ -]?out|unsubscribe|removal)\b|list: removed|promos? (?:stopped|ended|cancell?ed)|(?:texts|alerts|messages|reminders|offers|updates) (?:are|have been|were) (?:now )?(?:off|stopped|turned off|cancell?ed|disabled|ended)\b|(?:u|you) (?:r|are) out of|unsubscribe request for)`,
    String.raw`(?:ha cancelado su suscripci[oó]n|(?:lo|la|te|le|los) (?:hemos )?(?:quit|borr|sac|elimin|dimos de baja|dado de baja)\w* (?:de (?:la|nuestra) lista)?|no (?:se (?:le )?enviar[aá]n|recibir[aá]s?|le llegar[aá]n|le enviaremos|le mandaremos|te enviaremos)|ya no (?:recibir[aá]s?|le (?:mandamos|mandaremos|enviaremos|escribiremos|llegar[aá]n)|te (?:mandamos|enviaremos|escribimos))|baja:? (?:procesada|confirmada|exitosa|recibida)|(?:usted |ya )?(?:est[aá]s?|qued[oó]|quedaste|quedas?) (?:dad[oa] de baja|fuera (?:de la lista)?)|sigue (?:en la lista|suscrit[oa])|\b(?:su|tu) (?:stop|baja|n[uú]mero (?:fue|ha sido|qued[oó]) (?:eliminad|borrad|quitad|dado de baja)\w*)|sali[oó] de (?:las|los|la|nuestr)|saliste de|recibimos (?:su|tu) (?:stop|baja|solicitud de baja)|(?:lamentamos|sentimos) que (?:se vaya|te vayas)|(?:listo|entendido|ok|hecho),? (?:sin|ya no|fuera)|sin m[aá]s (?:textos|mensajes|avisos)|se elimin[oó] su n[uú]mero|ya (?:te|lo|la|le) (?:quit|borr|saqu)\p{L}+|ya borramos|ya no (?:le|te) llegar\p{L}+|recibimos (?:su |tu )?stop|su baja|tu baja|solicitud de baja)`,
  ].join('|'),
  'iu',
);
/** "Rosa Taco Truck invites are off". It has a rare end, and would be tried at every letter. */
const TURNED_OFF = filtered(
  /\b[\p{L} ]{3,30} (?:texts|invites|alerts|promos|offers|messages|from [\p{L} ]{3,30}) are off\b/iu,
);
const hasLeft = (body: string): boolean =>
  LEFT.test(body) || (/ are off/i.test(body) && TURNED_OFF.test(body));

const JOINED = filtered(
  /\b(?:you(?:['’]re|r| are|['’]ve| have)?(?: now| all| been| successfully){0,2} (?:in\b(?! (?:line|the (?:queue|area)))|subscribed|signed up|opted[ -]in|joined|set up (?:for|to)|enrolled|registered for|added to|on (?:the|our) (?:[\p{L}-]+ ){0,3}(?:list|club|line|alerts?))|re-?subscribed|subscribed to|ur in\b|you (?:joined|signed up|opted in)|(?:thanks|thx|thnx|tks|thank you|ty)[^.!?\n]{0,12} for (?:subscribing|joining|opting in|signing up|confirming|texting (?:in|join)|your subscription|enrolling|registering)|(?:you['’]?ll|you will|will now|we['’]?ll|we will) (?:now )?(?:get|receive|text|send|start (?:getting|receiving))[^.!?\n]{0,60}(?:texts?|messages?|msgs?|alerts?|updates|reminders|per (?:month|week)|\/mo|\/wk|again)|welcome (?:to|aboard|back)[^.!?\n]{0,50}(?:club|texts?|alerts?|list|vip|updates|rewards|family|program|sms|insiders?|crew|squad|chain|panel|msgs?|messages)|welcome back!|reply (?:yes|y|si|s[ií])\b[^.!?\n]{0,12} to (?:confirm|join|subscribe|opt in|start|complete|finish|get)|to confirm (?:your )?(?:subscription|opt[ -]?in|sign[ -]?up)|subscription (?:is )?(?:confirmed|active)|subscription (?:to|for) [^.!?\n]{3,60} is (?:active|confirmed|on)|(?:texts|alerts|messages) are (?:now )?on\b|this number now (?:gets|receives)|^joined\b|you['’]?re set for|^inscrit[oa]\b|activ[oó] (?:los )?avisos|se registr[oó] en|ya eres miembro|qued(?:[oó]|aste) (?:apuntad|inscrit|registrad)[oa]|opt[ -]?in (?:is )?(?:confirmed|complete)|confirmed: you|one more step|sign-?up (?:is )?(?:confirmed|complete)|bienvenid[oa]s?[^.!?\n]{0,50}(?:club|lista|alertas|vip|avisos|mensajes|familia|programa|textos|promos|ofertas)|te suscribiste|se suscribi[oó]|ya eres parte|ya (?:est[aá]s?|quedas?|qued[oó]|quedaste) (?:en|suscrit|inscrit|registrad|dentro)|(?:est[aá]s?|quedas?|quedaste|qued[oó]) (?:en la lista|suscrit[oa]|inscrit[oa] (?:a|en) (?:los|las|nuestr|el)|registrad[oa])|suscripci[oó]n (?:confirmada|activa)|gracias por (?:suscribir|inscribir|unir|registrar|apuntar)\p{L}*|(?:recibir[aá]s?|le (?:mandaremos|enviaremos)|te (?:mandaremos|enviaremos))[^.!?\n]{0,40}(?:mensajes|msjs?|textos|avisos|por (?:mes|semana)|x (?:mes|semana)|al mes)|responde? s[ií] para (?:confirmar|unirte|suscribirte|unirse|suscribirse))/iu,
);
const PROGRAM = filtered(
  /\b(?:msgs?|messages?|texts?|mensajes?|msjs?)\s?(?:\/|per|a|al|por|each|x)\s?(?:mo|month|week|wk|mes|semana)\b|\bdata rates\b|\bfreq\b|\bfrequency\b|\btarifas\b|\btext(?:s| club| alerts)\b/i,
);
const HELP = filtered(
  /^[^.!?\n]{0,44}\b(?:help|hlp|support|ayuda|soporte|asistencia|customer (?:care|service)|help ?(?:line|desk)|text line|atenci[oó]n al cliente|servicio al cliente|text (?:club|alerts?|program|list))\s?[:,.;@(-]|^[^.!?\n]{0,30}\b(?:help|hlp|support|ayuda|soporte|customer (?:care|service)|helpline|help ?desk|help line|text line)\b[^.!?\n]{0,16}(?:\d{3}|@|www|\.com)|\bfor (?:help|assistance|support)\b[^.!?\n]{0,24}(?:call|email|text|visit|contact|reach|,)|\b(?:text|sms|alerts?|texting) (?:help|support)\b|\b(?:thanks|thank you) for (?:reaching out|contacting|messaging)\b|\bneed (?:a hand|help|assistance)\?|\b(?:questions|trouble|problems|dudas|preguntas)\?? [^.!?\n]{0,40}(?:@|\d{3}[-. ]\d{4}|help\.)|\bhelp \d{3}-|\bsupport \d{3}|\byou asked (?:for|4) help\b|\bhelp (?:with|is on the way|for)\b[^.!?\n]{0,40}(?::|call|text|email|stop by)|\b(?:text|alert) line\b[^.!?\n]{0,3}\.? we text\b|\b(?:necesita|ocupa) ayuda\?|\bayuda (?:de|con)\b|\bsoporte de\b|\b(?:para|si necesita) ayuda,? (?:llame|escriba|marque|visite)|^¿?ayuda\b|,? ayuda \d{3}|\binfo (?:al|:) ?\d{3}|^info(?: line)?\b|^alerts from\b|\bhelp request received\b|^hi from\b[^!.]{3,40}[!.] (?:leave|call)|\bthis number is for\b|\bencuentre respuestas\b/i,
);
const CONTACT = filtered(
  /\d{3}[-. )]{1,2}\d{4}|\b1?8(?:00|33|44|55|66|77|88)\d{7}\b|@[\p{L}\d]|\.(?:com|org|net|example|co|us|io)\b|\b(?:call|email|visit|stop by|llame|escriba|marque|hours|hrs|m-f|mon-fri|lun-)/iu,
);

/** What the wordings of a message amount to. */
export type RoleWordings = {
  readonly role: MessageRole;
  /** Whether the wording is one that nothing else has. */
  readonly isCertain: boolean;
  /** Names of what was found. */
  readonly signs: readonly string[];
};

const OFTEN = 3;
/** "Your visit is confirmed. P.S. 15% off mulch this week!" */
const ADDED_OFFER =
  /\b(?:P\. ?[SD]\.|PS:|PD:)[^.!?\n]{0,30}(?:\d{1,2} ?% (?:off|menos|de descuento)|\$\d+ (?:off|menos)|\bhalf[- ](?:off|price)|\bmitad de precio)/i;
const OWED =
  /\b(?:payment|balance|invoice|bill|rent|dues|premium|pago|saldo|factura|cuota)\b[^.!?\n]{0,40}\b(?:due|owed|ready|vence|past)\b/i;

/** The first that fits: a confirmation or a code is one even if it also sells something. */
export function readRoleWordings(text: string): RoleWordings {
  const body = withoutOptOutLine(text);
  const hasOptOut = body.length < text.trim().length;
  const isCode = isOneTimeCode(body);
  const isNotice = !isCode && SECURITY_NOTICE.test(body) && !ASKS_TO_APPROVE.test(body);
  const isAnswer = !isCode && ANSWERS_INQUIRY.test(body);
  const hasAddedOffer = !isCode && ADDED_OFFER.test(body);
  const isLeft = hasLeft(body) || LEFT_BY_KEYWORD.test(text);
  const isEnded = ENDED.test(body);
  const isJoined = JOINED.test(body);
  const offers = countOffers(body);
  const services = countServices(body);
  // "Your payment is due. Questions? Call us." is about the payment.
  const isHelp = HELP.test(body) && CONTACT.test(body) && !OWED.test(body);
  const isTalking = isTalk(body);
  const isInviting = invites(body);
  const isAsking = asksForMoneyOrVisit(body);
  const isProgram = PROGRAM.test(text) && body.length < 60;
  const found = { isCode, isLeft, isEnded, isJoined, isHelp, isTalking, isInviting, isAsking, isProgram };
  return {
    role: hasAddedOffer
      ? 'marketing'
      : isNotice
        ? 'transactional'
        : isAnswer
          ? 'conversational'
          : chooseRole({ ...found, offers, services, hasOptOut }),
    isCertain:
      hasAddedOffer || isCode || isNotice || isAnswer || (isHelp && !isJoined && offers === 0 && !isLeft),
    signs: [
      ...Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : [])),
      `offers ${Math.min(OFTEN, offers)}`,
      `services ${Math.min(OFTEN, services)}`,
      `more ${Math.sign(offers - services)}`,
    ],
  };
}

type Found = Readonly<
  Record<
    | 'isCode'
    | 'isLeft'
    | 'isEnded'
    | 'isJoined'
    | 'isHelp'
    | 'isTalking'
    | 'isInviting'
    | 'isAsking'
    | 'isProgram'
    | 'hasOptOut',
    boolean
  >
> & { readonly offers: number; readonly services: number };

function chooseRole(found: Found): MessageRole {
  const { offers, services, isAsking, hasOptOut } = found;
  if (found.isCode) {
    return '2fa';
  }
  if (found.isLeft) {
    return 'opt-out-confirmation';
  }
  if (found.isJoined) {
    return 'opt-in-confirmation';
  }
  if (found.isEnded) {
    return 'opt-out-confirmation';
  }
  if (offers < 2 && found.isHelp) {
    return 'help-reply';
  }
  if (offers < 2 && found.isTalking && !found.isInviting && !(hasOptOut && isAsking)) {
    return 'conversational';
  }
  if (found.isInviting || offers > services || (offers > 0 && isAsking && services < 2)) {
    return 'marketing';
  }
  if (services > 0) {
    return 'transactional';
  }
  if (found.isProgram) {
    return 'opt-in-confirmation';
  }
  return hasOptOut || isAsking ? 'marketing' : 'transactional';
}

const MAY_HAVE_KEYWORD = /STOP|UNSUB|QUIT|END|CANCEL|REVOKE|OPT|BAJA|SALIR|ALTO/;
const MAY_HAVE_RATES = /rate|tarifa|cargo|freq|stop|help|ayuda/i;

function withoutOptOutLine(text: string): string {
  const shown = MAY_HAVE_KEYWORD.test(text) ? text.replaceAll(OPT_OUT_LINE, ' ') : text;
  return (MAY_HAVE_RATES.test(shown) ? shown.replaceAll(RATES_LINE, ' ') : shown).trim();
}

/** "We got your STOP", "STOP received", "Your STOP only counts if …". */
export const LEFT_BY_KEYWORD = filtered(
  /(?:\b(?:[Gg]ot|[Rr]eceived|[Rr]ecibimos|have|saw) (?:your |a |the |su |tu |el )?(?:message |mensaje )?(?:of |de )?["'“]?(?:STOP|BAJA|ALTO)\b|\b[Yy]ou (?:have )?(?:replied|texted|sent) (?:us )?["'“]?STOP\b|(?<!\w)["'“]?STOP["'”]? (?:was |has been |is |request )?(?:received|recibido|noted|confirmed|processed|logged|registered|not accepted|rejected|on hold)|\bSTOP (?:isn['’]?t|is not|wasn['’]?t) (?:accepted|valid|a command|available)|\b(?:[Yy]our|[Ss]u|[Tt]u) STOP\b|got STOP from)/,
);

/** What follows when texts have ended, without the keyword. */
const ENDED = filtered(
  /\b(?:this is (?:the|our|your) last (?:text|message|msg)|este es el [uú]ltimo (?:mensaje|texto|aviso)|no (?:more|further) (?:texts|msgs|messages|sms)\b|(?:subscription|texts|messages|promos|alerts to this (?:number|phone)) (?:has |have |is |are )?(?:now )?(?:ended|off|stopped|cancell?ed)\b|stopped (?:all|your|sending) (?:texts|messages|alerts)|suppressed for|ya no (?:te|le|les) (?:escrib|mand|envi|text|molest)\p{L}*)/iu,
);

function isOneTimeCode(body: string): boolean {
  if (APPROVAL.test(body)) {
    return true;
  }
  const text = withoutPlaceCodes(body);
  if (!CODE_DIGITS.test(text)) {
    return false;
  }
  const hasWords = CODE_WORDS.test(text);
  const isOf = CODE_OF.test(text);
  return (
    (isOf || (hasWords && text.length < CODE_TEXT_MAX_UNITS)) &&
    (isOf || CODE_NAMED.test(text)) &&
    !NO_CODE.test(text) &&
    !SHOWN_PROMO_CODE.test(text)
  );
}

/** "New sign-in from a phone in Austin" tells what has happened, and asks for no answer. */
const SECURITY_NOTICE =
  /\b(?:new|nuevo) (?:sign|log)[- ]?in (?:to|on|from|at) |\bnuevo inicio de sesi[oó]n (?:en|desde) /i;
/** "Thanks for asking about 14 Mill Street. Would Saturday at 11 work?" */
const ANSWERS_INQUIRY =
  /\b(?:thanks|thank you) for (?:asking|your (?:inquiry|question)) [^?]{2,80}\bwould [^.?!\n]{3,30} work\b/i;
const ASKS_TO_APPROVE =
  /\breply (?:\d|y\b|yes|no\b)|\b(?:approve|deny|code|c[oó]digo|enter)\b|\bresponda (?:s[ií]|no|\d)/i;

const CODE_TEXT_MAX_UNITS = 200;
const CODE_NAMED = filtered(
  /\b(?:verification|security|access|login|log-?in|sign-?in|auth\w*|one[- ]time|your|is your|su|tu|temporary|temp)\b[^.!?\n]{0,30}\b(?:code|passcode|pin|nip|otp|c[oó]digo|clave|password|pw)\b|\b(?:passcode|otp|2fa|c[oó]digo|clave|verif\w*)\b|\bcode\b ?(?:is|:|=|-|\d)|\bto (?:verify|sign in|log in|reset|prove)\b|\bone[- ]time (?:pass|code|password)\b|\b(?:your|su|tu) (?:\p{L}+ )?(?:code|clave|c[oó]digo)\b|\bclave\w*:/iu,
);
