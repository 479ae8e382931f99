// A server that sends configured responses in order and records the requests.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type ScriptedAnswer =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  /** The connection drops before a response. */
  | 'broken'
  /** The server never responds. */
  | 'silent'
  | ((response: ServerResponse) => void);

type SeenRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

function play(answer: ScriptedAnswer, response: ServerResponse): void {
  if (answer === 'broken') {
    response.destroy();
  } else if (typeof answer === 'function') {
    answer(response);
  } else if (answer !== 'silent') {
    const { status, headers, body = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

/** Repeats the last response. */
export async function scriptedServer(answers: readonly ScriptedAnswer[]) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const answer = answers[seen.length] ?? answers.at(-1) ?? 'broken';
      seen.push({ method, url, headers, body });
      play(answer, response);
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
