// What customers do with campaigns: create, list, read, update, deactivate, and sync.
import {
  type Campaign,
  type CampaignDetail,
  type CampaignProfile,
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
  createRegistrations,
  findChanges,
  type OpenRegistration,
  parseRecordId,
  refuseForeignAbsence,
  type RegistrationKind,
  type Settling,
  type SubmittedPacket,
  takeOver,
} from '../registry-records/index.ts';
import { createCampaignMirror } from './mirror.ts';
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

/** The registry's codes for a campaign that no longer exists. */
const GONE = [502, 518] as const;

export type CampaignsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly brands: Pick<Brands, 'findRegistered'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly wakeJobs: () => void;
};

export type Campaigns = ReturnType<typeof createCampaigns>;
/** A campaign that the registry has, the credentials to call it with, and who asks. */
export type PreparedCampaignCall = {
  readonly campaign: CampaignWithBrand & { readonly tcr_campaign_id: string };
  readonly set: CredentialSet;
  readonly cause: CallCause;
};

type Payload = { readonly profile: CampaignProfile; readonly registryBrandId: string };
type Created = { readonly campaignId: string };

/** A new campaign that is checked and committed, and not yet charged or sent. */
export type OpenCampaign = OpenRegistration<Payload, Created>;

const CAMPAIGN: RegistrationKind<Payload, Created> = {
  table: 'campaigns',
  create: (client, { profile, registryBrandId }, referenceId) =>
    client.campaigns.create(toRegistryCampaign(profile, registryBrandId, referenceId)),
  findByReference: (client, referenceId) => client.campaigns.findByReference(referenceId),
  adoptionOf: ({ campaignId }) => ({
    registryId: campaignId,
    columns: { campaign_status: 'PENDING' },
    changes: [{ field: 'campaign_status', from: null, to: 'PENDING' }],
  }),
};

/** What we know of a campaign before we read it. */
const UNKNOWN_CAMPAIGN = {
  campaign_status: 'PENDING',
  sharing: null,
  carriers: {},
  carriers_elected: false,
  refusal: null,
  profile: { usecase: '' },
} as unknown as CampaignWithBrand;

const stateOf = (row: CampaignRow) => ({
  campaign_status: row.campaign_status,
  sharing: row.sharing,
  carriers: row.carriers,
  carriers_elected: row.carriers_elected,
  refusal: row.refusal,
  renews_at: row.renews_at,
  profile: row.profile,
});

