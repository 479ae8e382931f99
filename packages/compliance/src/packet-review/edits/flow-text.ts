// Composes a message flow: adds the sentences that it lacks, or writes it anew for its opt-in method.
import { draftConsent } from '../../text/consent-draft.ts';
import type { OptInMethod } from '../flow-reading.ts';
import type { PacketContext } from '../packet-context.ts';
import type { Mend } from '../report.ts';
import { reviewFlowText } from '../rules/flow.ts';
import { quoteAct, quoteForm } from './quoted-form.ts';
import { OFFERS, appendSentences, describeServiceTopic, describeTopic, renameSender } from './wording.ts';

/** Marks a flow that sentences at its end do not mend. */
const REWRITE: Mend = 'rewrite';

/** Facts of the packet. An absent one makes a sentence that needs it impossible. */
type Facts = {
  readonly brand: string;
  readonly topic: string | undefined;
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly optInUrl: string | undefined;
};

export function composeFlow(context: PacketContext, mends: ReadonlySet<Mend>): string | undefined {
  const { brandName } = context;
  if (brandName === undefined) {
    return undefined;
  }
  const quoting = quotePage(context, brandName, mends);
  if (quoting !== undefined) {
    return quoting;
  }
  return mends.has(REWRITE)
    ? rewriteFlow(context, brandName)
    : addSentences(context, brandName, mends, context.flow?.reading.text ?? '');
}

/** What the words of a form can say. */
const SAID_BY_FORM: readonly Mend[] = ['brand', 'purpose', 'names-sms', 'consent-words', 'box'];

/**
 * The flow in the words of the page that people opt in on.
 * @returns undefined without such a form, or if a flow with these words would not pass
 */
function quotePage(context: PacketContext, brand: string, mends: ReadonlySet<Mend>): string | undefined {
  const form = context.input.pages?.optInForm;
  const { programs, flow } = context;
  if (form === undefined) {
    return undefined;
  }
  if (mends.has(REWRITE)) {
    const words = chooseMethod(context) === 'web' ? quoteForm(form, programs) : undefined;
    return words && completeFlow(context, brand, words);
  }
  const words = flow?.methods[0] === 'web' ? quoteAct(form, programs) : undefined;
  if (flow === undefined || words === undefined || !SAID_BY_FORM.some((mend) => mends.has(mend))) {
    return undefined;
  }
  const text = appendSentences(mendWords(context, flow.reading.text, mends), [words]);
  return completeFlow(context, brand, text);
}

/** Adds what the quoted words lack. */
function completeFlow(context: PacketContext, brand: string, text: string): string | undefined {
  const missing = reviewFlowText(context, text).flatMap(({ mend }) => mend ?? []);
  const completed = addSentences(context, brand, new Set(missing), text) ?? text;
  return reviewFlowText(context, completed).some(({ finding }) => finding.status === 'error')
    ? undefined
    : completed;
}

function addSentences(
  context: PacketContext,
  brand: string,
  mends: ReadonlySet<Mend>,
  text: string,
): string | undefined {
  const facts = {
    brand,
    topic: describeTopic(context),
    termsUrl: context.termsUrl,
    privacyUrl: context.privacyUrl,
    optInUrl: context.optInUrl,
  };
  const replaced = mendWords(context, text, mends);
  const sentences = SENTENCES.filter(([names]) => names.some((name) => mends.has(name))).map(
    ([names, write]) => write(facts, (name) => names.includes(name) && mends.has(name)),
  );
  const added = [...new Set(sentences.filter((sentence) => sentence !== undefined))];
  return added.length === 0 && replaced === text ? undefined : appendSentences(replaced, added);
}

type Write = (facts: Facts, isMissing: (name: Mend) => boolean) => string | undefined;

/** In the order of a disclosure. Each sentence mends the parts that it is listed with. */
const SENTENCES: readonly (readonly [readonly Mend[], Write])[] = [
  [['url'], ({ optInUrl }) => optInUrl && `The opt-in form is at ${optInUrl}.`],
  [['evidence'], ({ optInUrl }) => optInUrl && `A picture of what people see is at ${optInUrl}.`],
  [
    ['brand', 'purpose', 'names-sms', 'consent-words'],
    ({ brand, topic }) => topic && `People agree to receive text messages about ${topic} from ${brand}.`,
  ],
  [
    ['age'],
    () =>
      'People enter their date of birth before their phone number, and only people aged 21 or older can opt in.',
  ],
  [['frequency'], () => 'Message frequency varies.'],
  [['rates'], () => 'Message and data rates may apply.'],
  [
    ['stop', 'help'],
    (_, isMissing) =>
      isMissing('stop')
        ? isMissing('help')
          ? 'Reply STOP to opt out or HELP for help.'
          : 'Reply STOP to opt out.'
        : 'Reply HELP for help.',
  ],
  [['terms'], ({ termsUrl }) => termsUrl && `Terms: ${termsUrl}`],
  [['privacy'], ({ privacyUrl }) => privacyUrl && `Privacy Policy: ${privacyUrl}`],
  [['record'], () => 'Staff record each yes with the date and the name.'],
  [['default-off'], () => 'The setting is off by default.'],
  [['box'], () => 'People check an optional box, which is unchecked by default, to agree.'],
];

/** The text with the names and addresses of the packet. */
const mendWords = (context: PacketContext, text: string, mends: ReadonlySet<Mend>): string =>
  renameSender(replaceLinks(context, text, mends), context.brandName, mends);

