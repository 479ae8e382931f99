// Reads how a consent text asks: state of the box, force, bundling, sharing, and where the consent is said to come from.
import { findFilledBox, findForcedBox } from './consent-box.ts';
import { readChannels } from './consent-channels.ts';
import { findOtherFrequency } from './consent-counts.ts';
import { findForcedSale } from './consent-condition.ts';
import { findBoughtList, findInferredConsent, findLegalClaim } from './consent-origin.ts';
import { findIgnoredRefusal } from './consent-refusal.ts';
import { findPlaceholders } from './consent-placeholders.ts';
import { findBundle, findOtherSenders } from './consent-scope.ts';
import { findInEach, readSentences, separatePoints } from './consent-sentences.ts';
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';
import { type FilteredPattern, type Pattern, filtered } from './filtered-pattern.ts';

/** A quotation from the text, or undefined. */
type Evidence = string | undefined;

export type ConsentConduct = {
  readonly preChecked: Evidence;
  /** The form cannot be sent without agreeing. */
  readonly required: Evidence;
  /** A purchase or service depends on agreeing. */
  readonly condition: Evidence;
  readonly bundledWith: Evidence;
  /** Calls or emails in the same consent. */
  readonly otherChannels: Evidence;
  readonly sharesData: Evidence;
  readonly keepsData: Evidence;
  /** Two statements of the text exclude each other. */
  readonly contradiction: Evidence;
  /** Consent is inferred from another action, a relationship, or silence. */
  readonly impliedBy: Evidence;
  readonly courtOrder: Evidence;
  readonly purchasedList: Evidence;
  readonly placeholders: readonly string[];
};

const any = (...patterns: readonly string[]): FilteredPattern =>
  filtered(withoutUnicodeMode(new RegExp(patterns.join('|'), 'iu')));
const AGREE = '(?:agree|consent|accept|opt[ -]?in|acept[aeo]r?|autoriz[aeo]r?|consient[aeo])';
const TEXTS = '(?:texts?|text messages?|texting|sms|messages|messaging|mensajes|textos|avisos|promociones)';
const GAP = '[^.!?\\n]';

const PRE_CHECKED = any(
  '(?:☑|☒|✅|✔|✓|\\[ ?[xX✓✔] ?\\](?! (?:msgs?|messages|texts|mensajes|per|al)\\b)|\\( ?[xX•●] ?\\)|🗹)',
  `\\b(?:pre[- ]?(?:checked|ticked|selected|filled|marked)|un(?:check|tick) (?:this |the |it|box)|deselect|(?:leave|keep) (?:this |the )?box (?:checked|ticked)|unless (?:you |they )?(?:opt out|uncheck|untick|deselect)|(?:can|may|must|to) (?:uncheck|untick|deselect|turn it off))\\b`,
  '\\b(?:checked|ticked|selected|marked|on|enabled|active|turned on|switched on) by default\\b',
  '\\b(?:already|automatically) (?:checked|ticked|selected|marked|filled|on(?! (?:the|our|my|your|a|file|record|this))|enabled)\\b|\\b(?:starts?|comes?|is set to|defaults? to|set to) (?:as )?(?:checked|ticked|selected|marked|on|yes|enabled)\\b|\\bdefault (?:is )?(?:yes|on|checked)\\b',
  `\\b(?:box|checkbox|toggle|switch|option|casilla)\\b(?: [\\p{L}]{2,10})? (?:is|are|appears|está|aparece) (?:checked|ticked|selected|marked|on|enabled|marcada)\\b${GAP}{0,24}\\b(?:when|by default|on load|from the start|initially|as soon|al abrir|desde)\\b`,
  '\\bboxes marked are\\b|\\bdefault selection\\b',
  '\\b(?:(?:pre|ya (?:est[aá] |viene |aparece |sale )?)(?:-| )?(?:marcad|seleccionad|palomead|activad|tachad)[oa]s?|(?:viene|aparece|sale|est[aá]) (?:ya )?(?:marcad|palomead|activad|seleccionad|encendid)[oa]s?|(?:marcad|activad|seleccionad|palomead)[oa]s? (?:por (?:defecto|omisi[oó]n)|de antemano|autom[aá]ticamente)|desmar(?:car|que|carla|quela)|quitar la (?:palomita|marca))\\b',
);
const NOT_PRE_CHECKED =
  /\b(?:(?:not|never|isn['’]?t|aren['’]?t|nor|no|neither|un)[ -](?:be |is |are |está |esta |viene |va )?(?:pre[- ]?)?(?:checked|ticked|selected|marked|marcad[oa]s?|premarcad[oa]s?|seleccionad[oa]s?)|unchecked by default|(?:empty|blank|unchecked|vac[ií]a|en blanco)\b[^.!?\n]{0,12}\b(?:box|casilla)|casilla (?:vac[ií]a|en blanco|sin marcar)|(?:not|off) by default|from off to on)/gi;

