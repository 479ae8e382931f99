// What the service will fill in when it registers a campaign, from the same functions. Loaded on demand: the tools are large.
import type { Registration } from '@tendlc/client';
import { chooseSubUseCases, composeReplies, detectContents } from '@tendlc/compliance';
import { CAMPAIGN_FIELDS, completeCampaign, type Fields } from '@tendlc/registration';
import { type RecordRow, recordRows } from './record-rows.ts';

type Part = Pick<Registration, 'brand' | 'campaign' | 'campaignId' | 'registeredBrand'>;

/** Rows of the values that are not in the packet. A campaign that is registered already is only corrected, so it has none. */
export function filledInRows({ brand, campaign, campaignId, registeredBrand }: Part): RecordRow[] {
  if (campaign === null || campaignId !== null) {
    return [];
  }
  const { brandName, email, phone } = { ...registeredBrand, ...brand };
  const { profile, defaulted } = completeCampaign(campaign as Parameters<typeof completeCampaign>[0], {
    replies: () => composeReplies(brandName ?? '', `${String(email)} or ${String(phone)}`),
    subUsecases: chooseSubUseCases,
    contents: detectContents,
  });
  const fields: Fields = CAMPAIGN_FIELDS;
  return recordRows(
    fields,
    Object.fromEntries(Object.entries(profile).filter(([name]) => defaulted.includes(name))),
  );
}

/** Texts that people receive or reviewers read as the customer’s own: these need a confirmation. */
export const isText = ({ name }: RecordRow): boolean => /^(?:sample\d|\w+Message)$/.test(name);
