// Two-factor authentication over HTTP (G-96). It needs a session and the password; API keys cannot change it (G-16).
import {
  ConfirmTotpRequest,
  MessageAnswer,
  ProofRequest,
  RecoveryCodesAnswer,
  StartTotpAnswer,
  StartTotpRequest,
} from '@tendlc/contract';
import type { FastifyRequest } from 'fastify';
import type { ErrorKind } from '../../../errors.ts';
import type { TypedApp } from '../../../http/app-types.ts';
import { accountOf, originOf, payerOf, requireAccount } from '../../../http/authentication.ts';
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
const WITH_PROOF: readonly ErrorKind[] = [...WITH_PASSWORD, 'otp_required', 'invalid_otp'];

const config = { limit: 'account', isOpenWithoutTotp: true } as const;

export function twoFactorRoutes(app: TypedApp, accounts: Accounts): void {
  const { identity, twoFactor } = accounts;
  /** @throws ServiceError as `identity.confirm` */
  const prove = (
    request: FastifyRequest,
    { currentPassword, otp }: { currentPassword: string; otp?: string },
    asksOtp: boolean,
  ) => identity.confirm(accountOf(request), { password: currentPassword, otp }, request.ip, asksOtp);

  app.post(
    '/v1/account/totp',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'startTotp',
        tags,
        summary: 'Set up an authenticator app',
        description:
          'Returns a new secret for an authenticator app (TOTP, RFC 6238). Two-factor authentication is on once a code confirms the secret.',
        security: BEARER,
        body: StartTotpRequest,
        response: answers(200, StartTotpAnswer, [...WITH_PASSWORD, 'totp_enabled']),
      },
    },
    async (request) => {
      await accounts.requireSecondFactor(accountOf(request), payerOf(request));
      return { success: true, ...(await twoFactor.start(await prove(request, request.body, false))) };
    },
  );

  app.post(
    '/v1/account/totp/confirmations',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'confirmTotp',
        tags,
        summary: 'Turn on two-factor authentication',
        description: 'Takes a code of the authenticator app, and returns recovery codes.',
        security: BEARER,
        body: ConfirmTotpRequest,
        response: answers(200, RecoveryCodesAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'invalid_otp',
          'totp_enabled',
        ]),
      },
    },
    async (request) => {
      await accounts.requireSecondFactor(accountOf(request), payerOf(request));
      const recoveryCodes = await twoFactor.confirm(
        accountOf(request).id,
        request.body.otp,
        originOf(request),
      );
      const message = 'Two-factor authentication is on. Save the recovery codes.';
      return { success: true, message, recoveryCodes };
    },
  );

  app.post(
    '/v1/account/totp/disable',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'disableTotp',
        tags,
        summary: 'Turn off two-factor authentication',
        description: 'Deletes the secret of the authenticator app and the recovery codes.',
        security: BEARER,
        body: ProofRequest,
        response: answers(200, MessageAnswer, [...WITH_PROOF, 'totp_not_enabled']),
      },
    },
    async (request) => {
      await prove(request, request.body, true);
      await twoFactor.disable(accountOf(request), originOf(request));
      return { success: true, message: 'Two-factor authentication is off.' };
    },
  );

  app.post(
    '/v1/account/recovery-codes',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'createRecoveryCodes',
        tags,
        summary: 'Create new recovery codes',
        description: 'The earlier recovery codes stop working.',
        security: BEARER,
        body: ProofRequest,
        response: answers(200, RecoveryCodesAnswer, [...WITH_PROOF, 'totp_not_enabled']),
      },
    },
    async (request) => {
      await prove(request, request.body, true);
      const recoveryCodes = await twoFactor.renewRecoveryCodes(accountOf(request), originOf(request));
      const message = 'New recovery codes were created. The earlier ones no longer work.';
      return { success: true, message, recoveryCodes };
    },
  );
}
