// Files as a browser sends them, and a customer with a brand and a campaign that carriers have accepted.
import { registerAdmin, type Customer, type TestRegistry } from '../../../../../test/support/registry.ts';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  sync,
  verifiedBrand,
} from '../../../../../test/support/registrations.ts';
import type { Answer, TestService, TestUser } from '../../../../../test/support/service.ts';

const BOUNDARY = 'tendlc-test-boundary';

/** Valid beginnings are enough: the type is recognized by the content. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export function multipart(
  content: Uint8Array,
  fileName: string,
  part = 'file',
): { readonly body: Buffer; readonly headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

export function upload(
  service: TestService,
  user: TestUser,
  path: string,
  [content, fileName, part]: readonly [content: Uint8Array, fileName: string, part?: string],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = multipart(content, fileName, part);
  return service.call('POST', path, sent.body, {
    token: user.token,
    headers: { ...sent.headers, ...headers },
  });
}

export type Owner = {
  readonly customer: Customer;
  readonly brand: string;
  readonly campaign: string;
  readonly tcrBrandId: string;
  readonly tcrCampaignId: string;
};

/** A brand of this type, and a campaign that every carrier has registered. */
export async function ownerOf(
  service: TestService,
  registry: TestRegistry,
  fields: object = {},
): Promise<Owner> {
  const admin = await registerAdmin(service);
  const customer = await registry.customer(service);
  const { localId, registryId } = await verifiedBrand({ service, registry, admin }, customer, fields);
  const created = expectCreated(
    await createCampaign(service, customer, campaignRequest(localId, { upstreamCnpId: 'TWILO' })),
  );
  const { localId: campaignId, tcrCampaignId } = created.body;
  await registry.control.advance(24 * 3_600_000);
  await sync(service, admin, 'campaign', campaignId);
  return {
    customer,
    brand: `/v1/tcr/brands/${localId}`,
    campaign: `/v1/tcr/campaigns/${campaignId}`,
    tcrBrandId: registryId,
    tcrCampaignId,
  };
}
