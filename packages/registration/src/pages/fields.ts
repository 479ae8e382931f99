// The public pages behind a registration, each defined once.
import { Type } from 'typebox';
import { define, type Fields } from '../field.ts';
import { type SchemaNotes, webAddress } from '../schema.ts';

const ADDRESS_CHARACTERS_MAX = 2048;
export const OPT_IN_PAGES_MAX = 5;

const page = webAddress(ADDRESS_CHARACTERS_MAX);
const pages = (notes: SchemaNotes) =>
  Type.Array(
    page({ description: 'Web address of one page.', examples: ['https://copperkettle.example/book'] }),
    {
      maxItems: OPT_IN_PAGES_MAX,
      ...notes,
      'x-message': `must list at most ${OPT_IN_PAGES_MAX} web addresses`,
    },
  );

const ofThePacket = { registryName: null, required: 'never', isChangeable: true, step: 'pages' } as const;

export const PAGES_FIELDS = {
  optIn: define(pages, {
    ...ofThePacket,
    label: 'Opt-in pages',
    description: 'Up to five public pages where people opt in. Reviewers open them without a login.',
    example: ['https://copperkettle.example/book'],
  }),
  website: define(page, {
    ...ofThePacket,
    whenAbsent: 'When omitted, the website of the brand is used.',
    label: 'Website',
    description: 'Home page of the business.',
    example: 'https://copperkettle.example',
  }),
  privacyPolicy: define(page, {
    ...ofThePacket,
    whenAbsent: 'When omitted, the privacy policy link of the campaign is used.',
    label: 'Privacy policy',
    description: 'The page with the privacy policy.',
    example: 'https://copperkettle.example/privacy',
  }),
  terms: define(page, {
    ...ofThePacket,
    whenAbsent: 'When omitted, the terms and conditions link of the campaign is used.',
    label: 'Terms and conditions',
    description: 'The page with the terms of the messaging program.',
    example: 'https://copperkettle.example/terms',
  }),
} as const satisfies Fields;
