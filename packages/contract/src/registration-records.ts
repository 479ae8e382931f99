// What a registration shows of its brand and campaign at the registry, so that reading them costs nothing.
import { type Static, Type } from 'typebox';
import { BrandFeedback } from './brands.ts';
import { CarrierStatus } from './campaigns.ts';
import { IsoTimestamp, Nullable } from './primitives.ts';

export const RegistrationCarrier = Type.Object(
  {
    ...CarrierStatus.properties,
    at: Nullable(IsoTimestamp({ description: 'Since when the carrier has this status.' })),
  },
  { 'x-component': 'RegistrationCarrier' },
);
export type RegistrationCarrier = Static<typeof RegistrationCarrier>;

export const BrandStanding = Type.Object(
  {
    status: Type.String({
      description: 'As `brand_status` of a brand.',
      examples: ['ACTIVE'],
    }),
    identityStatus: Nullable(
      Type.String({ description: 'In the registry’s own words.', examples: ['VERIFIED'] }),
    ),
    vettingStatus: Nullable(Type.String({ description: 'State of the newest external vetting.' })),
    trustScore: Nullable(
      Type.Integer({ description: 'Score of the newest completed external vetting, 0 to 100.' }),
    ),
  },
  { 'x-component': 'BrandStanding' },
);

/** The same as the feedback of a brand, from the newest time it was read. */
export const RegistrationFeedback = Type.Object(BrandFeedback.properties, {
  'x-component': 'RegistrationFeedback',
  description: 'Why the registry did not verify the brand. Null for any other brand.',
});
