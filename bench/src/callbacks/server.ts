// Runs the service in a separate process, with customers that receive callbacks and a registry that responds.
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@tendlc/sandbox';
import { createApp, createDeps, openDataFolder, openMigratedDatabase, readSettings } from '@tendlc/service';
import pino from 'pino';

const CUSTOMERS = 20;
const settings = readSettings('trial', {
  ...process.env,
  JWT_SECRET: 'bench-only-secret-that-is-long-enough-to-be-used',
  ENCRYPTION_KEY: '0'.repeat(64),
  RATE_LIMIT_GENERAL: 'off',
  RATE_LIMIT_WEBHOOK: 'off',
  LOG_LEVEL: 'warn',
});
const folder = openDataFolder(settings.dataDir);
const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: false }));
const sandbox = await startSandbox({ port: 0 });
const db = await openMigratedDatabase({
  target: settings.database,
  log,
  onEnd: (error) => {
    throw error;
  },
});
const deps = await createDeps({ settings: { ...settings, registryUrl: sandbox.url }, folder, log, db });
const users = await db
  .insertInto('users')
  .values(
    Array.from({ length: CUSTOMERS }, (_, index) => ({
      email: `customer${index}@bench.example`,
      email_key: `customer${index}@bench.example`,
      password_hash: 'cannot log in',
      first_name: 'Customer',
      last_name: null,
      token_balance: 0,
      last_daily_free_date: null,
      created_at: new Date(),
    })),
  )
  .returning('id')
  .execute();
const sets = await Promise.all(
  users.map(async ({ id }) => {
    const secret = `whsec-${id}`;
    const set = await deps.app.credentials.store({
      userId: id,
      tcrSid: `sandbox-bench${id}`,
      tcrAuthToken: 'sandbox',
      tcrWebhookSecret: secret,
    });
    return { webhookToken: set.webhookToken, secret };
  }),
);
const app = await createApp(deps.app);
await app.listen({ port: 0, host: '127.0.0.1' });
deps.jobs.start();
process.send?.({ port: (app.server.address() as AddressInfo).port, sets });
process.on('message', (message) => {
  if (message === 'check') {
    void db
      .selectFrom('registry_events')
      .select((eb) => eb.fn.countAll<string>().as('stored'))
      .executeTakeFirstOrThrow()
      .then(({ stored }) => process.send?.({ stored: Number(stored) }));
  }
});
