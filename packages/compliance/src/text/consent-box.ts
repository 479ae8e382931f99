// Finds sentences about the box of an opt-in form: filled in beforehand, or needed to go on.
import { type Sentence, findSentence, prepareRules } from './consent-sentences.ts';

const BOX =
  /\b(?:box|boxes|checkbox|check ?mark|square|toggle|switch|slider|option|default|text alerts|casilla|cuadrito|recuadro|interruptor|palomita|opci[oó]n)\b/iu;
const FILLED =
  /\b(?:checked|ticked|selected|marked|filled|on|enabled|green|prendid[oa]|encendid[oa]|activad[oa]s?|marcad[oa]|palomead[oa]|puesta|seleccionad[oa]|(?:check|tick|mark|x) in it|with an x)(?!\p{L})/iu;
const BEFOREHAND =
  /\b(?:by default|default:|when (?:the|this|your) (?:page|form|screen)|(?:page|form|screen) (?:opens|loads|starts)|on load|from the start|already|initially|for every new|beforehand|up front|al abrir|al cargar|ya (?:trae|viene|est[aá]|aparece)|de f[aá]brica|por defecto|de antemano|de entrada|desde el principio)(?!\p{L})|^default/iu;
const EMPTY =
  /\b(?:not|never|isn['’]?t|aren['’]?t|no viene|no est[aá]|nunca|un-?checked|un-?ticked|unselected|empty|blank|off by|vac[ií][oa]|sin marcar|en blanco|desmarcad[oa])(?!\p{L})/iu;
const TAKES_OUT =
  /\b(?:uncheck|untick|unselect|deselect|clear|remove|erase|cross out|switch (?:it |them )?off|turn (?:it |them )?off|slide (?:left|right|it)|desmar\w+|quit[ea]n?|quitar\w*|borr[ea]n?)(?!\p{L})/iu;
const IF_UNWANTED =
  /\b(?:if (?:you|they)|unless|to (?:decline|refuse|opt out|turn off)|you['’]?d rather|rather not|don['’]?t want|do not want|si no|para no|turn off|which they can|who do not)(?!\p{L})/iu;
