// Reads a message flow: how people opt in, and which parts of the disclosure it has.
import { type ConsentWording, readConsentWording } from '../text/consent-wording.ts';
import { mentionsFrequency, mentionsHelp, mentionsRates } from '../rules/required-content.ts';
import type { Link } from '../text/links.ts';
import type { TextReading } from './text-reading.ts';

export type OptInMethod =
  | 'keyword'
  | 'verbal'
  | 'paper'
  | 'point-of-sale'
  | 'account-settings'
  | 'existing-customers'
  | 'inbound'
  | 'web';

/** Words that name each method. The first one that a text names is how most of its people opt in. */
const METHOD_WORDS: readonly (readonly [OptInMethod, RegExp])[] = [
  [
    'keyword',
    /\b(?:[Tt]ext(?:s|ing)?|[Ss]end(?:s|ing)?|SMS)\s+(?:the (?:key)?word )?["'“‘]?(?!(?:STOP|HELP|END|QUIT|CANCEL|INFO|UNSUBSCRIBE|YES)\b)[A-Z][A-Z0-9]{1,19}["'”’]?\s+to\b|\bQR code\b/,
  ],
  [
    'verbal',
    /\b(?:verbal(?:ly)?|orally|aloud|script|over the (?:phone|telephone)|(?:opt in|agree|consent|sign up|enroll)[^.]{0,30}\bby (?:phone|telephone)\b(?! number)|(?:by|on|in|over|during|with) (?:a |an? \w+ |the |each |every |our )?phone calls?|calls? (?:us|to (?:book|order|schedule)|the (?:office|store|shop))|(?:staff|agents?|employees?|technicians?|we|receptionists?|representatives?) (?:then )?asks? (?:each|every|the|them|if|whether|aloud|customers?|callers?|clients?|patients?))\b/i,
  ],
  [
    'paper',
    /\b(?:paper|printed|intake form|sign-?up sheet|sign-?in sheet|clipboard|(?:membership|connection|comment|enrollment) cards?|signed form|form (?:that|which) they sign)\b/i,
  ],
  [
    'point-of-sale',
    /\b(?:point[- ]of[- ]sale|POS|kiosk|tablet|(?:card|payment) (?:terminal|reader)|screen at (?:the|our) (?:register|counter|checkout)|(?:on|at) (?:the|our) (?:cash )?register)\b/,
  ],
  [
    'account-settings',
    /\b(?:(?:account|profile|notification|communication|portal|app) (?:settings|preferences|page)|settings (?:>|page|of|in)|in the settings|Settings >|toggle|switch)\b/,
  ],
  [
    'existing-customers',
    /\b(?:existing|current|previous|past) (?:customers?|clients?|patients?|members?|subscribers?|contacts?|donors?|residents?|tenants?|owners?|homeowners?|families|students?|guests?|users?)\b[^.]{0,80}\b(?:agreed|opted|consent)|\bimport(?:ed|ing)? (?:list|contacts|customers|members)/i,
  ],
  [
    'inbound',
    /\b(?:(?:texts?|messages?|contacts?|writes? to) us first|texts? (?:our|the) (?:office|shop|store|clinic|business )?(?:number|phone|line)|(?:start|begin|initiate)s? (?:the|a|every|each) (?:text )?(?:conversation|chat|message))\b/i,
  ],
  [
    'web',
    /\b(?:https?:\/\/|web ?sites?|web ?forms?|web ?pages?|online|landing page|check ?box(?:es)?|(?:form|page) (?:on|at)|sign-?up (?:form|page)|app\b)/i,
  ],
];
/** A box beside a field, wherever it is, is filled in on a page. */
const BOX_TO_FILL_IN =
  /\b(?:tick|check|select|mark)(?:s|ed|ing)?\b[^.]{0,40}\bbox(?:es)?\b|\bbox\b[^.]{0,60}\b(?:phone|number) field\b/i;
const SIGNS_OF_WEB = /\b(?:web ?sites?|web ?forms?|online)\b/i;

const BOX = /\b(?:check ?box(?:es)?|boxes|box|tick(?:s|ing)?|toggle|switch|opt-in button|casilla)\b/i;
const TWO_CONSENTS =
  /\b(?:two|2|both|second|another|separate(?:ly)?)\b[^.]{0,60}\b(?:check ?box(?:es)?|box(?:es)?|consents?|opt-?ins?|switch(?:es)?|questions?|lines?|keywords?)\b|\bbox 2\b/i;
const POLICY_PATH = /privacy|privacidad|datenschutz/i;
const TERMS_PATH = /terms|tos\b|conditions|condiciones/i;

const isPolicyAddress = (address: string): boolean => POLICY_PATH.test(address);
const isTermsAddress = (address: string): boolean => TERMS_PATH.test(address);

export type DisclosurePart = 'frequency' | 'rates' | 'stop' | 'help' | 'terms' | 'privacy';

export type FlowReading = {
  readonly reading: TextReading;
  readonly wording: ConsentWording;
  /** The first one is how most people opt in. */
  readonly methods: readonly OptInMethod[];
  readonly has: Readonly<Record<DisclosurePart, boolean>>;
  readonly namesSms: boolean;
  readonly hasBox: boolean;
  readonly hasTwoConsents: boolean;
  /** Words between quotation marks that are long enough for a script or a label. */
  readonly hasQuote: boolean;
  /** The first address that is neither privacy policy nor terms. */
  readonly pageUrl: string | undefined;
  readonly policyLinks: readonly Link[];
  readonly termsLinks: readonly Link[];
  /** The keyword to text, in capitals. */
  readonly keyword: string | undefined;
  /** The number to text it to, as written. */
  readonly number: string | undefined;
};

const SMS_WORDS = /\b(?:sms|mms|text(?:s|ed|ing)?|text[- ]messag\w{1,4}|txts?|mensajes? de texto)\b/i;
const QUOTE = /["“'‘][^"“”]{40,}["”'’]/;
const KEYWORD_TO =
  /\b(?:[Tt]ext(?:s|ing)?|[Ss]end(?:s|ing)?|SMS)\s+(?:the (?:key)?word )?["'“‘]?(?!(?:STOP|HELP|END|QUIT|CANCEL|INFO|UNSUBSCRIBE|YES)\b)([A-Z][A-Z0-9]{1,19})["'”’]?\s+to\s+(\+?[\d(][\d() .-]{2,16}\d)?/;

export function readFlow(reading: TextReading): FlowReading {
  const { text, links } = reading;
  const wording = readConsentWording(text, reading.words);
  const { elements } = wording;
  const policyLinks = links.filter(({ text: address }) => isPolicyAddress(address));
  const termsLinks = links.filter(
    ({ text: address }) => isTermsAddress(address) && !isPolicyAddress(address),
  );
  const page = links.find((link) => !policyLinks.includes(link) && !termsLinks.includes(link));
  const keyword = KEYWORD_TO.exec(text);
  return {
    reading,
    wording,
    methods: findMethods(withoutLinks(text, [...policyLinks, ...termsLinks])),
    has: {
      frequency: elements.frequency !== undefined || mentionsFrequency(text),
      rates: elements.rates !== undefined || mentionsRates(text),
      stop: reading.namesStop || reading.optOut.instruction !== undefined,
      help: elements.help !== undefined || mentionsHelp(text),
      terms: elements.terms_link !== undefined || termsLinks.length > 0,
      privacy: elements.privacy_link !== undefined || policyLinks.length > 0,
    },
    namesSms: SMS_WORDS.test(text),
    hasBox: BOX.test(text),
    hasTwoConsents: TWO_CONSENTS.test(text),
    hasQuote: QUOTE.test(text),
    pageUrl: page?.text,
    policyLinks,
    termsLinks,
    keyword: keyword?.[1],
    number: keyword?.[2]?.trim(),
  };
}

/** The policy and the terms are pages, but nobody opts in there. */
const withoutLinks = (text: string, links: readonly Link[]): string =>
  links
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** A page that shows a picture of a paper form does not make it a web form. */
function findMethods(text: string): OptInMethod[] {
  const named = METHOD_WORDS.filter(([, words]) => words.test(text)).map(([method]) => method);
  if (named.length === 0 && BOX_TO_FILL_IN.test(text)) {
    return ['web'];
  }
  return named.length > 1 && !SIGNS_OF_WEB.test(text) ? named.filter((method) => method !== 'web') : named;
}
