// Puts the further operations at the registry together.
import type { Brands } from '../brands/index.ts';
import type { Campaigns } from '../campaigns/index.ts';
import { createAppeals } from './appeals.ts';
import { createAttachments } from './attachments.ts';
import { createChanges, type OperationsDeps } from './changes.ts';
import { createPartners } from './partners.ts';
import { createResellers } from './resellers.ts';
import { createVettingRecords } from './vettings.ts';

export function createRegistryOperations(deps: OperationsDeps & { brands: Brands; campaigns: Campaigns }) {
  const changes = createChanges(deps);
  return {
    appeals: createAppeals(deps, deps.brands, changes),
    vettingRecords: createVettingRecords(deps, deps.brands, changes),
    attachments: createAttachments(deps, changes),
    partners: createPartners(deps, deps.campaigns, changes),
    resellers: createResellers(deps, changes),
  };
}
export type RegistryOperations = ReturnType<typeof createRegistryOperations>;
