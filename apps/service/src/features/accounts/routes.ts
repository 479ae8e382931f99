// The authentication endpoints over HTTP.
import {
  ForgotPasswordRequest,
  LoginRequest,
  MessageAnswer,
  RegisterRequest,
  ResetPasswordRequest,
  SessionAnswer,
  UserAnswer,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, bearerOf, payerOf, requireAccount } from '../../http/authentication.ts';
import { closeConsoleSession, openConsoleSession, visitOf } from '../../http/console-session.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { changeRoutes } from './changes/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { SESSION_SECONDS, toUser } from './policy.ts';
import type { Accounts } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

const tags = ['Authentication'];

export type AccountRoutesDeps = { readonly accounts: Accounts; readonly publicUrl: string };

export function accountRoutes(app: TypedApp, { accounts, publicUrl }: AccountRoutesDeps): void {
  const cookie = { lifetimeSeconds: SESSION_SECONDS, isSecure: publicUrl.startsWith('https:') };
  changeRoutes(app, { accounts, cookie });
  twoFactorRoutes(app, accounts);
  passkeyRoutes(app, { accounts, cookie });
  sessionRoutes(app, { accounts, cookie });
  app.post(
    '/v1/auth/register',
    {
      config: { limit: 'register' },
      schema: {
        operationId: 'register',
        tags,
        summary: 'Create an account',
        description: 'Creates an account with 2 trial tokens and returns a token that expires after 30 days.',
        security: [],
        body: RegisterRequest,
        response: answers(201, SessionAnswer, [...WITH_BODY, 'email_taken', 'overloaded']),
      },
    },
    async (request, reply) => {
      const session = await accounts.register(request.body, visitOf(request));
      const token = openConsoleSession(request, reply, session.token, cookie);
      return reply.code(201).send({ success: true, message: 'Your account was created.', ...session, token });
    },
  );

  app.post(
    '/v1/auth/login',
    {
      config: { limit: 'login' },
      schema: {
        operationId: 'login',
        tags,
        summary: 'Log in',
        description:
          'Returns a token that expires after 30 days. Five failed logins within 30 minutes lock the email for 30 minutes. With two-factor authentication, the response is 401 with the code `otp_required` until `otp` is sent.',
        security: [],
        body: LoginRequest,
        response: answers(200, SessionAnswer, [
          ...WITH_BODY,
          'invalid_credentials',
          'account_locked',
          'locked_by_operator',
          'otp_required',
          'invalid_otp',
          'overloaded',
        ]),
      },
    },
    async (request, reply) => {
      const { email, password, otp } = request.body;
      const session = await accounts.login(email, { password, otp }, visitOf(request));
      const token = openConsoleSession(request, reply, session.token, cookie);
      return { success: true, message: 'You are logged in.', ...session, token };
    },
  );

  app.get(
    '/v1/auth/verify',
    {
      config: { isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'verifySession',
        tags,
        summary: 'Verify a token',
        description: 'Returns the user that the token belongs to.',
        security: BEARER,
        response: answers(200, UserAnswer, ['unauthorized']),
      },
    },
    async (request) => ({ success: true, user: toUser(accountOf(request)) }),
  );

  app.post(
    '/v1/auth/logout',
    {
      config: { isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'logout',
        tags,
        summary: 'Log out',
        description:
          'Bearer tokens are stateless: discard the token in your client. It remains valid until it expires. A console session ends on the server.',
        security: BEARER,
        response: answers(200, MessageAnswer, ['unauthorized']),
      },
    },
    async (request, reply) => {
      const { sessionHash } = payerOf(request);
      // The cookie's token may have been copied; a program that brings its own bearer token keeps it.
      if (bearerOf(request) === undefined && sessionHash !== undefined) {
        await accounts.endSession(sessionHash);
      }
      closeConsoleSession(request, reply, cookie);
      return { success: true, message: 'You are logged out. Discard the token if you have one.' };
    },
  );

  app.post(
    '/v1/auth/forgot-password',
    {
      config: { limit: 'password' },
      schema: {
        operationId: 'forgotPassword',
        tags,
        summary: 'Request a password reset',
        description:
          'Sends an email with a link. The response is the same whether or not an account has this email.',
        security: [],
        body: ForgotPasswordRequest,
        response: answers(200, MessageAnswer, WITH_BODY),
      },
    },
    async (request) => {
      await accounts.requestPasswordReset(request.body.email);
      return {
        success: true,
        message: 'If an account has this email, we sent a link to reset its password.',
      };
    },
  );

  app.post(
    '/v1/auth/reset-password',
    {
      config: { limit: 'password' },
      schema: {
        operationId: 'resetPassword',
        tags,
        summary: 'Reset a password',
        description:
          'Sets a new password, invalidates all session tokens issued before, and unlocks the account. API keys, passkeys, and two-factor authentication stay as they are.',
        security: [],
        body: ResetPasswordRequest,
        response: answers(200, MessageAnswer, [...WITH_BODY, 'invalid_reset_token', 'overloaded']),
      },
    },
    async (request) => {
      await accounts.resetPassword(request.body.token, request.body.newPassword, request.ip);
      return { success: true, message: 'Your password was changed. Log in with the new one.' };
    },
  );
}
