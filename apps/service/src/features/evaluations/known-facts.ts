// What is known about a packet besides its values: its brand at the registry, the rest of the account, and the last denial.
import type { BrandOnFile, DenialOnFile } from '@tendlc/compliance';
import type { Denial } from '@tendlc/contract';
import { bareTaxNumber, type PacketValues } from '@tendlc/registration';
import type { Database } from '../../db/tables.ts';
import { problemOf } from '../page-checks/index.ts';
import type { EvaluatedRegistration } from './evaluated-registration.ts';
import { FIELDS_OF_PURPOSE, type PacketPage } from './packet-pages.ts';
import type { SeenPage } from './page-visits.ts';
import { findEqualTaxNumbers, findOtherCampaigns, type JudgedVersion } from './queries.ts';

/** What the registry compares with official records. */
const IDENTITY_FIELDS = [
  'entityType',
  'companyName',
  'ein',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
];
const ZIP_DIGITS = 5;

/** Without what the registry writes in its own way: case, hyphens, and the last four digits of a ZIP code. */
function comparable(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : '';
  return name === 'postalCode' ? text.slice(0, ZIP_DIGITS) : text;
}

/** A correction is verified again, so the last result says nothing about it. */
const isCorrected = (written: PacketValues | undefined, onFile: PacketValues): boolean =>
  written !== undefined &&
  IDENTITY_FIELDS.some(
    (name) =>
      written[name] !== undefined && comparable(name, written[name]) !== comparable(name, onFile[name]),
  );

/** @returns undefined while the brand is not registered */
export function findBrandOnFile({ brand, packet }: EvaluatedRegistration): BrandOnFile | undefined {
  if (brand === null) {
    return undefined;
  }
  const { profile, brand_status, identity_status, vetting_status } = brand;
  const hasAuthenticationPlus = vetting_status === 'ACTIVE' ? true : undefined;
  if (isCorrected(packet.brand, profile)) {
    return { values: profile, hasAuthenticationPlus };
  }
  // The registry says UNVERIFIED both before and after a check; the status of the brand distinguishes the two.
  const identityStatus =
    brand_status === 'ACTIVE'
      ? (identity_status ?? undefined)
      : brand_status === 'FAILED'
        ? 'UNVERIFIED'
        : 'PENDING';
  return { values: profile, identityStatus, hasAuthenticationPlus };
}

/** Other brands with the same tax number, and other campaigns, with a bounded number of rows. */
export async function findAccount(db: Database, registration: EvaluatedRegistration) {
  const { packet, user_id: userId, brand_id: brandId, campaign_id: campaignId } = registration;
  const ein = packet.brand?.['ein'];
  const taxNumber = typeof ein === 'string' ? bareTaxNumber(ein).toUpperCase() : '';
  const [eins, campaigns] = await Promise.all([
    taxNumber === '' ? [] : findEqualTaxNumbers(db, { userId, brandId, taxNumber }),
    packet.campaign === undefined ? [] : findOtherCampaigns(db, { userId, campaignId }),
  ]);
  return {
    eins,
    campaigns: campaigns.map(({ brand_id, usecase, description, message_flow }) => ({
      isSameBrand: brand_id === brandId,
      usecase,
      description: description ?? undefined,
      messageFlow: message_flow ?? undefined,
    })),
  };
}

/** A page that shows how people opt in answers a denial of the message flow. */
const fieldsAnsweredBy = ({ purpose }: PacketPage): readonly string[] => [
  ...FIELDS_OF_PURPOSE[purpose],
  ...(purpose === 'optIn' ? ['campaign.messageFlow'] : []),
];

/** Whether a page that visitors get differs from the one of the denied version. A page that is new to it does. */
function isChanged({ url, visit, isFrame }: SeenPage, denied: JudgedVersion): boolean {
  if (visit === undefined || problemOf(visit.page) !== undefined) {
    return false;
  }
  const before = denied.texts.filter((text) => text.url === url);
  // A frame is new only if it was not there before, which its page shows.
  return before.length === 0 ? !isFrame : before.every(({ hash }) => hash !== visit.textHash.toString('hex'));
}

/** The fields whose pages differ from those of the denied version. @param seen the pages as they are now */
export const findChangedPages = (denied: JudgedVersion, seen: readonly SeenPage[]): string[] => [
  ...new Set(seen.filter((page) => isChanged(page, denied)).flatMap(fieldsAnsweredBy)),
];

export const toDenialOnFile = (
  { fields, codes, texts }: Denial,
  { packet }: JudgedVersion,
  changedPages: readonly string[],
): DenialOnFile => ({ fields, codes, texts, packet, changedPages });
