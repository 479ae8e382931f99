// Finds an instruction to leave with a word that no provider recognizes: a verb, the word to send, and what sending it does.
import { withSmallCode } from './fast-patterns.ts';
import { FilteredPattern, filtered } from './filtered-pattern.ts';
import { keywords } from '../facts/keywords.ts';

const KNOWN = new Set(keywords.filter((row) => row.meaning === 'opt-out').map((row) => row.word));
/** Replies to something else. */
const OTHER_REPLIES = new Set(
  'start unstop join resume yes y si no n ok help info ayuda confirm c r reschedule help1 us to me back here now this more alta bal'.split(
    ' ',
  ),
);
const SEND =
  '(?:[Rr]eply(?: back)?(?: with)?|[Tt]ext|[Ss]end|[Tt]xt|[Aa]nswer|[Rr]espond(?: with)?|[Rr]esponda|[Rr]esponde|[Ee]nv[ií][ae]|[Mm]and[ae]|[Cc]ontest[ae]|[Ee]scrib[ae]|[Tt]ype|[Pp]on(?:ga)?|[Ss]ay|[Mm]arque|[Tt]eclee|[Dd]iga|[Rr]ply|[Pp]ress|[Hh]it|[Uu]se)';
const TOKEN =
  '["\'“‘*]?([A-Z][A-Z0-9]{0,15}(?:[ -][A-Z0-9]{2,9}){0,2}|\\d{1,2}|\\p{Extended_Pictographic}\ufe0f?|(?<=["\'“‘*])[\\p{L} ]{2,20}(?=["\'”’*]))["\'”’*]?';
const INSTRUCTED = withSmallCode(
  new RegExp(
    `(?<![\\p{L}\\p{N}])${SEND} (?:us |the word |the code |la palabra |con |un |an? |the )?${TOKEN}(?![\\p{L}\\p{N}])([^.!?\\n]{2,70})`,
    'gu',
  ),
);
/** "EXIT99 ends messages", "UNSUB4EVER gets u off the list". */
const ACTING = withSmallCode(
  new RegExp(
    `(?<![\\p{L}\\p{N}])${TOKEN}( (?:ends|stops|cancels|gets|takes|removes|drops|kills|mutes|quita|termina|cancela|saca) [^.!?\\n]{2,40})`,
    'gu',
  ),
);

const MESSAGES =
  '(?:texts?|texting|texted|messages?|messaging|msgs?|sms|alerts?|reminders?|notices?|notifications?|updates?|promos?|offers|mensajes?|textos?|avisos?|recordatorios?|alertas?|promociones|promos)';
const LEAVING = new FilteredPattern(
  [
    "\\bopt(?:ed|ing)?[ -]?out\\b|\\bunsub\\w*\\b|\\bdarse de baja\\b|\\b(?:to|and|y|para) (?:be )?remov(?:e|ed)(?: me)?\\s*$|\\b(?:be|get|you(?:['’]re| are)) (?:removed|taken off|dropped|deleted)\\b",
    '\\b(?:be|get|gets|come|comes|take|takes|want|you|u|me|us|ya|number)(?: (?:me|you|u))? off\\b(?! ?(?:your|ur|on|from|of|a|the (?!list|text)|\\d))',
    `\\bleave\\s*$|\\b(?:leave|exit|quit) (?:the |our |this |my |these )?(?:\\p{L}+ )?(?:list|club|group|chain|thread|${MESSAGES})\\b`,
    `\\b(?:stop|end|ends|stops|quit|cease|halt|kill|mute|silence|pause|cancel|cancels|turn off|shut off|disable) (?:\\p{L}+ ){0,3}${MESSAGES}\\b|\\b(?:end|stop|quit) (?:these|them|this)\\b`,
    `\\b(?:no|not|never|won['’]?t|don['’]?t|dont|ya no|ni|no le|no te|no les|without) (?:\\p{L}+ ){0,3}(?:text(?!book)\\w*|messag\\w+|msgs?|contact\\w*|bother\\w*|${MESSAGES}|avis\\w+|recib\\w+|escrib\\w+|mand\\w+|molest\\w+|hear from)\\b`,
    '\\b(?:no more|no m[aá]s|ya no|nunca m[aá]s)\\b[^,]{0,30}$|\\b(?:salir(?:se|te)?|borrar(?:se|te|l[oa])?|quitar(?:se|te|l[oa])?)\\b(?: de (?:la|nuestra|esta) lista)?\\s*$|\\bque (?:l[oa]|te|le) (?:quit|borr|sa[qc])\\w+',
  ].join('|'),
  'iu',
);
const OTHER_CHOICE =
  /\b(?:or|o) (?:call|reply|text|send|visit|[A-Z]{2,})\b|\b(?:reply|text|responda|mande) [A-Z]{2,}/u;
