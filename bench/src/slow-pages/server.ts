// Runs the service in a separate process, with customers whose pages are on slow hosts of this machine.
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp, createDeps, openDataFolder, openMigratedDatabase, readSettings } from '@tendlc/service';
import pino from 'pino';

const CUSTOMERS = 50;
const TOKENS = 1_000_000;

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
/** Every host of a page is on this machine. */
const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const deps = await createDeps({ settings, folder, log, db, resolve });
const rows = await db
  .insertInto('users')
  .values(
    Array.from({ length: CUSTOMERS }, (_, index) => ({
      email: `owner${index}@bench.example`,
      email_key: `owner${index}@bench.example`,
      password_hash: 'cannot log in',
      first_name: 'Owner',
      last_name: null,
      token_balance: TOKENS,
      last_daily_free_date: null,
      created_at: new Date(),
    })),
  )
  .returning(['id', 'email'])
  .execute();
const tokens = await Promise.all(rows.map((row) => deps.app.sessionTokens.sign(row, 0)));
const app = await createApp(deps.app);
await app.listen({ port: 0, host: '127.0.0.1' });
deps.jobs.start();
process.send?.({ port: (app.server.address() as AddressInfo).port, tokens });
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
/** The figures since the last question. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({
    residentMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    loopDelayP99Ms: Math.round(loop.percentile(99) / 1e6),
    loopDelayMaxMs: Math.round(loop.max / 1e6),
  });
  loop.reset();
});
