// Vettings of a brand, reports, and the use cases that it qualifies for.
import {
  AttachmentsAnswer,
  ImportVettingRequest,
  QualificationQuery,
  RegistryRecordAnswer,
  RegistryRecordsAnswer,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { answers, WITH_BODY } from '../../http/docs/operations.ts';
import {
  ASK,
  BRAND_PATH,
  brandParams as params,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
  READING,
} from './route-parts.ts';

const TAG = 'Brands';

export function vettingRecordRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { brands, registryOperations } = deps;
  const { vettingRecords } = registryOperations;

  app.get(
    `${BRAND_PATH}/vettings`,
    {
      ...READING,
      schema: {
        ...describe('listVettings', TAG, 'List the vettings of a brand', 'Without their tokens.'),
        params,
        response: answers(200, RegistryRecordsAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const records = await charge(deps, request, reply, () => vettingRecords.list(call));
      return { success: true, records };
    },
  );

  app.put(
    `${BRAND_PATH}/vettings`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'importVetting',
          TAG,
          'Import a vetting',
          'Takes over a result that the provider has for this brand.',
        ),
        params,
        body: ImportVettingRequest,
        response: answers(200, RegistryRecordAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      vettingRecords.checkImport(request.body);
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const record = await charge(deps, request, reply, () => vettingRecords.import(call, request.body));
      return { success: true, record };
    },
  );

  app.get(
    `${BRAND_PATH}/vettings/report`,
    {
      ...READING,
      schema: {
        ...describe(
          'listVettingReports',
          TAG,
          'List the reports of enhanced vetting',
          'Empty without an enhanced vetting.',
        ),
        params,
        response: answers(200, AttachmentsAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const attachments = await charge(deps, request, reply, () => vettingRecords.listReports(call));
      return { success: true, attachments };
    },
  );

  app.get(
    `${BRAND_PATH}/qualification`,
    {
      ...READING,
      schema: {
        ...describe(
          'getQualification',
          TAG,
          'List the use cases that a brand qualifies for',
          'With fees, and the terms of each carrier.',
        ),
        params,
        querystring: QualificationQuery,
        response: answers(200, RegistryRecordsAnswer, [...ASK, 'validation_failed'], charged),
      },
    },
    async (request, reply) => {
      const { usecase } = request.query;
      vettingRecords.checkUsecase(usecase);
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const records = await charge(deps, request, reply, () => vettingRecords.qualify(call, usecase));
      return { success: true, records };
    },
  );
}
