// The summary of an account: what needs its customer, the steps of a new account, approvals, and spending (G-106).
import { registryCosts } from '@tendlc/compliance';
import {
  APPROVAL_STAGES,
  NEED_KINDS,
  type NeedEntry,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  type Summary,
} from '@tendlc/contract';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { countAllStandings, findSpending, type StandingCount } from '../registrations/index.ts';
import { countDecided, findApprovalTimes, findNeeds, type NeedRow, readChecklist } from './queries.ts';

const CENTS = 100;
const MONTHS = 12;

export type Summaries = ReturnType<typeof createSummaries>;

/** The first days of the last 12 calendar months in UTC, the oldest first. */
const monthsUntil = (now: Date): Date[] =>
  Array.from(
    { length: MONTHS },
    (_, place) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - place), 1)),
  );

function toCounts(standings: readonly StandingCount[]): Summary['counts'] {
  const sum = (counted: readonly StandingCount[]) => counted.reduce((total, { count }) => total + count, 0);
  const byStatus = REGISTRATION_STATUSES.map(
    (name) => [name, sum(standings.filter(({ status }) => status === name))] as const,
  );
  return {
    byStatus: Object.fromEntries(byStatus) as Record<RegistrationStatus, number>,
    waitingForYou: sum(standings.filter((standing) => standing.waiting_for === 'you')),
  };
}

const toEntry = (row: NeedRow): NeedEntry => ({
  id: row.id,
  label: row.label,
  customer: row.customer,
  brandName: row.brandName,
  usecase: row.usecase,
  status: row.status,
  userId: row.userId,
  updatedAt: row.updatedAt.toISOString(),
});

function toNeeds(rows: readonly NeedRow[]): Summary['needs'] {
  return NEED_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const [newest] = ofKind;
    const first = ofKind.map(toEntry);
    return newest === undefined ? [] : [{ kind, count: newest.count, first }];
  });
}

/** To a hundredth of a day. */
const roundDays = (days: number): number => Math.round(days * 100) / 100;

export function createSummaries({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  async function readApprovals(userId: number | undefined): Promise<Summary['approvals']> {
    const [{ approved, denied }, times] = await Promise.all([
      countDecided(db, userId),
      findApprovalTimes(db, userId),
    ]);
    const decided = approved + denied;
    return {
      approved,
      denied,
      rate: decided === 0 ? null : approved / decided,
      times: APPROVAL_STAGES.flatMap((stage) =>
        times
          .filter((row) => row.stage === stage)
          .map(({ registrations, median, percentile90 }) => ({
            stage,
            registrations,
            medianDays: roundDays(median),
            percentile90Days: roundDays(percentile90),
          })),
      ),
    };
  }

  async function readSpending(userId: number): Promise<NonNullable<Summary['spending']>> {
    const now = clock.now();
    const months = monthsUntil(now);
    const { byMonth, byCustomer } = await findSpending(
      db,
      { userId, since: months[0] ?? now, now },
      registryCosts,
    );
    return {
      byMonth: months.map((month) => {
        const spent = byMonth.find((row) => row.month.getTime() === month.getTime());
        return {
          month: month.toISOString().slice(0, 10),
          tokens: spent?.tokens ?? 0,
          registryUsd: (spent?.cents ?? 0) / CENTS,
        };
      }),
      byCustomer: byCustomer.map(({ customer, tokens, cents }) => ({
        customer,
        tokens,
        registryUsd: cents / CENTS,
      })),
    };
  }

  return {
    /** @param wanted the account that an admin asks for */
    async read(caller: Caller, wanted: number | undefined): Promise<Summary> {
      const userId = caller.isAdmin ? wanted : caller.userId;
      const [standings, needs, checklist, approvals, spending] = await Promise.all([
        countAllStandings(db, userId),
        findNeeds(db, userId),
        readChecklist(db, userId),
        readApprovals(userId),
        userId === undefined ? null : readSpending(userId),
      ]);
      return { counts: toCounts(standings), needs: toNeeds(needs), checklist, approvals, spending };
    },
  };
}