const MAY_INSTRUCT =
  /[A-Z0-9"'“‘]["'”’*]? ?(?:to|2|for|and|y|if|si|para|pa|when|=|ends|stops|gets|takes|cancels|removes|drops)/u;

/** The instruction, quoted from the text, or undefined. */
export function findUnknownKeyword(text: string): string | undefined {
  if (!MAY_INSTRUCT.test(text)) {
    return undefined;
  }
  for (const pattern of [INSTRUCTED, ACTING]) {
    for (const match of text.matchAll(pattern)) {
      const word = (match[1] as string).toLowerCase();
      const clause = match[2] as string;
      const leaving = LEAVING.exec(clause);
      if (leaving !== null && !isKnown(word) && !OTHER_CHOICE.test(clause.slice(0, leaving.index))) {
        return match[0].trim();
      }
    }
  }
  return undefined;
}

const isKnown = (word: string): boolean =>
  KNOWN.has(word) ||
  KNOWN.has(word.replace(/[ -]/g, '')) ||
  KNOWN.has(word.split(/[ -]/)[0] as string) ||
  OTHER_REPLIES.has(word);

const ASKS = filtered(
  /\b(?:let (?:me|us) know|lmk|say so|say the word|just (?:ask|say|tell)|tell (?:me|us)|message us|msg us|text (?:me|us) back|av[ií]s[ae](?:me|nos)|d[ií][gm][ae](?:me|nos)|me (?:dice|avisa|dices|avisas))\b/i,
);
const UNWANTED = filtered(
  /\b(?:rather (?:i |we |you )?(?:not|didn['’]?t|quit)|prefer (?:i |we )?not|(?:don['’]?t|dont|do not|no longer|ever) want (?:off|out|these|them|my|our|any|texts)|want (?:off|out)\b|off (?:this|the|our|my) list|leave you (?:be|alone)|stop (?:texting|messaging|bugging)|quit (?:texting|messaging)|no quiere que (?:le|te|les) (?:mand|escrib|text|env)\w+|no (?:quiere|quieres|desea) (?:m[aá]s )?(?:mensajes|textos|avisos)|deje de (?:mand|escrib)\w+)/i,
);
const OPEN_OFFER =
  /\byou (?:can|may) (?:opt[ -]?out|unsubscribe|leave the list) (?:whenever|when(?: ?ever)? you|if you|any)\b[^.!?\n]{0,20}/i;

/** "If you'd rather not get these just let me know": a way out without a keyword. */
export function findSpokenOptOut(text: string): string | undefined {
  const offer = OPEN_OFFER.exec(text)?.[0];
  if (offer !== undefined) {
    return offer;
  }
  if (!ASKS.test(text) || !UNWANTED.test(text)) {
    return undefined;
  }
  return Array.from(text.matchAll(/[^.!\n]+/g), ([sentence]) => sentence.trim()).find(
    (sentence) => ASKS.test(sentence) && UNWANTED.test(sentence),
  );
}
