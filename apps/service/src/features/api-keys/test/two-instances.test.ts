// Protects revocation: once a key is revoked, every process rejects it.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock } from '../../../../test/support/clock.ts';
import { hasPostgres, startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const PATIENCE_MS = 1_000;

describe.skipIf(!hasPostgres)('two services on one server', () => {
  let services: TestService[];
  beforeAll(async () => {
    const database = { url: await createDatabaseAt(inject('postgresUrl')) };
    const clock = createClock();
    services = await Promise.all([startService({ database, clock }), startService({ database, clock })]);
  });
  afterAll(() => Promise.all(services.map((service) => service.close())));

  test('G-16 both processes reject a revoked key within a second, even under load', async () => {
    const [first, second] = services as [TestService, TestService];
    const user = await first.register();
    const made = await first.call('POST', '/v1/api-keys', { name: 'Till' }, { token: user.token });
    const token = made.body.key as string;
    const read = (service: TestService) => service.call('GET', '/v1/tokens/balance', undefined, { token });
    const warm = await Promise.all(
      Array.from({ length: 100 }, (_, index) => read(index % 2 ? first : second)),
    );
    expect(new Set(warm.map(({ status }) => status))).toEqual(new Set([200]));
    await first.call('DELETE', `/v1/api-keys/${made.body.apiKey.id}`, undefined, { token: user.token });
    await Promise.all(
      services.map((service) =>
        waitFor(
          async () => ((await read(service)).status === 401 ? true : undefined),
          'the key to be rejected',
          PATIENCE_MS,
        ),
      ),
    );
    const after = await Promise.all(
      Array.from({ length: 100 }, (_, index) => read(index % 2 ? first : second)),
    );
    expect(new Set(after.map(({ body }) => body.error))).toEqual(new Set(['The API key has been revoked.']));
  });
});
