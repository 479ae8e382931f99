// Registrations that come from elsewhere (G-87): requests of a provider as a draft, and a campaign of the caller's registry
// account as a registration that is already submitted.
import type { ImportRequest, Registration } from '@tendlc/contract';
import { importPacket, providerOf } from '@tendlc/providers';
import type { Caller } from '../../../caller.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../../registry/gateway.ts';
import type { Brands } from '../../brands/index.ts';
import type { Campaigns } from '../../campaigns/index.ts';
import { chooseSet, type CredentialSet, type CredentialStore } from '../../credentials/index.ts';
import type { Registrations } from '../service.ts';
import { findIdOfCampaign } from './queries.ts';

/** The registry's codes for a record that the account does not have. */
const ABSENT = [502, 518] as const;

export type RegistrationImports = ReturnType<typeof createRegistrationImports>;

type ImportedRegistration = {
  readonly registration: Registration;
  readonly lost: { path: string; why: string }[];
};

const refuse = (sentence: string) => new ServiceError('validation_failed', sentence);
const noSuchCampaign = () => new ServiceError('not_found', 'This campaign does not exist.');

export function createRegistrationImports(deps: {
  readonly db: Database;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly brands: Brands;
  readonly campaigns: Campaigns;
  readonly registrations: Pick<Registrations, 'create' | 'read' | 'refuseFull'>;
}) {
  const { brands, campaigns, registrations } = deps;

  /** @throws ServiceError `validation_failed`, `registrations_full` */
  async function importRequests(
    caller: Caller,
    { from, payload }: ImportRequest,
  ): Promise<ImportedRegistration> {
    const provider = providerOf(from);
    if (provider === undefined || payload === undefined) {
      throw refuse('payload: is required');
    }
    const { calls, brand, campaign } = payload;
    if (calls === undefined && brand === undefined && campaign === undefined) {
      throw refuse('payload: must have calls, or brand and campaign');
    }
    const imported = importPacket(provider, calls === undefined ? { brand, campaign } : { calls });
    const registration = await registrations.create(caller, {
      brand: imported.brand,
      campaign: imported.campaign,
    });
    return { registration, lost: imported.lost };
  }

  /** Only what the account itself has. @throws ServiceError `not_found`; of the registry */
  async function readFrom(set: CredentialSet, cause: CallCause, campaignId: string) {
    try {
      return await deps.registry.askRaw(set, cause, async (client) => {
        const campaign = await client.campaigns.read(campaignId);
        return { campaign, brand: await client.brands.read(campaign.brandId ?? '') };
      });
    } catch (error) {
      throw isRefusedWith(error, ...ABSENT) ? noSuchCampaign() : translateRegistryError(error);
    }
  }

  /** @returns our ID of the campaign */
  async function takeOver(caller: Caller, campaignId: string): Promise<number> {
    // The caller's own account, also for an admin: nobody imports what another account has.
    const { set } = await chooseSet(deps.credentials, { ...caller, isAdmin: false }, {});
    const cause = { userId: caller.userId, requestId: caller.requestId };
    const found = await readFrom(set, cause, campaignId);
    const owner = { userId: caller.userId, credentialId: set.id };
    const brand = await brands.takeOver(owner, found.brand);
    const campaign = await campaigns.takeOver(owner, brand.id, found.campaign);
    await Promise.all([brands.schedulePoll(brand.id), campaigns.schedulePoll(campaign.id)]);
    const source = { ...cause, source: 'request' } as const;
    await brands.refresh(brand.id, source, set);
    await campaigns.refresh(campaign.id, source, set);
    return campaign.id;
  }

  /** Twice is the same as once. @throws ServiceError `not_found`, `credentials_missing`; of the registry */
  async function importCampaign(caller: Caller, campaignId: string): Promise<ImportedRegistration> {
    const known = await campaigns.findOwn(caller.userId, campaignId);
    const id = known?.id ?? (await takeOver(caller, campaignId).catch(registrations.refuseFull));
    const registrationId = await findIdOfCampaign(deps.db, id);
    if (registrationId === undefined) {
      throw noSuchCampaign();
    }
    return { registration: await registrations.read(caller, String(registrationId)), lost: [] };
  }

  return {
    /** @throws as the two kinds of imports */
    import(caller: Caller, request: ImportRequest): Promise<ImportedRegistration> {
      const { from, campaignId, payload } = request;
      if (campaignId === undefined) {
        return importRequests(caller, request);
      }
      if (from !== 'tcr' || payload !== undefined) {
        throw refuse('campaignId: is only for “tcr”, without payload');
      }
      return importCampaign(caller, campaignId);
    },
  };
}
