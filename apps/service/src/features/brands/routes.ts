// Brands over HTTP. Each route lists its steps in order: rate limit and scope (`config`), authentication (`preParsing`),
// validation (`schema`), then the handler. A local read is charged last. A registry call is charged first, and refunded if it
// fails (`chargeAndRun`). A create commits its row before it is charged (`chargeOpen`).
import {
  BrandAnswer,
  BrandFeedbackAnswer,
  BrandsAnswer,
  BrandsQuery,
  BrandUpdateAnswer,
  CreateBrandAnswer,
  CreateBrandRequest,
  MessageAnswer,
  OtpAnswer,
  OtpRequest,
  RecordPath,
  RevetAnswer,
  UpdateBrandRequest,
  VettingAnswer,
  VettingRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeAndRun, chargeOpen, chargeUnlessAdmin } from '../../http/charged-requests.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Brands } from './service.ts';
import type { Vetting } from './vetting.ts';

export type BrandRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly brands: Brands;
  readonly vetting: Vetting;
};

const tags = ['Brands'];
const path = '/v1/tcr/brands';
const params = RecordPath('brandId');
const READ = ['unauthorized', 'insufficient_tokens', 'not_found'] as const;
const ASK = [...READ, 'credentials_missing', 'registration_under_way', ...FROM_REGISTRY] as const;
const charged = { charged: true };

export function brandRoutes(app: TypedApp, deps: BrandRoutesDeps): void {
  readRoutes(app, deps);
  createRoute(app, deps);
  changeRoutes(app, deps);
  vettingRoutes(app, deps);
  checkRoutes(app, deps);
}

function readRoutes(app: TypedApp, { ledger, brands }: BrandRoutesDeps): void {
  app.get(
    path,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'listBrands',
        tags,
        summary: 'List brands',
        description:
          'Returns your brands, newest first. Admins get the brands of all customers. Costs 1 token. Free for admins.',
        security: BEARER,
        querystring: BrandsQuery,
        response: answers(
          200,
          BrandsAnswer,
          ['unauthorized', 'insufficient_tokens', 'validation_failed'],
          charged,
        ),
      },
    },
    async (request, reply) => {
      const list = await brands.list(callerOf(request), request.query);
      await chargeUnlessAdmin(ledger, request, reply, 'listBrands');
      return { success: true, ...list };
    },
  );

  app.get(
    `${path}/:brandId`,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getBrand',
        tags,
        summary: 'Retrieve a brand',
        description:
          'Returns the local record with its progress and history, without a registry call. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, BrandAnswer, READ, charged),
      },
    },
    async (request, reply) => {
      const brand = await brands.detail(await brands.find(callerOf(request), request.params.brandId));
      await chargeUnlessAdmin(ledger, request, reply, 'getBrand');
      return { success: true, brand };
    },
  );
}

function createRoute(app: TypedApp, { ledger, brands }: BrandRoutesDeps): void {
  app.post(
    path,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'createBrand',
        tags,
        summary: 'Create a brand',
        description:
          'Registers the brand at the registry. The request is validated before anything is charged. If the response of the registry is lost, the service looks up the brand instead of registering it twice. Costs 1 token (free for admins) plus the registration fee of the registry.',
        security: BEARER,
        body: CreateBrandRequest,
        response: answers(
          201,
          CreateBrandAnswer,
          [
            ...WITH_BODY,
            'unauthorized',
            'insufficient_tokens',
            'credentials_missing',
            'registration_under_way',
            ...FROM_REGISTRY,
          ],
          charged,
        ),
      },
    },
    async (request, reply) => {
      const open = await brands.openCreate(callerOf(request), request.body);
      await chargeOpen(ledger, request, reply, 'createBrand', open);
      const created = await brands.create(open);
      return reply.code(201).send({ success: true, ...created });
    },
  );
}

