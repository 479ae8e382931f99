// What can be done with brands: register, look, change, delete, and find what was in doubt.
import {
  type Brand,
  type BrandDetail,
  type BrandProfile,
  type CreateBrandRequest,
  type UpdateBrandRequest,
} from '@tendlc/contract';
import type { Brand as RegistryBrand } from '@tendlc/registry/wire';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import { chooseSet, type CredentialStore, setForCaller } from '../credentials/index.ts';
import {
  type Adoption,
  findChanges,
  parseRecordId,
  refuseForeignAbsence,
  registerOnce,
  type Settling,
} from '../registrations/index.ts';
import { type BrandState, firstState, stateFromReading, toBrand } from './policy.ts';
import { prepareProfile, profileOf, toRegistryBrand } from './profile.ts';
import { type BrandRow, endTurn, findBrand, findBrandOfSet, listBrands, takeTurn } from './queries.ts';
import { createBrandReadings } from './mirror.ts';

/** The registry's word for a record that it does not have. */
const NOT_FOUND = 502;

/** Longer than a change takes with its attempts. */
const CHANGE_TURN_MS = 2 * 60_000;

const CREATED = 'The brand was registered. The registry is checking it.';

/** Charges under the id that the registration keeps, so that a sweep can find the charge. */
export type ChargeUnder = (chargeId: string) => Promise<void>;

export type BrandsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly wait: (ms: number) => Promise<void>;
};

export type Brands = ReturnType<typeof createBrands>;

function adoptionOf(brand: RegistryBrand): Adoption {
  return { registryId: brand.brandId, ...firstState(brand) };
}

/** The state within a row. */
export const stateOf = (row: BrandRow): BrandState => ({
  brand_status: row.brand_status,
  identity_status: row.identity_status,
  trust_score: row.trust_score,
  vetting_status: row.vetting_status,
  feedback: row.feedback,
  profile: row.profile,
});

