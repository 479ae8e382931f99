// template-library: one-segment message templates for the most common campaigns and trades, in English and Spanish, with
// the sender's name filled in.
import { SINGLE_LINE, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { findStatedTrade, findTrade } from '../../content/trades.ts';
import { MESSAGE_TYPES } from '../../rules/message-context.ts';
import { quoteList } from '../../rules/rule.ts';
import { explainEncoding } from '../../text/encoding-report.ts';
import { findPlaceholders } from '../../text/consent-placeholders.ts';
import { countSegments } from '../../text/segments.ts';
import { defineTool } from '../../tool.ts';
import { Encoding } from '../segment-schemas.ts';
import { generalTemplates } from './templates/general.ts';
import { practicesAndOffices } from './templates/practices-and-offices.ts';
import {
  LANGUAGES,
  type Language,
  REPLY_FIELDS,
  TEMPLATE_CATEGORIES,
  TRADES,
  type TemplateRow,
  type Trade,
} from './templates/rows.ts';
import { shopsAndServices } from './templates/shops-and-services.ts';
import { spanishTemplatesByTrade } from './templates/spanish-by-trade.ts';
import { spanishTemplates } from './templates/spanish.ts';

const CATEGORIES = ['all', ...TEMPLATE_CATEGORIES] as const;
const TRADE_CHOICES = ['any', ...TRADES] as const;
const BUSINESS_NAME_DEFAULT = 'Your Business';
const BUSINESS_NAME_CHARACTERS_MAX = 100;

export const templateLibrary = defineTool({
  name: 'template-library',
  title: 'Template library',
  summary:
    'Get message templates with your brand name that pass the message validator. Use them as sample messages, or send them.',
  stage: 'write',
  request: Type.Object({
    category: Type.Optional(
      StringEnum(CATEGORIES, {
        description: 'Which templates to return: `all` is every template of the trade and language.',
        default: 'all',
        examples: ['appointment'],
      }),
    ),
    businessName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: BUSINESS_NAME_CHARACTERS_MAX,
        pattern: SINGLE_LINE,
        description: 'Brand name as registered. Every template starts with it.',
        default: BUSINESS_NAME_DEFAULT,
        examples: ['Copper Kettle Cafe'],
        'x-message': `must have 1 to ${BUSINESS_NAME_CHARACTERS_MAX} characters on one line`,
      }),
    ),
    trade: Type.Optional(
      StringEnum(TRADE_CHOICES, {
        description: 'Line of business. `any` returns the templates that suit every business.',
        default: 'any',
        examples: ['dental'],
      }),
    ),
    language: Type.Optional(
      StringEnum(LANGUAGES, {
        description: 'Language of the templates. Sample messages must be registered in English.',
        default: 'en',
        examples: ['es'],
      }),
    ),
  }),
  results: Type.Object({
    category: StringEnum(CATEGORIES),
    businessName: Type.String({ description: 'Brand name from the request.' }),
    trade: StringEnum(TRADE_CHOICES),
    language: StringEnum(LANGUAGES),
    templateCount: Type.Integer(),
    notes: Type.Array(Type.String(), { description: 'Notes on the choice of templates.' }),
    templates: Type.Array(
      Type.Object({
        name: Type.String(),
        category: StringEnum(TEMPLATE_CATEGORIES),
        template: Type.String({
          description: 'Message with your brand name and example values, as most reviewers expect.',
        }),
        bracketed: Type.String({
          description:
            'Message with variable names in brackets, as Twilio expects in registered sample messages.',
        }),
        useCase: Type.String({ description: 'Use case code to register the message under.' }),
        messageType: StringEnum(MESSAGE_TYPES, {
          description: 'Message type for which the text passes the message validator.',
        }),
        campaignField: Type.Optional(
          StringEnum(REPLY_FIELDS, {
            description:
              'Registration field of the text, if it is an automatic reply and not a sample message.',
          }),
        ),
        charCount: Type.Integer({ description: 'Characters of `template` (Unicode code points).' }),
        encoding: Encoding,
        segments: Type.Integer({ description: 'Billed segments of `template`.' }),
        fields: Type.Array(Type.Object({ name: Type.String(), example: Type.String() }), {
          description: 'Variables in order, with the example values in `template`.',
        }),
        notes: Type.Array(Type.String(), { description: 'Notes on using the template.' }),
      }),
    ),
  }),
  examples: [
    {
      title: 'Templates for appointments',
      request: { category: 'appointment', businessName: 'Copper Kettle Cafe' },
    },
    { title: 'All templates', request: {} },
    {
      title: 'A dentist who writes to patients in Spanish',
      request: { trade: 'dental', language: 'es', businessName: 'Copper Dental' },
    },
  ],
  run({ category = 'all', businessName = BUSINESS_NAME_DEFAULT, trade = 'any', language = 'en' }) {
    const take = (shelf: readonly TemplateRow[]) =>
      shelf.filter((row) => category === 'all' || row.category === category);
    const ofTrade = take(SHELVES[language][trade]);
    const onShelf = ofTrade.length > 0 ? ofTrade : take(SHELVES[language].any);
    const withheld = findStatedTrade(businessName)?.category.standing === 'prohibited';
    const chosen = withheld ? [] : onShelf;
    return {
      category,
      businessName,
      trade,
      language,
      templateCount: chosen.length,
      notes: listNotes(ofTrade.length, businessName, withheld),
      templates: chosen.map((row) => fill(row, businessName.trim())),
    };
  },
});

