// Registry credentials over HTTP (G-40 to G-42): a customer's own set, and all sets for admins. None of it costs tokens.
import {
  ChangeCredentialsRequest,
  ChangeOwnCredentialsRequest,
  ConnectionAnswer,
  CredentialsAnswer,
  CredentialsQuery,
  CredentialsTestAnswer,
  MessageAnswer,
  NewCredentialsAnswer,
  NumberPath,
  OwnCredentialsAnswer,
  StoreCredentialsRequest,
  StoreOwnCredentialsRequest,
  WebhookSubscriptionAnswer,
  Credentials,
  PageAnswer,
} from '@tendlc/contract';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, callerOf, originOf, requireAccount, requireAdmin } from '../../http/authentication.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../http/docs/operations.ts';
import type { AccountTest } from './account-test.ts';
import type { CredentialStore } from './service.ts';

type CredentialRoutesDeps = { readonly credentials: CredentialStore; readonly accountTest: AccountTest };

const tags = ['Registry credentials'];
const ADMIN = ['unauthorized', 'forbidden'] as const;

const DEACTIVATED = 'No new registry call uses the credentials. Their brands and campaigns remain.';

/** An ID that is not a number matches no credentials. */
function idOf({ id }: { id: string }): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) {
    throw new ServiceError('not_found', 'These credentials do not exist.');
  }
  return Number(id);
}

export function credentialRoutes(app: TypedApp, deps: CredentialRoutesDeps): void {
  ownRoutes(app, deps);
  registryRoutes(app, deps);
  adminRoutes(app, deps);
}

function ownRoutes(app: TypedApp, { credentials }: CredentialRoutesDeps): void {
  const path = '/v1/tcr/my-credentials';
  app.get(
    path,
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'getMyCredentials',
        tags,
        summary: 'Retrieve your registry credentials',
        description: 'Secrets are masked. Returns null if you have no active credentials.',
        security: BEARER,
        response: answers(200, OwnCredentialsAnswer, ['unauthorized']),
      },
    },
    async (request) => ({ success: true, credentials: await credentials.readOwn(accountOf(request).id) }),
  );

  app.post(
    path,
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'storeMyCredentials',
        tags,
        summary: 'Create your registry credentials',
        description:
          'The credentials are stored encrypted. Enter the `webhookUrl` from the response in the registry portal.',
        security: BEARER,
        body: StoreOwnCredentialsRequest,
        response: answers(201, NewCredentialsAnswer, [...WITH_BODY, 'unauthorized', 'credentials_exist']),
      },
    },
    async (request, reply) => {
      const { tcrSid, tcrAuthToken, tcrWebhookSecret, label } = request.body;
      const set = {
        userId: accountOf(request).id,
        tcrSid,
        tcrAuthToken,
        ...(tcrWebhookSecret === undefined ? {} : { tcrWebhookSecret }),
        ...(label === undefined ? {} : { label }),
      };
      const stored = await credentials.store(set, originOf(request));
      return reply.code(201).send({ success: true, credentials: stored });
    },
  );

  app.put(
    path,
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'changeMyCredentials',
        tags,
        summary: 'Update your registry credentials',
        security: BEARER,
        body: ChangeOwnCredentialsRequest,
        response: answers(200, CredentialsAnswer, [...WITH_BODY, 'unauthorized', 'credentials_missing']),
      },
    },
    async (request) => {
      const { tcrSid, tcrAuthToken, tcrWebhookSecret, label } = request.body;
      const change = {
        ...(tcrSid === undefined ? {} : { tcrSid }),
        ...(tcrAuthToken === undefined ? {} : { tcrAuthToken }),
        ...(tcrWebhookSecret === undefined ? {} : { tcrWebhookSecret }),
        ...(label === undefined ? {} : { label }),
      };
      const changed = await credentials.changeOwn(accountOf(request).id, change, originOf(request));
      return { success: true, credentials: changed };
    },
  );

  app.delete(
    `${path}/connection`,
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'disconnectMyAccount',
        tags,
        summary: 'Disconnect your registry account',
        description: DEACTIVATED,
        security: BEARER,
        response: answers(200, MessageAnswer, ['unauthorized', 'credentials_missing']),
      },
    },
    async (request) => {
      await credentials.deactivateOwn(accountOf(request).id, originOf(request));
      return {
        success: true,
        message: 'Your registry account is disconnected. No new registry call uses it.',
      };
    },
  );
}

