// Protects the URL and the contents of calls.
import { expect, test } from 'vitest';
import { createTendlc } from '../src/index.ts';
import { scriptedServer } from './support/scripted-server.ts';

async function recorded(baseUrlEnd = '') {
  const server = await scriptedServer([{ status: 200, body: { success: true } }]);
  const client = createTendlc({ baseUrl: server.url + baseUrlEnd, apiKey: 'key', headers: { 'x-own': '1' } });
  return { client, seen: server.seen };
}

test('a base path of the service is kept', async () => {
  const { client, seen } = await recorded('/tendlc/');
  await client.tokens.balance();
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/tendlc/v1/tokens/balance',
    headers: { authorization: 'Bearer key', 'x-own': '1' },
  });
});

test('an id cannot change the path', async () => {
  const { client, seen } = await recorded();
  await client.brands.get('../campaigns?x=/');
  expect(seen[0]?.url).toBe('/v1/tcr/brands/..%2Fcampaigns%3Fx%3D%2F');
  for (const id of ['', '.', '..']) {
    await expect(client.brands.delete(id)).rejects.toThrow(TypeError);
  }
  expect(seen).toHaveLength(1);
});

test('path parameters keep their order, and the query and the body are in the right place', async () => {
  const { client, seen } = await recorded();
  await client.webhookEndpoints.resend(5, 77);
  await client.webhookEndpoints.deliveries(5, { status: 'failed', page: undefined });
  await client.webhookEndpoints.change(5, { status: 'active' });
  await client.tools.templateLibrary();
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/v1/webhook-endpoints/5/deliveries/77/resend', ''],
    ['GET', '/v1/webhook-endpoints/5/deliveries?status=failed', ''],
    ['PUT', '/v1/webhook-endpoints/5', '{"status":"active"}'],
    ['POST', '/v1/tools/template-library', '{}'],
  ]);
});

test('any operation can be called by name', async () => {
  const { client, seen } = await recorded();
  await client.call('shareCampaign', { path: ['C1'], body: { upstreamCnpId: 'TWILO' } });
  expect(seen[0]).toMatchObject({ url: '/v1/tcr/campaigns/C1/share', body: '{"upstreamCnpId":"TWILO"}' });
});
