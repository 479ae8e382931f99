// Changes of the own account over HTTP. They need a session; API keys cannot make them (G-16).
import {
  AccountSecurityAnswer,
  ChangeAccountRequest,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  MessageAnswer,
  SessionAnswer,
  UserAnswer,
} from '@tendlc/contract';
import type { ErrorKind } from '../../../errors.ts';
import type { TypedApp } from '../../../http/app-types.ts';
import { accountOf, originOf, payerOf, requireAccount } from '../../../http/authentication.ts';
import { type ConsoleCookie, openConsoleSession, visitOf } from '../../../http/console-session.ts';
import { answers, BEARER, WITH_BODY } from '../../../http/docs/operations.ts';
import type { Accounts } from '../service.ts';

const tags = ['Account'];

const WITH_PASSWORD: readonly ErrorKind[] = [
  ...WITH_BODY,
  'unauthorized',
  'incorrect_password',
  'account_locked',
  'overloaded',
];

export function changeRoutes(
  app: TypedApp,
  { accounts, cookie }: { accounts: Accounts; cookie: ConsoleCookie },
): void {
  app.patch(
    '/v1/account',
    {
      config: { isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'changeAccount',
        tags,
        summary: 'Change your name',
        security: BEARER,
        body: ChangeAccountRequest,
        response: answers(200, UserAnswer, [...WITH_BODY, 'unauthorized']),
      },
    },
    async (request) => ({
      success: true,
      user: await accounts.changeName(accountOf(request), request.body),
    }),
  );

  app.put(
    '/v1/account/password',
    {
      config: { limit: 'account', isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'changePassword',
        tags,
        summary: 'Change your password',
        description:
          'Invalidates all session tokens issued before, including the one of this request, and returns a new one. API keys stay valid.',
        security: BEARER,
        body: ChangePasswordRequest,
        response: answers(200, SessionAnswer, WITH_PASSWORD),
      },
    },
    async (request, reply) => {
      const session = await accounts.changePassword(
        accountOf(request),
        request.body,
        originOf(request),
        visitOf(request),
        payerOf(request),
      );
      const token = openConsoleSession(request, reply, session.token, cookie);
      const message = 'Your password was changed. All other sessions were logged out.';
      return { success: true, message, ...session, token };
    },
  );

  app.post(
    '/v1/account/email',
    {
      config: { limit: 'account', isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'requestEmailChange',
        tags,
        summary: 'Request a change of your email',
        description:
          'Sends a link to the new address. The change takes effect when the link is opened. The response is the same whether or not another account has this email.',
        security: BEARER,
        body: ChangeEmailRequest,
        response: answers(200, MessageAnswer, WITH_PASSWORD),
      },
    },
    async (request) => {
      await accounts.requestEmail(accountOf(request), request.body, originOf(request));
      return { success: true, message: 'We sent a link to the new address. Open it to confirm the change.' };
    },
  );

  app.post(
    '/v1/account/email/confirmations',
    {
      config: { limit: 'account' },
      schema: {
        operationId: 'confirmEmailChange',
        tags,
        summary: 'Confirm a new email',
        description: 'Takes the token from the email to the new address. Sessions stay valid.',
        security: [],
        body: ConfirmEmailRequest,
        response: answers(200, MessageAnswer, [...WITH_BODY, 'invalid_confirmation_token', 'email_taken']),
      },
    },
    async (request) => {
      await accounts.confirmEmail(request.body.token, request.ip);
      return { success: true, message: 'Your email address was changed. Log in with it from now on.' };
    },
  );

  app.get(
    '/v1/account/security',
    {
      config: { isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'getAccountSecurity',
        tags,
        summary: 'Retrieve your security settings',
        security: BEARER,
        response: answers(200, AccountSecurityAnswer, ['unauthorized']),
      },
    },
    async (request) => ({
      success: true,
      security: await accounts.readSecurity(accountOf(request), payerOf(request)),
    }),
  );
}
