// The lists of brands and campaigns: what is asked for, what is kept of it, and when a filter needs no look.
import type { Brand, Campaign, TendlcEvent } from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { updateCached, type CacheName, useCached } from '../api/cached.ts';
import { applyToBrand, applyToCampaign, type Listed } from './records.ts';

/** A look costs the same however many it brings. */
const PER_PAGE = 100;

export type ListFilter = {
  readonly status?: string | undefined;
  /** The local id of a brand; only campaigns have one. */
  readonly brandId?: string | undefined;
  readonly page?: number | undefined;
};

/** What is not said is not in the name, so that the list of all is kept under ''. */
const nameOf = ({ status, brandId, page }: ListFilter): string =>
  Object.entries({ status, brandId, page: page === 1 ? undefined : page })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}=${value}`)
    .join('&');

const queryOf = ({ status, page }: ListFilter) => ({
  limit: PER_PAGE,
  ...(status === undefined ? {} : { status }),
  ...(page === undefined ? {} : { page }),
});

export const useBrandList = (filter: ListFilter) =>
  useCached<Listed<Brand>>(['brands', nameOf(filter)], async () => {
    const { brands, pagination } = await callApi((through) => through.brands.list(queryOf(filter)));
    return { rows: brands, total: pagination.total, totalPages: pagination.totalPages };
  });

export const useCampaignList = (filter: ListFilter) =>
  useCached<Listed<Campaign>>(['campaigns', nameOf(filter)], async () => {
    const { brandId } = filter;
    const query = { ...queryOf(filter), ...(brandId === undefined ? {} : { brandId }) };
    const { campaigns, pagination } = await callApi((through) => through.campaigns.list(query));
    return { rows: campaigns, total: pagination.total, totalPages: pagination.totalPages };
  });

function follow<Entry>(name: CacheName, apply: (entry: Entry) => Entry): void {
  updateCached<Listed<Entry>>(name, (before) => {
    const rows = before?.rows.map(apply);
    // Cached lists stay as old as they are when an event is of something else.
    return before === undefined || rows?.every((row, index) => row === before.rows[index])
      ? undefined
      : { ...before, rows: rows ?? [] };
  });
}

export const followBrands = (filter: ListFilter, event: TendlcEvent) =>
  follow<Brand>(['brands', nameOf(filter)], (brand) => applyToBrand(brand, event));

export const followCampaigns = (filter: ListFilter, event: TendlcEvent) =>
  follow<Campaign>(['campaigns', nameOf(filter)], (campaign) => applyToCampaign(campaign, event));

type Cached<Entry> = ReturnType<typeof useCached<Listed<Entry>>>;

/**
 * When everything is on this device already, a filter needs no look at the service.
 * @param whole the list of all, as far as it is kept
 * @param asked the list as it would be asked for
 */
export function pickList<Entry>(
  whole: Cached<Entry>,
  asked: Cached<Entry>,
  matches: (entry: Entry) => boolean,
): Cached<Entry> & { readonly isFree: boolean } {
  if (whole.data === undefined || whole.data.totalPages > 1 || asked.at > whole.at) {
    return { ...asked, isFree: false };
  }
  const rows = whole.data.rows.filter(matches);
  return { ...whole, data: { rows, total: rows.length, totalPages: 1 }, isFree: true };
}
