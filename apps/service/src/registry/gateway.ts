// Calls the registry with the account of a customer, and logs every call (G-50).
import {
  type AroundAttempt,
  createRegistryClient,
  createRegistryPace,
  type RegistryCallRecord,
  type RegistryClient,
  type RegistryPace,
} from '@tendlc/registry';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { createSharedStatement } from '../db/shared-statement.ts';
import type { Database } from '../db/tables.ts';
import { createOperatorAgent, createPublicAgent, type Resolve } from '../outbound/public-addresses.ts';
import { keepRecentlyUsed } from '../recently-used.ts';
import { inSpan, markFailed, traceFields } from '../tracing/spans.ts';
import { type CallRow, insertCalls } from './call-log/queries.ts';
import { translateRegistryError } from './failures.ts';

/** Accounts in use at the same time; an evicted pace starts again. */
const PACES_MAX = 10_000;

/** The account at the registry that a call is made with: an opened credential set. */
export type RegistryAccount = {
  readonly id: number;
  readonly sid: string;
  readonly authToken: string;
  /** Undefined: the operator's default URL. */
  readonly apiBaseUrl: string | undefined;
};

/** On whose behalf a call is made, for the call log. */
export type CallCause = { readonly userId: number | null; readonly requestId: string | null };

/** The class of the status, or why there is none. */
function outcomeOf({ statusCode, errorKind }: RegistryCallRecord): string {
  if (errorKind === 'timeout' || statusCode === null) {
    return errorKind === 'timeout' ? 'timeout' : 'unreachable';
  }
  return `${Math.floor(statusCode / 100)}xx`;
}

/** A span for each attempt, which the registry can continue (G-131). */
const inRegistrySpan: AroundAttempt = ({ operation, method, attempt }, send) =>
  inSpan(
    `registry ${operation}`,
    {
      kind: 'client',
      attributes: { 'http.request.method': method, 'tendlc.operation': operation, 'tendlc.attempt': attempt },
    },
    async (span) => {
      const outcome = await send({ ...traceFields() });
      if (outcome.statusCode !== null) {
        span.setAttribute('http.response.status_code', outcome.statusCode);
      }
      if (outcome.statusCode === null || outcome.statusCode >= 400) {
        markFailed(span, String(outcome.statusCode ?? 'unreachable'));
      }
      return outcome;
    },
  );

export type RegistryGateway = ReturnType<typeof createRegistryGateway>;

export function createRegistryGateway(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  /** For accounts without a URL of their own; may be any URL (G-41). */
  registryUrl: string;
  /** Of one attempt; the default of the client when absent. */
  timeoutMs?: number | undefined;
  /** How the time between two attempts passes; as it does when absent. */
  wait?: ((ms: number) => Promise<void>) | undefined;
  /** How host names in customers' URLs are resolved; by the resolver of the machine when absent. */
  resolve?: Resolve | undefined;
  /** Counts an attempt by the class of its status. */
  countCall: (outcome: string) => void;
}) {
  const { db, clock, log } = deps;
  const publicAgent = createPublicAgent(deps.resolve);
  const operatorAgent = createOperatorAgent();
  const paces = keepRecentlyUsed<number, RegistryPace>(PACES_MAX);
  const logging = createSharedStatement<CallRow, undefined>(async (calls) => {
    await insertCalls(db, calls, clock.now());
    return calls.map(() => undefined);
  });

  function paceOf(account: RegistryAccount): RegistryPace {
    const pace = paces.get(account.id) ?? createRegistryPace();
    paces.set(account.id, pace);
    return pace;
  }

  /** A failure of the log must not fail the call. */
  const writeCall = (call: CallRow): Promise<undefined> =>
    logging.submit(call).catch((error: unknown): undefined => {
      log.warn({ err: error }, 'a registry call was not logged');
    });

  const clientOf = (
    account: Omit<RegistryAccount, 'id'>,
    pace: RegistryPace,
    onCall: (record: RegistryCallRecord) => void,
  ): RegistryClient =>
    createRegistryClient({
      baseUrl: account.apiBaseUrl ?? deps.registryUrl,
      apiKey: account.sid,
      apiSecret: account.authToken,
      dispatcher: account.apiBaseUrl === undefined ? operatorAgent : publicAgent,
      pace,
      around: inRegistrySpan,
      ...(deps.timeoutMs === undefined ? {} : { timeoutMs: deps.timeoutMs }),
      ...(deps.wait === undefined ? {} : { wait: deps.wait }),
      onCall: (record) => {
        deps.countCall(outcomeOf(record));
        onCall(record);
      },
    });

  /**
   * Calls the registry with this account; the calls are in the log when this returns.
   * @throws RegistryError
   */
  async function askRaw<Result>(
    account: RegistryAccount,
    cause: CallCause,
    call: (client: RegistryClient) => Promise<Result>,
  ): Promise<Result> {
    const written: Promise<undefined>[] = [];
    const client = clientOf(account, paceOf(account), (record) =>
      written.push(writeCall({ ...record, ...cause, credentialId: account.id })),
    );
    try {
      return await call(client);
    } finally {
      await Promise.all(written);
    }
  }

  return {
    askRaw,

    /**
     * Calls the registry with an account that is not stored. The log has the calls of stored accounts only.
     * @throws RegistryError
     */
    askUnstored: <Result>(
      account: Omit<RegistryAccount, 'id'>,
      call: (client: RegistryClient) => Promise<Result>,
    ): Promise<Result> => call(clientOf(account, createRegistryPace(), () => undefined)),

    /** As `askRaw`, with translated failures. @throws ServiceError */
    async ask<Result>(
      account: RegistryAccount,
      cause: CallCause,
      call: (client: RegistryClient) => Promise<Result>,
    ): Promise<Result> {
      try {
        return await askRaw(account, cause, call);
      } catch (error) {
        throw translateRegistryError(error);
      }
    },

    async close(): Promise<void> {
      await logging.drained();
      await Promise.all([publicAgent.close(), operatorAgent.close()]);
    },
  };
}
