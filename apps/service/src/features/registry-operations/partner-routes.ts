// Campaigns that other accounts share with this one.
import {
  AcceptRequest,
  AccountQuery,
  DeclineRequest,
  MessageAnswer,
  PartnerCampaignPath,
  PartnerCampaignsQuery,
  RegistryPageAnswer,
  RegistryRecordAnswer,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { answers, WITH_BODY } from '../../http/docs/operations.ts';
import { checkRegistryId } from './partners.ts';
import {
  accountOf,
  ASK_ACCOUNT,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
  pageAnswer,
  pageAsked,
  READING,
} from './route-parts.ts';

const TAG = 'Registry account';
const path = '/v1/tcr/partner-campaigns';
const ASK_ONE = [...ASK_ACCOUNT, 'not_found'] as const;
const written = answers(200, MessageAnswer, [...WITH_BODY, ...ASK_ONE], charged);

export function partnerRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { partners } = deps.registryOperations;

  app.get(
    path,
    {
      ...READING,
      schema: {
        ...describe(
          'listPartnerCampaigns',
          TAG,
          'List partner campaigns',
          'What other accounts share with yours.',
        ),
        querystring: PartnerCampaignsQuery,
        response: answers(200, RegistryPageAnswer, ASK_ACCOUNT, charged),
      },
    },
    async (request, reply) => {
      const asked = pageAsked(request.query);
      const call = await accountOf(deps, request, request.query);
      const { sharingStatus } = request.query;
      const page = await charge(deps, request, reply, () => partners.list(call, asked, sharingStatus));
      return pageAnswer(asked, page);
    },
  );

  app.get(
    `${path}/:tcrCampaignId`,
    {
      ...READING,
      schema: {
        ...describe('getPartnerCampaign', TAG, 'Retrieve a partner campaign', 'With its brand and sharing.'),
        params: PartnerCampaignPath,
        querystring: AccountQuery,
        response: answers(200, RegistryRecordAnswer, ASK_ONE, charged),
      },
    },
    async (request, reply) => {
      const id = checkRegistryId(request.params.tcrCampaignId);
      const call = await accountOf(deps, request, request.query);
      const record = await charge(deps, request, reply, () => partners.read(call, id));
      return { success: true, record };
    },
  );

  app.post(
    `${path}/:tcrCampaignId/accept`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'acceptPartnerCampaign',
          TAG,
          'Accept a partner campaign',
          'Shares it with your own connectivity partner.',
        ),
        params: PartnerCampaignPath,
        body: AcceptRequest,
        response: written,
      },
    },
    async (request, reply) => {
      const id = checkRegistryId(request.params.tcrCampaignId);
      const { upstreamCnpId } = request.body;
      const call = await accountOf(deps, request, request.body);
      await charge(deps, request, reply, () => partners.accept(call, id, upstreamCnpId));
      return { success: true, message: `The campaign was accepted and shared with ${upstreamCnpId}.` };
    },
  );

  app.post(
    `${path}/:tcrCampaignId/decline`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'declinePartnerCampaign',
          TAG,
          'Decline a partner campaign',
          'The account that shares it gets the categories and the explanation.',
        ),
        params: PartnerCampaignPath,
        body: DeclineRequest,
        response: written,
      },
    },
    async (request, reply) => {
      const id = checkRegistryId(request.params.tcrCampaignId);
      const call = await accountOf(deps, request, request.body);
      await charge(deps, request, reply, () => partners.decline(call, id, request.body));
      return { success: true, message: 'The campaign was declined.' };
    },
  );
}
