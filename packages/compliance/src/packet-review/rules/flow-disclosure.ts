// Rules on the disclosure in the message flow: brand, frequency, rates, STOP, HELP, terms, and privacy policy.
import type { ReviewRuleId } from '../../facts/review-rules/all-rules.ts';
import type { DisclosurePart, FlowReading } from '../flow-reading.ts';
import type { PacketContext } from '../packet-context.ts';
import type { Verdict } from '../report.ts';
import type { PacketRule } from './packet-rule.ts';

const FLOW_PATH = 'campaign.messageFlow';

type Part = readonly [
  id: ReviewRuleId,
  part: DisclosurePart,
  what: string,
  sentence: (context: PacketContext) => string,
];

const PARTS: readonly Part[] = [
  ['flow.frequency', 'frequency', 'how often messages come', () => 'Message frequency varies.'],
  ['flow.rates', 'rates', 'that message and data rates may apply', () => 'Message and data rates may apply.'],
  ['flow.stop', 'stop', 'how people opt out', () => 'Reply STOP to opt out.'],
  ['flow.help', 'help', 'how people get help', () => 'Reply HELP for help.'],
  [
    'flow.terms-link',
    'terms',
    'where the terms are',
    ({ termsUrl }) => `Terms: ${termsUrl ?? '[URL of your terms]'}`,
  ],
  [
    'flow.privacy-link',
    'privacy',
    'where the privacy policy is',
    ({ privacyUrl }) => `Privacy Policy: ${privacyUrl ?? '[URL of your privacy policy]'}`,
  ],
];

/** A quotation that ends with a period ends the sentence. */
const quoteAtEnd = (words: string): string => `“${words}”${words.endsWith('.') ? '' : '.'}`;

/** Sources disagree whether the flow itself needs the parts. These providers ask for them. */
const STRICT = ['twilio', 'aws', 'sinch'] as const;

const reviewPart =
  ([, part, what, sentence]: Part): PacketRule<FlowReading>[1] =>
  ({ has }, context) =>
    has[part]
      ? undefined
      : {
          path: FLOW_PATH,
          status: context.isJudgedBy(...STRICT) ? 'error' : 'warning',
          message: `The message flow does not say ${what}.`,
          remedy: `Quote the words that people see, with: ${quoteAtEnd(sentence(context))}${missingUrl(part, context)}`,
          mend: part,
        };

function missingUrl(part: DisclosurePart, { termsUrl, privacyUrl }: PacketContext): string {
  const isMissing =
    (part === 'terms' && termsUrl === undefined) || (part === 'privacy' && privacyUrl === undefined);
  return isMissing ? ' Add its URL to the registration first.' : '';
}

export const DISCLOSURE_RULES: readonly PacketRule<FlowReading>[] = [
  [
    'flow.brand',
    ({ reading }, { names, brandName }): Verdict | undefined =>
      names.length === 0 || reading.namesBrand
        ? undefined
        : {
            path: FLOW_PATH,
            message: `The message flow does not name ${brandName ?? 'the brand'}.`,
            remedy: `Name ${brandName ?? 'the brand'} in the words that people agree to.`,
            mend: 'brand',
          },
  ],
  [
    'flow.names-sms',
    ({ namesSms }) =>
      namesSms
        ? undefined
        : {
            path: FLOW_PATH,
            message: 'The message flow does not say that people agree to text messages.',
            remedy: 'Write “to receive text messages” where people agree.',
            mend: 'names-sms',
          },
  ],
  ...PARTS.map((part): PacketRule<FlowReading> => [part[0], reviewPart(part)]),
];