const MUST =
  '(?:must|has to|have to|need to|needs to|required to|is required to|are required to|debe(?:n|r[aá]n?)?|tiene(?:n)? que|hay que|es obligatorio|est[aá] obligad[oa] a)';
const BOX = '(?:box|checkbox|casilla|cuadro|option|field|line|item|opci[oó]n|recuadro)';
const REQUIRED = any(
  `\\b${MUST} (?:also )?(?:check|tick|accept|select|mark|initial|sign|agree to|agree|consent|opt in|marcar|aceptar|palomear|firmar|tachar)\\b(?!${GAP}{0,40}\\b(?:only if|to join|to sign up for (?:the )?text))${GAP}{0,60}?(?:${BOX}|${TEXTS}|before|antes|to (?:submit|continue|proceed|register|see|view)|para)`,
  `\\b${BOX} (?:has to|must|needs to|tiene que|debe) (?:be|estar|quedar|ir) (?:checked|ticked|selected|marked|marcad[oa]|seleccionad[oa])\\b(?!${GAP}{0,24}\\bby (?:the|you|customers?|hand))|${TEXTS}${GAP}{0,50}\\b(?:is|are|es|son) (?:required|mandatory|obligatori[oa]s?|requerid[oa]s?)\\b`,
  "(?<!not )(?<!n[o’']t )\\((?:required|required field|mandatory|obligatori[oa]|requerid[oa]|campo obligatorio)\\)",
  '\\((?:you )?must (?:check|tick|accept|agree|sign)(?: this)?\\)',
  `(?:☐|\\[ ?\\])\\s?\\*|\\*\\s?(?:☐|\\[ ?\\])`,
  `\\b(?:registration|sign-?up|submission|the form|checkout|el formulario|el registro) (?:fails|will fail|cannot|can['’]?t|is rejected|won['’]?t|no (?:se env[ií]a|deja|avanza|pasa))\\b`,
  `\\ball (?:lines|boxes|items|fields) must\\b|\\btodas las (?:casillas|l[ií]neas) (?:deben|son)\\b`,
  `\\bno (?:deja|permite|le deja) (?:avanzar|continuar|seguir)\\b|\\bsi no,? no (?:deja|avanza|puede)\\b`,
  `\\b(?:cannot|can['’]?t|won['’]?t|no se puede)\\b${GAP}{0,20}\\b(?:submit|send|continue|proceed|register|enviar|continuar)\\b${GAP}{0,30}\\b(?:unless|without|until|si no|sin)\\b${GAP}{0,24}\\b(?:checked|ticked|this|agree|box|marcar|casilla)|\\(\\*\\s?(?:required|obligatori[oa])\\)`,
  `\\brequisito:|\\bopt[ -]?in is (?:required|mandatory)\\b|\\b(?:consent|agreement|checking this box) (?:to [\\p{L} ]{3,40} )?is (?:required|mandatory)\\b`,
);
const OPTIONAL =
  /\b(?:(?:not|never|isn['’]?t|aren['’]?t|no|nor)\b[^.!?\n]{0,24}\b(?:required|mandatory|obligatori[oa]s?|obliged|must|have to|need to|needed)|don['’]?t (?:have to|need to)|needn['’]?t|optional|opcional(?:es)?|voluntary|voluntari[oa]|no (?:tiene|tienes|tengo|hay|es necesario|hace falta|se (?:necesita|requiere)|est[aá] obligad))/i;

const BUY =
  '(?:purchas\\w+|buy|order|book|rent|lease|sell|sold|sign up for|join|checkout|complete (?:your|the|an?) (?:order|purchase|booking)|get (?:service|served|treated)|schedule|ring (?:this|you) up|be seen|comprar|compra|rentar|alquilar|contratar|contrato|servicio|boletos|inscribir|pedir|agendar|atender)';
