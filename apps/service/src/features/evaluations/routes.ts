// Evaluations over HTTP (G-83). An evaluation costs a token; reading it and taking over its edits is free.
import {
  ApplyEditsAnswer,
  ApplyEditsRequest,
  EvaluateRequest,
  EVALUATION_TOOL,
  EvaluationAnswer,
  EvaluationPath,
  EvaluationsAnswer,
  PageQuery,
  RegistrationPath,
} from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeBeforeWork } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { isExpectedRevision, revisionTag } from '../../http/revisions.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Evaluations } from './service.ts';

type Deps = {
  readonly evaluations: Evaluations;
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
};

const tags = ['Registrations'];
const all = '/v1/registrations/:registrationId/evaluations';
const one = `${all}/:evaluationId`;
const READ = ['unauthorized', 'not_found'] as const;
const reading = { limit: 'general', scope: 'registry:read' } as const;
const changing = { limit: 'general', scope: 'registry:write' } as const;

export function evaluationRoutes(app: TypedApp, deps: Deps): void {
  evaluateRoute(app, deps);
  readRoutes(app, deps);
  editsRoute(app, deps);
}

function evaluateRoute(app: TypedApp, { evaluations, ledger }: Deps): void {
  app.post(
    all,
    {
      config: { ...changing, idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'evaluateRegistration',
        tags,
        summary: 'Evaluate a registration',
        description:
          'Reviews the newest values and the public pages as a reviewer would, before any fee is paid. Nothing has to be complete: what is missing is a finding. A page that cannot be opened is a finding, too. Opening the pages can take up to 40 seconds. Costs 1 token or the daily free token.',
        security: BEARER,
        params: RegistrationPath,
        body: EvaluateRequest,
        response: answers(
          201,
          EvaluationAnswer,
          [...READ, 'insufficient_tokens', 'overloaded', ...WITH_BODY],
          { charged: true },
        ),
      },
    },
    async (request, reply) => {
      const registration = await evaluations.prepare(callerOf(request), request.params.registrationId);
      const { fetchPages = true } = request.body;
      const { result } = await chargeBeforeWork(ledger, request, reply, EVALUATION_TOOL, (chargeId) =>
        evaluations.evaluate(registration, fetchPages, chargeId),
      );
      return reply.code(201).send({ success: true, evaluation: result });
    },
  );
}

function readRoutes(app: TypedApp, { evaluations }: Deps): void {
  app.get(
    all,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listEvaluations',
        tags,
        summary: 'List the evaluations of a registration',
        description: 'Returns the newest 100 evaluations, and the last one of each version. Free.',
        security: BEARER,
        params: RegistrationPath,
        querystring: PageQuery({}),
        response: answers(200, EvaluationsAnswer, [...READ, 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await evaluations.list(callerOf(request), request.params.registrationId, request.query)),
    }),
  );

  app.get(
    one,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getEvaluation',
        tags,
        summary: 'Retrieve an evaluation',
        description:
          'Returns what was found when the registration was evaluated. Quotes come from pages: escape them before you show them. Free.',
        security: BEARER,
        params: EvaluationPath,
        response: answers(200, EvaluationAnswer, READ),
      },
    },
    async (request) => {
      const { registrationId, evaluationId } = request.params;
      const evaluation = await evaluations.read(callerOf(request), registrationId, evaluationId);
      return { success: true, evaluation };
    },
  );
}

function editsRoute(app: TypedApp, { evaluations }: Deps): void {
  app.post(
    `${one}/edits`,
    {
      config: changing,
      preParsing: requireAccount,
      schema: {
        operationId: 'applyEvaluationEdits',
        tags,
        summary: 'Take over edits of an evaluation',
        description:
          'Changes the fields that the findings of these rules have edits for. An edit is skipped and named if its field has another value than `before` by now. With `If-Match`, a newer revision is not changed. Free.',
        security: BEARER,
        params: EvaluationPath,
        headers: Type.Object({
          'if-match': Type.Optional(
            Type.String({ maxLength: 1000, description: 'The `ETag` of the revision.', examples: ['"3"'] }),
          ),
        }),
        body: ApplyEditsRequest,
        response: answers(200, ApplyEditsAnswer, [
          ...READ,
          'precondition_failed',
          'registration_under_way',
          'registration_closed',
          ...WITH_BODY,
        ]),
      },
    },
    async (request, reply) => {
      const result = await evaluations.applyEdits(
        callerOf(request),
        request.params,
        request.body.ruleIds,
        isExpectedRevision(request.headers['if-match']),
      );
      return reply
        .header('etag', revisionTag(result.registration.revision))
        .send({ success: true, ...result });
    },
  );
}
