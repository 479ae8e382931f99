// Finds sentences that widen a consent: other agreements in the same act, and other senders.
import { withSmallCode } from './fast-patterns.ts';
import { type Sentence, findSentence, prepareRules } from './consent-sentences.ts';

const TEXTS =
  '(?:texts?|texting|text (?:me|you)|sms|messages?|mensajes?|textos?|recordatorios|promociones|promos|avisos)';
const AGREES =
  '(?:agree(?: to)?|accept|authori[sz]e|acknowledge|consent(?: to)?|acept(?:ar|amos)|certify|confirm|have read|release|want|join|covers|means?|sign me up for|send me|yes to|acepto|acepta|aceptas|autorizo|le[ií]|he le[ií]do|apruebo|confirmo)';
const OTHER =
  '(?:terms(?! (?:and privacy )?(?:at|:|are|is))|conditions|privacy (?:policy|notice|practices)|(?:\\p{L}+ ){0,2}(?:agreement|contract|waiver|policy|policies|plan|code|bylaws)|liability|rules|photo release|photos|credit (?:check|report)|background check|drug test|arbitration|treatment|tratamiento|cobro|billing|insurance|newsletter|e-?mail list|e-?mails|hipaa|charge my card|recording|18|21|age|t[eé]rminos|condiciones|(?:\\p{L}+ ){0,2}(?:contrato|reglamento|pol[ií]tica)|aviso de privacidad|uso de (?:mis )?fotos|fotos|reglas|bolet[ií]n)';
const POINTS =
  /\b(?:see|view|(?<!have )(?<!i )read (?:our|more)|visit|per|under|subject to|according to|described in|in accordance with|as (?:described|stated)|ver|consulte|lea|seg[uú]n|separate|separately|not (?:part|bundled)|sms terms|text(?:ing)? terms|messaging terms|t[eé]rminos de (?:sms|textos|mensajes))\b/iu;

