// Writes a privacy policy with every clause that reviewers of a text program require.
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

/** All sections in reading order. */
export function writePrivacyPolicy(facts: DocumentFacts): DocumentSection[] {
  const { company, companyInFull, brand, kinds } = facts;
  return [
    {
      heading: 'About this policy',
      required: true,
      paragraphs: [
        `Effective ${facts.effectiveDate}. This policy explains how ${companyInFull} (${brand === company ? '' : `“${brand}”, `}“we”, “us”) handles personal information on ${facts.website} and in its text messaging program.`,
      ],
    },
    {
      heading: 'What we collect',
      required: true,
      paragraphs: [
        'The information we collect includes your name, mobile phone number and email address, and:',
      ],
      items: [
        'when, where, and with what wording you agreed to receive text messages;',
        'the text messages that you send to us and that we send to you, and whether they were delivered;',
        'technical data about your visits to our website, such as the IP address of your device.',
      ],
    },
    {
      heading: 'How we collect it',
      required: true,
      paragraphs: ['You give it to us when you sign up for text messages and when you write to us.'],
    },
    {
      heading: 'How we use it',
      required: true,
      paragraphs: [
        `We use your mobile number only to run the program you joined: ${kinds} by text message, and replies to your messages. We use other information to provide our services, to meet legal obligations, and to keep our systems secure.`,
      ],
    },
    {
      heading: 'Mobile information is not shared',
      required: true,
      paragraphs: [
        'We do not share, sell, rent or disclose mobile numbers, text messaging opt-in data or consent to third parties or affiliates for marketing or promotional purposes.',
        'All other categories of sharing described in this policy exclude text messaging opt-in data and consent; this information is not shared with any third party except as follows.',
        'Companies that carry our messages, such as messaging platforms and wireless carriers, receive mobile numbers solely to deliver the messages that you asked for, and may not use them for any other purpose.',
      ],
    },
    {
      heading: 'Other disclosures',
      required: true,
      paragraphs: [
        'We disclose information other than text messaging opt-in data and consent to service providers that work for us under contract, and to authorities where the law requires it.',
      ],
    },
    {
      heading: 'Text messages',
      required: true,
      paragraphs: [
        `${facts.frequency} Message and data rates may apply. Reply STOP to any message to opt out; you will get one confirmation and nothing more. Reply HELP for help, or contact us at ${facts.email} or ${facts.phone}.`,
      ],
    },
    {
      heading: 'Retention',
      required: true,
      paragraphs: [
        'We keep records of consent and of opt-outs for as long as the law requires, and other information for as long as necessary for the purposes above.',
      ],
    },
    {
      heading: 'Security',
      required: true,
      paragraphs: ['We take reasonable measures to protect information. No system is perfectly secure.'],
    },
    {
      heading: 'Your rights',
      required: true,
      paragraphs: [
        `You can ask us to show, correct, or delete your information at any time by writing to ${facts.email}. Depending on where you live, you may have additional rights.`,
      ],
    },
    {
      heading: 'Children',
      required: true,
      paragraphs: [
        facts.isAboutChildren
          ? 'Our text messages are for parents, guardians, and staff. We do not knowingly collect information from children under 13 through the text messaging program.'
          : facts.ageYears === 21
            ? 'Our program is for people 21 years and older, and we ask for your date of birth. We do not knowingly collect information from children under 13.'
            : 'Our program is not directed to children under 13, and we do not knowingly collect information from them.',
      ],
    },
    {
      heading: 'Changes and contact',
      required: true,
      paragraphs: [
        'We publish changes to this policy on this page with a new effective date.',
        `Questions? Contact us: ${company}, ${facts.address}, ${facts.email}, ${facts.phone}. Terms of the text program: ${facts.termsUrl}`,
      ],
    },
  ];
}
