// Writes a consent form: one unchecked box for each program, and signature lines.
import { draftConsent } from '../../text/consent-draft.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { DocumentSection } from './rendering.ts';

type ConsentBox = { readonly isMarketing: boolean; readonly text: string };

/** The consent texts of the form, service first. Marketing has a separate checkbox. */
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

/** All sections in reading order. */
export function writeConsentForm(facts: DocumentFacts): DocumentSection[] {
  return [
    {
      heading: 'Text messages from us',
      required: true,
      paragraphs: [
        `${facts.companyInFull} would like to send you text messages. Check ${facts.isMarketing ? 'the boxes that you agree to. Each box is optional, and you can use our services without checking any.' : 'the box if you agree. It is optional, and you can use our services without checking it.'}`,
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
        `${facts.company}, ${facts.address}, ${facts.email}, ${facts.phone}, ${facts.website}. Form effective ${facts.effectiveDate}.`,
      ],
    },
  ];
}
