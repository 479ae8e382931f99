// Finds sentences that take consent from somewhere else: an action, silence, the law, or a list.
import { CHOSEN } from './consent-refusal.ts';
import { type Sentence, findSentence, prepareRules } from './consent-sentences.ts';

const TEXTS =
  /\b(?:texts?|texting|sms|messages?|messaging|alerts|offers|promos?|promotions|deals|mensajes|textos|promociones|promos|ofertas|avisos|list|lista|opted|consent)(?!\p{L})/iu;
/** What people do for the texts themselves. */
const OWN_ACT =
  /\b(?:check(?:s|ed|ing)?|tick(?:s|ed|ing)?|box|texting|text (?:us|the|["“']?[A-Z0-9]{2,12}\b)|sign(?:s|ed|ing)?|signature|repl(?:y|ies|ied|ying) (?:with |y|yes|1)|answers? yes|says? yes|said yes|a yes|["“]yes|opts?|opted|opt-?in|select(?:s|ed|ing)?|tap(?:s|ping)?|click(?:s|ed|ing)?|press(?:es|ing)?|agrees? to join|who want|if you want|marc\w+|casilla|firm[ae]\w*|mand[ae]|manden|env[ií][ae]\w*|respond[ae]|contest[ae] (?:que )?s[ií]|oprim\w+|toc\w+|dice que s[ií]|si (?:gusta|desea|quiere)|textee|textea)(?!\p{L})/iu;
const PEOPLE =
  /\b(?:customers?|clients?|guests?|visitors?|users?|members?|patients?|people|anyone|everyone|those|shoppers?|leads?|contacts?|employees?|tenants?|clientes?|quien(?:es)?|todos?|personas|visitantes|pacientes|socios|invitados)(?!\p{L})/iu;
const DOES_ELSEWHERE =
  /\b(?:gives?|given|giv(?:e|ing) us|leaves?|calls?|orders?|buys?|bought|books?|visits?|stays?|connects?|downloads?|attends?|enters?|uses?|pays?|paid|provid(?:e|es|ed|ing)|shops?|did business|place[sd]? an order|dan?|deja[n]?|llama[n]?|compra[n]?|compraron|visita[n]?|pide[n]?|paga[n]?|us[ae]n?)(?!\p{L})/iu;
const JOINED =
  /\b(?:agree[sd]?|consents?|consented|accepts?|are (?:automatically )?(?:added|enrolled|subscribed|opted)|is (?:automatically )?(?:added|enrolled|subscribed|opted)|gets? (?:added|enrolled|subscribed)|signed up|opted in|inscrit[oa]s?|suscrit[oa]s?|acepta[n]?|entra[n]? a|se (?:suscrib\w+|inscrib\w+|agreg\w+)|por hecho|autoriza[n]?)(?!\p{L})/iu;
const SILENCE =
  /\b(?:no (?:response|reply|answer|objection)|says? nothing|silence|(?:do(?:es)? not|don['’]?t|doesn['’]?t|didn['’]?t) (?:reply|respond|answer|object|say|tell)|unless (?:you|they|he|she) (?:tell|say|object|complain|ask us (?:not|to stop)|opt|reply stop)|unless (?:the )?(?:caller|customer|client|guest|patient|member)s? (?:objects?|says? no|complains?)|si no (?:contesta|responde|dice)[sn]?|si (?:el|la|los|las) (?:client[ea]s?|persona|pacientes?) no (?:reclama|dice|contesta|responde|se queja|se opone)n?|a menos que (?:diga|avise)|just so you know)(?!\p{L})/iu;
const TAKEN_AS =
  /\b(?:agree[sd]?|agreeing|consent(?:s|ed)?|yes|opted|enrolled|subscribed|added|signed up|we(?:['’]ll| will) (?:be )?(?:text|send)\w*|acept\w+|s[ií]|suscri\w+|inscri\w+)(?!\p{L})/iu;
const REFUSAL =
  /\b(?:will not|won['’]?t|no texts|not (?:be |get |receive )|nothing is|never|only|is dropped|isn['’]?t (?:kept|added|enrolled)|no (?:le|se|recib)|nunca|solo)(?!\p{L})/iu;
const STAFF =
  /\b(?:staff|cashiers?|clerks?|our (?:crm|system|software|team|pos|reps?|agents?)|the (?:system|crm|pos|clerk)|we|agregamos|inscribimos|ponemos|metemos|subimos|cargamos|damos de alta)(?!\p{L})/iu;
const ADDS =
  /\b(?:add(?:s|ed)?|enrolls?|import(?:s|ed)?|upload(?:s|ed)?|load(?:s|ed)?|subscribes?|sign(?:s)? (?:them|him|her|customers|everyone) up|agregamos|inscribimos|ponemos|metemos|subimos|cargamos|damos de alta)(?!\p{L})/iu;
const NUMBERS =
  /\b(?:numbers?|customers?|leads?|contacts?|clients?|everyone|phones?|mobiles?|cells?|celular(?:es)?|clientes?|contactos|tel[eé]fonos?|n[uú]meros?)(?!\p{L})/iu;
const AFTER_CONSENT =
  /\b(?:if|after|once|only|when they|who (?:agree|opt|say|ask|check|want)|yes|consent(?:s|ed)?|agree[sd]?|opt|si|despu[eé]s|solo|acept\w+|never|not|don['’]?t|no)(?!\p{L})/iu;

const ADDED_ANYWAY =
  /\b(?:already (?:on|in) (?:the|our) (?:\p{L}+ )?(?:list|system|program)|get (?:them|it|texts) anyway|added from (?:our|the|their)|treated as (?:having )?(?:opted|agreed|consented)|qued[ao](?:s|n)? (?:\p{L}+ )?(?:inscrit|suscrit|registrad|apuntad)[oa]s?|(?:lo|la|los) (?:inscribimos|apuntamos|suscribimos)|qued[ae]n? en (?:la|nuestra) lista|(?:are|is|gets?) also (?:added|enrolled|signed up|subscribed)|(?:signing|checking|logging) in lets|registering lets|since you gave|you(?:['’]?ll| will) also (?:start )?(?:get|receiv)\w*|(?:each|every|their) numbers? (?:then |also )?(?:gets?|receives?)|(?:we['’]ve|we have|hemos) (?:moved|added|put|enrolled|migrated|pasado|agregado) (?:your|all|every|su|tu|the)|sin que (?:lo|nos) (?:pida|diga)n?)(?!\p{L})/iu;
const ONLY_IF_ASKED =
  /\b(?:not|never|no one|nobody|only if|if you (?:check|tick|text|reply)|by (?:texting|checking|ticking|replying|signing)|al (?:mandar|enviar|marcar|firmar|responder|contestar|textear)|no (?:le|te|se|lo))(?!\p{L})/iu;

const OWN_REQUEST =
  /\b(?:who (?:checks?|ticks?|texts|agrees?|opts?|says? yes|asks?|joins?|wants?|replies|signs? up)|if (?:you|they) (?:check|tick|text|agree|want))\b/iu;

/** “The agent informs callers that they will get offers” does not ask them. */
const ANNOUNCES =
  /\b(?:informs?|informed|tells?|lets? (?:\p{L}+ ){1,2}know|advises|notifies|mentions|explains?|says|informa|avisa|comenta|menciona) [^?\n]{0,70}\b(?:will (?:be )?(?:get|getting|receive|receiving|text|texting|send|sending)|you['’]ll be getting|va a recibir|van a recibir|recibir[aá]n?|le llegar[aá]n?)(?!\p{L})/iu;
const ASKS_OR_EXPLAINS =
  /\?|\b(?:if|asks?|asked|wants?|would|can|may|agrees?|agreed|consents?|yes|ok|okay|opt|reply|stop|rates?|frequency|only|after|once|si|quiere|acepta|pregunta|responda|tarifas)(?!\p{L})/iu;

const CONTACT =
  /\b(?:if|when(?:ever)?|by|since|once) (?:you |they )?(?:ever )?(?:call(?:ing|s)?|stay(?:ing)? in (?:touch|contact)|chat(?:ting|s)?|contact(?:ing|s)?|e-?mail(?:ing|s)?|visit(?:ing|s)?|reach(?:ing)? out|walk(?:ing)? in|shop(?:ping)? with|order(?:ing)? from|us(?:e|ing) our|brows(?:e|ing))\b|\b(?:si|cuando|al) (?:usted )?(?:nos |nos ha )?(?:llam(?:a|ar|arnos|e)|contact(?:a|ar|arnos|e)|comunica(?:r|rse|rte)|pon(?:e|erse) en contacto|visit(?:a|ar|arnos|e)|escrib(?:e|ir|irnos))(?!\p{L})/iu;
const AGREED_THEREBY =
  /\b(?:(?:you|they) (?:are )?(?:thereby |also |automatically )?(?:agree|agreeing|consent|consenting|accept|authorize|have agreed)|we (?:may|will|can) (?:text|send)|(?:acepta|autoriza|consiente)n?)(?!\p{L})/iu;
const OWN_CHOICE =
  /\b(?:check(?:ing)?|tick(?:ing)?|box|text (?!us\b)(?:["“']?[A-Z0-9]{2,12}\b)|sign(?:ing)?|yes|opt(?:ed|ing)?[ -]?in|if you (?:want|agree|like)|only|never|not|marc\w+|casilla|firm\w+|solo|nunca|si (?:gusta|desea|quiere))(?!\p{L})/iu;

/** "When you leave your number, you accept": a number that is left with somebody was asked for something else. */
const LEAVES_NUMBER =
  /\b(?:by|when|whenever|if) (?:you |they |customers )?(?:leav(?:e|ing)|hand(?:ing)? over|(?:giv|provid|tell)(?:e|ing)? (?:the |our |a )?(?:desk|staff|store|office|cashier|clerk|driver|host|hostess|receptionist)) (?:us )?(?:with )?(?:your|their|a|the) (?:\p{L}+ ){0,3}?(?:number|cell|phone|mobile)\b|\bal (?:dejar(?:nos|me)?) (?:su|tu|el) (?:n[uú]mero|celular|tel[eé]fono)(?!\p{L})/iu;
/** "By providing your number for the delivery, you agree": it says what else the number was asked for. “For the order texts” does not. */
const NUMBER_FOR_ELSE =
  /\b(?:by|when|whenever|if) (?:you |they |customers )?(?:provid(?:e|ing)|giv(?:e|ing)|enter(?:ing)?|submit(?:ting)?|shar(?:e|ing)|supply(?:ing)?|furnish(?:ing)?) (?:us )?(?:with )?(?:your|their|a|the) (?:\p{L}+ ){0,3}?(?:number|cell|phone|mobile) (?:(?:for|with|on) (?:your|their|the|an?|this) (?:\p{L}+ )?(?:order|deliver(?:y|ies)|receipt|booking|reservation|appointment|quote|estimate|account|warranty|loyalty|rewards?|wi-?fi|waitlist|visit|repair|purchase|return|invoice|registration|application)\b(?! (?:(?:and|or|&) )?(?:\p{L}+ )?(?:texts?|texting|sms|messages?|messaging|alerts?|reminders?|updates?|notifications?)\b)|for (?:deliver(?:y|ies)|pickup|checkout|registration|wi-?fi)\b(?! (?:(?:and|or|&) )?(?:\p{L}+ )?(?:texts?|texting|sms|messages?|messaging|alerts?|reminders?|updates?|notifications?)\b)|and (?:creat|open|plac|complet|book|pay|finish|mak)ing (?:your|their|an?|the) (?:\p{L}+ )?(?:account|order|purchase|booking|reservation|appointment|payment))\b|\bal (?:dar(?:nos)?|proporcionar(?:nos)?|compartir(?:nos)?|facilitar(?:nos)?|ingresar) (?:su|tu|el) (?:n[uú]mero|celular|tel[eé]fono) (?:\p{L}+ ){0,4}?(?:(?:para|en) (?:su|tu|el|la|una?) (?:pedido|entrega|recibo|reserva|cita|cotizaci[oó]n|cuenta|garant[ií]a|compra|factura)|y (?:crear|abrir|hacer|completar) (?:su|tu|una?|el|la) (?:cuenta|pedido|compra|reserva|cita))(?!\p{L})/iu;
/** "Give us your cell and you're on the list": nobody is asked. */
const LISTED_BY_NUMBER =
  /\b(?:give|leave|tell|drop|hand) us your (?:\p{L}+ )?(?:number|cell|phone|mobile)\b[^.!?\n]{0,20}\byou['’](?:re|ll be) (?:on (?:the|our) (?:\p{L}+ )?list|enrolled|subscribed|signed up)\b/iu;
/** The reader is told what they agree to, and does not say so. */
const SECOND_PERSON_AGREES =
  /\b(?:you|they|customers?|guests?|patients?) (?:\p{L}+ ){0,2}?(?:agree|consent|accept|authorize|opt)\b|\b(?:usted|tu) (?:\p{L}+ ){0,2}?(?:acepta|autoriza|consiente|permite|(?:proporciona|otorga|da) (?:su|tu) consentimiento)s?(?!\p{L})|(?:n[uú]mero|celular|tel[eé]fono),? (?:acepta|autoriza|consiente)s?(?!\p{L})/iu;
const OWN_BUTTON =
  /\b(?:and|y) (?:repl(?:y|ying)|respond\w*|say(?:ing)?|dec?ir|diga)(?!\p{L})|\b(?:check\w*|tick\w*|box|click\w*|tapp?\w*|press\w*|hit\w*|sign\w*|submit\w*|select\w*|join\w*|opt(?:ing)?[ -]?in|subscri\w+|yes|keyword|text [a-z]{3,12} to|button|marc\w+|casilla|firm\w+|bot[oó]n|unir\w+|suscri\w+|oprim\w+|presion\w+|toc\w+)(?!\p{L})/iu;
/** Papers that are signed for something else than texts. */
const OTHER_PAPER =
  /\b(?:by signing|al firmar|signing|signature on) (?:this|the|your|an?|este|esta|el|la|su) (?:\p{L}+ ){0,2}?(?:receipt|invoice|ticket|slip|work order|order|estimate|quote|lease|application|waiver|guest ?book|log|recibo|factura|nota|orden|cotizaci[oó]n|contrato de renta|solicitud|remisi[oó]n)(?!\p{L})/iu;

const IMPLIED = prepareRules([
  { all: [LEAVES_NUMBER, SECOND_PERSON_AGREES, TEXTS], none: OWN_BUTTON },
  { all: [NUMBER_FOR_ELSE, SECOND_PERSON_AGREES, TEXTS], none: OWN_BUTTON },
  { all: [LISTED_BY_NUMBER] },
  { all: [OTHER_PAPER, TAKEN_AS, TEXTS], none: /\b(?:separate|optional|not|opcional|aparte)\b/iu },
  {
    all: [
      /\b(?:means?|signals?|indicates?|shows?|significa|indica) (?:that |que )?(?:you|they|he|she|usted|el cliente) (?:\p{L}+ )?(?:agree|accept|consent|authorize|opt|acepta|autoriza)/iu,
      TEXTS,
    ],
    none: OWN_ACT,
  },
  {
    all: [
      /\b(?:take|taken|treat|treated|read|count|counted|consider|regard) (?:it|this|that|them|your \p{L}+|their \p{L}+)? ?as (?:an? |your |their )?(?:\p{L}+ )?(?:yes|consent|opt-?in|agreement|permission)\b|\b(?:lo|la|eso) (?:tomamos|consideramos|contamos) como (?:un |su )?(?:s[ií]|consentimiento|permiso|autorizaci[oó]n)(?!\p{L})/iu,
    ],
    none: /\b(?:check\w*|tick\w*|box|click\w*|tapp?\w*|sign\w*|text [a-z]{3,12} to|marc\w+|casilla|firm\w+)(?!\p{L})/iu,
  },
  { all: [CONTACT, AGREED_THEREBY, TEXTS], none: OWN_CHOICE },
  { all: [ANNOUNCES, TEXTS], none: ASKS_OR_EXPLAINS },
  {
    all: [
      /\b(?:opted in|enrolled|subscribed|added|inscrit[oa]s?|suscrit[oa]s?) (?:automatically|autom[aá]ticamente)/iu,
      TEXTS,
    ],
    none: /\b(?:not|never|no|nobody|nunca)\b/iu,
  },
  { all: [PEOPLE, DOES_ELSEWHERE, JOINED, TEXTS], none: OWN_ACT },
  { all: [SILENCE, TAKEN_AS, TEXTS], none: REFUSAL },
  { all: [ADDED_ANYWAY, TEXTS], none: ONLY_IF_ASKED },
  {
    all: [
      /\b(?:every(?:one|body|body else)|anyone|all) who \p{L}+ [^.!?\n]{0,16}\b(?:gets?|receives?|will (?:get|receive)|is|are)\b|\btodo el que \p{L}+ [^.!?\n]{0,16}\brecib\w+/iu,
      TEXTS,
    ],
    none: OWN_REQUEST,
  },
  {
    all: [
      /\b(?:otherwise,? (?:we|you)|we(?:['’]ll| will) (?:take it|assume|presume|consider))\b/iu,
      /\b(?:agree[sd]?|consent(?:ed)?|opted|yes|ok|okay)\b/iu,
    ],
  },
  {
    all: [
      /(?:\b(?:constitutes?|amounts? to|counts? as|equals?|equivale a)|=) (?:a |your |their |an |un |su )?(?:yes|consent|agreement|opt-?in|acceptance|consentimiento|s[ií])(?!\p{L})/iu,
    ],
    none: OWN_ACT,
  },
  {
    all: [
      /\beither (?:button|answer|option|choice|one)\b|\bcualquier(?:a de los)? (?:bot[oó]n|botones|opci[oó]n)(?!\p{L})/iu,
      /\b(?:enrol\w+|sign\w*|subscri\w+|agree\w*|opt\w*|confirm\w*|inscri\w+|suscri\w+|acept\w+)(?!\p{L})/iu,
    ],
    none: CHOSEN,
  },
  {
    all: [
      /\b(?:customers?|patients?|clients?|members?|guests?|they|clientes|pacientes)(?: \p{L}+)? (?:have|has|had|agreed|consented|opted|aceptaron|dieron)\b/iu,
      /\b(?:agreed|consented|opted[ -]in|aceptaron|permiso)\b[^.!?\n]{0,16}\b(?:at some point|some time|previously|in the past|long ago|alguna vez|en alg[uú]n momento)(?!\p{L})/iu,
    ],
  },
  {
    all: [
      /\b(?:i['’]m|i am|we['’]re|we are|i['’]ll|we['’]ll) (?:\p{L}+ )?(?:signing|adding|enrolling|putting|sign|add|enroll|put) you\b|\b(?:voy|vamos) a (?:inscribir|apuntar|agregar|meter|anotar)(?:l[oae]s?)(?!\p{L})|\b(?:we|we['’]ll|we will) (?:keep|start) (?:sending|texting) you\b/iu,
      /\b(?:texts?|texting|sms|messages?|alerts|offers|promos?|promotions|specials|deals|number|cell|mensajes|textos|promociones|ofertas|avisos|celular)(?!\p{L})/iu,
    ],
    none: /\b(?:if you (?:want|agree|say|like)|is that|okay with|ok with|yes|only|once|after|unless|si (?:gusta|quiere|acepta))(?!\p{L})/iu,
  },
  { all: [SILENCE, /\b(?:se marca|marcamos|we mark|is marked|gets marked)(?!\p{L})/iu], none: REFUSAL },
  { all: [STAFF, ADDS, NUMBERS, TEXTS], none: AFTER_CONSENT },
  {
    all: [
      /\bby (?:\p{L}+ )?(?:making|completing|handing|staying|visiting|buying|shopping|eating|entering (?:our|the|this)|attending|scanning|logging|opening|finishing|placing|being|having)\b|\bal (?:hacer|realizar|visitar|entrar|asistir|comprar|quedarse|descargar)(?!\p{L})/iu,
      /\b(?:agree\w*|consent\w*|accept\w*|opt\w*|acept\w+|autoriza\w*)(?!\p{L})/iu,
      TEXTS,
    ],
    none: /\b(?:check|tick|box|texting|signing|replying|selecting|tapping|clicking|pressing|sign[- ]?up|subscri\w+|marcar|firmar|enviar|mandar|casilla)(?!\p{L})/iu,
  },
  {
    all: [
      /\b(?:counts? as|serves? as|means|amounts? to|se toma como|cuenta como|equivale a|da por hecho|se da por)(?!\p{L})/iu,
      /\b(?:consent|agreement|yes|permission|opt-?in|consentimiento|permiso|s[ií])(?!\p{L})/iu,
      /\b(?:visit|purchase|order|response|reply|attendance|business card|number|ticket|visita|compra|pedido|contesta|p[aá]gina)(?!\p{L})/iu,
    ],
    none: OWN_ACT,
  },
  {
    all: [
      /\b(?:also|tambi[eé]n)\b[^.!?\n]{0,12}\b(?:counts? as|serves? as|means|works as|sirve como|cuenta como|vale como)(?!\p{L})/iu,
      /\b(?:consent|agreement|acceptance|yes|permission|opt-?in|consentimiento|permiso|aceptaci[oó]n)(?!\p{L})/iu,
      TEXTS,
    ],
  },
  {
    all: [
      /\b(?:everyone|all of them|they['’]?re all|they all|todos)\b/iu,
      /\b(?:cool|fine|ok|okay|happy) with\b|\b(?:est[aá]n|andan) de acuerdo\b/iu,
    ],
  },
]);

/** Consent from a purchase, a visit, or silence. */
export const findInferredConsent = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, IMPLIED);

const LAW =
  /\b(?:(?:state|federal|local|county|city) (?:law|code|rules?|regulations?)|statutes?|ordinances?|hipaa|subpoena|warrant|court|judge|decree|mandate[sd]?|legally required|required by law|by law|under (?:the|state|federal) [\p{L} ]{0,24}(?:law|act|statute)|the law|tribunal|juez|juzgado|decreto|por ley|la ley|judicial|orden de)(?!\p{L})/iu;
const NO_ASKING =
  /\b(?:(?:no|not|without|don['’]?t|doesn['’]?t|isn['’]?t|nobody|never) (?:\p{L}+ ){0,3}?(?:permission|consent|opt|asks?|asking|needed|agree)|(?:no|sin|ni) (?:\p{L}+ ){0,4}?(?:permiso|consentimiento|autorizaci[oó]n|pedir|preguntar|piden))/iu;
const LETS =
  /\b(?:requires?|obligates?|obliges?|authori[sz]e[sd]?|allows?|lets?|permits?|orders?|ordered|directs?|covers?|includes?|mandates?|says|oblig[ao]n?|autoriz[ao]|permite|ordena|orden[oó]|dispuso|incluye)(?!\p{L})/iu;
const SENDS =
  /\b(?:texts?|texting|notify|notices?|contact|messages?|send|avisar|mandar|mensajes|avisos|recib\w+|textos)(?!\p{L})/iu;
const ASKS_FIRST =
  /\b(?:we (?:ask|get|obtain|collect|comply)|your (?:written )?consent|before we text|opt out|privacy law|tcpa|unless required by law|except as required by law|pedimos|obtenemos)(?!\p{L})/iu;

/** “Any change ordered by the judge” is what the texts are about. */
const ASKS_OR_REPORTS = new RegExp(
  `${ASKS_FIRST.source}|\\b(?:changes?|dates?|hearings?|times?|payments?|classes|cambios?|fechas?|audiencias?)\\b[^.!?\\n]{0,20}\\b(?:ordered|set|ordenad[oa]s?|fijad[oa]s?)`,
  'iu',
);

const BY_LAW = prepareRules([
  { all: [LAW, NO_ASKING], none: ASKS_FIRST },
  {
    all: [
      /\b(?:court|judge|statute|ordinance|decree|subpoena|warrant|mandate|(?:state|federal) (?:law|code)|tribunal|juez|juzgado|decreto)(?!\p{L})/iu,
      LETS,
      SENDS,
    ],
    none: ASKS_OR_REPORTS,
  },
  {
    all: [/\bunder (?:a )?subpoena\b|\bcourt[- ]mandated\b|\blegally (?:required|obligated)\b/iu, SENDS],
    none: ASKS_FIRST,
  },
]);

/** Consent that a court or a law is said to give. */
export const findLegalClaim = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, BY_LAW);

const OBTAINED =
  /\b(?:bought|buy(?:s|ing)?|purchas(?:e|ed|es|ing)|rent(?:s|ed|al)?|acquir\w+|licensed|scrap\w+|harvest\w+|pull(?:s|ed)?|export(?:s|ed)?|inherit\w+|sold us|sells us|gave us|gives us|suppl(?:y|ies|ied)|appended|mined|copied|copying|copia\w*|compr(?:amos|ada|[oó])|rentamos|sacamos|sacados|nos (?:vend|pas|da)\w*|vendi\w+|conseguimos)(?!\p{L})/iu;
const LIST =
  /\b(?:lists?|leads?|database|contacts|numbers|phones|records|attendees?|customer (?:list|numbers|data)|lista|listas|prospectos|base de datos|contactos|n[uú]meros|celulares|directorio)(?!\p{L})/iu;
const SOURCE =
  /\b(?:brokers?|vendors?|providers?|aggregators?|magazine|another (?:company|shop|business|store)|data|google|facebook|linkedin|zillow|instagram|yelp|white pages|yellow pages|directory|public records|online|internet|trade show|expo|previous owner|former owner|bought the business|closed|third[- ]party|agency|proveedor|agencia|facebook|directorio|internet|otra empresa|due[nñ]o anterior)(?!\p{L})/iu;
const NEVER = /\b(?:not|never|no|don['’]?t|doesn['’]?t|nor|nunca|jam[aá]s|ni)(?!\p{L})/iu;
const SIMPLE_LIST =
  /\b(?:(?:bought|purchased|rented|third[- ]party|cold|scraped) (?:\p{L}+ )?(?:lists?|leads|contacts|numbers|database)|(?:lists?|leads|contacts|numbers) (?:are |is |was |were )?(?:bought|purchased|rented|scraped|obtained from)|lead (?:generation|gen) (?:company|vendor|site)|base de datos comprada|lista comprada)(?!\p{L})/iu;

const BOUGHT = prepareRules([
  { all: [SIMPLE_LIST], none: NEVER },
  { all: [OBTAINED, LIST, SOURCE], none: NEVER },
]);

/** Numbers from a list, a vendor, or a public source. */
export const findBoughtList = (sentences: readonly Sentence[]): string | undefined =>
  findSentence(sentences, BOUGHT);
