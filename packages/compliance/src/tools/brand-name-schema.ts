// The optional brand name in the requests of tools that read who a text is from.
import { Type } from 'typebox';

const BRAND_NAME_CHARACTERS_MAX = 255;

export const BrandName = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: BRAND_NAME_CHARACTERS_MAX,
    description:
      'Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed.',
    examples: ['Copper Kettle Cafe'],
  }),
);
