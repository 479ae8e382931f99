// A registry for tests: the sandbox, behind a recorder that keeps every call as it came over the wire.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Control, type Sandbox, type SandboxOptions, startSandbox } from '@tendlc/sandbox';
import type { TestService, TestUser } from './service.ts';

/** The one token that the sandbox knows. */
const REGISTRY_TOKEN = 'sandbox';
/** Customers have tokens of their own here, long enough to be searched for wherever they must not be. */
const TOKEN_START = 'token-of-';
const DEFAULT_BALANCE = 50;

export type SeenCall = {
  readonly method: string;
  /** With its query, below the version path. */
  readonly path: string;
  readonly sid: string;
  readonly body: unknown;
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
  /** What the environment of a service needs in order to use this registry. */
  readonly environment: { readonly REGISTRY_URL: string };
  readonly control: Control;
  readonly sandbox: Sandbox;
  /** The calls that arrived, oldest first; of one account, or of all. */
  callsOf(sid?: string): readonly SeenCall[];
  /** A new account of the service with tokens and stored credentials, each with an account of its own at the registry. */
  customer(service: TestService, options?: { balance?: number }): Promise<Customer>;
  close(): Promise<void>;
};

function loginOf({ headers }: IncomingMessage): { sid: string; token: string } {
  const [, encoded = ''] = (headers.authorization ?? '').split(' ');
  const [sid = '', token = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  return { sid, token };
}

/** As the sandbox wants it. */
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

/** Passes a call on and its answer back, silence and broken connections included. */
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

async function startRecorder(sandbox: Sandbox) {
  const calls: SeenCall[] = [];
  const { origin, pathname } = new URL(sandbox.url);
  // Outlives every pause of a test: a connection that this end closes just as a request is written loses that request.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    void buffer(incoming).then(
      (body) => {
        const { method = '', url = '' } = incoming;
        calls.push({
          method,
          path: url.replace(pathname, ''),
          sid: loginOf(incoming).sid,
          body: parsed(body.toString('utf8')),
        });
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

async function storeCredentials(service: TestService, user: TestUser): Promise<Customer> {
  names += 1;
  const sid = `sandbox-customer${names}-${process.pid}`;
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

/** For a test file: start it in `beforeAll`, close it in `afterAll`. */
export async function startRegistry(options: Partial<SandboxOptions> = {}): Promise<TestRegistry> {
  const sandbox = await startSandbox({ port: 0, ...options });
  const recorder = await startRecorder(sandbox);
  return {
    environment: { REGISTRY_URL: recorder.url },
    control: sandbox.control,
    sandbox,
    callsOf: (sid) => recorder.calls.filter((call) => sid === undefined || call.sid === sid),
    customer: async (service, { balance = DEFAULT_BALANCE } = {}) =>
      storeCredentials(service, await service.registerWithBalance(balance)),
    async close() {
      await recorder.close();
      await sandbox.close();
    },
  };
}

/** A new account that the operator has made an admin. */
export async function registerAdmin(service: TestService): Promise<TestUser> {
  const user = await service.register();
  await service.deps.app.accounts.setAdmin(user.email, true);
  return user;
}
