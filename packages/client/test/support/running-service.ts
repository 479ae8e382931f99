// The real service at a separate URL, with a sandbox registry and a customer who has an API key with all scopes.
import { afterAll, beforeAll } from 'vitest';
import {
  type Customer,
  startRegistry,
  type TestRegistry,
} from '../../../../apps/service/test/support/registry.ts';
import { startService, type TestService } from '../../../../apps/service/test/support/service.ts';

export type KeyHolder = Customer & { readonly apiKey: string };

export type Running = {
  readonly url: string;
  readonly service: TestService;
  readonly registry: TestRegistry;
  /** A customer with registry credentials and an API key with all scopes. */
  customer(balance?: number): Promise<KeyHolder>;
};

/** For a test file. The service runs before its first test. */
export function runningService(): Running {
  let service: TestService | undefined;
  let registry: TestRegistry | undefined;
  let url = '';
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ environment: registry.environment });
    url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await service?.close();
    await registry?.close();
  });
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) {
      throw new Error('the service runs while tests run');
    }
    return thing;
  };
  return {
    get url() {
      return url;
    },
    get service() {
      return there(service);
    },
    get registry() {
      return there(registry);
    },
    async customer(balance = 50) {
      const customer = await there(registry).customer(there(service), { balance });
      const scopes = ['tools', 'registry:read', 'registry:write'];
      const answer = await there(service).call('POST', '/v1/api-keys', { name: 'test', scopes }, customer);
      return { ...customer, apiKey: answer.body.key };
    },
  };
}