const BUNDLED = prepareRules([
  {
    all: [
      /\bby (?:executing|signing|entering into) (?:this|the) (?:\p{L}+ ){0,3}?(?:agreement|contract|lease|application|order|waiver|form for)\b/iu,
      /\b(?:consents?|agrees?|accepts?|authorizes?)\b/iu,
      /\b(?:texts?|sms|messages)\b/iu,
    ],
    none: /\bseparate\b/iu,
  },
  {
    all: [
      /\b(?:yes to|s[ií] a) (?:everything|all of it|todo)(?!\p{L})/iu,
      /\b(?:texts?|sms|mensajes|textos)\b/iu,
    ],
  },
  {
    all: [
      /\b(?:the two|both|these|they|las dos|ambos)\b[^.!?\n]{0,16}\b(?:can['’]?t|cannot|no se pueden?) (?:be )?(?:separated?|split|chosen alone|separar|elegir)(?!\p{L})/iu,
    ],
  },
  {
    all: [
      /\b(?:one|a single|this|my|his|su|una sola|con su) (?:signature|box|yes|firma|casilla|check)\b/iu,
      /=|\b(?:covers?|for everything|all of (?:the above|this|it)|(?<!\b(?:by|automated|automatic|electronic|other|any|these|reasonable) )means|everything|acepta tambi[eé]n|cubre|para todo)\b/iu,
    ],
    none: /\bonly\b|\bsolo\b/iu,
  },
  {
    all: [
      /\b(?:section|clause|article|paragraph|cl[aá]usula|secci[oó]n) \d/iu,
      /\b(?:contract|agreement|terms|contrato|inquilino|buyer|member|tenant|customer|client)\b/iu,
      new RegExp(`(?<!\\p{L})${TEXTS}(?!\\p{L})`, 'iu'),
      /\b(?:consents?|agrees?|accepts?|acepta|autoriza)\b/iu,
    ],
  },
  {
    all: [
      /\b(?:in|as part of|part of|inside|buried in|dentro de(?:l)?|incluid[oa] en) (?:our |the |el |los )?(?:terms|contract|agreement|contrato|t[eé]rminos)\b/iu,
      new RegExp(`(?<!\\p{L})${TEXTS}(?!\\p{L})`, 'iu'),
      /\b(?:consents?|agrees?|opt|accept\w*|acept\w+)\b/iu,
    ],
    none: /\b(?:see|not|separate|described|explained)\b/iu,
  },
]);

/** Texts in one act with a contract, a policy, or another list. */
export const findBundle = (sentences: readonly Sentence[], text: string): string | undefined =>
  sentences.find(isBundle)?.text.slice(0, QUOTED_UNITS_MAX).trim() ??
  findSentence(sentences, BUNDLED) ??
  findSplitBundle(sentences, text);

/** "By providing your consent, you agree to the Terms and Privacy Policy. You consent to receive SMS messages." */
const TERMS_BY_CONSENT =
  /\bby (?:providing|giving|granting|confirming|saying|signing(?! up)|submitting|accepting)\b[^.!?\n]{0,40}\b(?:consent|permission|yes|this|below|form|here|authorization)\b[^.!?\n]{0,60}\b(?:agree|accept|certify|acknowledge|confirm)[^.!?\n]{0,60}\b(?:terms|privacy|conditions|agreement|contract|policy|policies)\b|\bal (?:dar|otorgar|firmar|enviar)\b[^.!?\n]{0,40}\b(?:consentimiento|permiso|autorizacion|formulario|este|esta)\b[^.!?\n]{0,60}\bacepta[^.!?\n]{0,60}\b(?:terminos|privacidad|condiciones|contrato|reglamento)\b/;
const TERMS_ALONE =
  /^(?:and |also |furthermore,? |ademas,? )?(?:i|you|yo|usted)? ?(?:also |hereby |have read and |tambien )*(?:agree (?:to|with)|consent to|accept|certify|acepto|acepta|estoy de acuerdo con) (?:that (?:i|you) (?:agree to|accept) )?(?:the |our |all |los |las |la |el )*(?:[a-z-]+['’]s )?(?:terms|privacy|conditions|terminos|politica|condiciones|aviso de privacidad)\b/;
const CONSENTS_TO_TEXTS =
  /(?:^|,\s|\band )(?:i|you|yo|usted)? ?(?:also |hereby |further |expressly |tambien )*(?:consent|agree|opt in|authorize|acepto|acepta|autorizo|autoriza)\b[^!?\n]{0,260}\b(?:texts?|sms|messages?|mensajes|textos)\b/;
const SENTENCES_APART_MAX = 3;

/** A box for the texts is an act of its own, beside the button that sends the form. */
const BOXES = withSmallCode(
  /[☐□▢]|\[ {0,3}\]|\( {1,3}\)|\b(?:check|tick|select|mark)(?:s|ing|ed)? (?:an? |the |this |that |our )?(?:\p{L}+ ){0,2}box\b|\bcheckbox|\bcasilla\b/giu,
);

/** Terms in one sentence, texts in another, and one act for both. */
function findSplitBundle(sentences: readonly Sentence[], text: string): string | undefined {
  const boxes = text.match(BOXES)?.length ?? 0;
  if (boxes > 1) {
    return undefined;
  }
  const texts = sentences.findIndex(({ spelled }) => CONSENTS_TO_TEXTS.test(spelled));
  const found = sentences.find(
    ({ spelled }, index) =>
      texts >= 0 &&
      index !== texts &&
      !APART.test(spelled) &&
      !OF_MESSAGES.test(spelled) &&
      (TERMS_ALONE.test(spelled)
        ? index > texts && index - texts <= SENTENCES_APART_MAX
        : boxes === 0 && TERMS_BY_CONSENT.test(spelled) && Math.abs(index - texts) <= SENTENCES_APART_MAX),
  );
  return found?.text.slice(0, QUOTED_UNITS_MAX).trim();
}
/** The terms of the texts themselves. */
const OF_MESSAGES =
  /\b(?:sms|text(?:ing)?|messaging|message|mobile) (?:program )?(?:terms|policy)|\bterminos de (?:sms|mensajes|textos)/;

const QUOTED_UNITS_MAX = 140;
const BEFORE_UNITS = 90;
const AFTER_UNITS = 200;
const OTHERS_MAX = 12;
const AGREED = new RegExp(`(?<![a-z])${AGREES}(?![a-z])`);
const OTHER_AGREEMENT = withSmallCode(
  new RegExp(`(?<![a-z])${OTHER.replaceAll('\\p{L}', '[a-z]')}(?![a-z])`, 'g'),
);
const ABOUT_TEXTS = new RegExp(`(?<![a-z])${TEXTS}(?![a-z])`);
const TEXTS_BEFORE = /receiv|recib|get |text|sms|messag|mensaj|promo|remind|record|avis|notic/;
const JOINS = /(?<![a-z])(?:and|y|e|plus|also|ademas|tambien)(?![a-z])|[,&]/;
const AGREES_AFTER_TEXTS =
  /(?<![a-z])(?:and|y|e) (?:i |you |also |hereby |tambien ){0,2}(?:accept|agree (?:to|with)|authorize|acepto|autorizo) [^!?\n]{0,30}$/;
const POINTS_TO = new RegExp(POINTS.source.toLowerCase());
const POINTS_UNITS = 30;
const APART = /\b(?:separate|separately|not (?:part|bundled))\b/;
/** “I authorize them to file my return and to send me texts”. */
const SEVERAL_ACTS =
  /\b(?:authorize|autorizo)\b[^.!?\n]{0,50}\b(?:to|que) (?!send|text|contact|message|call|notify|remind|deliver|use|me |le )[a-z]+ [^.!?\n]{0,100}(?:,| and| y) (?:and |y )?(?:to|que) (?:me )?(?:send|text|message|mand|envi|text)/;

/** “I agree to the contract and to texts”, and “I agree to texts and accept the terms”. */
function isBundle({ spelled }: Sentence): boolean {
  if (!AGREED.test(spelled) || !ABOUT_TEXTS.test(spelled) || APART.test(spelled)) {
    return false;
  }
  if (SEVERAL_ACTS.test(spelled)) {
    return true;
  }
  let seen = 0;
  for (const { 0: other, index } of spelled.matchAll(OTHER_AGREEMENT)) {
    const before = spelled.slice(Math.max(0, index - BEFORE_UNITS), index);
    // The words before “contract” may have the verb: “acepto el contrato”.
    const whole = before + other;
    const agreedAt = whole.search(AGREED);
    if (
      POINTS_TO.test(spelled.slice(Math.max(0, index - POINTS_UNITS), index + other.length + POINTS_UNITS))
    ) {
      continue;
    }
    const after = spelled.slice(index + other.length, index + other.length + AFTER_UNITS);
    const textsAt = after.search(ABOUT_TEXTS);
    const isBefore =
      agreedAt >= 0 &&
      !TEXTS_BEFORE.test(whole.slice(agreedAt)) &&
      textsAt >= 0 &&
      JOINS.test(after.slice(0, textsAt));
    if (isBefore || (AGREES_AFTER_TEXTS.test(before) && ABOUT_TEXTS.test(spelled.slice(0, index)))) {
      return true;
    }
    if (++seen >= OTHERS_MAX) {
      return false;
    }
  }
  return false;
}

const OTHERS =
  '(?:partners?(?! (?:yoga|class|special|dance))|affiliates?|affiliated|sponsors|(?:every|each|any|cada) sponsor|advertisers?|third[- ]part(?:y|ies)|vendors?|exhibitors|dealers?|contractors|lenders|installers|insurers|agencies|buyers|sellers|realtors|(?:preferred|sponsoring) \\p{L}+|another \\p{L}+|(?:agents?|companies|providers|lenders|pros|contractors|attorneys) (?:it|we|they|that) (?:match|connect|pair|refer)\\w*|(?:empresas|compa[nñ][ií]as|marcas|negocios) (?:asociad[oa]s|afiliad[oa]s|del (?:mismo )?grupo|colaborador[ae]s|aliad[oa]s)|members of (?:its|our)|marketing (?:family|network|companies)|co-?marketing|brands|(?:sister|other|neighboring|local|friendly|selected|these|those|related|family|more|different|several|multiple|trusted) (?:\\p{L}+ ){0,2}?(?:companies|businesses|brands|shops|stores|firms|merchants|friends|dealers|sellers|providers)|companies (?:listed|we|in our|that)|friends (?:of (?:our|the)|at)|amigos de|socios(?: comerciales)?|afiliad[oa]s|patrocinadores|terceros|anunciantes|aliad[oa]s|aseguradoras|prestamistas|puestos|(?:otr[oa]s|nuestras|las) (?:empresas|marcas|tiendas|compa[nñ][ií]as)|otros (?:negocios|locales|comercios)|hoteles|proveedores)';
const DATA =
  /\b(?:numbers?|info|information|data|opt[ -]?ins?|consents?|(?:phone|contact|customer)? ?lists?|contacts|cards?|details|n[uú]meros?|celular(?:es)?|datos|informaci[oó]n|tel[eé]fonos?|hoja|lista)(?!\p{L})/iu;
const PASSES =
  /\b(?:shar(?:e[sd]?|ing)|sells?|sold|selling|pass(?:es|ed|ing)?|transfer(?:s|red|ring)?|gives?|given|giving|goes|go to|provid(?:e[sd]?|ing)|trad(?:e[sd]?|ing)|swap(?:s|ped)?|exchang(?:e[sd]?|ing)|sent to|forward(?:s|ed)?|disclos\w+|rent(?:s|ed)? (?:to|out)|copied|compart\w+|vend(?:e|en|emos|erse|ido|er)|pas(?:a|amos|an|ar)|entreg\w+|damos|dan|repart\w+|ced\w+)(?!\p{L})/iu;
const OTHER_SENDERS = new RegExp(`(?<!\\p{L})${OTHERS}(?!\\p{L})`, 'iu');
const SENDS =
  /\b(?:(?:may|can|will|could|might) (?:also |then )?(?:text(?! ["'“]?[a-z0-9]{1,20}["'”]? (?:to|al?) [(\d])|contact|message|call|send|reach|market)|also (?:text|contact|send)|(?:will|may|can) (?:also )?use your number|text you too|(?:le|te|les|me)(?: podr[aá]n| pueden| van a)? (?:escrib|mand|contact|env)\w+|escribir[aá]n|contactar[aá]n)(?!\p{L})/iu;
const NOT =
  /\b(?:(?:not|never|no|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t)(?! (?:(?:es|ser|be|a|an|the|una?|have to|need to) )*(?:condition|condici[oó]n|requisito|required|requirement|needed|necessary|necesari[oa]|obligatori[oa]|purchase|agree|buy)\b)|nor|neither|none|won['’]?t|cannot|can['’]?t|without|excluded?|excludes|except|stays? with us|only (?:our|with|by|to) (?:\p{L}+ )?(?:texting|messaging|sms)|nunca|ni|jam[aá]s|sin|nadie|ning[uú]n)(?!\p{L})/iu;

const SHARED = prepareRules([
  { all: [DATA, PASSES, OTHER_SENDERS], none: NOT },
  { all: [DATA, PASSES, /\b(?:others|anyone|whoever|neighbors|otros|quien)\b/iu], none: NOT },
  {
    all: [
      DATA,
      PASSES,
      /\bso (?:that )?(?:they|each)\b[^.!?\n]{0,8}\b(?:can|may|could|will)\b|\b(?:who|which|that) (?:can|may|will|could) (?:also |then )?(?:text|contact|call|message|reach)|\bpara que (?:\p{L}+ )?(?:le|te|ellos|nos|les)(?!\p{L})|\bwe (?:feature|work with|recommend|partner with|carry)\b/iu,
    ],
    none: NOT,
  },
  {
    all: [
      OTHER_SENDERS,
      SENDS,
      /\b(?:and|also|too|our|its|these|tambi[eé]n|nuestr\w+|y las|y los|selected|partners?|affiliates?|other|otras|otros)(?!\p{L})/iu,
    ],
    none: NOT,
  },
  {
    all: [
      new RegExp(
        `(?<!\\p{L})${TEXTS}(?!\\p{L})[^.!?\\n]{0,80}(?:\\b(?:and|or|y|e|o|&)\\b|,|&)\\s?(?:from |by |of |the |all |our |its |sus |las |los |up to |any |de ){0,3}(?:\\d{1,3} )?${OTHERS}(?!\\p{L})`,
        'iu',
      ),
    ],
    none: NOT,
  },
  {
    all: [
      /\b(?:contacted|texted|messaged|called|reached|(?:texts|messages|offers|quotes)(?: \p{L}+)?)\b[^.!?\n]{0,24}\b(?:by|from) (?:up to )?(?:two|three|four|five|several|multiple|various|many|[2-9]) (?:\p{L}+ ){0,2}?(?:companies|agents|providers|contractors|brokers|carriers|attorneys|dealers|lenders|insurers)\b/iu,
    ],
    none: NOT,
  },
  {
    all: [
      /\bon behalf of (?:multiple|several|many|other|various|our (?:clients|partners|advertisers))\b|\b(?:various|multiple|several|different) (?:brands|senders|sellers|companies)\b/iu,
    ],
    none: NOT,
  },
]);

/** A consent that reaches beyond one sender. */
export const findOtherSenders = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, SHARED);
