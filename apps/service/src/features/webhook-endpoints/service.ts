// What can be done with webhook endpoints: make, look, change, delete, rotate the secret, try out, resend.
import {
  type ChangeEndpointRequest,
  type CreateEndpointRequest,
  type EventToSend,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@tendlc/contract';
import type { Clock } from '../../clock.ts';
import type { SecretBox } from '../../crypto/secret-box.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Audit, Origin } from '../audit/index.ts';
import { newEventId } from '../customer-events/index.ts';
import { type Deliveries, secretOwner, TEST_EVENT } from './deliveries.ts';
import { checkEndpointSeals, rotateEndpointKeys } from './key-rotation.ts';
import { toDelivery, toEndpoint } from './policy.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  findDeliveryOf,
  findEndpoint,
  insertDelivery,
  insertEndpoint,
  insertTestEvent,
  listDeliveries,
  listEndpoints,
  nextEndpointId,
  reopenDelivery,
  updateEndpoint,
} from './queries.ts';
import { generateSecret } from './signing.ts';

/** Test events cost nothing, and each leaves rows behind. */
const TESTS_MAX = 10;
const TEST_WINDOW_MS = 60_000;

const ENDPOINTS_MAX = 20;

/** A rotated secret signs this much longer, beside the new one. */
const OVERLAP_MS = 24 * 3_600_000;

type PageQuery = { page?: number; limit?: number };

export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>;

export function createWebhookEndpoints(deps: {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  deliveries: Deliveries;
  problemOfAddress: (address: string) => Promise<string | undefined>;
  wakeJobs: () => void;
  audit: Pick<Audit, 'append'>;
}) {
  const { db, clock, secretBox, deliveries } = deps;

  async function checkAddress(url: string | undefined): Promise<void> {
    const problem = url === undefined ? undefined : await deps.problemOfAddress(url);
    if (problem !== undefined) {
      throw new ServiceError('validation_failed', `url: ${problem}`);
    }
  }

  function found<Row>(row: Row | undefined, what: string): Row {
    if (row === undefined) {
      throw new ServiceError('not_found', `This ${what} does not exist.`);
    }
    return row;
  }

  const find = async (userId: number, id: number): Promise<EndpointRow> =>
    found(await findEndpoint(db, userId, id), 'webhook endpoint');

  async function readDelivery(endpointId: number, id: number): Promise<WebhookDelivery> {
    return toDelivery(found(await findDeliveryOf(db, endpointId, id), 'delivery'));
  }

  return {
    /** @returns the record, and its secret this once. @throws ServiceError `validation_failed` */
    async create(
      userId: number,
      request: CreateEndpointRequest,
    ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
      await checkAddress(request.url);
      const id = await nextEndpointId(db);
      const secret = generateSecret();
      const row = await insertEndpoint(
        db,
        {
          id,
          user_id: userId,
          url: request.url,
          events: request.events ?? null,
          description: request.description ?? null,
          sealed_secret: secretBox.seal(secret, secretOwner(id)),
        },
        ENDPOINTS_MAX,
        clock.now(),
      );
      if (row === undefined) {
        throw new ServiceError(
          'validation_failed',
          `An account can have ${ENDPOINTS_MAX} webhook endpoints. Delete one that you do not use.`,
        );
      }
      return { endpoint: toEndpoint(row), secret };
    },

    async list(userId: number, query: PageQuery) {
      const page = pageOf(query);
      const { rows, total } = await listEndpoints(db, { userId, ...page });
      return { endpoints: rows.map(toEndpoint), pagination: paginationOf(page, total) };
    },

    read: async (userId: number, id: number): Promise<WebhookEndpoint> => toEndpoint(await find(userId, id)),

    /** @throws ServiceError `not_found`, `validation_failed` */
    async change(userId: number, id: number, request: ChangeEndpointRequest): Promise<WebhookEndpoint> {
      await find(userId, id);
      await checkAddress(request.url);
      const { url, events, description, status } = request;
      const change = {
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events }),
        ...(description === undefined ? {} : { description }),
        // Switched on again, it gets its five days anew.
        ...(status === undefined ? {} : { status, ...(status === 'active' ? { failing_since: null } : {}) }),
      };
      return toEndpoint(found(await updateEndpoint(db, userId, id, change, clock.now()), 'webhook endpoint'));
    },

    async remove(userId: number, id: number): Promise<void> {
      found((await deleteEndpoint(db, userId, id)) || undefined, 'webhook endpoint');
    },

    /** @returns the new secret this once; the old one signs for a day longer */
    async rotateSecret(userId: number, id: number, origin: Origin): Promise<string> {
      const endpoint = await find(userId, id);
      const secret = generateSecret();
      const now = clock.now();
      const change = {
        sealed_secret: secretBox.seal(secret, secretOwner(id)),
        sealed_previous_secret: endpoint.sealed_secret,
        previous_secret_until: new Date(now.getTime() + OVERLAP_MS),
      };
      await db.transaction().execute(async (transaction) => {
        found(await updateEndpoint(transaction, userId, id, change, now), 'webhook endpoint');
        const details = { previousUntil: change.previous_secret_until.toISOString() };
        const entry = { ...origin, userId, subject: `webhook_endpoint:${id}`, details };
        await deps.audit.append(transaction, { ...entry, action: 'webhook_endpoint.secret_rotated' });
      });
      return secret;
    },

    /** Sends a test event now. @returns what came of it. @throws ServiceError `rate_limited` */
    async test(userId: number, id: number): Promise<WebhookDelivery> {
      const endpoint = await find(userId, id);
      const now = clock.now();
      const test: EventToSend<typeof TEST_EVENT> = {
        type: TEST_EVENT,
        data: { message: 'This is a test.', endpointId: id },
      };
      const event = { ...test, publicId: newEventId(), userId };
      const since = new Date(now.getTime() - TEST_WINDOW_MS);
      const eventId = await insertTestEvent(db, event, { testsMax: TESTS_MAX, since }, now);
      if (eventId === undefined) {
        throw new ServiceError(
          'rate_limited',
          `You can send ${TESTS_MAX} test events per minute. Try again in a minute.`,
          {
            headers: { 'retry-after': String(TEST_WINDOW_MS / 1000) },
          },
        );
      }
      const delivery = { endpointId: endpoint.id, eventId, eventType: TEST_EVENT };
      const deliveryId = await insertDelivery(db, delivery, now);
      await deliveries.attempt(deliveryId);
      return readDelivery(endpoint.id, deliveryId);
    },

    async listDeliveries(
      userId: number,
      id: number,
      query: PageQuery & { status?: 'pending' | 'delivered' | 'failed' },
    ) {
      const endpoint = await find(userId, id);
      const page = pageOf(query);
      const { rows, total } = await listDeliveries(db, {
        endpointId: endpoint.id,
        status: query.status,
        ...page,
      });
      return { deliveries: rows.map(toDelivery), pagination: paginationOf(page, total) };
    },

    rotateKeys: () => rotateEndpointKeys(db, secretBox),

    checkSeals: () => checkEndpointSeals(db, secretBox),

    /** Delivers once more, under the same id. @throws ServiceError `not_found` */
    async resend(userId: number, id: number, deliveryId: number): Promise<WebhookDelivery> {
      const endpoint = await find(userId, id);
      await readDelivery(endpoint.id, deliveryId);
      const now = clock.now();
      await reopenDelivery(db, deliveryId, now);
      await deliveries.plan(deliveryId, now);
      deps.wakeJobs();
      return readDelivery(endpoint.id, deliveryId);
    },
  };
}