function changeRoutes(app: TypedApp, { ledger, brands }: BrandRoutesDeps): void {
  app.put(
    `${path}/:brandId`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'updateBrand',
        tags,
        summary: 'Update a brand',
        description:
          'Updates the fields that you send, in this service and at the registry. A change of the legal company name, EIN, or legal entity type makes the brand unverified. It is rejected while the brand has active campaigns or vetting. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: UpdateBrandRequest,
        response: answers(200, BrandUpdateAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      brands.checkUpdate(prepared, request.body);
      const updated = await chargeAndRun(ledger, request, reply, 'updateBrand', () =>
        brands.update(prepared, request.body),
      );
      return { success: true, message: 'The brand was updated.', ...updated };
    },
  );

  app.delete(
    `${path}/:brandId`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'deleteBrand',
        tags,
        summary: 'Delete a brand',
        description:
          'Deletes the brand at the registry. You cannot undo this. The local record remains with the status `DELETED`. The request is rejected while the brand has active campaigns. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, MessageAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      await chargeAndRun(ledger, request, reply, 'deleteBrand', () => brands.remove(prepared));
      return { success: true, message: 'The brand was deleted.' };
    },
  );
}

function vettingRoutes(app: TypedApp, { ledger, brands, vetting }: BrandRoutesDeps): void {
  app.post(
    `${path}/:brandId/vet`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'vetBrand',
        tags,
        summary: 'Order external vetting',
        description:
          'The registry charges the fee of the vetting provider. If the same vetting is already in progress, the service does not order it again. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: VettingRequest,
        response: answers(200, VettingAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      vetting.checkOrder(request.body);
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      const order = await chargeAndRun(ledger, request, reply, 'vetBrand', () =>
        vetting.order(prepared, request.body),
      );
      return {
        success: true,
        message: 'Vetting was ordered. A callback delivers the score.',
        vetting: order as Record<string, unknown>,
      };
    },
  );

  app.get(
    `${path}/:brandId/feedback`,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getBrandFeedback',
        tags,
        summary: 'Retrieve brand feedback',
        description:
          'Returns why the registry did not verify the brand, and what to change. Fetches the current data from the registry. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, BrandFeedbackAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      const feedback = await chargeAndRun(ledger, request, reply, 'getBrandFeedback', () =>
        vetting.readFeedback(prepared),
      );
      return { success: true, feedback };
    },
  );
}

/** Without these, a brand that failed verification, or one of a sole proprietor, could never become verified. */
function checkRoutes(app: TypedApp, { ledger, brands, vetting }: BrandRoutesDeps): void {
  app.post(
    `${path}/:brandId/revet`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'revetBrand',
        tags,
        summary: 'Resubmit a brand',
        description:
          'Asks the registry to check a corrected brand again. The registry charges a fee each time and rejects a brand that has not changed. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, RevetAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      const brand = await chargeAndRun(ledger, request, reply, 'revetBrand', () => vetting.revet(prepared));
      return { success: true, message: 'The brand was resubmitted.', brand };
    },
  );

  app.post(
    `${path}/:brandId/otp`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'sendBrandCode',
        tags,
        summary: 'Send a one-time code to a sole proprietor',
        description:
          'The registry texts the code to the mobile phone number of the brand. It expires in 24 hours. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        response: answers(200, OtpAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      const referenceId = await chargeAndRun(ledger, request, reply, 'sendBrandCode', () =>
        vetting.sendCode(prepared),
      );
      return { success: true, message: 'The registry is sending the code.', referenceId };
    },
  );

  app.put(
    `${path}/:brandId/otp`,
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'confirmBrandCode',
        tags,
        summary: 'Verify the one-time code of a sole proprietor',
        description: 'Confirms the mobile phone number with the code. Costs 1 token. Free for admins.',
        security: BEARER,
        params,
        body: OtpRequest,
        response: answers(200, RevetAnswer, [...WITH_BODY, ...ASK], charged),
      },
    },
    async (request, reply) => {
      const prepared = await brands.prepareCall(callerOf(request), request.params.brandId);
      const brand = await chargeAndRun(ledger, request, reply, 'confirmBrandCode', () =>
        vetting.confirmCode(prepared, request.body.pin),
      );
      return { success: true, message: 'The mobile phone number was confirmed.', brand };
    },
  );
}
