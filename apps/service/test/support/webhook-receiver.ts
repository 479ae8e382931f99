// A receiver of webhooks that keeps what arrives and answers as it is told.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { Agent } from 'undici';
import type { Outbound } from '../../src/assembly/notification-features.ts';

export type Arrival = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answered: number;
};

export type WebhookReceiver = {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** From now on; 0 breaks the connection, -1 never answers. */
  answer(status: number): void;
};

/** Closed when the test is over. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const arrivals: Arrival[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      arrivals.push({ headers: request.headers as Record<string, string>, body, answered: status });
      if (status === 0) {
        request.socket.destroy();
      } else if (status > 0) {
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/elsewhere' } : {}).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    answer: (next) => {
      status = next;
    },
  };
}

/** Lets webhooks out to receivers of tests, which are on loopback. */
export function openOutbound(): Outbound {
  const dispatcher = new Agent({ allowH2: false });
  return {
    dispatcher,
    problemOfAddress: () => Promise.resolve(undefined),
    close: () => dispatcher.close(),
  };
}
