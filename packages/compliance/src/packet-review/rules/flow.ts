// Rules on the message flow: an outsider has to be able to repeat the opt-in.
import { type FlowReading, type OptInMethod, readFlow } from '../flow-reading.ts';
import { findAffirmed } from '../affirmed.ts';
import { MESSAGE_KINDS, MESSAGE_TOPIC } from '../message-kinds.ts';
import type { PacketContext } from '../packet-context.ts';
import type { Draft, Verdict } from '../report.ts';
import { TextReading } from '../text-reading.ts';
import { DISCLOSURE_RULES } from './flow-disclosure.ts';
import { CONDUCT_RULES } from './flow-conduct.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

const FLOW_PATH = 'campaign.messageFlow';

export function reviewFlow(context: PacketContext): Draft[] {
  const { flow } = context;
  return flow === undefined
    ? []
    : applyPacketRules([...METHOD_RULES, ...DISCLOSURE_RULES, ...CONDUCT_RULES], flow, context);
}

/** Reviews another text as the message flow of the packet. */
export const reviewFlowText = (context: PacketContext, text: string): Draft[] =>
  applyPacketRules(
    [...METHOD_RULES, ...DISCLOSURE_RULES, ...CONDUCT_RULES],
    readFlow(new TextReading(FLOW_PATH, text, context.names)),
    context,
  );

const METHOD_RULES: readonly PacketRule<FlowReading>[] = [
  ['flow.method', checkMethod],
  ['flow.all-methods', checkAllMethods],
  ['flow.url', checkUrl],
  ['flow.evidence', checkEvidence],
  ['flow.purpose', checkPurpose],
  ['flow.no-box', checkBox],
  ['flow.record', checkRecord],
  ['flow.default-off', checkDefault],
  ['flow.marketing-verbal', checkSpokenMarketing],
  ['flow.marketing-inbound', checkInboundMarketing],
  ['flow.double-opt-in', checkConfirmation],
];

/** What a remedy asks for where a fact is missing. */
const missingPage = ({ optInUrl, privacyUrl, termsUrl }: PacketContext): string => {
  const missing = [
    ...(optInUrl === undefined ? ['the URL of the page where people opt in'] : []),
    ...(privacyUrl === undefined ? ['the URL of the privacy policy'] : []),
    ...(termsUrl === undefined ? ['the URL of the terms'] : []),
  ];
  return missing.length === 0 ? '' : ` Add ${missing.join(' and ')} to the registration first.`;
};

function checkMethod({ methods, reading }: FlowReading, context: PacketContext): Verdict | undefined {
  return methods.length > 0
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The message flow does not say how people opt in, so an outsider cannot repeat it.',
        remedy: `Name the method (web form, keyword, spoken question, paper form, register, account settings), where it is, and the words that people agree to.${missingPage(context)}`,
        quoted: reading.text,
        mend: 'rewrite',
      };
}

/** Keywords that every provider has. They bring people back and are no method of their own. */
const STANDARD_KEYWORDS: ReadonlySet<string> = new Set([
  'START',
  'YES',
  'UNSTOP',
  'OPTIN',
  'SUBSCRIBE',
  'JOIN',
  'Y',
]);

export const isCustomKeyword = (word: string): boolean => !STANDARD_KEYWORDS.has(word.toUpperCase());

const REPLY_JOINS =
  /\b(?:[Rr]eply|[Tt]ext)\s+["“']?(?:YES|JOIN|START)\b["”']?[^.]{0,30}\b(?:join|sign up|subscribe|opt in)\b/;

/** A second way to opt in that only a message shows. */
function checkAllMethods({ methods, reading }: FlowReading, { samples }: PacketContext): Verdict | undefined {
  const shown = samples.find(({ text }) => REPLY_JOINS.test(text));
  return shown === undefined || methods.includes('keyword') || REPLY_JOINS.test(reading.text)
    ? undefined
    : {
        path: FLOW_PATH,
        also: [shown.path],
        message: 'A sample message shows another way to opt in, which the message flow does not describe.',
        remedy:
          'Number each way to opt in, and describe it with its words. Or remove it from the sample message.',
        quoted: REPLY_JOINS.exec(shown.text)?.[0],
      };
}

/** Links to the policy and the terms lead to no form. */
function checkUrl({ methods, pageUrl }: FlowReading, context: PacketContext): Verdict | undefined {
  return methods[0] !== 'web' || pageUrl !== undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'People opt in on a page, but the message flow does not say at which URL.',
        remedy: `Give the exact page${context.websiteDomain === undefined ? '' : `, such as https://${context.websiteDomain}/texts`}.${context.optInUrl === undefined ? ' Add its URL to the opt-in pages of the registration first.' : ''}`,
        mend: 'url',
      };
}

/** What an outsider cannot open: a paper form, a screen in a store, or pages behind a login. */
const UNSEEN: Readonly<Partial<Record<OptInMethod, string>>> = {
  paper: 'a paper form',
  'point-of-sale': 'a screen in the store',
  'account-settings': 'settings behind a login',
};

