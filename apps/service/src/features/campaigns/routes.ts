// Campaigns over HTTP. Each route lists its steps in order, as in `features/brands/routes.ts`.
import {
  CampaignAnswer,
  CampaignsAnswer,
  CampaignsQuery,
  CampaignUpdateAnswer,
  CreateCampaignAnswer,
  CreateCampaignRequest,
  MessageAnswer,
  OperationStatusAnswer,
  SharingAnswer,
  UpdateCampaignRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeAndRun, chargeOpen, chargeUnlessAdmin } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { carrierRoutes } from './carrier-routes.ts';
import { ASK, type CampaignRoutesDeps, charged, params, path, READ, tags } from './route-parts.ts';

export function campaignRoutes(app: TypedApp, deps: CampaignRoutesDeps): void {
  readRoutes(app, deps);
  createRoute(app, deps);
  changeRoutes(app, deps);
  statusRoutes(app, deps);
  carrierRoutes(app, deps);
}

function readRoutes(app: TypedApp, { ledger, campaigns }: CampaignRoutesDeps): void {
  app.get(
    path,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'listCampaigns',
        tags,
        summary: 'List campaigns',
        description:
          'Returns your campaigns, newest first. Admins get the campaigns of all customers. Costs 1 token. Free for admins.',
        security: BEARER,
        querystring: CampaignsQuery,
        response: answers(
          200,
          CampaignsAnswer,
          ['unauthorized', 'insufficient_tokens', 'validation_failed'],
          charged,
        ),
      },
    },
    async (request, reply) => {
      const list = await campaigns.list(callerOf(request), request.query);
      await chargeUnlessAdmin(ledger, request, reply, 'listCampaigns');
      return { success: true, ...list };
    },
  );

  app.get(
    `${path}/:campaignId`,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getCampaign',
        tags,
        summary: 'Retrieve a campaign',
        description:
          'Returns the local record with its progress and history, without a registry call. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, CampaignAnswer, READ, charged),
      },
    },
    async (request, reply) => {
      const found = await campaigns.find(callerOf(request), request.params.campaignId);
      const campaign = await campaigns.detail(found);
      await chargeUnlessAdmin(ledger, request, reply, 'getCampaign');
      return { success: true, campaign };
    },
  );
}

function createRoute(app: TypedApp, { ledger, campaigns }: CampaignRoutesDeps): void {
  app.post(
    path,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'createCampaign',
        tags,
        summary: 'Create a campaign',
        description:
          'Registers the campaign at the registry. If you omit messages, keywords, or sub-use cases, the service fills them in and lists them in `defaulted`. If the response of the registry is lost, the service looks up the campaign instead of registering it twice. Costs 1 token (free for admins) plus the fees of the registry.',
        security: BEARER,
        body: CreateCampaignRequest,
        response: answers(201, CreateCampaignAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const open = await campaigns.openCreate(callerOf(request), request.body);
      await chargeOpen(ledger, request, reply, 'createCampaign', open);
      const created = await campaigns.create(open);
      return reply.code(201).send({ success: true, ...created });
    },
  );
}

function changeRoutes(app: TypedApp, { ledger, campaigns }: CampaignRoutesDeps): void {
  app.put(
    `${path}/:campaignId`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'updateCampaign',
        tags,
        summary: 'Update a campaign',
        description:
          'Updates the fields that you send, in this service and at the registry. You cannot change the use case, the sub-use cases, or the subscriber flags. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: UpdateCampaignRequest,
        response: answers(200, CampaignUpdateAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const changes = campaigns.prepareUpdate(prepared.campaign, request.body);
      const updated = await chargeAndRun(ledger, request, reply, 'updateCampaign', () =>
        campaigns.update(prepared, changes),
      );
      return { success: true, message: 'The campaign was updated.', ...updated };
    },
  );

  app.delete(
    `${path}/:campaignId`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'deactivateCampaign',
        tags,
        summary: 'Deactivate a campaign',
        description:
          'Deactivates the campaign in this service and at the registry. You cannot undo this. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, MessageAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      await chargeAndRun(ledger, request, reply, 'deactivateCampaign', () => campaigns.remove(prepared));
      return { success: true, message: 'The campaign was deactivated.' };
    },
  );
}

function statusRoutes(app: TypedApp, { ledger, campaigns }: CampaignRoutesDeps): void {
  app.get(
    `${path}/:campaignId/sharing`,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getCampaignSharing',
        tags,
        summary: 'Retrieve the sharing status of a campaign',
        description:
          'Returns whether the connectivity partner and each carrier accepted the campaign. Fetches the current data from the registry. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, SharingAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const { sharing, carriers } = await chargeAndRun(ledger, request, reply, 'getCampaignSharing', () =>
        campaigns.readCarriers(prepared),
      );
      return { success: true, sharing, carriers };
    },
  );

  app.get(
    `${path}/:campaignId/operation-status`,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getCampaignOperationStatus',
        tags,
        summary: 'Retrieve the carrier status of a campaign',
        description:
          'Returns the status of the campaign at each carrier. Fetches the current data from the registry. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, OperationStatusAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const { carriers } = await chargeAndRun(ledger, request, reply, 'getCampaignOperationStatus', () =>
        campaigns.readCarriers(prepared),
      );
      return { success: true, operationStatus: carriers };
    },
  );
}
