// Finds the sender that a message names, by heuristics for common wordings.
import { withSmallCode } from './fast-patterns.ts';
import { firstNames, sharedServices } from '../facts/business-words.ts';
import { topics } from '../facts/name-words.ts';
import type { Link } from './links.ts';
import { findSenderClue } from './sender-clues.ts';
import { isNobodysName, isNoSender } from './no-senders.ts';
import type { Sender } from './sender-form.ts';
import { type NamedBy, isNobody } from './sender-names.ts';
import { type Word, readWords } from './words.ts';

// A name starts with a capital letter or a digit and has up to six words with connecting words.
const NAME_WORD =
  "(?:(?:St|Dr|Mr|Mrs|U\\.S|Inc|Co|Jr)\\.|[\\p{Lu}\\d](?:[\\p{L}\\p{N}\\p{M}.&'’+!-]{0,29}[\\p{L}\\p{N}\\p{M}&+])?|&)";
const NAME = `${NAME_WORD}(?: (?:(?:of|the|and|for|at|de|la|del|in|\\+) ){0,2}${NAME_WORD}){0,5}`;
const SUBJECT_WORDS =
  'account|alert|alerts|status|crew|tech|office|clients|members|customers|dispatch|staff|volunteers|employees|info|clientes|appointment|bank|bill|billing|card|careers|code|customer|deals|delivery|department|event|job|jobs|membership|news|notice|notification|offer|order|payment|pharmacy|pickup|prescription|reminder|reservation|rewards|sale|security|service|shipping|statement|support|team|transaction|update|updates|verification';

const GENERIC = new Set(
  (
    'reminder alert alerts notice update important urgent attention warning final last note info news sale promo offer deal deals hi hello hey ' +
    'dear good morning afternoon evening today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december now new free your you our the a an ' +
    'this that is appointment order delivery shipment tracking code otp verification security account payment invoice bill ' +
    'confirmation confirmed reservation booking thanks thank welcome congrats congratulations winner notification message msg ' +
    'sms text save re fwd fyi ps limited time only flash exclusive vip step please call click visit link details when where who great big huge chance day week weekend hours days ends starts free ' +
    'what why time date location address phone email website total amount due balance from to reply stop help recordatorio ' +
    'gran venta oferta ofertas promocion especial super mega hoy solo nuevo nueva urgente atencion ultimo ultimos felicidades vecinos padres papas mamas familia familias amigos clientes semana fin mes dia aviso alerta hola gracias su codigo pin yes no ok question survey us we'
  ).split(' '),
);