const MARKS = /\b(?:check|tick|mark|select|x|marque|marca|palomee|tache|seleccione)(?!\p{L})/iu;
const REFUSES =
  /\b(?:(?:do not|don['’]?t|does not|rather not|would not|not) (?:want|wish|like|care|get|receive)|opt(?:ing)? out of|to decline|to refuse|prefer not|no (?:desea|quiere)[sn]?|prefiere no|para no recibir)(?!\p{L})/iu;
const TEXTS =
  /\b(?:texts?|texting|sms|messages?|msgs?|messaging|mensajes?|textos?|avisos|promociones|alerts|offers)(?!\p{L})/iu;
const LEFT_EMPTY =
  /\b(?:leave|left|blank|empty|don['’]?t (?:check|tick)|do not (?:check|tick)|en blanco|vac[ií]a|no (?:la )?marque|no firme)(?!\p{L})/iu;

const PRE_CHECKED = prepareRules([
  {
    all: [
      /\b(?:leav(?:e|ing) (?:it |this |the box |the line )?(?:blank|empty|unchecked|unticked)|dej(?:e|ar|a)(?:la|lo)? (?:la casilla )?(?:en blanco|vac[ií]a|sin marcar))(?!\p{L})/iu,
      /\b(?:to|and (?:you|we)(?:['’]ll| will)|para|y) (?:keep |start |also )?(?:get|getting|receive|receiving|be (?:added|enrolled)|stay (?:on|subscribed)|join|text you|recibir\w*|le mand\w+)(?!\p{L})/iu,
    ],
    none: /\b(?:no texts|not (?:to )?(?:get|receive|be)|won['’]?t|no (?:recibir|quiere|desea))(?!\p{L})/iu,
  },
  { all: [BOX, FILLED, BEFOREHAND], none: EMPTY },
  {
    all: [TAKES_OUT, IF_UNWANTED],
    none: /\b(?:cache|history|form to start|reply|text|send|responda|mande)\b[^.!?\n]{0,12}\bstop\b|\bstop (?:to|para)\b|\b(?:cache|history|form to start)\b/iu,
  },
  { all: [MARKS, REFUSES, TEXTS], none: LEFT_EMPTY },
  { all: [MARKS, REFUSES, /\bhere\b|\baqu[ií]\b/iu], none: LEFT_EMPTY },
  {
    all: [
      /\b(?:we|our staff|our system|nosotros|el sistema|le|te) (?:\p{L}+ )?(?:tick|check|mark|marcamos|palomeamos)(?!\p{L})/iu,
      /\b(?:for (?:you|them|customers)|it|la casilla)\b/iu,
    ],
    none: /\b(?:never|don['’]?t|do not|if|only|nunca|si|solo)(?!\p{L})/iu,
  },
  {
    all: [
      /\b(?:if|when) (?:\p{L}+ )?(?:left )?(?:blank|empty)\b|\bif you do nothing\b|\bsi (?:la |lo )?deja en blanco\b|\bsi no hace nada\b/iu,
      /\b(?:we['’]?ll|we will|you['’]?ll|you will|le mandaremos|recibir[aá]s?)(?!\p{L})/iu,
    ],
    none: /\b(?:not|no|never|won['’]?t)\b/iu,
  },
]);

/** A box that is filled in before the person acts, or that people mark to refuse. */
export const findFilledBox = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, PRE_CHECKED);

const CONSENT_BOX =
  /\b(?:box|boxes|checkbox|casillas?|cuadrito|opt[ -]?in|(?:text|sms) consent|texts?|textos|mensajes)(?!\p{L})/iu;
const NEEDED =
  /\b(?:required|mandatory|compulsory|obligatory|needed to|must be (?:checked|ticked|accepted|initialed|selected)|obligatori[oa]s?|requerid[oa]s?|indispensable)(?!\p{L})/iu;
const NOT_NEEDED =
  /\b(?:not|never|no|nor|isn['’]?t|aren['’]?t|don['’]?t|needn['’]?t|neither|nothing|optional|opcional(?:es)?|voluntari[oa]s?|ni|nunca|number|phone|name|n[uú]mero|tel[eé]fono|nombre|by law|condition|yourself|themselves|confirm\w*|reply)(?!\p{L})/iu;
const GOES_ON =
  /\b(?:submit(?:ted|s)?|submissions?|continue|proceed|advance|(?:go|move|get) (?:on|through|ahead|any further)|next (?:page|step|screen)|process(?:ed)?|reviewed|opened|created|register(?:ed)?|registration|apply|applications?|sign up|accounts?|form|forms|button|enviar|env[ií]a|avanza\w*|continuar|siguiente|activa|bot[oó]n|formulario|solicitud|registro|procesa\w*|error)(?!\p{L})/iu;
const BLOCKED =
  /\b(?:can['’]?t|cannot|won['’]?t|will not|could not|couldn['’]?t|unable|does not|doesn['’]?t|do not|not be able|sent back|desactivad[oa]|deshabilitad[oa]|devuelt[oa]s?|not (?:be )?(?:accepted|processed|reviewed|opened|created|submitted|sent)|reject(?:ed|s)?|disabled|gr[ae]y(?:ed)?|inactive|locked|blocked|error|fails?|no (?:se|deja|avanza|funciona|permite)|bloquead[oa]|rechazad[oa]s?)(?!\p{L})/iu;
const UNTIL =
  /\b(?:unless|until|without|if|when|left|unchecked|un-?ticked|blank|empty|so|while|as long as|mientras|sin|hasta|si|a menos)(?!\p{L})/iu;
const CHOICE =
  /\b(?:box|boxes|checkbox|check(?:ed|ing|s)?|tick(?:ed|ing)?|selected|unchecked|agree(?:d|s|ing)?|consent|opt(?:ed|ing|s)?|yes|accept(?:s|ed|ing)? (?:the )?texts?|texts|casilla|marc(?:ar|a|ada)|acept\w+|textos|mensajes)(?!\p{L})/iu;
/** “You may still register with an empty box” and “you get no texts unless you check it” force nobody. */
const FREE =
  /\b(?:can|may|able to|still|(?<!no )(?<!no se )puedes?) (?:still |also )?(?:submit|send|continue|proceed|order|register|finish|complete|place|enviar|continuar|seguir)\b|\b(?:texts?|messages?|sms|mensajes|textos)\b[^.!?\n]{0,12}\b(?:unless|until|without|will not|won['’]?t|are not)\b|\b(?:not|never|won['’]?t) (?:receive|get|be texted|text|pre-?check|pre-?tick|check|tick)|\b(?:is|are) (?:not|never) (?:pre|checked|required|shared)|\bdoes not affect\b|\bnot be (?:pre|checked)/iu;

/** A button that wakes up with the box, unless it only signs up for the texts. */
const BUTTON =
  /\b(?:button|checkout|payment|next (?:page|step|screen)|form|calendar|bot[oó]n|pago|formulario|calendario|siguiente)(?!\p{L})/iu;
const WAKES =
  /\b(?:activates?|enables?|unlocks?|lights? up|appears?|opens?|turns? (?:on|blue|green|active)|becomes? (?:active|available|clickable)|works?|se (?:activa|habilita|desbloquea|abre|prende)|aparece|funciona)(?!\p{L})/iu;
const WITH_BOX =
  /\b(?:once|when|after|only|as soon as|cuando|hasta que|solo)(?!\p{L})[^.!?\n]{0,30}\b(?:box|checkbox|checked|ticked|casilla|marca\w*)(?!\p{L})|\bal (?:marcar|palomear|tachar|activar) (?:la|esta|el) (?:casilla|cuadro)(?!\p{L})/iu;
const OWN_BUTTON =
  /\b(?:captcha|robot|age|edad)(?!\p{L})|\b(?:join|sign[ -]?up|subscribe|text|opt[ -]?in|unirme|inscrib\w+|suscrib\w+)(?!\p{L})[^.!?\n]{0,12}\b(?:button|bot[oó]n)|\b(?:button|bot[oó]n) (?:to|for|para|de) (?:join|texts|unirse|textos)(?!\p{L})/iu;

const REQUIRED = prepareRules([
  { all: [BUTTON, WAKES, WITH_BOX], none: OWN_BUTTON },
  { all: [CONSENT_BOX, NEEDED], none: NOT_NEEDED },
  { all: [GOES_ON, BLOCKED, UNTIL, CHOICE], none: FREE },
  {
    all: [
      GOES_ON,
      BLOCKED,
      /\b(?:didn['’]?t|did not|have not|haven['’]?t) (?:accept|agree|check|tick|consent)/iu,
    ],
  },
  { all: [/\b(?:there['’]?s|there is|has|with|hay|tiene) no\b[^.!?\n]{0,16}["“']?no\b/iu] },
  {
    all: [
      /\b(?:need|have|must|required) (?:to )?(?:choose|pick|select|answer)\b/iu,
      /\b(?:to|before) (?:go|continue|proceed|submit|finish|the next)/iu,
    ],
  },
]);
const STARRED =
  /\*\s?(?:required|obligatori[oa]|requerid[oa])\b|(?<![(] ?|\b(?:not|never|isn['’]t) )\b(?:required|campo requerido|campo obligatorio|obligatorio)\s?:/i;

/** A box without which nobody can go on. */
export function findForcedBox(sentences: readonly Sentence[], text: string): string | undefined {
  const starred = STARRED.exec(text);
  const near =
    starred === null
      ? ''
      : text.slice(Math.max(0, starred.index - STARRED_UNITS), starred.index + STARRED_UNITS);
  return (
    findSentence(sentences, REQUIRED) ??
    findStarredBox(text) ??
    (TEXTS.test(near) && /\b(?:agree|consent|text me|accept|acepto|autorizo)/iu.test(near)
      ? starred?.[0]
      : undefined)
  );
}

const STAR_MEANS_REQUIRED =
  /\*\s?(?:=|:|-|are|is|means)?\s?(?:fields? )?(?:required|obligatori[oa]s?|requerid[oa]s?)|\b(?:fields?|items|campos) (?:with|marked(?: with)?|con)(?: an?| un)? (?:\*|asterisks?|asterisco)/iu;
const STARRED_BOX = /(?:☐|□|▢|\[ ?\])[^\n☐□▢]{4,200}\*\s*$/u;

/** “☐ Text me visit reminders*” where the star means required. */
function findStarredBox(text: string): string | undefined {
  return STAR_MEANS_REQUIRED.test(text)
    ? text
        .split('\n')
        .find((line) => STARRED_BOX.test(line) && TEXTS.test(line) && !OTHER_AGREEMENT.test(line))
    : undefined;
}

const OTHER_AGREEMENT = /\b(?:optional|opcional|terms of (?:service|use)|t[eé]rminos del servicio)\b/iu;
const STARRED_UNITS = 60;
