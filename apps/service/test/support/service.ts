// The real service for a test: real HTTP stack, real SQL, a controlled clock, and email in the outbox.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '@tendlc/sandbox';
import type { DestinationStream } from 'pino';
import PostalMime from 'postal-mime';
import { inject, onTestFinished } from 'vitest';
import { type AppDeps, createApp } from '../../src/assembly/http-application.ts';
import { openDataFolder } from '../../src/data-folder/open.ts';
import { openMigratedDatabase } from '../../src/db/open-migrated.ts';
import { createDeps, type Deps } from '../../src/assembly/dependencies.ts';
import { toCustomerEvent } from '../../src/features/customer-events/index.ts';
import type { TypedApp } from '../../src/http/app-types.ts';
import { createLog } from '../../src/log.ts';
import type { Resolve } from '../../src/outbound/public-addresses.ts';
import type { Outbound } from '../../src/assembly/notification-features.ts';
import { readSettings } from '../../src/settings.ts';
import { dataRoot } from '../../../../test/support/machine.ts';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { createClock, type MovableClock } from './clock.ts';
import { keepCompiledDatabase } from './compiled-database.ts';
import { createContractCheck } from './contract-check.ts';
import { copyTemplate } from './template.ts';
import { waitFor } from './wait.ts';

export const PASSWORD = 'Harbor7!light';
export const JWT_SECRET = 'a-secret-for-tests-of-at-least-32-characters';

export const ENCRYPTION_KEY = '5'.repeat(64);

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- `call` checks the response against the documentation
  readonly body: any;
};

export type CallOptions = {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
};

export type TestUser = {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
};

export type TestService = {
  readonly app: TypedApp;
  readonly deps: Deps;
  readonly clock: MovableClock;
  readonly dataDir: string;
  /** Sends an object as JSON, and a string or buffer unchanged. Checks the response against the documentation. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** A new account with 2 trial tokens and today's free token. */
  register(fields?: object): Promise<TestUser>;
  /** A new account with exactly this balance and today's free token used. */
  registerWithBalance(balance: number): Promise<TestUser>;
  /** The user's ledger from the table, oldest first. */
  ledgerOf(userId: number): Promise<LedgerRow[]>;
  /** Waits for `count` messages to the address and returns the newest; with a subject, only those with this subject. */
  mailTo(
    address: string,
    count?: number,
    subject?: string,
  ): Promise<{ subject: string; text: string; html: string }>;
  /** The subjects of all mails so far, oldest first. */
  subjectsTo(address: string): Promise<string[]>;
  close(): Promise<void>;
};

export type LedgerRow = {
  type: string;
  amount: number;
  balance_after: number;
  user_sequence: number;
  tool_name: string | null;
  order_id: number | null;
};

