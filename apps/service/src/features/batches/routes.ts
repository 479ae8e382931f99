// Batches over HTTP (G-88): send a file, evaluate and submit its rows, and read where each row stands.
import { Readable } from 'node:stream';
import {
  BatchAnswer,
  BatchesAnswer,
  BatchesQuery,
  BatchPath,
  BatchRowsAnswer,
  BatchRowsQuery,
  ChangeBatchRequest,
  EvaluateBatchRequest,
  SubmitBatchRequest,
} from '@tendlc/contract';
import { packetTemplateColumns } from '@tendlc/registration';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { toCsvFile } from './rows/report.ts';
import type { Batches } from './service.ts';
import { uploadRoute } from './upload-route.ts';

type Deps = { readonly batches: Batches };

const tags = ['Registrations'];
const path = '/v1/registration-batches';
const one = `${path}/:batchId`;
/** Not the template, which has other methods. */
const oneToChange = `${path}/:batchId(^[^.]+$)`;
const READ = ['unauthorized', 'not_found'] as const;
const reading = { limit: 'general', scope: 'registry:read' } as const;
const changing = { limit: 'general', scope: 'registry:write' } as const;
const CSV = 'text/csv; charset=utf-8';

export async function batchRoutes(app: TypedApp, deps: Deps): Promise<void> {
  await uploadRoute(app, deps);
  readRoutes(app, deps);
  fileRoutes(app, deps);
  workRoutes(app, deps);
}

function readRoutes(app: TypedApp, { batches }: Deps): void {
  app.get(
    path,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listBatches',
        tags,
        summary: 'List batches',
        description: 'Returns your newest 100 batches. Admins get the batches of all customers. Free.',
        security: BEARER,
        querystring: BatchesQuery,
        response: answers(200, BatchesAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await batches.list(callerOf(request), request.query)) }),
  );

  app.get(
    one,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getBatch',
        tags,
        summary: 'Retrieve a batch',
        description: 'Returns the status of the batch, the number of rows by state, and the cost. Free.',
        security: BEARER,
        params: BatchPath,
        response: answers(200, BatchAnswer, READ),
      },
    },
    async (request) => ({
      success: true,
      batch: await batches.read(callerOf(request), request.params.batchId),
    }),
  );

  app.get(
    `${one}/rows`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listBatchRows',
        tags,
        summary: 'List the rows of a batch',
        description:
          'Returns each row that was read, with its registration and what is wrong with it. The states follow the registrations. Free.',
        security: BEARER,
        params: BatchPath,
        querystring: BatchRowsQuery,
        response: answers(200, BatchRowsAnswer, [...READ, 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await batches.rows(callerOf(request), request.params.batchId, request.query)),
    }),
  );
}

/** The responses of a route that sends a CSV file. */
const csvAnswers = (description: string, example: string, kinds: Parameters<typeof answers>[2]) => ({
  ...answers(200, Type.String(), kinds),
  200: { description, content: { 'text/csv': { schema: Type.String({ examples: [example] }) } } },
});

function fileRoutes(app: TypedApp, { batches }: Deps): void {
  app.get(
    `${path}/template.csv`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getBatchTemplate',
        tags,
        summary: 'Download the CSV template',
        description:
          'Returns a header with all columns, and a row that shows the format of each value. Only `reference` is required. Columns can be left out and be in any order. Free.',
        security: BEARER,
        response: csvAnswers('The template.', 'reference,label,…', ['unauthorized']),
      },
    },
    async (_request, reply) => {
      const columns = packetTemplateColumns();
      return reply
        .type(CSV)
        .header('content-disposition', 'attachment; filename="registrations.csv"')
        .send(toCsvFile([columns.map(({ name }) => name), columns.map(({ example }) => example)]));
    },
  );

  app.get(
    `${one}/report.csv`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getBatchReport',
        tags,
        summary: 'Download the report of a batch',
        description:
          'Returns a line for each row, with its state, its IDs, and its problems. A value that a spreadsheet would run as a formula begins with an apostrophe. Free.',
        security: BEARER,
        params: BatchPath,
        response: csvAnswers('The report.', 'row,reference,label,…', READ),
      },
    },
    async (request, reply) => {
      const { batchId } = request.params;
      const report = await batches.report(callerOf(request), batchId);
      return reply
        .type(CSV)
        .header('content-disposition', `attachment; filename="batch-${batchId}.csv"`)
        .send(Readable.from(report, { objectMode: false }) as unknown as string);
    },
  );
}

function workRoutes(app: TypedApp, { batches }: Deps): void {
  app.post(
    `${one}/evaluations`,
    {
      config: { ...changing, idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'evaluateBatch',
        tags,
        summary: 'Evaluate the rows of a batch',
        description:
          'Evaluates in the background each row that is a draft, and again each row that was not ready. Costs 1 token for each row when it is evaluated. With too few tokens for all of them, nothing is done.',
        security: BEARER,
        params: BatchPath,
        body: EvaluateBatchRequest,
        response: answers(202, BatchAnswer, [...READ, 'insufficient_tokens', 'batch_busy', ...WITH_BODY]),
      },
    },
    async (request, reply) => {
      const batch = await batches.evaluate(callerOf(request), request.params.batchId);
      return reply.code(202).send({ success: true, batch });
    },
  );

  app.post(
    `${one}/submissions`,
    {
      config: { ...changing, idempotent: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'submitBatch',
        tags,
        summary: 'Submit the rows of a batch',
        description:
          'Submits in the background each row that is `READY`, once its cost is confirmed. Other rows are left out and reported. Each record that is registered costs 1 token (free for admins) plus the fee of the registry. No row is registered twice.',
        security: BEARER,
        params: BatchPath,
        body: SubmitBatchRequest,
        response: answers(202, BatchAnswer, [
          ...READ,
          'insufficient_tokens',
          'credentials_missing',
          'batch_busy',
          'cost_not_confirmed',
          'not_ready',
          ...WITH_BODY,
        ]),
      },
    },
    async (request, reply) => {
      const batch = await batches.submit(callerOf(request), request.params.batchId, request.body);
      return reply.code(202).send({ success: true, batch });
    },
  );

  app.patch(
    oneToChange,
    {
      config: changing,
      preParsing: requireAccount,
      schema: {
        operationId: 'changeBatch',
        tags,
        summary: 'Pause, continue, or cancel a batch',
        description:
          'Pauses an evaluation or a submission, continues a paused submission, cancels the batch, or changes its rate. Rows that are submitted already continue. Free.',
        security: BEARER,
        params: BatchPath,
        body: ChangeBatchRequest,
        response: answers(200, BatchAnswer, [...READ, 'batch_busy', ...WITH_BODY]),
      },
    },
    async (request) => ({
      success: true,
      batch: await batches.change(callerOf(request), request.params.batchId, request.body),
    }),
  );
}
