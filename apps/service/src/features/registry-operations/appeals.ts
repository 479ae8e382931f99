// Appeals of brands and of vettings, and the mail to the business contact.
import type { BrandAppealRequest, VettingAppealRequest } from '@tendlc/contract';
import type { RegistryClient } from '@tendlc/registry';
import type { Appeal } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import type { Brands } from '../brands/index.ts';
import { type Changes, DONE, type OperationsDeps } from './changes.ts';

export type BrandCall = Awaited<ReturnType<Brands['prepareCall']>>;

type Filed = Pick<BrandAppealRequest, 'attachmentUuids' | 'explanation'> & {
  readonly appealCategories: string[];
};

const isPending = ({ appealStatus }: Appeal) => appealStatus === 'PENDING';

/** Without fields that are absent: the registry refuses blanks. */
const bodyOf = ({ appealCategories, attachmentUuids, explanation }: Filed) => ({
  appealCategories,
  ...(attachmentUuids === undefined ? {} : { attachmentUuids }),
  ...(explanation === undefined ? {} : { explanation }),
});

export function createAppeals(
  { registry }: OperationsDeps,
  brands: Pick<Brands, 'schedulePoll'>,
  changes: Changes,
) {
  /** Several customers can use one registry account: evidence of another brand is never sent. */
  async function checkEvidence(
    { brand, set, cause }: BrandCall,
    { attachmentUuids = [] }: Filed,
  ): Promise<void> {
    if (attachmentUuids.length === 0) {
      return;
    }
    const evidence = await registry.ask(set, cause, (client) =>
      client.attachments.list('evidence', brand.tcr_brand_id),
    );
    const unknown = attachmentUuids.find((uuid) => evidence.every((file) => file.uuid !== uuid));
    if (unknown !== undefined) {
      throw new ServiceError('validation_failed', 'attachmentUuids: must be evidence of this brand');
    }
  }

  /** One appeal at a time: each costs a fee. */
  async function fileOnce(
    call: BrandCall,
    filed: Filed,
    list: (client: RegistryClient) => Promise<Appeal[]>,
    send: (client: RegistryClient) => Promise<void>,
  ): Promise<void> {
    await checkEvidence(call, filed);
    const before = await registry.ask(call.set, call.cause, list);
    if (before.some(isPending)) {
      throw new ServiceError('registration_under_way', 'An appeal is already in progress.');
    }
    const isNew = async (client: RegistryClient) => {
      const now = await list(client);
      return now.length > before.length || now.some(isPending) ? DONE : undefined;
    };
    try {
      await changes.once(call, async (client) => (await send(client), DONE), isNew);
    } finally {
      await brands.schedulePoll(call.brand.id);
    }
  }

  return {
    fileBrandAppeal(call: BrandCall, request: BrandAppealRequest): Promise<void> {
      const { tcr_brand_id: brandId } = call.brand;
      return fileOnce(
        call,
        request,
        (client) => client.appeals.list(brandId),
        (client) => client.appeals.file(brandId, bodyOf(request)),
      );
    },

    listBrandAppeals: ({ brand, set, cause }: BrandCall): Promise<Appeal[]> =>
      registry.ask(set, cause, (client) => client.appeals.list(brand.tcr_brand_id)),

    fileVettingAppeal(call: BrandCall, request: VettingAppealRequest): Promise<void> {
      const { tcr_brand_id: brandId } = call.brand;
      const { evpId, vettingId } = request;
      const isOfVetting = (appeal: Appeal) => (appeal.vettingId ?? vettingId) === vettingId;
      return fileOnce(
        call,
        request,
        async (client) => (await client.appeals.listOfVettings(brandId)).filter(isOfVetting),
        (client) => client.appeals.fileOfVetting(brandId, { ...bodyOf(request), evpId, vettingId }),
      );
    },

    /** Nothing shows whether a mail was sent. The registry sends at most one in two hours to an address. */
    sendContactMail: ({ brand, set, cause }: BrandCall, vettingClass: string): Promise<void> =>
      registry.ask(set, cause, (client) => client.appeals.sendContactMail(brand.tcr_brand_id, vettingClass)),
  };
}
