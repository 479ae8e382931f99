// The input and output of an endpoint, and the paging and filtering of lists.
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@tendlc/registry/wire';
import { refuse } from '../refusals.ts';
import type { AccountRecord, BrandRecord, CampaignRecord } from '../store/records.ts';
import type { World } from '../world.ts';

export type Call = {
  readonly account: AccountRecord;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

export type Answer = {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly file?: { readonly mimeType: string; readonly content: Buffer };
};
export type Handler = (world: World, call: Call) => Answer | Promise<Answer>;
export type Endpoint = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler];

export const ok = (json: unknown): Answer => ({ status: 200, json });
export const noContent: Answer = { status: 204 };

/** @throws Refusal 502 when the account has no such brand */
export function ownBrand({ store }: World, { account, params }: Call): BrandRecord {
  const record = store.brands.get(params['brandId'] ?? '');
  return record?.sid === account.sid ? record : refuse(502, 'The brand was not found.', 'brandId');
}

/** @throws Refusal 502 when it is unknown or deleted */
export function livingBrand(world: World, call: Call): BrandRecord {
  const record = ownBrand(world, call);
  return record.brand.status === 'ACTIVE' ? record : refuse(502, 'The brand is deleted.', 'brandId');
}

/** @throws Refusal 502 when the account has no such campaign */
export function ownCampaign({ store }: World, { account, params }: Call): CampaignRecord {
  const record = store.campaigns.get(params['campaignId'] ?? '');
  return record?.sid === account.sid ? record : refuse(502, 'The campaign was not found.', 'campaignId');
}

/** @throws Refusal 518 */
export function livingCampaign(world: World, call: Call): CampaignRecord {
  const record = ownCampaign(world, call);
  return record.campaign.status === 'ACTIVE' ? record : refuse(518, undefined, 'campaignId');
}

function wholeNumber(query: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = query.get(name);
  if (text === null || text === '') {
    return fallback;
  }
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max
    ? number
    : refuse(501, `${name} must be a whole number from 1 to ${max}.`, name);
}

export function pageOf<Item>(items: readonly Item[], query: URLSearchParams): Answer {
  const page = wholeNumber(query, 'page', 1, Number.MAX_SAFE_INTEGER);
  const size = wholeNumber(query, 'recordsPerPage', PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX);
  const records = items.slice((page - 1) * size, page * size);
  return ok({ records, page, totalRecords: items.length });
}

/** As clients of many languages write them. */
const BOOLEANS: Readonly<Record<string, string>> = { true: 'true', 1: 'true', false: 'false', 0: 'false' };

/**
 * The query with `true` and `false` for each filter that is one. A list that silently has no records would hide the mistake.
 * @throws Refusal 501 for any other word
 */
export function withBooleans(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const read = new URLSearchParams(query);
  for (const name of names) {
    const values = query.getAll(name).filter((value) => value !== '');
    read.delete(name);
    for (const value of values) {
      read.append(name, BOOLEANS[value.toLowerCase()] ?? refuse(501, `${name} must be true or false.`, name));
    }
  }
  return read;
}

/** Every filter in the query must match. A filter without a value is ignored. */
export function fits(
  query: URLSearchParams,
  filters: Readonly<Record<string, (wanted: string) => boolean>>,
): boolean {
  return Object.entries(filters).every(([name, fitsOne]) => {
    const wanted = query.getAll(name).filter((value) => value !== '');
    return wanted.length === 0 || wanted.some(fitsOne);
  });
}

export const same =
  (value: string | number | boolean | null | undefined) =>
  (wanted: string): boolean =>
    value !== undefined && value !== null && String(value) === wanted;
