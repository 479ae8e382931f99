// A registry for tests: the sandbox, behind a recorder that keeps every call as it came over the wire.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Control, type Sandbox, type SandboxOptions, startSandbox } from '@tendlc/sandbox';
import { onTestFinished } from 'vitest';
import type { TestService, TestUser } from './service.ts';

/** The one token that the sandbox knows. */
export const REGISTRY_TOKEN = 'sandbox';
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
  readonly credentialId: number;
  readonly webhookToken: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
};

export type TestRegistry = {
  /** What the environment of a service needs in order to use this registry. */
  readonly environment: { readonly REGISTRY_URL: string };
  readonly control: Control;
  /** The calls that arrived, oldest first; of one account, or of all. */
  callsOf(sid?: string): readonly SeenCall[];
  /** A new account of the service with tokens and stored credentials, each with an account of its own at the registry. */
  customer(service: TestService, options?: { balance?: number }): Promise<Customer>;
  close(): Promise<void>;
};

function sidOf(authorization: string | undefined): string {
  const [, encoded = ''] = (authorization ?? '').split(' ');
  const [sid = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 1);
  return sid;
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
    { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: target.host } },
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
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then(
      (body) => {
        const { method = '', url = '' } = incoming;
        calls.push({
          method,
          path: url.replace(pathname, ''),
          sid: sidOf(incoming.headers.authorization),
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
  const webhookSecret = `whsec-of-${sid}`;
  const answer = await service.call(
    'POST',
    '/v1/tcr/my-credentials',
    { tcrSid: sid, tcrAuthToken: REGISTRY_TOKEN, tcrWebhookSecret: webhookSecret },
    user,
  );
  if (answer.status !== 201) {
    throw new Error(`storing credentials answers ${answer.status} ${answer.text}`);
  }
  const { id, webhookToken, webhookUrl } = answer.body.credentials;
  return { ...user, sid, credentialId: id, webhookToken, webhookUrl, webhookSecret };
}

/** For a test file: start it in `beforeAll`, close it in `afterAll`. */
export async function startRegistry(options: Partial<SandboxOptions> = {}): Promise<TestRegistry> {
  const sandbox = await startSandbox({ port: 0, ...options });
  const recorder = await startRecorder(sandbox);
  return {
    environment: { REGISTRY_URL: recorder.url },
    control: sandbox.control,
    callsOf: (sid) => recorder.calls.filter((call) => sid === undefined || call.sid === sid),
    customer: async (service, { balance = DEFAULT_BALANCE } = {}) =>
      storeCredentials(service, await service.registerWithBalance(balance)),
    async close() {
      await recorder.close();
      await sandbox.close();
    },
  };
}

/** For one test. */
export async function registryForTest(options: Partial<SandboxOptions> = {}): Promise<TestRegistry> {
  const registry = await startRegistry(options);
  onTestFinished(() => registry.close());
  return registry;
}

/** A new account that the operator has made an admin. */
export async function registerAdmin(service: TestService): Promise<TestUser> {
  const user = await service.register();
  await service.deps.app.accounts.setAdmin(user.email, true);
  return user;
}
