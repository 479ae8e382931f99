// Protects webhook secrets in a rotation of the encryption key (G-70): deliveries keep the same signatures.
import { expect, test } from 'vitest';
import { serviceForTest } from '../../../../test/support/service.ts';
import { createSecretBox } from '../../../crypto/secret-box.ts';
import { rotateEndpointKeys } from '../key-rotation.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte);
const OLD = Buffer.from('5'.repeat(64), 'hex');

test('the new key alone decrypts every secret, even an overlapping one; a second run is a no-op', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const body = { url: 'https://hooks.copperkettle.com/x' };
  const made = await service.call('POST', '/v1/webhook-endpoints', body, user);
  const { id } = made.body.endpoint;
  const path = `/v1/webhook-endpoints/${id}/rotate-secret`;
  const rotated = await service.call('POST', path, undefined, user);
  const { db } = service.deps;
  const both = createSecretBox([keyOf(7), OLD]);
  expect(await rotateEndpointKeys(db, both)).toEqual({ renewed: 1, unopened: [] });
  expect(await rotateEndpointKeys(db, both)).toEqual({ renewed: 0, unopened: [] });
  const row = await db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
  const alone = createSecretBox([keyOf(7)]);
  const owner = `webhook_endpoints:${id}:secret`;
  expect(alone.open(row.sealed_secret, owner)).toBe(rotated.body.secret);
  expect(alone.open(row.sealed_previous_secret ?? '', owner)).toBe(made.body.secret);
  expect(await rotateEndpointKeys(db, createSecretBox([keyOf(9)]))).toEqual({ renewed: 0, unopened: [id] });
});
