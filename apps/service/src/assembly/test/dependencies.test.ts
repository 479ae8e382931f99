// Protects secret settings: the dependencies of the HTTP application, which every route sees, contain none of them.
import { expect, test } from 'vitest';
import { serviceForTest } from '../../../test/support/service.ts';

const SECRETS = {
  JWT_SECRET: 'a-secret-that-no-route-may-see-0123456789',
  ADMIN_PASSWORD: 'Lantern9!bridge',
  SMTP_URL: 'smtp://mailer:tulip-gravel@127.0.0.1:9',
};

test('routes receive no signing key, encryption key, password, or connection string', async () => {
  const service = await serviceForTest({
    environment: { ...SECRETS, ADMIN_EMAIL: 'admin@copperkettle.example' },
  });
  const secretNames = new Set(['jwtSecrets', 'encryptionKeys', 'adminPassword', 'smtpUrl', 'database']);
  expect(Object.keys(service.deps.app).filter((name) => secretNames.has(name))).toEqual([]);
  const values = new Set<unknown>(Object.values(service.deps.app).flat());
  expect(Object.values(SECRETS).filter((secret) => values.has(secret))).toEqual([]);
});
