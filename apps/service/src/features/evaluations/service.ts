// Evaluations: reviews a registration as a reviewer would before any fee is paid, and keeps what was seen (G-83).
import type { Evaluation, Registration, SkippedEdit } from '@tendlc/contract';
import type { Caller } from '../../caller.ts';
import { type Clock, utcDate } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { PageChecks } from '../page-checks/index.ts';
import { contentHashOf } from './content-hash.ts';
import { takeOver } from './edits.ts';
import type { EvaluatedRegistration, RegistrationsAsEvaluated } from './evaluated-registration.ts';
import { countRegistrations, judge, toEvaluatedPage } from './judge.ts';
import { createJudgingTurns } from './judging-turns.ts';
import { findAccount, findBrandOnFile, findChangedPages, toDenialOnFile } from './known-facts.ts';
import { pagesOf } from './packet-pages.ts';
import { createPageVisits } from './page-visits.ts';
import {
  type EvaluationRow,
  findEvaluationRow,
  findJudgedVersion,
  insertEvaluation,
  listEvaluations,
} from './queries.ts';

const LOCAL_ID = /^[1-9]\d{0,14}$/;

export type EvaluationsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly registrations: RegistrationsAsEvaluated;
  readonly pageChecks: Pick<PageChecks, 'visit' | 'recall'>;
};

export type Evaluations = ReturnType<typeof createEvaluations>;

const toEvaluation = ({ registration_id, review, created_at, ...row }: EvaluationRow): Evaluation => ({
  ...row,
  registrationId: registration_id,
  ...review,
  createdAt: created_at.toISOString(),
});

const noSuchRegistration = () => new ServiceError('not_found', 'This registration does not exist.');

export function createEvaluations({ db, clock, registrations, pageChecks }: EvaluationsDeps) {
  const visits = createPageVisits({ pageChecks });
  const takeTurn = createJudgingTurns();

  /** @throws ServiceError `not_found` */
  async function find(caller: Caller, id: string, evaluationId: string): Promise<EvaluationRow> {
    const registration = await registrations.findCurrent(caller, id);
    const row = LOCAL_ID.test(evaluationId)
      ? await findEvaluationRow(db, registration.id, Number(evaluationId))
      : undefined;
    if (row === undefined) {
      throw new ServiceError('not_found', 'This evaluation does not exist.');
    }
    return row;
  }

  return {
    /** What is evaluated, before the charge. @throws ServiceError `not_found` */
    prepare: (caller: Caller, id: string): Promise<EvaluatedRegistration> =>
      registrations.findCurrent(caller, id),

    /**
     * @param isOpening false: opens no page
     * @param chargeId by which the ledger says what it cost
     * @throws ServiceError `not_found` if the registration was deleted meanwhile; `unavailable` when the service stops;
     *   `overloaded` if its turn did not come
     */
    async evaluate(
      registration: EvaluatedRegistration,
      isOpening: boolean,
      chargeId: string,
    ): Promise<Evaluation> {
      const { id: registrationId, packet, revision, version, user_id: ownerId, denial } = registration;
      const brandOnFile = findBrandOnFile(registration);
      const [account, denied, seen] = await Promise.all([
        findAccount(db, registration),
        denial === null ? undefined : findJudgedVersion(db, registrationId, registration.deniedVersion),
        visits.visitPages(ownerId, pagesOf(packet, brandOnFile?.values), isOpening),
      ]);
      const changedPages = denied === undefined ? [] : findChangedPages(denied, seen);
      const denialOnFile =
        denial === null || denied === undefined ? undefined : toDenialOnFile(denial, denied, changedPages);
      const now = clock.now();
      const facts = { brandOnFile, account, denial: denialOnFile, correction: registration.correction };
      const { verdict, fees, ...judgment } = await takeTurn(ownerId, () =>
        judge(packet, facts, seen, isOpening, utcDate(now)),
      );
      const tokens = countRegistrations(packet, {
        brand: registration.brand,
        campaign: registration.campaign_id,
      });
      const review = { ...judgment, fees: { ...fees, tokens } };
      const pages = seen.map((page) => ({ ...toEvaluatedPage(page), textHash: page.visit?.textHash }));
      const contentHash = contentHashOf(
        packet,
        seen.flatMap(({ visit }) => (visit === undefined ? [] : [visit.textHash])),
      );
      const judged = { registrationId, version, revision, verdict };
      const id = await insertEvaluation(
        db,
        { ...judged, contentHash, changedPages, review, pages, chargeId },
        now,
      );
      if (id === undefined) {
        throw noSuchRegistration();
      }
      return { id, ...judged, ...review, pages: seen.map(toEvaluatedPage), createdAt: now.toISOString() };
    },

    read: async (caller: Caller, id: string, evaluationId: string): Promise<Evaluation> =>
      toEvaluation(await find(caller, id, evaluationId)),

    async list(caller: Caller, id: string, query: { page?: number; limit?: number }) {
      const registration = await registrations.findCurrent(caller, id);
      const page = pageOf(query);
      const { rows, total } = await listEvaluations(db, registration.id, page);
      return { evaluations: rows.map(toEvaluation), pagination: paginationOf(page, total) };
    },

    /**
     * Takes edits over into the draft; those that cannot be are named.
     * @throws ServiceError as a patch of the registration
     */
    async applyEdits(
      caller: Caller,
      ids: { registrationId: string; evaluationId: string },
      ruleIds: readonly string[],
      isExpected: (revision: number) => boolean,
    ): Promise<{ registration: Registration; applied: string[]; skipped: SkippedEdit[] }> {
      const { review } = await find(caller, ids.registrationId, ids.evaluationId);
      let result: { applied: string[]; skipped: SkippedEdit[] } = { applied: [], skipped: [] };
      const requestOf: Parameters<RegistrationsAsEvaluated['change']>[2] = (packet, fixedPaths) => {
        const { patch, ...rest } = takeOver(review.findings, ruleIds, packet, fixedPaths);
        result = rest;
        return patch;
      };
      const registration = await registrations.change(caller, ids.registrationId, requestOf, isExpected);
      return { registration, ...result };
    },
  };
}