function checkEvidence(flow: FlowReading, context: PacketContext): Verdict | undefined {
  const [method] = flow.methods;
  const unseen = method === undefined ? undefined : UNSEEN[method];
  if (unseen !== undefined && flow.pageUrl === undefined) {
    return {
      path: FLOW_PATH,
      message: `People opt in on ${unseen}, which a reviewer cannot see.`,
      remedy: `Host a picture of it at a public URL, and name the URL here.${context.optInUrl === undefined ? ' Add the URL to the opt-in pages of the registration first.' : ''}`,
      mend: 'evidence',
    };
  }
  return method === 'verbal' && !flow.hasQuote
    ? {
        path: FLOW_PATH,
        message: 'People agree in a conversation, but the message flow does not quote what they are asked.',
        remedy: `Quote the script word for word: brand, kinds of messages, frequency, rates, STOP, HELP, and where the terms are.${missingPage(context)}`,
        mend: 'rewrite',
      }
    : undefined;
}

/** “https://greenmile.example/estimate” names no messages. It begins at the start of a word, so each word is read once. */
const ADDRESS = /\bhttps?:\/\/[^\s“”"]+|(?<![\w.-])\.*[\w-]+(?:\.[\w-]+)+\/[^\s“”"]*/gi;

function checkPurpose({ reading, wording }: FlowReading): Verdict | undefined {
  const words = reading.text.replaceAll(ADDRESS, ' ').toLowerCase();
  const isSaid =
    wording.kinds.some((kind) => words.includes(kind.replace(/(?:ie)?s$/, ''))) ||
    wording.marketing !== undefined ||
    MESSAGE_TOPIC.test(words) ||
    MESSAGE_KINDS.test(words.replaceAll(KEYWORD_LINES, ' '));
  return isSaid
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The message flow does not say which messages people agree to.',
        remedy: 'Name the messages, such as order updates or offers.',
        mend: 'purpose',
      };
}

/** “Reply HELP for support” names no messages of the program. */
const KEYWORD_LINES = /\b(?:reply|text|send)\s+["“']?(?:help|stop)\b[^.!?\n]*/gi;

/** Sources disagree about a form without a box for messages that are not marketing. */
function checkBox(
  { methods, hasBox, wording }: FlowReading,
  { programs }: PacketContext,
): Verdict | undefined {
  const isMarketing =
    programs.includes('MARKETING') || (programs.length === 0 && wording.marketing !== undefined);
  return methods[0] !== 'web' || hasBox
    ? undefined
    : {
        path: FLOW_PATH,
        status: isMarketing ? 'error' : 'warning',
        message: 'The message flow describes a form without a box for text messages.',
        remedy:
          'Add an optional box for text messages to the form, unchecked by default, and describe it here with its label.',
        mend: 'box',
      };
}

function checkRecord({ methods, reading }: FlowReading): Verdict | undefined {
  return methods[0] !== 'verbal' ||
    /\b(?:record|log|note|document|save|keep|store|enter|write)/i.test(reading.text)
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The message flow does not say how a spoken yes is recorded.',
        remedy: 'Say who records each yes, and with which details, such as date and name.',
        mend: 'record',
      };
}

function checkDefault({ methods, reading }: FlowReading): Verdict | undefined {
  return methods[0] !== 'account-settings' ||
    /\b(?:off by default|default(?:s)? (?:to |is )?off|disabled by default|turn(?:s|ed)? (?:it |them |texts |text messages )?on|unchecked|enable)/i.test(
      reading.text,
    )
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The message flow does not say that the setting is off until people turn it on.',
        remedy: 'Say that the setting is off by default.',
        mend: 'default-off',
      };
}

function checkSpokenMarketing({ methods }: FlowReading, context: PacketContext): Verdict | undefined {
  return methods.length === 1 && methods[0] === 'verbal' && context.programs.includes('MARKETING')
    ? {
        path: FLOW_PATH,
        status: context.isJudgedBy('twilio') ? 'error' : 'warning',
        message: 'A spoken yes is not enough for marketing messages.',
        remedy: `Ask for consent in writing, such as with a box on a web form, and describe it here.${missingPage(context)}`,
        mend: 'rewrite',
      }
    : undefined;
}

function checkInboundMarketing({ methods }: FlowReading, context: PacketContext): Verdict | undefined {
  return methods.length === 1 && methods[0] === 'inbound' && context.programs.includes('MARKETING')
    ? {
        path: FLOW_PATH,
        message: 'A customer who texts first agrees to an answer, not to marketing.',
        remedy: `Ask for consent to marketing, such as with a box on a web form, and describe it here.${missingPage(context)}`,
        mend: 'rewrite',
      }
    : undefined;
}

function checkConfirmation({ methods, reading }: FlowReading): Verdict | undefined {
  return methods[0] !== 'verbal' ||
    findAffirmed(/\breply(?:ing)? YES\b|\bconfirm/i, reading.text) !== undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'Some reviewers ask for a confirmation by text after a spoken yes.',
        remedy: 'If you confirm the opt-in, say so: “We then text: Reply YES to confirm.”',
      };
}
