// Credential sets: store, change, deactivate, and decrypt for use.
import { randomBytes } from 'node:crypto';
import {
  type ChangeCredentialsRequest,
  type Credentials,
  type StoreCredentialsRequest,
} from '@tendlc/contract';
import type { Clock } from '../../clock.ts';
import { SealBroken, type SecretBox } from '../../crypto/secret-box.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { problemOfAddress, type Resolve } from '../../outbound/public-addresses.ts';
import { type Audit, OPERATOR, type Origin } from '../audit/index.ts';
import { type CredentialSet, endingOf, recordedChange, toCredentials } from './policy.ts';
import {
  type CredentialChange,
  type CredentialRow,
  findActiveOf,
  findByWebhookTokens,
  findCredentials,
  findCredentialsAfter,
  findLastWebhooks,
  insertCredentials,
  listCredentials,
  markTested,
  nextCredentialId,
  ONE_ACTIVE,
  replaceSealed,
  updateCredentials,
} from './queries.ts';

const WEBHOOK_TOKEN_BYTES = 32;
const WEBHOOK_TOKEN = /^[A-Za-z0-9_-]{43}$/;
const ROTATION_BATCH = 100;

type Secrets = { tcrSid: string; tcrAuthToken: string; tcrWebhookSecret?: string | undefined };

export type Rotation = {
  /** How many sets were encrypted again. */
  readonly renewed: number;
  /** The sets that no key can decrypt; they stay unchanged. */
  readonly unopened: readonly number[];
};

export type CredentialStore = ReturnType<typeof createCredentialStore>;

