// Finds ways to opt out that are longer than a reply, and keywords that no provider recognizes.
import { keywords } from '../facts/keywords.ts';
import type { Word } from './words.ts';

const list = (words: string): Set<string> => new Set(words.split(' '));

const KEYWORDS = new Set(keywords.filter((row) => row.meaning === 'opt-out').map((row) => row.word));

const LEAVE =
  '(?:opt[ -]?out|unsubscribe|be (?:removed|taken off)|remove yourself|come off|get off|(?:stop|end|cancel|quit|discontinue) (?:receiving |getting |all |these |our |future |further |your )*(?:texts?|text messages|messages|sms|alerts|notifications|subscription|messaging)|stop receiving|stop getting|(?:stop|quit)(?=\\s*(?:$|[.!,;\\n]))|no longer (?:receive|get)|(?:dejar de|ya no|no) recibir|darse de baja|cancelar (?:la suscripci[oó]n|mensajes|los mensajes|textos|avisos))';
const GLUED =
  /\b(?:stop|quit|end|cancel|unsubscribe)(?:2|to|now|4|texts?|msgs?|messages|me|please|end|quit|cancel|out|alerts)[a-z0-9]{0,12}\b/i;
const NUMBER_TO_STOP = new RegExp(
  `\\b(?:reply|text|send|txt|press|respond with|responda)\\s+(?:with\\s+)?["'“]?(\\d{1,2}|[a-z])["'”]?\\s+(?:to|2|for|para)\\s+${LEAVE}`,
  'i',
);
const SEND =
  '(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Ss]end|SEND|[Tt]xt|TXT|[Aa]nswer|[Rr]espond|[Rr]esponda|[Ee]nv[ií][ae]|[Mm]and[ae]|[Cc]ontest[ae]|[Ee]scrib[ae]|[Tt]ype|TYPE|[Pp]on(?:ga)?)';
