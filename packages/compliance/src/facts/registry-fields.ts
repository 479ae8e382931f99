// The names of brand and campaign fields in our requests, by their names at the registry. Both come from the definitions.
import { BRAND_FIELDS, CAMPAIGN_FIELDS, registryNamesOf } from '@tendlc/registration';

const apiFieldByRegistryField = new Map(
  [BRAND_FIELDS, CAMPAIGN_FIELDS].flatMap((fields) =>
    [...registryNamesOf(fields)].map(([ours, theirs]) => [theirs, ours] as const),
  ),
);

/** The field of our brand and campaign requests that a registry field is sent in. Undefined if there is none. */
export const findApiField = (registryField: string): string | undefined =>
  apiFieldByRegistryField.get(registryField);
