// One attempt to deliver a callback, over kept-alive connections.
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

const ANSWER_CHARACTERS_MAX = 2_000;

type Parcel = {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};
/** Without a status, the endpoint was not reached or did not respond in time. */
export type Receipt = { status?: number; response: string; error?: string };

export type Transport = { send(parcel: Parcel): Promise<Receipt>; close(): void };

const whyNot = (error: NodeJS.ErrnoException) => error.code ?? error.message;

function readAnswer(answer: IncomingMessage, done: (receipt: Receipt) => void): void {
  let response = '';
  answer.setEncoding('utf8');
  answer.on('data', (part: string) => {
    response = (response + part).slice(0, ANSWER_CHARACTERS_MAX);
  });
  answer.on('end', () => done({ status: answer.statusCode ?? 0, response }));
  answer.on('error', (error) => done({ response, error: whyNot(error) }));
}

export function createTransport(connectionsMax: number): Transport {
  const options = { keepAlive: true, maxSockets: connectionsMax };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };

  const attempt = (parcel: Parcel, isRepeat: boolean): Promise<Receipt> =>
    new Promise((resolve) => {
      const secure = parcel.url.startsWith('https:');
      const outgoing = (secure ? requestHttps : requestHttp)(parcel.url, {
        method: 'POST',
        agent: secure ? agents.https : agents.http,
        headers: {
          ...parcel.headers,
          // As the registry sends them. Neither is well-formed, and receivers must handle them.
          'content-type': 'application/json; utf-8',
          accept: '*.*',
          'content-length': Buffer.byteLength(parcel.body),
        },
      });
      const tooLate = setTimeout(
        () => outgoing.destroy(new Error(`no answer within ${parcel.timeoutMs} ms`)),
        parcel.timeoutMs,
      );
      const done = (receipt: Receipt) => {
        clearTimeout(tooLate);
        resolve(receipt);
      };
      outgoing.on('response', (answer) => readAnswer(answer, done));
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The endpoint closed an idle connection just as this request started. It read nothing, so this is not an attempt.
        if (outgoing.reusedSocket && error.code === 'ECONNRESET' && !isRepeat) {
          clearTimeout(tooLate);
          resolve(attempt(parcel, true));
        } else {
          done({ response: '', error: whyNot(error) });
        }
      });
      outgoing.end(parcel.body);
    });

  return {
    async send(parcel) {
      try {
        return await attempt(parcel, false);
      } catch (error) {
        return { response: '', error: whyNot(error as NodeJS.ErrnoException) };
      }
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
