// Protects brands, campaigns and events against a running service with a sandbox registry.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordEvent } from '../../../apps/service/test/support/events.ts';
import { registerAdmin } from '../../../apps/service/test/support/registry.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  expectCreated,
  sync,
  verifiedBrand,
} from '../../../apps/service/test/support/registrations.ts';
import { waitFor } from '../../../apps/service/test/support/wait.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { callerOf } from './support/caller.ts';
import { folderForTest, start, tendlc } from './support/command-line.ts';

const running = runningService();

describe('brands and campaigns', () => {
  test('a brand is registered, watched until the registry verifies it, listed and shown', async () => {
    const { customer, environment, tell } = await callerOf(running);
    const admin = await registerAdmin(running.service);
    const folder = folderForTest({
      'brand.json': JSON.stringify(brandRequest({ brandName: 'From the file' })),
    });
    const words = ['brand', 'create', '--file', 'brand.json', '--brand-name', 'Copper Kettle', '--watch'];
    const following = start(words, { environment, folder });
    await waitFor(() => (/identity-check/.test(following.stdout()) ? true : undefined), 'the first state');
    const { tcr_brand_id: registryId, id } = await running.service.deps.db
      .selectFrom('brands')
      .select(['id', 'tcr_brand_id'])
      .where('user_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    running.registry.control.decideBrand(String(registryId), { outcome: 'verify' });
    await sync(running.service, admin, 'brand', id);
    const { code, stdout } = await following.ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /identity-check .*Copper Kettle[\s\S]*verified .*Copper Kettle[\s\S]*Register a campaign/,
    );

    expect((await tell('brand', 'list', '--output', 'plain')).stdout).toBe(
      `${id}\t${registryId}\tCopper Kettle\tACTIVE\tverified\tyou\n`,
    );
    expect((await tell('brand', 'list', '--status', 'FAILED', '--output', 'plain')).stdout).toBe('');
    expect((await tell('brand', 'show', String(id))).stdout).toMatch(
      /^brand name: Copper Kettle$[\s\S]*^history:$/m,
    );
    expect(JSON.parse((await tell('brand', 'show', String(id), '--output', 'json')).stdout)).toMatchObject({
      localId: id,
    });
    expect(await tell('brand', 'show', '999999')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('not_found') as string,
    });
  }, 60_000);

  test('a failed identity check ends the watch with 1 and the next step', async () => {
    const { customer, tell } = await callerOf(running);
    const admin = await registerAdmin(running.service);
    const { localId, tcrBrandId } = expectCreated(await createBrand(running.service, customer)).body;
    running.registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' });
    await sync(running.service, admin, 'brand', localId);
    const { code, stdout } = await tell('brand', 'watch', String(localId));
    expect(code).toBe(1);
    expect(stdout).toMatch(/identity-failed[\s\S]*Read the feedback/);
  });

  test('a watch that times out ends with 3, and one that is rejected prints the reason', async () => {
    const { customer, tell } = await callerOf(running, 1);
    const { localId } = expectCreated(await createBrand(running.service, await running.customer())).body;
    const refused = await tell('brand', 'watch', String(localId));
    expect(refused).toMatchObject({ code: 3, stderr: expect.stringContaining('not_found') as string });
    const own = expectCreated(await createBrand(running.service, customer)).body;
    const poor = await tell('brand', 'watch', String(own.localId));
    expect(poor).toMatchObject({ code: 3, stderr: expect.stringContaining('insufficient_tokens') as string });
    const patient = await callerOf(running);
    const waiting = expectCreated(await createBrand(running.service, patient.customer)).body;
    const ended = await patient.tell('brand', 'watch', String(waiting.localId), '--timeout', '0.05');
    expect(ended).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('identity-check') as string,
      stderr: expect.stringContaining('still in progress after 0.05 minutes') as string,
    });
    expect((await patient.tell('brand', 'watch', '1', '--timeout', 'long')).code).toBe(2);
  });

  test('a campaign is registered from a file, listed, shown and watched', async () => {
    const { customer, environment, tell } = await callerOf(running);
    const admin = await registerAdmin(running.service);
    const brand = await verifiedBrand(
      { service: running.service, registry: running.registry, admin },
      customer,
    );
    const input = JSON.stringify(campaignRequest(brand.localId));
    const created = await tendlc(['campaign', 'create', '--output', 'json'], { environment, input });
    expect(created.code).toBe(0);
    const { localId, tcrCampaignId } = JSON.parse(created.stdout) as {
      localId: number;
      tcrCampaignId: string;
    };
    expect((await tell('campaign', 'list', '--output', 'plain')).stdout).toContain(
      `${localId}\t${tcrCampaignId}\tCUSTOMER_CARE\t`,
    );
    expect((await tell('campaign', 'show', String(localId))).stdout).toContain('CUSTOMER_CARE');
    const watched = await tell('campaign', 'watch', String(localId), '--output', 'plain');
    expect(watched.code).toBe(0);
    expect(watched.stdout.split('\t').slice(1, 3)).toEqual(['sharing', 'you']);
  });
});

describe('webhook listen', () => {
  test('events are printed as they arrive, and forwarded with a signature by a secret of this run', async () => {
    const { customer, environment } = await callerOf(running);
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const receiver = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(received.length === 1 ? 204 : 500).end('thanks');
      });
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    onTestFinished(() => void receiver.close());
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const listening = start(
      ['webhook', 'listen', '--forward', address, '--events', 'tokens.low', '--output', 'json'],
      { environment },
    );
    await waitFor(() => (listening.stderr().includes('Listening') ? true : undefined), 'the stream to open');
    const { service } = running;
    await recordEvent(service, customer.id, 'account.password_changed');
    await recordEvent(service, customer.id, 'tokens.low', { balance: 3 });
    await recordEvent(service, customer.id, 'tokens.low', { balance: 2 });
    await waitFor(
      () => (listening.stdout().trimEnd().split('\n').length === 2 ? true : undefined),
      'two events',
    );
    const lines = listening
      .stdout()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: unknown; forwarded: string });
    expect(lines).toMatchObject([
      { event: { type: 'tokens.low', data: { balance: 3 } }, forwarded: '204' },
      { event: { data: { balance: 2 } }, forwarded: '500' },
    ]);
    const secret = /whsec_\S+/.exec(listening.stderr())?.[0] ?? '';
    received.forEach(({ headers, body }, index) => {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(
        lines[index]?.event,
      );
    });
    expect(received).toHaveLength(2);
    expect(listening.stdout() + listening.stderr()).not.toContain(customer.apiKey);
  });

  test('an unreachable receiver is reported, and listening continues', async () => {
    const { customer, environment } = await callerOf(running);
    const listening = start(['webhook', 'listen', '--forward', 'http://127.0.0.1:9/'], { environment });
    await waitFor(() => (listening.stderr().includes('Listening') ? true : undefined), 'the stream to open');
    for (const balance of [2, 1]) {
      await running.service.deps.app.customerEvents.record({
        userId: customer.id,
        type: 'tokens.low',
        data: { balance },
      });
    }
    await waitFor(
      () => (listening.stdout().match(/not delivered/g)?.length === 2 ? true : undefined),
      'both events',
    );
    expect(listening.child.exitCode).toBeNull();
  });
});
