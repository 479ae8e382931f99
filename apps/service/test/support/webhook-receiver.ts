// A webhook receiver that stores deliveries and responds with a configured status.
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
  /** Sets the response: status 0 breaks the connection, -1 never responds. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
};

/** Closes after the test. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const arrivals: Arrival[] = [];
  let status = 204;
  let headers: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      arrivals.push({ headers: request.headers as Record<string, string>, body, answered: status });
      if (status === 0) {
        request.socket.destroy();
      } else if (status > 0) {
        const elsewhere = status === 302 ? { location: 'http://127.0.0.1:1/elsewhere' } : {};
        response.writeHead(status, { ...elsewhere, ...headers }).end();
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
    answer: (next, nextHeaders = {}) => {
      status = next;
      headers = nextHeaders;
    },
  };
}

/** Allows webhooks to test receivers, which are on loopback. */
export function openOutbound(): Outbound {
  const dispatcher = new Agent({ allowH2: false });
  return {
    dispatcher,
    problemOfAddress: () => Promise.resolve(undefined),
    close: () => dispatcher.close(),
  };
}
