// What customers do with brands: create, list, read, update, delete, and sync.
import {
  type Brand,
  type BrandDetail,
  type BrandProfile,
  type CreateBrandRequest,
  type UpdateBrandRequest,
} from '@tendlc/contract';
import type { Brand as RegistryBrand, BrandCreate } from '@tendlc/registry/wire';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
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
import { createBrandMirror } from './mirror.ts';
import { type BrandState, firstState, stateFromReading, toBrand } from './policy.ts';
import { brandPayloadOf, prepareProfile, profileOf, toRegistryBrand } from './profile.ts';
import { type BrandRow, claimLease, findBrand, findBrandOfSet, listBrands, releaseLease } from './queries.ts';

/** The registry's code for a record that it does not have. */
const NOT_FOUND = 502;

/** Longer than an update takes with its retries. */
const UPDATE_LEASE_MS = 2 * 60_000;

const CREATED = 'The brand was registered. The registry is checking it.';

export type BrandsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly wait: (ms: number) => Promise<void>;
  readonly wakeJobs: () => void;
};

export type Brands = ReturnType<typeof createBrands>;

/** A brand that the registry has, the credentials to call it with, and who asks. */
export type PreparedBrandCall = {
  readonly brand: BrandRow & { readonly tcr_brand_id: string };
  readonly set: CredentialSet;
  readonly cause: CallCause;
};

/** A new brand that is checked and committed, and not yet charged or sent. */
export type OpenBrand = OpenRegistration<BrandCreate, RegistryBrand>;

const BRAND: RegistrationKind<BrandCreate, RegistryBrand> = {
  table: 'brands',
  create: (client, payload, referenceId) => client.brands.create({ ...payload, referenceId }),
  findByReference: (client, referenceId) => client.brands.findByReference(referenceId),
  adoptionOf: (brand) => ({ registryId: brand.brandId, ...firstState(brand) }),
};

/** What we know of a brand before we read it. */
const UNKNOWN_BRAND = {
  brand_status: 'PENDING',
  identity_status: null,
  trust_score: null,
  vetting_status: null,
  feedback: null,
  profile: {},
} as unknown as BrandRow;

/** The state within a row. */
export const stateOf = (row: BrandRow): BrandState => ({
  brand_status: row.brand_status,
  identity_status: row.identity_status,
  trust_score: row.trust_score,
  vetting_status: row.vetting_status,
  vetting_expires_at: row.vetting_expires_at,
  feedback: row.feedback,
  profile: row.profile,
});

/** @throws ServiceError `validation_failed` */
function checkedProfile(given: BrandProfile): BrandProfile {
  const { profile, problem } = prepareProfile(given);
  if (problem !== undefined) {
    throw new ServiceError('validation_failed', problem);
  }
  return profile;
}

