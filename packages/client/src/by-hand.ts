// The two operations that do not send one request and get one JSON response.
import type { Call, CallOptions } from './call.ts';
import type { StreamedEvent } from './events.ts';
import type { ReceiveCallbackAnswer } from './generated/types.ts';
import type { StreamOptions } from './stream.ts';

export type ByHand = {
  /** To end the stream, break out of the loop or abort the signal. After a broken connection, it continues where it stopped. */
  readonly streamEvents: (options?: StreamOptions) => AsyncIterable<StreamedEvent>;
  /** For programs that act as the registry. Pass the body as it was signed, and the signature in `options.headers`. */
  readonly receiveCallback: (
    webhookToken: string,
    body: string,
    options?: CallOptions,
  ) => Call<ReceiveCallbackAnswer>;
};
