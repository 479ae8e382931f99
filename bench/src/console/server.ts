// Runs the service in a separate process, with a customer who has registrations, and an admin.
import type { AddressInfo } from 'node:net';
import { createApp, createDeps, openDataFolder, openMigratedDatabase, readSettings } from '@tendlc/service';
import pino from 'pino';

const TOKENS = 1_000;

const settings = readSettings('trial', {
  ...process.env,
  JWT_SECRET: 'bench-only-secret-that-is-long-enough-to-be-used',
  ENCRYPTION_KEY: '0'.repeat(64),
  RATE_LIMIT_GENERAL: 'off',
  LOG_LEVEL: 'warn',
});
const folder = openDataFolder(settings.dataDir);
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: false }));
const db = await openMigratedDatabase({
  target: settings.database,
  log,
  onEnd: (error) => {
    throw error;
  },
});
const deps = await createDeps({ settings, folder, log, db });

async function openAccount(name: string, isAdmin: boolean): Promise<string> {
  const row = await db
    .insertInto('users')
    .values({
      email: `${name.toLowerCase()}@bench.example`,
      email_key: `${name.toLowerCase()}@bench.example`,
      password_hash: 'cannot log in',
      first_name: name,
      last_name: null,
      token_balance: TOKENS,
      last_daily_free_date: null,
      is_admin: isAdmin,
      created_at: new Date(),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  return deps.app.sessionTokens.sign(row, 0);
}

const customer = await openAccount('Dana', false);
const admin = await openAccount('Alex', true);
const app = await createApp(deps.app);
await app.listen({ port: 0, host: '127.0.0.1' });
deps.jobs.start();
process.send?.({ port: (app.server.address() as AddressInfo).port, customer, admin });
