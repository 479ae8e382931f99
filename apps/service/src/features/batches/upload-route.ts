// Where files are sent. A scope of its own: the body is read as it arrives, and not as JSON.
import { BATCH_BYTES_MAX, BatchAnswer, UploadBatchQuery } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';
import { type StreamedBody, useStreamedBodies } from '../../http/streamed-bodies.ts';
import type { Batches } from './service.ts';
import { FILE_TYPES, type FileType } from './upload.ts';

const REFUSALS = [
  'unauthorized',
  'malformed_body',
  'validation_failed',
  'body_too_large',
  'unsupported_media_type',
  'batches_full',
] as const;

/** The types of the body, for the documentation. */
const CONTENT = {
  'application/json': {
    schema: Type.Object(
      { rows: Type.Array(Type.Object({}, { additionalProperties: true })) },
      { examples: [{ rows: [{ reference: 'row-1', brand: { brandName: 'Copper Kettle' } }] }] },
    ),
  },
  'text/csv': { schema: Type.String({ examples: ['reference,brand.brandName\nrow-1,Copper Kettle'] }) },
  'application/x-ndjson': { schema: Type.String({ examples: ['{"reference":"row-1"}'] }) },
};

export async function uploadRoute(app: TypedApp, { batches }: { readonly batches: Batches }): Promise<void> {
  await app.register((scope, _options, done) => {
    useStreamedBodies(scope, FILE_TYPES, {
      bytesMax: BATCH_BYTES_MAX,
      otherTypes: `Send the file with one of these content types: ${FILE_TYPES.join(', ')}.`,
    });
    postRoute(scope, batches);
    done();
  });
}

function postRoute(app: TypedApp, batches: Batches): void {
  app.post(
    '/v1/registration-batches',
    {
      config: { limit: 'general', scope: 'registry:write' },
      bodyLimit: BATCH_BYTES_MAX,
      preParsing: requireAccount,
      schema: {
        operationId: 'createBatch',
        tags: ['Registrations'],
        summary: 'Send a file of registrations',
        description:
          'Takes up to 10,000 rows in up to 32 MiB: CSV with the template’s columns, one JSON object per line, or `{ "rows": [...] }`. Each row becomes a draft in the background; a row that cannot is reported and holds up no other. `reference` identifies a row in your account: sent again, it changes its draft, or leaves it alone if the row is the same. In CSV, an empty cell removes the value. Free.',
        security: BEARER,
        querystring: UploadBatchQuery,
        body: { content: CONTENT },
        response: answers(202, BatchAnswer, REFUSALS),
      },
    },
    async (request, reply) => {
      const { type, bytes } = request.body as StreamedBody<FileType>;
      const { dryRun = false } = request.query;
      const batch = await batches.upload(callerOf(request), type, bytes, dryRun);
      return reply.code(202).send({ success: true, batch });
    },
  );
}
