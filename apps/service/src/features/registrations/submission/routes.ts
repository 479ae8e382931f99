// Submissions over HTTP (G-85): submit a registration, confirm a code, cancel.
import {
  RegistrationAnswer,
  RegistrationCodeRequest,
  RegistrationPath,
  SubmissionRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../../http/app-types.ts';
import { callerOf, requireAccount } from '../../../http/authentication.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../../http/docs/operations.ts';
import { revisionTag } from '../../../http/revisions.ts';
import type { Submissions } from './service.ts';

const tags = ['Registrations'];
const one = '/v1/registrations/:registrationId';
const changing = { limit: 'general', scope: 'registry:write' } as const;
const params = RegistrationPath;

export function submissionRoutes(
  app: TypedApp,
  { submissions }: { readonly submissions: Submissions },
): void {
  app.post(
    `${one}/submissions`,
    {
      config: { ...changing, idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'submitRegistration',
        tags,
        summary: 'Submit a registration',
        description:
          'Registers the brand, waits until the registry has verified it, registers the campaign, shares it, and follows the partner and the carriers, all in the background. Each record that is registered costs 1 token (free for admins) plus the fee of the registry. Before anything is charged, the gate refuses what cannot pass, with the reason in `X-Error-Code`.',
        security: BEARER,
        params,
        body: SubmissionRequest,
        response: answers(202, RegistrationAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'not_found',
          'insufficient_tokens',
          'credentials_missing',
          'registration_under_way',
          'registration_closed',
          'final_denial',
          'not_evaluated',
          'unchanged',
          'denied_fields_unchanged',
          'not_ready',
        ]),
      },
    },
    async (request, reply) => {
      const { registrationId } = request.params;
      const registration = await submissions.submit(callerOf(request), registrationId, request.body);
      return reply
        .code(202)
        .header('etag', revisionTag(registration.revision))
        .send({ success: true, registration });
    },
  );

  app.post(
    `${one}/otp`,
    {
      config: { ...changing, idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'confirmRegistrationCode',
        tags,
        summary: 'Confirm the code of a sole proprietor',
        description:
          'The registry texts a code to the mobile phone of the owner when a submission registers a sole proprietor. The submission continues after it is confirmed. Free.',
        security: BEARER,
        params,
        body: RegistrationCodeRequest,
        response: answers(200, RegistrationAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'not_found',
          'credentials_missing',
          'no_code_expected',
          ...FROM_REGISTRY,
        ]),
      },
    },
    async (request) => {
      const { registrationId } = request.params;
      const registration = await submissions.confirmCode(
        callerOf(request),
        registrationId,
        request.body.code,
      );
      return { success: true, registration };
    },
  );

  app.post(
    `${one}/cancellations`,
    {
      config: changing,
      preParsing: requireAccount,
      schema: {
        operationId: 'cancelSubmission',
        tags,
        summary: 'Cancel a submission',
        description:
          'Stops what has not happened yet. If nothing was registered, the registration is a draft again; otherwise it is closed, and what was registered stays. Free.',
        security: BEARER,
        params,
        response: answers(202, RegistrationAnswer, ['unauthorized', 'not_found', 'nothing_to_cancel']),
      },
    },
    async (request, reply) => {
      const registration = await submissions.cancel(callerOf(request), request.params.registrationId);
      return reply.code(202).send({ success: true, registration });
    },
  );
}
