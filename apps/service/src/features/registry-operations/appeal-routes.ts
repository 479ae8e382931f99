// Appeals of brands and vettings, and the mail to the business contact.
import {
  BrandAppealRequest,
  ContactMailRequest,
  MessageAnswer,
  RegistryRecordsAnswer,
  VettingAppealRequest,
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
const written = answers(200, MessageAnswer, [...WITH_BODY, ...ASK], charged);

export function appealRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { brands, registryOperations } = deps;
  const { appeals } = registryOperations;

  app.post(
    `${BRAND_PATH}/appeals`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'appealBrand',
          TAG,
          'Appeal the identity status of a brand',
          'Within 45 days, with evidence that you uploaded before. The registry charges a fee each time.',
        ),
        params,
        body: BrandAppealRequest,
        response: written,
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      await charge(deps, request, reply, () => appeals.fileBrandAppeal(call, request.body));
      return { success: true, message: 'The appeal was filed.' };
    },
  );

  app.get(
    `${BRAND_PATH}/appeals`,
    {
      ...READING,
      schema: {
        ...describe('listBrandAppeals', TAG, 'List the appeals of a brand', 'With their outcomes.'),
        params,
        response: answers(200, RegistryRecordsAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const records = await charge(deps, request, reply, () => appeals.listBrandAppeals(call));
      return { success: true, records };
    },
  );

  app.post(
    `${BRAND_PATH}/vettings/appeals`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'appealVetting',
          TAG,
          'Appeal the result of a vetting',
          'Within 45 days. The registry charges a fee each time.',
        ),
        params,
        body: VettingAppealRequest,
        response: written,
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      await charge(deps, request, reply, () => appeals.fileVettingAppeal(call, request.body));
      return { success: true, message: 'The appeal was filed.' };
    },
  );

  app.post(
    `${BRAND_PATH}/business-contact-mail`,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'sendBusinessContactMail',
          TAG,
          'Send the mail of Authentication+ again',
          'To the business contact of the brand, at most once in two hours.',
        ),
        params,
        body: ContactMailRequest,
        response: written,
      },
    },
    async (request, reply) => {
      const { vettingClass = 'AUTHPLUS' } = request.body;
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      await charge(deps, request, reply, () => appeals.sendContactMail(call, vettingClass));
      return { success: true, message: 'The registry is sending the mail.' };
    },
  );
}
