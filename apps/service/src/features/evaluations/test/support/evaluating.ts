// Calls and readers for tests of evaluations.
import type { Evaluation, EvaluationFinding, Registration } from '@tendlc/contract';
import type { Answer, TestService, TestUser } from '../../../../../test/support/service.ts';

const pathOfFinding = ({ field }: EvaluationFinding): string => [field].flat()[0] ?? '';

/** `ruleId path` of each error. */
export const errorsOf = ({ findings }: Evaluation): string[] =>
  findings
    .filter(({ status }) => status === 'error')
    .map((finding) => `${finding.ruleId} ${pathOfFinding(finding)}`);

export const ruleIdsOf = ({ findings }: Evaluation): string[] => findings.map(({ ruleId }) => ruleId);

export type Evaluating = ReturnType<typeof evaluatingWith>;

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status) {
    throw new Error(`expected ${status}, got ${answer.status} ${answer.text}`);
  }
  return answer;
}

export function evaluatingWith(service: TestService) {
  const pathOf = (id: number, rest = '') => `/v1/registrations/${id}/evaluations${rest}`;
  const evaluateRaw = (user: TestUser, id: number, body: object = {}, headers = {}) =>
    service.call('POST', pathOf(id), body, { token: user.token, headers });
  return {
    evaluateRaw,
    create: async (user: TestUser, packet: object): Promise<Registration> =>
      expectStatus(await service.call('POST', '/v1/registrations', packet, user), 201).body.registration,
    read: async (user: TestUser, id: number): Promise<Registration> =>
      expectStatus(await service.call('GET', `/v1/registrations/${id}`, undefined, user), 200).body
        .registration,
    patch: async (user: TestUser, id: number, patch: object): Promise<Registration> =>
      expectStatus(await service.call('PATCH', `/v1/registrations/${id}`, patch, user), 200).body
        .registration,
    evaluate: async (user: TestUser, id: number, body: object = {}): Promise<Evaluation> =>
      expectStatus(await evaluateRaw(user, id, body), 201).body.evaluation,
    list: (user: TestUser, id: number, query = '') => service.call('GET', pathOf(id, query), undefined, user),
    get: (user: TestUser, id: number, evaluationId: number | string) =>
      service.call('GET', pathOf(id, `/${evaluationId}`), undefined, user),
    applyEdits: (
      user: TestUser,
      id: number,
      evaluationId: number,
      ruleIds: readonly string[],
      headers: Record<string, string> = {},
    ) =>
      service.call('POST', pathOf(id, `/${evaluationId}/edits`), { ruleIds }, { token: user.token, headers }),
  };
}

export const storedEvaluations = async ({ deps }: TestService, registrationId: number): Promise<number> =>
  (
    await deps.db
      .selectFrom('registration_evaluations')
      .select('id')
      .where('registration_id', '=', registrationId)
      .execute()
  ).length;
