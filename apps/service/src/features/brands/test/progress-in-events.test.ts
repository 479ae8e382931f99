// Protects the progress in events: it equals the progress that a read returns.
import { expect, onTestFinished, test } from 'vitest';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import { registerAdmin, startRegistry } from '../../../../test/support/registry.ts';
import { serviceForTest } from '../../../../test/support/service.ts';

test('G-70 each event carries the progress, and a verified brand with a campaign requires no action', async () => {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const service = await serviceForTest({ environment: registry.environment });
  const admin = await registerAdmin(service);
  const customer = await registry.customer(service);
  const { localId } = await verifiedBrand({ service, registry, admin }, customer);
  const read = async () =>
    (await service.call('GET', `/v1/tcr/brands/${localId}`, undefined, { token: customer.token })).body.brand
      .progress;
  const told = (await service.call('GET', '/v1/events', undefined, { token: customer.token })).body.events;
  const newest = told.findLast(({ type }: { type: string }) => type === 'brand.status_changed');
  expect(newest).toMatchObject({ data: { to: 'ACTIVE' } });
  expect(newest.data.progress).toEqual(await read());
  expect(await read()).toMatchObject({ phase: 'verified', waitingFor: 'you' });
  const created = expectCreated(await createCampaign(service, customer, campaignRequest(localId)));
  expect(await read()).toMatchObject({ phase: 'verified', waitingFor: 'nobody' });
  const path = `/v1/tcr/campaigns/${created.body.localId}`;
  await service.call('DELETE', path, undefined, { token: customer.token });
  expect(await read()).toMatchObject({ phase: 'verified', waitingFor: 'you' });
});
