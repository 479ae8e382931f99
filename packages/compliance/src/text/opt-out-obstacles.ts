// Finds ways to opt out that are longer than a reply, and keywords that no provider recognizes.
import { withSmallCode } from './fast-patterns.ts';
import { keywords } from '../facts/keywords.ts';
import { findUnknownKeyword } from './opt-out-tokens.ts';
import type { Word } from './words.ts';
import { FilteredPattern, filtered, type Pattern } from './filtered-pattern.ts';

const list = (words: string): Set<string> => new Set(words.split(' '));

const KEYWORDS = new Set(keywords.filter((row) => row.meaning === 'opt-out').map((row) => row.word));

const LEAVE =
  '(?:opt[ -]?out|unsubscribe|be (?:removed|taken off)|remove yourself|come off|get off|(?:stop|end|cancel|quit|discontinue) (?:receiving |getting |all |these |our |future |further |your )*(?:texts?|text messages|messages|sms|alerts|notifications|subscription|messaging)|stop receiving|stop getting|(?:stop|quit)(?=\\s*(?:$|[.!,;\\n]))|no longer (?:receive|get)|(?:dejar de|ya no|no) recibir|darse de baja|cancelar (?:la suscripci[oó]n|mensajes|los mensajes|textos|avisos))';
const GLUED = filtered(
  /\b(?:stop|quit|end|cancel|unsubscribe)(?:2|to|now|4|texts?|msgs?|messages|me|please|end|quit|cancel|out|alerts)(?:end|stop|quit|cancel|out|opt|optout|unsub|unsubscribe|leave|exit|texts?|msgs?|messages|all|alerts|us|off|now|nomore|salir|endchat|chat|endtexts|endmsgs|stopall)?\b/i,
);
const NUMBER_TO_STOP = new FilteredPattern(
  `\\b(?:reply|text|send|txt|press|respond with|responda)\\s+(?:with\\s+)?["'“]?(\\d{1,2}|[a-z])["'”]?\\s+(?:to|2|for|para)\\s+${LEAVE}`,
  'i',
);
const SEND =
  '(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Ss]end|SEND|[Tt]xt|TXT|[Aa]nswer|[Rr]espond|[Rr]esponda|[Ee]nv[ií][ae]|[Mm]and[ae]|[Cc]ontest[ae]|[Ee]scrib[ae]|[Tt]ype|TYPE|[Pp]on(?:ga|me)?|[Ss]ay|[Mm]arca|[Mm]arque|[Tt]eclee|[Oo]prima|[Pp]ress|[Dd]i|[Dd]iga|[Rr]espond[ae]|[Cc]ontest[ae]|[Rr]ply|[Rr]py|[Tt]extea|[Ww]rite|[Ee]scribe|[Mm]essage|[Hh]it us|[Rr]espond with|[Cc]on la palabra)';
