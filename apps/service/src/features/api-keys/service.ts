// API keys: create, list, revoke, and recognize.
import type { ApiKey, CreateApiKeyRequest } from '@tendlc/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { generateKey, hashOfKey, isWellFormedKey } from '../../crypto/api-keys.ts';
import type { Audit, Origin } from '../audit/index.ts';
import {
  type ApiKeyRow,
  findKeys,
  type FoundKey,
  insertKey,
  listKeys,
  markUsed,
  revokeKey,
} from './queries.ts';

const KEYS_MAX = 100;
/** `lastUsedAt` is for people: a minute is near enough, and not every call has to write. */
const USED_EVERY_MS = 60_000;

/** The owner of an API key, and its scopes. */
type KeyHolder = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
};

const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as ApiKey['scopes'],
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

export type ApiKeys = ReturnType<typeof createApiKeys>;

export function createApiKeys(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  audit: Pick<Audit, 'append'>;
}) {
  const { db, clock, log, audit } = deps;
  const lookUps = createSharedStatement<Buffer, FoundKey | undefined>(async (hashes) => {
    const rows = await findKeys(db, hashes);
    const byHash = new Map(rows.map((row) => [Buffer.from(row.key_hash).toString('hex'), row]));
    return hashes.map((hash) => byHash.get(hash.toString('hex')));
  });

  function noteUse(row: ApiKeyRow): void {
    const now = clock.now();
    if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= USED_EVERY_MS) {
      markUsed(db, [row.id], now).catch((error: unknown) =>
        log.warn({ err: error }, 'the use of an API key was not recorded'),
      );
    }
  }

  return {
    /** @returns the record, and the key this once. @throws ServiceError `validation_failed` */
    async create(
      userId: number,
      request: CreateApiKeyRequest,
      origin: Origin,
    ): Promise<{ apiKey: ApiKey; key: string }> {
      const now = clock.now();
      const expiresAt = request.expiresAt === undefined ? null : new Date(request.expiresAt);
      // A leap second has the form of a time, and is none that can be kept.
      if (expiresAt !== null && Number.isNaN(expiresAt.getTime())) {
        throw new ServiceError('validation_failed', 'expiresAt: must be a time such as 2027-11-20T00:00:00Z');
      }
      if (expiresAt !== null && expiresAt <= now) {
        throw new ServiceError('validation_failed', 'expiresAt: must be in the future');
      }
      const { key, prefix, hash } = generateKey();
      const { name, scopes = ['tools'] } = request;
      const made = { userId, name, prefix, hash, scopes, expiresAt };
      const row = await insertKey(db, made, KEYS_MAX, now, (transaction, { id }) => {
        const details = { name, prefix, scopes, expiresAt: expiresAt?.toISOString() ?? null };
        const entry = { ...origin, userId, subject: `api_key:${id}`, details };
        return audit.append(transaction, { ...entry, action: 'api_key.created' });
      });
      if (row === undefined) {
        throw new ServiceError(
          'validation_failed',
          `An account can have ${KEYS_MAX} API keys. Revoke one that you do not use.`,
        );
      }
      return { apiKey: toApiKey(row), key };
    },

    list: async (userId: number): Promise<ApiKey[]> => (await listKeys(db, userId)).map(toApiKey),

    /** Refused by every process from the next request on. @throws ServiceError `not_found` */
    async revoke(userId: number, id: number, origin: Origin): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await revokeKey(transaction, userId, id, clock.now()))) {
          throw new ServiceError('not_found', 'This API key does not exist.');
        }
        const entry = { ...origin, userId, subject: `api_key:${id}`, details: {} };
        await audit.append(transaction, { ...entry, action: 'api_key.revoked' });
      });
    },

    /**
     * The owner of the key. Nothing is cached, so that a revoked key stops working at once in every process; concurrent
     * lookups share a statement.
     * @throws ServiceError `unauthorized` if the key is malformed, unknown, revoked, or expired; `locked_by_operator`
     */
    async recognize(token: string): Promise<KeyHolder> {
      const row = isWellFormedKey(token) ? await lookUps.submit(hashOfKey(token)) : undefined;
      if (row === undefined) {
        throw new ServiceError('unauthorized', 'The API key is not valid.');
      }
      if (row.revoked_at !== null) {
        throw new ServiceError('unauthorized', 'The API key has been revoked.');
      }
      if (row.expires_at !== null && row.expires_at <= clock.now()) {
        throw new ServiceError('unauthorized', 'The API key has expired.');
      }
      if (row.locked_at !== null) {
        throw new ServiceError('locked_by_operator');
      }
      noteUse(row);
      return { id: row.id, userId: row.user_id, name: row.name, scopes: row.scopes };
    },
  };
}
