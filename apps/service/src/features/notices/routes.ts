// HTTP routes for the mails that a user gets.
import { ChangeNoticesRequest, NoticesAnswer } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Notices } from './service.ts';

const tags = ['Notices'];

export function noticeRoutes(app: TypedApp, { notices }: { notices: Notices }): void {
  app.get(
    '/v1/notices',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'getNotices',
        tags,
        summary: 'Retrieve your email preferences',
        security: BEARER,
        response: answers(200, NoticesAnswer, ['unauthorized']),
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return {
        success: true,
        notices: await notices.read(id),
        schedule: await notices.readSchedule(id),
      };
    },
  );

  app.put(
    '/v1/notices',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'changeNotices',
        tags,
        summary: 'Update your email preferences',
        security: BEARER,
        body: ChangeNoticesRequest,
        response: answers(200, NoticesAnswer, [...WITH_BODY, 'unauthorized']),
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return {
        success: true,
        notices: await notices.change(id, request.body),
        schedule: await notices.readSchedule(id),
      };
    },
  );
}
