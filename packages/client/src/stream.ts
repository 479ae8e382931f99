// Reads the event stream and, after a broken connection, continues where it stopped.
import { TendlcError } from './errors.ts';
import type { StreamedEvent, TendlcEvent } from './events.ts';
import { OPERATIONS } from './generated/operations.ts';
import { retryWaitMs } from './retries.ts';
import { type Message, readMessages } from './server-sent-events.ts';
import type { Transport } from './transport.ts';

/** The service sends a message every 15 seconds, so a connection without data for this long is dead. */
const QUIET_MS_MAX = 45_000;
/** A wrong URL must fail soon, so the first connection has few retries. Later ones retry without a limit. */
const FIRST_RETRIES_MAX = 2;

export type StreamOptions = {
  /** Ends the stream. The loop then ends without an error. */
  readonly signal?: AbortSignal | undefined;
  /** The cursor to continue from. Without it, the stream starts with the next event. */
  readonly after?: number | undefined;
  /** Called for each connection. Events after this call are delivered. */
  readonly onOpen?: (() => void) | undefined;
};

/** Closes the connection after too long without data. */
function watchQuiet(onQuiet: () => void) {
  let timer = setTimeout(onQuiet, QUIET_MS_MAX);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onQuiet, QUIET_MS_MAX);
    },
    stop: () => clearTimeout(timer),
  };
}

const broken = (cause?: unknown): TendlcError =>
  new TendlcError('The stream broke off.', { status: 0, code: 'network_failure', attempts: 1 }, { cause });

async function* connect(
  transport: Transport,
  cursor: number | undefined,
  signal: AbortSignal | undefined,
  onOpen: () => void,
): AsyncGenerator<Message, void, undefined> {
  const connection = new AbortController();
  const quiet = watchQuiet(() => connection.abort());
  try {
    const response = await transport.open(
      OPERATIONS.streamEvents.path,
      {
        headers: {
          accept: 'text/event-stream',
          ...(cursor === undefined ? {} : { 'last-event-id': String(cursor) }),
        },
      },
      {
        attempts: 1,
        signal: signal === undefined ? connection.signal : AbortSignal.any([signal, connection.signal]),
      },
    );
    onOpen();
    for await (const message of readMessages(response.body as ReadableStream<Uint8Array>)) {
      quiet.heard();
      yield message;
    }
    // The service ends streams when it stops, or when their reader is too slow.
    throw broken();
  } finally {
    quiet.stop();
    connection.abort();
  }
}

const toEvent = ({ id, data }: Message): StreamedEvent | undefined =>
  data === undefined ? undefined : { event: JSON.parse(data) as TendlcEvent, cursor: Number(id) };

export async function* streamEvents(
  transport: Transport,
  { signal, after, onOpen }: StreamOptions = {},
): AsyncGenerator<StreamedEvent, void, undefined> {
  let cursor = after;
  let retriesMax = FIRST_RETRIES_MAX;
  let failures = 0;
  const opened = () => {
    retriesMax = Number.POSITIVE_INFINITY;
    failures = 0;
    onOpen?.();
  };
  for (;;) {
    try {
      for await (const message of connect(transport, cursor, signal, opened)) {
        const streamed = toEvent(message);
        // The first message has an ID and no event: where the stream starts.
        cursor = message.id === undefined || message.id === '' ? cursor : Number(message.id);
        if (streamed !== undefined) {
          yield streamed;
        }
      }
    } catch (error) {
      if (signal?.aborted) {
        return;
      }
      failures += 1;
      const failure = error instanceof TendlcError ? error : broken(error);
      const waitMs = retryWaitMs(
        failure,
        { attempts: failures, retriesMax, isRepeatable: true },
        Math.random(),
      );
      if (waitMs === undefined) {
        throw failure;
      }
      await transport.wait(waitMs, signal).catch(() => undefined);
      if (signal?.aborted) {
        return;
      }
    }
  }
}
