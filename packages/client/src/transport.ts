// Sends calls: authorised, within a time, again when that is safe and worth it.
import { type Answered, type CallOptions, metaOf } from './call.ts';
import { errorOf, networkError, TendlcError, timeoutError } from './errors.ts';
import { type Input, type Operation, pathOf } from './operation.ts';
import { retryWaitMs } from './retries.ts';

const TIMEOUT_MS = 30_000;
const RETRIES_MAX = 2;
const KEY_BYTES = 16;

export type TransportOptions = {
  /** Where the service is, such as `https://tendlc.example.com`; a path in front of `/v1` is kept. */
  readonly baseUrl: string | URL;
  /** Of a login; for everything that an API key is not good for. */
  readonly token?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The platform's own, when absent. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For one attempt of a call; 30 seconds. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that may be repeated is sent again after a passing failure; 2. */
  readonly retriesMax?: number | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How retries wait; for programs with a clock of their own. */
  readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
};

function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Not `randomUUID`, which browsers have on encrypted pages only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

async function readJson(response: Response, attempts: number): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const details = { status: response.status, code: 'unreadable_answer', attempts };
    throw new TendlcError('The answer is not JSON: is this the address of the service?', details, { cause });
  }
}

export type Transport = ReturnType<typeof createTransport>;

export function createTransport(options: TransportOptions) {
  const { baseUrl, token, apiKey, fetch = globalThis.fetch, wait = waitFor } = options;
  const base = String(baseUrl).replace(/\/+$/, '');
  const credential = token ?? apiKey;
  const common = {
    ...options.headers,
    ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
  };

  /** @throws TendlcError for what is not answered with success; the signal's reason when it was the caller who ended it */
  async function open(
    path: string,
    init: RequestInit,
    given: { readonly attempts: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Response> {
    let response: Response;
    try {
      // A redirect would change the method or give the credential away.
      const signal = given.signal ?? null;
      const headers = { ...common, ...(init.headers as Record<string, string>) };
      response = await fetch(`${base}${path}`, { ...init, headers, signal, redirect: 'manual' });
    } catch (cause) {
      given.signal?.throwIfAborted();
      throw networkError(cause, given.attempts);
    }
    if (!response.ok) {
      throw await errorOf(response, given.attempts);
    }
    return response;
  }

  /** One attempt, to the end of its answer. */
  async function attempt(
    path: string,
    init: RequestInit,
    call: { readonly signal: AbortSignal | undefined; readonly timeoutMs: number; readonly attempts: number },
  ): Promise<Answered<unknown>> {
    const { attempts, timeoutMs } = call;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]);
    try {
      const response = await open(path, init, { attempts, signal });
      return { data: await readJson(response, attempts), meta: metaOf(response, attempts) };
    } catch (error) {
      call.signal?.throwIfAborted();
      if (timeout.aborted) {
        throw timeoutError(timeoutMs, attempts);
      }
      throw error instanceof TendlcError ? error : networkError(error, attempts);
    }
  }

  function requestOf(operation: Operation, input: Input, call: CallOptions): RequestInit {
    const { body } = input;
    const hasBody = body !== undefined || operation.sends === 'body';
    const key = call.idempotencyKey ?? (operation.isKeyed ? newKey() : undefined);
    return {
      method: operation.method,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...call.headers,
      },
      ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) } : {}),
    };
  }

  async function send(
    operation: Operation,
    input: Input,
    call: CallOptions = {},
  ): Promise<Answered<unknown>> {
    const path = pathOf(operation, input);
    // Made once for all attempts: the same key makes the repeats one call.
    const init = requestOf(operation, input, call);
    const { signal, timeoutMs = options.timeoutMs ?? TIMEOUT_MS } = call;
    const retriesMax = call.retriesMax ?? options.retriesMax ?? RETRIES_MAX;
    const isRepeatable = operation.method !== 'POST' || operation.isKeyed === true;
    for (let attempts = 1; ; attempts += 1) {
      signal?.throwIfAborted();
      try {
        return await attempt(path, init, { signal, timeoutMs, attempts });
      } catch (error) {
        const waitMs =
          error instanceof TendlcError
            ? retryWaitMs(error, { attempts, retriesMax, isRepeatable }, Math.random())
            : undefined;
        if (waitMs === undefined) {
          throw error;
        }
        await wait(waitMs, signal);
      }
    }
  }

  return { open, send, wait };
}