export function createBrands(deps: BrandsDeps) {
  const { db, credentials, registry } = deps;
  const registrations = createRegistrations(deps, BRAND);
  const mirror = createBrandMirror(deps);

  /** @throws ServiceError `not_found`, with the same text for another customer's brand as for none (G-03) */
  async function find(caller: Caller, id: string): Promise<BrandRow> {
    const row = await findBrand(db, parseRecordId(id), caller.isAdmin ? undefined : caller.userId);
    if (row === undefined) {
      throw new ServiceError('not_found', 'This brand does not exist.');
    }
    return row;
  }

  /** @throws ServiceError `not_found`; `registration_under_way` while the registry has not confirmed it */
  async function findRegistered(caller: Caller, id: string): Promise<BrandRow & { tcr_brand_id: string }> {
    const row = await find(caller, id);
    if (row.tcr_brand_id === null) {
      throw new ServiceError('registration_under_way', 'The registry has not confirmed this brand yet.');
    }
    return row as BrandRow & { tcr_brand_id: string };
  }

  /** What a registry call about a brand needs before it is charged. */
  async function prepareCall(caller: Caller, id: string): Promise<PreparedBrandCall> {
    const brand = await findRegistered(caller, id);
    const set = await setForCaller(credentials, caller, brand);
    return { brand, set, cause: { userId: caller.userId, requestId: caller.requestId } };
  }

  async function detail(row: BrandRow): Promise<BrandDetail> {
    return { ...toBrand(row), history: await findChanges(db, { brandId: row.id }) };
  }

  /** What the response to a create says about the record, which the registry has confirmed. */
  async function createdAnswer(localId: number) {
    const row = await findBrand(db, { localId }, undefined);
    if (row === undefined) {
      throw new Error(`brand ${localId} is registered and cannot be found`);
    }
    const brand = await detail(row);
    const { tcrBrandId, identityStatus } = brand;
    return { message: CREATED, localId, tcrBrandId: tcrBrandId ?? '', identityStatus, brand };
  }

  /** The profile after the update. @throws ServiceError `validation_failed` */
  function profileAfter(brand: BrandRow, request: UpdateBrandRequest): BrandProfile {
    // `mock` is set at creation only; in an update it is an unknown field.
    const { mock: _, ...changes }: Partial<BrandProfile> = profileOf(request as BrandProfile);
    if (Object.keys(changes).length === 0) {
      throw new ServiceError('validation_failed', 'body: must contain a field to change');
    }
    const { mock, ...given } = { ...brand.profile, ...changes };
    const profile = checkedProfile(given);
    return mock === undefined ? profile : { ...profile, mock };
  }

  const settling: Settling = {
    table: BRAND.table,
    async find(set, referenceId) {
      const brand = await registrations.find(set, { userId: null, requestId: null }, referenceId);
      return brand === undefined ? undefined : BRAND.adoptionOf(brand);
    },
    adopted: (id) => mirror.schedulePoll(id),
  };

  return {
    ...mirror,
    find,
    findRegistered,
    prepareCall,
    detail,
    settling,
    findOfSet: (credentialId: number, registryId: string) => findBrandOfSet(db, credentialId, registryId),

    /**
     * First half of a create (G-45): checks the request, chooses the credentials, commits the row.
     * @param submitted the version of a registration that registers the brand
     * @throws ServiceError; nothing is charged or sent then
     */
    async openCreate(
      caller: Caller,
      request: CreateBrandRequest,
      submitted?: SubmittedPacket,
    ): Promise<OpenBrand> {
      const profile = checkedProfile(profileOf(request));
      const { set, ownerId } = await chooseSet(credentials, caller, request);
      return registrations.open({
        caller,
        set,
        ownerId,
        content: submitted === undefined ? profile : { submitted, ...profile },
        columns: { profile, registration_id: submitted?.id ?? null },
        payload: brandPayloadOf(profile),
      });
    },

    /** Takes a brand of the account at the registry into our records (G-129). @throws ServiceError `not_found`, RegistryError */
    async takeOver(set: CredentialSet, cause: CallCause, registryId: string): Promise<BrandRow> {
      const known = await findBrand(db, { registryId }, set.userId);
      if (known !== undefined) {
        return known;
      }
      const state = await mirror.readForeign(set, cause, registryId, UNKNOWN_BRAND);
      const id = await takeOver(
        db,
        'brands',
        {
          userId: set.userId,
          credentialId: set.id,
          registryId,
          columns: state,
          changes: [{ field: 'brand_status', from: null, to: state.brand_status }],
        },
        deps.clock.now(),
      );
      return find({ userId: set.userId, isAdmin: false, requestId: '' }, String(id ?? 0));
    },

    /** Second half, once charged: sends the brand, stores the answer, and waits for the verification. */
    async create(open: OpenBrand) {
      const tcrResponse: Record<string, unknown> = await registrations.register(open);
      await mirror.schedulePoll(open.localId);
      return { ...(await createdAnswer(open.localId)), tcrResponse };
    },

    /** The response to a create whose process died before it could send one. */
    async recoverCreated(id: number) {
      const created = await createdAnswer(id);
      const { tcrBrandId, referenceId } = created.brand;
      return { ...created, tcrResponse: { brandId: tcrBrandId, referenceId } };
    },

    async list(caller: Caller, query: { page?: number; limit?: number; status?: string }) {
      const page = pageOf(query);
      const { rows, total } = await listBrands(db, {
        userId: caller.isAdmin ? undefined : caller.userId,
        status: query.status,
        ...page,
      });
      const brands: Brand[] = rows.map(toBrand);
      return { brands, pagination: paginationOf(page, total) };
    },

    /** @throws ServiceError `validation_failed` */
    checkUpdate({ brand }: PreparedBrandCall, request: UpdateBrandRequest): void {
      profileAfter(brand, request);
    },

    /**
     * Updates the brand at the registry, which expects the whole profile, then here. One update at a time: the profile
     * starts from the result of the previous one.
     * @throws ServiceError `registration_under_way` while another update is in progress
     */
    async update(
      prepared: PreparedBrandCall,
      request: UpdateBrandRequest,
    ): Promise<{ brand: BrandDetail; tcrResponse: Record<string, unknown> }> {
      const now = deps.clock.now();
      const { id } = prepared.brand;
      const lease = { id, now, expiredBefore: new Date(now.getTime() - UPDATE_LEASE_MS) };
      if (!(await claimLease(db, 'change_asked_at', lease))) {
        throw new ServiceError(
          'registration_under_way',
          'Another update of this brand is in progress. Try again shortly.',
        );
      }
      try {
        const latest = (await findBrand(db, { localId: id }, undefined)) ?? prepared.brand;
        return await updateAtRegistry(prepared, profileAfter(latest, request));
      } finally {
        await releaseLease(db, 'change_asked_at', lease);
      }
    },

    /** Deletes the brand; one that its account at the registry no longer has counts as deleted. */
    async remove(prepared: PreparedBrandCall): Promise<void> {
      const { brand, set, cause } = prepared;
      if (brand.brand_status === 'DELETED') {
        return;
      }
      await callAndFollow(prepared, async () => {
        try {
          await registry.askRaw(set, cause, (client) => client.brands.delete(brand.tcr_brand_id));
        } catch (error) {
          if (!isRefusedWith(error, NOT_FOUND)) {
            throw error;
          }
          refuseForeignAbsence(brand, set, 'brand');
        }
      });
      const deleted = (current: BrandRow) => ({ ...stateOf(current), brand_status: 'DELETED' });
      await mirror.change(brand, deleted, { ...cause, source: 'request' }, set.id);
    },

    async sync(caller: Caller, id: string) {
      const brand = await findRegistered(caller, id);
      const cause = { source: 'sync', userId: caller.userId, requestId: caller.requestId } as const;
      const { row, changes } = await mirror.refresh(brand.id, cause);
      return { brand: await detail(row), changes: [...changes] };
    },
  };

  async function updateAtRegistry(
    prepared: PreparedBrandCall,
    profile: BrandRow['profile'],
  ): Promise<{ brand: BrandDetail; tcrResponse: Record<string, unknown> }> {
    const { brand, set, cause } = prepared;
    const answer = await callAndFollow(prepared, () =>
      registry.askRaw(set, cause, (client) =>
        client.brands.update(brand.tcr_brand_id, toRegistryBrand(profile)),
      ),
    );
    const { row } = await mirror.change(
      brand,
      // The requested values count until the registry says otherwise; its answer may omit fields.
      (current) =>
        stateFromReading(
          { ...stateOf(current), profile },
          { brand: answer, vettings: [], feedback: undefined },
        ),
      { ...cause, source: 'request' },
      set.id,
    );
    await mirror.schedulePoll(brand.id);
    return { brand: await detail(row), tcrResponse: answer };
  }

  /** A write whose response was lost may have happened: polling then finds out. @throws ServiceError */
  async function callAndFollow<Answer>(
    { brand }: PreparedBrandCall,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      await mirror.schedulePoll(brand.id);
      throw translateRegistryError(error);
    }
  }
}
