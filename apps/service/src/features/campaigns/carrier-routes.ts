// Sharing, nudging, and resubmitting campaigns over HTTP.
import { CampaignActionAnswer, NudgeRequest, ResubmitRequest, ShareRequest } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeAndRun } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { ASK, type CampaignRoutesDeps, charged, params, path, tags } from './route-parts.ts';

export function carrierRoutes(app: TypedApp, { ledger, campaigns, carriers }: CampaignRoutesDeps): void {
  app.post(
    `${path}/:campaignId/share`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'shareCampaign',
        tags,
        summary: 'Share a campaign',
        description:
          'Shares the campaign with your connectivity partner (CNP). Carriers see a campaign only after you share it. You cannot share it with another partner while one reviews it. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: ShareRequest,
        response: answers(200, CampaignActionAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const { upstreamCnpId } = request.body;
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const campaign = await chargeAndRun(ledger, request, reply, 'shareCampaign', () =>
        carriers.share(prepared, upstreamCnpId),
      );
      return { success: true, message: `The campaign was shared with ${upstreamCnpId}.`, campaign };
    },
  );

  app.post(
    `${path}/:campaignId/nudge`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'nudgeCampaign',
        tags,
        summary: 'Nudge the connectivity partner',
        description:
          'Asks the connectivity partner to review the campaign, or appeals a declined campaign. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: NudgeRequest,
        response: answers(200, CampaignActionAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const campaign = await chargeAndRun(ledger, request, reply, 'nudgeCampaign', () =>
        carriers.nudge(prepared, request.body),
      );
      return { success: true, message: 'The connectivity partner was nudged.', campaign };
    },
  );

  app.post(
    `${path}/:campaignId/resubmit`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'resubmitCampaign',
        tags,
        summary: 'Resubmit a campaign to carriers',
        description:
          'Use this after you correct the campaign, or after vetting changes the trust score. The new throughput can be lower than before. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: ResubmitRequest,
        response: answers(200, CampaignActionAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const { mnoIds } = request.body;
      carriers.checkCarriers(mnoIds);
      const prepared = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const campaign = await chargeAndRun(ledger, request, reply, 'resubmitCampaign', () =>
        carriers.resubmit(prepared, mnoIds),
      );
      return { success: true, message: 'The campaign was resubmitted.', campaign };
    },
  );
}
