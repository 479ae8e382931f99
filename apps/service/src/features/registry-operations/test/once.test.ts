// Appeals, uploads, imports, moves, and resellers have no reference at the registry. These tests protect that each of them
// happens once and is paid once, after a lost response and after a repeated request, and that a failure is free.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import { paidFor } from '../../../../test/support/registrations.ts';
import { startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { type Answer, startService, type TestService } from '../../../../test/support/service.ts';
import { type Owner, ownerOf, PDF, PNG, upload } from './support/files.ts';

let registry: TestRegistry;
let service: TestService;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock() });
  service = await startService({ environment: registry.environment, registryTimeoutMs: 500 });
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

type Row = {
  readonly name: string;
  /** The call at the registry. */
  readonly at: { readonly method: string; readonly path: string };
  readonly run: (owner: Owner, headers: Record<string, string>) => Promise<Answer>;
  readonly before?: (owner: Owner) => void;
  /** How many there are at the registry afterwards. */
  readonly count: (owner: Owner) => number;
};

const call = (
  { customer }: Owner,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
) => service.call(method, path, body, { token: customer.token, headers });
const brandAt = ({ customer, tcrBrandId }: Owner) =>
  registry.control.brands(customer.sid).find(({ brand }) => brand.brandId === tcrBrandId);
const campaignAt = ({ customer, tcrCampaignId }: Owner) =>
  registry.control.campaigns(customer.sid).find(({ campaign }) => campaign.campaignId === tcrCampaignId);
const callsTo = ({ customer }: Owner, method: string, path: RegExp) =>
  registry.callsOf(customer.sid).filter((one) => one.method === method && path.test(one.path)).length;

const appeal = { appealCategories: ['VERIFY_TAX_ID'], explanation: 'The letter shows the EIN.' };
const reseller = { companyName: 'Harbor Texting', phone: '+15125557100', email: 'ops@harbor.example' };

const ROWS: readonly Row[] = [
  {
    name: 'appealBrand',
    at: { method: 'POST', path: '/brand/*/appeal' },
    before: ({ tcrBrandId }) => registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' }),
    run: (owner, headers) => call(owner, 'POST', `${owner.brand}/appeals`, appeal, headers),
    count: (owner) => brandAt(owner)?.appeals.length ?? 0,
  },
  {
    name: 'uploadEvidence',
    at: { method: 'POST', path: '/brand/*/appeal/evidence' },
    run: (owner, headers) =>
      upload(service, owner.customer, `${owner.brand}/appeals/evidence`, [PDF, 'letter.pdf'], headers),
    count: (owner) => callsTo(owner, 'POST', /evidence$/),
  },
  {
    name: 'importVetting',
    at: { method: 'PUT', path: '/brand/*/externalVetting' },
    run: (owner, headers) =>
      call(owner, 'PUT', `${owner.brand}/vettings`, { evpId: 'WMC', vettingId: 'report-77' }, headers),
    count: (owner) => brandAt(owner)?.vettings.length ?? 0,
  },
  {
    name: 'uploadAttachment',
    at: { method: 'POST', path: '/campaign/*/mms' },
    run: (owner, headers) =>
      upload(service, owner.customer, `${owner.campaign}/attachments?kind=mms`, [PNG, 'sale.png'], headers),
    count: (owner) => callsTo(owner, 'POST', /mms$/),
  },
  {
    name: 'startMigration',
    at: { method: 'POST', path: '/campaign/*/migrateCnp/*' },
    run: (owner, headers) =>
      call(owner, 'POST', `${owner.campaign}/migration`, { upstreamCnpId: 'SINCH' }, headers),
    count: (owner) => (campaignAt(owner)?.migration?.status === 'ACTIVE' ? 1 : 0),
  },
  {
    name: 'createReseller',
    at: { method: 'POST', path: '/reseller' },
    run: (owner, headers) => call(owner, 'POST', '/v1/tcr/resellers', reseller, headers),
    count: ({ customer }) =>
      registry.control.accounts().find(({ sid }) => sid === customer.sid)?.resellers.length ?? 0,
  },
  {
    name: 'tagCampaign',
    at: { method: 'PUT', path: '/tag' },
    run: (owner, headers) => call(owner, 'PUT', `${owner.campaign}/tags/Spring`, undefined, headers),
    count: (owner) => campaignAt(owner)?.tags.length ?? 0,
  },
];

describe.each(ROWS)('$name', ({ name, at, run, before, count }) => {
  test('whose response is lost happens once and is paid once, as does its repeat (G-123)', async () => {
    const owner = await ownerOf(service, registry);
    before?.(owner);
    const paid = await paidFor(service, owner.customer);
    registry.control.fault({ sid: owner.customer.sid, ...at }, { do: 'drop', processed: true });
    const headers = { 'idempotency-key': `once-${name}` };
    const first = await run(owner, headers);
    expect([first.status < 300, first.text]).toEqual([true, first.text]);
    const again = await run(owner, headers);
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([
      first.status,
      first.text,
      'true',
    ]);
    expect(count(owner)).toBe(1);
    expect(await paidFor(service, owner.customer)).toEqual([...paid, name]);
  });
});

// At the same time, because each of them waits for what the registry may still show.
test('what the registry never received is an error and free (G-123)', async () => {
  const answers = await Promise.all(
    ROWS.map(async ({ name, at, run, before }) => {
      const owner = await ownerOf(service, registry);
      before?.(owner);
      const paid = await paidFor(service, owner.customer);
      registry.control.fault({ sid: owner.customer.sid, ...at }, { do: 'status', status: 500 }, 20);
      const { status, headers } = await run(owner, {});
      expect([name, await paidFor(service, owner.customer)]).toEqual([name, paid]);
      return [name, status, headers['x-error-code']];
    }),
  );
  expect(answers).toEqual(ROWS.map(({ name }) => [name, 502, 'registry_fault']));
});

test('a second appeal while one is in progress is refused before the registry hears of it (G-123)', async () => {
  const owner = await ownerOf(service, registry);
  registry.control.decideBrand(owner.tcrBrandId, { outcome: 'refuse' });
  const file = () => call(owner, 'POST', `${owner.brand}/appeals`, appeal, {});
  expect((await file()).status).toBe(200);
  const second = await file();
  expect([second.status, second.headers['x-error-code']]).toEqual([409, 'registration_under_way']);
  expect(callsTo(owner, 'POST', /appeal$/)).toBe(1);
});
