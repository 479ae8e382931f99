// Sends callbacks like the registry. Signs them by the published rules, independent of the code that verifies them.
import { createHmac } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import type { Customer, TestRegistry } from './registry.ts';
import type { Answer, TestService } from './service.ts';
import { waitFor } from './wait.ts';

export type Payload = Readonly<Record<string, unknown>>;

export const ownSignature = (
  body: string | Buffer,
  secret: string,
  encoding: 'hex' | 'base64' = 'hex',
): string => createHmac('sha256', secret).update(body).digest(encoding);

/** The canonical form of a flat object: sorted keys without spaces. */
export function registrySignature(url: string, payload: Payload, authToken: string): string {
  const sorted = Object.fromEntries(Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHmac('sha1', authToken)
    .update(`${url}${JSON.stringify(sorted)}`)
    .digest('base64');
}

export const post = (
  service: TestService,
  webhookToken: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  service.call('POST', `/v1/tcr-webhooks/${webhookToken}`, body, {
    headers: { 'content-type': 'application/json; utf-8', ...headers },
  });

/** Signed with the webhook secret of the credentials, and sent to their webhook URL. */
export function sendCallback(service: TestService, customer: Customer, payload: Payload): Promise<Answer> {
  const body = JSON.stringify(payload, undefined, 2);
  const signature = ownSignature(body, customer.webhookSecret);
  return post(service, customer.webhookToken, body, { 'x-tcr-webhook-signature': signature });
}

/** Sets the port to which the registry sends the customer's callbacks. */
export function subscribe(
  { control }: TestRegistry,
  port: number,
  customer: Customer,
  delivery: NonNullable<Parameters<TestRegistry['control']['setAccount']>[1]['delivery']> = {},
): void {
  control.setAccount(customer.sid, {
    webhookSecret: customer.webhookSecret,
    webhookEndpoint: `http://127.0.0.1:${port}/v1/tcr-webhooks/${customer.webhookToken}`,
    delivery,
  });
}

/** Short bodies are stored uncompressed, so they start with a brace or a space. */
const readBody = (body: Buffer): unknown =>
  JSON.parse((/^[\s{]/.test(body.toString('latin1')) ? body : zstdDecompressSync(body)).toString('utf8'));

/** Oldest first, each with its stored payload. */
export async function eventsOf({ deps: { db } }: TestService, customer: Customer) {
  const events = await db
    .selectFrom('registry_events')
    .selectAll()
    .where('credential_id', '=', customer.credentialId)
    .orderBy('id')
    .execute();
  const payloads = await db
    .selectFrom('registry_payloads')
    .select(['hash', 'body'])
    .where('user_id', '=', customer.id)
    .execute();
  const bodies = new Map(payloads.map(({ hash, body }) => [Buffer.from(hash).toString('hex'), body]));
  return events.map((event) => {
    const body = bodies.get(Buffer.from(event.payload_hash ?? '').toString('hex'));
    return { ...event, payload: body === undefined ? event.payload : readBody(Buffer.from(body)) };
  });
}

/** Waits until every event of the customer has had `attempts` attempts or is done. */
export const looked = (service: TestService, customer: Customer, attempts = 1) =>
  waitFor(async () => {
    const events = await eventsOf(service, customer);
    const isDone = events.every((event) => event.status !== 'received' || event.attempts >= attempts);
    return isDone ? events : undefined;
  }, 'the events to be looked at');