export function createCredentialStore(deps: {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  publicUrl: string;
  audit: Pick<Audit, 'append'>;
  /** How names of `tcrApiBaseUrl` are looked up; by the machine's own resolver when absent. */
  resolve?: Resolve | undefined;
}) {
  const { db, clock, secretBox } = deps;
  const webhookUrlOf = (row: CredentialRow) => `${deps.publicUrl}/v1/tcr-webhooks/${row.webhook_token}`;
  /** Callbacks that arrive together are looked up together. */
  const lookUps = createSharedStatement<string, CredentialRow | undefined>(async (tokens) => {
    const rows = await findByWebhookTokens(db, [...new Set(tokens)]);
    const byToken = new Map(rows.map((row) => [row.webhook_token, row]));
    return tokens.map((token) => byToken.get(token));
  });
  async function viewAll(rows: readonly CredentialRow[]): Promise<Credentials[]> {
    const lastWebhooks = await findLastWebhooks(db, rows);
    return rows.map((row) => toCredentials(row, webhookUrlOf(row), lastWebhooks.get(row.id)));
  }
  const view = async (row: CredentialRow): Promise<Credentials> => (await viewAll([row]))[0] as Credentials;
  const owner = (id: number, field: string) => `registry_credentials:${id}:${field}`;

  /** Only the secrets that are given; `''` for a webhook secret cannot come here. */
  function seal(id: number, secrets: Partial<Secrets>) {
    const { tcrSid, tcrAuthToken, tcrWebhookSecret } = secrets;
    return {
      ...(tcrSid === undefined
        ? {}
        : { sealed_sid: secretBox.seal(tcrSid, owner(id, 'sid')), sid_ending: endingOf(tcrSid) }),
      ...(tcrAuthToken === undefined
        ? {}
        : { sealed_auth_token: secretBox.seal(tcrAuthToken, owner(id, 'auth_token')) }),
      ...(tcrWebhookSecret === undefined
        ? {}
        : { sealed_webhook_secret: secretBox.seal(tcrWebhookSecret, owner(id, 'webhook_secret')) }),
    };
  }

  function openSecrets(row: CredentialRow) {
    const { id, sealed_webhook_secret: sealedSecret } = row;
    return {
      sid: secretBox.open(row.sealed_sid, owner(id, 'sid')),
      authToken: secretBox.open(row.sealed_auth_token, owner(id, 'auth_token')),
      webhookSecret:
        sealedSecret === null ? undefined : secretBox.open(sealedSecret, owner(id, 'webhook_secret')),
    };
  }

  const open = (row: CredentialRow): CredentialSet => ({
    id: row.id,
    userId: row.user_id,
    ...openSecrets(row),
    apiBaseUrl: row.api_base_url ?? undefined,
    webhookUrl: webhookUrlOf(row),
    version: row.version,
    accountSince: row.account_since,
  });

  async function checkAddress(address: string | undefined): Promise<void> {
    // Paths are put behind it.
    const isWhole = address === undefined || !/[?#]/.test(address);
    const problem = isWhole
      ? address && (await problemOfAddress(address, deps.resolve))
      : 'must end with the path, without ? or #';
    if (problem !== undefined) {
      throw new ServiceError('validation_failed', `tcrApiBaseUrl: ${problem}`);
    }
  }

  const translateConflict = (error: unknown): never => {
    throw isUniqueViolation(error, ONE_ACTIVE)
      ? new ServiceError('credentials_exist', undefined, { cause: error })
      : error;
  };

  /**
   * @param isActive whether only an active set is changed: another request may have deactivated it since it was found
   * @returns undefined if there is none
   * @throws ServiceError `credentials_exist`, `validation_failed`
   */
  async function changeIfAny(
    id: number,
    request: ChangeCredentialsRequest,
    origin: Origin,
    isActive: boolean,
  ): Promise<Credentials | undefined> {
    await checkAddress(request.tcrApiBaseUrl);
    const mayBeAnotherAccount = request.tcrSid !== undefined || request.tcrApiBaseUrl !== undefined;
    const now = clock.now();
    const columns: CredentialChange = {
      ...(mayBeAnotherAccount ? { account_since: now } : {}),
      ...seal(id, request),
      ...(request.label === undefined ? {} : { label: request.label }),
      ...(request.tcrApiBaseUrl === undefined
        ? {}
        : { api_base_url: request.tcrApiBaseUrl.replace(/\/+$/, '') }),
      ...(request.status === undefined ? {} : { status: request.status }),
    };
    const row = await db
      .transaction()
      .execute(async (transaction) => {
        const changed = await updateCredentials(transaction, { id, isActive }, columns, now);
        if (changed === undefined) {
          return undefined;
        }
        await deps.audit.append(transaction, {
          ...origin,
          action: request.status === 'inactive' ? 'credentials.deactivated' : 'credentials.changed',
          userId: changed.user_id,
          subject: `credentials:${id}`,
          details: recordedChange(request),
        });
        return changed;
      })
      .catch(translateConflict);
    return row === undefined ? undefined : view(row);
  }

  const noSuchSet = () => new ServiceError('not_found', 'These credentials do not exist.');

  /** @throws ServiceError `not_found`, and what `changeIfAny` throws */
  async function change(
    id: number,
    request: ChangeCredentialsRequest,
    origin: Origin = OPERATOR,
  ): Promise<Credentials> {
    const changed = await changeIfAny(id, request, origin, false);
    if (changed === undefined) {
      throw noSuchSet();
    }
    return changed;
  }

  /** @returns undefined if the customer has no active set, or no longer */
  async function changeActiveOf(
    userId: number,
    request: ChangeCredentialsRequest,
    origin: Origin,
  ): Promise<Credentials | undefined> {
    const row = await findActiveOf(db, userId);
    return row === undefined ? undefined : changeIfAny(row.id, request, origin, true);
  }

  /** @throws ServiceError `credentials_missing`, and what `changeIfAny` throws */
  async function changeOwnActive(...parameters: Parameters<typeof changeActiveOf>): Promise<Credentials> {
    const changed = await changeActiveOf(...parameters);
    if (changed === undefined) {
      throw new ServiceError('credentials_missing');
    }
    return changed;
  }

  function found(row: CredentialRow | undefined): CredentialRow {
    if (row === undefined) {
      throw noSuchSet();
    }
    return row;
  }

  /**
   * Stores a new active set.
   * @returns the record with its webhook token, which is shown this once
   * @throws ServiceError `credentials_exist` (G-40), `validation_failed`
   */
  async function store(
    request: StoreCredentialsRequest,
    origin: Origin = OPERATOR,
  ): Promise<Credentials & { webhookToken: string }> {
    await checkAddress(request.tcrApiBaseUrl);
    const id = await nextCredentialId(db);
    const { sealed_webhook_secret = null, ...sealed } = seal(id, request);
    const webhookToken = randomBytes(WEBHOOK_TOKEN_BYTES).toString('base64url');
    const values = {
      id,
      user_id: request.userId,
      label: request.label ?? null,
      ...(sealed as Required<typeof sealed>),
      sealed_webhook_secret,
      api_base_url: request.tcrApiBaseUrl?.replace(/\/+$/, '') ?? null,
      webhook_token: webhookToken,
    };
    const row = await db
      .transaction()
      .execute(async (transaction) => {
        const stored = await insertCredentials(transaction, values, clock.now());
        if (stored === undefined) {
          throw new ServiceError('validation_failed', `userId: there is no user ${request.userId}`);
        }
        await deps.audit.append(transaction, {
          ...origin,
          action: 'credentials.created',
          userId: request.userId,
          subject: `credentials:${id}`,
          details: recordedChange(request),
        });
        return stored;
      })
      .catch(translateConflict);
    return { ...toCredentials(row, webhookUrlOf(row), undefined), webhookToken };
  }

  return {
    store,

    change,

    /**
     * The account that the caller uses from now on: replaces the secrets of the active set, or stores a new one.
     * @throws ServiceError `credentials_exist` if another request has stored one meanwhile
     */
    async connectOwn(
      userId: number,
      request: Omit<StoreCredentialsRequest, 'userId' | 'tcrApiBaseUrl'>,
      origin: Origin,
    ): Promise<Credentials> {
      return (await changeActiveOf(userId, request, origin)) ?? (await store({ ...request, userId }, origin));
    },

    /** @throws ServiceError `credentials_missing` without an active set, and what `change` throws */
    async changeOwn(
      userId: number,
      request: Omit<ChangeCredentialsRequest, 'status' | 'tcrApiBaseUrl'>,
      origin: Origin = OPERATOR,
    ) {
      return changeOwnActive(userId, request, origin);
    },

    /** As `deactivate`, by the customer (G-140). @throws ServiceError `credentials_missing` */
    deactivateOwn: (userId: number, origin: Origin = OPERATOR): Promise<Credentials> =>
      changeOwnActive(userId, { status: 'inactive' }, origin),

    /** No registry call uses it from now on; its brands and campaigns stay. */
    deactivate: (id: number, origin: Origin = OPERATOR): Promise<Credentials> =>
      change(id, { status: 'inactive' }, origin),

    read: async (id: number): Promise<Credentials> => view(found(await findCredentials(db, id))),

    async readOwn(userId: number): Promise<Credentials | null> {
      const row = await findActiveOf(db, userId);
      return row === undefined ? null : view(row);
    },

    async list(query: { page?: number; limit?: number; status?: 'active' | 'inactive' }) {
      const page = pageOf(query);
      const { rows, total } = await listCredentials(db, {
        ...(query.status === undefined ? {} : { status: query.status }),
        ...page,
      });
      return {
        credentials: await viewAll(rows),
        pagination: paginationOf(page, total),
      };
    },

    /** @returns the user's active set, or undefined */
    async openActiveOf(userId: number): Promise<CredentialSet | undefined> {
      const row = await findActiveOf(db, userId);
      return row === undefined ? undefined : open(row);
    },

    /** @returns the set if it is active, or undefined */
    async openActive(id: number): Promise<CredentialSet | undefined> {
      const row = await findCredentials(db, id);
      return row?.status === 'active' ? open(row) : undefined;
    },

    /** @returns the active set that the address of a callback names, or undefined */
    async openByWebhookToken(token: string): Promise<CredentialSet | undefined> {
      const row = WEBHOOK_TOKEN.test(token) ? await lookUps.submit(token) : undefined;
      return row === undefined ? undefined : open(row);
    },

    markTested: (id: number): Promise<void> => markTested(db, id, clock.now()),

    /** Opens everything that is sealed, inactive sets too. */
    async checkSeals(): Promise<{ checked: number; unopened: number[] }> {
      const result = { checked: 0, unopened: [] as number[] };
      let batch = await findCredentialsAfter(db, 0, ROTATION_BATCH);
      while (batch.length > 0) {
        result.checked += batch.length;
        result.unopened.push(...batch.filter((row) => !opens(row)).map(({ id }) => id));
        batch = await findCredentialsAfter(db, batch.at(-1)?.id ?? 0, ROTATION_BATCH);
      }
      return result;
    },

    /** Seals everything with the first key, inactive sets too. Safe to repeat and to interrupt. */
    async rotateKeys(): Promise<Rotation> {
      const rotation = { renewed: 0, unopened: [] as number[] };
      let batch = await findCredentialsAfter(db, 0, ROTATION_BATCH);
      while (batch.length > 0) {
        for (const row of batch) {
          await resealRow(row, rotation);
        }
        batch = await findCredentialsAfter(db, batch.at(-1)?.id ?? 0, ROTATION_BATCH);
      }
      return rotation;
    },
  };

  function opens(row: CredentialRow): boolean {
    try {
      openSecrets(row);
      return true;
    } catch (error) {
      if (error instanceof SealBroken) {
        return false;
      }
      throw error;
    }
  }

  async function resealRow(row: CredentialRow, rotation: { renewed: number; unopened: number[] }) {
    let outdated: CredentialRow | undefined = row;
    try {
      // A change of the set in between wins, and may have left parts of it as they were.
      while (outdated !== undefined && isOutdated(outdated)) {
        if (await replaceSealed(db, outdated, resealed(outdated))) {
          rotation.renewed += 1;
          return;
        }
        outdated = await findCredentials(db, row.id);
      }
    } catch (error) {
      if (!(error instanceof SealBroken)) {
        throw error;
      }
      rotation.unopened.push(row.id);
    }
  }

  function resealed(row: CredentialRow) {
    const { sid, authToken, webhookSecret } = openSecrets(row);
    return {
      sealed_sid: secretBox.seal(sid, owner(row.id, 'sid')),
      sealed_auth_token: secretBox.seal(authToken, owner(row.id, 'auth_token')),
      sealed_webhook_secret:
        webhookSecret === undefined ? null : secretBox.seal(webhookSecret, owner(row.id, 'webhook_secret')),
    };
  }

  function isOutdated(row: CredentialRow): boolean {
    return [row.sealed_sid, row.sealed_auth_token, row.sealed_webhook_secret].some(
      (sealed) => sealed !== null && !secretBox.isCurrent(sealed),
    );
  }
}
