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
    if (Object.keys(imported.brand).length === 0 && Object.keys(imported.campaign).length === 0) {
      throw refuse(`payload: has no value of a brand or campaign in the fields of ${provider.title}`);
    }
    const registration = await registrations.create(caller, {
      brand: imported.brand,
      campaign: imported.campaign,
    });
    return { registration, lost: imported.lost };
  }

  /** @returns our ID of the campaign @throws RegistryError; ServiceError `not_found` if it is another customer's here */
  async function takeOverWithBrand(
    set: CredentialSet,
    cause: CallCause,
    campaignId: string,
  ): Promise<number> {
    const { brandId } = await deps.registry.askRaw(set, cause, (client) => client.campaigns.read(campaignId));
    if (typeof brandId !== 'string' || brandId === '') {
      throw new ServiceError('registry_fault');
    }
    const brand = await brands.takeOver(set, cause, brandId);
    const campaign = await campaigns.takeOver(set, cause, brand.id, campaignId);
    await Promise.all([brands.schedulePoll(brand.id), campaigns.schedulePoll(campaign.id)]);
    return campaign.id;
  }

  /** @throws ServiceError `not_found`, with the same text for another account's campaign as for none; of the registry */
  async function takeOver(caller: Caller, campaignId: string): Promise<number> {
    // The caller's own account, also for an admin: nobody imports what another account has.
    const { set } = await chooseSet(deps.credentials, { ...caller, isAdmin: false }, {});
    const cause = { userId: caller.userId, requestId: caller.requestId };
    try {
      return await takeOverWithBrand(set, cause, campaignId);
    } catch (error) {
      const isAbsent =
        isRefusedWith(error, ...ABSENT) || (error instanceof ServiceError && error.kind === 'not_found');
      throw isAbsent ? noSuchCampaign() : translateRegistryError(error);
    }
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