const CONDITION = any(
  `\\b(?:texts?|texting|sms|messages|consent|agreeing|agreement|opting in|text consent|your yes)\\b${GAP}{0,30}\\b(?:is|are) (?:a )?(?:condition|required|necessary|mandatory|needed|requirement)\\b${GAP}{0,40}\\b${BUY}`,
  `\\b(?:must|have to|has to|need to)\\b${GAP}{0,30}\\b${AGREE}\\b${GAP}{0,60}\\b(?:to|in order to|before|so (?:we|you) can)\\b${GAP}{0,30}\\b${BUY}`,
  `\\b(?:cannot|can['’]?t|won['’]?t|will not|not be able to|unable to|may not|not available|no (?:repair|service|deal|sale|order|appointment))\\b${GAP}{0,40}\\b(?:${BUY}|trial|plan|unless|without)\\b${GAP}{0,40}\\b(?:${AGREE}|${TEXTS}|consent|item \\d)`,
  `\\b(?:do(?:es)? not|don['’]?t|decline|refuse|without|who do not|who don['’]?t)\\b${GAP}{0,30}\\b(?:${AGREE}|${TEXTS}|item \\d|consent)\\b${GAP}{0,40}\\b(?:cannot|can['’]?t|won['’]?t|will not|not be|no)\\b${GAP}{0,40}\\b(?:${BUY}|a plan|served|treated)`,
  `\\bonly (?:be )?(?:\\w+ )?(?:completed|sell|sold|available|processed|serve)\\b${GAP}{0,40}\\b(?:if|when|once)\\b${GAP}{0,30}\\b${AGREE}`,
  `\\b(?:can |may )?only (?:buy|purchase|order|book|rent|join)\\b${GAP}{0,20}\\bif\\b${GAP}{0,20}\\b${AGREE}`,
  `\\bonly (?:sell|serve|book|rent)\\b${GAP}{0,40}\\b(?:if|who|to those who)\\b${GAP}{0,20}\\b${AGREE}`,
  `\\b(?:requires?|required for)\\b${GAP}{0,24}\\b(?:consent|agreement|opting in|opt[ -]?in|texts)\\b(?! no\\b)`,
  `\\bneed you to (?:agree|consent|opt in|accept)\\b${GAP}{0,60}\\bbefore you can\\b|\\bi do need your yes\\b|\\bor (?:i|we) can['’]?t\\b|\\bno texts,? no \\w+|\\b(?:trial|discount|service|quote) is not available without\\b|\\bas a condition of\\b`,
  `(?<!\\bno )(?<!\\bni )\\bes (?:una )?condici[oó]n (?:de|para)\\b|\\bpara (?:poder )?(?:comprar|darle servicio|rentar|contratar|ser atendid[oa]|agendar|recibir (?:servicio|atenci[oó]n))\\b${GAP}{0,30}\\b(?:tiene(?:s)? que|debe(?:s)?|hay que|necesita(?:s)?)\\b${GAP}{0,40}(?:acept|mandar|autoriz)`,
  `\\bcomo condici[oó]n (?:para|de)\\b|\\bsi no (?:acepta|autoriza|quiere)s?\\b${GAP}{0,80}\\bno (?:se )?(?:le |te )?(?:puedo|podemos|vendemos|hay|atendemos)\\b|\\bif you (?:don['’]?t|do not) (?:agree|consent|accept)\\b${GAP}{0,60}\\b(?:can['’]?t|cannot|won['’]?t|will not|unable)\\b`,
  `\\bsin (?:aceptar|autorizar|su consentimiento)\\b${GAP}{0,40}\\bno (?:se )?(?:puede|podemos|hay|le|vendemos|atendemos)\\b`,
  `\\b(?:tiene(?:s)? que|debe(?:s)?) (?:aceptar|autorizar)\\b${GAP}{0,60}\\bpara (?:comprar|que le|darle|rentar|inscribir|ser)\\b`,
);
const NO_CONDITION =
  /\b(?:not|isn['’]?t|aren['’]?t|never|no|needn['’]?t|nor|don['’]?t|doesn['’]?t|won['’]?t affect|regardless|whether or not|without it|either way)\b[^.!?\n]{0,60}\b(?:condition|cond|required|requirement|necessary|obligat\w+|need(?:ed)?|requires?|depends?|agree|sign up|join|condici[oó]n|requisito|obligatorio|obligad[oa])\b|\bno (?:es|tiene|tienes|hace falta|se requiere|necesitas?|est[aá])\b[^.!?\n]{0,40}/gi;

