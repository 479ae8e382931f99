// Sends the requests of the tour and prints each with its answer, what it cost, and why.
import { setTimeout as wait } from 'node:timers/promises';

export type Json = { readonly [key: string]: unknown };
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Json };

const LINE_CHARACTERS_MAX = 110;
const ATTEMPTS_MAX = 5;

const isTerminal = process.stdout.isTTY;
const paint = (code: number) => (text: string) => (isTerminal ? `\u001B[${code}m${text}\u001B[0m` : text);
export const bold = paint(1);
const dim = paint(2);
const green = paint(32);
const red = paint(31);

export const print = (text = '') => void process.stdout.write(`${text}\n`);

const shorten = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > LINE_CHARACTERS_MAX ? `${text.slice(0, LINE_CHARACTERS_MAX)}…` : text;
};

/** Passwords and tokens are shown to nobody, not even to the person who is looking over a shoulder. */
const HIDDEN = new Set(['password', 'newPassword', 'token', 'tcrAuthToken', 'webhookToken']);
const hide = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, HIDDEN.has(key) ? '…' : value]));

/** What the call cost, in words: who paid follows from the headers and the body of the answer. */
function costOf({ headers, body, status }: Answer): string {
  const cost = headers.get('x-token-cost');
  if (status >= 400) {
    return 'cost nothing: refused requests are free';
  }
  if (cost === null) {
    return 'free: only paid operations carry X-Token-Cost';
  }
  const free = body['tokenUsed'] === false || body['usedDailyFree'] === true;
  const payer = free ? 'paid by today’s free token' : 'paid from the balance';
  return `cost ${cost} token, ${payer}; balance ${headers.get('x-token-balance')}`;
}

export class Traveller {
  readonly #url: string;
  #step = 0;
  token: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  heading(text: string): void {
    this.#step += 1;
    print(`\n${bold(`${this.#step}. ${text}`)}`);
  }

  /** @throws when the status is not the expected one: the tour is a promise */
  async send(method: string, path: string, body?: Json, expected = 200): Promise<Answer> {
    const answer = await this.try(method, path, body);
    if (answer.status !== expected) {
      throw new Error(`${method} ${path} answered ${answer.status}, not ${expected}`);
    }
    return answer;
  }

  /** A machine that is busy with something else says so, and when to come back. */
  async #fetch(method: string, path: string, body: Json | undefined): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#fetchOnce(method, path, body);
      if (response.status !== 503 || attempt === ATTEMPTS_MAX) {
        return response;
      }
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    }
  }

  #fetchOnce(method: string, path: string, body: Json | undefined): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Whatever the answer is. */
  async try(method: string, path: string, body?: Json): Promise<Answer> {
    const response = await this.#fetch(method, path, body);
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Json,
    };
    print(`   ${method} ${path} ${body === undefined ? '' : dim(shorten(hide(body)))}`);
    const colour = answer.status < 400 ? green : red;
    print(`   ${colour(String(answer.status))} ${dim(shorten(hide(answer.body)))}`);
    print(`   ${costOf(answer)}`);
    return answer;
  }
}
