// Protects accounts and tokens from operator mistakes: invalid commands change nothing and get the correct usage.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../../crypto/secret-box.ts';
import { createCredentialStore } from '../../features/credentials/index.ts';
import {
  ENCRYPTION_KEY,
  startService,
  type TestService,
  type TestUser,
} from '../../../test/support/service.ts';
import { CommandRefused, runCommand } from '../commands.ts';

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.register();
});
afterAll(() => service.close());

const play = (...words: string[]) => runCommand(service.deps.app, words);

test.each([
  [[], 'enter a command'],
  [['frobnicate'], 'unknown command frobnicate'],
  [['toString'], 'unknown command toString'],
  [['__proto__'], 'unknown command __proto__'],
  [['grant'], 'enter the email of the account'],
  [['revoke'], 'enter the email of the account'],
  [['credit', 'E', '10'], '--order-id must be a whole number'],
  [['credit', 'E', '--order-id', '1'], '<amount> must be a whole number'],
  [['credit', 'E', '0', '--order-id', '1'], '<amount> must be a whole number'],
  [['credit', 'E', '-5', '--order-id', '1'], '<amount> must be a whole number'],
  [['credit', 'E', '1e3', '--order-id', '1'], '<amount> must be a whole number'],
  [['credit', 'E', '1000000001', '--order-id', '1'], '<amount> must be a whole number'],
  [['credit', 'E', '5', '--order-id', 'x'], '--order-id must be a whole number'],
  [['credit', 'E', '5', '--order-id', '9007199254740993'], '--order-id must be a whole number'],
  [['credit', 'E', '5', '--order-id'], '--order-id needs a value'],
  [
    ['credit', 'E', '5', '--order-id', '1', '--subscription-id', '0'],
    '--subscription-id must be a whole number',
  ],
  [['credit', 'E', '5', '--order-id', '1', '--notes', 'x'.repeat(4_097)], '--notes takes at most'],
  [['credit', 'E', '5', '--order', '1'], 'unknown option --order'],
])('%j is rejected', async (words, problem) => {
  const before = await service.ledgerOf(user.id);
  const refusal = await play(...words.map((word) => (word === 'E' ? user.email : word))).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(CommandRefused);
  expect((refusal as Error).message.startsWith(problem)).toBe(true);
  expect(await service.ledgerOf(user.id)).toEqual(before);
});

test('G-15 a grant to an unknown account creates no admin', async () => {
  await expect(play('grant', 'nobody@test.example')).rejects.toThrow('No account has the email');
  expect(await play('list')).toBe('No admins.');
});

test('G-26 credits that exceed the range of a balance are rejected completely', async () => {
  const { email, id } = await service.register();
  const credit = (orderId: number) => play('credit', email, '1000000000', '--order-id', String(orderId));
  await credit(71);
  await credit(72);
  const before = await service.ledgerOf(id);
  await expect(credit(73)).rejects.toThrow();
  expect(await service.ledgerOf(id)).toEqual(before);
});

test('G-40 rotate-keys encrypts credentials again once, prints their number, and names those that it could not decrypt', async () => {
  const keyed = (...keys: Buffer[]) => ({
    ...service.deps.app,
    credentials: createCredentialStore({
      db: service.deps.db,
      clock: service.clock,
      secretBox: createSecretBox(keys),
      audit: service.deps.app.audit,
      publicUrl: 'https://tendlc.example',
    }),
  });
  const [oldKey, newKey] = [Buffer.from(ENCRYPTION_KEY, 'hex'), Buffer.alloc(32, 6)];
  const done = 'Everything is already encrypted with the first key.';
  expect(await play('rotate-keys')).toBe(done);
  const secrets = { tcrSid: 'sid-of-dana', tcrAuthToken: 'token-of-dana' };
  const { id } = await service.deps.app.credentials.store({ userId: user.id, ...secrets });
  await expect(runCommand(keyed(newKey), ['rotate-keys'])).rejects.toThrow(
    `0 encrypted again; no key in ENCRYPTION_KEY can decrypt the credentials ${id}. Keep the old keys`,
  );
  const rotating = keyed(newKey, oldKey);
  expect(await runCommand(rotating, ['rotate-keys'])).toBe(
    'credentials encrypted with the first key: 1\nwebhook endpoints encrypted with the first key: 0\nauthenticator apps of accounts encrypted with the first key: 0',
  );
  expect(await runCommand(rotating, ['rotate-keys'])).toBe(done);
  expect(await keyed(newKey).credentials.openActiveOf(user.id)).toMatchObject({ sid: 'sid-of-dana' });
});