const LABEL = withSmallCode(
  new RegExp(
    `^[\\s*_~>"'“”!–—-]{0,6}(?:\\p{Lu}\\p{Ll}{1,13} (?:w/|@|with|from) )?(${NAME}(?: ?[®™])?)(?: (?:${SUBJECT_WORDS})){0,4} ?(?::|\\s[-–—|•]\\s|\\|)\\s?`,
    'u',
  ),
);
// "Hola!", "Hi Dana,", "Happy birthday, Sam!", "{first_name},": a greeting before the sender.
const READER = String.raw`(?:there|again|everyone|all|(?:Mr|Mrs|Ms|Dr|Sr|Sra)\.? \p{L}[\p{L}'’-]{0,24}|(?!(?:from|this|it|its|it['’]s|we|i|i['’]m|here|just|our|your|you|for|to)\b)\p{L}[\p{L}'’-]{0,24}|[{[<][^\]}>\n]{1,30}[\]}>]{1,2})`;
const GREETING = withSmallCode(
  new RegExp(
    `^[\\s*_~>"'“”!¡–—-]{0,6}(?:(?:hi|hello|hey|howdy|dear|hola|greetings|congrats|congratulations|thanks|thank you|gracias|buenos d[ií]as|buenas (?:tardes|noches)|good (?:morning|afternoon|evening)|happy \\p{L}{3,14})(?:,? ${READER}){0,2}|urgent|important|attention|reminder|alert|notice|update|(?:final|last) (?:notice|reminder)|[{[<]{1,2}[^\\]}>\\n]{1,30}[\\]}>]{1,2}) ?[!,.:–—-]{1,3}\\s{1,3}`,
    'iu',
  ),
);
const HERE = withSmallCode(
  new RegExp(
    `^\\s*(?:the )?(${NAME}(?: (?:for|of) (?:an?|our|la|un) ${NAME_WORD}(?: ${NAME_WORD}){0,3})?) (?:here|aqu[ií])\\s?[:,.!–—-]`,
    'u',
  ),
);
/** "Quick favor, Tideline Dental here:". */
const HERE_LATER = withSmallCode(
  new RegExp(
    `^\\s*\\p{L}[\\p{L}'’]*(?: [\\p{L}'’]+){0,3}, (?:the )?(${NAME}) (?:here|aqu[ií])\\s?[:,.!–—-]`,
    'u',
  ),
);
const LOWER_LABEL = /^\s*([a-z][a-z0-9.&'’+-]{2,24}(?: [a-z0-9&'’+-]{2,20}){0,2}): /u;
const BRACKET = withSmallCode(new RegExp(`^\\s*[\\[(【<](${NAME})[\\])】>]`, 'u'));
const STARRED = withSmallCode(new RegExp(`^\\s*[*~•★✨]{1,6} ?(${NAME}) ?[*~•★✨]{1,6}`, 'u'));
const INTRODUCTION = withSmallCode(
  new RegExp(
    `(?:\\b(?:[Tt]his is|THIS IS|[Ii]t['’]?s|[Ii]t is|[Ww]elcome to|[Hh]ere is|[Ss]oy|[Ll]e (?:escribe|saluda|atiende|llama)|[Ww]e are(?: now)?|[Ww]e['’]re(?: now)?|[Ss]omos(?: de)?|[Bb]ienvenido a|[Ll]e habla|[Tt](?:hx|y|ks|hnx) for (?:choosing|visiting|calling|contacting|joining)|[Tt]hank you for (?:choosing|visiting|calling|contacting|joining)|[Tt]hanks for (?:choosing|visiting|calling|contacting|joining)) )((?:\\p{L}{2,14} (?:with|from|at|of|de) )?(?:the )?${NAME})`,
    'u',
  ),
);
const FROM = withSmallCode(
  new RegExp(
    `\\b(?:[Ff]rom|FROM|[Bb]ehalf of|[Dd]e parte de|[Tt]eam|[Ss]ent by|w\\/|[Hh]ere with|[Hh]ere at|[Ss]ervice for|[Oo]ffice of|[Pp]aid for by|[Pp]agado por(?: el| la)?|[Rr]eached|[Vv]ia|[Oo]rganiza(?: el| la)?|[Pp]resenta(?: el| la)?|[Hh]osted by|[Pp]resented by|[Ii]nvita(?: el| la)?|[Ss]aludos de|[Oo]fertas de)(?: (?:your friends at|all of us at|everyone at|the team at|us at|the folks at|the crew at|our friends at))?:? ? (?:the )?(${NAME})`,
    'gu',
  ),
);
/** "Registration for Acme University has begun". */
const ENROLLED = withSmallCode(
  new RegExp(
    `\\b(?:[Rr]egistration|[Ee]nrollment|[Oo]rientation|[Cc]lasses|[Aa]dmission|[Ii]nscripci[oó]n) (?:for|at|to|en|a) (?:the |la |el )?((?:${NAME_WORD} ){1,4}(?:University|College|Academy|School|Institute|Seminary))(?![\\p{L}])`,
    'u',
  ),
);
const MAY_BE_SCHOOL = /University|College|Academy|School|Institute|Seminary/;
/** "You joined the Fern Hollow list": whose texts the reader has asked for. */
const SUBSCRIBED = withSmallCode(
  new RegExp(
    `\\b(?:(?:joined|sub(?:scribed|bed) to|opted in(?:to| to)|signed up (?:for|with|at)|are on|re on|[Tt]e uniste a|se uni[oó] a|se suscribi[oó] a|[Tt]e suscribiste a) (?:the |our |la |el |los |las )?|[Gg]racias por (?:escuchar|elegir|preferir|visitar|ser (?:cliente|oyente|parte|socio|miembro) de) (?:a |la |el )?)(${NAME})(?= (?:list|club|texts?|alerts|updates|rewards|newsletter|program|waitlist|family|community|at )\\b|[.,!]|\\s*$)`,
    'u',
  ),
);
const CODE = withSmallCode(
  new RegExp(
    `(?:\\b(?:[Yy]our|[Tt]u|[Ss]u|is your|as your|the(?! [^.!?\\n]{3,60} (?:plan|policy|loan|payment|bill|card|statement|prescription|delivery)\\b))(?: new)? (${NAME})(?: account)?(?: (?:verification|security|login|log-in|sign-in|access|one-time|authentication|confirmation|order|2FA|OTP|passcode|package|PIN|account|appointment|subscription|ride|driver|trip|flight|booking|reservation|membership|technician|prescription|plan|policy|loan|payment|delivery|statement|card|bill|code))\\b)|\\b[Uu]se [\\p{L}\\p{N}-]{4,10} (?:to (?:log|sign) in to|for|on) (${NAME})|\\b(?:[Cc]ode|[Pp]asscode|PIN|OTP|[Cc][oó]digo|[Cc]lave)(?: (?:para|to) (?:entrar|log in|sign in|access))? (?:for|to|de|para|en|a) (?:the |la |el )?(${NAME})(?= (?:is|es|account)\\b|: ?\\d)|\\b(?:set(?:ting)? up|sign(?:ing)? in(?:to| to)|logg?(?:ing)? in(?:to| to)|join|unlock|activate) (${NAME})(?= (?:on|account|app|with)|[.!]|$)`,
    'u',
  ),
);
const SIGNATURE = withSmallCode(
  new RegExp(
    `(?:^|[\\s.!?])[-–—~] ?(?:[Tt]he |[Yy]our |\\p{Lu}\\p{Ll}{1,14}, )?(${NAME})\\s*(?:$|[\\n.!]|(?:[Rr]eply|[Tt]ext|[Tt]xt|STOP|Stop|Msg|[Tt]o (?:opt|stop|unsub)))`,
    'u',
  ),
);
const TEAM = withSmallCode(
  new RegExp(
    `(?:^|[.!?\\n,] ?)(?:[Tt]he |[Yy]our )?(${NAME})(?: (?:team|crew|staff|family|mgmt|management|office))[.! ]*$`,
    'u',
  ),
);
const MAY_BE_TEAM = /team|crew|staff|family|mgmt|management|office/;
const BRACKET_END = withSmallCode(new RegExp(`[(\\[](${NAME})[)\\]][.! ]*$`, 'u'));
const PLACE = withSmallCode(
  new RegExp(
    `\\b(?:appointment|appt|visit|order|reservation|booking|table|stay|account|purchase|membership|shopping|dining|meeting|class|interview|session|consultation|purchased|ordered|subscribed|prescription|car|vehicle|pet|room|pickup|business|cita|pedido|(?:miss|see|thank|join|visit) (?:you|us))\\b[^.!?\\n]{0,40}?\\b(?:at|with|from|to|en|con) (?:the )?(${NAME})`,
    'u',
  ),
);
/** Only newer engines can ignore the case of a part of a pattern, and this package also runs on older ones. */
const anyCase = (words: string): string =>
  words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const POSSESSIVE = withSmallCode(
  new RegExp(
    `\\b(${NAME} (?:[Pp]harmacy|PHARMACY|[Bb]ank|BANK|[Cc]redit [Uu]nion|CREDIT UNION))(?![\\p{L}\\p{N}])|\\b(${NAME})(?:${anyCase(' (?:team|alerts|rewards|support|pharmacy|bank|customer (?:care|service))')}\\b|${anyCase(' (?:has|have) (?:sent|shipped|received|scheduled|updated)')})`,
    'u',
  ),
);