export function createBrands(deps: BrandsDeps) {
  const { db, credentials, registry } = deps;
  const readings = createBrandReadings(deps);

  /** @throws ServiceError `not_found`, in the same words for another's brand as for none (G-03) */
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

  /** What a write needs before it is charged: the brand, and a set to ask with. */
  async function prepareWrite(caller: Caller, id: string) {
    const brand = await findRegistered(caller, id);
    const set = await setForCaller(credentials, caller, brand);
    return { brand, set, cause: { userId: caller.userId, requestId: caller.requestId } };
  }

  async function detail(row: BrandRow): Promise<BrandDetail> {
    return { ...toBrand(row), history: await findChanges(db, { brandId: row.id }) };
  }

  /** What the answer to a create says of the record, which the registry has confirmed. */
  async function createdAnswer(localId: number) {
    const row = await findBrand(db, { localId }, undefined);
    if (row === undefined) {
      throw new Error(`brand ${localId} is registered, and not to be found`);
    }
    const brand = await detail(row);
    const { tcrBrandId, identityStatus } = brand;
    return { message: CREATED, localId, tcrBrandId: tcrBrandId ?? '', identityStatus, brand };
  }

  /** The profile as it would be after the change. @throws ServiceError `validation_failed` */
  function prepareUpdate(brand: BrandRow, request: UpdateBrandRequest) {
    // `mock` is decided once; whoever sends it all the same has sent an unknown field.
    const { mock: _, ...changes }: Partial<BrandProfile> = profileOf(request as BrandProfile);
    if (Object.keys(changes).length === 0) {
      throw new ServiceError('validation_failed', 'body: must contain a field to change');
    }
    const { mock, ...given } = { ...brand.profile, ...changes };
    const { profile, problem } = prepareProfile(given);
    if (problem !== undefined) {
      throw new ServiceError('validation_failed', problem);
    }
    return mock === undefined ? profile : { ...profile, mock };
  }

  const settling: Settling = {
    table: 'brands',
    async find(set, referenceId) {
      const brand = await registry.askRaw(set, { userId: null, requestId: null }, (client) =>
        client.brands.findByReference(referenceId),
      );
      return brand === null ? undefined : adoptionOf(brand);
    },
    adopted: (id) => readings.planPoll(id),
  };

  return {
    ...readings,
    find,
    findRegistered,
    prepareWrite,
    detail,
    settling,
    findOfSet: (credentialId: number, registryId: string) => findBrandOfSet(db, credentialId, registryId),

    /**
     * Registers a brand, once (G-45). Checks come first, then the charge, then the registry.
     * @throws ServiceError
     */
    async create(caller: Caller, request: CreateBrandRequest, charge: ChargeUnder) {
      const { profile, problem } = prepareProfile(profileOf(request));
      if (problem !== undefined) {
        throw new ServiceError('validation_failed', problem);
      }
      const { set, ownerId } = await chooseSet(credentials, caller, request);
      const cause = { userId: caller.userId, requestId: caller.requestId };
      const registered = await registerOnce(deps, {
        table: 'brands',
        userId: ownerId,
        credentialId: set.id,
        content: profile,
        columns: { profile },
        caller,
        charge,
        create: (referenceId) =>
          registry.askRaw(set, cause, (client) =>
            client.brands.create({
              ...toRegistryBrand(profile),
              referenceId,
              ...(profile.mock === undefined ? {} : { mock: profile.mock }),
            }),
          ),
        find: async (referenceId) =>
          (await registry.askRaw(set, cause, (client) => client.brands.findByReference(referenceId))) ??
          undefined,
        adopt: adoptionOf,
      });
      await readings.planPoll(registered.localId);
      const created = await createdAnswer(registered.localId);
      return { ...created, tcrResponse: registered.answer as Record<string, unknown> };
    },

    /** The answer to a create whose process died before it could give it. */
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

    prepareUpdate,

    /**
     * Changes the brand at the registry, which wants the whole profile, then here. One change at a time: the profile is
     * made from what the one before has left.
     * @throws ServiceError `registration_under_way` while another change is being asked for
     */
    async update(
      prepared: Awaited<ReturnType<typeof prepareWrite>>,
      request: UpdateBrandRequest,
    ): Promise<{ brand: BrandDetail; tcrResponse: Record<string, unknown> }> {
      const now = deps.clock.now();
      const { id } = prepared.brand;
      const turn = { id, now, expiredBefore: new Date(now.getTime() - CHANGE_TURN_MS) };
      if (!(await takeTurn(db, 'change_asked_at', turn))) {
        throw new ServiceError(
          'registration_under_way',
          'Another update of this brand is in progress. Try again shortly.',
        );
      }
      try {
        const latest = (await findBrand(db, { localId: id }, undefined)) ?? prepared.brand;
        return await changeAtRegistry(prepared, prepareUpdate(latest, request));
      } finally {
        await endTurn(db, 'change_asked_at', turn);
      }
    },

    /** Deregisters the brand; one that its account at the registry does not have any more counts as deregistered. */
    async remove(prepared: Awaited<ReturnType<typeof prepareWrite>>): Promise<void> {
      const { brand, set, cause } = prepared;
      if (brand.brand_status === 'DELETED') {
        return;
      }
      await askAndFollow(prepared, async () => {
        try {
          await registry.askRaw(set, cause, (client) => client.brands.delete(brand.tcr_brand_id));
        } catch (error) {
          if (!isRefusedWith(error, NOT_FOUND)) {
            throw error;
          }
          refuseForeignAbsence(brand, set, 'brand');
        }
      });
      const mark = (current: BrandRow) => ({ ...stateOf(current), brand_status: 'DELETED' });
      await readings.impose(brand, mark, { ...cause, source: 'request' }, set.id);
    },

    async sync(caller: Caller, id: string) {
      const brand = await findRegistered(caller, id);
      const cause = { source: 'sync', userId: caller.userId, requestId: caller.requestId } as const;
      const { row, changes } = await readings.refresh(brand.id, cause);
      return { brand: await detail(row), changes: [...changes] };
    },
  };

  async function changeAtRegistry(
    prepared: Awaited<ReturnType<typeof prepareWrite>>,
    profile: BrandRow['profile'],
  ): Promise<{ brand: BrandDetail; tcrResponse: Record<string, unknown> }> {
    const { brand, set, cause } = prepared;
    const answer = await askAndFollow(prepared, () =>
      registry.askRaw(set, cause, (client) =>
        client.brands.update(brand.tcr_brand_id, toRegistryBrand(profile)),
      ),
    );
    const { row } = await readings.impose(
      brand,
      // What was asked counts until the registry says otherwise; its answer may leave fields out.
      (current) =>
        stateFromReading(
          { ...stateOf(current), profile },
          { brand: answer, vettings: [], feedback: undefined },
        ),
      { ...cause, source: 'request' },
      set.id,
    );
    await readings.planPoll(brand.id);
    return { brand: await detail(row), tcrResponse: answer };
  }

  /** A write whose answer was lost may have happened: the mirror then follows the registry. */
  async function askAndFollow<Answer>(
    { brand }: { brand: BrandRow },
    question: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      await readings.planPoll(brand.id);
      throw translateRegistryError(error);
    }
  }
}