const LEAVES = `(?:${LEAVE}|opt out|leave(?=\\s*(?:$|[.!,;\\n]|the list|our|this|these|us))|be (?:taken|left) off|get off|come off|(?:turn|shut) (?:[\\p{L}]+ )?off|turn off|disable|say (?:bye|goodbye|adios)|(?:i['’]ll|we['’]ll|we will|i will) (?:take|leave|remove|drop)|(?:end|stop|quit|leave|out|exit|discontinue|unsub)(?=\\s*(?:$|[.!,;\\n)]))|(?:end|stop|leave) (?:this|the) (?:thread|conversation)|be taken off|(?:ya )?no (?:recibir|quiere|quieres|desea|deseas)|que (?:lo|la|te|le) (?:quitemos|borremos|saquemos)|(?:lo|la|te|le) (?:quitamos|borramos|sacamos)|be deleted|salir|terminar|dejar|borrarse|quitarse|you (?:don['’]?t|no longer|do not) (?:want|wish))`;
/** What leaving a list is called in front of or behind the word to send. */
const PARTING =
  "(?:opt(?:ing)?[ -]?out|unsub(?:scribe)?\\b|(?:leave|exit|quit) (?:the|our|this|my) (?:\\p{L}+ )?(?:list|club|group|chain|thread)|(?:off|from) (?:the|our|my|this) (?:\\p{L}+ )?list|(?:take|drop|remove|delete) (?:you|me|yourself)\\b|be (?:removed|taken off|dropped|deleted)|(?:stop|end|quit|cancel|pause|mute|silence|leave|drop) (?:\\p{L}+ ){0,3}(?:texts?|messages?|msgs?|sms|alerts?|reminders?|notices|notifications|updates|promos|offers)|(?:no|not|never|don['’]?t|dont|do not|no longer|rather not|done) (?:with |want |wish |get |getting |receive |hear |like |care |need |more |to |any |these |our |from |for |us |me |you |be |texted |anymore |no )*(?:texts?|texted|messages?|msgs?|sms|these|them|this|alerts|reminders|hearing|hear from)|get no more|no more (?:texts|messages|msgs|sms|from us)|a break from us|(?:want|take|get|have) (?:me|us|you) off|want off|off (?:my|your|this|the|our) (?:phone|number|text\\w*|thread|list)|want out|leave (?:text|sms|our|the|this) (?:\\p{L}+)|tired of (?:us|these|our|hearing)|had enough|se cansa de|ya no m[aá]s|(?:ya )?no (?:quier[ea]s?|desea[sr]?|recibir|recibirl[oa]s|le gustan?|te gustan?)(?: \\p{L}+){0,2}|dejar de recibir|darse de baja|salir(?:se|te)? (?:de|del)|s[aá]que(?:n)?me|s[aá]came|b[oó]rr[ae](?:n)?me|qu[ií]t[ae](?:n)?me|(?:que )?(?:l[oae]|te) (?:quit|borr|sa[cq]|elimin)\\p{L}+|no m[aá]s (?:mensajes|textos|avisos|recordatorios)|(?:complete|finish|confirm) (?:your|the) (?:removal|opt[ -]?out|unsub\\w*)(?: \\p{L}+){0,4})";
const TO_SEND =
  '["\'“‘]?([A-Z][A-Z0-9]{0,15}(?: (?!TO\\b|2\\b|AND\\b|IF\\b|PARA\\b|SI\\b|OR\\b)[A-Z]{2,8}){0,2}|\\d{1,2}|(?<=["\'“‘])[\\p{L} ]{2,20}(?=["\'”’])|\\p{Extended_Pictographic}\\ufe0f?|[a-z]{2,4}(?= (?:to|2|for|para) (?:opt|unsub|leave|stop|get off)))["\'”’]?(?![\\p{L}\\p{N}])';
const INTRODUCED =
  '(?:us |with |back |the word |the code |the letters |la palabra |las letras |con |con la palabra |con las letras |un |a |: ?)?';