const MAY_OWN =
  / (?:pharmacy|bank|credit union|team|alerts|rewards|support|customer (?:care|service)|ha(?:s|ve) (?:sent|shipped|received|scheduled|updated))/i;

/** The sender by common wordings or, without them, by weaker evidence. */
export function findNamedSender(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  names?: readonly NamedBy[],
): Sender | undefined {
  const presented = findPresentedSender(text);
  if (presented !== undefined && !isNoSenderOf(text, presented)) {
    return presented;
  }
  const clue = findSenderClue(text, words, links, names);
  return clue !== undefined && !isNoSenderOf(text, clue) ? clue : undefined;
}

const isNoSenderOf = (text: string, { name, form }: Sender): boolean => {
  const start = Math.max(0, text.indexOf(name));
  const words = readWords(name).map((word) => word.text);
  return form !== 'placeholder' && isNoSender(text, { name, start, end: start + name.length, words });
};

/** The sender by a wording that presents it, without weaker evidence. */
export function findPresentedSender(text: string): Sender | undefined {
  return (
    named(BRACKET.exec(text)?.[1] ?? STARRED.exec(text)?.[1], 'bracket') ??
    named(LABEL.exec(text)?.[1], 'label') ??
    named(LOWER_LABEL.exec(text)?.[1], 'label') ??
    named(HERE.exec(text)?.[1], 'introduction') ??
    skipGreeting(text) ??
    named(HERE_LATER.exec(text)?.[1], 'introduction') ??
    introduced(text) ??
    findFirstFrom(text) ??
    named(
      SUBSCRIBED.exec(text)?.[1] ?? (MAY_BE_SCHOOL.test(text) ? ENROLLED.exec(text)?.[1] : undefined),
      'from',
    ) ??
    fromCode(text) ??
    named(
      SIGNATURE.exec(text)?.[1] ?? (MAY_BE_TEAM.test(text) ? TEAM.exec(text)?.[1] : undefined),
      'signature',
    ) ??
    named(BRACKET_END.exec(text)?.[1], 'bracket') ??
    named(PLACE.exec(text)?.[1], 'place') ??
    possessive(text)
  );
}

