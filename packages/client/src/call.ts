// A call that is under way: a promise of its answer, which also tells what stood in the headers.

export type CallOptions = {
  /** Ends the call, its retries included; it then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** For one attempt, until its answer has been read. */
  readonly timeoutMs?: number | undefined;
  /** How often the call is sent again. */
  readonly retriesMax?: number | undefined;
  /** Your own, for a call that shall happen once even when your program is started again. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type Meta = {
  readonly status: number;
  readonly requestId: string | undefined;
  /** What the call cost, the daily free token included; undefined for what costs nothing. */
  readonly tokenCost: number | undefined;
  /** The balance after the call; undefined for what costs nothing. */
  readonly tokenBalance: number | undefined;
  /** The service had worked on this `Idempotency-Key` before, and answered as it did then. */
  readonly isReplayed: boolean;
  /** How often the call was sent. */
  readonly attempts: number;
  readonly rateLimit:
    | { readonly limit: number; readonly remaining: number; readonly resetMs: number }
    | undefined;
};

export type Answered<Answer> = { readonly data: Answer; readonly meta: Meta };

/** `await` gives the answer; `await ….withMeta()` gives what it cost and the balance beside it. */
export class Call<Answer> extends Promise<Answer> {
  readonly #answered: Promise<Answered<Answer>>;

  // What is derived by `then` is an ordinary promise.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(answered: Promise<Answered<Answer>>) {
    // Settled by nobody: `then` goes to the answer, so that a failure is reported once and not for both promises.
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
