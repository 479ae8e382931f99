// What a consent text has to say, who asks for it, and how much of the score each part is.
import type { Sourced } from './sources.ts';

export const CONSENT_METHODS = ['checkbox', 'signature', 'web_form', 'sms_optin'] as const;
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
  /** Points of 100. The weights are ours. */
  readonly points: number;
  /** Required only where the program sells. */
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
    present: 'The text names who will send.',
    missing: 'The text does not name who will send.',
    remedy: 'Name the brand as it is registered: “…text messages from [brand]…”.',
  },
  {
    ...always,
    id: 'consent_action',
    points: 12,
    source: 'tcpaRules',
    present: 'The customer agrees actively.',
    missing: 'The text does not say that the customer agrees to receive texts.',
    remedy: 'Write “I agree to receive…” or “By checking this box, I agree to receive…”.',
  },
  {
    ...always,
    id: 'message_purpose',
    points: 10,
    source: 'telnyxOptInForm',
    present: 'The text says what the messages are about.',
    missing: 'The text does not say what kind of messages will come.',
    remedy: 'Name the kinds: appointment reminders, order updates, marketing.',
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
    present: 'The text says how often messages come.',
    missing: 'The text does not say how often messages come.',
    remedy: 'Add “Message frequency varies.” or a number.',
  },
  {
    ...always,
    id: 'rates',
    points: 9,
    source: 'telnyxDeclines',
    present: 'The text says that rates may apply.',
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
    present: 'The text refers to the privacy policy.',
    missing: 'The text does not refer to the privacy policy.',
    remedy: 'Link the privacy policy; a page, not a pop-up.',
  },
  {
    ...always,
    id: 'terms_link',
    points: 6,
    source: 'telnyxCompliance',
    present: 'The text refers to the terms.',
    missing: 'The text does not refer to the terms.',
    remedy: 'Link the terms of the text program.',
  },
  {
    ...forMarketing,
    id: 'not_condition_of_purchase',
    points: 8,
    present: 'The text says that consent is no condition of a purchase.',
    missing: 'The text does not say that consent is no condition of a purchase.',
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
