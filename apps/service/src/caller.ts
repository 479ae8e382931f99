// Who calls, for services: they know nothing of HTTP.

/** For access checks, history and the log of registry calls. */
export type Caller = {
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly requestId: string;
  /** Chosen in advance when the request has an idempotency key (G-06): a retry finds the registration by it. */
  readonly chargeId?: string | undefined;
};
