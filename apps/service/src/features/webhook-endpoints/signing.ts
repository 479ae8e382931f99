// Standard Webhooks: how a delivery is named, timed and signed (https://www.standardwebhooks.com).
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const generateSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** @param secrets each one signs; during a rotation there are two */
export function signDelivery(
  secrets: readonly string[],
  delivery: { readonly id: string; readonly sentAt: Date; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(delivery.sentAt.getTime() / 1000));
  const content = `${delivery.id}.${timestamp}.${delivery.body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(content).digest('base64')}`,
  );
  return {
    'webhook-id': delivery.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