type Shelves = Readonly<Record<Trade | 'any', readonly TemplateRow[]>>;

const SHELVES: Readonly<Record<Language, Shelves>> = {
  en: { any: generalTemplates, ...shopsAndServices, ...practicesAndOffices },
  es: { any: spanishTemplates, ...spanishTemplatesByTrade },
};

function listNotes(count: number, businessName: string, withheld: boolean): string[] {
  const trade = findTrade(businessName, undefined);
  return [
    ...(count === 0 && !withheld
      ? ['This trade has no templates in this category. These are the templates that suit every business.']
      : []),
    ...(findPlaceholders(businessName).length > 0 || BRACKETS.test(businessName)
      ? [
          'The business name is a placeholder, so the message validator reports every template. Send the registered brand name.',
        ]
      : []),
    ...(trade === undefined
      ? []
      : [
          withheld
            ? `There are no templates for this trade: ${trade.category.displayName} (“${trade.word}” in the name). ${trade.category.rule}`
            : `The name suggests this trade: ${trade.category.displayName}. ${trade.category.rule} A template does not change that.`,
        ]),
    ...(PICTURE.test(businessName)
      ? ['A registered brand name has no emoji. Use the name exactly as it is registered.']
      : []),
  ];
}

const BRACKETS = /[[{<][^\]}>]*[\]}>]/;
const PICTURE = /\p{Emoji_Presentation}/u;

const FIELD = /\[([^=\]]+)=([^\]]+)\]/g;

function fill({ text, notes, ...row }: TemplateRow, businessName: string) {
  // A function inserts the values: a name such as “$& Sons” must not act as a replacement pattern.
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
      ...(encoding === 'UCS-2' ? [explainShorterSegments(businessName)] : []),
      ...(segments > 1 ? ['With this business name, the text has more than one segment.'] : []),
    ],
  };
}

function explainShorterSegments(businessName: string): string {
  const { forcedBy, afterReplacement } = explainEncoding(businessName);
  const characters = [...new Set(forcedBy.map(({ character }) => character))];
  const instead =
    afterReplacement.encoding === 'GSM-7' ? ` Write “${afterReplacement.text}” to avoid this.` : '';
  return `The business name has ${quoteList(characters)} outside the GSM alphabet, so a segment holds 70 characters instead of 160.${instead}`.toWellFormed();
}
