// Finds the sender in a consent text: after “from”, at the start, as a place, or in a separate sentence.
import { withSmallCode } from './fast-patterns.ts';
import { findPresentedSender } from './sender.ts';

// “Citizens for Lakewood”, but not “Acme for Customers”.
const FOR =
  'for(?= (?!(?:Appointments?|Orders?|Order|Marketing|Promotional|Promotions|Service|Services|Customers?|Clients?|Members?|Patients?|Parents?|Residents|Updates?|Reminders?|Alerts?|Account|Delivery|Sales?|Offers?|Informational|Help|HELP|Text|SMS|More|Details|Questions?|Support|Information|Terms|Privacy|Purposes|Rent|Sale|The|Any|All|Our|My|Your|A|An)\\b)\\p{Lu}\\p{Ll})';
const NAME_WORD = `(?:[\\p{Lu}\\d][\\p{L}\\p{N}\\p{M}&'’.+!-]{0,30}|&|of|the|and|${FOR})`;
const SELLER = withSmallCode(
  new RegExp(
    `\\b(?:[Ff]rom|[Bb]y|[Bb]ehalf of|[Aa]uthori[sz]e|[Aa]llow|[Pp]ermit|[Ww]ith|[Cc]onsent to|[Oo]f)(?: (?:the )?(?:brand|company|business|business,|office of))?:? (?:the )?((?!(?:SMS|STOP|HELP|US|I|My|The|Terms?|Privacy|Message|Msg|Text|Texts|You|Your|Our|We|Data|MMS|Policy|Conditions?)\\b)[\\p{Lu}\\d][\\p{L}\\p{N}\\p{M}&'’.+!-]{0,30}(?: ${NAME_WORD}){0,6}(?:, (?:LLC|PLLC|Inc|Incorporated|Corp|Ltd|LLP|PC|P\\.C|P\\.A|L\\.L\\.C|N\\.A|DDS|DMD|MD|DVM)\\b)?)`,
    'u',
  ),
);
// “I agree that Riverside Smiles may text me”.
const AGREED = withSmallCode(
  /\b(?:[Aa]gree|[Cc]onsent|[Uu]nderstand|[Aa]cknowledge|[Cc]onfirm) that (?:the )?((?!(?:I|My|We|Our|You|Your|It|This|These|Messages?|Msg|Texts?|SMS|Data|Terms|Consent)\b)\p{Lu}[\p{L}\p{N}&'’.-]{0,30}(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}\p{N}&'’.-]{0,30}){0,5})(?= (?:may|can|will)\b)/u,
);
const LEADING_NAME = withSmallCode(
  /^\W{0,3}((?!(?:By|I|You|Your|Yes|Please|Text|Reply|Sign|Join|Get|Subscribe|We|Our|The|This|If|When|Receive|Message|Msg|Opt|To|SMS|Consent|Check|Enter|Would|Stay|Never)\b)\p{Lu}[\p{L}\p{N}&'’.-]{0,30}(?: \p{Lu}[\p{L}\p{N}&'’.-]{0,30}){0,4})(?=:| (?:will|may|would|can|texts|sends)\b)/u,
);
// “Specials at Riverside Smiles”, “join First Baptist's prayer texts”: weaker evidence, so these patterns run last.
const PLACE = withSmallCode(
  /\b(?:[Aa]t|[Jj]oin|[Ff]or|[Dd]e) (?:the )?((?!(?:Any|All|Our|My|Your|The|Least|No|Help|HELP|STOP|SMS|Purchase|Questions?|More|Support|Terms|Privacy|Details|Information)\b)\p{Lu}[\p{L}\p{N}\p{M}&'’+-]{1,30}(?: (?:(?:of|the|and|&|de|la) )?\p{Lu}[\p{L}\p{N}\p{M}&'’+-]{0,30}){0,5})/u,
);
const ALONE = withSmallCode(
  /(?:^|[.!?]\s)(\p{Lu}[\p{L}\p{N}&'’+-]{1,30}(?: (?:(?:of|the|and|&|de|la) )?\p{Lu}[\p{L}\p{N}&'’+-]{0,30}){1,5})[.!]?(?=\s|$)/u,
);
const SMALL_NAME =
  /\b(?:messages|texts|sms|alerts|updates) from (?!(?:our|your|the|this|that|these|those|people|businesses|companies|them|any|all|each|time|anyone)\b)([a-z][a-z0-9&'’-]{2,30}(?:\.[a-z]{2,6})?)(?= at| to| about| regarding| on|[.,]|$)/;
const HEADING =
  /\b(?:sheet|slip|card|list|registration|application|intake|receipt|invoice|checkout|recepci[oó]n|guion|script|hoja|lista|formulario|solicitud|inscripci[oó]n|promociones|ofertas|registro|consentimiento|consent|terms|privacy|policy|texts?|sms|mms|messages?|messaging|reply|opt|form|conditions|program|services?|data|rates|sign|help|stop|yes|mobile|phone|number|name|signature|date|agreement|notice|disclosure|contact|message)\b/i;
const ABBREVIATION = withSmallCode(/(?:^|[ .])(?:St|Dr|Mr|Mrs|Ms|Jr|Sr|\p{Lu})$/u);

/** “Terms of Service” are of nobody. */
const TERMS_OF =
  /\b((?:terms|conditions|t[eé]rminos|condiciones)(?:,? (?:and|&|y) (?:conditions|condiciones))?) (?:of|de(?:l)?) (?:services?|use|sale|purchase|servicios?|uso|venta)\b/giu;

/** The sender, quoted from a consent text, or undefined. Uses only bounded patterns. */
export function readSeller(source: string): string | undefined {
  const text = source.replaceAll(TERMS_OF, '$1');
  for (const candidate of CANDIDATES) {
    const name = trimName(candidate(text));
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}

// Most reliable patterns first. Each reads the whole text, so a pattern runs only if all earlier ones found nothing.
const CAPITAL = "[\\p{Lu}][\\p{L}\\p{N}\\p{M}&'’.+-]{0,30}";
const CAPITALS = `(?:${CAPITAL}|\\d{1,4}(?= \\p{Lu}))(?: (?:(?:of|the|and|&|de|la|del|los|las|el|y|for|at) ){0,2}(?:${CAPITAL}|&)){0,6}`;
// "Twin Pines Veterinary may text me", "¿acepta que Seguros Montoya le mande ofertas?", "would it be OK if Acme Auto sent texts".
const ACTING = withSmallCode(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${CAPITALS}) (?:may|can|could|will|would|sent|sends?|texts|text|has|wants|puede|podr[aá]|me puede|me mande|le mande|me env[ií]e|le env[ií]e|manda|env[ií]a|tiene)\\b`,
    'gu',
  ),
);
// "I give Juniper Thread Co my consent", "avisos del Colegio San Martín", "textos de la Escuelita Girasol".
const GIVEN = withSmallCode(
  new RegExp(
    `(?<!\\p{L})(?:give|grant|authorize|allow|let|doy permiso a|[Aa]utorizo a|del|de la|de los|de las|de|por|from|by|with|at) (?:the |la |el |los )?(${CAPITALS})`,
    'gu',
  ),
);
// "consent to send you BistroClub text messages", "recibir Club Solana mensajes de texto".
const OWN_TEXTS = withSmallCode(
  new RegExp(
    `\\b(?:send(?:ing)?|receiv(?:e|ing)|get|getting|enviar(?:me|le)?|recibir) (?:(?:you|me|them|the|our|recurring|automated|your) ){0,2}((?!(?:Marketing|Promotional|Automated|Recurring|Text|Informational|Transactional|Service|Account|Appointment|Order|Updates?|Important|Weekly|Daily|Monthly|Exclusive|Special)\\b)${CAPITALS}?)(?:['’]s)? (?:(?:[Mm]arketing|[Pp]romotional|[Rr]eminder|[Aa]utomated) )?(?:[Tt]ext|[Ss][Mm][Ss]|MMS|[Mm]obile|[Mm]ensajes|[Tt]extos)(?: ?(?:[Mm]essages?|[Aa]lerts|[Uu]pdates|[Rr]eminders|de texto)|s\\b)`,
    'gu',
  ),
);
const NO_SELLER =
  /^(?:I|You|We|They|It|He|She|My|Our|Your|Yes|No|S[ií]|Text|Texts|Message|Messages|Msg|Msgs|Mensajes?|Customers?|Clients?|Members?|Patients?|Parents?|People|Anyone|Consent|Consentimiento|Acepto|Autorizo|Agent|Rep|Script|Staff|Caller|Reply|Responda|Terms|T[eé]rminos|Privacy|Privacidad|Privacy Policy|Pol[ií]tica|Aviso|Uso|Use|Service|Servicio|STOP|HELP|SMS|MMS|JOIN|YES|Data|Standard|Frequency|Frecuencia|If|When|This|That|These|The|By|To|A|Al|El|La|Los|Las|Este|Esta|Su|Tu|Si|Para|Firma|Fecha|Celular|Mobile|Phone|Cell|Email|Name|Nombre|Date|Monday|Friday|Opt|Both|Check|Only|Up|Max|About|Not|Nov|Apr|Google|Facebook|SSN|HIPAA|QR|ZIP|Lorem|Consent Not|Your SSN|May|Can|Would|Hi|Hello|Go|Join|Receive|Get|Send|Sign|Subscribe|Stay|Enter|Want|Also|Also I|And I|Doña|Don|Page|Step|Under|Below|Links?|Contact|Program|Promo)$/u;

function findAmong(pattern: RegExp): (text: string) => string | undefined {
  return (text) => {
    for (const match of text.matchAll(pattern)) {
      const name = trimName(
        match[1]?.replace(
          /^(?:May|Can|Could|Yes,?|S[ií],?|Would|Does|If|When|That|Que|The|La|El) (?=\p{Lu})/u,
          '',
        ),
      );
      if (name !== undefined && !NO_SELLER.test(name) && !HEADING.test(name.split(' ')[0] as string)) {
        return name;
      }
    }
    return undefined;
  };
}

// "You ask Quillstack to text you", "autoriza a la Clínica Santa Rosa a enviarle".
const ASKED = withSmallCode(
  new RegExp(
    `(?<!\\p{L})(?:[Aa]sk|[Ww]ant|[Ll]ets?|[Hh]ave|[Tt]ell|[Pp]ide|[Pp]ide al?|[Aa]utoriza(?:s|n)? a|[Qq]ue|agree to|Sure|Hey) (?:the |la |el |los |las )?(${CAPITALS})`,
    'gu',
  ),
);
// Two capitalized words in a row that are no heading, or one with a sign of possession: "Marigold Maternity's offers".
const ANY_NAME = withSmallCode(
  new RegExp(
    `(?<![\\p{L}\\p{N}/@.])(${CAPITAL}(?:(?: (?:of|the|and|&|de|la|del|los|las|y|e)){0,2} (?:${CAPITAL}|&)){1,5})`,
    'gu',
  ),
);
const SHOUTED = withSmallCode(/^[^\p{Ll}]+$/u);

function findAnyName(text: string): string | undefined {
  if (SHOUTED.test(text)) {
    return undefined;
  }
  for (const [, found] of text.matchAll(ANY_NAME)) {
    const name = trimName(found?.replace(POSSESSIVE, ''));
    if (name?.includes(' ') === true && !isHeading(name)) {
      return name;
    }
  }
  return undefined;
}

const POSSESSIVE = /['’]s$/u;
const NO_BUSINESS =
  /^(?:If|When|Two|One|Yes|No|S[ií]|Not|Your|Our|My|Tu|Su|Mi|The|This|Only|Both|Want|Need|Stay|Get|Be|Add|Have|Points|Free|Most|Every|United|New|Signature|Printed|Print|Cell|First|Last|Date|Step|Page|Account|Application|Payment|Buyer|Tenant|Customer|Client|Patient|Parent|Resident|Guest|Member|Check|Tick|Choose|Notify|Honor|Communication|Preferences|Optional|Section|Standard|Carrier|Wireless|Ver|Si|Al|Con|Para|Firma|Fecha|Nombre|Celular|Cel|Tarifas?|Pueden|Puede|La|El|Los|Las|Una?)$/u;

const isHeading = (name: string): boolean =>
  HEADING.test(name) || NO_BUSINESS.test(name.split(' ')[0] as string) || NO_SELLER.test(name);

const CANDIDATES: readonly ((text: string) => string | undefined)[] = [
  ...[AGREED, SELLER, LEADING_NAME].map((pattern) => (text: string) => pattern.exec(text)?.[1]),
  findNameAlone,
  findAmong(ACTING),
  (text) => findPresentedSender(text)?.name,
  (text) => withoutPossession(PLACE.exec(text)),
  (text) => SMALL_NAME.exec(text)?.[1],
  findAmong(OWN_TEXTS),
  findAmong(GIVEN),
  findAmong(ASKED),
  findAnyName,
];

// “Join First Baptist's prayer texts”, but “appointments at Macy's”.
function withoutPossession(place: RegExpExecArray | null): string | undefined {
  return /^join /i.test(place?.[0] ?? '') ? place?.[1]?.replace(/['’]s$/u, '') : place?.[1];
}

function findNameAlone(text: string): string | undefined {
  const name = ALONE.exec(text)?.[1];
  return name !== undefined && HEADING.test(name) ? undefined : name;
}

// A period ends the name unless it belongs to an abbreviation.
function takeFirstSentence(name: string): string {
  for (const stop of name.matchAll(/\. /g)) {
    if (!ABBREVIATION.test(name.slice(0, stop.index))) {
      return name.slice(0, stop.index);
    }
  }
  return name;
}

function trimName(name: string | undefined): string | undefined {
  const trimmed = (name === undefined ? undefined : takeFirstSentence(name))
    ?.replace(/\.?[ ,](?:Message|Msg|Reply|Text|By|I|You|Consent|Up|Standard|Terms|See|View|To)\b.*$/u, '')
    .replace(/(?: (?:of|the|and|at|&))+$/u, '')
    .replace(/[.,;:!'’-]+$/u, '')
    .trim();
  return trimmed === undefined ||
    trimmed.length < 2 ||
    SEND_THIS.test(trimmed) ||
    BUTTON.test(trimmed) ||
    (!/\p{Ll}/u.test(trimmed) && SHOUTED_CALL.test(trimmed)) ||
    trimmed
      .toLowerCase()
      .split(' ')
      .every((word) => NO_NAMES.has(word) || NO_NAMES.has(trimmed.toLowerCase()))
    ? undefined
    : trimmed;
}

// "Mande OFERTA" is what people shall send.
const SEND_THIS =
  /^(?:mand[ae]|env[ií][ae]|escrib[ae]|text|texte[ae]n?|send|reply|responda|join|get|join the|[uú]nete|[uú]nase|add|sign up|scan|be first) /i;

/** “SEE OUR WAIT” and “LEAVE YOUR CELL” call for something. */
const BUTTON =
  /^(?:Donate|Sign|Join|Subscribe|Shop|Learn|Get|Click|Read|Order|Book|Buy|Call|Apply|Done) (?:Now|Up|Here|More|Today|In)$/i;
const SHOUTED_CALL =
  /\b(?:YOUR|YOU|OUR|WE|TXT|TEXT|SEE|LEAVE|WIN|NOW|TODAY|TONIGHT|TARJETA|HOJA|LISTA|PUNTOS|QR|WIFI)\b/;

const NO_NAMES = new Set([
  ...'nos usted ustedes le les qr wifi wi-fi code residents tenants parents families host hostess operadora operador clerk cashier shall agent reception front desk recepcionista'.split(
    ' ',
  ),
  ...'privacidad términos terminos política politica aviso ver consulte uso mensajes textos mensaje condiciones servicio y de del la el los las más mas frecuencia tarifas datos firma fecha nombre celular acepto sí si no stop help ayuda page paper line both optional opcional card customer customers client clients member members friend friends patient patients guest guests visitor visitors agent agente empresa negocio company marca your su tu our nuestra nuestro us nosotros this esta este página pagina sign signup form formulario yes offers deals promotions alerts updates reminders sms'.split(
    ' ',
  ),
  ...'street team hoja lista two three four five one uno dos service services use used both neither whichever privacy notice vip club deals list step every each another hungry wait stay psst'.split(
    ' ',
  ),
  'sms',
  'mms',
  'msg',
  'msgs',
  'data',
  'frequency',
  'stop',
  'help',
  'us',
  'text',
  'texts',
  'terms',
  'privacy',
  'privacy policy',
  'message',
  'messages',
  'business',
  'company',
  'brand',
  'time',
  'checking',
  'you',
]);