const INVENTED = withSmallCode(
  new RegExp(
    `\\b${SEND}\\s+${INTRODUCED}${TO_SEND}(?: y respond[ae]| back)?,?\\s?(?:to|2|for|para|si|y|and|if|whenever|when|cuando|=|\\()\\s?((?:[^.!?\\n]{0,24}?)(?:${LEAVES}|${PARTING}))`,
    'gu',
  ),
);
const PARTING_FIRST = `${PARTING}|\\b(?:want (?:off|out|to (?:stop|leave|quit|unsub\\p{L}*))|(?:si )?quiere salir(?:se)?|opt(?: |-)?out|not for you|(?:don['’]?t|dont|do not) (?:like|love|dig|enjoy) (?:our|these|the|getting) ?\\p{L}*|too many (?:texts|messages|msgs)|had enough|para (?:salir|salirse|darse de baja|parar|quitarse)|to (?:leave|exit|quit|unsub)\\b)`;
const INVENTED_AFTER = withSmallCode(
  new RegExp(
    `(${PARTING_FIRST})[^.!?\\n]{0,24}[?,.:]?\\s{0,2}(?:[Jj]ust |[Ss]imply |[Pp]lease |[Ss]olo )?\\b${SEND}\\s+${INTRODUCED}${TO_SEND}`,
    'gu',
  ),
);
// "X to opt out" and "ELIMINAR para que lo quitemos" at the start of a sentence.
const INVENTED_ALONE = withSmallCode(
  new RegExp(
    `(?:^|[.!?\\n]\\s{0,3}|, )["'“]?([A-Z][A-Z0-9]{0,15})["'”]?\\s(?:to|2|para|=)\\s?${LEAVES}`,
    'gu',
  ),
);
export const FREE_WORDING = new FilteredPattern(
  [
    `\\b(?:let us know|tell us|just reply|reply|respond|text us|message us|write back|avisenos|diganos)\\b[^.!?\\n]{0,60}\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not|want us to stop|like us to stop|stop texting|stop messaging|want out|off (?:our|the|this) list|no longer interested|no desea)\\b`,
    `\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not (?:get|receive))\\b[^.!?\\n]{0,60}[.!?,]?\\s{0,3}(?:just )?(?:let us know|tell us|reply|text us|message us)\\b`,
    `\\b(?:you (?:can|may)) (?:opt[ -]?out|unsubscribe) (?:at )?any ?time\\b`,
    `\\bpuede (?:darse de baja|cancelar) (?:en cualquier momento|cuando quiera)\\b`,
  ].join('|'),
  'i',
);
export const EXCLUSIVE = filtered(
  /\b(?:only way to (?:opt[ -]?out|unsubscribe|stop|cancel|end)|(?:opt[ -]?out|unsubscribe|cancel|stop (?:these |our )?(?:messages|texts)) only by|only by (?:replying|texting|sending)|must (?:reply|text|send|use) (?:the (?:word|keyword) )?["'“]?stop|no other (?:way|method)|can only (?:opt[ -]?out|unsubscribe|be stopped)|(?:opt[ -]?out|unsubscribe) exclusively)\b/i,
);
const FRICTION_FIRST = new RegExp(
  `\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write|mail|fill|complete|contact|press|dial|llame|visite|inicie)\\b([^.!?\\n]{0,70}?)\\b(?:to|para|if you (?:want|wish|would like) to)\\s+${LEAVE}`,
  'gim',
);
const LEAVE_FIRST = withSmallCode(
  new RegExp(
    `\\b(?:to|para)\\s+${LEAVE}([^.!?\\n]{0,40}?)\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write to|mail|fill|complete|contact|dial|llame|visite|inicie)\\b`,
    'gim',
  ),
);
const CHANNEL =
  '(?:call|phone|log ?in|visit|go to|see|e-?mail|write(?: to)?|mail|fax|tell|ask|contact|filling|fill|stop by|use the app|in the app|llame|visite|vaya a|entre a|escriba a|pase|hable|d[ií]ga(?:n|me|le|nos)|av[ií]se(?:nos|le)?|d[ií]ganos)';
const UNWANTED =
  "(?:(?:you )?(?:don['’]?t|dont|do not|no longer) (?:want|wish|care)(?: to (?:get|receive))?(?: any| our| these| more| to be texted)?|(?:ya )?no (?:quiere|quieres|desea|deseas)(?: recibir)?(?: m[aá]s)?)";
// "Call 270-555-0160 if you don't want texts", "See the front desk to be removed", "Just ask and we'll take you off".
const OTHER_WAY_FIRST = withSmallCode(
  new RegExp(
    `\\b${CHANNEL}\\b([^.!?\\n]{0,60}?)\\b(?:if ${UNWANTED}|si ${UNWANTED}|(?:to|para) ${LEAVE}|and (?:we|i)(?:['’]ll| will) (?:take|remove|drop) you)`,
    'gim',
  ),
);
// "If you don't want these, call us", "Si ya no quiere mensajes díganos en la tienda".
const UNWANTED_FIRST = withSmallCode(
  new RegExp(
    `\\b(?:(?:if|si) ${UNWANTED}|(?:to|para) ${LEAVE}|opt[ -]?out by)\\b([^.!?\\n]{0,40}?)\\b${CHANNEL}\\b`,
    'gim',
  ),
);
const UNSUBSCRIBE_LINK = filtered(
  /\b(?:unsubscribe|opt[ -]?out|unsub)\b\s{0,2}(?::|at|here:?|via|on|-)?\s{0,2}(?:https?:\/\/|www\.|[a-z0-9-]{1,40}\.(?:com|net|org|co|io|ly|us)\b)/i,
);
const EXTRA_STEPS = filtered(
  /\b(?:stop|unsubscribe|cancel|quit|end)\b["'”]?,? (?:followed by|and your|with your|plus your|along with your|then (?:reply|text|confirm|send)|and then|twice|and confirm)\b|\b(?:fee|charge|\$\d{1,4}(?:\.\d\d)?) (?:applies |will apply |is required |charged )?to (?:opt[ -]?out|unsubscribe|cancel messages|stop messages)\b/i,
);
const REPLY_VERB = /\b(?:reply|text|txt|send|respond|responda|envie)\b/i;

// A keyword that people would send as shown but that no provider recognizes.
const DISGUISED = filtered(
  /\bs[ .\-_*]t[ .\-_*]o[ .\-_*]p\b|\b(?:st0p|5top|5t0p|sт[oо]p)\w{0,3}\b|\$t[o0]p\b/i,
);

/** In small letters and without spaces, it looks like one word to send. */
const EQUATED = filtered(
  /(?<![\p{L}\p{N}])(?:stop|quit|end|cancel|unsubscribe|baja|salir|alto)=\p{Ll}{2,14}/u,
);

/** A word that people would send as shown but that no provider recognizes. */
export function findBrokenKeyword(
  text: string,
  words: readonly Word[],
  hasInstruction: boolean,
): string | undefined {
  if (hasInstruction) {
    return undefined;
  }
  const glued = MAY_BE_GLUED.test(text)
    ? words.find((word) => isGlued(text.slice(word.start, word.end), word.text))
    : undefined;
  if (glued) {
    return text.slice(glued.start, glued.end);
  }
  return (
    quote(text, DISGUISED) ??
    quote(text, EQUATED) ??
    quote(text, NUMBER_TO_STOP) ??
    findInvented(text) ??
    findUnknownKeyword(text)
  );
}

const MAY_BE_GLUED = withSmallCode(
  /(?:stop|quit|end|cancel|unsubscribe)[\p{L}\p{N}\p{M}]|[\p{L}\p{N}\p{M}]stop/iu,
);
const AROUND_STOP =
  /^(?:rply|reply|txt|text|send|to|2|4|cancel|end|quit|out|optout|unsub|unsubscribe|salir|para|parasalir|cancelar|fin|now|msgs?|texts?|alerts?|please|with|by|for|me|no|more|mas|opt|all|us|leave|exit|help|ayuda|info|4|u|x|stop|stopall|alto|baja|chat|all|chats?|sub){1,6}$/;

function isGlued(shown: string, word: string): boolean {
  if (KEYWORDS.has(word) || HONEST_WORDS.has(word)) {
    return false;
  }
  const at = shown.indexOf('STOP');
  if (at >= 0) {
    // "EndWithSTOP", "STOPparaSALIR", "feb8STOPtoend", and "RPLYSTOP".
    const before = word.slice(0, at);
    const after = word.slice(at + 4);
    return after === '' ? AROUND_STOP.test(before) : AROUND_STOP.test(after);
  }
  return GLUED.test(word);
}

/** With small letters at the start of sentences, so that patterns with capital letters for keywords see them. */
const lowerStarts = (text: string): string =>
  text.replaceAll(/(?:^|[.!?\n¿¡]\s{0,2})\p{Lu}(?=\p{Ll}| [a-z])/gu, (start) => start.toLowerCase());

const MAY_INVENT = new FilteredPattern(`${PARTING_FIRST}|${LEAVES}|s[aá]que|out\\s?[:=]|unsub`, 'iu');

/** One of them is needed for an invented keyword. */
const MAY_ASK = filtered(
  /\b(?:reply|text|send|txt|answer|respond|responda|env[ií][ae]|mand[ae]|contest[ae]|escrib[ae]|type|pon(?:ga|me)?|say|marca|marque|teclee|oprima|press|di|diga|rply|rpy|responde|textea|write|message|hit us|respond with|con la palabra)\s|(?:me|unsub|unsubscribe|out|salir|baja)\s?[:=]/i,
);
const MAY_STAND_ALONE = /[A-Z0-9]["'”]?\s(?:to|2|para|=)/;

function findInvented(text: string): string | undefined {
  if (!(MAY_ASK.test(text) || MAY_STAND_ALONE.test(text)) || !MAY_INVENT.test(text)) {
    return undefined;
  }
  return (
    findWordToSend(text, INVENTED, 1, 2) ??
    findWordToSend(lowerStarts(text), INVENTED_AFTER, 2, 1) ??
    findWordToSend(text, INVENTED_ALONE, 1, 0) ??
    findWordToSend(text, INVENTED_LABEL, 1, 0)
  );
}

/** @param purpose the group with the words between keyword and leaving; another reply among them is the instruction */
function findWordToSend(text: string, pattern: RegExp, keyword: number, purpose: number): string | undefined {
  for (const match of text.matchAll(pattern)) {
    const word = (match[keyword] as string).toLowerCase();
    const isOther = purpose > 0 && OTHER_CHOICE.test(match[purpose] as string);
    if (!KEYWORDS.has(word) && !NOT_TO_SEND.has(word) && !isOther) {
      return match[0].trim();
    }
  }
  return undefined;
}

// "Sáqueme: FUERA1" names a word to send without a verb.
const INVENTED_LABEL =
  /\b(?:s[aá]que(?:n)?me|s[aá]came|b[oó]rr[ae](?:n)?me|qu[ií]t[ae](?:n)?me|unsub(?:scribe)?|opt[ -]?out|salir|baja|out|remove me)\s?[:=]\s?["'“]?([A-Z]{3,10}\d{0,3}|\d{1,2})\b/gu;

const OTHER_CHOICE = /\b(?:or|o|call|reply|text|send|visit|responda|llame|mande|confirm|confirmar|join)\b/i;
const NOT_TO_SEND = list(
  'start unstart unstop join resume alta comenzar iniciar us to me back here now this the a an or and help info ayuda for with your our at if we you i all it',
);
// Ordinary words that start with a keyword.
const HONEST_WORDS = list(
  'stops stopped stopping stopper stoplight nonstop doorstop backstop shortstop pitstop unstoppable unstop endorsement endless ending endout stopout stopover stopwatch quitter end2end endow endowment endure endocrine',
);

export function findFriction(text: string): string | undefined {
  return (
    (MAY_LEAVE.test(text) && MAY_BE_CHANNEL.test(text) ? findLongerWay(text) : undefined) ??
    quote(text, UNSUBSCRIBE_LINK) ??
    quote(text, EXTRA_STEPS)
  );
}

/** Both are needed for a longer way out. They are tried first because the patterns for the whole are slow. */
const MAY_LEAVE = new FilteredPattern(
  `\\b(?:(?:to|para)\\s+${LEAVE}|(?:if|si) ${UNWANTED}|and (?:we|i)(?:['’]ll| will) (?:take|remove|drop) you|opt[ -]?out by)`,
  'im',
);
const MAY_BE_CHANNEL = new FilteredPattern(
  `\\b(?:${CHANNEL}|login|sign ?in|click|complete|press|dial|inicie)\\b`,
  'i',
);

function findLongerWay(text: string): string | undefined {
  for (const pattern of [FRICTION_FIRST, LEAVE_FIRST, OTHER_WAY_FIRST, UNWANTED_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      // "Call us to change the day or reply STOP to opt out": the reply is a separate option.
      if (!REPLY_VERB.test(match[1] ?? '') && !/\bstop\b/i.test(match[1] ?? '')) {
        return match[0].trim();
      }
    }
  }
  return undefined;
}

const TEXTS =
  '(?:texts?|texted|texting|sms|msgs?|messages?|messaging|alerts?|reminders?|notifications?|notices|promos?|updates|communications?|mensajes?|textos|avisos|recordatorios|alertas|notificaciones|promociones|promos)';
/** Leaving a list, without a keyword: "don't want these", "manage alerts", "que lo quitemos". */
const LEAVES_TEXTS = new FilteredPattern(
  [
    `\\b(?:opt(?:ing|ed|s)?[ -]?outs?|unsubscrib(?:e|ing)|unsub|for removal|desuscrib\\p{L}*|desinscrib\\p{L}*)\\b`,
    `\\b(?:off|from|leave|exit|quit) (?:the|our|this|my|your) (?:\\p{L}+ )?(?:list|texts?|chain|thread|group)\\b`,
    `\\b(?:take|taken|drop|remove|delete) (?:you|me|u|yourself|your (?:number|name)) (?:off|from)\\b|\\b(?:take|get) me off\\b|\\bremove (?:me|yourself|you)\\s*(?:[.!,;:]|$)`,
    `\\b(?:to|and|you['’]?ll|will) be (?:removed|taken off|dropped)(?: from (?:this|our|the|my) (?:text )?(?:list|texts|messages|sms|alerts))?(?=\\s*(?:[.!,;:]|$)|,? (?:please )?(?:call|e-?mail|visit|see|ask|tell|write|go))`,
    `\\b(?:no more|fewer|less|too many|stop|end|quit|cancel|pause|silence|mute|manage|adjust|change|leave|disable|limit|turn(?:ing|ed)? off|switch off|opt out of|done with|tired of|don['’]?t (?:want|like|need)|dont (?:want|like|need)|do not (?:want|wish|like)|no longer (?:want|wish|need)|rather not (?:get|have|receive)|prefer not to (?:get|have|receive))(?: (?!call|appointment|order|visit)[\\p{L}'’]{2,9}){0,3} ${TEXTS}\\b`,
    `\\b(?:don['’]?t|dont|do not|no longer) want (?:these|them|this|any)\\b|\\brather not be texted\\b|\\bprefer not to be texted\\b|\\brather (?:i|we) (?:not|didn['’]?t|don['’]?t|quit|stop)\\b|\\btexting (?:isn['’]?t|is not)\\b`,
    `\\bturn (?:promos|offers|deals|texts|alerts|reminders|these|them|it) off\\b|\\b${TEXTS} (?:\\p{L}+ )?can be (?:turned off|cancell?ed|stopped|ended|disabled)\\b`,
    `\\b${TEXTS} (?:prefs|preferences|settings|choices|options)\\b|\\bcontact[- ]?(?:prefs|preferences)\\b|\\bhow we (?:contact|reach|text) you\\b|\\bcommunication preferences\\b`,
    `\\b(?:update|manage|edit|change|set) (?:your )?(?:\\p{L}+ )?(?:preferences|prefs)\\b|\\bpreferencias ?:|\\bremoval requests?\\b|\\btext list changes\\b|\\bdon['’]?t text\\?|\\bmute these\\b|\\bleft off\\b|\\bprefer (?:e-?mails?|calls?|phone)\\?|\\bcambie sus ${TEXTS}|\\b${TEXTS} no deseados|\\bpara salir\\b(?! con\\b)`,
    `\\bwant (?:out|off)\\s?\\?|\\bclick (?:here )?to stop\\b|\\bhere to stop\\b|\\bnot interested\\?|\\bto (?:stop|leave|quit|exit)[,:]|\\bnot interested (?:anymore|any more|any longer)`,
    `\\bdarse de baja\\b|\\bbaja ?:|\\bcancelar suscripci[oó]n\\b|\\bdejar de recibir\\b|\\bdesactiv[ae]r? (?:los |las |estos |estas )?${TEXTS}`,
    `\\b(?:ya )?no (?:quiere|quieres|desea|deseas|recibir|le gustan)(?: recibir)?(?: m[aá]s)? (?:de )?(?:estos |nuestros |los |las )?${TEXTS}|\\bno (?:quiere|quieres|desea) m[aá]s\\b|\\bcancel[ae]r? (?:los |sus |estos )?${TEXTS}`,
    `\\bque (?:ya )?(?:no (?:le|te) (?:escrib|mand|env|text)\\p{L}+|(?:lo|la|te|le) (?:quit|borr|sa[cq]|elimin|d[eé]n? de baja)\\p{L}*)|\\bpreferencias de (?:${TEXTS}|contacto)|\\bpuede salir\\b|\\bsalirse\\b|\\bquitarse\\b|\\bsalir de (?:la|nuestra|esta) lista\\b`,
    `\\bborrarse(?: de (?:la|nuestra) lista)?\\b|\\b(?:no|ya no) m[aá]s (?:de )?${TEXTS}|\\bprefer not to get (?:them|these)|\\bmanage or (?:leave|opt|quit|stop)|\\bsalirte\\b|\\bleave (?:our|the|this) list|\\bleave text \\p{L}+|\\b(?:come|get|be) off (?:text|our|the|these|this|sms)|\\bremoval line\\b|\\bsi prefiere (?:correo|llamada|tel[eé]fono)\\b|\\bprefer (?:e-?mail|calls?|phone|not)\\b`,
    `\\/(?:optout|opt-out|unsub(?:scribe)?|baja|stop|prefs)\\b`,
  ].join('|'),
  'iu',
);
const CHANNEL_NAMED = filtered(
  /@|https?:|\b(?:\d{3}[-. ]\d{4}|call|e-?mails?|dm|pm|write|mail|fax|app|settings|profile|account|portal|web ?site|online|desk|cashier|counter|register|store|shop|office|reception\w*|host(?:ess)?|manager|staff|team member|driver|agent|teacher|instagram|facebook|inbox|branch|qr|after the tone|whatsapp|messenger|visit|go to|click|tap (?:here|to|the)|link|form|survey|in person|location|let (?:us|me|your|the|[A-Z]\p{L}+)|tell|ask(?:ing)?|say so|say the word|speak|talk to|see (?:the|your|[A-Z]\p{L}+)|by phone|phone|sign in|log ?in|switch at|kiosk|checkout|window|ventanilla|sucursal|secretaria|escr[ií]ban\w+|llame|marque|av[ií]s[ae]\w*|d[ií]ga\w*|p[ií]da\w*|hable|visite|entre|vaya|pase|correo|tienda|caja|mostrador|oficina|p[aá]gina|perfil|sitio|enlace|ajustes|configuraci[oó]n|com[eé]nt\w+|acuda|comun[ií]quese|solic[ií]te\w*|me dice|[a-z0-9-]{2,40}\.[a-z]{2,8}\/[a-z0-9]|[a-z0-9-]{2,40}\.(?:com|net|org|co|io|us|ly|info|app|mx|gov|example))(?!\p{L})/iu,
);
/** Words of which `LEAVES_TEXTS` needs one. */
const LEAVING_WORDS = list(
  'opt opting opted opts optout optouts unsub unsubscribe unsubscribing removal remove removed take taken drop dropped delete off list texts text texting texted chain thread group get ' +
    'more fewer less many stop end quit cancel pause silence mute manage adjust change leave exit disable limit turn turning turned switch done tired want like need wish rather prefer ' +
    "cancelled canceled stopped ended disabled prefs preferences settings choices options how preferencias changes don't dont cambie deseados salir salirse quitarse interested baja suscripcion dejar " +
    'desactiva desactive desactivar desactiver quiere quieres desea deseas recibir gustan cancela cancele cancelar canceler que borrarse salirte prefiere manage mas leave come prefer avisos removal',
);
const mayLeaveTexts = (text: string, words: readonly Word[]): boolean =>
  words.some((word) => LEAVING_WORDS.has(word.text)) || /des(?:us|ins)crib|['’]/i.test(text);
const HAS_LEFT = filtered(
  /\b(?:we|i|i['’]ve|we['’]ve)(?: have)? (?:just )?(?:took|removed|taken)\b|\byou(?:['’]re| are| have been|['’]ve been) (?:now )?(?:off|removed|unsub)/i,
);
const CLAUSE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]+)*[.!?]?/g;

/** Where a message has no instruction: a sentence, or a question and its answer, that offers another way out. */
export function findOtherChannel(text: string, words: readonly Word[]): string | undefined {
  if (!mayLeaveTexts(text, words) || !LEAVES_TEXTS.test(text) || !CHANNEL_NAMED.test(text)) {
    return undefined;
  }
  const clauses = Array.from(text.matchAll(CLAUSE), ([clause]) => clause.trim());
  for (const [index, clause] of clauses.entries()) {
    const shown = clause.endsWith('?') ? `${clause} ${clauses[index + 1] ?? ''}` : clause;
    if (LEAVES_TEXTS.test(clause) && CHANNEL_NAMED.test(shown) && !HAS_LEFT.test(clause)) {
      return shown.trim();
    }
  }
  return undefined;
}

export function quote(text: string, pattern: Pattern): string | undefined {
  return pattern.exec(text)?.[0];
}
