// Verifies the contents of the database: ledger, unconfirmed charges, encrypted values, audit log, and totals of lists.
import { withStatementDeadline } from '../db/deadline.ts';
import type { Database } from '../db/tables.ts';
import {
  checkAuditRange,
  checkLedgerRange,
  checkRecentBalances,
  countOldDoubts,
  findAuditEntry,
  findAuditHead,
  findRangeEnd,
  findWrongSpending,
  findWrongSummaries,
  findWrongTotals,
  type LedgerFault,
} from './queries.ts';

export type Check = {
  readonly name: string;
  /** `skipped`: it could not be checked here. */
  readonly outcome: 'ok' | 'failed' | 'skipped';
  readonly finding: string;
};

/** The number of checked encrypted values, and the records that no key decrypts. */
type SealCheck = { readonly checked: number; readonly unopened: readonly number[] };

export type VerifyDeps = {
  readonly db: Database;
  /** Undefined without a key. */
  readonly seals: (() => Promise<Readonly<Record<string, SealCheck>>>) | undefined;
  readonly now: Date;
  /** Whether a running service settles unconfirmed charges. If not, its next start does. */
  readonly isServing: boolean;
};

type Sealing = { checkSeals(): Promise<SealCheck> };

export const checkSeals = async (credentials: Sealing, webhookEndpoints: Sealing, twoFactor: Sealing) => ({
  credentials: await credentials.checkSeals(),
  'webhook endpoints': await webhookEndpoints.checkSeals(),
  'authenticator apps of accounts': await twoFactor.checkSeals(),
});

/** The service settles an unconfirmed charge within seconds. */
const DOUBT_MS = 15 * 60_000;
const NAMED_MAX = 5;

const figure = (value: number): string => value.toLocaleString('en-US');

const nameFaults = (faults: readonly LedgerFault[], count: number): string =>
  faults
    .slice(0, NAMED_MAX)
    .map(({ userId, rule }) => `account ${userId}: ${rule}`)
    .join('; ') + (count > NAMED_MAX ? `; and more` : '');

async function checkLedger({ db }: VerifyDeps): Promise<Check> {
  let [accounts, rows, after] = [0, 0, 0];
  const faults: LedgerFault[] = [];
  for (;;) {
    const to = await findRangeEnd(db, after);
    const range = await checkLedgerRange(db, after, to ?? null);
    accounts += range.accounts;
    rows += range.rows;
    faults.push(...range.faults.slice(0, NAMED_MAX + 1 - faults.length));
    if (to === undefined) {
      break;
    }
    after = to;
  }
  return {
    name: 'ledger',
    outcome: faults.length === 0 ? 'ok' : 'failed',
    finding:
      faults.length === 0
        ? `${figure(accounts)} accounts, ${figure(rows)} rows: sums, running balances and sequences are right`
        : nameFaults(faults, faults.length),
  };
}

async function checkDoubts({ db, now, isServing }: VerifyDeps): Promise<Check> {
  const { inDoubt, abandoned } = await countOldDoubts(db, new Date(now.getTime() - DOUBT_MS));
  const isFine = inDoubt + abandoned === 0;
  const advice = isServing
    ? 'the service should have refunded them; see its log'
    : 'the next start refunds them';
  return {
    name: 'charges',
    outcome: isFine || !isServing ? 'ok' : 'failed',
    finding: `${figure(inDoubt)} in doubt and ${figure(abandoned)} open for more than 15 minutes${isFine ? '' : `: ${advice}`}`,
  };
}

