// What can be done with campaigns: register, look, change, deactivate, share, and find what was in doubt.
import {
  type Campaign,
  type CampaignDetail,
  type CreateCampaignRequest,
  type UpdateCampaignRequest,
} from '@tendlc/contract';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
import type { Brands } from '../brands/index.ts';
import { chooseSet, type CredentialSet, type CredentialStore, setForCaller } from '../credentials/index.ts';
import {
  type Adoption,
  findChanges,
  parseRecordId,
  refuseForeignAbsence,
  registerOnce,
  type Settling,
} from '../registrations/index.ts';
import { stateFromReading, toCampaign } from './policy.ts';
import {
  changesOf,
  prepareCampaign,
  problemOfFixed,
  profileOf,
  toRegistryCampaign,
  toRegistryUpdate,
} from './profile.ts';
import {
  type CampaignRow,
  type CampaignWithBrand,
  findCampaign,
  findCampaignOfSet,
  listCampaigns,
} from './queries.ts';
import { createCampaignReadings } from './mirror.ts';

/** The registry's words for a campaign that is gone. */
const GONE = [502, 518] as const;

export type CampaignsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly brands: Pick<Brands, 'findRegistered'>;
  readonly wait: (ms: number) => Promise<void>;
};

export type Campaigns = ReturnType<typeof createCampaigns>;
/** A campaign that the registry has, the set to ask with, and who asks. */
export type PreparedCampaignWrite = {
  readonly campaign: CampaignWithBrand & { readonly tcr_campaign_id: string };
  readonly set: CredentialSet;
  readonly cause: CallCause;
};

const adoptionOf = ({ campaignId }: { campaignId: string }): Adoption => ({
  registryId: campaignId,
  columns: { campaign_status: 'PENDING' },
  changes: [{ field: 'campaign_status', from: null, to: 'PENDING' }],
});

const stateOf = (row: CampaignRow) => ({
  campaign_status: row.campaign_status,
  sharing: row.sharing,
  carriers: row.carriers,
  carriers_elected: row.carriers_elected,
  refusal: row.refusal,
  profile: row.profile,
});

