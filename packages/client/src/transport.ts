// Sends calls with credentials, timeouts and retries.
import { type Answered, type CallOptions, metaOf } from './call.ts';
import { errorOf, networkError, TendlcError, timeoutError } from './errors.ts';
import { type Input, type Operation, pathOf } from './operation.ts';
import { retryWaitMs } from './retries.ts';

const TIMEOUT_MS = 30_000;
const RETRIES_MAX = 2;
const KEY_BYTES = 16;

export type TransportOptions = {
  /** The URL of the service, such as `https://tendlc.example.com`. It can include a path before `/v1`. */
  readonly baseUrl: string | URL;
  /** The token of a login, for operations that do not accept API keys. */
  readonly token?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The `fetch` of the platform by default. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For one attempt of a call. The default is 30 seconds. */
  readonly timeoutMs?: number | undefined;
  /** The maximum number of retries after a temporary failure, for calls that are safe to repeat. The default is 2. */
  readonly retriesMax?: number | undefined;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How retries wait, for programs with their own clock. */
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

/** Not `randomUUID`, which browsers offer only on HTTPS pages. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The platform writes the content type, with the boundary between the parts. */
const isForm = (body: unknown): body is FormData => body instanceof FormData;

/** A signed body, or a file. */
const isSentAsItIs = (body: unknown): body is string | Blob | FormData =>
  typeof body === 'string' || body instanceof Blob || isForm(body);

/** How a response is read. */
function readAnswer({ isText, isFile }: Operation, response: Response, attempts: number): Promise<unknown> {
  if (isFile) {
    return response.blob();
  }
  return isText ? response.text() : readJson(response, attempts);
}

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

  /** @throws TendlcError when the response is not a success, or the reason of the signal when the caller aborted */
  async function open(
    path: string,
    init: RequestInit,
    given: { readonly attempts: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Response> {
    let response: Response;
    try {
      // A redirect would change the method or leak the credential.
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

  /** One attempt, including reading the response. */
  async function attempt(
    path: string,
    init: RequestInit,
    call: {
      readonly signal: AbortSignal | undefined;
      readonly timeoutMs: number;
      readonly attempts: number;
      readonly operation: Operation;
    },
  ): Promise<Answered<unknown>> {
    const { attempts, timeoutMs } = call;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]);
    try {
      const response = await open(path, init, { attempts, signal });
      const data = await readAnswer(call.operation, response, attempts);
      return { data, meta: metaOf(response, attempts) };
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
        ...(hasBody && !isForm(body) ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...call.headers,
      },
      ...(hasBody ? { body: isSentAsItIs(body) ? body : JSON.stringify(body ?? {}) } : {}),
    };
  }

  async function send(
    operation: Operation,
    input: Input,
    call: CallOptions = {},
  ): Promise<Answered<unknown>> {
    const path = pathOf(operation, input);
    // Made once for all attempts: with the same key, the service processes the call once.
    const init = requestOf(operation, input, call);
    const { signal, timeoutMs = options.timeoutMs ?? TIMEOUT_MS } = call;
    const retriesMax = call.retriesMax ?? options.retriesMax ?? RETRIES_MAX;
    const isRepeatable = operation.method !== 'POST' || operation.isKeyed === true;
    for (let attempts = 1; ; attempts += 1) {
      signal?.throwIfAborted();
      try {
        return await attempt(path, init, { signal, timeoutMs, attempts, operation });
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
