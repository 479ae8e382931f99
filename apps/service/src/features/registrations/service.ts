// What customers do with registrations: draft, change, copy, list, and compare versions. All of it is free.
import {
  type CreateRegistrationRequest,
  type PatchRegistrationRequest,
  REGISTRATION_STATUSES,
  type Registration,
  type RegistrationsQuery,
} from '@tendlc/contract';
import { type FieldMeaning } from '@tendlc/compliance';
import { changesBetweenPackets, FIELDS_OF, mergePacket, type Packet } from '@tendlc/registration';
import type { Caller } from '../../caller.ts';
import { violatedConstraint } from '../../db/failures.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import { ServiceError } from '../../errors.ts';
import { findTextHashes } from '../evaluations/index.ts';
import { parseRecordId } from '../registry-records/index.ts';
import { currentPacket, denialOf, toRegistration, toVersion, toVersionDetail } from './answers.ts';
import { setCustomer } from './customers/queries.ts';
import { findHistory } from './history/queries.ts';
import { deleteDraft, type FileRow, insertDraft, type NewDraft, updateDraft } from './drafts/queries.ts';
import {
  ATTEMPTS_MAX,
  changesTooFast,
  type FollowDeps,
  followRegistration,
  writeMove,
} from './standing/follow.ts';
import { isResultNoted } from './standing/version-result.ts';
import { countStandings, findRegistration, listRegistrations, type RegistrationRow } from './queries.ts';
import { isCampaignDue, standingOf, timesOfSteps } from './standing/standing.ts';
import { correctionOf } from './submission/correction.ts';
import { reopenSubmission } from './submission/queries.ts';
import { findVersion, findVersions } from './versions/queries.ts';

export const FOLLOW_REGISTRATION_JOB = 'follow-registration';

export type RegistrationsDeps = FollowDeps & {
  /** What a change of a field means for a registration. */
  readonly describeChange: FieldMeaning;
  /** Goes on with the submission of a registration. */
  readonly advance: (id: number) => Promise<void>;
};

export type Registrations = ReturnType<typeof createRegistrations>;

const noSuchRegistration = () => new ServiceError('not_found', 'This registration does not exist.');
const noSuchVersion = () => new ServiceError('not_found', 'This version does not exist.');

/** @throws ServiceError `validation_failed` */
function refuseTwoBrands({ brandId, brand }: Packet): void {
  if (brandId !== undefined && brand !== undefined) {
    throw new ServiceError('validation_failed', 'brand: must be absent if brandId is given');
  }
}

const noSuchBrand = () => new ServiceError('validation_failed', 'brandId: must be one of your brands');

/** @throws ServiceError `registrations_full`; `validation_failed` for an account that does not exist; or the error */
function refuseFull(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'registrations_user_id_fkey') {
    throw new ServiceError('validation_failed', 'userId: must be an account');
  }
  throw constraint === 'registrations_open_max' ? new ServiceError('registrations_full') : error;
}

/** The paths of fields that the registry does not change any more. */
function fixedPathsOf(row: RegistrationRow, before: Packet): ReadonlySet<string> {
  const registered = [
    ...(row.brand !== null && before.brandId === undefined ? ['brand' as const] : []),
    ...(row.campaign === null ? [] : ['campaign' as const]),
  ];
  const paths = registered.flatMap((subject) =>
    Object.entries(FIELDS_OF[subject])
      .filter(([, field]) => !field.isChangeable)
      .map(([name]) => `${subject}.${name}`),
  );
  return new Set([...paths, ...(row.campaign === null ? [] : ['brandId'])]);
}

/** @throws ServiceError `field_unchangeable`, which names the fields */
function refuseUnchangeable(fixedPaths: ReadonlySet<string>, before: Packet, after: Packet): void {
  const refused = changesBetweenPackets(before, after).filter(({ path }) => fixedPaths.has(path));
  if (refused.length > 0) {
    throw new ServiceError(
      'field_unchangeable',
      `${refused.map(({ path }) => path).join(', ')}: cannot be changed after registration`,
    );
  }
}

type Names = Pick<NewDraft, 'label' | 'customer'>;
const NO_NAMES: Names = { label: null, customer: null };

/** What a request makes of the customer's own names: an absent one stays, and spaces around a customer do not count. */
const namesAfter = (
  before: Names,
  { label, customer }: Pick<PatchRegistrationRequest, 'label' | 'customer'>,
): Names => ({
  label: label === undefined ? before.label : label,
  customer: customer === undefined ? before.customer : (customer?.trim() ?? null),
});

/** The customer of a registration is not registered. It can change at any time, and evaluations stay valid. */
const isOnlyCustomer = (request: PatchRegistrationRequest): boolean =>
  request.customer !== undefined && Object.keys(request).length === 1;

/** Makes a patch from the newest values. */
type RequestOf = (packet: Packet, fixedPaths: ReadonlySet<string>) => PatchRegistrationRequest;

