// The phone numbers of a campaign, and its move to another connectivity partner.
import {
  MessageAnswer,
  MigrationAnswer,
  NumbersQuery,
  RegistryPageAnswer,
  ShareRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { answers, WITH_BODY } from '../../http/docs/operations.ts';
import {
  ASK,
  CAMPAIGN_PATH,
  campaignParams as params,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
  pageAnswer,
  pageAsked,
  READING,
} from './route-parts.ts';

const TAG = 'Campaigns';
const path = `${CAMPAIGN_PATH}/migration`;

export function campaignOperationRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { campaigns, registryOperations } = deps;
  const { partners } = registryOperations;

  app.get(
    `${CAMPAIGN_PATH}/phone-numbers`,
    {
      ...READING,
      schema: {
        ...describe(
          'listCampaignNumbers',
          TAG,
          'List the phone numbers of a campaign',
          'Your provider assigns them; the registry reports them.',
        ),
        params,
        querystring: NumbersQuery,
        response: answers(200, RegistryPageAnswer, [...ASK, 'validation_failed'], charged),
      },
    },
    async (request, reply) => {
      const asked = pageAsked(request.query);
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const page = await charge(deps, request, reply, () =>
        partners.listNumbers(call, asked, request.query.current),
      );
      return pageAnswer(asked, page);
    },
  );

  app.get(
    path,
    {
      ...READING,
      schema: {
        ...describe(
          'getMigration',
          TAG,
          'Retrieve the migration of a campaign',
          '`status` is ACTIVE, COMPLETED, or CANCELLED.',
        ),
        params,
        response: answers(200, MigrationAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const migration = await charge(deps, request, reply, () => partners.readMigration(call));
      return { success: true, migration };
    },
  );

  app.post(
    path,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'startMigration',
          TAG,
          'Move a campaign to another connectivity partner',
          'The campaign stays with its partner until the other one accepts it.',
        ),
        params,
        body: ShareRequest,
        response: answers(200, MessageAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const { upstreamCnpId } = request.body;
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      await charge(deps, request, reply, () => partners.startMigration(call, upstreamCnpId));
      return { success: true, message: `The migration to ${upstreamCnpId} has started.` };
    },
  );

  app.delete(
    path,
    {
      ...CHANGING,
      schema: {
        ...describe('cancelMigration', TAG, 'Cancel the migration of a campaign', ''),
        params,
        response: answers(200, MessageAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      await charge(deps, request, reply, () => partners.cancelMigration(call));
      return { success: true, message: 'The migration was cancelled.' };
    },
  );
}
