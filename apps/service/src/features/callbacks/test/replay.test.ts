// Protects replays of callbacks: they wait as long as a new callback, and keep when it was received first.
import { expect, onTestFinished, test } from 'vitest';
import { eventsOf, looked, sendCallback } from '../../../../test/support/callbacks.ts';
import { DAY_MS, HOUR_MS } from '../../../../test/support/clock.ts';
import { registerAdmin, startRegistry } from '../../../../test/support/registry.ts';
import { DATABASES, serviceForTest } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

test('G-62 a replayed event of an unknown record waits a day from its replay', async () => {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const service = await serviceForTest({ environment: registry.environment });
  const [customer, admin] = [await registry.customer(service), await registerAdmin(service)];
  const eventWith = (attempts: number, status: string) =>
    waitFor(async () => {
      const event = (await eventsOf(service, customer)).at(-1);
      return event?.status === status && event.attempts >= attempts ? event : undefined;
    }, `the event to be ${status}`);
  await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BEXMPL8' });
  await looked(service, customer);
  service.clock.advance(DAY_MS + HOUR_MS);
  const failed = await eventWith(1, 'failed');
  await service.call('POST', `/v1/tcr/webhook-events/${failed.id}/replay`, undefined, admin);
  const waiting = await eventWith(failed.attempts + 1, 'received');
  expect(waiting.received_at).toEqual(failed.received_at);
  service.clock.advance(DAY_MS);
  expect((await eventWith(waiting.attempts, 'failed')).received_at).toEqual(failed.received_at);
});

test.each(DATABASES)(
  'G-62 many failed callbacks are replayed at once, with their first reception and their attempts (%s)',
  async (database) => {
    const registry = await startRegistry();
    onTestFinished(() => registry.close());
    const service = await serviceForTest({ environment: registry.environment, database });
    const [customer, other, admin] = [
      await registry.customer(service),
      await registry.customer(service),
      await registerAdmin(service),
    ];
    for (const [owner, brandId] of [
      [customer, 'BEXMPL1'],
      [customer, 'BEXMPL1'],
      [customer, 'BEXMPL2'],
      [other, 'BEXMPL3'],
    ] as const) {
      await sendCallback(service, owner, { eventType: 'BRAND_ADD', brandId });
      await looked(service, owner);
    }
    const all = async () => [...(await eventsOf(service, customer)), ...(await eventsOf(service, other))];
    const reach = (status: string) =>
      waitFor(async () => {
        const events = await all();
        return events.every((event) => event.status === status) ? events : undefined;
      }, `all events to be ${status}`);
    service.clock.advance(DAY_MS + HOUR_MS);
    const failed = await reach('failed');
    const replay = async (body: object, caller: { token: string } = admin) =>
      service.call('POST', '/v1/tcr/webhook-events/replays', body, caller);
    expect((await replay({}, customer)).status).toBe(403);
    expect((await replay({ credentialId: 'all' })).status).toBe(400);
    const answers = await Promise.all([
      replay({ credentialId: customer.credentialId }),
      replay({ credentialId: customer.credentialId }),
      replay({ eventType: 'BRAND_DELETE' }),
    ]);
    // Two at the same time replay each callback once.
    expect(answers.reduce((sum, { body }) => sum + body.replayed, 0)).toBe(3);
    expect(await replay({})).toMatchObject({ body: { replayed: 1, hasMore: false } });
    const waiting = await reach('received');
    const kept = (events: typeof failed) => events.map(({ id, received_at }) => ({ id, received_at }));
    expect(kept(waiting)).toEqual(kept(failed));
    expect(waiting.map(({ attempts_before_replay }) => attempts_before_replay)).toEqual(
      failed.map(({ attempts }) => attempts),
    );
    // They are applied, and wait a day from their replay.
    await waitFor(async () => {
      const events = await all();
      return events.every((event, place) => event.attempts > (failed[place]?.attempts ?? 0))
        ? true
        : undefined;
    }, 'all events to be tried again');
  },
);