/** @throws ServiceError `registration_closed`; `registration_under_way` while a submission is on its way */
function refuseFixed(row: RegistrationRow): void {
  const { status } = standingOf(row);
  if (status === 'CLOSED') {
    throw new ServiceError('registration_closed');
  }
  if (row.submission?.state === 'open' || (status === 'SUBMITTED' && row.version_status !== 'DRAFT')) {
    throw new ServiceError(
      'registration_under_way',
      'This registration is under way. Wait for its result, or cancel the submission.',
    );
  }
}

export function createRegistrations(deps: RegistrationsDeps) {
  const { db, clock, describeChange } = deps;

  /** @throws ServiceError `not_found`, with the same text for another customer's registration as for none (G-03) */
  async function find(caller: Caller, id: string): Promise<RegistrationRow> {
    const by = parseRecordId(id);
    const row =
      'localId' in by
        ? await findRegistration(db, by.localId, caller.isAdmin ? undefined : caller.userId)
        : undefined;
    if (row === undefined) {
      throw noSuchRegistration();
    }
    return row;
  }

  /** A result that just arrived is noted on its version, and a denial is decoded, before anything reads them. @throws as `find` */
  async function findDecided(caller: Caller, id: string): Promise<RegistrationRow> {
    const row = await find(caller, id);
    if (isResultNoted(row)) {
      return row;
    }
    await followRegistration(deps, row.id);
    return find(caller, id);
  }

  /** @returns its ID */
  async function insert(caller: Caller, draft: Omit<NewDraft, 'byUserId'>): Promise<number> {
    refuseTwoBrands(draft.packet);
    const id = await insertDraft(db, { ...draft, byUserId: caller.userId }, clock.now()).catch(refuseFull);
    if (id === undefined) {
      throw noSuchBrand();
    }
    return id;
  }

  async function add(caller: Caller, draft: Omit<NewDraft, 'byUserId'>): Promise<Registration> {
    const id = await insert(caller, draft);
    return toRegistration(await find({ ...caller, isAdmin: true }, String(id)));
  }

  /** What a patch makes of a registration. @throws ServiceError if it may not be made */
  function patched(row: RegistrationRow, request: PatchRegistrationRequest) {
    const before = currentPacket(row);
    const fixedPaths = fixedPathsOf(row, before);
    const packet = mergePacket(before, request);
    refuseTwoBrands(packet);
    refuseUnchangeable(fixedPaths, before, packet);
    const names = namesAfter(row, request);
    const isSame =
      names.label === row.label &&
      names.customer === row.customer &&
      changesBetweenPackets(before, packet).length === 0;
    return { ...names, packet, isSame };
  }

  /**
   * @param isExpected whether the revision is the one that the caller has seen
   * @throws ServiceError `precondition_failed` if there is a newer revision; `registration_under_way` while a submission is
   *   on its way
   */
  async function changeDraft(
    caller: Caller,
    id: string,
    requestOf: RequestOf,
    isExpected: (revision: number) => boolean,
  ): Promise<Registration> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const row = await findDecided(caller, id);
      if (!isExpected(row.revision)) {
        throw new ServiceError('precondition_failed');
      }
      const newest = currentPacket(row);
      const request = requestOf(newest, fixedPathsOf(row, newest));
      if (isOnlyCustomer(request)) {
        await setCustomer(db, row.id, namesAfter(row, request).customer);
        return toRegistration(await find(caller, id));
      }
      refuseFixed(row);
      const { isSame, ...change } = patched(row, request);
      const outcome = isSame ? 'written' : await updateDraft(db, { row, ...change }, clock.now());
      if (outcome === 'no-brand') {
        throw noSuchBrand();
      }
      if (outcome === 'written') {
        return toRegistration(await find(caller, id));
      }
    }
    throw changesTooFast();
  }

  return {
    refuseFull,
    find,
    findDecided,
    read: async (caller: Caller, id: string): Promise<Registration> => toRegistration(await find(caller, id)),

    /** An admin can create it for another account (G-109). @throws ServiceError `validation_failed`, `registrations_full` */
    async create(caller: Caller, request: CreateRegistrationRequest): Promise<Registration> {
      return add(caller, {
        userId: (caller.isAdmin ? request.userId : undefined) ?? caller.userId,
        ...namesAfter(NO_NAMES, request),
        packet: mergePacket({}, request),
      });
    },

    /** A draft of the row of a file (G-88). @returns its ID @throws as `create`; the violation of `registrations_reference` */
    createFromRow: (owner: Caller, request: PatchRegistrationRequest, row: FileRow): Promise<number> =>
      insert(owner, {
        userId: owner.userId,
        ...namesAfter(NO_NAMES, request),
        packet: mergePacket({}, request),
        row,
      }),

    /** The copy belongs to the owner of the original. */
    async copy(caller: Caller, id: string, request: PatchRegistrationRequest): Promise<Registration> {
      const row = await find(caller, id);
      return add(caller, {
        userId: row.user_id,
        ...namesAfter(row, request),
        packet: mergePacket(currentPacket(row), request),
      });
    },

    /** @throws as `changeDraft` */
    patch: (
      caller: Caller,
      id: string,
      request: PatchRegistrationRequest,
      isExpected: (revision: number) => boolean,
    ): Promise<Registration> => changeDraft(caller, id, () => request, isExpected),

    change: changeDraft,

    /** With the newest values, and with what refused it if it is denied now. @throws ServiceError `not_found` */
    async findCurrent(caller: Caller, id: string) {
      const row = await findDecided(caller, id);
      const deniedVersion = row.version - (row.version_status === 'DRAFT' ? 1 : 0);
      const packet = currentPacket(row);
      return { ...row, packet, denial: denialOf(row), deniedVersion, correction: correctionOf(row, packet) };
    },

    /**
     * Deletes a registration that was never submitted; closes any other.
     * @throws ServiceError `not_found`; `overloaded` if it never stops changing
     */
    async remove(caller: Caller, id: string): Promise<'deleted' | 'closed'> {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const row = await find(caller, id);
        if (await deleteDraft(db, row.id)) {
          return 'deleted';
        }
        const closing = {
          status: 'CLOSED',
          waitingFor: 'nobody',
          stepTimes: timesOfSteps(standingOf(row), row.step_times),
          version: undefined,
          source: 'request',
          userId: caller.userId,
          isClosed: true,
        } as const;
        if (row.closed_at !== null || (await writeMove(deps, row, closing))) {
          return 'closed';
        }
      }
      throw changesTooFast();
    },

    async list(caller: Caller, query: RegistrationsQuery) {
      const { status, waitingFor, brandId, campaignId, customer, search, sort = '-createdAt' } = query;
      const page = pageOf(query);
      const words = search?.trim();
      const filter = {
        userId: caller.isAdmin ? query.userId : caller.userId,
        brandId,
        campaignId,
        customer: customer?.trim(),
        search: words === '' ? undefined : words,
      };
      const [counts, rows] = await Promise.all([
        countStandings(db, filter),
        listRegistrations(db, { ...filter, status, waitingFor, sort, ...page }),
      ]);
      const sum = (counted: typeof counts) => counted.reduce((total, { count }) => total + count, 0);
      const isListed = (standing: (typeof counts)[number]) =>
        (status === undefined || standing.status === status) &&
        (waitingFor === undefined || standing.waiting_for === waitingFor);
      const byStatus = REGISTRATION_STATUSES.map(
        (name) => [name, sum(counts.filter((standing) => standing.status === name))] as const,
      );
      return {
        registrations: rows.map(toRegistration),
        pagination: paginationOf(page, sum(counts.filter(isListed))),
        counts: {
          byStatus: Object.fromEntries(byStatus) as Record<Registration['status'], number>,
          waitingForYou: sum(counts.filter((standing) => standing.waiting_for === 'you')),
        },
      };
    },

    async history(caller: Caller, id: string, query: { page?: number; limit?: number }) {
      const row = await find(caller, id);
      const page = pageOf(query);
      const { entries, total } = await findHistory(db, row, page);
      return { history: entries, pagination: paginationOf(page, total) };
    },

    async versions(caller: Caller, id: string) {
      const row = await findDecided(caller, id);
      const versions = await findVersions(db, row.id);
      const textHashes = await findTextHashes(
        db,
        row.id,
        versions.map(({ number }) => number),
      );
      return versions.map((version) => toVersion(version, textHashes.get(version.number) ?? []));
    },

    async version(caller: Caller, id: string, number: string) {
      const version = await findVersionOf(await findDecided(caller, id), number);
      const textHashes = await findTextHashes(db, version.registration_id, [version.number]);
      return toVersionDetail(version, textHashes.get(version.number) ?? []);
    },

    /** @param since the version to compare with; the previous one when absent */
    async changes(caller: Caller, id: string, number: string, since: number | undefined) {
      const row = await find(caller, id);
      const after = await findVersionOf(row, number);
      const before =
        since === undefined && after.number === 1
          ? undefined
          : await findVersionOf(row, String(since ?? after.number - 1));
      return changesBetweenPackets(before?.packet ?? {}, after.packet).map((change) => ({
        ...change,
        meaning: describeChange(change),
      }));
    },

    /** The job: what lists and counts say follows the records at the registry, and a submission goes on. */
    async follow(payload: unknown): Promise<void> {
      const { id } = payload as { id: number };
      const row = await followRegistration(deps, id);
      const isReopened =
        row !== undefined && isCampaignDue(row) && (await reopenSubmission(db, row, clock.now()));
      if (isReopened || row?.submission?.state === 'open') {
        await deps.advance(id);
      }
    },
  };

  /** @throws ServiceError `not_found` */
  async function findVersionOf(row: RegistrationRow, number: string) {
    const by = parseRecordId(number);
    const version =
      'localId' in by && by.localId <= row.version ? await findVersion(db, row.id, by.localId) : undefined;
    if (version === undefined) {
      throw noSuchVersion();
    }
    return version;
  }
}