/** Addresses of the policy and the terms become those of the fields. */
function replaceLinks(context: PacketContext, text: string, mends: ReadonlySet<Mend>): string {
  const { flow, privacyUrl, termsUrl } = context;
  if (flow === undefined || !mends.has('links')) {
    return text;
  }
  const targets = [
    ...flow.policyLinks.map((link) => ({ link, url: privacyUrl })),
    ...flow.termsLinks.map((link) => ({ link, url: termsUrl })),
  ].toSorted((one, other) => other.link.start - one.link.start);
  let replaced = text;
  for (const { link, url } of targets) {
    replaced = url === undefined ? replaced : replaced.slice(0, link.start) + url + replaced.slice(link.end);
  }
  return replaced;
}

type Parts = {
  readonly url: string;
  readonly brand: string;
  /** The text that people agree to, for each kind of messages that needs a consent of its own. */
  readonly labels: readonly string[];
  readonly keyword: string | undefined;
  readonly number: string | undefined;
  readonly age: string;
};

function rewriteFlow(context: PacketContext, brand: string): string | undefined {
  const { flow, optInUrl, privacyUrl, termsUrl } = context;
  if (privacyUrl === undefined || termsUrl === undefined || optInUrl === undefined) {
    return undefined;
  }
  const method = chooseMethod(context);
  const labels = draftLabels(context, brand, method, { privacyUrl, termsUrl });
  if (labels.length === 0) {
    return undefined;
  }
  return TEMPLATES[method]({
    url: optInUrl,
    brand,
    labels,
    keyword: flow?.keyword,
    number: flow?.number,
    age: context.needsAgeGate
      ? ' People enter their date of birth before their phone number, and only people aged 21 or older can opt in.'
      : '',
  });
}

/** A keyword or a spoken yes is no consent to a second kind of messages. */
function chooseMethod({ flow, programs }: PacketContext): OptInMethod {
  const method = flow?.methods[0] ?? 'web';
  const isMixed = programs.includes('MARKETING') && programs.length > 1;
  const isUnfit =
    (method === 'keyword' && (isMixed || flow?.keyword === undefined || flow.number === undefined)) ||
    ((method === 'verbal' || method === 'inbound') && programs.includes('MARKETING')) ||
    (method === 'inbound' && flow?.reading.phones.length === 0);
  return isUnfit ? 'web' : method;
}

function draftLabels(
  context: PacketContext,
  brand: string,
  method: OptInMethod,
  urls: { readonly privacyUrl: string; readonly termsUrl: string },
): string[] {
  const service = describeServiceTopic(context);
  const draft = { brand, method: CONSENT_METHODS[method] ?? ('checkbox' as const), ...urls };
  const keyword = { keyword: context.flow?.keyword, number: context.flow?.number };
  return [
    ...(service === undefined || (context.programs.length === 1 && context.programs[0] === 'MARKETING')
      ? []
      : [draftConsent({ ...draft, ...keyword, kind: service, isMarketing: false })]),
    ...(context.programs.includes('MARKETING')
      ? [draftConsent({ ...draft, ...keyword, kind: OFFERS, isMarketing: true })]
      : []),
  ].map((label) => label.replace(/^Say: /, '').replace(/ \(Record the answer[^)]*\)/, ''));
}

const CONSENT_METHODS: Partial<Record<OptInMethod, 'verbal' | 'sms_optin'>> = {
  verbal: 'verbal',
  keyword: 'sms_optin',
};

/** One label, or two that are each introduced as a box of their own. */
const describeBoxes = (labels: readonly string[], one: string): string =>
  labels.length < 2
    ? `${one}: “${labels[0]}”`
    : `There are two separate boxes, both optional and unchecked by default. Box 1 is for updates: “${labels[0]}” Box 2 is for offers: “${labels[1]}”`;

const TEMPLATES: Readonly<Record<OptInMethod, (parts: Parts) => string>> = {
  web: ({ url, labels, age }) =>
    `People opt in on the web form at ${url}.${age} They enter a mobile number. ${describeBoxes(labels, 'They check an optional box, which is unchecked by default and covers text messages only')} People who leave the box unchecked get no text messages.`,
  keyword: ({ url, labels, keyword, number, age }) =>
    `People opt in when they text ${keyword} to ${number}.${age} The notice with the keyword says: “${labels[0]}” It is published at ${url}.`,
  verbal: ({ labels, url, age }) =>
    `People opt in by phone or in person.${age} Staff read this script aloud: “${labels[0]}” Staff log each yes with the date and the name. People who say no get no text messages. The script is published at ${url}.`,
  paper: ({ url, labels, age }) =>
    `People opt in on a paper form, which they sign. A picture of the form is at ${url}.${age} ${describeBoxes(labels, 'The form has an optional box for text messages alone, which is unchecked')} People who leave the box unchecked get no text messages.`,
  'point-of-sale': ({ url, labels, age }) =>
    `People opt in on the screen at the register. A picture of the screen is at ${url}.${age} They enter their own mobile number. ${describeBoxes(labels, 'They tap an optional box, which is unchecked by default')} People who skip the screen get no text messages.`,
  'account-settings': ({ url, labels, age }) =>
    `People opt in with a switch in the settings of their account, which is off by default. Pictures of each step are at ${url}.${age} ${describeBoxes(labels, 'Next to the switch is this text')} People who leave the switch off get no text messages.`,
  'existing-customers': ({ url, labels, age }) =>
    `Existing customers agreed to text messages on the web form at ${url}.${age} They entered a mobile number. ${describeBoxes(labels, 'They checked an optional box, which was unchecked by default')} We keep the date and the wording of each consent.`,
  inbound: ({ url, labels }) =>
    `People text us first with a question, at the number that is published at ${url}. The page says: “${labels[0]}” We reply only to people who texted us.`,
};
