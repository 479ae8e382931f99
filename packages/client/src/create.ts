// `createTendlc`: creates a client for one service.
import type { ByHand, NamedFile } from './by-hand.ts';
import { Call, type CallOptions } from './call.ts';
import type { Groups } from './generated/groups.ts';
import { OPERATIONS, type OperationId } from './generated/operations.ts';
import type {
  CreateBatchAnswer,
  ReceiveCallbackAnswer,
  UploadAttachmentAnswer,
  UploadEvidenceAnswer,
} from './generated/types.ts';
import type { Input, Operation } from './operation.ts';
import { iteratePages } from './pages.ts';
import { streamEvents } from './stream.ts';
import { SURFACE, type SurfaceEntry, TOP_LEVEL } from './surface.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** One credential, or none for registration, login and health checks. */
export type TendlcOptions = TransportOptions &
  (
    | { readonly apiKey?: string | undefined; readonly token?: never }
    | { readonly token?: string | undefined; readonly apiKey?: never }
  );

export interface Tendlc extends Groups {
  /** Calls any operation by its name in the OpenAPI document, for programs that choose it at run time. */
  call(operationId: OperationId, input?: Input, options?: CallOptions): Call<unknown>;
}

const PARTS = /\{\w+\}/g;

/** The arguments of a client function: the parts of the path, then the body or query, then the options. */
function readArguments(operation: Operation, given: readonly unknown[]): [Input, CallOptions | undefined] {
  const parts = operation.path.match(PARTS)?.length ?? 0;
  const path = given.slice(0, parts) as string[];
  const { sends } = operation;
  return sends === undefined
    ? [{ path }, given[parts] as CallOptions | undefined]
    : [{ path, [sends]: given[parts] }, given[parts + 1] as CallOptions | undefined];
}

function bindEntry(transport: Transport, byHand: ByHand, entry: SurfaceEntry): unknown {
  if (typeof entry === 'object' && 'byHand' in entry) {
    return byHand[entry.byHand as keyof ByHand];
  }
  const operation: Operation = OPERATIONS[(typeof entry === 'string' ? entry : entry.pagesOf) as OperationId];
  return typeof entry === 'string'
    ? (...given: unknown[]) => new Call(transport.send(operation, ...readArguments(operation, given)))
    : (...given: unknown[]) => iteratePages(transport, operation, ...readArguments(operation, given));
}

/** A file takes longer than other requests. */
const UPLOAD_TIMEOUT_MS = 120_000;

function formOf(file: NamedFile): FormData {
  const form = new FormData();
  form.set('file', 'content' in file ? file.content : file, file.name);
  return form;
}

export function createTendlc(options: TendlcOptions): Tendlc {
  const transport = createTransport(options);
  const byHand: ByHand = {
    streamEvents: (streamOptions) => streamEvents(transport, streamOptions),
    createBatch: (file, { type = 'text/csv', dryRun, ...callOptions } = {}) =>
      new Call(
        transport.send(
          OPERATIONS.createBatch,
          { body: file, query: { dryRun } },
          { ...callOptions, headers: { ...callOptions.headers, 'content-type': type } },
        ),
      ) as Call<CreateBatchAnswer>,
    uploadEvidence: (brandId, file, callOptions) =>
      new Call(
        transport.send(
          OPERATIONS.uploadEvidence,
          { path: [brandId], body: formOf(file) },
          { timeoutMs: UPLOAD_TIMEOUT_MS, ...callOptions },
        ),
      ) as Call<UploadEvidenceAnswer>,
    uploadAttachment: (campaignId, kind, file, callOptions) =>
      new Call(
        transport.send(
          OPERATIONS.uploadAttachment,
          { path: [campaignId], query: { kind }, body: formOf(file) },
          { timeoutMs: UPLOAD_TIMEOUT_MS, ...callOptions },
        ),
      ) as Call<UploadAttachmentAnswer>,
    receiveCallback: (webhookToken, body, callOptions) =>
      new Call(
        transport.send(OPERATIONS.receiveCallback, { path: [webhookToken], body }, callOptions),
      ) as Call<ReceiveCallbackAnswer>,
  };
  const bind = (entries: Readonly<Record<string, SurfaceEntry>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, bindEntry(transport, byHand, entry)]),
    );
  const groups = Object.entries(SURFACE).map(([name, entries]) => [name, bind(entries)]);
  return {
    ...(Object.fromEntries([...Object.entries(bind(TOP_LEVEL)), ...groups]) as unknown as Groups),
    call: (operationId, input = {}, callOptions) =>
      new Call(transport.send(OPERATIONS[operationId], input, callOptions)),
  };
}