/** Calls to the registry with the caller's own credentials. */
function registryRoutes(app: TypedApp, { accountTest }: CredentialRoutesDeps): void {
  const kinds = ['unauthorized', 'credentials_missing', 'validation_failed', ...FROM_REGISTRY] as const;
  app.post(
    '/v1/tcr/my-credentials/test',
    {
      config: { idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'testMyCredentials',
        tags,
        summary: 'Test your registry credentials',
        description: 'Asks the registry whether it accepts your credentials. Free.',
        security: BEARER,
        response: answers(200, CredentialsTestAnswer, kinds),
      },
    },
    async (request) => ({ success: true, ...(await accountTest.test(callerOf(request))) }),
  );

  app.post(
    '/v1/tcr/my-credentials/connection',
    {
      // As rarely as logins: it tells whether made-up credentials are valid at the registry.
      config: { idempotent: true, limit: 'account' },
      preParsing: requireAccount,
      schema: {
        operationId: 'connectMyAccount',
        tags,
        summary: 'Connect your registry account',
        description:
          'Tests the credentials at the registry, stores them in place of yours, and subscribes your `webhookUrl` to callbacks. Credentials that the registry rejects are not stored. Free.',
        security: BEARER,
        body: StoreOwnCredentialsRequest,
        response: answers(200, ConnectionAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'credentials_exist',
          ...FROM_REGISTRY,
        ]),
      },
    },
    async (request) => ({
      success: true,
      ...(await accountTest.connect(callerOf(request), request.body, originOf(request))),
    }),
  );

  app.put(
    '/v1/tcr/my-credentials/webhook-subscription',
    {
      config: { idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'subscribeMyWebhook',
        tags,
        summary: 'Subscribe your webhook URL at the registry',
        description:
          'Subscribes your `webhookUrl` to brand, campaign, and vetting callbacks. It replaces the webhook URL that the registry has now.',
        security: BEARER,
        response: answers(200, WebhookSubscriptionAnswer, kinds),
      },
    },
    async (request) => ({ success: true, ...(await accountTest.subscribe(callerOf(request))) }),
  );
}

function adminRoutes(app: TypedApp, { credentials }: CredentialRoutesDeps): void {
  const path = '/v1/tcr/credentials';
  app.get(
    path,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listCredentials',
        tags,
        summary: 'List registry credentials',
        description: 'Returns the credentials of all customers. Secrets are masked.',
        security: BEARER,
        querystring: CredentialsQuery,
        response: answers(200, PageAnswer('credentials', Credentials), [...ADMIN, 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await credentials.list(request.query)) }),
  );

  app.post(
    path,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'storeCredentials',
        tags,
        summary: 'Create registry credentials for a customer',
        security: BEARER,
        body: StoreCredentialsRequest,
        response: answers(201, NewCredentialsAnswer, [...WITH_BODY, ...ADMIN, 'credentials_exist']),
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send({ success: true, credentials: await credentials.store(request.body, originOf(request)) }),
  );

  app.get(
    `${path}/:id`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'getCredentials',
        tags,
        summary: 'Retrieve registry credentials',
        description: 'Secrets are masked.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, CredentialsAnswer, [...ADMIN, 'not_found']),
      },
    },
    async (request) => ({ success: true, credentials: await credentials.read(idOf(request.params)) }),
  );

  app.put(
    `${path}/:id`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'changeCredentials',
        tags,
        summary: 'Update registry credentials',
        security: BEARER,
        params: NumberPath,
        body: ChangeCredentialsRequest,
        response: answers(200, CredentialsAnswer, [...WITH_BODY, ...ADMIN, 'not_found', 'credentials_exist']),
      },
    },
    async (request) => ({
      success: true,
      credentials: await credentials.change(idOf(request.params), request.body, originOf(request)),
    }),
  );

  app.delete(
    `${path}/:id`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'deactivateCredentials',
        tags,
        summary: 'Deactivate registry credentials',
        description: DEACTIVATED,
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, [...ADMIN, 'not_found']),
      },
    },
    async (request) => {
      await credentials.deactivate(idOf(request.params), originOf(request));
      return {
        success: true,
        message: 'The credentials were deactivated. No new registry call uses them.',
      };
    },
  );
}
