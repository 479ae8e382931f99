// The payloads of callbacks: flat, with the fields of the registry in no particular order, without time, ID or score.
import {
  EVENT_TYPES,
  type EventCategory,
  type EventType,
  MNOS,
  VETTING_PROVIDERS,
} from '@tendlc/registry/wire';
import type { Delivery } from '../options.ts';
import { cspNameOf } from '../registry-accounts.ts';
import { findEffect } from '../scenarios.ts';
import type { AccountRecord, BrandRecord, CampaignRecord } from '../store/records.ts';
import { brandEffects, brandOfCampaign, campaignEffects, type World } from '../world.ts';

const CATEGORY_OF = new Map<string, EventCategory>(
  EVENT_TYPES.map(({ eventType, category }) => [eventType, category]),
);

function publish(
  { outbox }: World,
  { sid, brand }: BrandRecord,
  payload: Record<string, unknown> & { eventType: EventType },
  delivery: Partial<Delivery> | undefined,
  campaignId?: string,
): void {
  outbox.add({
    sid,
    eventType: payload.eventType,
    eventCategory: CATEGORY_OF.get(payload.eventType) ?? 'BRAND',
    brandId: brand.brandId,
    ...(campaignId !== undefined && { campaignId }),
    payload,
    ...(delivery !== undefined && { delivery }),
  });
}

const accountNamed = ({ store }: World, sid: string) => store.accounts.get(sid) as AccountRecord;

export function publishBrandEvent(
  world: World,
  record: BrandRecord,
  eventType: EventType,
  description: string,
  more: Record<string, unknown> = {},
): void {
  const { brand, sid } = record;
  const payload = {
    cspId: brand.cspId,
    brandName: brand.displayName,
    brandReferenceId: brand.referenceId ?? null,
    brandId: brand.brandId,
    description: `Brand ${brand.brandId} (${brand.displayName}) ${description}`,
    mock: brand.mock,
    ...more,
    eventType,
    cspName: cspNameOf(accountNamed(world, sid)),
  };
  publish(world, record, payload, findEffect(brandEffects(brand), 'delivery')?.delivery);
}

export function publishVettingEvent(
  world: World,
  record: BrandRecord,
  eventType: EventType,
  description: string,
  { evpId, vettingId }: { evpId: string; vettingId: string },
): void {
  const evpName = VETTING_PROVIDERS.find((provider) => provider.evpId === evpId)?.displayName ?? evpId;
  publishBrandEvent(world, record, eventType, description, { evpName, evpId, vettingId });
}

/** @param description the registry's own text for the few events whose text is known */
export function publishCampaignEvent(
  world: World,
  record: CampaignRecord,
  eventType: EventType,
  description: string,
  more: Record<string, unknown> = {},
): void {
  const { campaign, sid } = record;
  const brandRecord = brandOfCampaign(world, record);
  const { brand } = brandRecord;
  const payload = {
    cspId: campaign.cspId,
    brandName: brand.displayName,
    campaignId: campaign.campaignId,
    brandReferenceId: brand.referenceId ?? null,
    brandId: brand.brandId,
    description,
    mock: campaign.mock,
    ...more,
    eventType,
    cspName: cspNameOf(accountNamed(world, sid)),
    campaignReferenceId: campaign.referenceId,
  };
  const delivery = findEffect(campaignEffects(campaign, brand), 'delivery')?.delivery;
  publish(world, brandRecord, payload, delivery, campaign.campaignId);
}

export const mnoNameOf = (mnoId: number): string =>
  MNOS.find(({ networkId }) => networkId === mnoId)?.displayName ?? String(mnoId);

/** No description of these events has been observed, so only a rejection of a strict account has one. */
export function publishCarrierEvent(
  world: World,
  record: CampaignRecord,
  eventType: EventType,
  mnoId: number,
  description?: string,
): void {
  const { campaign, sid } = record;
  const brandRecord = brandOfCampaign(world, record);
  const { brand } = brandRecord;
  const payload = {
    cspId: campaign.cspId,
    cspName: cspNameOf(accountNamed(world, sid)),
    brandName: brand.displayName,
    brandId: brand.brandId,
    brandReferenceId: brand.referenceId ?? null,
    mnoName: mnoNameOf(mnoId),
    mnoId,
    campaignId: campaign.campaignId,
    campaignReferenceId: campaign.referenceId,
    ...(description !== undefined && { description }),
    eventType,
  };
  const delivery = findEffect(campaignEffects(campaign, brand), 'delivery')?.delivery;
  publish(world, brandRecord, payload, delivery, campaign.campaignId);
}