// "This is Jordyn" introduces a person, and "Welcome to Birchtree" a business.
function introduced(text: string): Sender | undefined {
  const match = INTRODUCTION.exec(text);
  const isPerson =
    /^(?:this is|it|soy|le |here is)/i.test(match?.[0] ?? '') && /^\p{Lu}\p{Ll}+$/u.test(match?.[1] ?? '');
  return isPerson ? undefined : named(match?.[1], 'introduction');
}

function skipGreeting(text: string): Sender | undefined {
  const greeting = GREETING.exec(text)?.[0];
  if (greeting === undefined) {
    return undefined;
  }
  const rest = text.slice(greeting.length);
  return named(LABEL.exec(rest)?.[1], 'label') ?? named(HERE.exec(rest)?.[1], 'introduction');
}

function findFirstFrom(text: string): Sender | undefined {
  for (const match of text.matchAll(FROM)) {
    const sender = named(match[1], 'from');
    if (sender) {
      return sender;
    }
  }
  return undefined;
}

function fromCode(text: string): Sender | undefined {
  const match = CODE.exec(text);
  return named(match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4], 'code');
}

function possessive(text: string): Sender | undefined {
  const match = MAY_OWN.test(text) ? POSSESSIVE.exec(text) : null;
  return named(match?.[1] ?? match?.[2], 'possessive');
}

