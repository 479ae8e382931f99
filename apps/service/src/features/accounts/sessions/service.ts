// The sessions of an account: noted when they are used, listed, and ended one by one or all together (G-97).
import type { AccountSession } from '@tendlc/contract';
import type { Logger } from 'pino';
import { type Clock, epochSeconds } from '../../../clock.ts';
import { pageOf, paginationOf } from '../../../db/pages.ts';
import { createSharedStatement } from '../../../db/shared-statement.ts';
import type { AccountRow, Database, DatabaseTransaction } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { keepRecentlyUsed } from '../../../recently-used.ts';
import type { Audit, Origin } from '../../audit/index.ts';
import { REVOKED_MS, SESSION_SECONDS } from '../policy.ts';
import { revokeSession } from '../queries.ts';
import {
  endSessions,
  listSessions,
  noteUses,
  type SessionRow,
  type SessionUse,
  takeSession,
} from './queries.ts';

/** `lastUsedAt` is for people: five minutes are near enough, and not every call has to write. */
const NOTED_EVERY_MS = 5 * 60_000;
/** More sessions than this note their uses more often. */
const REMEMBERED_MAX = 20_000;
const USER_AGENT_CHARACTERS_MAX = 300;

/** Who uses a session, and with what. */
export type UsedSession = {
  readonly userId: number;
  readonly sessionHash: string;
  readonly issuedAtSeconds: number;
  readonly userAgent: string | undefined;
  readonly address: string;
};

export type Sessions = ReturnType<typeof createSessions>;

const toSession = (row: SessionRow, currentHash: string | undefined): AccountSession => ({
  id: row.id,
  isCurrent: row.session_hash === currentHash,
  userAgent: row.user_agent,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

export function createSessions(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  audit: Pick<Audit, 'append'>;
}) {
  const { db, clock, log, audit } = deps;
  const noted = keepRecentlyUsed<string, number>(REMEMBERED_MAX);
  const statement = createSharedStatement<SessionUse, void>(async (uses) => {
    await noteUses(db, uses, clock.now());
    return uses.map(() => undefined);
  });

  const toUse = ({ userAgent, issuedAtSeconds, ...session }: UsedSession): SessionUse => ({
    ...session,
    issuedAtSeconds,
    // A header can hold anything, and a text of the database no null character.
    userAgent:
      userAgent
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, USER_AGENT_CHARACTERS_MAX)
        .toWellFormed() ?? null,
    expiresAt: new Date((issuedAtSeconds + SESSION_SECONDS) * 1000),
  });

  return {
    /** Resolves when a new session is in the list. */
    async noteLogin(session: UsedSession): Promise<void> {
      noted.set(session.sessionHash, clock.now().getTime());
      await statement.submit(toUse(session));
    },

    /** Notes a use once in five minutes. Never delays or fails a request. */
    noteUse(session: UsedSession): void {
      const nowMs = clock.now().getTime();
      if (nowMs - (noted.get(session.sessionHash) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) {
        return;
      }
      noted.set(session.sessionHash, nowMs);
      statement
        .submit(toUse(session))
        .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not recorded'));
    },

    async list(
      account: Pick<AccountRow, 'id' | 'sessions_valid_from_seconds'>,
      currentHash: string | undefined,
      query: { page?: number; limit?: number },
    ) {
      const page = pageOf(query);
      const validFromSeconds = account.sessions_valid_from_seconds;
      const owner = { userId: account.id, validFromSeconds, now: clock.now() };
      const { rows, total } = await listSessions(db, { ...owner, ...page });
      return {
        sessions: rows.map((row) => toSession(row, currentHash)),
        pagination: paginationOf(page, total),
      };
    },

    /** From now on, every process rejects its token. @throws ServiceError `not_found` */
    end: (userId: number, id: number, origin: Origin): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const hash = await takeSession(transaction, userId, id);
        if (hash === undefined) {
          throw new ServiceError('not_found', 'This session does not exist.');
        }
        await revokeSession(transaction, hash, new Date(clock.now().getTime() + REVOKED_MS));
        const entry = { ...origin, userId, subject: `session:${id}`, details: {} };
        await audit.append(transaction, { ...entry, action: 'session.ended' });
      }),

    /** @returns the second from which sessions are valid, or undefined without such an account */
    endAllIn: (transaction: DatabaseTransaction, userId: number): Promise<number | undefined> =>
      endSessions(transaction, userId, epochSeconds(clock.now())),

    /** From now on, every process rejects all tokens issued until now. API keys stay valid. */
    endAll: (userId: number, origin: Origin, details: { reason?: string } = {}): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await endSessions(transaction, userId, epochSeconds(clock.now()));
        await audit.append(transaction, { ...origin, userId, action: 'sessions.ended', details });
      }),

    drained: (): Promise<void> => statement.drained(),
  };
}
