// Streams of events to whoever looks on (server-sent events): one look at the database a second for each, while there are any.
import type { ServerResponse } from 'node:http';
import type { CustomerEvents } from './service.ts';

const LOOK_EVERY_MS = 1_000;
const COMMENT_EVERY_MS = 15_000;
/** A browser with a few pages open, and a program or two. */
const STREAMS_OF_USER_MAX = 10;
/** Whoever reads slower than this is cut off, and goes on from its last event. */
const UNREAD_BYTES_MAX = 1024 * 1024;

export type EventStreams = ReturnType<typeof createEventStreams>;

export function createEventStreams(events: Pick<CustomerEvents, 'readAfter'>) {
  const open = new Set<{ readonly userId: number; end(): void }>();

  return {
    isFull: (userId: number): boolean =>
      [...open].filter((stream) => stream.userId === userId).length >= STREAMS_OF_USER_MAX,

    /** Writes events after the cursor until the reader goes away. The head has been sent. */
    run(userId: number, cursor: number, response: ServerResponse): void {
      let at = cursor;
      let looking = false;
      const look = async () => {
        if (looking) {
          return;
        }
        looking = true;
        try {
          const read = await events.readAfter(userId, at);
          at = read.cursor;
          for (const [index, event] of read.events.entries()) {
            response.write(
              `id: ${read.cursors[index]}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
            );
          }
        } catch {
          // The database is away; the next look may find it.
        }
        looking = false;
        if (response.writableLength > UNREAD_BYTES_MAX) {
          stream.end();
        }
      };
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      // Proxies close a connection over which nothing comes.
      const commenting = setInterval(() => response.write(': still here\n\n'), COMMENT_EVERY_MS);
      const stream = {
        userId,
        end() {
          clearInterval(timer);
          clearInterval(commenting);
          open.delete(stream);
          response.end();
        },
      };
      open.add(stream);
      response.on('close', () => stream.end());
      response.write(': open\n\n');
      void look();
    },

    close(): void {
      for (const stream of open) {
        stream.end();
      }
    },
  };
}
