// Callbacks for admins over HTTP: list, replay, and a sync from the registry if callbacks do not arrive.
import {
  BrandSyncAnswer,
  CampaignSyncAnswer,
  NumberPath,
  RecordPath,
  RegistryEventsAnswer,
  RegistryEventsQuery,
  ReplayAllAnswer,
  ReplayAllRequest,
  ReplayAnswer,
} from '@tendlc/contract';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAdmin } from '../../http/authentication.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../http/docs/operations.ts';
import type { Brands } from '../brands/index.ts';
import type { Campaigns } from '../campaigns/index.ts';
import type { Callbacks } from './service.ts';

export type CallbackRoutesDeps = {
  readonly callbacks: Callbacks;
  readonly brands: Pick<Brands, 'sync'>;
  readonly campaigns: Pick<Campaigns, 'sync'>;
};

const tags = ['Registry administration'];
const ADMIN = ['unauthorized', 'forbidden'] as const;
const SYNC = [
  ...ADMIN,
  'not_found',
  'credentials_missing',
  'registration_under_way',
  ...FROM_REGISTRY,
] as const;

export function callbackRoutes(app: TypedApp, deps: CallbackRoutesDeps): void {
  eventRoutes(app, deps);
  replayRoute(app, deps);
  syncRoutes(app, deps);
}

function eventRoutes(app: TypedApp, { callbacks }: CallbackRoutesDeps): void {
  app.get(
    '/v1/tcr/webhook-events',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listRegistryEvents',
        tags,
        summary: 'List registry callbacks',
        description: 'Returns the stored callbacks and their processing status.',
        security: BEARER,
        querystring: RegistryEventsQuery,
        response: answers(200, RegistryEventsAnswer, [...ADMIN, 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await callbacks.list(request.query)) }),
  );

  app.post(
    '/v1/tcr/webhook-events/:id/replay',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'replayRegistryEvent',
        tags,
        summary: 'Replay a registry callback',
        description: 'Applies a stored callback again. Replaying is idempotent.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, ReplayAnswer, [...ADMIN, 'not_found', 'validation_failed']),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!/^[1-9]\d{0,14}$/.test(id)) {
        throw new ServiceError('not_found', 'This event does not exist.');
      }
      const event = await callbacks.replay(Number(id));
      const message = 'The event was replayed.';
      const asks = event.payload === null ? ' Its payload was deleted, so the registry is asked.' : '';
      return { success: true, message: `${message}${asks}`, event };
    },
  );
}

function replayRoute(app: TypedApp, { callbacks }: CallbackRoutesDeps): void {
  app.post(
    '/v1/tcr/webhook-events/replays',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'replayFailedEvents',
        tags,
        summary: 'Replay failed registry callbacks',
        description:
          'Applies up to 1,000 failed callbacks again, oldest first. When they were received first and how often they were tried stays. Idempotent: a callback that is applied meanwhile is not failed any more.',
        security: BEARER,
        body: ReplayAllRequest,
        response: answers(200, ReplayAllAnswer, [...ADMIN, ...WITH_BODY]),
      },
    },
    async (request) => {
      const { replayed, hasMore } = await callbacks.replayFailed(request.body);
      const message =
        replayed === 0
          ? 'No callbacks have failed.'
          : `Replaying ${replayed} callback${replayed === 1 ? '' : 's'}.`;
      return { success: true, message, replayed, hasMore };
    },
  );
}

const changesIn = (count: number) =>
  count === 0 ? 'Nothing has changed.' : `${count} field${count === 1 ? '' : 's'} changed.`;

function syncRoutes(app: TypedApp, { brands, campaigns }: CallbackRoutesDeps): void {
  app.post(
    '/v1/tcr/sync/brand/:brandId',
    {
      config: { idempotent: true },
      preParsing: requireAdmin,
      schema: {
        operationId: 'syncBrand',
        tags,
        summary: 'Sync a brand from the registry',
        description: 'Fetches the brand from the registry and updates the local record.',
        security: BEARER,
        params: RecordPath('brandId'),
        response: answers(200, BrandSyncAnswer, SYNC),
      },
    },
    async (request) => {
      const synced = await brands.sync(callerOf(request), request.params.brandId);
      return { success: true, message: changesIn(synced.changes.length), ...synced };
    },
  );

  app.post(
    '/v1/tcr/sync/campaign/:campaignId',
    {
      config: { idempotent: true },
      preParsing: requireAdmin,
      schema: {
        operationId: 'syncCampaign',
        tags,
        summary: 'Sync a campaign from the registry',
        description: 'Fetches the campaign from the registry and updates the local record.',
        security: BEARER,
        params: RecordPath('campaignId'),
        response: answers(200, CampaignSyncAnswer, SYNC),
      },
    },
    async (request) => {
      const synced = await campaigns.sync(callerOf(request), request.params.campaignId);
      return { success: true, message: changesIn(synced.changes.length), ...synced };
    },
  );
}