async function judgeSeals({ seals }: VerifyDeps): Promise<Check> {
  if (seals === undefined) {
    return { name: 'seals', outcome: 'skipped', finding: 'not checked; set ENCRYPTION_KEY to check them' };
  }
  const results = Object.entries(await seals());
  const checked = results.reduce((sum, [, result]) => sum + result.checked, 0);
  const lost = results.filter(([, { unopened }]) => unopened.length > 0);
  return {
    name: 'seals',
    outcome: lost.length === 0 ? 'ok' : 'failed',
    finding:
      lost.length === 0
        ? `${figure(checked)} records: every sealed value opens`
        : lost
            .map(
              ([what, { unopened }]) =>
                `no key in ENCRYPTION_KEY can decrypt the ${what} ${unopened.join(', ')}`,
            )
            .join('; '),
  };
}

/** @param from the entry after which the check begins */
async function checkChain(db: Database, from: { sequence: number; hash: string }): Promise<Check> {
  const head = await findAuditHead(db);
  let at = from;
  while (at.sequence < head.sequence) {
    const { last, lastHash, fault } = await checkAuditRange(db, at, head.sequence);
    if (fault !== undefined) {
      return { name: 'audit log', outcome: 'failed', finding: `entry ${fault.sequence}: ${fault.rule}` };
    }
    if (last === at.sequence) {
      break;
    }
    at = { sequence: last, hash: lastHash };
  }
  if (head.beyond) {
    return { name: 'audit log', outcome: 'failed', finding: `entries after the head, ${head.sequence}` };
  }
  const isWhole = at.sequence === head.sequence && at.hash === head.hash;
  return {
    name: 'audit log',
    outcome: isWhole ? 'ok' : 'failed',
    finding: isWhole
      ? `${figure(head.sequence)} entries: the chain is unbroken; its head is ${head.hash.slice(0, 16) || 'empty'}`
      : `entries after ${at.sequence} are missing: the chain should end with entry ${head.sequence}`,
  };
}

/** Lists of millions of rows are read as of one moment. */
const TOTALS_DEADLINE_MS = 10 * 60_000;

async function checkTotals({ db }: VerifyDeps): Promise<Check> {
  const name = 'totals of lists';
  const totals = await withStatementDeadline(TOTALS_DEADLINE_MS, () => findWrongTotals(db));
  if (totals === undefined) {
    return { name, outcome: 'skipped', finding: 'not kept before migration 0042' };
  }
  const summaries = await withStatementDeadline(TOTALS_DEADLINE_MS, () => findWrongSummaries(db));
  const spending = await withStatementDeadline(TOTALS_DEADLINE_MS, () => findWrongSpending(db));
  const wrong = [...totals, ...(summaries ?? []), ...(spending ?? [])];
  const named = wrong
    .slice(0, NAMED_MAX)
    .map(({ list, ownerId }) => (ownerId === 0 ? list : `${list} of ${ownerId}`));
  return {
    name,
    outcome: wrong.length === 0 ? 'ok' : 'failed',
    finding:
      wrong.length === 0
        ? 'they are those of the rows'
        : `wrong for ${named.join(', ')}${wrong.length > NAMED_MAX ? ', and more' : ''}`,
  };
}

/** The full check. Reads every row once, in ranges that each take milliseconds. */
export const verify = async (deps: VerifyDeps): Promise<Check[]> => [
  await checkLedger(deps),
  await checkDoubts(deps),
  await judgeSeals(deps),
  await checkChain(deps.db, { sequence: 0, hash: '' }),
  await checkTotals(deps),
];

/** The number of audit log entries that a start checks. */
const RECENT_ENTRIES = 1_000;

/** The part that is cheap enough for each start: only the newest rows. */
export async function checkAtStart(db: Database): Promise<Check[]> {
  const { accounts, faults } = await checkRecentBalances(db);
  const head = await findAuditHead(db);
  const from = await findAuditEntry(db, head.sequence - RECENT_ENTRIES);
  return [
    {
      name: 'ledger',
      outcome: faults.length === 0 ? 'ok' : 'failed',
      finding:
        faults.length === 0
          ? `${figure(accounts)} accounts with recent rows: the balances are right`
          : nameFaults(faults, faults.length),
    },
    await checkChain(db, from),
  ];
}
