// The text of a consent form: one unticked box for each program, and lines to sign.
import { draftConsent } from '../../text/consent-draft.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

type ConsentBox = { readonly isMarketing: boolean; readonly text: string };

/** The consent texts of the form, service first; a program that sells has a box of its own. */
export function writeConsentBoxes(facts: DocumentFacts): ConsentBox[] {
  const box = (isMarketing: boolean, kind: string): ConsentBox => ({
    isMarketing,
    text: draftConsent({
      brand: facts.brand,
      kind,
      isMarketing,
      method: 'checkbox',
      frequency: facts.frequency,
      termsUrl: facts.termsUrl,
      privacyUrl: facts.privacyPolicyUrl,
    }),
  });
  return facts.isMarketing
    ? [box(false, facts.serviceKinds ?? 'your account, orders and appointments'), box(true, 'marketing')]
    : [box(false, facts.kinds)];
}

/** Every section in the order in which it is read. */
export function writeConsentForm(facts: DocumentFacts): DocumentSection[] {
  return [
    {
      heading: 'Text messages from us',
      required: true,
      paragraphs: [
        `${facts.companyInFull} would like to send you text messages. Tick what you want: ${facts.isMarketing ? 'each box is up to you, and you can use our services without any.' : 'it is up to you, and you can use our services without it.'}`,
      ],
    },
    ...writeConsentBoxes(facts).map(({ isMarketing, text }) => ({
      heading: isMarketing ? 'Marketing messages (optional)' : 'Service messages (optional)',
      required: true,
      paragraphs: [`☐ ${text}`],
    })),
    ...(facts.ageYears === 21
      ? [
          {
            heading: 'Age',
            required: true,
            paragraphs: ['Date of birth (you must be at least 21): ____ / ____ / ________'],
          },
        ]
      : []),
    {
      heading: 'Signature',
      required: true,
      paragraphs: [],
      items: [
        'Printed name: ______________________________',
        'Mobile number: ______________________________',
        'Signature: ______________________________',
        'Date: ____________________',
      ],
    },
    {
      heading: 'Contact',
      required: true,
      paragraphs: [
        `${facts.company}, ${facts.address}, ${facts.email}, ${facts.phone}, ${facts.website}. Form of ${facts.effectiveDate}.`,
      ],
    },
  ];
}
