// One process of the service on the seeded database, with limits that nobody reaches and counters in Redis.
import type { AddressInfo } from 'node:net';
import { createApp, createDeps, openDataFolder, openMigratedDatabase, readSettings } from '@tendlc/service';
import pino from 'pino';

const UNREACHED = '1000000/1m';

const settings = readSettings('trial', {
  ...process.env,
  JWT_SECRET: 'bench-only-secret-that-is-long-enough-to-be-used',
  ENCRYPTION_KEY: '0'.repeat(64),
  RATE_LIMIT_GENERAL: UNREACHED,
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
const app = await createApp(deps.app);
await app.listen({ port: 0, host: '127.0.0.1' });

type Question = { readonly accounts: readonly number[] };

process.on('message', ({ accounts }: Question) => {
  void Promise.all(
    accounts.map((id) => deps.app.sessionTokens.sign({ id, email: `owner${id}@shop${id}.example` }, 0)),
  ).then((tokens) => process.send?.({ tokens }));
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
