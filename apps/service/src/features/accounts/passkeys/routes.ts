// Passkeys over HTTP. Adding one needs a session and the password; API keys cannot change them (G-16).
import {
  AddPasskeyRequest,
  MessageAnswer,
  NumberPath,
  PasskeyAnswer,
  PasskeyCreationOptionsAnswer,
  PasskeyLoginRequest,
  PasskeyRequestOptionsAnswer,
  PasskeysAnswer,
  ProofRequest,
  RenamePasskeyRequest,
  SessionAnswer,
} from '@tendlc/contract';
import { ServiceError } from '../../../errors.ts';
import type { TypedApp } from '../../../http/app-types.ts';
import { accountOf, originOf, payerOf, requireAccount } from '../../../http/authentication.ts';
import { type ConsoleCookie, openConsoleSession, visitOf } from '../../../http/console-session.ts';
import { answers, BEARER, WITH_BODY } from '../../../http/docs/operations.ts';
import type { Accounts } from '../service.ts';

const config = { isOpenWithoutTotp: true } as const;
const limited = { ...config, limit: 'account' } as const;

/** @throws ServiceError `not_found` */
function idOf({ id }: { id: string }): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) {
    throw new ServiceError('not_found', 'This passkey does not exist.');
  }
  return Number(id);
}

function ownPasskeyRoutes(app: TypedApp, accounts: Accounts): void {
  const { passkeys } = accounts;
  const tags = ['Account'];

  app.post(
    '/v1/account/passkeys/options',
    {
      config: limited,
      preParsing: requireAccount,
      schema: {
        operationId: 'startPasskey',
        tags,
        summary: 'Start adding a passkey',
        description:
          'Takes the password, and a code if two-factor authentication is on. Returns the options with which a browser creates a passkey (WebAuthn). An account can have 10 passkeys.',
        security: BEARER,
        body: ProofRequest,
        response: answers(200, PasskeyCreationOptionsAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'incorrect_password',
          'account_locked',
          'otp_required',
          'invalid_otp',
          'overloaded',
          'passkeys_unavailable',
          'passkeys_full',
        ]),
      },
    },
    async (request) => {
      await accounts.requireSecondFactor(accountOf(request), payerOf(request));
      const { currentPassword: password, otp } = request.body;
      const options = await passkeys.startAdding(accountOf(request), { password, otp }, request.ip);
      return { success: true, options };
    },
  );

  // Otherwise “options” would be taken for the ID of a passkey.
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/account/passkeys/options',
    config: { limit: 'general', isRefusal: true },
    schema: { hide: true },
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ServiceError('method_not_allowed');
    },
  });

  app.post(
    '/v1/account/passkeys',
    {
      config: limited,
      preParsing: requireAccount,
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add a passkey',
        description: 'Takes what the browser created with the options. An email tells the owner.',
        security: BEARER,
        body: AddPasskeyRequest,
        response: answers(201, PasskeyAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'invalid_passkey',
          'passkeys_unavailable',
          'passkeys_full',
        ]),
      },
    },
    async (request, reply) => {
      await accounts.requireSecondFactor(accountOf(request), payerOf(request));
      const passkey = await passkeys.add(accountOf(request), request.body, originOf(request));
      return reply.code(201).send({ success: true, message: 'The passkey was added.', passkey });
    },
  );

  app.get(
    '/v1/account/passkeys',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'listPasskeys',
        tags,
        summary: 'List your passkeys',
        security: BEARER,
        response: answers(200, PasskeysAnswer, ['unauthorized']),
      },
    },
    async (request) => ({ success: true, passkeys: await passkeys.list(accountOf(request).id) }),
  );

  app.patch(
    '/v1/account/passkeys/:id',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'renamePasskey',
        tags,
        summary: 'Rename a passkey',
        security: BEARER,
        params: NumberPath,
        body: RenamePasskeyRequest,
        response: answers(200, PasskeyAnswer, [...WITH_BODY, 'unauthorized', 'not_found']),
      },
    },
    async (request) => {
      const passkey = await passkeys.rename(accountOf(request).id, idOf(request.params), request.body.name);
      return { success: true, message: 'The passkey was renamed.', passkey };
    },
  );

  app.delete(
    '/v1/account/passkeys/:id',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'removePasskey',
        tags,
        summary: 'Remove a passkey',
        description: 'It can no longer log in. Sessions that it opened stay until they are ended.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, ['unauthorized', 'not_found']),
      },
    },
    async (request) => {
      await accounts.requireSecondFactor(accountOf(request), payerOf(request));
      await passkeys.remove(accountOf(request).id, idOf(request.params), originOf(request));
      return { success: true, message: 'The passkey was removed.' };
    },
  );
}

type Deps = { readonly accounts: Accounts; readonly cookie: ConsoleCookie };

export function passkeyRoutes(app: TypedApp, { accounts, cookie }: Deps): void {
  ownPasskeyRoutes(app, accounts);
  const tags = ['Authentication'];

  app.post(
    '/v1/auth/login/passkey/options',
    {
      schema: {
        operationId: 'startPasskeyLogin',
        tags,
        summary: 'Start a login with a passkey',
        description:
          'Returns the options with which a browser asks for a passkey (WebAuthn). The device knows its passkeys, so no email is needed.',
        security: [],
        response: answers(200, PasskeyRequestOptionsAnswer, ['passkeys_unavailable']),
      },
    },
    async () => ({ success: true, options: await accounts.passkeys.startLogin() }),
  );

  app.post(
    '/v1/auth/login/passkey',
    {
      config: { limit: 'login' },
      schema: {
        operationId: 'loginWithPasskey',
        tags,
        summary: 'Log in with a passkey',
        description:
          'Returns a token as a login with a password does. No code is asked for, because a passkey is two factors. Failures count as failed logins.',
        security: [],
        body: PasskeyLoginRequest,
        response: answers(200, SessionAnswer, [
          ...WITH_BODY,
          'invalid_passkey',
          'account_locked',
          'locked_by_operator',
          'passkeys_unavailable',
        ]),
      },
    },
    async (request, reply) => {
      const session = await accounts.loginWithPasskey(request.body.credential, visitOf(request));
      const token = openConsoleSession(request, reply, session.token, cookie);
      return { success: true, message: 'You are logged in.', ...session, token };
    },
  );
}
