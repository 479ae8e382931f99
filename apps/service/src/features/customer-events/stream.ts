// Streams of events to whoever looks on (server-sent events): one look at the database a second for each, while there are any.
import type { ServerResponse } from 'node:http';
import type { CustomerEvents } from './service.ts';

const LOOK_EVERY_MS = 1_000;
const COMMENT_EVERY_MS = 15_000;
/** Whether a silent reader is still welcome. */
const CHECK_EVERY_MS = 10_000;
/** A browser with a few pages open, and a program or two. */
const STREAMS_OF_USER_MAX = 10;
/** Whoever reads slower than this is cut off, and goes on from its last event. */
const UNREAD_BYTES_MAX = 1024 * 1024;

export type EventStreams = ReturnType<typeof createEventStreams>;

export function createEventStreams(events: Pick<CustomerEvents, 'readAfter'>) {
  const open = new Set<{ readonly userId: number; end(): void }>();

  return {
    /** Streams that this process holds open. */
    countOpen: (): number => open.size,

    isFull: (userId: number): boolean =>
      [...open].filter((stream) => stream.userId === userId).length >= STREAMS_OF_USER_MAX,

    /**
     * Writes events after the cursor until the reader goes away, or is not welcome any more: asked before each event, so
     * that none goes to a key that was revoked or a session that was voided. The head has been sent.
     */
    run(
      userId: number,
      cursor: number,
      response: ServerResponse,
      isStillWelcome: () => Promise<boolean>,
    ): void {
      let at = cursor;
      let looking = false;
      let checkedAt = performance.now();
      const isWelcome = async () => {
        checkedAt = performance.now();
        return isStillWelcome();
      };
      const look = async () => {
        if (looking) {
          return;
        }
        looking = true;
        try {
          const read = await events.readAfter(userId, at);
          const isDue = read.events.length > 0 || performance.now() - checkedAt > CHECK_EVERY_MS;
          if (isDue && !(await isWelcome())) {
            stream.end();
            return;
          }
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
