// Reads what surrounds a code: which systems a text names, and whether it is about a registration or a message.
import type { KnownCode } from '../facts/codes/code-tables.ts';
import { payloadMarks } from '../facts/codes/payload-marks.ts';
import { type CodeSystem, codeSystems } from '../facts/codes/systems.ts';
import { type CodeOrigin, readOrigin } from './code-origin.ts';

/** Lowercase words with one space between them. */
export function normalizeWords(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const namedSystems = codeSystems.map((system) => ({
  system,
  names: system.names.map((name) => ({ padded: ` ${name} `, firstWord: name.split(' ', 1)[0] as string })),
}));

/** The systems that a text names, such as by provider name. */
export function findNamedSystems(text: string): Set<CodeSystem> {
  const bare = normalizeWords(text);
  const padded = ` ${bare} `;
  // Searches only for names whose first word is in the text, because a search for every name takes milliseconds.
  const words = new Set(bare.split(' '));
  const marked = new Set(payloadMarks.filter(({ mark }) => mark.test(text)).flatMap((row) => row.systems));
  return new Set(
    namedSystems
      .filter(
        ({ system, names }) =>
          marked.has(system.id) ||
          names.some((name) => words.has(name.firstWord) && padded.includes(name.padded)),
      )
      .map(({ system }) => system),
  );
}

const placeOf = new Map(codeSystems.map((system, index) => [system, 1 - index / codeSystems.length]));

const REGISTRATION_WORDS =
  /\b(?:campaign|brand|registration|register(?:ed|ing)?|vetting|vetted|submission|submitted|reviewer|rejection|declined?|decline|ein|opt-?in|call to action|dca)\b/i;
const DELIVERY_WORDS =
  /\b(?:deliver(?:y|ed)?|undelivered|sent|sending|send|handset|recipient|delivery receipt|dlr|webhook|status callback|throughput|queue|messages?)\b/i;

const MESSAGE_REFUSED =
  /\b(?:messages?|sms|texts?) (?:was |were |is |are |got |has been |have been )?(?:being )?(?:block|reject|refus|filter|undeliver|fail|not (?:deliver|sent|going))/i;

// A server, a browser, or a parcel: its numbers are codes only if the text also names a messaging system.
const OTHER_SUBJECT =
  /\b(?:nginx|apache|cloudflare|docker|kubernetes|wordpress|mysql|postgres|redis|varnish|guru meditation|backend fetch|wi-?fi|router|printer|impresora|browser|navegador|oomkilled|tcp|udp|ray id|portal|pantalla|checkout page|ship to|deliver to)\b/i;
const MESSAGING =
  /\b(?:sms|mms|texts?|texting|messag(?:es?|ing)|mensajes?|textos?|10dlc|a2p|campaign|campaña|brand|carrier|undelivered|delivery|dlr|opt-?in|toll[ -]?free|tfn|send|sends|sending|sent|enví\w*|t-mobile|verizon|at&t)\b/i;
const ERROR_TALK =
  /\b(?:errors?|err|codes?|códigos?|codigos?|fail(?:s|ed|ure|ing)?|undelivered|reject\w*|declin\w*|denied|rechaz\w*|block\w*|bloque\w*|exception|status|unable|invalid|deliver\w*|warning|fall[oó]|falla\w*|mean[s]?|why|appeal|negaron|negad[oa]|salen?|llegan?|qué significa|que significa)\b/i;

const SHORT_UNITS = 24;

/** Other information about where a code occurred. */
export type CodeSurroundings = { readonly text: string; readonly isRegistration?: boolean };

/** What a text and its context say about the codes in it. */
export type Surroundings = {
  /** Systems that are named. */
  readonly named: ReadonlySet<CodeSystem>;
  readonly origin: CodeOrigin;
  readonly isRegistration: boolean;
  readonly isDelivery: boolean;
  /** Whether it can be about messages at all. */
  readonly isAboutMessages: boolean;
  readonly isErrorTalk: boolean;
};

/** Reads a text with its context. Read once for all parts of a text. */
export function readSurroundings(text: string, around: CodeSurroundings): Surroundings {
  const everything = `${text} ${around.text}`;
  const named = findNamedSystems(everything);
  const isMessaging = MESSAGING.test(everything);
  return {
    named,
    origin: readOrigin(normalizeWords(everything), named),
    isRegistration: around.isRegistration ?? isRegistrationTalk(everything),
    isDelivery: around.isRegistration === undefined && DELIVERY_WORDS.test(everything),
    isAboutMessages:
      named.size > 0 || around.isRegistration === true || isMessaging || !OTHER_SUBJECT.test(text),
    isErrorTalk: text.length <= SHORT_UNITS || isMessaging || ERROR_TALK.test(everything),
  };
}

function isRegistrationTalk(everything: string): boolean {
  return (
    REGISTRATION_WORDS.test(everything) &&
    !/\bundelivered|delivery\b/i.test(everything) &&
    !MESSAGE_REFUSED.test(everything)
  );
}

/** Points for a code by its surroundings. The position of the system in the list breaks ties with less than one point. */
export function makeRanking({
  named,
  isRegistration,
  isDelivery,
}: Surroundings): (code: KnownCode) => number {
  return (code) => {
    const { system } = code;
    const place = placeOf.get(system) ?? 0;
    return (
      place -
      (STATUS_SYSTEMS.has(system.id) ? 4 : 0) +
      (named.has(system) ? 6 : 0) +
      (isRegistration && isAboutRegistration(code) ? 3 : 0) +
      (isDelivery && !isAboutRegistration(code) ? 2 : 0)
    );
  };
}

/** Systems whose codes say that something was refused, but not why. */
export const STATUS_SYSTEMS: ReadonlySet<string> = new Set(['telnyx-campaign-status']);

/** Whether a code tells why a brand or campaign was rejected. */
export function isAboutRegistration({ system, category, title }: KnownCode): boolean {
  return (
    system.subject === 'registration' ||
    (system.subject === 'both' && (REGISTRATION_CATEGORIES.has(category) || REFUSED_CAMPAIGN.test(title)))
  );
}

/** “Campaign rejection - A DCA2 rejected this”, whose subject is the carrier, and refused toll-free numbers. */
const REFUSED_CAMPAIGN = /^(?:campaign (?:vetting )?|(?:toll[ -]?free )?verification )reject/i;

// Subjects that occur only in registrations.
const REGISTRATION_CATEGORIES: ReadonlySet<string> = new Set([
  'opt-in',
  'attributes',
  'use-case',
  'business-identity',
  'keywords',
  'prohibited-content',
  'age-gate',
  'website',
  'privacy-policy',
  'campaign-description',
  'terms',
  'sample-messages',
  'brand-identity',
  'high-risk',
  'sharing',
  'registration-limits',
]);
