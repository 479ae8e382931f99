// The operations of brands: records, one-time PINs, and external vetting.
import type { Caller } from '../call/caller.ts';
import { isPlain, listOf, nothing, type Reader } from '../reading/fields.ts';
import { allPages, pageOf } from '../reading/pages.ts';
import { readBrand, readFeedback, readOtpSent, readOtpStatus, readVetting } from '../reading/shapes.ts';
import {
  type Brand,
  type BrandCreate,
  type BrandFeedback,
  type BrandFilter,
  type BrandUpdate,
  type ExternalVetting,
  type Page,
  type SmsOtpSend,
  type SmsOtpSent,
  type SmsOtpStatus,
  type SmsOtpVerify,
  VETTING_STATUSES,
  type VettingImport,
  type VettingOrder,
} from '../wire/index.ts';
import { findByReference } from './reference.ts';

/** The registry rejects blank text, but accepts a missing field. */
function withoutBlanks<Body extends object>(body: Body): Partial<Body> {
  const kept = Object.entries(body).filter(
    ([, value]) =>
      value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== ''),
  );
  return Object.fromEntries(kept) as Partial<Body>;
}

export function brandOperations(call: Caller) {
  const list = (query: BrandFilter = {}): Promise<Page<Brand>> =>
    call('listBrands', { query, read: pageOf(readBrand, 'brandId', query.page ?? 1) });
  const all = (filter: Omit<BrandFilter, 'page' | 'recordsPerPage'> = {}) =>
    allPages(
      (page, recordsPerPage) => list({ ...filter, page, recordsPerPage }),
      (brand) => brand.brandId,
    );
  return {
    /** Returns before the identity check, so often without `identityStatus`. Never retried if it may have succeeded. */
    create: (body: BrandCreate): Promise<Brand> =>
      call('createBrand', { body: withoutBlanks(body), read: readBrand }),
    /** Also returns deleted brands. */
    read: (brandId: string): Promise<Brand> => call('readBrand', { params: { brandId }, read: readBrand }),
    list,
    all,
    /** The brand that was created with this reference, unless it was deleted. */
    findByReference: (referenceId: string): Promise<Brand | null> =>
      findByReference(referenceId, () => all({ referenceId })),
    update: (brandId: string, body: BrandUpdate): Promise<Brand> =>
      call('updateBrand', { params: { brandId }, body: withoutBlanks(body), read: readBrand }),
    delete: (brandId: string): Promise<void> => call('deleteBrand', { params: { brandId }, read: nothing }),
    readFeedback: (brandId: string): Promise<BrandFeedback> =>
      call('readBrandFeedback', { params: { brandId }, read: readFeedback }),
    /** Costs a fee each time. */
    revet: (brandId: string): Promise<Brand> => call('revetBrand', { params: { brandId }, read: readBrand }),
  };
}

export function otpOperations(call: Caller) {
  return {
    send: (brandId: string, body: SmsOtpSend): Promise<SmsOtpSent> =>
      call('sendSmsOtp', { params: { brandId }, body, read: readOtpSent }),
    verify: (brandId: string, body: SmsOtpVerify): Promise<void> =>
      call('verifySmsOtp', { params: { brandId }, body, read: nothing }),
    /** By the reference that `send` returned. */
    readStatus: (referenceId: string): Promise<SmsOtpStatus> =>
      call('readSmsOtp', { params: { referenceId }, read: readOtpStatus }),
  };
}

/** The response to an order can omit the provider. */
function vettingFrom(evpId: string): Reader<ExternalVetting> {
  return (answer) => readVetting(isPlain(answer) ? { evpId, ...answer } : answer);
}

export function vettingOperations(call: Caller) {
  const vettingStatus = VETTING_STATUSES.map((status) => status.value);
  return {
    /** Lists every status, because the registry requires them in the query. */
    list: (
      brandId: string,
      filter: { evpId?: string; vettingClass?: string } = {},
    ): Promise<ExternalVetting[]> =>
      call('listVettings', {
        params: { brandId },
        query: { vettingStatus, ...filter },
        read: listOf(readVetting),
      }),
    order: (brandId: string, body: VettingOrder): Promise<ExternalVetting> =>
      call('orderVetting', { params: { brandId }, body, read: vettingFrom(body.evpId) }),
    import: (brandId: string, body: VettingImport): Promise<ExternalVetting> =>
      call('importVetting', {
        params: { brandId },
        body: withoutBlanks(body),
        read: vettingFrom(body.evpId),
      }),
  };
}