const THIRD =
  '(?:(?<!your )partners?(?! (?:yoga|class|special|dance))|affiliates?|affiliated|sponsors|(?:every|each|any|cada) sponsor|advertisers?|third[- ]part(?:y|ies)|vendors?|sister compan(?:y|ies)|family of (?:companies|brands)|group companies|related (?:companies|brands)|subsidiar(?:y|ies)|lenders|installers|insurers|agents we|providers we|network|buyers|sellers|brands we|companies we|other (?:businesses|companies|brands|merchants)|socios?(?: comerciales)?|afiliad[oa]s|patrocinador(?:es|as)?|patrocinan|terceros|anunciantes|aliad[oa]s|prestamistas|otras (?:empresas|marcas|tiendas)|empresas hermanas|proveedores)';
const SHARES = any(
  `\\b(?:and|or|its|our|their|y|e|sus|nuestros|nuestras|de (?:los|las)|from|,) (?:\\p{L}+ ){0,3}?${THIRD}\\b`,
  `\\b(?:share[sd]?|sharing|sell|sold|disclose[sd]?|transfer(?:red)?|pass(?:ed)? (?:on|along)|give|given|provide[sd]? to|rent(?:ed)?|compart\\w+|vend\\w+|pas(?:ar|amos|en)|entreg\\w+|damos|dar)\\b${GAP}{0,60}\\b(?:to|with|a|con) (?:\\p{L}+ ){0,4}?(?:${THIRD}|hotels?|hoteles|movers|mudanzas|others|otros)`,
  `\\b(?:we(?:['’]ll| will)?|quienes(?: les)?|con quienes|to whom we) (?:pass|give|share|sell|damos|compartimos|pasamos) (?:on )?(?:your|su|tu) (?:mobile |cell |phone )?(?:number|n[uú]mero|celular|data|info)`,
  `\\bup to \\d+ (?:sellers|companies|lenders|partners)\\b|\\b${THIRD} we (?:work with|give|share)\\b`,
  `\\b(?:your|su|tu) (?:number|n[uú]mero|celular) (?:is|will be|may be|se) (?:shared|sold|given|entrega|comparte|vende|pasa)\\b`,
);
const KEEPS =
  /\b(?:not|never|no|nor|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|without|excluded?|excludes|nunca|jam[aá]s|ni)\b[^.!?\n]{0,80}\b(?:shar(?:e|ed|ing)|sold|sell|passed|gives?|given|handed|damos|dar|entreg\w+|pasamos|disclos\w+|transfer\w*|provided to|rent(?:ed)?|compart\w+|vend\w+|ced\w+|divulg\w+)\b[^.!?\n]{0,200}/gi;
// Without the `g` flag, `exec` begins at the start of each text.
const KEPT_ONCE = new RegExp(KEEPS.source, 'i');

const ONE_ONLY =
  /\b(?:one|a single|1|un solo|una sola|solo un|only one)\b[^.!?\n]{0,14}\b(?:texts?|messages?|msg|coupon|cup[oó]n|mensajes?)\b[^.!?\n]{0,24}/i;
const MANY =
  /\b(?:(?:[2-9]|\d\d|two|three|four|five|several|up to \d+|varios)[^.!?\n]{0,30}(?:per|a|each|\/|al|por|every) ?(?:day|week|d[ií]a|semana)|cada (?:semana|d[ií]a)|(?:daily|weekly|every (?:day|week)))\b/i;
