// The two operations that are no request answered with JSON once.
import type { Call, CallOptions } from './call.ts';
import type { StreamedEvent } from './events.ts';
import type { ReceiveCallbackAnswer } from './generated/types.ts';
import type { StreamOptions } from './stream.ts';

export type ByHand = {
  /** Break out of the loop, or abort the signal, to end it. A broken connection goes on where it stood. */
  readonly streamEvents: (options?: StreamOptions) => AsyncIterable<StreamedEvent>;
  /** For whoever stands in for the registry. The body as it was signed; the signature among `options.headers`. */
  readonly receiveCallback: (
    webhookToken: string,
    body: string,
    options?: CallOptions,
  ) => Call<ReceiveCallbackAnswer>;
};
