// What a submission will do with the records that the registry has already (G-86): said before it is submitted, with its fees.
import type { CorrectionOnFile } from '@tendlc/compliance';
import type { Packet } from '@tendlc/registration';
import type { RegistrationRow } from '../queries.ts';
import { brandChanges, campaignChanges, isBrandComplete } from './packet-requests.ts';
import { isCampaignEnded, isCampaignRejected, isCampaignUnshared } from './steps.ts';

/** After a change of these, the registry holds the brand unverified until it is resubmitted. */
const VERIFIED_FIELDS: ReadonlySet<string> = new Set([
  'companyName',
  'ein',
  'einIssuingCountry',
  'entityType',
  'mobilePhone',
]);

function correctionOfBrand(row: RegistrationRow, packet: Packet): CorrectionOnFile['brand'] {
  const { brand } = row;
  if (brand?.registration !== 'registered') {
    return undefined;
  }
  if (packet.brand === undefined) {
    return 'unchanged';
  }
  // An incomplete brand is completed before it is submitted.
  const changed = isBrandComplete(packet) ? Object.keys(brandChanges(packet, row)) : ['brandName'];
  const isVerifiedAgain =
    brand.brand_status === 'FAILED' ||
    (changed.length > 0 && brand.brand_status !== 'ACTIVE') ||
    changed.some((name) => VERIFIED_FIELDS.has(name));
  return isVerifiedAgain ? 'resubmitted' : changed.length > 0 ? 'updated' : 'unchanged';
}

function correctionOfCampaign(row: RegistrationRow, packet: Packet): CorrectionOnFile['campaign'] {
  const { campaign } = row;
  if (campaign?.registration !== 'registered') {
    return undefined;
  }
  if (isCampaignEnded(campaign)) {
    return 'unchanged';
  }
  if (isCampaignUnshared(campaign) || isCampaignRejected(campaign)) {
    return 'reviewed';
  }
  return Object.keys(campaignChanges(packet, row)).length > 0 ? 'updated' : 'unchanged';
}

/** Follows the decisions of the steps. A record that the registry does not have is absent: it is registered. */
export const correctionOf = (row: RegistrationRow, packet: Packet): CorrectionOnFile => ({
  brand: correctionOfBrand(row, packet),
  campaign: correctionOfCampaign(row, packet),
});
