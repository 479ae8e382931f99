// Writes a complete consent text from the known values, with placeholders for missing values.
import type { ConsentMethod } from '../facts/consent-elements.ts';

export type ConsentDraft = {
  readonly brand: string | undefined;
  /** What the messages are about: before or after “text messages”, as its words require. */
  readonly kind: string | undefined;
  /** Service messages that a marketing consent covers, too. */
  readonly alsoAbout?: string | undefined;
  readonly isMarketing: boolean;
  readonly method: ConsentMethod;
  readonly keyword?: string | undefined;
  readonly number?: string | undefined;
  /** Message frequency, such as `4 messages per month`. If absent, the frequency varies. */
  readonly frequency?: string | undefined;
  /** Set if the document has signature lines elsewhere. */
  readonly isSignedElsewhere?: boolean;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
};

/** The text next to the box, above the signature, before the number, or to say. It has every element that reviewers require. */
export function draftConsent(draft: ConsentDraft): string {
  const messages = describeMessages(draft);
  return [
    OPENINGS[draft.method](messages, draft),
    draft.isMarketing
      ? 'Consent is not a condition of purchase.'
      : 'Consent is optional and not required to use our services.',
    stateFrequency(draft.frequency),
    'Message and data rates may apply.',
    'Reply STOP to opt out, HELP for help.',
    `See our Terms at ${draft.termsUrl ?? '[TERMS URL]'} and our Privacy Policy at ${draft.privacyUrl ?? '[PRIVACY POLICY URL]'}.`,
    'Mobile numbers and text consent are not shared with third parties or affiliates for marketing.',
    // Aloud, the question comes last: people answer what they heard last.
    ...(draft.method === 'verbal' ? [QUESTION] : []),
    ...(draft.method === 'signature' && draft.isSignedElsewhere !== true ? [SIGNATURE_LINES] : []),
  ].join(' ');
}

function describeMessages(draft: ConsentDraft): string {
  const brand = draft.brand ?? '[BRAND NAME]';
  if (draft.isMarketing && draft.alsoAbout !== undefined) {
    return `recurring automated marketing text messages and text messages about ${draft.alsoAbout} from ${brand}`;
  }
  const automated = draft.isMarketing ? 'recurring automated ' : '';
  const kind = draft.kind ?? (draft.isMarketing ? 'marketing' : '[KIND OF MESSAGES]');
  const marketing = draft.isMarketing && !/\b(?:marketing|promotional)\b/i.test(kind) ? 'marketing ' : '';
  const texts = isPhrase(kind)
    ? `${automated}${marketing}text messages about ${kind}`
    : `${automated}${marketing}${kind} text messages`;
  return `${texts} from ${brand}`;
}

// "Reminder text messages", but "text messages about bookings and offers".
function isPhrase(kind: string): boolean {
  return /s$|,| and /i.test(kind);
}

const QUESTION =
  'Do you agree to receive these text messages? (Record the answer, and go on only after a yes.)';

const SIGNATURE_LINES =
  '\n\nSignature: ____________________ Date: __________\nPrinted name: ____________________ Mobile number: ____________________';

const OPENINGS: Readonly<Record<ConsentMethod, (messages: string, draft: ConsentDraft) => string>> = {
  checkbox: (messages) =>
    `By checking this box, I agree to receive ${messages} at the mobile number provided.`,
  signature: (messages) =>
    `By signing below, I agree to receive ${messages} at the mobile number given below.`,
  sms_optin: (messages, { keyword, number }) =>
    `Text ${keyword ?? '[KEYWORD]'} to ${number ?? '[NUMBER]'} to agree to receive ${messages} at the number you text from.`,
  verbal: (messages) => `Say: We would like to send you ${messages} at the mobile number you gave us.`,
  web_form: (messages) =>
    `By entering my mobile number and checking this optional box, I agree to receive ${messages} at the mobile number provided.`,
};

/** The frequency as a sentence, without a second “frequency” where the value has one. */
export function stateFrequency(frequency: string | undefined): string {
  const text = frequency?.trim().replace(/[.]+$/, '') ?? '';
  if (text === '') {
    return 'Message frequency varies.';
  }
  return /frequency/i.test(text)
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    : `Message frequency: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
