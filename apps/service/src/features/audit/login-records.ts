// Records login attempts in the audit log. Attempts are cheap for an attacker, so the number of rows is limited.
import type { Logger } from 'pino';
import type { NewEntry } from './policy.ts';

/** Failures are collected for this time and written together. */
const COLLECT_MS = 30_000;
/** Failures of this many accounts and addresses get separate rows. One more row counts the rest. */
const ROWS_MAX = 10;
/** More accounts and addresses than this are only counted. */
const REMEMBERED_MAX = 1_000;
/** Further logins of the same account during one collection are counted in one row. */
const LOGINS_MAX = 10;

type Failures = { userId: number; address: string; attempts: number; locked: boolean };

export type FailedLogin = {
  /** Undefined without an account. The input is not stored, because people type passwords into the wrong field. */
  readonly userId: number | undefined;
  readonly address: string;
  /** This failure has locked the account. */
  readonly locks: boolean;
};

export function createLoginRecords(deps: {
  log: Logger;
  record(entries: readonly NewEntry[]): Promise<void>;
}) {
  let failures = new Map<string, Failures>();
  let unknown = { attempts: 0, addresses: new Set<string>() };
  let uncounted = 0;
  let logins = new Map<number, { written: number; more: number }>();
  let timer: NodeJS.Timeout | undefined;

  function collect(): void {
    timer ??= setTimeout(() => {
      write().catch((error: unknown) => deps.log.warn({ err: error }, 'failed logins were not recorded'));
    }, COLLECT_MS).unref();
  }

  function takeEntries(): NewEntry[] {
    const all = [...failures.values()].toSorted(
      (a, b) => Number(b.locked) - Number(a.locked) || b.attempts - a.attempts,
    );
    const single = all.slice(0, ROWS_MAX);
    const rest = all.slice(ROWS_MAX);
    const attempts = unknown.attempts + uncounted + rest.reduce((sum, each) => sum + each.attempts, 0);
    const entries = single.flatMap(toEntries);
    if (attempts > 0) {
      entries.push({
        actor: 'unknown',
        action: 'login.failed',
        details: {
          attempts,
          attemptsOnUnknownAccounts: unknown.attempts,
          otherAccounts: new Set(rest.map(({ userId }) => userId)).size,
          otherLockouts: rest.filter(({ locked }) => locked).length,
          ...addressesOf(unknown.addresses),
        },
      });
    }
    const frequent = [...logins].filter(([, { more }]) => more > 0);
    if (frequent.length > 0) {
      const more = frequent.reduce((sum, [, each]) => sum + each.more, 0);
      const userIds = frequent.slice(0, ROWS_MAX).map(([userId]) => userId);
      entries.push({
        actor: 'system',
        action: 'login.succeeded',
        details: { logins: more, accounts: frequent.length, userIds },
      });
    }
    failures = new Map();
    unknown = { attempts: 0, addresses: new Set() };
    uncounted = 0;
    logins = new Map();
    return entries;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = takeEntries();
    if (entries.length > 0) {
      await deps.record(entries);
    }
  }

  return {
    /** Resolves when the login is recorded: every session is in the log before it is used. */
    async succeeded(userId: number, address: string): Promise<void> {
      collect();
      const count = logins.get(userId) ?? { written: 0, more: 0 };
      if (logins.size < REMEMBERED_MAX) {
        logins.set(userId, count);
      }
      if (count.written >= LOGINS_MAX) {
        count.more += 1;
        return;
      }
      count.written += 1;
      await deps.record([
        { actor: 'user', actorUserId: userId, action: 'login.succeeded', userId, address, details: {} },
      ]);
    },

    failed({ userId, address, locks }: FailedLogin): void {
      collect();
      if (userId === undefined) {
        unknown.attempts += 1;
        if (unknown.addresses.size < REMEMBERED_MAX) {
          unknown.addresses.add(address);
        }
        return;
      }
      const key = `${userId} ${address}`;
      const found = failures.get(key) ?? { userId, address, attempts: 0, locked: false };
      if (!failures.has(key) && failures.size >= REMEMBERED_MAX) {
        uncounted += 1;
        return;
      }
      failures.set(key, { ...found, attempts: found.attempts + 1, locked: found.locked || locks });
    },

    /** Writes the collected attempts. Runs every 30 seconds. */
    write,
  };
}

function toEntries({ userId, address, attempts, locked }: Failures): NewEntry[] {
  const entry = { actor: 'unknown', userId, address, details: { attempts } } as const;
  return [
    { ...entry, action: 'login.failed' },
    ...(locked ? [{ ...entry, action: 'login.locked', details: {} } as const] : []),
  ];
}

const addressesOf = (addresses: ReadonlySet<string>) =>
  addresses.size === 0 ? {} : { addresses: addresses.size, someAddresses: [...addresses].slice(0, 5) };
