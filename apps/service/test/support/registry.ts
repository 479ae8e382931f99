// A registry for tests: the sandbox behind a recorder that keeps every call as received.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Control, type Sandbox, type SandboxOptions, startSandbox } from '@tendlc/sandbox';
import type { TestService, TestUser } from './service.ts';

/** The only token that the sandbox accepts. */
const REGISTRY_TOKEN = 'sandbox';
/** Each customer has a unique token, long enough to search for it in places where it must not occur. */
const TOKEN_START = 'token-of-';
const DEFAULT_BALANCE = 50;

export type SeenCall = {
  readonly method: string;
  /** Path with the query, after the version prefix. */
  readonly path: string;
  readonly sid: string;
  readonly body: unknown;
  readonly traceparent: string | undefined;
};

export type Customer = TestUser & {
  readonly sid: string;
  readonly authToken: string;
  readonly credentialId: number;
  readonly webhookToken: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
};

export type TestRegistry = {
  /** The environment variables with which a service uses this registry. */
  readonly environment: { readonly REGISTRY_URL: string };
  readonly control: Control;
  readonly sandbox: Sandbox;
  /** Runs before a call is passed on, once set: what happens at the registry between two calls of a service. */
  beforeCall: ((call: SeenCall) => void) | undefined;
  /** The received calls of one account or of all, oldest first. */
  callsOf(sid?: string): readonly SeenCall[];
  /** A new account of the service with tokens and stored credentials of a separate registry account. */
  customer(service: TestService, options?: { balance?: number; isStrict?: boolean }): Promise<Customer>;
  close(): Promise<void>;
};

function loginOf({ headers }: IncomingMessage): { sid: string; token: string } {
  const [, encoded = ''] = (headers.authorization ?? '').split(' ');
  const [sid = '', token = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  return { sid, token };
}

/** In the format of the sandbox. */
function authorizationOf(incoming: IncomingMessage): string {
  const { sid, token } = loginOf(incoming);
  const known = token.startsWith(TOKEN_START) ? REGISTRY_TOKEN : token;
  return `Basic ${Buffer.from(`${sid}:${known}`).toString('base64')}`;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Forwards a call and its response, including silence and broken connections. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, target: URL): void {
  const onward = request(
    target,
    {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, host: target.host, authorization: authorizationOf(incoming) },
      agent: false,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  onward.end(body);
}

async function startRecorder(sandbox: Sandbox, onCall: (call: SeenCall) => void) {
  const calls: SeenCall[] = [];
  const { origin, pathname } = new URL(sandbox.url);
  // Longer than any pause in a test: closing a connection while a request is written would lose the request.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    void buffer(incoming).then(
      (body) => {
        const { method = '', url = '' } = incoming;
        const call: SeenCall = {
          method,
          path: url.replace(pathname, ''),
          sid: loginOf(incoming).sid,
          body: parsed(body.toString('utf8')),
          traceparent: incoming.headers['traceparent'] as string | undefined,
        };
        calls.push(call);
        onCall(call);
        pass(incoming, outgoing, body, new URL(url, origin));
      },
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

let names = 0;

async function storeCredentials(service: TestService, user: TestUser, isStrict: boolean): Promise<Customer> {
  names += 1;
  const sid = `sandbox-${isStrict ? 'strict-' : ''}customer${names}-${process.pid}`;
  const authToken = `${TOKEN_START}${randomUUID()}`;
  const webhookSecret = `whsec-${randomUUID()}`;
  const answer = await service.call(
    'POST',
    '/v1/tcr/my-credentials',
    { tcrSid: sid, tcrAuthToken: authToken, tcrWebhookSecret: webhookSecret },
    user,
  );
  if (answer.status !== 201) {
    throw new Error(`storing credentials answers ${answer.status} ${answer.text}`);
  }
  const { id, webhookToken, webhookUrl } = answer.body.credentials;
  return { ...user, sid, authToken, credentialId: id, webhookToken, webhookUrl, webhookSecret };
}

/** For a whole test file: start it in `beforeAll`, and close it in `afterAll`. */
export async function startRegistry(options: Partial<SandboxOptions> = {}): Promise<TestRegistry> {
  const sandbox = await startSandbox({ port: 0, ...options });
  const recorder = await startRecorder(sandbox, (call) => registry.beforeCall?.(call));
  const registry: TestRegistry = {
    beforeCall: undefined,
    environment: { REGISTRY_URL: recorder.url },
    control: sandbox.control,
    sandbox,
    callsOf: (sid) => recorder.calls.filter((call) => sid === undefined || call.sid === sid),
    customer: async (service, { balance = DEFAULT_BALANCE, isStrict = false } = {}) =>
      storeCredentials(service, await service.registerWithBalance(balance), isStrict),
    async close() {
      await recorder.close();
      await sandbox.close();
    },
  };
  return registry;
}

/** A new account with the admin role. */
export async function registerAdmin(service: TestService): Promise<TestUser> {
  const user = await service.register();
  await service.deps.app.accounts.setAdmin(user.email, true);
  return user;
}
