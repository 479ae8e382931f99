// A call in progress: a promise of the response, with the values of its headers.

export type CallOptions = {
  /** Ends the call and its retries. The call then fails with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The time for one attempt, including reading the response. */
  readonly timeoutMs?: number | undefined;
  /** The maximum number of retries. */
  readonly retriesMax?: number | undefined;
  /** Your own key, for a call that must take effect once even if your program restarts. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type Meta = {
  readonly status: number;
  readonly requestId: string | undefined;
  /** The cost of the call, including the daily free token. Undefined if the operation is free. */
  readonly tokenCost: number | undefined;
  /** The balance after the call. Undefined if the operation is free. */
  readonly tokenBalance: number | undefined;
  /** The service had already processed this `Idempotency-Key` and returned the stored response. */
  readonly isReplayed: boolean;
  /** The number of attempts. */
  readonly attempts: number;
  readonly rateLimit:
    | { readonly limit: number; readonly remaining: number; readonly resetMs: number }
    | undefined;
};

export type Answered<Answer> = { readonly data: Answer; readonly meta: Meta };

/** `await` returns the response. `await ….withMeta()` also returns the cost and the balance. */
export class Call<Answer> extends Promise<Answer> {
  readonly #answered: Promise<Answered<Answer>>;

  // `then` returns an ordinary promise.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(answered: Promise<Answered<Answer>>) {
    // Never settles: `then` uses the response promise, so that an error is reported only once.
    super(() => undefined);
    this.#answered = answered;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a promise is one
  override then<Result = Answer, Failure = never>(
    onFulfilled?: ((answer: Answer) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#answered.then(({ data }) => data).then(onFulfilled, onRejected);
  }

  withMeta(): Promise<Answered<Answer>> {
    return this.#answered;
  }
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text === null ? undefined : Number(text);
}

function rateLimitOf(headers: Headers): Meta['rateLimit'] {
  const limit = numberIn(headers, 'ratelimit-limit');
  return limit === undefined
    ? undefined
    : {
        limit,
        remaining: numberIn(headers, 'ratelimit-remaining') ?? 0,
        resetMs: (numberIn(headers, 'ratelimit-reset') ?? 0) * 1000,
      };
}

export const metaOf = ({ status, headers }: Response, attempts: number): Meta => ({
  status,
  requestId: headers.get('x-request-id') ?? undefined,
  tokenCost: numberIn(headers, 'x-token-cost'),
  tokenBalance: numberIn(headers, 'x-token-balance'),
  isReplayed: headers.get('idempotency-replayed') === 'true',
  attempts,
  rateLimit: rateLimitOf(headers),
});
