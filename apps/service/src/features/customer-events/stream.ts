// Streams of events to browsers and programs (server-sent events): one query a second for each open stream.
import type { ServerResponse } from 'node:http';
import { ServiceError } from '../../errors.ts';
import type { CustomerEvents } from './service.ts';

const READ_EVERY_MS = 1_000;
const COMMENT_EVERY_MS = 15_000;
/** How often the session or key behind a stream without events is checked. */
const CHECK_EVERY_MS = 10_000;
/** A browser with a few pages open, and a program or two. */
const STREAMS_OF_USER_MAX = 10;
/** A reader that is slower than this is disconnected, and continues from its last event. */
const UNREAD_BYTES_MAX = 1024 * 1024;
const RETRY_AFTER_SECONDS = 15;
/** Time for the last events to arrive once a stream has ended. */
const LINGER_MS = 1_000;

export type EventStreams = ReturnType<typeof createEventStreams>;

/** A place among the open streams. It is given back when the connection closes, or by `release`. */
export type StreamPlace = {
  /**
   * Writes events after the cursor until the reader disconnects or loses access: checked before each event, so
   * that none goes to a key that was revoked or a session that was voided. The head has been sent.
   */
  run(cursor: number, isStillWelcome: () => Promise<boolean>): void;
  /** For a request that ends before its stream begins. */
  release(): void;
};

/** @param streamsMax how many streams of all users this process keeps open at once */
export function createEventStreams(events: Pick<CustomerEvents, 'readAfter'>, streamsMax: number) {
  const open = new Set<{ endIfBegun(): void }>();
  const countByUser = new Map<number, number>();
  /** A stream that began after the others were ended would hold up the stop. */
  let isClosed = false;

  function checkRoom(userId: number): void {
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    if ((countByUser.get(userId) ?? 0) >= STREAMS_OF_USER_MAX) {
      const sentence = `An account can have ${STREAMS_OF_USER_MAX} event streams open. Close one, then try again.`;
      throw new ServiceError('rate_limited', sentence, { headers });
    }
    if (isClosed) {
      throw new ServiceError('overloaded', 'The service is stopping. Try again shortly.', { headers });
    }
    if (open.size >= streamsMax) {
      throw new ServiceError('overloaded', 'Too many event streams are open. Try again shortly.', {
        headers,
      });
    }
  }

  function addToUser(userId: number, change: 1 | -1): void {
    const count = (countByUser.get(userId) ?? 0) + change;
    if (count === 0) {
      countByUser.delete(userId);
    } else {
      countByUser.set(userId, count);
    }
  }

  return {
    /** Streams that this process holds open. */
    countOpen: (): number => open.size,

    /**
     * Takes a place in the same step that finds one free, so that parallel requests cannot all see the same free place.
     * @throws ServiceError `rate_limited` for too many streams of the user, `overloaded` for too many of all users
     */
    reserve(userId: number, response: ServerResponse): StreamPlace {
      checkRoom(userId);
      let stopWriting: (() => void) | undefined;
      const release = () => {
        stopWriting?.();
        if (open.delete(stream)) {
          addToUser(userId, -1);
        }
      };
      const stream = {
        endIfBegun() {
          if (stopWriting !== undefined) {
            stream.end();
          }
        },
        end() {
          release();
          response.end();
          // The end of a response waits behind what the reader has not read, forever if it never reads.
          const destroying = setTimeout(() => response.destroy(), LINGER_MS).unref();
          response.once('close', () => clearTimeout(destroying));
        },
      };
      open.add(stream);
      addToUser(userId, 1);
      response.once('close', release);
      if (response.destroyed) {
        release();
      }
      return {
        release,
        run(cursor, isStillWelcome) {
          if (open.has(stream) && !isClosed) {
            stopWriting = writeEvents({ events, userId, cursor, response, isStillWelcome, end: stream.end });
          } else {
            stream.end();
          }
        },
      };
    },

    /** Ends the streams that have begun; one that is about to begin ends as soon as it does. */
    close(): void {
      isClosed = true;
      for (const stream of open) {
        stream.endIfBegun();
      }
    },
  };
}

/** @returns what stops it */
function writeEvents(options: {
  events: Pick<CustomerEvents, 'readAfter'>;
  userId: number;
  cursor: number;
  response: ServerResponse;
  isStillWelcome: () => Promise<boolean>;
  end(): void;
}): () => void {
  const { events, userId, response, isStillWelcome, end } = options;
  let { cursor } = options;
  let isReading = false;
  let checkedAt = performance.now();

  async function writeNewEvents(): Promise<void> {
    const read = await events.readAfter(userId, cursor);
    const isDue = read.events.length > 0 || performance.now() - checkedAt > CHECK_EVERY_MS;
    if (isDue) {
      checkedAt = performance.now();
      if (!(await isStillWelcome())) {
        end();
        return;
      }
    }
    cursor = read.cursor;
    for (const [index, event] of read.events.entries()) {
      response.write(`id: ${read.cursors[index]}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    if (response.writableLength > UNREAD_BYTES_MAX) {
      end();
    }
  }

  const read = async () => {
    if (isReading) {
      return;
    }
    isReading = true;
    // The database is away; the next read may succeed.
    await writeNewEvents().catch(() => undefined);
    isReading = false;
  };
  const timer = setInterval(() => void read(), READ_EVERY_MS);
  // Proxies close a connection that stays silent. A comment that is still unsent when the next is due has no reader.
  const commenting = setInterval(() => {
    if (response.writableLength > 0) {
      end();
    } else {
      response.write(': still here\n\n');
    }
  }, COMMENT_EVERY_MS);
  // The ID alone: a reader whose connection breaks before its first event continues from here.
  response.write(`id: ${cursor}\n: open\n\n`);
  void read();
  return () => {
    clearInterval(timer);
    clearInterval(commenting);
  };
}
