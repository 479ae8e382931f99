// The text of the terms of a text program with everything that reviewers look for.
import { CARRIER_CODES, carriers } from '../../facts/carriers.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

/** Every section in the order in which it is read. */
export function writeTermsOfService(facts: DocumentFacts): DocumentSection[] {
  const { companyInFull, brand, kinds } = facts;
  const carrierNames = CARRIER_CODES.map((code) => carriers[code].displayName).join(', ');
  return [
    {
      heading: 'The program',
      required: true,
      paragraphs: [
        `Effective ${facts.effectiveDate}. These terms apply to the ${brand} text messaging program of ${companyInFull}. Its messages are about: ${kinds}.`,
      ],
    },
    {
      heading: 'Who may take part',
      required: true,
      paragraphs: [
        `You must be at least ${facts.ageYears} years old and have a mobile number in the United States that is yours or that you may use.${facts.ageYears === 21 ? ' We ask for your date of birth before you join.' : ''}`,
      ],
    },
    {
      heading: 'Your consent',
      required: true,
      paragraphs: [
        `By joining, you agree to receive text messages from ${brand} at the number you gave${facts.isMarketing ? ', including recurring automated marketing messages where you agreed to these' : ''}. Consent is not a condition of purchase of any goods or services, and is separate from agreement to these terms.`,
      ],
    },
    {
      heading: 'Frequency and cost',
      required: true,
      paragraphs: [
        `${facts.frequency} Message and data rates may apply according to your plan; ${brand} charges nothing for the messages.`,
      ],
    },
    {
      heading: 'How to stop',
      required: true,
      paragraphs: [
        'Reply STOP to any message to opt out at any time. UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPT OUT work as well, and so does telling us in any other reasonable way. You will get one message that confirms it and no more after that. To join again, text START or sign up as before.',
      ],
    },
    {
      heading: 'How to get help',
      required: true,
      paragraphs: [`Reply HELP for help, or contact us at ${facts.email} or ${facts.phone}.`],
    },
    {
      heading: 'Carriers',
      required: true,
      paragraphs: [
        `Supported carriers include ${carrierNames} and most others in the United States. Carriers are not liable for delayed or undelivered messages. Delivery depends on your device and coverage.`,
      ],
    },
    {
      heading: 'Privacy',
      required: true,
      paragraphs: [
        `Our privacy policy says how we handle your information: ${facts.privacyPolicyUrl}. Mobile numbers and text consent are not shared with third parties or affiliates for marketing.`,
      ],
    },
    {
      heading: 'Your number',
      required: false,
      paragraphs: [
        'Tell us when your number changes or passes to somebody else, so that your messages do not reach another person.',
      ],
    },
    {
      heading: 'Changes',
      required: true,
      paragraphs: [
        'We may change or end the program and update these terms; we publish changes on this page with a new effective date.',
      ],
    },
    {
      heading: 'Governing law',
      required: true,
      paragraphs: [
        `These terms are governed by the laws of ${facts.law}, as far as the law of your home does not give you more rights.`,
      ],
    },
    {
      heading: 'Contact',
      required: true,
      paragraphs: [
        `Questions? Contact us: ${companyInFull}, ${facts.address}, ${facts.email}, ${facts.phone}, ${facts.website}`,
      ],
    },
  ];
}
