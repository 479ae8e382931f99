// What can be chosen when a sandbox is started, and what a trial gets without choosing.
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long the registry, the providers and the carriers take, in the time of the sandbox. */
export type Delays = {
  /** From creation or revet to the verdict on the identity. */
  identityMs: number;
  /** From the order of an external vet to its result. */
  vettingMs: number;
  /** From creation to the sharing that the sandbox does by itself (`autoShare`). */
  autoShareMs: number;
  /** From sharing to the answer of the upstream CNP; 0 answers ACCEPTED straight away. */
  sharingMs: number;
  /** From the acceptance to the election of the DCAs. */
  electionMs: number;
  /** From the election to the word of the first carrier. */
  carrierMs: number;
  /** Between the words of two carriers. */
  carrierStaggerMs: number;
  /** From creation to the bill. */
  billingMs: number;
  /** From the last registration to what a scenario has happen later: a suspension, an expiry. */
  laterMs: number;
  /** From an appeal or a nudge to what comes of it. */
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

/** How callbacks are sent: for all accounts, or for one. */
export type Delivery = {
  /** An endpoint that has not answered by then has not got it. */
  timeoutMs: number;
  /** Waits between attempts; when they are used up the callback has failed. */
  backoffMs: readonly number[];
  /** How many more times each callback is sent after it got through. */
  duplicates: number;
  /** Callbacks wait for a random time each, so that they overtake one another. */
  disorder: boolean;
  /** Between the event and its first attempt. */
  delayMs: number;
  /** Nothing is sent until it is released. */
  hold: boolean;
  /** The answer to a call waits until the callbacks that it caused have been sent. */
  beforeAnswer: boolean;
  /** Nothing is sent at all, and nothing is kept. */
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
  /** A campaign that its owner never shares is shared with `autoShareCnpId`, so that a first one gets approved. */
  autoShare: boolean;
  autoShareCnpId: string;
  /** What a brand reads as until it has been judged; the registry does not say, so both have to be borne. */
  identityBeforeScoring: 'UNVERIFIED' | 'SELF_DECLARED';
  /** The score of a vet that no scenario decides. */
  vettingScore: number;
  brandsPerAccountMax: number;
  campaignsPerBrandMax: number;
  /** 20 reads a second and 20 writes in ten seconds for an account, 429 beyond. */
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
  /** 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  /** Of the SQLite database that everything is kept in; without it everything is gone at the end. */
  readonly file?: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** How often the sandbox looks what is due. */
  readonly tickMs?: number;
  /** Of the random choices: the same seed gives the same disorder. */
  readonly seed?: number;
  /** Callbacks that are under way at the same time. */
  readonly callbackConcurrency?: number;
  readonly delays?: Partial<Delays>;
  readonly delivery?: Partial<Delivery>;
};
