// What HTTP needs from the features above it: sessions, API keys, charges and stored responses, as interfaces.
import type { AccountRow } from '../db/tables.ts';

/** Who pays: the session of a person, or an API key. */
export type Session = {
  readonly userId: number;
  readonly issuedAtSeconds: number;
  /** Absent for API keys, which are revoked one by one. */
  readonly sessionHash?: string;
  /** A passkey opened it, which is a second factor. */
  readonly isByPasskey?: boolean;
};

export type KeyHolder = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
};

export type AccountLookup = {
  /** @returns undefined if the account no longer exists, or if it ended the session */
  findStanding(session: Session): Promise<AccountRow | undefined>;
  /** The session may only set up two-factor authentication (G-96). */
  mustSetUpTotp(account: AccountRow, session: Pick<Session, 'isByPasskey'>): boolean;
  /** Whether a valid signature is not enough, because the account decides what a session may do. */
  readonly checksEverySession: boolean;
  /** For the list of sessions. Never delays or fails a request. */
  noteUse(session: {
    readonly userId: number;
    readonly sessionHash: string;
    readonly issuedAtSeconds: number;
    readonly userAgent: string | undefined;
    readonly address: string;
  }): void;
};

export type KeyLookup = {
  /** @throws ServiceError `unauthorized` if the key is unknown, revoked, or expired */
  recognize(key: string): Promise<KeyHolder>;
};

export type Receipt = {
  readonly chargeId: string;
  readonly cost: number;
  readonly balanceAfter: number;
  readonly usedDailyFree: boolean;
};

/** The ledger as HTTP uses it. */
export type Charges = {
  /** @throws ServiceError `insufficient_tokens`, or `unauthorized` if the session has ended; no tokens move then */
  charge(
    payer: Session,
    use: { readonly amount: number; readonly toolName: string; readonly notes?: string },
    chargeId?: string,
  ): Promise<Receipt>;
  /** Announces a charge for work outside the database, so that it is refunded if the process dies. */
  openCharge(userId: number, chargeId?: string): Promise<string>;
  /** The work succeeded: the charge stays. */
  settle(chargeId: string): Promise<void>;
  /** Idempotent. */
  refund(charge: Pick<Receipt, 'chargeId'>): Promise<void>;
};

type StoredAnswer = { readonly status: number; readonly body: string };

type RequestName = { readonly userId: number; readonly key: string };

/** Requests with an idempotency key, and their responses (G-06). */
export type IdempotentRequests = {
  /**
   * @returns the stored response, or the ID to charge this request under
   * @throws ServiceError `idempotency_key_reused`, `idempotency_key_in_use`
   */
  begin(
    request: RequestName & { readonly requestHash: Buffer },
  ): Promise<{ readonly answer: StoredAnswer } | { readonly chargeId: string }>;
  finish(request: RequestName & { readonly chargeId: string } & StoredAnswer): Promise<void>;
  /** The response is not stored: a retry runs again. */
  forget(request: RequestName & { readonly chargeId: string }): Promise<void>;
};
