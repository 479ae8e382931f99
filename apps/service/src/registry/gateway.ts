// The service's way to the registry: a client for a credential set, every call of it logged (G-50).
import {
  createRegistryClient,
  createRegistryPace,
  type RegistryCallRecord,
  type RegistryClient,
  type RegistryPace,
} from '@tendlc/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { createSharedStatement } from '../db/shared-statement.ts';
import type { Database } from '../db/tables.ts';
import { createOperatorAgent, createPublicAgent, type Resolve } from '../outbound/public-addresses.ts';
import { type CallRow, insertCalls } from './call-log/queries.ts';
import { translateRegistryError } from './failures.ts';

/** Sets that are in use at the same time; a pace that is forgotten starts afresh. */
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

/** The class of the status, or why there was none. */
function outcomeOf({ statusCode, errorKind }: RegistryCallRecord): string {
  if (errorKind === 'timeout' || statusCode === null) {
    return errorKind === 'timeout' ? 'timeout' : 'unreachable';
  }
  return `${Math.floor(statusCode / 100)}xx`;
}

export type RegistryGateway = ReturnType<typeof createRegistryGateway>;

export function createRegistryGateway(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  /** For sets without an address of their own; may be any address (G-41). */
  registryUrl: string;
  /** Of one attempt; the client's own when absent. */
  timeoutMs?: number | undefined;
  /** How names in addresses of sets are looked up; by the machine's own resolver when absent. */
  resolve?: Resolve | undefined;
  /** Counts an attempt by the class of its answer. */
  countCall: (outcome: string) => void;
}) {
  const { db, clock, log } = deps;
  const publicAgent = createPublicAgent(deps.resolve);
  const operatorAgent = createOperatorAgent();
  const paces = new LRUCache<number, RegistryPace>({ max: PACES_MAX });
  const logging = createSharedStatement<CallRow, undefined>(async (calls) => {
    await insertCalls(db, calls, clock.now());
    return calls.map(() => undefined);
  });

  function paceOf(set: RegistryAccount): RegistryPace {
    const pace = paces.get(set.id) ?? createRegistryPace();
    paces.set(set.id, pace);
    return pace;
  }

  /** A log that cannot be written stops no registration. */
  const writeCall = (call: CallRow): Promise<undefined> =>
    logging.submit(call).catch((error: unknown): undefined => {
      log.warn({ err: error }, 'a call to the registry was not logged');
    });

  /**
   * Asks the registry with this set; its calls are in the log when this returns.
   * @throws RegistryError as it is
   */
  async function askRaw<Result>(
    set: RegistryAccount,
    cause: CallCause,
    question: (client: RegistryClient) => Promise<Result>,
  ): Promise<Result> {
    const written: Promise<undefined>[] = [];
    const client = createRegistryClient({
      baseUrl: set.apiBaseUrl ?? deps.registryUrl,
      apiKey: set.sid,
      apiSecret: set.authToken,
      dispatcher: set.apiBaseUrl === undefined ? operatorAgent : publicAgent,
      pace: paceOf(set),
      ...(deps.timeoutMs === undefined ? {} : { timeoutMs: deps.timeoutMs }),
      onCall: (call) => {
        deps.countCall(outcomeOf(call));
        written.push(writeCall({ ...call, ...cause, credentialId: set.id }));
      },
    });
    try {
      return await question(client);
    } finally {
      await Promise.all(written);
    }
  }

  return {
    askRaw,

    /** As `askRaw`, with failures in the words of our interface. @throws ServiceError */
    async ask<Result>(
      set: RegistryAccount,
      cause: CallCause,
      question: (client: RegistryClient) => Promise<Result>,
    ): Promise<Result> {
      try {
        return await askRaw(set, cause, question);
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
