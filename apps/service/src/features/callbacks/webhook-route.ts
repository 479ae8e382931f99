// Where the registry delivers its callbacks (G-60 to G-62). A scope of its own: the signature is over the bytes as they came.
import { LIMITS, WebhookAnswer } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { answers } from '../../http/docs/operations.ts';
import type { Callbacks } from './service.ts';

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? undefined : header);

export async function webhookRoute(app: TypedApp, { callbacks }: { callbacks: Callbacks }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The registry sends `Content-Type: JSON`, which is not well-formed, so the header is ignored.
    scope.addHook('onRequest', async ({ raw }) => {
      raw.headers['content-type'] = 'application/octet-stream';
    });
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    (scope as TypedApp).post(
      '/v1/tcr-webhooks/:webhookToken',
      {
        config: { limit: 'webhook' },
        bodyLimit: LIMITS.largeBodyBytes,
        schema: {
          operationId: 'receiveCallback',
          tags: ['Callbacks'],
          summary: 'Receive a registry callback',
          description:
            'The registry calls this operation. A callback is signed with `X-TCR-Webhook-Signature` (HMAC-SHA256 of the raw body with the webhook secret, in hex or base64) or with `X-Registry-Signature` (the scheme of the registry). The callback is stored before the response is sent. Duplicates and unknown event types get the same response. If the account has reached its storage quota, the response is 429 `storage_quota_exceeded`, and the callback is not stored.',
          security: [],
          params: Type.Object({ webhookToken: Type.String() }),
          response: answers(200, WebhookAnswer, [
            'validation_failed',
            'invalid_signature',
            'not_found',
            'body_too_large',
            'storage_quota_exceeded',
          ]),
        },
      },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await callbacks.receive(request.params.webhookToken, body, {
          own: one(request.headers['x-tcr-webhook-signature']),
          registry: one(request.headers['x-registry-signature']),
        });
        return { success: true };
      },
    );
  });
}
