// What a strict reviewer gets to read, and what it finds.
import type { BrandData, CampaignData, FindingRecord } from '../store/records.ts';

export type Finding = Readonly<FindingRecord>;

/** What a reviewer gets to read. */
export type Packet = { readonly brand: BrandData; readonly campaign: CampaignData };

const SAMPLE_FIELDS = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'] as const;

export type Text = { readonly field: string; readonly text: string };

export const samplesOf = ({ campaign }: Packet): Text[] =>
  SAMPLE_FIELDS.map((field) => ({ field, text: campaign[field] ?? '' })).filter(({ text }) => text !== '');

/** With the sub-use cases. */
export const useCasesOf = ({ campaign }: Packet): readonly string[] => [
  campaign.usecase,
  ...campaign.subUsecases,
];
