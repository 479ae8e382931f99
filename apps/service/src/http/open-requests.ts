// Tracks requests in progress, and ends them when the service stops: requests in progress finish, and requests that
// wait for the client are closed after a moment.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const CHECK_EVERY_MS = 100;

/** A body that has not arrived by then, or an unread response, is deliberately slow or lost. */
const OTHER_SIDE_MS = 2_000;

type OpenRequest = { readonly request: IncomingMessage; readonly response: ServerResponse };

export type OpenRequests = {
  /** From now on each response closes its connection, so that the caller's next request goes elsewhere. */
  endConnections(): void;
  /**
   * Call this before the server is closed.
   * @param finishMs the time limit for requests in progress
   * @returns a function that stops the tracking of connections
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
        // An idle keep-alive connection would delay the stop.
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