export type ServiceOptions = {
  /** `server` needs `hasPostgres`. */
  readonly database?: 'embedded' | 'server' | { readonly url: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: MovableClock;
  readonly change?: (deps: AppDeps) => AppDeps;
  /** Receives the log lines. Without it, the log is discarded. */
  readonly logTo?: DestinationStream;
  /** Timeout of one registry call, for tests of a registry that does not respond. */
  readonly registryTimeoutMs?: number;
  /** The DNS results for host names in customer URLs. */
  readonly resolve?: Resolve;
  /** How webhook endpoints are checked and reached. Without it, loopback addresses are rejected. */
  readonly outbound?: Outbound;
  /** The registry, if it is the sandbox of a trial. */
  readonly sandbox?: Sandbox;
  /** The test writes events of its own, so they are not checked against the documentation. */
  readonly hasMadeUpEvents?: boolean;
};

export const hasPostgres = inject('postgresUrl') !== '';

/** The databases for tests of guarantees: always the embedded database, and a server if available. */
export const DATABASES: readonly ('embedded' | 'server')[] = hasPostgres
  ? ['embedded', 'server']
  : ['embedded'];

async function databaseUrl(choice: ServiceOptions['database'], folder: string): Promise<string> {
  if (typeof choice === 'object') {
    return choice.url;
  }
  if (choice === 'server') {
    return createDatabaseAt(inject('postgresUrl'), inject('postgresTemplate'));
  }
  await keepCompiledDatabase();
  copyTemplate(inject('templateFolder'), folder);
  return `pglite:${folder}`;
}

/** A closed port. A test that needs a registry starts one, and no test calls the real registry. */
const NO_REGISTRY = 'http://127.0.0.1:9/v2';

const NO_LIMITS = {
  RATE_LIMIT_GENERAL: 'off',
  RATE_LIMIT_LOGIN: 'off',
  RATE_LIMIT_REGISTER: 'off',
  RATE_LIMIT_PASSWORD: 'off',
  RATE_LIMIT_ACCOUNT: 'off',
  RATE_LIMIT_WEBHOOK: 'off',
};

/** Each event that a test causes is checked against the documentation, up to this many. */
const EVENTS_CHECKED_MAX = 200;

/** The sandbox needs no time: what it has accepted is visible before its response is sent or lost. */
const waitForRegistry = (ms: number): Promise<void> => wait(ms / 20);

const fail = (error: Error) => {
  throw error;
};

let emails = 0;

/** Closes itself when the test ends, or, when started in a hook, by `close()`. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const dataDir = mkdtempSync(join(dataRoot, 'tendlc-test-'));
  const folder = openDataFolder(dataDir);
  const clock = options.clock ?? createClock();
  const settings = readSettings('trial', {
    JWT_SECRET,
    ENCRYPTION_KEY,
    PUBLIC_URL: 'https://tendlc.example',
    REGISTRY_URL: NO_REGISTRY,
    DATABASE_URL: await databaseUrl(options.database, join(dataDir, 'database')),
    ...NO_LIMITS,
    ...options.environment,
  });
  const log = options.logTo === undefined ? createLog('silent') : createLog('trace', options.logTo);
  const db = await openMigratedDatabase({ target: settings.database, log, onEnd: fail, isBrief: true });
  const { registryTimeoutMs, resolve, outbound, sandbox } = options;
  const given = { registryTimeoutMs, waitForRegistry, resolve, outbound, sandbox };
  const deps = await createDeps({ settings, folder, log, clock, db, ...given });
  // Tests share a machine, and a slow machine must not look like an overloaded service.
  const appDeps = { ...deps.app, eventLoopDelayMsMax: 0 };
  const app = await createApp(options.change?.(appDeps) ?? appDeps);
  await app.ready();
  deps.jobs.start();
  // What is due after a move of the clock need not wait for the next poll.
  clock.onMove(() => deps.jobs.wake());
  const contract = createContractCheck(app, options.change === undefined);

  const call: TestService['call'] = async (method, path, body, callOptions = {}) => {
    const asIs = typeof body === 'string' || Buffer.isBuffer(body);
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      ...(callOptions.address === undefined ? {} : { remoteAddress: callOptions.address }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(callOptions.token === undefined ? {} : { authorization: `Bearer ${callOptions.token}` }),
        ...callOptions.headers,
      },
      ...(body === undefined ? {} : { payload: asIs ? body : JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const parsed: unknown = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
    contract.checkAnswer({ method, path, status: answer.statusCode, body: parsed });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.body,
      body: parsed,
    };
  };

  const register: TestService['register'] = async (fields = {}) => {
    emails += 1;
    const email = `user${emails}.${process.pid}@test.example`;
    const request = { email, password: PASSWORD, firstName: 'Dana', ...fields };
    const answer = await call('POST', '/v1/auth/register', request);
    if (answer.status !== 201) {
      throw new Error(`registration answers ${answer.status} ${answer.text}`);
    }
    return { id: answer.body.user.id, email, password: request.password, token: answer.body.token };
  };

  const close = async () => {
    const newest = db
      .selectFrom('customer_events')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(EVENTS_CHECKED_MAX);
    // A test may have stopped the database, so it cannot be read.
    const events = await newest.execute().catch(() => []);
    await app.close();
    await deps.close();
    folder.release();
    rmSync(dataDir, { recursive: true, force: true });
    if (options.hasMadeUpEvents !== true) {
      events.map(toCustomerEvent).forEach(contract.checkEvent);
    }
  };

  return {
    app,
    deps,
    clock,
    dataDir,
    call,
    register,
    close,
    async registerWithBalance(balance) {
      const user = await register();
      const spend = await call('POST', '/v1/tokens/use', { toolName: 'setup', amount: 3 }, user);
      if (spend.status !== 200) {
        throw new Error(`spending the trial tokens answers ${spend.status} ${spend.text}`);
      }
      if (balance > 0) {
        emails += 1;
        await deps.app.ledger.credit({
          email: user.email,
          amount: balance,
          orderId: user.id * 1_000 + emails,
        });
      }
      return user;
    },
    ledgerOf: (userId) =>
      deps.db
        .selectFrom('token_transactions')
        .select(['type', 'amount', 'balance_after', 'user_sequence', 'tool_name', 'order_id'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    mailTo: (address, count = 1, subject) =>
      waitFor(async () => {
        const messages = (await readOutbox(join(dataDir, 'outbox'), address)).filter(
          (message) => subject === undefined || message.subject === subject,
        );
        return messages.length >= count ? messages.at(-1) : undefined;
      }, `message ${count} to ${address}`),
    subjectsTo: async (address) =>
      (await readOutbox(join(dataDir, 'outbox'), address)).map(({ subject }) => subject),
  };
}

async function readOutbox(folder: string, address: string) {
  // Sorts by the file time, because the time in the name comes from the stopped clock.
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ path: join(folder, name), writtenAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
  const messages = await Promise.all(files.map(({ path }) => PostalMime.parse(readFileSync(path))));
  return messages
    .filter((message) => message.to?.some((to) => to.address === address))
    .map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }));
}

/** For one test: starts now and closes after the test. */
export async function serviceForTest(options: ServiceOptions = {}): Promise<TestService> {
  const service = await startService(options);
  onTestFinished(() => service.close());
  return service;
}
