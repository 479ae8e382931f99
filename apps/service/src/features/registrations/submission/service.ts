// What customers do with submissions: submit a registration, confirm the code of a sole proprietor, and cancel (G-85).
import type { Registration, SubmissionRequest } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import type { Caller } from '../../../caller.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Brands, Vetting } from '../../brands/index.ts';
import { chooseSet, type CredentialStore, setForCaller } from '../../credentials/index.ts';
import { countRegistrations } from '../../evaluations/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { currentPacket } from '../answers.ts';
import { ATTEMPTS_MAX, changesTooFast } from '../standing/follow.ts';
import type { RegistrationRow } from '../queries.ts';
import type { Registrations } from '../service.ts';
import { standingOf } from '../standing/standing.ts';
import type { Advance } from './advance.ts';
import { type GateEvaluation, passGate } from './gate.ts';
import { problemOfPacket } from './packet-requests.ts';
import { askToCancel, findByRequest, findDeniedVersions, insertSubmission } from './queries.ts';

/** An evaluation for the gate, with the snapshots that it was made by. */
type SubmittedEvaluation = GateEvaluation & {
  readonly pages: readonly { readonly snapshotId: number | null }[];
};

export type SubmissionsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly registrations: Pick<Registrations, 'find' | 'findDecided' | 'read'>;
  readonly brands: Brands;
  readonly vetting: Vetting;
  readonly credentials: CredentialStore;
  readonly ledger: Pick<Ledger, 'readBalance'>;
  readonly advance: Pick<Advance, 'advance'>;
  readonly wakeJobs: () => void;
  /** The newest evaluation of this revision; undefined if the one with the ID judged another revision (G-91). */
  readonly findEvaluation: (
    registration: Pick<RegistrationRow, 'id' | 'revision'>,
    evaluationId: number | undefined,
  ) => Promise<SubmittedEvaluation | undefined>;
};

export type Submissions = ReturnType<typeof createSubmissions>;

export function createSubmissions(deps: SubmissionsDeps) {
  const { db, clock, registrations, brands, vetting } = deps;

  /** @throws ServiceError of the gate, in the order of the contract */
  async function checkGate(row: RegistrationRow, packet: Packet, request: SubmissionRequest) {
    const [evaluation, deniedVersions] = await Promise.all([
      deps.findEvaluation(row, request.evaluationId),
      findDeniedVersions(db, row.id),
    ]);
    passGate({
      row,
      packet,
      evaluation,
      deniedHashes: deniedVersions.flatMap(({ content_hash: hash }) => (hash === null ? [] : [hash])),
      denied: deniedVersions[0],
      isOverridden: request.override !== undefined,
      registryProblem: problemOfPacket(packet, row),
    });
    if (evaluation === undefined) {
      throw new ServiceError('not_evaluated');
    }
    return evaluation;
  }

  /** What the submission needs later is there now. @throws ServiceError `credentials_missing`, `insufficient_tokens` */
  async function checkMeans(row: RegistrationRow, packet: Packet, isCharged: boolean): Promise<void> {
    const owner: Caller = { userId: row.user_id, isAdmin: false, requestId: '' };
    if (row.brand_id !== null && row.brand !== null) {
      const brand = await brands.find(owner, String(row.brand_id));
      await setForCaller(deps.credentials, owner, brand);
    } else {
      await chooseSet(deps.credentials, owner, {});
    }
    if (isCharged) {
      const { balance, hasDailyFree } = await deps.ledger.readBalance(row.user_id);
      if (balance + Number(hasDailyFree) < countRegistrations(packet, row)) {
        throw new ServiceError('insufficient_tokens');
      }
    }
  }

  async function submitOnce(caller: Caller, id: string, request: SubmissionRequest): Promise<boolean> {
    const row = await registrations.findDecided(caller, id);
    if (standingOf(row).status === 'CLOSED') {
      throw new ServiceError('registration_closed');
    }
    const packet = currentPacket(row);
    const evaluation = await checkGate(row, packet, request);
    await checkMeans(row, packet, !caller.isAdmin);
    const submission = {
      row,
      packet,
      contentHash: evaluation.contentHash,
      snapshotIds: evaluation.pages.flatMap(({ snapshotId }) => snapshotId ?? []),
      overrideReason: evaluation.verdict === 'ready' ? null : (request.override?.reason ?? null),
      byUserId: caller.userId,
      isCharged: !caller.isAdmin,
      upstreamCnpId: request.upstreamCnpId ?? null,
      requestChargeId: caller.chargeId ?? null,
    };
    return db.transaction().execute((transaction) => insertSubmission(transaction, submission, clock.now()));
  }

  return {
    /** @throws ServiceError of the gate; `credentials_missing`; `insufficient_tokens`. Nothing is charged or asked then. */
    async submit(caller: Caller, id: string, request: SubmissionRequest): Promise<Registration> {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        if (await submitOnce(caller, id, request)) {
          deps.wakeJobs();
          return registrations.read(caller, id);
        }
      }
      throw changesTooFast();
    },

    /** The registration that a repeated request has submitted (G-06). */
    async findSubmitted(requestChargeId: string): Promise<number | undefined> {
      return (await findByRequest(db, requestChargeId))?.registration_id;
    },

    /** @throws ServiceError `no_code_expected`; of the registry if the code is wrong */
    async confirmCode(caller: Caller, id: string, code: string): Promise<Registration> {
      const row = await registrations.find(caller, id);
      const { brand } = row;
      const isExpected =
        brand?.registration === 'registered' &&
        brand.brand_status === 'PENDING' &&
        brand.profile.entityType === 'SOLE_PROPRIETOR';
      if (!isExpected) {
        throw new ServiceError('no_code_expected');
      }
      await vetting.confirmCode(await brands.prepareCall(caller, String(row.brand_id)), code);
      await deps.advance.advance(row.id);
      return registrations.read(caller, id);
    },

    /**
     * Stops what has not happened yet. A step that is in progress ends first.
     * @throws ServiceError `nothing_to_cancel`
     */
    async cancel(caller: Caller, id: string): Promise<Registration> {
      const row = await registrations.find(caller, id);
      if (!(await askToCancel(db, row.id, clock.now()))) {
        throw new ServiceError('nothing_to_cancel');
      }
      await deps.advance.advance(row.id);
      return registrations.read(caller, id);
    },
  };
}