const ONLY_ONCE = withoutUnicodeMode(
  /\b(?:(?:single|one|just one|only one|one-time|[uú]nico|un solo)\b[^.!?\n]{0,20}\b(?:text|message|msg|mensaje|texto)\b[^.!?\n]{0,40}\b(?:never another|no more|nothing else|that['’]?s it|y ya|nunca m[aá]s|ninguno m[aá]s)|(?:never|no) (?:another|other|more|further) (?:texts?|messages?)|solo un (?:mensaje|texto) en total)(?!\p{L})/iu,
);
const RECURRING = withoutUnicodeMode(
  /\b(?:recurring|weekly|daily|monthly|recurrentes|(?:[2-9]|\d\d|several|three|four|five)[^.!?\n]{0,16}(?:per|a|each|every|al|por) (?:day|week|month|d[ií]a|semana|mes)|\d+\/mo)(?!\p{L})/iu,
);
/** Beside the notice on rates. “We charge nothing for them” is no promise about the carrier. */
const ALWAYS_FREE =
  /\b(?:texts|messages|mensajes|textos)\b[^.!?\n]{0,20}\b(?:always|100 ?%|completely|siempre)[^.!?\n]{0,14}\b(?:free|gratis)\b|\bfree on any plan\b|\bnever cost you (?:anything|a cent)\b/i;
const NEVER_SELLS =
  /\b(?:never|no|not|only (?:text|send)[^.!?\n]{0,30}|nunca|sin|solo)\b[^.!?\n]{0,30}\b(?:promotions?|promotional|marketing|offers|coupons|deals|advertis\w+|ads|promociones|publicidad|ofertas|cupones)\b/i;
const SELLS =
  /\b(?:agree|receive|also|accept|get|sends?|acepto|recibir)\b[^.!?\n]{0,70}\b(?:promotional|marketing|offers|ads|promotions|specials|bonuses|deals|discounts|coupons|promociones|ofertas|publicidad|descuentos|cupones)\b/i;
const NO_LEAVING =
  /\b(?:may not|cannot|can['’]?t|not allowed to|no (?:puede|podr[aá])n?)\b[^.!?\n]{0,20}\b(?:opt out|unsubscribe|cancel (?:texts|messages)|stop (?:texts|messages)|darse de baja|cancelar los (?:mensajes|textos))\b|\b(?:can['’]?t|cannot|may not) be (?:revoked|withdrawn|cancell?ed)\b|\birrevocable\b|\bno se puede (?:revocar|retirar)\b/i;

const ACT_ELSEWHERE =
  '(?:paying|using|visiting|accessing|browsing|purchasing|placing (?:your|an|this) order|ordering|checking out|doing business|continuing|becoming|calling|scheduling|booking|creating an account|registering|downloading|leaving|attending|parking|entering (?:the|our)|(?:submitting|sending) (?:this|your) (?:contact|quote|order|booking|request|inquiry|application|job|rental) \\w+|dialing|walking)';
const IMPLIED = any(
  `\\bby ${ACT_ELSEWHERE}\\b${GAP}{0,80}`,
  `\\b(?:deemed|assumed|considered|presumed|implied|automatically|taken as|treated as|counts as|se entiende|se considera|se da por hecho|se asume|autom[aá]ticamente)\\b${GAP}{0,40}\\b(?:agree[d]?|consent(?:ed)?|opted?[ -]?in|enrolled|subscribed|acept\\w+|suscri\\w+|inscri\\w+|yes)\\b|\\bconsent is (?:assumed|implied|presumed)\\b|\\b(?:every|each|all|any|everyone|cada|todos?)\\b${GAP}{0,24}\\b(?:(?:is|are|gets?) )?(?:signed up|opted in|enrolled|subscribed|added|inscrit\\w+|suscrit\\w+|agregad\\w+)\\b${GAP}{0,30}\\b(?:by default|automatically|right away|por defecto|autom[aá]ticamente)\\b`,
  `\\bwhich means (?:they|you|he|she) (?:accept|agree|consent)|\\blo que significa que acepta`,
  `\\bunless (?:you|they) (?:tell|say|ask us|object|call)\\b|\\bsays nothing\\b|\\ba menos que (?:nos )?(?:diga|avise)`,
  `\\b(?:we have (?:a |an )?(?:existing )?(?:business )?relationship|bought from (?:us|[\\p{L}’' ]{2,30}) before|existing customers?(?! who)|past customers)\\b`,
  `\\b(?:collect|gather|take|recogemos|tomamos)\\b${GAP}{0,30}\\b(?:business cards|phone numbers?|cards in a bowl|the phone number)\\b${GAP}{0,80}\\b(?:and|then|y|luego)\\b${GAP}{0,40}\\b(?:send|get|text|receive|mandamos|enviamos)\\b`,
  `\\b(?:customers?|clients?|people|guests?) (?:will|then) (?:then )?(?:get|receive)\\b|\\b(?:su n[uú]mero|el n[uú]mero) (?:queda|se queda|se) guardad[oa]\\b|\\ble llegan\\b|\\b(?:is|are|gets?|will be|be|se le) (?:automatically )?(?:added|enrolled|subscribed|opted in|agrega|suscribe|inscribe) (?:to|in|a)\\b|\\bfor any reason\\b`,
  `\\b(?:all|every|todos?)\\b${GAP}{0,30}\\b(?:contacts?|customers?|clients?|leads|subscribers|clientes|contactos)\\b${GAP}{0,24}\\b(?:have|has|already|ya|han)\\b${GAP}{0,16}\\b(?:opted[ -]?in|agreed|consented|acept\\w+|autoriz\\w+)`,
  `\\bal (?:pagar|llenar|completar|comprar|usar|visitar|continuar|registrarse|hacer su pedido|ordenar|navegar)\\b${GAP}{0,90}\\b(?:acepta|se entiende|recibir[aá]|autoriza)`,
);
const IMPLIED_WITH_OWN_BUTTON =
  /\b(?:by|al) (?:clicking|tapping|pressing|checking|ticking|hitting|texting|sending(?! (?:this|your) (?:contact|quote|order|booking|request|inquiry))|signing|replying|selecting|tocar|marcar|presionar|oprimir|mandar|enviar|firmar|dar clic|hacer clic)\b/i;
const SEPARATE_ACT = withSmallCode(
  /☐|\[ \]|\( \)|\bcheckbox|\b(?:check(?:s|ing)?|tick(?:s|ing)?|select(?:s|ing)?|mark(?:s|ing)?) (?:this\b|(?:an? |the |that |our )?(?:\p{L}+ )?(?:check)?box)|\bcasilla\b/iu,
);

const COURT_ORDER = any(
  `\\b(?:court[- ]order(?:ed)?|court ordered|ordered (?:you|by (?:the |a )?(?:court|judge))|divorce decree|decree (?:serves|says|orders)|judge (?:ordered|requires|told)|by order of (?:the|a) (?:court|judge)|orden (?:de la corte|del juez|judicial|del tribunal)|por sentencia|sentencia del|mandato judicial|el juez (?:orden[oó]|manda))\\b`,
  `\\b(?:no (?:opt[ -]?in|consent|permission) is (?:needed|required|necessary)|consent is (?:provided|given|granted|not needed)(?: for)? by (?:law|statute|regulation|rule)|(?:regulations?|law|statute|rule|act|ley|reglamento) (?:obliges?|requires?|mandates?|obliga|exige)\\b${GAP}{0,60}\\b(?:to (?:send|notify|text)|consent|notify|send|a (?:avisar|mandar|enviar))|we don['’]?t need (?:your|their) (?:permission|consent)|no se (?:les? )?pide (?:permiso|consentimiento)|no se necesita (?:permiso|consentimiento)|la ley (?:lo )?(?:exige|obliga|permite)|por ley (?:no|recib)|under the [\\p{L} ]{3,40} (?:law|act|statute) (?:the|we))\\b`,
);
const PURCHASED = any(
  `\\b(?:bought|buy|buys|buying|purchas(?:e|ed|es|ing)|rents?|rented|renting|leased?|acquired?|licensed?|sells?|sold)\\b${GAP}{0,40}\\b(?:lists?|leads?|database|customer data|records|contacts|numbers|files|prospects)\\b`,
  `\\b(?:leads?|lists?|database|numbers|contacts|files|records)\\b${GAP}{0,30}\\b(?:we|they|is|are|was|were|that we) (?:bought|buy|purchase[d]?|rent(?:ed)?|acquired|sold|obtained from)\\b`,
  `\\b(?:data (?:broker|vendor|provider|company|append)|voter file|business directory|directorio de|phone book|lead (?:vendor|aggregator|seller|company)|lead provider|lead generator|list owner|list broker|list rental|skip[- ]?trac\\w+|phone append|append service|data append|scrap(?:e|ed|ing)|web crawler|public records|property records|county records|yellow pages|white pages|zoominfo|google listings|facebook pages|linkedin profiles)\\b`,
  `\\b(?:gathers?|collects?|pulls?|finds?|harvests?|takes?)\\b${GAP}{0,40}\\b(?:numbers|cells?|phones)\\b${GAP}{0,40}\\b(?:from|off) (?:google|facebook|linkedin|websites|directories|the internet|county|public|listings|social)`,
  `\\b(?:compr(?:amos|an|a|[oó]|ada|adas|ar)|se compran a|se compran|rent(?:amos|an)|nos (?:pas[oó]|vendi[oó])|vend[ií]a)\\b${GAP}{0,50}\\b(?:listas?|prospectos|bases? de datos|celulares|n[uú]meros|contactos|clientes)\\b`,
);
const NEVER_BEFORE = withoutUnicodeMode(
  /\b(?:not|never|don['’]?t|doesn['’]?t|no|nunca|jam[aá]s)(?: [\p{L}]{1,12}){0,3} $/iu,
);
const PURCHASE_OF_GOODS =
  /\b(?:condition of|not required (?:for|to)|required for|required to|need to|needn['’]?t|don['’]?t (?:have|need) to|to|no|any|can be|be) (?:a |any |your |every )?(?:purchas|buy)/i;

const find = (text: string, pattern: Pattern): Evidence => pattern.exec(text)?.[0].trim();

/** Reads a text as people see it. Uses only bounded patterns and never throws. */
export function readConsentConduct(shown: string): ConsentConduct {
  const text = separatePoints(shown);
  const denied = (text.match(NO_CONDITION) ?? []).join(' ');
  const asserted = text.replaceAll(NO_CONDITION, (match, ...rest) =>
    HOLDS_BACK.test(match) || HOLDS_BACK.test(takeSentence(text, rest.at(-2) as number)) ? match : ' ',
  );
  const kept = find(text, KEPT_ONCE);
  const withoutKept = text.replaceAll(KEEPS, ' ');
  const sentences = readSentences(text);
  const parts = splitSentences(text);
  const splitOnce = (other: string) => (other === text ? parts : splitSentences(other));
  const channels = readChannels(parts);
  const condition = findCondition(splitOnce(asserted), text) ?? findForcedSale(sentences);
  const sharesData = findShared(splitOnce(withoutKept)) ?? findOtherSenders(sentences);
  const required =
    condition === undefined ? (findRequired(parts) ?? findForcedBox(sentences, text)) : undefined;
  return {
    preChecked: findPreChecked(text) ?? findFilledBox(sentences),
    required,
    condition,
    bundledWith: findBundle(sentences, text) ?? channels.three,
    otherChannels: channels.two,
    sharesData,
    keepsData: kept,
    contradiction:
      findContradiction(text, { condition, required, denied, sharesData, kept }) ??
      findIgnoredRefusal(sentences),
    impliedBy: findImplied(parts) ?? findInferredConsent(sentences),
    courtOrder: findCourtOrder(parts) ?? findLegalClaim(sentences),
    purchasedList: findPurchased(parts) ?? findBoughtList(sentences),
    placeholders: findPlaceholders(text),
  };
}

// A denial of the condition may go on with the condition itself: "cannot buy unless you agree".
const HOLDS_BACK =
  /\b(?:cannot|can['’]?t|won['’]?t (?!affect|change|be affected)|will not (?!affect|change|be affected)|unless|no se puede|no podemos|no texts, no)\b/i;

/** The sentence from an offset on. */
const takeSentence = (text: string, start: number): string =>
  /^[^.!?\n]{0,200}/.exec(text.slice(start))?.[0] ?? '';

/** “STOP to turn it off” is about the texts. */
const LEAVING = /\bSTOP\b[^.!?\n☐]{0,40}/g;

function findPreChecked(text: string): Evidence {
  return find(text.replaceAll(NOT_PRE_CHECKED, ' ').replaceAll(LEAVING, ' '), PRE_CHECKED);
}

const MENTIONS_TEXTS = /\b(?:texts?|sms|messages?|mensajes?|textos?|avisos|recordatorios|promociones)\b/i;
const OTHER_BOX =
  /\b(?:terms|privacy|t[eé]rminos|privacidad|name|nombre|e-?mail|correo|phone|mobile|number|cell|celular|tel[eé]fono|age|edad|\d\)|fields marked)\b/i;

function findRequired(parts: readonly string[]): Evidence {
  for (const [sentence, found] of findInEach(parts, REQUIRED)) {
    if (
      !OPTIONAL.test(sentence) &&
      !/\b(?:yourself|themselves|himself|herself|to opt in|to agree|ell[oa]s mism[oa]s|usted mism[oa])\b/i.test(
        sentence,
      ) &&
      (MENTIONS_TEXTS.test(sentence) || /opt[ -]?in|consent/i.test(found) || !OTHER_BOX.test(sentence)) &&
      !(found.startsWith('(') && marksOtherField(sentence, found) && !STARRED_BOX.test(sentence))
    ) {
      return found;
    }
  }
  return undefined;
}

const FIELD_START = /[☐□▢\]]|_{2,}|[\n|]/g;
const STARRED_BOX = /[☐□▢]\s?\*|\*\s?[☐□▢]/;
const CONSENT_FIELD = /\b(?:texts?|sms|messages|consent|agree|opt|acepto|autorizo|mensajes|textos|avisos)\b/i;

/** “Owner (required) ____” beside a box for texts: what the mark stands behind is a field of its own. */
function marksOtherField(sentence: string, mark: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(mark));
  const fieldAt = Array.from(before.matchAll(FIELD_START), ({ index }) => index).at(-1);
  const field = before.slice(fieldAt === undefined ? 0 : fieldAt);
  if (/^\s*_{2,}/.test(sentence.slice(sentence.indexOf(mark) + mark.length)) && !CONSENT_FIELD.test(field)) {
    return true;
  }
  return /\p{L}/u.test(field) && !CONSENT_FIELD.test(field) && !/^[☐□▢\]]/.test(field);
}

