// Writes a complete consent text from the known values, with placeholders for missing values.
import type { ConsentMethod } from '../facts/consent-elements.ts';

export type ConsentDraft = {
  readonly brand: string | undefined;
  /** What the messages are about, as a phrase before "text messages". */
  readonly kind: string | undefined;
  readonly isMarketing: boolean;
  readonly method: ConsentMethod;
  readonly keyword?: string | undefined;
  readonly number?: string | undefined;
  /** Message frequency, such as `4 messages per month`. If absent, the frequency varies. */
  readonly frequency?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
};

/** The text next to the box, above the signature, or before the number. It has every element that reviewers require. */
export function draftConsent(draft: ConsentDraft): string {
  const brand = draft.brand ?? '[BRAND NAME]';
  const automated = draft.isMarketing ? 'recurring automated ' : '';
  const kind = draft.kind ?? (draft.isMarketing ? 'marketing' : '[KIND OF MESSAGES]');
  const texts = isPhrase(kind)
    ? `${automated}text messages about ${kind}`
    : `${automated}${kind} text messages`;
  const messages = `${texts} from ${brand}`;
  return [
    OPENINGS[draft.method](messages, draft),
    draft.isMarketing
      ? 'Consent is not a condition of purchase.'
      : 'Consent is optional and not required to use our services.',
    formatFrequency(draft.frequency),
    'Message and data rates may apply.',
    'Reply STOP to opt out, HELP for help.',
    `See our Terms at ${draft.termsUrl ?? '[TERMS URL]'} and our Privacy Policy at ${draft.privacyUrl ?? '[PRIVACY POLICY URL]'}.`,
    'Mobile numbers and text consent are not shared with third parties or affiliates for marketing.',
    ...(draft.method === 'signature' ? [SIGNATURE_LINES] : []),
  ].join(' ');
}

// "Reminder text messages", but "text messages about bookings and offers".
function isPhrase(kind: string): boolean {
  return /s$|,| and /i.test(kind);
}

const SIGNATURE_LINES =
  '\n\nSignature: ____________________ Date: __________\nPrinted name: ____________________ Mobile number: ____________________';

const OPENINGS: Readonly<Record<ConsentMethod, (messages: string, draft: ConsentDraft) => string>> = {
  checkbox: (messages) =>
    `By checking this box, I agree to receive ${messages} at the mobile number provided.`,
  signature: (messages) =>
    `By signing below, I agree to receive ${messages} at the mobile number given below.`,
  sms_optin: (messages, { keyword, number }) =>
    `Text ${keyword ?? '[KEYWORD]'} to ${number ?? '[NUMBER]'} to agree to receive ${messages} at the number you text from.`,
  verbal: (messages) =>
    `Ask: Do you agree to receive ${messages} at the mobile number you gave us? Record the answer, and go on only after a yes.`,
  web_form: (messages) =>
    `By entering my mobile number and checking this optional box, I agree to receive ${messages} at the mobile number provided.`,
};

function formatFrequency(frequency: string | undefined): string {
  if (frequency === undefined) {
    return 'Message frequency varies.';
  }
  const text = frequency.trim().replace(/[.]+$/, '');
  return `Message frequency: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
