// Tracks requests in progress, and ends them when the service stops: requests that are processed finish; those that only wait
// for the client are cut off after a moment.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const CHECK_EVERY_MS = 100;

/** A body that has not arrived by then, or an answer that has not been read, is slow on purpose or lost. */
const OTHER_SIDE_MS = 2_000;

type OpenRequest = { readonly request: IncomingMessage; readonly response: ServerResponse };

export type OpenRequests = {
  /** From now on each answer ends its connection, so that the next request of its caller goes elsewhere. */
  endConnections(): void;
  /**
   * To be called before the server is closed.
   * @param finishMs how long requests that are worked on may take
   * @returns ends the watch over connections
   */
  drain(finishMs: number): () => void;
};

export function trackRequests(server: Server): OpenRequests {
  const open = new Set<OpenRequest>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const entry = { request, response };
    open.add(entry);
    response.once('close', () => open.delete(entry));
  });

  function cutOffWaiting(): void {
    for (const { request, response } of open) {
      if (!request.complete || response.writableEnded) {
        request.socket.destroy();
      }
    }
  }

  return {
    endConnections: () =>
      void server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader('connection', 'close');
      }),
    drain(finishMs) {
      const from = performance.now();
      const watch = setInterval(() => {
        // A kept-alive connection whose last answer has gone out would hold the stop up.
        server.closeIdleConnections();
        if (performance.now() - from > OTHER_SIDE_MS) {
          cutOffWaiting();
        }
        if (performance.now() - from > finishMs) {
          server.closeAllConnections();
        }
      }, CHECK_EVERY_MS);
      return () => clearInterval(watch);
    },
  };
}
