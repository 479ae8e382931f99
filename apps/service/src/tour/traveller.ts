// Calls the service for the tour, through its client, and prints each request with its response and cost.
import {
  createTendlc,
  type Input,
  type Meta,
  type OperationId,
  OPERATIONS,
  type Tendlc,
  TendlcError,
} from '@tendlc/client';

export type Json = { readonly [key: string]: unknown };

const LINE_CHARACTERS_MAX = 110;
/** A busy machine responds with 503 and says when to try again. */
const RETRIES_MAX = 4;

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

const HIDDEN = new Set(['password', 'newPassword', 'token', 'tcrAuthToken', 'webhookToken']);
/** Passwords and tokens are not printed. */
const hide = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, HIDDEN.has(key) ? '…' : value]));

function costOf({ tokenCost, tokenBalance }: Meta, body: Json): string {
  if (tokenCost === undefined) {
    return 'free: only paid operations have X-Token-Cost';
  }
  const isFree = body['tokenUsed'] === false || body['usedDailyFree'] === true;
  const payer = isFree ? 'paid with today’s free token' : 'paid from the balance';
  return `cost ${tokenCost} token, ${payer}; balance ${tokenBalance}`;
}

function printRequest(id: OperationId, { path = [], body }: Input): void {
  const { method, path: pattern } = OPERATIONS[id];
  const parts = [...path];
  const written = pattern.replaceAll(/\{\w+\}/g, () => String(parts.shift()));
  print(`   ${method} ${written} ${body === undefined ? '' : dim(shorten(hide(body as Json)))}`);
}

function printResponse(status: number, body: Json, cost: string): void {
  const color = status < 400 ? green : red;
  print(`   ${color(String(status))} ${dim(shorten(hide(body)))}`);
  print(`   ${cost}`);
}

export class Traveller {
  readonly #url: string;
  #step = 0;
  client: Tendlc;

  constructor(url: string) {
    this.#url = url;
    this.client = createTendlc({ baseUrl: url });
  }

  /** Later requests are made with this session. */
  useSession(token: string): void {
    this.client = createTendlc({ baseUrl: this.#url, token });
  }

  heading(text: string): void {
    this.#step += 1;
    print(`\n${bold(`${this.#step}. ${text}`)}`);
  }

  /** @throws TendlcError when the service does not respond with success */
  async send(id: OperationId, input: Input = {}): Promise<Json> {
    printRequest(id, input);
    const { data, meta } = await this.client.call(id, input, { retriesMax: RETRIES_MAX }).withMeta();
    printResponse(meta.status, data as Json, costOf(meta, data as Json));
    return data as Json;
  }

  /** @returns the error, or undefined when the request succeeded */
  async try(id: OperationId, input: Input = {}): Promise<TendlcError | undefined> {
    try {
      await this.send(id, input);
      return undefined;
    } catch (error) {
      if (!(error instanceof TendlcError)) {
        throw error;
      }
      printResponse(error.status, { error: error.message }, 'free: failed requests cost nothing');
      return error;
    }
  }

  /** @throws when the response has another status than this error */
  async expectError(status: number, id: OperationId, input: Input): Promise<void> {
    const error = await this.try(id, input);
    if (error?.status !== status) {
      throw new Error(`${id} responded with ${error?.status ?? 'success'}, not ${status}`);
    }
  }
}
