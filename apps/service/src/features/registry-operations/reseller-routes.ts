// The resellers of a registry account.
import {
  AccountPageQuery,
  AccountQuery,
  MessageAnswer,
  RegistryPageAnswer,
  RegistryRecordAnswer,
  ResellerPath,
  ResellerRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { answers, WITH_BODY } from '../../http/docs/operations.ts';
import { checkResellerId, prepareReseller } from './resellers.ts';
import {
  accountOf,
  ASK_ACCOUNT,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
  pageAnswer,
  pageAsked,
  READING,
} from './route-parts.ts';

const TAG = 'Registry account';
const path = '/v1/tcr/resellers';
const one = `${path}/:resellerId`;
const ASK_ONE = [...ASK_ACCOUNT, 'not_found'] as const;

export function resellerRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  listRoutes(app, deps);
  changeRoutes(app, deps);
}

function listRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { resellers } = deps.registryOperations;

  app.get(
    path,
    {
      ...READING,
      schema: {
        ...describe('listResellers', TAG, 'List resellers', ''),
        querystring: AccountPageQuery,
        response: answers(200, RegistryPageAnswer, ASK_ACCOUNT, charged),
      },
    },
    async (request, reply) => {
      const asked = pageAsked(request.query);
      const call = await accountOf(deps, request, request.query);
      return pageAnswer(asked, await charge(deps, request, reply, () => resellers.list(call, asked)));
    },
  );

  app.post(
    path,
    {
      ...CHANGING,
      schema: {
        ...describe('createReseller', TAG, 'Create a reseller', 'The registry keeps names unique.'),
        body: ResellerRequest,
        response: answers(201, RegistryRecordAnswer, [...WITH_BODY, ...ASK_ACCOUNT], charged),
      },
    },
    async (request, reply) => {
      const wanted = prepareReseller(request.body);
      const call = await accountOf(deps, request, wanted);
      const record = await charge(deps, request, reply, () => resellers.create(call, wanted));
      return reply.code(201).send({ success: true, record });
    },
  );

  app.get(
    one,
    {
      ...READING,
      schema: {
        ...describe('getReseller', TAG, 'Retrieve a reseller', ''),
        params: ResellerPath,
        querystring: AccountQuery,
        response: answers(200, RegistryRecordAnswer, ASK_ONE, charged),
      },
    },
    async (request, reply) => {
      const id = checkResellerId(request.params.resellerId);
      const call = await accountOf(deps, request, request.query);
      const record = await charge(deps, request, reply, () => resellers.read(call, id));
      return { success: true, record };
    },
  );
}

function changeRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { resellers } = deps.registryOperations;

  app.put(
    one,
    {
      ...CHANGING,
      schema: {
        ...describe('updateReseller', TAG, 'Update a reseller', ''),
        params: ResellerPath,
        body: ResellerRequest,
        response: answers(200, RegistryRecordAnswer, [...WITH_BODY, ...ASK_ONE], charged),
      },
    },
    async (request, reply) => {
      const id = checkResellerId(request.params.resellerId);
      const wanted = prepareReseller(request.body);
      const call = await accountOf(deps, request, wanted);
      const record = await charge(deps, request, reply, () => resellers.update(call, id, wanted));
      return { success: true, record };
    },
  );

  app.delete(
    one,
    {
      ...CHANGING,
      schema: {
        ...describe('deleteReseller', TAG, 'Delete a reseller', 'Rejected while a campaign names it.'),
        params: ResellerPath,
        querystring: AccountQuery,
        response: answers(200, MessageAnswer, ASK_ONE, charged),
      },
    },
    async (request, reply) => {
      const id = checkResellerId(request.params.resellerId);
      const call = await accountOf(deps, request, request.query);
      await charge(deps, request, reply, () => resellers.remove(call, id));
      return { success: true, message: 'The reseller was deleted.' };
    },
  );
}