export function createCampaigns(deps: CampaignsDeps) {
  const { db, credentials, registry, log } = deps;
  const readings = createCampaignReadings(deps);

  /** @throws ServiceError `not_found`, in the same words for another's campaign as for none (G-03) */
  async function find(caller: Caller, id: string): Promise<CampaignWithBrand> {
    const row = await findCampaign(db, parseRecordId(id), caller.isAdmin ? undefined : caller.userId);
    if (row === undefined) {
      throw new ServiceError('not_found', 'This campaign does not exist.');
    }
    return row;
  }

  /** @throws ServiceError `not_found`; `registration_under_way` while the registry has not confirmed it */
  async function findRegistered(caller: Caller, id: string) {
    const row = await find(caller, id);
    if (row.tcr_campaign_id === null) {
      throw new ServiceError('registration_under_way', 'The registry has not confirmed this campaign yet.');
    }
    return row as CampaignWithBrand & { tcr_campaign_id: string };
  }

  /** What a write needs before it is charged: the campaign, and a set to ask with. */
  async function prepareWrite(caller: Caller, id: string): Promise<PreparedCampaignWrite> {
    const campaign = await findRegistered(caller, id);
    const set = await setForCaller(credentials, caller, campaign);
    return { campaign, set, cause: { userId: caller.userId, requestId: caller.requestId } };
  }

  async function detail(row: CampaignWithBrand): Promise<CampaignDetail> {
    return { ...toCampaign(row), history: await findChanges(db, { campaignId: row.id }) };
  }

  /** What the answer to a create says of the record, which the registry has confirmed. */
  async function createdAnswer(localId: number) {
    const row = await findCampaign(db, { localId }, undefined);
    if (row === undefined) {
      throw new Error(`campaign ${localId} is registered, and not to be found`);
    }
    const campaign = await detail(row);
    const { tcrCampaignId, defaulted } = campaign;
    return { localId, tcrCampaignId: tcrCampaignId ?? '', status: 'PENDING', defaulted, campaign };
  }

  /** A write whose answer was lost may have happened: the mirror then follows the registry. */
  async function askAndFollow<Answer>(id: number, question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      await readings.planPoll(id);
      throw translateRegistryError(error);
    }
  }

  const settling: Settling = {
    table: 'campaigns',
    async find(set, referenceId) {
      const campaign = await registry.askRaw(set, { userId: null, requestId: null }, (client) =>
        client.campaigns.findByReference(referenceId),
      );
      return campaign === null ? undefined : adoptionOf(campaign);
    },
    adopted: (id) => readings.planPoll(id),
  };

  /** Hands a new campaign to its partner. It is registered whatever comes of this; sharing can be tried again. */
  async function shareNew(caller: Caller, localId: number, upstreamCnpId: string): Promise<string> {
    try {
      const prepared = await prepareWrite(caller, String(localId));
      const { set, cause, campaign } = prepared;
      await registry.ask(set, cause, (client) =>
        client.campaigns.share(campaign.tcr_campaign_id, upstreamCnpId),
      );
      // Whoever reads the answer shall not be told to share what is shared.
      await readings
        .refresh(localId, { ...cause, source: 'request' }, set)
        .catch((error: unknown) => log.warn({ err: error, campaign: localId }, 'a share was not read back'));
      return `It was shared with ${upstreamCnpId}.`;
    } catch (error) {
      log.warn({ err: error, campaign: localId }, 'a new campaign could not be shared');
      const why = error instanceof ServiceError && error.sentence !== undefined ? `: ${error.sentence}` : '.';
      return `It could not be shared with ${upstreamCnpId} yet${why}`;
    }
  }

  return {
    ...readings,
    find,
    findRegistered,
    prepareWrite,
    detail,
    settling,
    askAndFollow,
    findOfSet: (credentialId: number, registryId: string) => findCampaignOfSet(db, credentialId, registryId),

    /**
     * Registers a campaign, once (G-45). Checks come first, then the charge, then the registry.
     * @throws ServiceError
     */
    async create(
      caller: Caller,
      request: CreateCampaignRequest,
      charge: (chargeId: string) => Promise<void>,
    ) {
      const { set, ownerId } = await chooseSet(credentials, caller, request);
      const brand = await deps.brands.findRegistered(caller, request.brandId);
      if (brand.brand_status === 'DELETED') {
        throw new ServiceError('validation_failed', 'brandId: the brand is deleted');
      }
      if (brand.credential_id !== set.id && brand.user_id !== set.userId) {
        throw new ServiceError('validation_failed', 'brandId: the brand belongs to other credentials');
      }
      const { profile, defaulted, problem } = prepareCampaign(profileOf(request), brand.profile);
      if (problem !== undefined) {
        throw new ServiceError('validation_failed', problem);
      }
      const cause = { userId: caller.userId, requestId: caller.requestId };
      const registered = await registerOnce<{ campaignId: string }>(deps, {
        table: 'campaigns',
        userId: ownerId,
        credentialId: set.id,
        content: { brandId: brand.id, ...profile },
        columns: { brand_id: brand.id, usecase: profile.usecase, profile, defaulted },
        caller,
        charge,
        create: (referenceId) =>
          registry.askRaw(set, cause, (client) =>
            client.campaigns.create(toRegistryCampaign(profile, brand.tcr_brand_id, referenceId)),
          ),
        find: async (referenceId) =>
          (await registry.askRaw(set, cause, (client) => client.campaigns.findByReference(referenceId))) ??
          undefined,
        adopt: adoptionOf,
      });
      const sharing =
        profile.upstreamCnpId === undefined
          ? 'Next, share it with your connectivity partner.'
          : await shareNew(caller, registered.localId, profile.upstreamCnpId);
      await readings.planPoll(registered.localId);
      return {
        ...(await createdAnswer(registered.localId)),
        message: `The campaign was registered. ${sharing}`,
        tcrResponse: registered.answer as Record<string, unknown>,
      };
    },

    /** The answer to a create whose process died before it could give it. */
    async recoverCreated(id: number) {
      const created = await createdAnswer(id);
      const { tcrCampaignId, referenceId } = created.campaign;
      return {
        ...created,
        message: 'The campaign was registered.',
        tcrResponse: { campaignId: tcrCampaignId, referenceId },
      };
    },

    async list(caller: Caller, query: { page?: number; limit?: number; status?: string; brandId?: string }) {
      const page = pageOf(query);
      const { rows, total } = await listCampaigns(db, {
        userId: caller.isAdmin ? undefined : caller.userId,
        status: query.status,
        brand: query.brandId === undefined ? undefined : parseRecordId(query.brandId),
        ...page,
      });
      const campaigns: Campaign[] = rows.map(toCampaign);
      return { campaigns, pagination: paginationOf(page, total) };
    },

    /** What is to change. @throws ServiceError `validation_failed` */
    prepareUpdate(campaign: CampaignRow, request: UpdateCampaignRequest): UpdateCampaignRequest {
      const problem = problemOfFixed(request, campaign.profile);
      const changes = changesOf(request);
      if (problem !== undefined || Object.keys(changes).length === 0) {
        throw new ServiceError('validation_failed', problem ?? 'body: must contain a field to change');
      }
      return changes;
    },

    async update(
      { campaign, set, cause }: PreparedCampaignWrite,
      changes: UpdateCampaignRequest,
    ): Promise<{ campaign: CampaignDetail; tcrResponse: Record<string, unknown> }> {
      const answer = await askAndFollow(campaign.id, () =>
        registry.askRaw(set, cause, (client) =>
          client.campaigns.update(campaign.tcr_campaign_id, toRegistryUpdate(changes)),
        ),
      );
      const { row } = await readings.impose(
        campaign,
        (current) => {
          // What was asked counts until the registry says otherwise; its answer may leave fields out.
          const changed = { ...stateOf(current), profile: { ...current.profile, ...changes } };
          const shown = stateFromReading(changed, {
            campaign: answer,
            operationStatus: current.carriers,
            sharing: {},
            news: [],
          });
          return { ...changed, profile: shown.profile };
        },
        { ...cause, source: 'request' },
        set.id,
      );
      await readings.planPoll(campaign.id);
      return { campaign: await detail(row), tcrResponse: answer };
    },

    /** Deactivates the campaign; one that its account at the registry does not have any more counts as deactivated. */
    async remove({ campaign, set, cause }: PreparedCampaignWrite): Promise<void> {
      if (campaign.campaign_status !== 'DEACTIVATED') {
        await askAndFollow(campaign.id, async () => {
          try {
            await registry.askRaw(set, cause, (client) =>
              client.campaigns.deactivate(campaign.tcr_campaign_id),
            );
          } catch (error) {
            if (!isRefusedWith(error, ...GONE)) {
              throw error;
            }
            refuseForeignAbsence(campaign, set, 'campaign');
          }
        });
        const deactivate = (current: CampaignRow) => ({
          ...stateOf(current),
          campaign_status: 'DEACTIVATED',
        });
        await readings.impose(campaign, deactivate, { ...cause, source: 'request' }, set.id);
      }
    },

    /** What the registry says now of partner and carriers; the mirror is up to date afterwards. */
    async readCarriers({ campaign, set, cause }: PreparedCampaignWrite): Promise<Campaign> {
      const { row } = await readings.refresh(campaign.id, { ...cause, source: 'request' }, set);
      return toCampaign(row);
    },

    async sync(caller: Caller, id: string) {
      const campaign = await findRegistered(caller, id);
      const cause = { source: 'sync', userId: caller.userId, requestId: caller.requestId } as const;
      const { row, changes } = await readings.refresh(campaign.id, cause);
      return { campaign: await detail(row), changes: [...changes] };
    },
  };
}