/** “Must you agree to buy? No.” */
const QUESTION = /^(?:must|do|does|is|are) [^?]*\?$/i;

function findCondition(asserted: readonly string[], text: string): Evidence {
  for (const [sentence, found] of findInEach(asserted, CONDITION)) {
    if (text.includes(found) && !QUESTION.test(sentence.trim())) {
      return found;
    }
  }
  return undefined;
}

const findShared = (parts: readonly string[]): Evidence => findInEach(parts, SHARES)[0]?.[1];

function findContradiction(
  text: string,
  {
    condition,
    required,
    denied,
    sharesData,
    kept,
  }: { condition: Evidence; required: Evidence; denied: string; sharesData: Evidence; kept: Evidence },
): Evidence {
  if (
    condition !== undefined &&
    /condition|cond\b|condici[oó]n|opcional|optional|voluntar|obligad[oa]s? a/i.test(
      denied + (OPTIONAL.exec(text)?.[0] ?? ''),
    )
  ) {
    return condition;
  }
  if (required !== undefined && /\b(?:optional|opcional|voluntar\w+)\b/i.test(text)) {
    return required;
  }
  if (sharesData !== undefined && kept !== undefined) {
    return sharesData;
  }
  const noLeaving = find(text, NO_LEAVING);
  if (noLeaving !== undefined) {
    return noLeaving;
  }
  const single = find(text, ONE_ONLY);
  if (
    single !== undefined &&
    MANY.test(text) &&
    !/\bper\b|\beach\b|\bpor\b|\ba (?:week|day)\b/i.test(single)
  ) {
    return single;
  }
  const onlyOnce = find(text, ONLY_ONCE);
  if (onlyOnce !== undefined && RECURRING.test(text.replace(onlyOnce, ' '))) {
    return onlyOnce;
  }
  const otherFrequency = find(text, ALWAYS_FREE) ?? findOtherFrequency(text);
  if (otherFrequency !== undefined) {
    return otherFrequency;
  }
  const noSubscription = find(text, /\b(?:no|not a|sin) (?:subscription|sign[ -]?up|suscripci[oó]n)\b/i);
  if (
    noSubscription !== undefined &&
    /\b(?:recurring|a month|per month|\/mo|al mes|recurrentes)\b/i.test(text)
  ) {
    return noSubscription;
  }
  const denial = find(text, NEVER_SELLS);
  return denial !== undefined &&
    SELLS.test(text.replace(denial, ' ')) &&
    !/shar|third|terceros|\b(?:just|but|sino|pero)\b/i.test(denial)
    ? denial
    : undefined;
}

