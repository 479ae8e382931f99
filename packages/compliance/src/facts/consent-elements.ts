// The elements of a consent text, with the source and the score of each.
import type { Sourced } from './sources.ts';

export const CONSENT_METHODS = ['checkbox', 'signature', 'web_form', 'sms_optin', 'verbal'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

export type ConsentElementId =
  | 'seller_identity'
  | 'consent_action'
  | 'message_purpose'
  | 'opt_out'
  | 'frequency'
  | 'rates'
  | 'help'
  | 'privacy_link'
  | 'terms_link'
  | 'not_condition_of_purchase'
  | 'automated_technology';

export type ConsentElement = Sourced & {
  readonly id: ConsentElementId;
  /** Points out of 100. The weights are our estimate. */
  readonly points: number;
  /** Required only for marketing. */
  readonly marketingOnly: boolean;
  readonly present: string;
  readonly missing: string;
  readonly remedy: string;
};

const always = { marketingOnly: false, basis: 'published' } as const;
const forMarketing = { marketingOnly: true, basis: 'published', source: 'tcpaRules' } as const;

export const consentElements: readonly ConsentElement[] = [
  {
    ...always,
    id: 'seller_identity',
    points: 12,
    source: 'ctia',
    present: 'The text names the sender.',
    missing: 'The text does not name the sender.',
    remedy: 'Use the registered brand name: “…text messages from [brand]…”.',
  },
  {
    ...always,
    id: 'consent_action',
    points: 12,
    source: 'tcpaRules',
    present: 'The text says that the customer agrees to receive texts.',
    missing: 'The text does not say that the customer agrees to receive texts.',
    remedy: 'Write “I agree to receive…” or “By checking this box, I agree to receive…”.',
  },
  {
    ...always,
    id: 'message_purpose',
    points: 10,
    source: 'telnyxOptInForm',
    present: 'The text says what the messages are about.',
    missing: 'The text does not say what the messages are about.',
    remedy: 'Name the kinds of messages, such as appointment reminders, order updates, or marketing.',
  },
  {
    ...always,
    id: 'opt_out',
    points: 14,
    source: 'ctia',
    present: 'The text says how to opt out.',
    missing: 'The text does not say how to opt out.',
    remedy: 'Add “Reply STOP to opt out.”',
  },
  {
    ...always,
    id: 'frequency',
    points: 9,
    source: 'ctia',
    present: 'The text states the message frequency.',
    missing: 'The text does not state the message frequency.',
    remedy: 'Add “Message frequency varies.” or a number of messages.',
  },
  {
    ...always,
    id: 'rates',
    points: 9,
    source: 'telnyxDeclines',
    present: 'The text says that message and data rates may apply.',
    missing: 'The text does not say that message and data rates may apply.',
    remedy: 'Add “Message and data rates may apply.”',
  },
  {
    ...always,
    id: 'help',
    points: 7,
    source: 'telnyxDeclines',
    present: 'The text says how to get help.',
    missing: 'The text does not say how to get help.',
    remedy: 'Add “Reply HELP for help.”',
  },
  {
    ...always,
    id: 'privacy_link',
    points: 8,
    source: 'telnyxCompliance',
    present: 'The text mentions the privacy policy.',
    missing: 'The text does not mention the privacy policy.',
    remedy: 'Link to the privacy policy as a page, not a pop-up.',
  },
  {
    ...always,
    id: 'terms_link',
    points: 6,
    source: 'telnyxCompliance',
    present: 'The text mentions the terms.',
    missing: 'The text does not mention the terms.',
    remedy: 'Link to the terms of the text program.',
  },
  {
    ...forMarketing,
    id: 'not_condition_of_purchase',
    points: 8,
    present: 'The text says that consent is not a condition of purchase.',
    missing: 'The text does not say that consent is not a condition of purchase.',
    remedy: 'Add “Consent is not a condition of purchase.”',
  },
  {
    ...forMarketing,
    id: 'automated_technology',
    points: 5,
    present: 'The text says that messages are sent automatically.',
    missing: 'The text does not say that messages are sent automatically.',
    remedy: 'Write “automated text messages”.',
  },
];
