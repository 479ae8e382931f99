// The options of a sandbox and their defaults.
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long the registry, the vetting providers and the carriers take, in sandbox time. */
export type Delays = {
  /** From creation or revet to the result of the identity check. */
  identityMs: number;
  /** From the order of external vetting to its result. */
  vettingMs: number;
  /** From creation to the automatic share (`autoShare`). */
  autoShareMs: number;
  /** From sharing to the decision of the upstream CNP. 0 accepts immediately. */
  sharingMs: number;
  /** From the acceptance to the election of the DCAs. */
  electionMs: number;
  /** From the election to the decision of the first carrier. */
  carrierMs: number;
  /** Between the decisions of two carriers. */
  carrierStaggerMs: number;
  /** From creation to the bill. */
  billingMs: number;
  /** From the last carrier registration to a suspension or expiry that a scenario causes. */
  laterMs: number;
  /** From an appeal or a nudge to its result. */
  appealMs: number;
};

export const DEFAULT_DELAYS: Delays = {
  identityMs: 3 * SECOND_MS,
  vettingMs: 5 * SECOND_MS,
  autoShareMs: 2 * SECOND_MS,
  sharingMs: 2 * SECOND_MS,
  electionMs: 2 * SECOND_MS,
  carrierMs: 3 * SECOND_MS,
  carrierStaggerMs: 600,
  billingMs: SECOND_MS,
  laterMs: 30 * SECOND_MS,
  appealMs: 5 * SECOND_MS,
};

/** How callbacks are delivered, for all accounts or for one. */
export type Delivery = {
  /** After this time without a response, the attempt has failed. */
  timeoutMs: number;
  /** Waits between attempts. After the last one, the callback has failed. */
  backoffMs: readonly number[];
  /** How many more times each callback is sent after it was delivered. */
  duplicates: number;
  /** Each callback waits for a random time, so that they arrive out of order. */
  disorder: boolean;
  /** Between the event and the first attempt. */
  delayMs: number;
  /** Callbacks wait until they are released. */
  hold: boolean;
  /** The response to a call waits until its callbacks have been sent. */
  beforeAnswer: boolean;
  /** Callbacks are dropped. */
  silent: boolean;
  /** `wrong` signs with another key, `missing` does not sign. */
  signature: 'valid' | 'wrong' | 'missing';
  /** Send `X-Registry-Signature`. */
  registrySignature: boolean;
  /** Send `X-TCR-Webhook-Signature`, when the account has a webhook secret. */
  webhookSignature: boolean;
};

export const DEFAULT_DELIVERY: Delivery = {
  timeoutMs: 10 * SECOND_MS,
  backoffMs: [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS],
  duplicates: 0,
  disorder: false,
  delayMs: 0,
  hold: false,
  beforeAnswer: false,
  silent: false,
  signature: 'valid',
  registrySignature: true,
  webhookSignature: true,
};

export type Behaviour = {
  /** Shares a campaign with `autoShareCnpId` if its owner does not, so that a first campaign gets approved. */
  autoShare: boolean;
  autoShareCnpId: string;
  /** The identity status until the check is done. It is not published, so clients must handle both. */
  identityBeforeScoring: 'UNVERIFIED' | 'SELF_DECLARED';
  /** The vetting score without a scenario. */
  vettingScore: number;
  brandsPerAccountMax: number;
  campaignsPerBrandMax: number;
  /** 20 reads per second and 20 writes in ten seconds for each account; 429 above that. */
  rateLimits: boolean;
};

export const DEFAULT_BEHAVIOUR: Behaviour = {
  autoShare: true,
  autoShareCnpId: 'TWILO',
  identityBeforeScoring: 'UNVERIFIED',
  vettingScore: 68,
  brandsPerAccountMax: 1_000,
  campaignsPerBrandMax: 50,
  rateLimits: false,
};

export type SandboxOptions = Partial<Behaviour> & {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host?: string;
  /** The file of the SQLite database. Without it, records are lost at the end. */
  readonly file?: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** How often the sandbox runs due steps. */
  readonly tickMs?: number;
  /** The seed of random choices. The same seed gives the same order. */
  readonly seed?: number;
  /** The number of concurrent callbacks. */
  readonly callbackConcurrency?: number;
  readonly delays?: Partial<Delays>;
  readonly delivery?: Partial<Delivery>;
};
