// Fields that a draft does not have are ignored and named (G-92).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { packetOf } from './support/submissions.ts';

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.registerWithBalance(0);
});
afterAll(() => service.close());

const PATH = '/v1/registrations';
const post = (body: unknown, path = PATH) => service.call('POST', path, body, user);

test('G-92 a packet wrapped in another key says where it belongs', async () => {
  const { body, status } = await post({ packet: packetOf(), note: 'from our form' });
  expect([status, body.registration.brand, body.registration.campaign]).toEqual([201, null, null]);
  expect(body.warnings).toEqual([
    {
      path: 'packet',
      problem: 'is not a field of this request and was ignored. Send `brand`, `campaign` at the top level.',
    },
    { path: 'note', problem: 'is not a field of this request and was ignored.' },
  ]);
});

test('G-92 a misspelled field is named; a packet of known fields has no warnings', async () => {
  const { body } = await post({ brand: { brandName: 'Kettle', brandname: 'Kettle' } });
  expect(body.warnings).toMatchObject([{ path: 'brand.brandname' }]);
  expect((await post(packetOf())).body).not.toHaveProperty('warnings');
});

test('G-92 changes and copies warn, too, but not about fields that a client has read', async () => {
  const { registration } = (await post(packetOf())).body;
  const one = `${PATH}/${registration.id}`;
  const patched = await service.call('PATCH', one, { registration: { label: 'Lunch' } }, user);
  expect(patched.body.warnings).toMatchObject([{ path: 'registration' }]);
  expect((await post({ compaign: {} }, `${one}/copies`)).body.warnings).toMatchObject([{ path: 'compaign' }]);
  const { id, status, progress, label } = registration;
  const sentBack = await service.call('PATCH', one, { id, status, progress, label }, user);
  expect(sentBack.body).not.toHaveProperty('warnings');
});

test('G-92 hostile names are cut, and there is an end to them', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(300)}${index}`);
  const { body } = await post(
    JSON.parse(`{"__proto__x": 1, ${names.map((name) => `"${name}": 1`).join(', ')}}`),
  );
  expect(body.warnings).toHaveLength(20);
  expect(Math.max(...body.warnings.map(({ path }: { path: string }) => path.length))).toBe(100);
});