export function createCampaigns(deps: CampaignsDeps) {
  const { db, credentials, registry, log } = deps;
  const registrations = createRegistrations(deps, CAMPAIGN);
  const mirror = createCampaignMirror(deps);

  /** @throws ServiceError `not_found`, with the same text for another customer's campaign as for none (G-03) */
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

  /** What a registry call about a campaign needs before it is charged. */
  async function prepareCall(caller: Caller, id: string): Promise<PreparedCampaignCall> {
    const campaign = await findRegistered(caller, id);
    const set = await setForCaller(credentials, caller, campaign);
    return { campaign, set, cause: { userId: caller.userId, requestId: caller.requestId } };
  }

  async function detail(row: CampaignWithBrand): Promise<CampaignDetail> {
    return { ...toCampaign(row), history: await findChanges(db, { campaignId: row.id }) };
  }

  /** What the response to a create says about the record, which the registry has confirmed. */
  async function createdAnswer(localId: number) {
    const row = await findCampaign(db, { localId }, undefined);
    if (row === undefined) {
      throw new Error(`campaign ${localId} is registered and cannot be found`);
    }
    const campaign = await detail(row);
    const { tcrCampaignId, defaulted } = campaign;
    return { localId, tcrCampaignId: tcrCampaignId ?? '', status: 'PENDING', defaulted, campaign };
  }

  /** A write whose response was lost may have happened: polling then finds out. @throws ServiceError */
  async function callAndFollow<Answer>(id: number, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      await mirror.schedulePoll(id);
      throw translateRegistryError(error);
    }
  }

  const settling: Settling = {
    table: CAMPAIGN.table,
    async find(set, referenceId) {
      const campaign = await registrations.find(set, { userId: null, requestId: null }, referenceId);
      return campaign === undefined ? undefined : CAMPAIGN.adoptionOf(campaign);
    },
    adopted: (id) => mirror.schedulePoll(id),
  };

  /** Shares a new campaign with its connectivity partner. It stays registered if this fails; sharing can be retried. */
  async function shareNew(caller: Caller, localId: number, upstreamCnpId: string): Promise<string> {
    try {
      const prepared = await prepareCall(caller, String(localId));
      const { set, cause, campaign } = prepared;
      await registry.ask(set, cause, (client) =>
        client.campaigns.share(campaign.tcr_campaign_id, upstreamCnpId),
      );
      // The response must not ask the customer to share a campaign that is shared.
      await mirror
        .refresh(localId, { ...cause, source: 'request' }, set)
        .catch((error: unknown) =>
          log.warn({ err: error, campaign: localId }, 'a shared campaign was not fetched'),
        );
      return `It was shared with ${upstreamCnpId}.`;
    } catch (error) {
      log.warn({ err: error, campaign: localId }, 'a new campaign could not be shared');
      const why = error instanceof ServiceError && error.sentence !== undefined ? `: ${error.sentence}` : '.';
      return `It could not be shared with ${upstreamCnpId} yet${why}`;
    }
  }

  return {
    ...mirror,
    find,
    findRegistered,
    prepareCall,
    detail,
    settling,
    callAndFollow,
    /** The customer's record of a campaign at the registry, whatever credentials it was made with. */
    findOwn: (userId: number, registryId: string) => findCampaign(db, { registryId }, userId),
    findOfSet: (credentialId: number, registryId: string) => findCampaignOfSet(db, credentialId, registryId),

    /**
     * First half of a create (G-45): checks the request, chooses the credentials, commits the row.
     * @param submitted the version of a registration that registers the campaign
     * @throws ServiceError; nothing is charged or sent then
     */
    async openCreate(
      caller: Caller,
      request: CreateCampaignRequest,
      submitted?: SubmittedPacket,
    ): Promise<OpenCampaign> {
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
      return registrations.open({
        caller,
        set,
        ownerId,
        content: { brandId: brand.id, ...(submitted === undefined ? {} : { submitted }), ...profile },
        columns: {
          brand_id: brand.id,
          usecase: profile.usecase,
          profile,
          defaulted: [...defaulted],
          registration_id: submitted?.id ?? null,
        },
        payload: { profile, registryBrandId: brand.tcr_brand_id },
      });
    },

    /** Takes a campaign of the account at the registry into our records (G-129). @throws ServiceError `not_found`, RegistryError */
    async takeOver(
      set: CredentialSet,
      cause: CallCause,
      brandId: number,
      registryId: string,
    ): Promise<CampaignWithBrand> {
      const state = await mirror.readForeign(set, cause, registryId, UNKNOWN_CAMPAIGN);
      const id = await takeOver(
        db,
        'campaigns',
        {
          userId: set.userId,
          credentialId: set.id,
          registryId,
          columns: { ...state, brand_id: brandId, usecase: state.profile.usecase },
          changes: [{ field: 'campaign_status', from: null, to: state.campaign_status }],
        },
        deps.clock.now(),
      );
      return find({ userId: set.userId, isAdmin: false, requestId: '' }, String(id ?? 0));
    },

    /** Second half, once charged: sends the campaign, stores the answer, shares it, and waits for the carriers. */
    async create(open: OpenCampaign) {
      const { localId, caller, payload } = open;
      const { upstreamCnpId } = payload.profile;
      const answer = await registrations.register(open);
      const sharing =
        upstreamCnpId === undefined
          ? 'Next, share it with your connectivity partner.'
          : await shareNew(caller, localId, upstreamCnpId);
      await mirror.schedulePoll(localId);
      return {
        ...(await createdAnswer(localId)),
        message: `The campaign was registered. ${sharing}`,
        tcrResponse: answer as Record<string, unknown>,
      };
    },

    /** The response to a create whose process died before it could send one. */
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

    /** The fields to change. @throws ServiceError `validation_failed` */
    prepareUpdate(campaign: CampaignRow, request: UpdateCampaignRequest): UpdateCampaignRequest {
      const problem = problemOfFixed(request, campaign.profile);
      const changes = changesOf(request);
      if (problem !== undefined || Object.keys(changes).length === 0) {
        throw new ServiceError('validation_failed', problem ?? 'body: must contain a field to change');
      }
      return changes;
    },

    async update(
      { campaign, set, cause }: PreparedCampaignCall,
      changes: UpdateCampaignRequest,
    ): Promise<{ campaign: CampaignDetail; tcrResponse: Record<string, unknown> }> {
      const answer = await callAndFollow(campaign.id, () =>
        registry.askRaw(set, cause, (client) =>
          client.campaigns.update(campaign.tcr_campaign_id, toRegistryUpdate(changes)),
        ),
      );
      const { row } = await mirror.change(
        campaign,
        (current) => {
          // The requested values count until the registry says otherwise; its answer may omit fields.
          const changed = { ...stateOf(current), profile: { ...current.profile, ...changes } };
          const shown = stateFromReading(changed, {
            campaign: answer,
            operationStatus: current.carriers,
            sharing: {},
            details: [],
          });
          return { ...changed, profile: shown.profile, renews_at: shown.renews_at };
        },
        { ...cause, source: 'request' },
        set.id,
      );
      await mirror.schedulePoll(campaign.id);
      return { campaign: await detail(row), tcrResponse: answer };
    },

    /** Deactivates the campaign; one that its account at the registry no longer has counts as deactivated. */
    async remove({ campaign, set, cause }: PreparedCampaignCall): Promise<void> {
      if (campaign.campaign_status !== 'DEACTIVATED') {
        await callAndFollow(campaign.id, async () => {
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
        await mirror.change(campaign, deactivate, { ...cause, source: 'request' }, set.id);
      }
    },

    /** Fetches the status at the partner and the carriers, and updates our record. */
    async readCarriers({ campaign, set, cause }: PreparedCampaignCall): Promise<Campaign> {
      const { row } = await mirror.refresh(campaign.id, { ...cause, source: 'request' }, set);
      return toCampaign(row);
    },

    async sync(caller: Caller, id: string) {
      const campaign = await findRegistered(caller, id);
      const cause = { source: 'sync', userId: caller.userId, requestId: caller.requestId } as const;
      const { row, changes } = await mirror.refresh(campaign.id, cause);
      return { campaign: await detail(row), changes: [...changes] };
    },
  };
}
