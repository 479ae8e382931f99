// Writes the terms of a text program with every clause that reviewers require.
import { CARRIER_CODES, carriers } from '../../facts/carriers.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

/** All sections in reading order. */
export function writeTermsOfService(facts: DocumentFacts): DocumentSection[] {
  const { companyInFull, brand, kinds } = facts;
  const carrierNames = CARRIER_CODES.map((code) => carriers[code].displayName).join(', ');
  return [
    {
      heading: 'The program',
      required: true,
      paragraphs: [
        `Effective ${facts.effectiveDate}. These terms apply to the text messaging program of ${companyInFull}. Messages are about: ${kinds}.`,
      ],
    },
    {
      heading: 'Eligibility',
      required: true,
      paragraphs: [
        `You must be at least ${facts.ageYears} years old and have a US mobile number that is yours or that you are allowed to use.${facts.ageYears === 21 ? ' We ask for your date of birth before you join.' : ''}`,
      ],
    },
    {
      heading: 'Your consent',
      required: true,
      paragraphs: [
        `By joining, you agree to receive text messages from ${brand} at the number you provided${facts.marketingKinds !== undefined ? ', including recurring automated marketing messages if you agreed to them' : ''}. Consent is not a condition of purchase of any goods or services, and is separate from agreement to these terms.`,
      ],
    },
    {
      heading: 'Frequency and cost',
      required: true,
      paragraphs: [
        `${facts.frequency} Message and data rates may apply according to your plan. ${brand} does not charge for the messages.`,
      ],
    },
    {
      heading: 'How to opt out',
      required: true,
      paragraphs: [
        'Reply STOP to any message to opt out at any time. UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPT OUT also work, and you can tell us in any other reasonable way. You will get one message that confirms your opt-out, and no more messages after that. To join again, text START or sign up again.',
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
        `Our privacy policy explains how we handle your information: ${facts.privacyPolicyUrl}. Mobile numbers and text consent are not shared with third parties or affiliates for marketing.`,
      ],
    },
    {
      heading: 'Your number',
      required: false,
      paragraphs: [
        'Tell us if your number changes or is assigned to someone else, so that your messages do not reach another person.',
      ],
    },
    {
      heading: 'Changes',
      required: true,
      paragraphs: [
        'We may change or end the program and update these terms. We publish changes on this page with a new effective date.',
      ],
    },
    {
      heading: 'Governing law',
      required: true,
      paragraphs: [
        `These terms are governed by the laws of ${facts.law}, unless the law where you live gives you more rights.`,
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
