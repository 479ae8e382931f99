// The authentication endpoints over HTTP.
import {
  CustomersAnswer,
  CustomersQuery,
  ForgotPasswordRequest,
  LoginRequest,
  MessageAnswer,
  RegisterRequest,
  ResetPasswordRequest,
  SessionAnswer,
  UserAnswer,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, bearerOf, payerOf, requireAccount, requireAdmin } from '../../http/authentication.ts';
import { closeConsoleSession, isFromConsole, openConsoleSession } from '../../http/console-session.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { SESSION_SECONDS, toUser } from './policy.ts';
import type { Accounts } from './service.ts';

const tags = ['Authentication'];

export type AccountRoutesDeps = { readonly accounts: Accounts; readonly publicUrl: string };

export function accountRoutes(app: TypedApp, { accounts, publicUrl }: AccountRoutesDeps): void {
  const cookie = { lifetimeSeconds: SESSION_SECONDS, isSecure: publicUrl.startsWith('https:') };
  app.post(
    '/v1/auth/register',
    {
      config: { limit: 'register' },
      schema: {
        operationId: 'register',
        tags,
        summary: 'Open an account with 2 trial tokens',
        security: [],
        body: RegisterRequest,
        response: answers(201, SessionAnswer, [...WITH_BODY, 'email_taken', 'overloaded']),
      },
    },
    async (request, reply) => {
      const session = await accounts.register(request.body, request.ip, {
        isRevocable: isFromConsole(request),
      });
      const token = openConsoleSession(request, reply, session.token, cookie);
      return reply.code(201).send({ success: true, message: 'Your account is ready.', ...session, token });
    },
  );

  app.post(
    '/v1/auth/login',
    {
      config: { limit: 'login' },
      schema: {
        operationId: 'login',
        tags,
        summary: 'Get a token for 30 days',
        description: 'Five failures within 30 minutes lock the e-mail for 30 minutes.',
        security: [],
        body: LoginRequest,
        response: answers(200, SessionAnswer, [
          ...WITH_BODY,
          'invalid_credentials',
          'account_locked',
          'overloaded',
        ]),
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const session = await accounts.login(email, password, request.ip, {
        isRevocable: isFromConsole(request),
      });
      const token = openConsoleSession(request, reply, session.token, cookie);
      return { success: true, message: 'Welcome back.', ...session, token };
    },
  );

  app.get(
    '/v1/auth/verify',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'verifySession',
        tags,
        summary: 'Whose token this is',
        security: BEARER,
        response: answers(200, UserAnswer, ['unauthorized']),
      },
    },
    async (request) => ({ success: true, user: toUser(accountOf(request)) }),
  );

  app.post(
    '/v1/auth/logout',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'logout',
        tags,
        summary: 'Log out',
        description:
          'A bearer token is stateless: the client discards it, and it stays valid until it expires. The session of the console ends on the server.',
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
        summary: 'Ask for a link to choose a new password',
        description: 'Answers alike whether or not the e-mail has an account.',
        security: [],
        body: ForgotPasswordRequest,
        response: answers(200, MessageAnswer, WITH_BODY),
      },
    },
    async (request) => {
      await accounts.requestPasswordReset(request.body.email);
      return {
        success: true,
        message: 'If the e-mail has an account, a message with a link is on its way.',
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
        summary: 'Reset your Tendlc password',
        description: 'Voids every token issued before and lifts a lock.',
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

  app.get(
    '/v1/customers',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listCustomers',
        tags,
        summary: 'Everybody who has an account, for admins',
        security: BEARER,
        querystring: CustomersQuery,
        response: answers(200, CustomersAnswer, ['unauthorized', 'forbidden', 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await accounts.list(request.query)) }),
  );
}
