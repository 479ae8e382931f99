// What a code means if the provider names a field beside it, where its list knows only another meaning.
import type { Source } from '@tendlc/contract';

export type FieldReading = {
  /** `system:code`. */
  readonly code: string;
  /** The names of the field, as the provider’s API writes them. */
  readonly fields: readonly string[];
  readonly reason: string;
  readonly meaning: string;
  readonly causes: readonly string[];
  readonly fixes: readonly string[];
  readonly source: Source;
};

export const fieldReadings: readonly FieldReading[] = [
  {
    // The list of 2025 explains this code with affiliate marketing, and rules out a resubmission.
    code: 'twilio:30882',
    fields: ['TERMS_AND_CONDITIONS_URL', 'TERMS_AND_CONDITIONS', 'TERMS_OF_SERVICE_URL'],
    reason: 'terms.incomplete',
    meaning: 'The page of the terms does not describe the text program.',
    causes: ['Terms without a section on texts', 'A page that the reviewer cannot open'],
    fixes: ['Describe the text program in the terms, and resubmit'],
    source: {
      title: 'Rejections of Twilio with field names, as a sender published them',
      url: 'https://github.com/Lore-Hex/quill-router/pull/562',
      asOf: '2026-08-15',
    },
  },
];
