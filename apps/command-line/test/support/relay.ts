// A server between the command line and the service, which can lose the connection and act before a request.
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Relay = {
  readonly url: string;
  /** Drops every connection, and refuses new requests until `restore`. */
  cut(): void;
  restore(): void;
};

/** @param before runs before a request is passed on */
export async function startRelay(
  target: () => string,
  before: (method: string, path: string) => Promise<void> = async () => undefined,
): Promise<Relay> {
  let isCut = false;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (isCut) {
      answer.destroy();
      return;
    }
    void before(method, url).then(() => {
      const passed = send(new URL(url, target()), { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        response.on('error', () => answer.destroy());
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
  };
}
