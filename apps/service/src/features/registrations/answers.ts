// Registrations and their versions as answers show them.
import type { BrandProfile, Denial, Registration, RegistrationVersion } from '@tendlc/contract';
import { completenessOf, mergePacket, type Packet } from '@tendlc/registration';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { prepareProfile, toFeedback } from '../brands/index.ts';
import { toCarriers } from '../campaigns/index.ts';
import { contentHashOf } from '../evaluations/index.ts';
import { brandNameOf } from './names.ts';
import { denialOfRecords } from './standing/denial.ts';
import type { RegistrationRow } from './queries.ts';
import { standingOf } from './standing/standing.ts';
import { versionAfter } from './standing/version-result.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a customer wrote, with what has changed at the registry since. A value that the registry only writes in another way,
 * such as a tax number without its hyphen, stays as the customer wrote it; values that the registry added are not taken over.
 */
function carryOver(written: Values, asStored: Values, registered: Values): Values {
  const carried = Object.entries(written).map(([name, value]) => {
    const now = registered[name];
    const isSame = now === undefined || JSON.stringify(now) === JSON.stringify(asStored[name] ?? value);
    return [name, isSame ? value : now] as const;
  });
  return Object.fromEntries(carried);
}

/** The newest values: of a draft its packet, afterwards the packet with what has changed at the registry. */
export function currentPacket({ packet, version_status, brand, campaign }: RegistrationRow): Packet {
  if (version_status === 'DRAFT') {
    return packet;
  }
  return {
    ...packet,
    ...(packet.brand !== undefined &&
      brand !== null && { brand: carryOver(packet.brand, storedBrand(packet.brand), brand.profile) }),
    ...(packet.campaign !== undefined &&
      campaign !== null && { campaign: carryOver(packet.campaign, packet.campaign, campaign.profile) }),
  };
}

/** A submitted packet has passed the rules, so it has the form of a profile. */
const storedBrand = (brand: Values): Values => prepareProfile(brand as BrandProfile).profile;

/** What refused the registration, if it is denied now. */
export const denialOf = (row: RegistrationRow): Denial | null =>
  standingOf(row).status === 'DENIED' ? (row.denial ?? denialOfRecords(row)) : null;

/** What the records of a registration at the registry say, besides where it stands. */
function recordParts(row: RegistrationRow) {
  const { brand, campaign } = row;
  const registeredBrand = brand === null ? null : (mergePacket({}, { brand: brand.profile }).brand ?? null);
  const times = campaign?.carrier_times ?? {};
  return {
    brandName: brandNameOf(row),
    registeredBrand,
    defaulted: campaign?.defaulted ?? [],
    brandStanding:
      brand === null
        ? null
        : {
            status: brand.brand_status,
            identityStatus: brand.identity_status,
            vettingStatus: brand.vetting_status,
            trustScore: brand.trust_score,
          },
    feedback: brand?.brand_status === 'FAILED' && brand.feedback !== null ? toFeedback(brand.feedback) : null,
    sharing: campaign?.sharing ?? null,
    carriers: toCarriers(campaign?.carriers ?? {}).map((carrier) => ({
      ...carrier,
      at: times[String(carrier.mnoId)] ?? null,
    })),
    refusal: campaign?.refusal ?? null,
    lastSyncedAt: (campaign ?? brand)?.last_synced_at?.toISOString() ?? null,
  };
}

export function toRegistration(row: RegistrationRow): Registration {
  const packet = currentPacket(row);
  const standing = standingOf(row);
  return {
    id: row.id,
    label: row.label,
    customer: row.customer,
    userId: row.user_id,
    ...standing,
    revision: row.revision,
    version: row.version,
    // As the registration stands, also before the change of its records is written to the version.
    versionStatus:
      row.version_status === 'DRAFT' ? 'DRAFT' : (versionAfter(row, standing)?.status ?? row.version_status),
    brandId: row.brand_id,
    campaignId: row.campaign_id,
    tcrBrandId: row.brand?.tcr_brand_id ?? null,
    tcrCampaignId: row.campaign?.tcr_campaign_id ?? null,
    brand: packet.brand ?? null,
    campaign: packet.campaign ?? null,
    pages: packet.pages ?? null,
    ...recordParts({ ...row, packet }),
    completeness: completenessOf(packet),
    denial: denialOf(row),
    lastEvaluation: toLastEvaluation(row.last_evaluation),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function toLastEvaluation(part: RegistrationRow['last_evaluation']): Registration['lastEvaluation'] {
  if (part === null) {
    return null;
  }
  const { created_at: createdAt, ...evaluation } = part;
  return { ...evaluation, createdAt: createdAt.toISOString() };
}

type VersionRow = Selectable<Tables['registration_versions']>;

/** @param textHashes of the pages that the last evaluation of the version saw */
export const toVersion = (row: VersionRow, textHashes: readonly Buffer[]): RegistrationVersion => ({
  number: row.number,
  status: row.status,
  contentHash: Buffer.from(row.content_hash ?? contentHashOf(row.packet, textHashes)).toString('hex'),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  denial: row.denial,
  overrideReason: row.override_reason,
});

export const toVersionDetail = (row: VersionRow, textHashes: readonly Buffer[]) => ({
  ...toVersion(row, textHashes),
  brandId: row.packet.brandId ?? null,
  brand: row.packet.brand ?? null,
  campaign: row.packet.campaign ?? null,
  pages: row.packet.pages ?? null,
});
