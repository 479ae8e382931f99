// Exports and imports of registrations on the wire (G-87).
import { PRODUCTS, PROVIDERS } from '@tendlc/providers';
import { type Static, Type } from 'typebox';
import { Nullable, StringEnum } from './primitives.ts';
import { Registration } from './registrations.ts';

const PROVIDER_IDS = /* @__PURE__ */ PROVIDERS.map(({ id }) => id);
const FILL_CHARACTERS_MAX = 8_000;
const CALLS_MAX = 200;

const provider = StringEnum(PROVIDER_IDS, { examples: ['twilio'] });

export const ExportQuery = Type.Object({
  to: provider,
  product: Type.Optional(
    StringEnum(PRODUCTS, {
      default: '10dlc',
      description: '`tollfree`: the verification of toll-free numbers, where the provider has one.',
    }),
  ),
  fill: Type.Optional(
    Type.String({
      maxLength: FILL_CHARACTERS_MAX,
      description:
        'Answers to what is missing: a JSON object with the names in `providerField`. A value of the registration comes first.',
      examples: ['{"business_title":"Owner"}'],
      'x-message': `must be a JSON object of at most ${FILL_CHARACTERS_MAX.toLocaleString('en-US')} characters`,
    }),
  ),
});
export type ExportQuery = Static<typeof ExportQuery>;

const Call = Type.Object({
  order: Type.Integer({ examples: [1] }),
  method: Type.String({ examples: ['POST'] }),
  path: Type.String({
    description: 'The URL, or the path if the host is not published or is your own.',
    examples: ['https://api.telnyx.com/v2/10dlc/brand'],
  }),
  operation: Type.Optional(
    Type.String({ description: 'The name of the call, if the path does not say it.' }),
  ),
  contentType: Type.String({ examples: ['application/json'] }),
  body: Type.Unknown({
    description: 'Null if there is none. In a form, a list is a repeated parameter.',
    examples: [{ displayName: 'Copper Kettle' }],
  }),
  dependsOn: Type.Array(Type.Integer(), {
    description: 'The calls whose answers it needs.',
    examples: [[1]],
  }),
  note: Type.Optional(Type.String()),
});

const Missing = Type.Object({
  path: Type.Optional(Type.String({ examples: ['brand.website'] })),
  providerField: Type.String({ examples: ['business_title'] }),
  question: Type.String({ examples: ['What is the title of the authorized representative?'] }),
  values: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Integer()]))),
  form: Type.String({ description: '`text`, `flag`, `integer`, or `list`.' }),
  optional: Type.Boolean({ description: 'Belongs to a call that can be left out.' }),
});

export const ImportLoss = Type.Object(
  { path: Type.String({ examples: ['campaign.numberPool'] }), why: Type.String() },
  { 'x-component': 'Loss' },
);

export const RegistrationExport = Type.Object(
  {
    provider: Type.String({ examples: ['twilio'] }),
    title: Type.String({ examples: ['Twilio'] }),
    product: Type.String({ examples: ['10dlc'] }),
    asOf: Type.String({ description: 'The date of our sources.', examples: ['2026-04-14'] }),
    partial: Type.Boolean({ description: 'The provider publishes only part of its requests.' }),
    calls: Type.Array(Call),
    missing: Type.Array(Missing),
    lost: Type.Array(ImportLoss, { description: 'Values that the provider does not take.' }),
    warnings: Type.Array(Type.Object({ path: Type.String(), problem: Type.String() })),
    unknown: Type.Array(Type.String(), { description: 'What the sources do not say.' }),
    sources: Type.Array(Type.String()),
  },
  { 'x-component': 'RegistrationExport' },
);

export const ExportAnswer = Type.Object({ success: Type.Boolean(), export: RegistrationExport });

const anyFields = Type.Record(Type.String(), Type.Unknown());

export const ImportRequest = Type.Object(
  {
    from: provider,
    payload: Type.Optional(
      Type.Object({
        calls: Type.Optional(
          Type.Array(
            Type.Object({
              method: Type.Optional(Type.String({ maxLength: 10 })),
              path: Type.Optional(Type.String({ maxLength: 2_048 })),
              body: Type.Optional(Nullable(anyFields)),
            }),
            { maxItems: CALLS_MAX, description: 'Requests as an export has them.' },
          ),
        ),
        brand: Type.Optional(anyFields),
        campaign: Type.Optional(anyFields),
      }),
    ),
    campaignId: Type.Optional(
      Type.String({
        pattern: '^[0-9A-Za-z]{1,20}$',
        description: 'A campaign of your registry account. Only with `tcr`.',
        examples: ['CEXMPL1'],
        'x-message': 'must be the registry’s ID of a campaign',
      }),
    ),
  },
  {
    examples: [
      {
        from: 'telnyx',
        payload: { brand: { displayName: 'Copper Kettle' }, campaign: { usecase: 'MARKETING' } },
      },
    ],
  },
);
export type ImportRequest = Static<typeof ImportRequest>;

export const ImportAnswer = Type.Object({
  success: Type.Boolean(),
  registration: Registration,
  lost: Type.Array(ImportLoss),
});
