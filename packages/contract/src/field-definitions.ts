// The definitions of registration fields on the wire (G-80).
import { type FieldDefinition as Definition, SUBJECTS, VALUE_TYPES } from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { Nullable, StringEnum } from './primitives.ts';
import { ENTITY_TYPES, USE_CASES } from './registry-words.ts';

export const FieldDefinitionsQuery = Type.Object({
  subject: StringEnum(SUBJECTS, {
    description: 'Whose fields: of the brand, the campaign, or the public pages behind them.',
    examples: ['campaign'],
  }),
  entityType: Type.Optional(
    StringEnum(ENTITY_TYPES, {
      description: 'Resolves the conditions that depend on the legal entity type.',
      examples: ['PRIVATE_PROFIT'],
    }),
  ),
  usecase: Type.Optional(
    StringEnum(USE_CASES, {
      description: 'Resolves the conditions that depend on the use case.',
      examples: ['MARKETING'],
    }),
  ),
});
export type FieldDefinitionsQuery = Static<typeof FieldDefinitionsQuery>;

const RequiredWhen = Type.Object(
  {
    path: Type.String({ description: 'The field that decides.', examples: ['brand.entityType'] }),
    oneOf: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Required when that field has one of these values.',
        examples: [['PUBLIC_PROFIT']],
      }),
    ),
    isGiven: Type.Optional(Type.Boolean({ description: 'Required when that field has any value.' })),
    words: Type.String({
      description: 'The condition as a phrase.',
      examples: ['entityType is PUBLIC_PROFIT'],
    }),
  },
  { description: 'Only with `conditional`: when the field is required.' },
);

export const FieldDefinition = Type.Object(
  {
    path: Type.String({
      description: 'Subject and name of the field.',
      examples: ['campaign.messageFlow'],
    }),
    label: Type.String({ examples: ['Message flow (call to action)'] }),
    description: Type.String({ examples: ['How subscribers opt in.'] }),
    type: StringEnum(VALUE_TYPES, { examples: ['string'] }),
    required: StringEnum(['always', 'conditional', 'never'], {
      description:
        'Whether the registry requires the field. The description says where the service fills in a field that is left out.',
      examples: ['always'],
    }),
    requiredWhen: Type.Optional(RequiredWhen),
    maxLength: Type.Optional(Type.Integer({ description: 'In characters.', examples: [4096] })),
    minLength: Type.Optional(Type.Integer({ description: 'In characters.', examples: [40] })),
    pattern: Type.Optional(Type.String({ description: 'A regular expression, with the `u` flag.' })),
    values: Type.Optional(
      Type.Array(
        Type.Object({
          value: Type.String({ examples: ['RETAIL'] }),
          label: Type.String({ examples: ['Retail and Consumer Products'] }),
        }),
        { description: 'The values that the field takes, if they are a closed list.' },
      ),
    ),
    example: Type.Unknown({ description: 'A value of the field’s type.' }),
    changeableAfterSubmission: Type.Boolean(),
    registryName: Nullable(
      Type.String({
        description: 'The field’s name at the registry; null where the registry has no such field.',
        examples: ['messageFlow'],
      }),
    ),
    step: Type.String({
      description: 'The step of a form that asks for the field.',
      examples: ['message-flow'],
    }),
  },
  { 'x-component': 'FieldDefinition' },
);
export type FieldDefinition = Definition;

export const FieldDefinitionsAnswer = Type.Object({
  success: Type.Boolean(),
  fields: Type.Array(FieldDefinition),
});
