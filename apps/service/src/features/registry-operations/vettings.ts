// Vettings of a brand beyond orders: list, import, reports, and the use cases that the brand qualifies for.
import { type Attachment, type ImportVettingRequest, USE_CASES } from '@tendlc/contract';
import { type UsecaseMetadata, VETTING_PROVIDERS } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import { type Brands, withoutToken } from '../brands/index.ts';
import type { BrandCall } from './appeals.ts';
import { toAttachment } from './attachments.ts';
import type { Changes, OperationsDeps } from './changes.ts';

export function createVettingRecords(
  { registry }: OperationsDeps,
  brands: Pick<Brands, 'refresh' | 'schedulePoll'>,
  changes: Changes,
) {
  return {
    async list({ brand, set, cause }: BrandCall) {
      const vettings = await registry.ask(set, cause, (client) => client.vettings.list(brand.tcr_brand_id));
      return vettings.map(withoutToken);
    },

    /** @throws ServiceError `validation_failed` */
    checkImport({ evpId, vettingToken }: ImportVettingRequest): void {
      const provider = VETTING_PROVIDERS.find((known) => known.evpId === evpId);
      if (provider?.importNeedsToken === true && vettingToken === undefined) {
        throw new ServiceError('validation_failed', `vettingToken: is required for ${evpId}`);
      }
    },

    async import(call: BrandCall, request: ImportVettingRequest) {
      const { brand, set, cause } = call;
      const { evpId, vettingId, vettingToken } = request;
      const body = { evpId, vettingId, ...(vettingToken === undefined ? {} : { vettingToken }) };
      try {
        const vetting = await changes.once(
          call,
          (client) => client.vettings.import(brand.tcr_brand_id, body),
          async (client) => {
            const vettings = await client.vettings.list(brand.tcr_brand_id, { evpId });
            return vettings.find((known) => known.vettingId === vettingId);
          },
        );
        await brands.refresh(brand.id, { ...cause, source: 'request' }, set);
        return withoutToken(vetting);
      } catch (error) {
        await brands.schedulePoll(brand.id);
        throw error;
      }
    },

    /** @throws ServiceError `validation_failed` */
    checkUsecase(usecase: string | undefined): void {
      if (usecase !== undefined && !USE_CASES.some((known) => known === usecase)) {
        throw new ServiceError('validation_failed', `usecase: must be one of ${USE_CASES.join(', ')}`);
      }
    },

    async listReports({ brand, set, cause }: BrandCall): Promise<Attachment[]> {
      const reports = await registry.ask(set, cause, (client) =>
        client.attachments.listReports(brand.tcr_brand_id),
      );
      return reports.map(toAttachment);
    },

    qualify: ({ brand, set, cause }: BrandCall, usecase: string | undefined): Promise<UsecaseMetadata[]> =>
      registry.ask(set, cause, async (client) =>
        usecase === undefined
          ? client.campaigns.qualify(brand.tcr_brand_id)
          : [await client.campaigns.qualifyUsecase(brand.tcr_brand_id, usecase)],
      ),
  };
}
