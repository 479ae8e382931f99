// Versions of registrations on the wire: what was submitted, and what changed since (G-82).
import { draftSchema } from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';
import { Denial, RegistrationPath, VERSION_STATUSES } from './registrations.ts';

const contentHash = Type.String({
  description:
    'SHA-256 over brand, campaign, and pages, with the texts of the pages that its last evaluation saw. Two versions with the same hash have the same content.',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
});
const version = {
  number: Type.Integer({ examples: [1] }),
  status: StringEnum(VERSION_STATUSES, { examples: ['DRAFT'] }),
  contentHash,
  submittedAt: Nullable(IsoTimestamp()),
  denial: Nullable(Denial),
  overrideReason: Nullable(
    Type.String({ description: 'Why it was submitted although the evaluation found errors.' }),
  ),
};
export const RegistrationVersion = Type.Object(version, { 'x-component': 'RegistrationVersion' });
export type RegistrationVersion = Static<typeof RegistrationVersion>;

export const RegistrationVersionDetail = Type.Object(
  {
    ...version,
    brandId: Nullable(Type.Integer({ examples: [1] })),
    brand: Nullable(draftSchema('brand')),
    campaign: Nullable(draftSchema('campaign')),
    pages: Nullable(draftSchema('pages')),
  },
  { 'x-component': 'RegistrationVersionDetail' },
);

export const RegistrationVersionsAnswer = Type.Object({
  success: Type.Boolean(),
  versions: Type.Array(RegistrationVersion, { description: 'Newest first.' }),
});
export const RegistrationVersionAnswer = Type.Object({
  success: Type.Boolean(),
  version: RegistrationVersionDetail,
});

export const VersionChangesQuery = Type.Object({
  since: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'The version to compare with. The previous one when omitted.',
    }),
  ),
});

export const VersionChange = Type.Object(
  {
    path: Type.String({ examples: ['campaign.sample1'] }),
    before: Type.Unknown({ description: 'The previous value. Null if there was none.' }),
    after: Type.Unknown(),
    meaning: Type.String({ description: 'What the change means for the registration.' }),
  },
  { 'x-component': 'VersionChange' },
);
export const VersionChangesAnswer = Type.Object({
  success: Type.Boolean(),
  changes: Type.Array(VersionChange),
});

export const RegistrationVersionPath = Type.Object({
  ...RegistrationPath.properties,
  number: Type.String({ description: 'The number of the version.', examples: ['1'] }),
});
