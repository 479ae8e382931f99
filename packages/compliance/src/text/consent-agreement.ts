// Finds the words by which somebody agrees to texts, or asks for them, in a consent text.
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';
import { type Pattern, filtered } from './filtered-pattern.ts';

/** A quotation from the text, or undefined. */
type Evidence = string | undefined;

const any = (...patterns: readonly string[]): Pattern =>
  filtered(withoutUnicodeMode(new RegExp(`(?:${patterns.join('|')})(?!\\p{L})`, 'iu')));
const find = (text: string, pattern: Pattern): Evidence => pattern.exec(text)?.[0].trim();

const WHO =
  '(?:i|you|we|u|and|that|they|customers?|clients?|patients?|members?|guests?|parents?|subscribers?|buyer|he|she|he or she)';
const ADVERBS =
  '(?:hereby |expressly |also |voluntarily |knowingly |explicitly |freely |would like to |want to |wish to |choose to |elect to |understand and |am |have |has |had )*';
const AGREES =
  '(?:agree[sd]?|agreeing|consent(?:s|ed|ing)?|authori[sz](?:e|es|ing)|opt(?:s|ed|ing)?[ -]?in(?:to)?|accept(?:s|ed|ing)?|allow(?:s|ing)?|permit(?:s|ting)?|approve|grant|request|elect|choose|subscrib(?:e|ing)|enroll(?:ing)?|sign(?:ing)? up|receive|requests?|ask(?:s)?(?= (?:us|to|[\\p{Lu}])))';
const ACTION = any(
  `\\b${WHO} ${ADVERBS}${AGREES}\\b`,
  "\\b(?:you|they|we)['’](?:re|ve) (?:\\p{L}+ )?(?:agreeing|consenting|opting|opted|authorizing|accepting|signing up|subscribing|agreed)",
  "\\b(?:i|we)['’]m (?:\\p{L}+ )?(?:ok|okay|fine|good|in|happy)\\b|\\bi['’]m opting in\\b|\\bcount me in\\b|\\byes to\\b|\\bsay yes\\b|\\bsaying yes\\b",
  '\\b(?:agrees?|agreeing|consents?|consenting|opt in|opting in|opted in) to\\b|\\bagree\\?|\\bto agree\\b|\\byes[,!]? (?:i|please|send|sign|to|let)\\b|\\bsign me up\\b',
  "\\bgives? (?:my|our|your|their|his|her|[\\p{L}’' ]{2,30}) (?:prior |signed |your )?(?:express )?(?:written )?(?:consent|permission|authorization)\\b",
  '\\b(?:my|your|their) (?:express |signed |prior )?(?:written )?(?:consent|permission|authorization|ok|okay)\\b|\\bpermission (?:to|granted|given)\\b|\\b(?:consent|permission) (?:is )?(?:granted|given)\\b',
  '\\b(?:text|reply|send) ["\'“]?[a-z0-9]{1,15}["\'”]? (?:to|at) \\(?\\+?\\d[\\d() .-]{3,16}|\\b(?:text|reply) ["\'“]?(?:yes|y|join|start)["\'”]? to\\b',
  "\\bauthori[sz]e\\b[^!?\\n]{0,60}\\bto (?:text|send|contact|message)\\b|\\b(?:may|can|could) (?:we|i|the|our|[\\p{L}’' ]{2,30})\\b[^.!?\\n]{0,60}\\b(?:text|send|message)\\b",
  '\\b(?:ok|okay|alright|all right|fine|cool) (?:to|if we|for us to) (?:use|text|send|message|reach)\\b',
  "\\b(?:is it|would it be|it['’]?s|it is) (?:ok|okay|all right|alright|fine)\\b[^.!?\\n]{0,80}\\btexts?|\\bwould you like\\b[^.!?\\n]{0,80}\\b(?:texts?|messages|sms|reminders|alerts|updates)|\\b(?:do|are) you (?:want|ok|okay|agree|consent|authorize|give)\\b",
  '\\bwhether\\b[^.!?\\n]{0,60}\\b(?:may|can|could)\\b[^.!?\\n]{0,20}\\b(?:send|text|message)\\b',
  '\\b(?:may|can) text (?:me|us|my|you|this)\\b|\\b(?:do|are) you (?:agree|ok|okay|consent)\\b|\\b(?:let|allow) \\p{L}[^.!?\\n]{0,40}\\b(?:text|send|message) (?:me|us|my)\\b',
  '\\b(?:subscribe|enroll|add|include|sign|opt|count|put) me (?:to|in|up|for|on|down)\\b|\\b(?:tell|tells|lets) us (?:that )?(?:you|it)\\b',
  "\\bpress \\d\\b|\\binitial (?:here|below|if)\\b|\\bif you(?:['’]d| would) like\\b|\\bsign (?:here |below )?if you (?:want|would like|agree)\\b",
  // Spanish.
  '(?<!\\p{L})(?:acepto|acepta|aceptas|aceptan|acept[eé]|autorizo|autoriza|autorizas|autorizan|consiento|consiente|consientes|permito|permite|doy|da|das|dan|otorgo|otorga|concedo|conf[ií]rmo)(?: (?:mi|su|tu|el|que|a|recibir|consentimiento|permiso|autorizaci[oó]n))?',
  '(?<!\\p{L})(?:estoy de acuerdo|est[aá]s? de acuerdo|de acuerdo en|me gustar[ií]a|le gustar[ií]a|te gustar[ií]a|me (?:apunto|suscribo|inscribo|uno)|(?:apunt|inscr[ií]b|suscr[ií]b|agr[eé]g)\\w*(?:me|nme)|al unirse|se suscribe|te suscribes|s[ií] a (?:las|los|recibir)|mi consentimiento|mi permiso|mi autorizaci[oó]n)',
  '(?<!\\p{L})(?:puede|podemos|podr[aá]|pueden)\\b[^.!?\\n]{0,30}\\b(?:enviarme|avisar\\w*|mandarme|mandarle|textear\\w*|enviarle|escribir\\w*)|(?<!\\p{L})(?:marque|oprima|presione) (?:el )?\\d|(?<!\\p{L})si (?:desea|gusta|quiere) recibir|(?<!\\p{L})(?:quiero|deseo|quiere|desea)(?: recibir)?|(?<!\\p{L})firme si quiere|(?<!\\p{L})(?:nos|me) da(?:s)? (?:su |tu )?permiso|(?<!\\p{L})(?:m[aá]nd|env[ií]|av[ií]s|text[eé])\\w*(?:me|nme)(?!\\p{L})',
);