const LEAVES = `(?:${LEAVE}|opt out|leave(?=\\s*(?:$|[.!,;\\n]|the list|our|this|these|us))|be (?:taken|left) off|get off|come off|(?:turn|shut) (?:[\\p{L}]+ )?off|turn off|disable|say (?:bye|goodbye|adios)|(?:i['’]ll|we['’]ll|we will|i will) (?:take|leave|remove|drop)|(?:end|stop|quit|leave|out)(?=\\s*(?:$|[.!,;\\n)]))|(?:ya )?no (?:recibir|quiere|quieres|desea|deseas)|que (?:lo|la|te|le) (?:quitemos|borremos|saquemos)|(?:lo|la|te|le) (?:quitamos|borramos|sacamos)|be deleted|salir|terminar|dejar|borrarse|quitarse|you (?:don['’]?t|no longer|do not) (?:want|wish))`;
const INVENTED = new RegExp(
  `\\b${SEND}\\s+(?:with\\s+|back\\s+|the word\\s+|la palabra\\s+)?["'“]?([A-Z][A-Z0-9]{0,15}|[a-z]{2,4}|(?<=["'“])[\\p{L} ]{3,20}(?=["'”])|\\p{Extended_Pictographic})["'”]?\\s+(?:to|2|for|para|si|y|and|if)\\s+${LEAVES}`,
  'gu',
);
// "X to opt out" and "ELIMINAR para que lo quitemos" at the start of a sentence.
const INVENTED_ALONE = new RegExp(
  `(?:^|[.!?\\n]\\s{0,3}|, )["'“]?([A-Z][A-Z0-9]{0,15})["'”]?\\s(?:to|2|para|=)\\s?${LEAVES}`,
  'gu',
);
export const FREE_WORDING = new RegExp(
  [
    `\\b(?:let us know|tell us|just reply|reply|respond|text us|message us|write back|avisenos|diganos)\\b[^.!?\\n]{0,60}\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not|want us to stop|like us to stop|stop texting|stop messaging|want out|off (?:our|the|this) list|no longer interested|no desea)\\b`,
    `\\b(?:no longer (?:want|wish)|don['’]?t want|do not want|rather not (?:get|receive))\\b[^.!?\\n]{0,60}[.!?,]?\\s{0,3}(?:just )?(?:let us know|tell us|reply|text us|message us)\\b`,
    `\\b(?:you (?:can|may)) (?:opt[ -]?out|unsubscribe) (?:at )?any ?time\\b`,
    `\\bpuede (?:darse de baja|cancelar) (?:en cualquier momento|cuando quiera)\\b`,
  ].join('|'),
  'i',
);
export const EXCLUSIVE =
  /\b(?:only way to (?:opt[ -]?out|unsubscribe|stop|cancel|end)|(?:opt[ -]?out|unsubscribe|cancel|stop (?:these |our )?(?:messages|texts)) only by|only by (?:replying|texting|sending)|must (?:reply|text|send|use) (?:the (?:word|keyword) )?["'“]?stop|no other (?:way|method)|can only (?:opt[ -]?out|unsubscribe|be stopped)|(?:opt[ -]?out|unsubscribe) exclusively)\b/i;
const FRICTION_FIRST = new RegExp(
  `\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write|mail|fill|complete|contact|press|dial|llame|visite|inicie)\\b([^.!?\\n]{0,70}?)\\b(?:to|para|if you (?:want|wish|would like) to)\\s+${LEAVE}`,
  'gim',
);
const LEAVE_FIRST = new RegExp(
  `\\b(?:to|para)\\s+${LEAVE}([^.!?\\n]{0,40}?)\\b(?:call|phone|log ?in|login|sign ?in|visit|go to|click|e-?mail|write to|mail|fill|complete|contact|dial|llame|visite|inicie)\\b`,
  'gim',
);
const CHANNEL =
  '(?:call|phone|log ?in|visit|go to|see|e-?mail|write(?: to)?|mail|fax|tell|ask|contact|filling|fill|stop by|use the app|in the app|llame|visite|vaya a|entre a|escriba a|pase|hable|d[ií]ga(?:n|me|le|nos)|av[ií]se(?:nos|le)?|d[ií]ganos)';
const UNWANTED =
  "(?:(?:you )?(?:don['’]?t|dont|do not|no longer) (?:want|wish|care)(?: to (?:get|receive))?(?: any| our| these| more| to be texted)?|(?:ya )?no (?:quiere|quieres|desea|deseas)(?: recibir)?(?: m[aá]s)?)";
// "Call 270-555-0160 if you don't want texts", "See the front desk to be removed", "Just ask and we'll take you off".
const OTHER_WAY_FIRST = new RegExp(
  `\\b${CHANNEL}\\b([^.!?\\n]{0,60}?)\\b(?:if ${UNWANTED}|si ${UNWANTED}|(?:to|para) ${LEAVE}|and (?:we|i)(?:['’]ll| will) (?:take|remove|drop) you)`,
  'gim',
);
// "If you don't want these, call us", "Si ya no quiere mensajes díganos en la tienda".
const UNWANTED_FIRST = new RegExp(
  `\\b(?:(?:if|si) ${UNWANTED}|(?:to|para) ${LEAVE}|opt[ -]?out by)\\b([^.!?\\n]{0,40}?)\\b${CHANNEL}\\b`,
  'gim',
);
const UNSUBSCRIBE_LINK =
  /\b(?:unsubscribe|opt[ -]?out|unsub)\b\s{0,2}(?::|at|here:?|via|on|-)?\s{0,2}(?:https?:\/\/|www\.|[a-z0-9-]{1,40}\.(?:com|net|org|co|io|ly|us)\b)/i;
const EXTRA_STEPS =
  /\b(?:stop|unsubscribe|cancel|quit|end)\b["'”]?,? (?:followed by|and your|with your|plus your|along with your|then (?:reply|text|confirm|send)|and then|twice|and confirm)\b|\b(?:fee|charge|\$\d{1,4}(?:\.\d\d)?) (?:applies |will apply |is required |charged )?to (?:opt[ -]?out|unsubscribe|cancel messages|stop messages)\b/i;
const REPLY_VERB = /\b(?:reply|text|txt|send|respond|responda|envie)\b/i;

// A keyword that people would send as shown but that no provider recognizes.
const DISGUISED = /\bs[ .\-_*]t[ .\-_*]o[ .\-_*]p\b|\b(?:st0p|5top|5t0p)\b|\$t[o0]p\b/i;

/** A word that people would send as shown but that no provider recognizes. */
export function findBrokenKeyword(
  text: string,
  words: readonly Word[],
  hasInstruction: boolean,
): string | undefined {
  if (hasInstruction) {
    return undefined;
  }
  const glued = words.find((word) => isGlued(text.slice(word.start, word.end), word.text));
  if (glued) {
    return text.slice(glued.start, glued.end);
  }
  return quote(text, DISGUISED) ?? quote(text, NUMBER_TO_STOP) ?? findInvented(text);
}

const AROUND_STOP =
  /^(?:rply|reply|txt|text|send|to|2|4|cancel|end|quit|out|optout|unsub|unsubscribe|salir|para|parasalir|cancelar|fin|now|msgs?|texts?|alerts?|please|with|by|for|me|help|ayuda){1,4}$/;

function isGlued(shown: string, word: string): boolean {
  if (KEYWORDS.has(word) || HONEST_WORDS.has(word)) {
    return false;
  }
  const at = shown.indexOf('STOP');
  if (at >= 0) {
    const rest = `${word.slice(0, at)}${word.slice(at + 4)}`;
    // "EndWithSTOP", "STOPparaSALIR", "STOP2END", and "RPLYSTOP".
    return rest !== '' && (/[\p{Ll}\d]/u.test(shown) || AROUND_STOP.test(rest));
  }
  return GLUED.test(word);
}

function findInvented(text: string): string | undefined {
  for (const pattern of [INVENTED, INVENTED_ALONE]) {
    for (const match of text.matchAll(pattern)) {
      const word = (match[1] as string).toLowerCase();
      if (!KEYWORDS.has(word) && !NOT_TO_SEND.has(word)) {
        return match[0].trim();
      }
    }
  }
  return undefined;
}

const NOT_TO_SEND = list(
  'us to me back here now this the a an or and help info ayuda for with your our at if we you i all it',
);
// Ordinary words that start with a keyword.
const HONEST_WORDS = list(
  'stops stopped stopping stopper stoplight nonstop doorstop backstop shortstop pitstop unstoppable unstop endorsement endless ending endout stopout stopover stopwatch quitter end2end endow endowment endure endocrine',
);

export function findFriction(text: string): string | undefined {
  for (const pattern of [FRICTION_FIRST, LEAVE_FIRST, OTHER_WAY_FIRST, UNWANTED_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      // "Call us to reschedule or reply STOP to opt out": the reply is a separate option.
      if (!REPLY_VERB.test(match[1] ?? '') && !/\bstop\b/i.test(match[1] ?? '')) {
        return match[0].trim();
      }
    }
  }
  return quote(text, UNSUBSCRIBE_LINK) ?? quote(text, EXTRA_STEPS);
}

const LEAVES_TEXTS =
  /\b(?:opt(?:ing)?[ -]?out|unsubscrib(?:e|ing)|unsub|(?:off|from|leave) (?:the|our|this|my) (?:text )?list|salir de (?:la|nuestra) lista|take you off|be (?:removed|taken off|deleted)|remove (?:me|you|yourself|your number)|(?:no more|stop|end|turn(?:ing)? off|quit|don['’]?t want|dont want|do not want|no longer want|pause|silence|manage|leave|disable|cancel)(?: [\p{L}]{2,9}){0,2} (?:texts?|messages|msgs|sms|alerts|reminders|notifications|notices)|manage or leave|turn (?:promos|offers|deals|texts|alerts) off|desactiv[ae]|cancelar suscripci[oó]n|(?:texts?|sms|messages?|notifications?|alerts?|communications?|reminders?) (?:prefs|preferences|settings|choices|options)|click (?:here )?to stop|here to stop|not interested\?|darse de baja|(?:ya )?no (?:quiere|quieres|desea|deseas|recibir)(?: recibir)?(?: m[aá]s)? (?:mensajes|textos|avisos)|dejar de recibir|cancel[ae]r? (?:los |sus |estos )?(?:mensajes|textos|avisos)|puede salir|salirse|quitarse)|\/(?:optout|opt-out|unsub(?:scribe)?|baja|stop)\b/iu;
const CHANNEL_NAMED =
  /@|\b(?:\d{3}[-. ]\d{4}|call|e-?mail|dm|write|mail|fax|app|settings|profile|account|portal|web ?site|online|desk|cashier|counter|store|office|reception\w*|instagram|facebook|whatsapp|messenger|visit|form|survey|in person|let (?:us|your|the|me)|tell|ask|llame|marque|av[ií]se\w*|d[ií]ga\w*|visite|entre|vaya|pase|correo|tienda|caja|oficina|mostrador|p[aá]gina|perfil|settings|ajustes|configuraci[oó]n|[a-z0-9-]{2,40}\.[a-z]{2,8}\/[a-z0-9]|[a-z0-9-]{2,40}\.(?:com|net|org|co|io|us|ly|info|app))\b/iu;
const CLAUSE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]+)*[.!?]?/g;

/** Where a message has no instruction: a sentence, or a question and its answer, that offers another way out. */
export function findOtherChannel(text: string): string | undefined {
  if (!LEAVES_TEXTS.test(text) || !CHANNEL_NAMED.test(text)) {
    return undefined;
  }
  const clauses = Array.from(text.matchAll(CLAUSE), ([clause]) => clause.trim());
  for (const [index, clause] of clauses.entries()) {
    const shown = clause.endsWith('?') ? `${clause} ${clauses[index + 1] ?? ''}` : clause;
    if (LEAVES_TEXTS.test(clause) && CHANNEL_NAMED.test(shown)) {
      return shown.trim();
    }
  }
  return undefined;
}

export function quote(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0];
}
