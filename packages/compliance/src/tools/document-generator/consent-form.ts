// Writes a consent form for each way to agree: on paper, on a page, by a keyword, or aloud.
import { composeReplies } from '../../campaign-completion.ts';
import type { ConsentMethod } from '../../facts/consent-elements.ts';
import { draftConsent } from '../../text/consent-draft.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

type ConsentText = { readonly isMarketing: boolean; readonly method: ConsentMethod; readonly text: string };

/**
 * The consent texts of the form, service first. On a form, marketing has a text of its own, so that people can agree to
 * one without the other. A keyword or an answer is one act, so it has one text.
 */
export function writeConsentTexts(facts: DocumentFacts): ConsentText[] {
  const { serviceKinds, marketingKinds, consentMethod } = facts;
  const write = (isMarketing: boolean, kind: string, method: ConsentMethod): ConsentText => ({
    isMarketing,
    method,
    text: draftConsent({
      brand: facts.brand,
      kind,
      isMarketing,
      method,
      keyword: facts.keyword,
      number: facts.smsNumber,
      frequency: facts.frequency,
      isSignedElsewhere: true,
      termsUrl: facts.termsUrl,
      privacyUrl: facts.privacyPolicyUrl,
    }),
  });
  const isOneAct = consentMethod === 'sms_optin' || consentMethod === 'verbal';
  if (isOneAct || serviceKinds === undefined || marketingKinds === undefined) {
    return [write(marketingKinds !== undefined, facts.kinds, consentMethod)];
  }
  // One signature for two texts would bundle them.
  const method = consentMethod === 'signature' ? 'checkbox' : consentMethod;
  return [write(false, serviceKinds, method), write(true, marketingKinds, method)];
}

const SECTIONS: Readonly<Record<ConsentMethod, (facts: DocumentFacts) => DocumentSection[]>> = {
  checkbox: writePaperForm,
  signature: writePaperForm,
  web_form: writeWebForm,
  sms_optin: writeKeywordFlow,
  verbal: writeScript,
};

/** All sections in reading order. */
export function writeConsentForm(facts: DocumentFacts): DocumentSection[] {
  return [...SECTIONS[facts.consentMethod](facts), writeContact(facts)];
}

const required = (heading: string, paragraphs: string[], items?: string[]): DocumentSection => ({
  heading,
  required: true,
  paragraphs,
  ...(items === undefined ? {} : { items }),
});

function writePaperForm(facts: DocumentFacts): DocumentSection[] {
  return [
    writeInvitation(facts),
    ...writeBoxes(facts),
    ...writeAgeQuestion(facts),
    required(
      'Signature',
      [],
      [
        'Printed name: ______________________________',
        'Mobile number: ______________________________',
        'Signature: ______________________________',
        'Date: ____________________',
      ],
    ),
  ];
}

function writeWebForm(facts: DocumentFacts): DocumentSection[] {
  return [
    writeInvitation(facts),
    required(
      'Your details',
      [],
      ['Name: ____________________', 'Mobile number (optional): ____________________'],
    ),
    ...writeBoxes(facts),
    ...writeAgeQuestion(facts),
    {
      heading: 'For the developer of the page',
      required: false,
      paragraphs: [
        'Do not publish this section. Show the boxes unchecked, directly above the button that sends the form, and accept the form without them. Link the privacy policy and the terms to their pages. Store the wording, the time, and the mobile number with each consent.',
      ],
    },
  ];
}

const writeReplies = ({ brand, email, frequency, kinds }: DocumentFacts) =>
  composeReplies(brand, email, frequency, kinds);

function writeKeywordFlow(facts: DocumentFacts): DocumentSection[] {
  const replies = writeReplies(facts);
  return [
    required(
      'Call to action',
      writeConsentTexts(facts).map(({ text }) => text),
    ),
    ...writeAgeQuestion(facts),
    required(`Reply to ${facts.keyword}`, [replies.optinMessage]),
    required('Reply to HELP', [replies.helpMessage]),
    required('Reply to STOP', [replies.optoutMessage]),
  ];
}

function writeScript(facts: DocumentFacts): DocumentSection[] {
  return [
    required(
      'What to say',
      writeConsentTexts(facts).map(({ text }) => text),
    ),
    ...writeAgeQuestion(facts),
    required(
      'After a yes',
      ['Record these details, and then send the confirmation message.'],
      [
        'Name and mobile number',
        'Date and time of the answer',
        'Name of the person who asked',
        'The words of the question and of the answer, or a recording',
      ],
    ),
    required('Confirmation message', [writeReplies(facts).optinMessage]),
    required('After a no', ['Do not send messages. Go on with the conversation as before.']),
  ];
}

function writeInvitation(facts: DocumentFacts): DocumentSection {
  const texts = writeConsentTexts(facts);
  const [first] = texts;
  const choice =
    first?.method === 'signature'
      ? 'Sign if you agree. It is optional, and you can use our services without signing.'
      : texts.length > 1
        ? 'Check the boxes that you agree to. Each box is optional, and you can use our services without checking any.'
        : 'Check the box if you agree. It is optional, and you can use our services without checking it.';
  return required('Text messages from us', [
    `${facts.companyInFull} would like to send you text messages. ${choice}`,
  ]);
}

function writeBoxes(facts: DocumentFacts): DocumentSection[] {
  return writeConsentTexts(facts).map(({ isMarketing, method, text }) =>
    required(isMarketing ? 'Marketing messages (optional)' : 'Service messages (optional)', [
      method === 'signature' ? text : `☐ ${text}`,
    ]),
  );
}

function writeAgeQuestion({ ageYears, consentMethod }: DocumentFacts): DocumentSection[] {
  if (ageYears !== 21) {
    return [];
  }
  return [
    required('Age', [
      consentMethod === 'sms_optin'
        ? 'Reply to the keyword with this question first: “Reply with your date of birth (MM/DD/YYYY). You must be at least 21.” Send nothing else to people who do not answer or are younger.'
        : consentMethod === 'verbal'
          ? 'Ask for the date of birth first. The person must be at least 21.'
          : 'Date of birth (you must be at least 21): ____ / ____ / ________',
    ]),
  ];
}

function writeContact(facts: DocumentFacts): DocumentSection {
  return required('Contact', [
    `${facts.company}, ${facts.address}, ${facts.email}, ${facts.phone}, ${facts.website}. Form effective ${facts.effectiveDate}.`,
  ]);
}
