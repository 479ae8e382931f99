// An endpoint that receives callbacks, stores them unchanged, and can simulate faults.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Body, Caller } from './sandbox.ts';

export type Arrival = { readonly raw: string; readonly payload: Body; readonly headers: IncomingHttpHeaders };

export type Receiver = {
  readonly url: string;
  readonly arrivals: Arrival[];
  types(): string[];
  /** The status of the next responses: afterwards 200, and 0 for no response. */
  readonly statuses: number[];
};

export async function startReceiver(path = '/hook'): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part: Buffer) => {
      raw += part.toString();
    });
    request.on('end', () => {
      arrivals.push({ raw, payload: JSON.parse(raw), headers: request.headers });
      const status = statuses.shift() ?? 200;
      if (status > 0) {
        response.writeHead(status).end('thanks');
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    arrivals,
    types: () => arrivals.map(({ payload }) => payload.eventType),
    statuses,
  };
}

export async function subscribe(account: Caller, url: string): Promise<void> {
  for (const eventCategory of ['BRAND', 'CAMPAIGN', 'VETTING']) {
    await account.call('PUT', '/webhook/subscription', { eventCategory, webhookEndpoint: url });
  }
}
