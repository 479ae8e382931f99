// Tags of brands and campaigns.
import { MessageAnswer, TagPath } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { answers } from '../../http/docs/operations.ts';
import {
  ASK,
  BRAND_PATH,
  CAMPAIGN_PATH,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
} from './route-parts.ts';

const response = answers(200, MessageAnswer, [...ASK, 'validation_failed'], charged);
const added = { success: true, message: 'The tag was added.' };
const removed = { success: true, message: 'The tag was removed.' };
const ADD = 'The registry stores tags in lower case, at most ten for a record.';

export function tagRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  brandTagRoutes(app, deps);
  campaignTagRoutes(app, deps);
}

function brandTagRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { brands, registryOperations } = deps;
  const { resellers } = registryOperations;
  const params = TagPath('brandId');
  const path = `${BRAND_PATH}/tags/:name`;
  const taggedOf = (registryId: string) => ({ recordType: 'BRAND', recordId: registryId }) as const;

  app.put(
    path,
    { ...CHANGING, schema: { ...describe('tagBrand', 'Brands', 'Tag a brand', ADD), params, response } },
    async (request, reply) => {
      const { brandId, name } = request.params;
      const call = await brands.prepareCall(callerOf(request), brandId);
      const tagged = taggedOf(call.brand.tcr_brand_id);
      await charge(deps, request, reply, () => resellers.putTag(call, tagged, name));
      return added;
    },
  );

  app.delete(
    path,
    {
      ...CHANGING,
      schema: { ...describe('untagBrand', 'Brands', 'Remove a tag of a brand', ''), params, response },
    },
    async (request, reply) => {
      const { brandId, name } = request.params;
      const call = await brands.prepareCall(callerOf(request), brandId);
      const tagged = taggedOf(call.brand.tcr_brand_id);
      await charge(deps, request, reply, () => resellers.deleteTag(call, tagged, name));
      return removed;
    },
  );
}

function campaignTagRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { campaigns, registryOperations } = deps;
  const { resellers } = registryOperations;
  const params = TagPath('campaignId');
  const path = `${CAMPAIGN_PATH}/tags/:name`;
  const taggedOf = (registryId: string) => ({ recordType: 'CAMPAIGN', recordId: registryId }) as const;

  app.put(
    path,
    {
      ...CHANGING,
      schema: { ...describe('tagCampaign', 'Campaigns', 'Tag a campaign', ADD), params, response },
    },
    async (request, reply) => {
      const { campaignId, name } = request.params;
      const call = await campaigns.prepareCall(callerOf(request), campaignId);
      const tagged = taggedOf(call.campaign.tcr_campaign_id);
      await charge(deps, request, reply, () => resellers.putTag(call, tagged, name));
      return added;
    },
  );

  app.delete(
    path,
    {
      ...CHANGING,
      schema: {
        ...describe('untagCampaign', 'Campaigns', 'Remove a tag of a campaign', ''),
        params,
        response,
      },
    },
    async (request, reply) => {
      const { campaignId, name } = request.params;
      const call = await campaigns.prepareCall(callerOf(request), campaignId);
      const tagged = taggedOf(call.campaign.tcr_campaign_id);
      await charge(deps, request, reply, () => resellers.deleteTag(call, tagged, name));
      return removed;
    },
  );
}
