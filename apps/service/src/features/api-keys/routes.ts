// API keys over HTTP (G-16). Keys are made and revoked by people who are logged in, never by another key.
import {
  ApiKeysAnswer,
  CreateApiKeyRequest,
  MessageAnswer,
  NewApiKeyAnswer,
  NumberPath,
} from '@tendlc/contract';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, originOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { ApiKeys } from './service.ts';

const tags = ['API keys'];

export function apiKeyRoutes(app: TypedApp, { apiKeys }: { apiKeys: ApiKeys }): void {
  app.post(
    '/v1/api-keys',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'createApiKey',
        tags,
        summary: 'Create an API key',
        description: 'The key is shown only once.',
        security: BEARER,
        body: CreateApiKeyRequest,
        response: answers(201, NewApiKeyAnswer, [...WITH_BODY, 'unauthorized', 'forbidden']),
      },
    },
    async (request, reply) => {
      const made = await apiKeys.create(accountOf(request).id, request.body, originOf(request));
      return reply.code(201).send({ success: true, ...made });
    },
  );

  app.get(
    '/v1/api-keys',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'listApiKeys',
        tags,
        summary: 'List API keys',
        description: 'Returns your API keys without the secret keys themselves.',
        security: BEARER,
        response: answers(200, ApiKeysAnswer, ['unauthorized', 'forbidden']),
      },
    },
    async (request) => ({ success: true, apiKeys: await apiKeys.list(accountOf(request).id) }),
  );

  app.delete(
    '/v1/api-keys/:id',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'revokeApiKey',
        tags,
        summary: 'Revoke an API key',
        description: 'The key stops working immediately.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, ['unauthorized', 'forbidden', 'not_found']),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!/^[1-9]\d{0,14}$/.test(id)) {
        throw new ServiceError('not_found', 'This API key does not exist.');
      }
      await apiKeys.revoke(accountOf(request).id, Number(id), originOf(request));
      return { success: true, message: 'The API key was revoked.' };
    },
  );
}