/** Words of agreement. */
export function findAgreement(text: string): Evidence {
  const found = find(text.replaceAll(MAY_AGREE, ' ').replaceAll(NO_CONDITION, ' '), ACTION);
  return found !== undefined && ONLY_JOINS.test(found) && !HOW.test(text) ? undefined : found;
}

/** “You may provide us with consent to send you texts” says what is possible, and nobody agrees. */
const MAY_AGREE = withSmallCode(
  /\b(?:you|customers?|clients?|users?|members?|they|usted|los clientes) (?:may|can|could|might|puede[n]?|podr[aá]n?) (?:also |choose to |optionally )?(?:provide|give|grant|dar(?:nos)?|otorgar(?:nos)?)\b(?: us)?(?: with)? (?:(?:your|their|su|el) )?(?:consent|permission|authorization|consentimiento|permiso)(?!\p{L})[^.!?\n]{0,80}/giu,
);
/** “Consent to receive texts is not a condition of purchase” is fine print, and staff who ask for permission have none. */
const NO_CONDITION = withSmallCode(
  /(?<=^|[.!?;\n☐]\s{0,3})(?:(?:your|my|their|su|tu|el) )?(?:consent|agreement|agreeing|consenting|opting in|consentimiento)\b[^.!?;\n]{0,80}\b(?:is|es)(?:n['’]t)? (?:not |never |no )?(?:an? |una? )?(?:condition|required?|requirement|needed|necessary|optional|voluntary|condici[oó]n|requisito|opcional|voluntari[oa])(?!\p{L})|(?<!\p{L})no es (?:condici[oó]n|requisito)\b[^.!?;\n]{0,80}|\b(?:asks?|asking|asked|requests?|seeks?) (?:\p{L}+ )?for (?:your |their )?(?:consent|permission)\b/giu,
);
/** “I agree to the Text Messaging Policy” agrees to a policy, and not to texts. “… and consent to SMS” agrees to both. */
const AGREES_TO_POLICY = withSmallCode(
  /\b(?:(?:i|you|we|they|by [^.!?\n]{0,40},) )?(?:(?:hereby|also|have read|understand|acknowledge)(?: that)? (?:and |i )?){0,4}(?:agree(?:s|ing)?|consent(?:s|ing)?) (?:to|with) (?:the |our |your |its |all |these |\p{Lu}[\p{L}\p{N}’'-]+ ){0,4}(?:(?:[Ss][Mm][Ss]|[Tt]ext(?:ing)?|[Mm]obile|[Mm]essag(?:e|ing)|[Pp]rivacy|[Cc]onsent|[Oo]ffice|[Cc]ommunications?)[ /]){0,4}(?:[Pp]olic(?:y|ies)|[Tt]erms|[Cc]onditions|[Aa]greements?|[Rr]ules|[Gg]uidelines)\b(?![^.!?\n]*\b(?:receiv\w+|get(?:ting)?|texted|contact\w*|notif\w+|sent?|sending|texts|text me|messages|alerts|reminders|updates|offers|promotions)\b)(?![^.!?\n]*\b(?:and|[Cc]onsent(?:s|ing)?|[Aa]gree(?:s|ing)?|[Aa]uthori[sz](?:e|es|ing)|permit|allow|[Oo]pt(?:s|ing)?[ -][Ii]n) (?:[\p{L}\p{N}’'&]+ ){0,4}?to (?:[\p{L}\p{N}’'&]+ ){0,4}?(?:(?:[Ss][Mm][Ss]|[Tt]ext(?:ing)?)(?: [Mm]essag\w+)?|[Mm]essaging)\b(?!(?: (?:[Mm]essag\w+|[Pp]rivacy|[Mm]arketing|[Pp]rogram|[Cc]onsent)){0,3} (?:[Pp]olic|[Tt]erms|[Cc]onditions|[Aa]greement|[Rr]ules|[Gg]uidelines)))[^.!?\n]*/u,
);

const EACH_POLICY = withSmallCode(new RegExp(AGREES_TO_POLICY.source, 'gu'));

/** The text without the sentences in which somebody agrees to a policy only. */
export const withoutPolicies = (text: string): string => text.replaceAll(EACH_POLICY, ' ');

export const findPolicyAgreement = (text: string): Evidence => AGREES_TO_POLICY.exec(text)?.[0].trim();

/** “Customers sign up” is no act that a reviewer can look at. */
const ONLY_JOINS = withSmallCode(
  /^(?:they|that|customers?|clients?|patients?|members?|guests?|parents?|subscribers?|buyer|he|she|he or she) (?:\p{L}+ ){0,3}(?:sign(?:ing)? up|opt(?:s|ed|ing)?[ -]?in(?:to)?|subscrib(?:e|ing)|enroll(?:ing)?)$/iu,
);
const HOW = withSmallCode(
  /☐|□|▢|\[ ?\]|\b(?:by|through|via|on (?:our|the|a)|at (?:the|our|checkout|\p{L}+\.\p{L})|when|form|page|web ?site|box|checkbox|button|tick|click|tap|press|text [a-z0-9"“']+ to|kiosk|paper|sheet|card|app|portal|account|checkout|verbally|phone call|in person|sign here|signature|enter(?:s|ing)?|\p{L}{2,}\.(?:com|org|net|io)\/(?:sms|text|join|sign))(?!\p{L})/iu,
);

// The customer requests texts without words of agreement.
const REQUEST = withoutUnicodeMode(
  /\b(?:(?:yes|ok|okay|sure)[,!]? (?:to )?(?:text|message|sms|send|please)|(?:i['’]?d|i would|we['’]?d|we would) (?:like|love) (?:to )?(?:get|receive|have|be (?:texted|contacted))?|i want (?:to (?:get|receive)|text|sms|\p{L}+ (?:deals|texts|alerts|updates))|opt me in|keep me (?:posted|informed|updated|in the loop)|(?:please )?(?:text|send|notify|alert|message) me|(?:check|tick|mark) (?:here|this box|the box|below) (?:to|if|for)|(?:sign|signing) up (?:to|for)|would you like|(?:enter|provide|give us) your (?:mobile |cell |phone )?(?:phone )?number (?:to|for|and)|(?:\p{Lu}?\p{L}+ )?(?:may|can|could|will) (?:text|send|message) (?:me|us|my|you)|sms ok|opt(?:s|ing)? in to|i want\b[^.!?\n]{0,50}\btexts?|(?:☐|\[ ?\]|\( ?\))[^.!?\n]{0,80}\b(?:texts?|sms|messages|mensajes|textos)|ok to text|okay to text|send me|text me|get texts|alert me|want\b[^.!?\n]{0,40}\?|(?:al marcar|acepto|autorizo|deseo recibir))\b/iu,
);
// An act by which people ask for texts: an empty box, a button, a line to sign, a keyword to send, a spoken yes.
const ACT = any(
  '(?:☐|▢|□|○|◯|\\[ {0,6}\\]|\\( {0,3}\\)|\\[_+\\])',
  `\\b(?:check|tick|mark|select|choose|choosing|tap|tapping|click|clicking|press|pressing|hit|hitting|toggle|flip|turning this on|sign|signing|initial|write your|add your|leave your|enter (?:your )?(?:cell|mobile|phone|number))\\b[^.!?\\n]{0,80}\\b(?:texts?|sms|messages?|updates|alerts|get|receive|join|want|if you|ask(?:s)?)`,
  `\\b(?:want|wants|would you like|like|mind if|shall (?:i|we)|do you want|interested in|you ok with)\\b[^.!?\\n]{0,90}\\?`,
  '\\b(?:select|press|tap|click|hit|choose|pulse|oprima|toque|dele click|elija) (?:on |the |en |a )?["“]|\\bturn (?:it |them |this )?on if\\b|\\b(?:still )?want in\\?|\\b(?:yes|s[ií]): ?_',
  '(?<!\\p{L})[A-Z]{3,15} ?(?:→|=>|->|=|:|>) ?\\(?\\d[\\d() .-]{3,14}|(?<!\\p{L})(?:al|to) \\(?\\d{3}\\)?[-. ]\\d{4}',
  '\\b(?:enrol?lment|opt[ -]?in|sign[ -]?up|to enroll|to join|to sign up|inscripci[oó]n)\\b[^.!?\\n]{0,60}\\b(?:type|enter|select|press|tap|click|send|text|write|reply|say|check|tick|escrib\\w+|mand\\w+|marc\\w+|presion\\w+)',
  '\\b(?:yes or no|yes\\/no|y\\/n|yes ?_+|a yes|says? yes|said yes|["“]yes["”]|customer: yes)',
  '\\b(?:text|send|txt|message|reply) ["“]?(?:[A-Z0-9]{2,20})["”]?[^!?\\n]{0,30}\\b(?:to|at) \\(?\\d',
  '(?<!\\p{L})[A-Z]{3,15} (?:to|al) \\(?\\d[\\d() .-]{3,14}',
  '(?<!\\p{L})(?:mand[ae]n?|manden|env[ií][ae]n?|escrib[ae]|text[eé][ae]?n?|marque|marca|ponga|pon|escoge|elig[ae]|si (?:gusta|quiere|desea|elige|escoge|nos deja))(?!\\p{L})[^.!?\\n]{0,80}(?:\\b(?:al|a)\\b \\(?\\d|texto|avisos?|mensajes|\\[|firm|s[ií])',
  '(?<!\\p{L})(?:¿(?:quiere|quieres|desea|le mando|le gustar[ií]a|te gustar[ií]a|acepta|nos deja|me das?|te apunto|le mandamos|le podemos)[^?\\n]{0,90}\\?|s[ií] ?_+|dice (?:que )?["“]?s[ií]|firme su|el que quiera)',
);
/** Words that ask for texts, or an act that does. */
export const findRequest = (text: string): Evidence => find(text, REQUEST) ?? find(text, ACT);

const QUESTION = filtered(
  withoutUnicodeMode(
    /\?|¿|\b(?:would you like|do you (?:want|agree|consent)|may (?:we|i) |can (?:we|i) |(?:is|if) (?:it|that)(?: is|['’]s)? (?:ok|okay|all right|alright|fine)|have your (?:ok|okay|permission|consent)|press \d|say (?:yes|["“]yes)|if you(?:['’]d| would) like|if you want|ask(?:s|ed|ing)?|wants?|whether|oprima|presione|marque|si (?:desea|gusta|quiere|acepta)|pregunt\w+|diga (?:que )?s[ií]|(?:a|says?|said|types?|answers?) ["“]?yes)(?!\p{L})/iu,
  ),
);
/** Whether a spoken text asks something, or tells that somebody asks. */
export const asksAloud = (text: string): boolean => QUESTION.test(text);
