// What requests and results of the tools that read messages share: the brand name, and what a message is for.
import { SINGLE_LINE, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_ROLES } from '../text/roles.ts';

const BRAND_NAME_CHARACTERS_MAX = 255;

export const BrandName = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: BRAND_NAME_CHARACTERS_MAX,
    pattern: SINGLE_LINE,
    description:
      'Registered name of the brand. If given, the text must name it: in full, shortened, as initials, as a handle, or as its domain. If omitted, the sender is guessed.',
    examples: ['Copper Kettle Cafe'],
    'x-message': `must have 1 to ${BRAND_NAME_CHARACTERS_MAX} characters on one line`,
  }),
);

export const MessageRole = StringEnum(MESSAGE_ROLES, {
  description:
    'What the message is for, read from its text. It may make the opt-out line unnecessary, never a rule on content.',
});

export const MessageRoleWords = Type.Array(Type.String(), {
  description: 'Words in the message that indicate its role, the strongest first. Can be empty.',
});
