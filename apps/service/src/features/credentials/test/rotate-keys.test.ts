// Protects stored credentials in a key rotation: all are encrypted again, and none is lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox, type SecretBox } from '../../../crypto/secret-box.ts';
import {
  DATABASES,
  ENCRYPTION_KEY,
  startService,
  type TestService,
} from '../../../../test/support/service.ts';
import { createCredentialStore } from '../index.ts';

const OLD_KEY = Buffer.from(ENCRYPTION_KEY, 'hex');
const NEW_KEY = Buffer.alloc(32, 6);

describe.each(DATABASES)('a key rotation on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const storeWith = (secretBox: SecretBox) =>
    createCredentialStore({
      db: service.deps.db,
      clock: service.clock,
      secretBox,
      audit: service.deps.app.audit,
      publicUrl: 'https://tendlc.example',
    });
  const rows = () => service.deps.db.selectFrom('registry_credentials').selectAll().orderBy('id').execute();
  const isSealedWith = (key: Buffer) => {
    const box = createSecretBox([key]);
    return (row: { sealed_sid: string; sealed_auth_token: string; sealed_webhook_secret: string | null }) =>
      [row.sealed_sid, row.sealed_auth_token, row.sealed_webhook_secret].every(
        (sealed) => sealed === null || box.isCurrent(sealed),
      );
  };
  const storeSet = async (name: string, secrets: object = {}) => {
    const user = await service.register();
    const set = { userId: user.id, tcrSid: `sid-of-${name}`, tcrAuthToken: `token-of-${name}`, ...secrets };
    return { user, id: (await service.deps.app.credentials.store(set)).id };
  };

  test('G-40 all credentials, even inactive ones and later batches, are encrypted with the first key', async () => {
    const sets = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        storeSet(`customer-${index}`, index % 2 ? { tcrWebhookSecret: `whsec-of-customer-${index}` } : {}),
      ),
    );
    await service.deps.app.credentials.deactivate(sets[7]?.id as number);
    const before = await rows();
    const store = storeWith(createSecretBox([NEW_KEY, OLD_KEY]));
    expect(await store.rotateKeys()).toEqual({ renewed: before.length, unopened: [] });
    const after = await rows();
    expect(after.every(isSealedWith(NEW_KEY))).toBe(true);
    const unsealed = (row: (typeof after)[number]) => ({
      ...row,
      sealed_sid: '',
      sealed_auth_token: '',
      sealed_webhook_secret: '',
    });
    expect(after.map(unsealed)).toEqual(before.map(unsealed));
    const rotated = storeWith(createSecretBox([NEW_KEY]));
    expect(await rotated.openActive(sets[1]?.id as number)).toMatchObject({
      sid: 'sid-of-customer-1',
      authToken: 'token-of-customer-1',
      webhookSecret: 'whsec-of-customer-1',
    });
    expect(await rotated.openActive(sets[2]?.id as number)).toMatchObject({
      authToken: 'token-of-customer-2',
      webhookSecret: undefined,
    });
    expect(await store.rotateKeys()).toEqual({ renewed: 0, unopened: [] });
    expect(await rows()).toEqual(after);
  });

  test('G-40 two concurrent rotations with updates in between lose nothing', async () => {
    const back = storeWith(createSecretBox([OLD_KEY, NEW_KEY]));
    const sets = await Promise.all(Array.from({ length: 20 }, (_, index) => storeSet(`busy-${index}`)));
    const forth = storeWith(createSecretBox([NEW_KEY, OLD_KEY]));
    await Promise.all([
      forth.rotateKeys(),
      forth.rotateKeys(),
      ...sets.map(({ id }, index) => forth.change(id, { label: `changed ${index}` })),
      ...sets.slice(10).map(({ id }) => forth.change(id, { tcrAuthToken: 'token-of-the-change' })),
    ]);
    expect((await rows()).every(isSealedWith(NEW_KEY))).toBe(true);
    for (const [index, { id }] of sets.entries()) {
      expect(await back.openActive(id)).toMatchObject({
        sid: `sid-of-busy-${index}`,
        authToken: index < 10 ? `token-of-busy-${index}` : 'token-of-the-change',
      });
      expect((await back.read(id)).label).toBe(`changed ${index}`);
    }
  });

  test('G-40 credentials that no key decrypts are reported and left unchanged; all others are rotated', async () => {
    const lost = await storeWith(createSecretBox([Buffer.alloc(32, 9)])).store({
      userId: (await service.register()).id,
      tcrSid: 'sid-of-the-lost',
      tcrAuthToken: 'token-of-the-lost',
    });
    const { id } = await storeSet('somebody-later');
    const before = await rows();
    const rotation = await storeWith(createSecretBox([NEW_KEY, OLD_KEY])).rotateKeys();
    expect(rotation).toEqual({ renewed: 1, unopened: [lost.id] });
    const after = await rows();
    expect(after.find((row) => row.id === lost.id)).toEqual(before.find((row) => row.id === lost.id));
    expect(after.filter((row) => row.id === id).every(isSealedWith(NEW_KEY))).toBe(true);
  });
});
