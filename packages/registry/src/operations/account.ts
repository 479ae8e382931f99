// The operations of the account: version, profile, enumerations, resellers.
import type { Caller } from '../call/caller.ts';
import { enumReader } from '../reading/enums.ts';
import { nothing } from '../reading/fields.ts';
import { allPages, pageOf } from '../reading/pages.ts';
import { readProfile, readReseller, readVersion } from '../reading/shapes.ts';
import {
  type CspProfile,
  type CspProfileUpdate,
  type EnumAnswers,
  type EnumName,
  type Page,
  type PageQuery,
  type Reseller,
  type ResellerCreate,
} from '../wire/index.ts';

export function profileOperations(call: Caller) {
  return {
    read: (): Promise<CspProfile> => call('readProfile', { read: readProfile }),
    update: (body: CspProfileUpdate): Promise<CspProfile> =>
      call('updateProfile', { body, read: readProfile }),
  };
}

export function enumOperations(call: Caller) {
  return {
    read: <Name extends EnumName>(name: Name): Promise<EnumAnswers[Name]> =>
      call('readEnum', { params: { name }, read: enumReader(name) }),
  };
}

export function resellerOperations(call: Caller) {
  const list = (query: PageQuery = {}): Promise<Page<Reseller>> =>
    call('listResellers', { query, read: pageOf(readReseller, 'resellerId', query.page ?? 1) });
  return {
    list,
    all: () =>
      allPages(
        (page, recordsPerPage) => list({ page, recordsPerPage }),
        (reseller) => reseller.resellerId,
      ),
    create: (body: ResellerCreate): Promise<Reseller> => call('createReseller', { body, read: readReseller }),
    read: (resellerId: string): Promise<Reseller> =>
      call('readReseller', { params: { resellerId }, read: readReseller }),
    update: (resellerId: string, body: ResellerCreate): Promise<Reseller> =>
      call('updateReseller', { params: { resellerId }, body, read: readReseller }),
    delete: (resellerId: string): Promise<void> =>
      call('deleteReseller', { params: { resellerId }, read: nothing }),
  };
}

export const readRegistryVersion = (call: Caller): Promise<string> =>
  call('readVersion', { read: readVersion });
