// What a packet asks of the registry: the requests that register its brand and campaign, and what they would be refused for.
import { isDeepStrictEqual } from 'node:util';
import {
  CreateBrandRequest,
  CreateCampaignRequest,
  type UpdateBrandRequest,
  type UpdateCampaignRequest,
} from '@tendlc/contract';
import { FIELDS_OF, type Packet, type PacketValues } from '@tendlc/registration';
import { createCheck } from '../../../http/validation.ts';
import { prepareProfile } from '../../brands/index.ts';
import { prepareCampaign } from '../../campaigns/index.ts';
import type { RegistrationRow } from '../queries.ts';
import { problemOfNamedBrand } from './steps.ts';

const checkBrand = createCheck(CreateBrandRequest);
const checkCampaign = createCheck(CreateCampaignRequest);

/** A blank field of a form is one that was left out; the registry and its rules reject it. */
const withoutBlanks = (values: PacketValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );

export const brandRequest = ({ brand = {} }: Packet) => withoutBlanks(brand) as unknown as CreateBrandRequest;

/** The partner is not part of it: sharing is a step of its own, which can be repeated. */
export function campaignRequest({ campaign = {} }: Packet, brandId: number): CreateCampaignRequest {
  const { upstreamCnpId: _, ...values } = withoutBlanks(campaign);
  return { ...values, brandId: String(brandId) } as unknown as CreateCampaignRequest;
}

/** Whether the brand of a packet has the form of a brand, so that it can be compared with the one at the registry. */
export const isBrandComplete = (packet: Packet): boolean => checkBrand(brandRequest(packet)) === undefined;

/** Whether the campaign of a packet has the form of a campaign, so that it can be completed. */
export const isCampaignComplete = (packet: Packet): boolean =>
  checkCampaign(campaignRequest(packet, 1)) === undefined;

function problemOfBrand(packet: Packet): string | undefined {
  const request = brandRequest(packet);
  return checkBrand(request) ?? prepareProfile(request).problem;
}

function problemOfCampaign(packet: Packet, brand: PacketValues): string | undefined {
  const request = campaignRequest(packet, 1);
  return checkCampaign(request) ?? prepareCampaign(request, brand as never).problem;
}

/** A campaign needs a brand that is verified, or that the registry still checks. */
function problemOfReference(packet: Packet, { brand, campaign }: RegistrationRow): string | undefined {
  if (brand === null || campaign !== null) {
    return undefined;
  }
  return (
    problemOfNamedBrand(packet, brand) ??
    (brand.brand_status === 'FAILED'
      ? 'brandId: the registry has not verified this brand. Correct the brand and resubmit it first.'
      : undefined)
  );
}

/**
 * What the create operations would answer with 400, in one sentence.
 * @returns undefined if the registry's own rules accept the packet
 */
export function problemOfPacket(packet: Packet, row: RegistrationRow): string | undefined {
  const brand = packet.brand ?? row.brand?.profile;
  if (brand === undefined) {
    return 'brand: is required';
  }
  const ofBrand = packet.brand === undefined ? problemOfReference(packet, row) : problemOfBrand(packet);
  return ofBrand ?? (packet.campaign === undefined ? undefined : problemOfCampaign(packet, brand));
}

/** The fields of a registered brand that the packet changes. */
export function brandChanges({ brand }: Packet, { brand: record }: RegistrationRow): UpdateBrandRequest {
  if (brand === undefined || record === null) {
    return {};
  }
  const { profile } = prepareProfile(brandRequest({ brand }));
  const stored: PacketValues = record.profile;
  return Object.fromEntries(
    Object.entries(profile).filter(
      ([name, value]) =>
        FIELDS_OF.brand[name]?.isChangeable !== false && !isDeepStrictEqual(value, stored[name]),
    ),
  );
}

/** The fields of a registered campaign that the packet changes. */
export function campaignChanges(
  { campaign = {} }: Packet,
  { campaign: record }: RegistrationRow,
): UpdateCampaignRequest {
  const stored: PacketValues = record?.profile ?? {};
  return Object.fromEntries(
    Object.entries(withoutBlanks(campaign)).filter(
      ([name, value]) =>
        FIELDS_OF.campaign[name]?.isChangeable === true && !isDeepStrictEqual(value, stored[name]),
    ),
  );
}
