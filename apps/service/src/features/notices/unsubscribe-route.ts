// The address of unsubscribe links. Mail programs POST to it (RFC 8058); people open it as a page of the console, which asks
// first, because mail scanners open links. A scope of its own: mail programs send forms, which nothing else here takes.
import { MessageAnswer, UnsubscribePath } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { answers } from '../../http/docs/operations.ts';
import type { Notices } from './service.ts';

const BODY_BYTES_MAX = 4_096;

export async function unsubscribeRoute(app: TypedApp, { notices }: { notices: Notices }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The request needs no body, so none is read for its content.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    (scope as TypedApp).post(
      '/unsubscribe/:kind/:token',
      {
        // Counted by URL: the providers of mailboxes send the requests of many people from few addresses.
        config: { limit: 'webhook' },
        bodyLimit: BODY_BYTES_MAX,
        schema: {
          operationId: 'unsubscribe',
          tags: ['Notices'],
          summary: 'Unsubscribe from one kind of email',
          description:
            'The link of an email, which is also in its `List-Unsubscribe` header. It needs no session and does not expire. Repeating it has no further effect. The body is ignored, such as `List-Unsubscribe=One-Click` (RFC 8058). A `GET` of the same URL is a page of the console and changes nothing.',
          security: [],
          params: UnsubscribePath,
          response: answers(200, MessageAnswer, [
            'validation_failed',
            'invalid_unsubscribe_link',
            'body_too_large',
          ]),
        },
      },
      async (request) => {
        const { kind, token } = request.params;
        await notices.unsubscribe(kind, token);
        return { success: true, message: 'You are unsubscribed from these emails.' };
      },
    );
  });
}