function findImplied(parts: readonly string[]): Evidence {
  for (const [sentence, found] of findInEach(parts, IMPLIED)) {
    const isOwnAct = IMPLIED_WITH_OWN_BUTTON.test(sentence) || SEPARATE_ACT.test(sentence);
    if (!isOwnAct) {
      return found;
    }
  }
  return undefined;
}

const findCourtOrder = (parts: readonly string[]): Evidence => {
  for (const [sentence, found] of findInEach(parts, COURT_ORDER)) {
    if (
      !/\b(?:texts are not|not required by|court availability|(?:changes?|dates?|hearings?) (?:\w+ )?ordered)\b/i.test(
        sentence,
      )
    ) {
      return found;
    }
  }
  return undefined;
};

function findPurchased(parts: readonly string[]): Evidence {
  for (const [sentence, found] of findInEach(parts, PURCHASED)) {
    if (
      !PURCHASE_OF_GOODS.test(found) &&
      !NEVER_BEFORE.test(sentence.slice(0, sentence.indexOf(found))) &&
      !/\b(?:want list|price list|guest list|wish ?list)\b/i.test(found)
    ) {
      return found;
    }
  }
  return undefined;
}

const splitSentences = (text: string): string[] =>
  text.match(
    /[^.!?\n;]+(?:(?:[.!?;](?!\s|$)|(?<=\b(?:Inc|Corp|Co|Ltd|Bros))\.(?=,? [a-z&]))[^.!?\n;]+)*[.!?;]?/g,
  ) ?? [];
