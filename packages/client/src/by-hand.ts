// The operations that do not send one request and get one JSON response.
import type { Call, CallOptions } from './call.ts';
import type { StreamedEvent } from './events.ts';
import type {
  CreateBatchAnswer,
  ReceiveCallbackAnswer,
  UploadAttachmentAnswer,
  UploadAttachmentQuery,
  UploadEvidenceAnswer,
} from './generated/types.ts';
import type { StreamOptions } from './stream.ts';

export type UploadOptions = CallOptions & {
  /** CSV by default. */
  readonly type?: 'text/csv' | 'application/x-ndjson' | 'application/json' | undefined;
  /** Checks the rows and makes no drafts. */
  readonly dryRun?: boolean | undefined;
};

/** A `File`, or a `Blob` with the name of the file: the registry judges a file by the end of its name. */
export type NamedFile = File | { readonly name: string; readonly content: Blob };

export type ByHand = {
  /** Evidence for an appeal. */
  readonly uploadEvidence: (
    brandId: string | number,
    file: NamedFile,
    options?: CallOptions,
  ) => Call<UploadEvidenceAnswer>;
  /** A sample of an MMS, or a supporting document. */
  readonly uploadAttachment: (
    campaignId: string | number,
    kind: UploadAttachmentQuery['kind'],
    file: NamedFile,
    options?: CallOptions,
  ) => Call<UploadAttachmentAnswer>;
  /** A file of registrations, as text or as a `Blob` such as a `File`. It is safe to send it again. */
  readonly createBatch: (file: string | Blob, options?: UploadOptions) => Call<CreateBatchAnswer>;
  /** To end the stream, break out of the loop or abort the signal. After a broken connection, it continues where it stopped. */
  readonly streamEvents: (options?: StreamOptions) => AsyncIterable<StreamedEvent>;
  /** For programs that act as the registry. Pass the body as it was signed, and the signature in `options.headers`. */
  readonly receiveCallback: (
    webhookToken: string,
    body: string,
    options?: CallOptions,
  ) => Call<ReceiveCallbackAnswer>;
};
