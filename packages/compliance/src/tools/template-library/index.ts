// template-library: ready texts of one segment for the commonest campaigns, with the sender's name filled in.
import { SINGLE_LINE, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_TYPES } from '../../rules/message-context.ts';
import { quoteList } from '../../rules/rule.ts';
import { explainEncoding } from '../../text/encoding-report.ts';
import { countSegments } from '../../text/segments.ts';
import { defineTool } from '../../tool.ts';
import { Encoding } from '../segment-schemas.ts';
import { REPLY_FIELDS, TEMPLATE_CATEGORIES, type TemplateRow, templates } from './templates.ts';

const CATEGORIES = ['all', ...TEMPLATE_CATEGORIES] as const;
const BUSINESS_NAME_DEFAULT = 'Your Business';
const BUSINESS_NAME_CHARACTERS_MAX = 100;

export const templateLibrary = defineTool({
  name: 'template-library',
  title: 'Template library',
  summary:
    'Take over message texts that pass the message validator, with your name filled in, as samples or to send.',
  stage: 'write',
  request: Type.Object({
    category: Type.Optional(
      StringEnum(CATEGORIES, {
        description: 'Which templates to return.',
        default: 'all',
        examples: ['appointment'],
      }),
    ),
    businessName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: BUSINESS_NAME_CHARACTERS_MAX,
        pattern: SINGLE_LINE,
        description: 'The brand name as registered; it begins every template.',
        default: BUSINESS_NAME_DEFAULT,
        examples: ['Copper Kettle Cafe'],
        'x-message': `must have 1 to ${BUSINESS_NAME_CHARACTERS_MAX} characters on one line`,
      }),
    ),
  }),
  results: Type.Object({
    category: StringEnum(CATEGORIES),
    businessName: Type.String({ description: 'As given.' }),
    templateCount: Type.Integer(),
    templates: Type.Array(
      Type.Object({
        name: Type.String(),
        category: StringEnum(TEMPLATE_CATEGORIES),
        template: Type.String({
          description: 'The text with the name and with concrete example values, as most reviewers want it.',
        }),
        bracketed: Type.String({
          description:
            'The same with bracketed names for what varies, as Twilio wants registered samples to be written.',
        }),
        useCase: Type.String({ description: 'The use case to register it under, as a registry code.' }),
        messageType: StringEnum(MESSAGE_TYPES, {
          description: 'The type under which it passes the message validator.',
        }),
        campaignField: Type.Optional(
          StringEnum(REPLY_FIELDS, {
            description: 'The registration field it is for, where it is an automatic reply and no sample.',
          }),
        ),
        charCount: Type.Integer({ description: 'Characters of `template` (Unicode code points).' }),
        encoding: Encoding,
        segments: Type.Integer({ description: 'Segments of `template` as billed.' }),
        fields: Type.Array(Type.Object({ name: Type.String(), example: Type.String() }), {
          description: 'What varies, in order, and the example that stands in `template`.',
        }),
        notes: Type.Array(Type.String(), { description: 'What to mind.' }),
      }),
    ),
  }),
  examples: [
    {
      title: 'Texts for appointments',
      request: { category: 'appointment', businessName: 'Copper Kettle Cafe' },
    },
    { title: 'Everything', request: {} },
  ],
  run({ category = 'all', businessName = BUSINESS_NAME_DEFAULT }) {
    const chosen = templates.filter((row) => category === 'all' || row.category === category);
    return {
      category,
      businessName,
      templateCount: chosen.length,
      templates: chosen.map((row) => fill(row, businessName.trim())),
    };
  },
});

const FIELD = /\[([^=\]]+)=([^\]]+)\]/g;

function fill({ text, notes, ...row }: TemplateRow, businessName: string) {
  // Values are put in by functions: a name such as “$& Sons” must not be read as a pattern of replacement.
  const named = (body: string) => body.replace('{business}', () => businessName);
  const template = named(text.replaceAll(FIELD, (_field, _name, example: string) => example));
  const { encoding, segments } = countSegments(template);
  return {
    ...row,
    template,
    bracketed: named(text.replaceAll(FIELD, (_field, name: string) => `[${name}]`)),
    charCount: Array.from(template).length,
    encoding,
    segments,
    fields: Array.from(text.matchAll(FIELD), ([, name = '', example = '']) => ({ name, example })),
    notes: [
      ...notes,
      ...(encoding === 'UCS-2' ? [shorterSegments(businessName)] : []),
      ...(segments > 1 ? ['With this business name the text takes more than one segment.'] : []),
    ],
  };
}

function shorterSegments(businessName: string): string {
  const { forcedBy, afterReplacement } = explainEncoding(businessName);
  const characters = [...new Set(forcedBy.map(({ character }) => character))];
  const instead =
    afterReplacement.encoding === 'GSM-7' ? ` Written as “${afterReplacement.text}” it is not.` : '';
  return `The business name has ${quoteList(characters)} outside the GSM alphabet, so a segment holds 70 characters instead of 160.${instead}`.toWellFormed();
}