function named(name: string | undefined, form: Sender['form']): Sender | undefined {
  if (name === undefined) {
    return undefined;
  }
  const company = form === 'introduction' ? withoutPerson(name) : name;
  const trimmed = company
    .replace(/^(?:From (?=\p{Lu})|the (?=\p{Lu}))/u, '')
    .replace(/[.!'’&-]+$/u, '')
    .replace(/(?<=\S{3}) (?:Notice|Alerts?|Updates?|Reminder|Security|Msg|Info|Says|Aviso|Alerta)$/u, '')
    .trim();
  const words = trimmed.toLowerCase().split(/[\s]+/);
  const telling = words.filter(
    (word) =>
      !GENERIC.has(word) &&
      !(form === 'label' && topics.has(word)) &&
      /\p{L}/u.test(word) &&
      !/^\d{1,2}(?:st|nd|rd|th|am|pm|:\d\d)?$/.test(word),
  );
  // "Hi Anna:" greets the recipient; it does not name the sender.
  const greets = form === 'label' && /^(?:hi|hello|hey|dear|hola)$/.test(words[0] ?? '');
  // "-JT" signs as a person.
  const isInitials = form === 'signature' && /^\p{Lu}{1,2}$/u.test(trimmed);
  const isOwned =
    !PLACEHOLDER.test(trimmed) && /^(?:your|su|tu|no|my|our|mi|nuestr[oa]s?)$/.test(words[0] ?? '');
  return telling.length === 0 ||
    isInitials ||
    isOwned ||
    greets ||
    telling.join('').length < 2 ||
    isNoBusiness(trimmed, form)
    ? undefined
    : { name: trimmed, form: PLACEHOLDER.test(trimmed) ? 'placeholder' : form };
}

/** "Dana with Coastal Key Homes", "Rosario de Abogados Quintana". */
export function withoutPerson(name: string): string {
  const [, person = '', joint] = /^(\p{Lu}\p{L}{1,13}) (with|from|at|de|del) /u.exec(name) ?? [];
  const isPerson = joint !== undefined && (!joint.startsWith('de') || firstNames.has(person.toLowerCase()));
  return isPerson ? name.slice(person.length + joint.length + 2) : name;
}

const PERSONAL_FORMS = new Set<Sender['form']>(['introduction', 'signature', 'from', 'code', 'place']);
const PLACEHOLDER =
  /^(?:your |nombre (?:del|de la) |insert )?(?:business|brand|company|store|clinic|shop|negocio|empresa|marca|cl[ií]nica|tienda|sender|name)(?: name| nombre| here)?(?:$|\.)/i;
const PLACES =
  /(?: (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Hwy|Route|Hall|Stadium|Arena|Field|Room|Suite|Airport|Mall|County|Valley)\.?(?: \d+)?|^(?:Route|Hwy|Room|Suite|Building|Gate|Lot) .*)$/;

// "This is Ray", "- Big Tony", "from Dr. Reyes", and "your receipt from Square" name nobody's business.
function isNoBusiness(name: string, form: Sender['form']): boolean {
  const words = readWords(name).map(({ text }) => text);
  if (words.length > 1 && (form === 'label' || form === 'signature') && isNobody(name, words)) {
    return true;
  }
  if (isNobodysName(words) || ((form === 'place' || form === 'from') && PLACES.test(name))) {
    return true;
  }
  if (!PERSONAL_FORMS.has(form)) {
    return form === 'label' && words.every((word) => firstNames.has(word));
  }
  return (
    (words.length <= 2 && words.some((word) => firstNames.has(word))) ||
    /^(?:Mr|Mrs|Ms|Dr|Sr|Sra|Mtra|Mtro|Pastor|Coach)\b\.?/.test(name) ||
    (words.length === 1 && form !== 'code' && sharedServices.has(words[0] as string))
  );
}
