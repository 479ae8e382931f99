// Runs the service with three payment variants on separate ports: shared statements, a transaction per call, and a constant
// instead of a payment. All other code is the same.
import type { AddressInfo } from 'node:net';
import {
  createApp,
  createDeps,
  type Deps,
  type Ledger,
  openDataFolder,
  openMigratedDatabase,
  readSettings,
} from '@tendlc/service';
import pino from 'pino';
import { plainTransactions } from './plain-transactions.ts';

export const USERS = 64;
const TOKENS = 500_000_000;
const JWT_SECRET = 'bench-only-secret-that-is-long-enough-to-be-used';

async function seedUsers(deps: Deps): Promise<string[]> {
  const rows = await deps.db
    .insertInto('users')
    .values(
      Array.from({ length: USERS }, (_, index) => ({
        email: `payer${index}@bench.example`,
        email_key: `payer${index}@bench.example`,
        password_hash: 'cannot log in',
        first_name: 'Payer',
        last_name: null,
        token_balance: TOKENS,
        last_daily_free_date: null,
        created_at: new Date(),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  return Promise.all(rows.map((row) => deps.app.sessionTokens.sign(row, 0)));
}

const CONSTANT = { chargeId: '', cost: 1, balanceAfter: 1, usedDailyFree: false };

/** The same route with the same checks, but without the tool and the payment. */
function constantApp(deps: Deps): Deps['app'] {
  const catalogue = deps.app.catalogue.map((tool) => {
    const results = tool.run(tool.examples[0].request, { today: '2026-11-20' });
    return { ...tool, run: () => results };
  });
  const ledger: Ledger = { ...deps.app.ledger, charge: () => Promise.resolve(CONSTANT) };
  return { ...deps.app, catalogue, ledger };
}

async function serve(deps: Deps['app']): Promise<number> {
  const app = await createApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const settings = readSettings('trial', {
  ...process.env,
  JWT_SECRET,
  RATE_LIMIT_GENERAL: 'off',
  LOG_LEVEL: 'warn',
});
const folder = openDataFolder(settings.dataDir);
const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: false }));
const db = await openMigratedDatabase({
  target: settings.database,
  log,
  onEnd: (error) => {
    throw error;
  },
});
const deps = await createDeps({ settings, folder, log, db });
const tokens = await seedUsers(deps);
const ports = {
  shared: await serve(deps.app),
  transaction: await serve({
    ...deps.app,
    ledger: { ...deps.app.ledger, charge: plainTransactions(deps.db) },
  }),
  constant: await serve(constantApp(deps)),
};
process.send?.({ ports, tokens });
process.on('message', (message) => {
  if (message === 'check') {
    void deps.db
      .selectFrom('users')
      .leftJoin('token_transactions as t', 't.user_id', 'users.id')
      .select((eb) => [
        'users.id',
        'users.token_balance as balance',
        eb.fn.sum<string>('t.amount').as('moved'),
      ])
      .groupBy(['users.id', 'users.token_balance'])
      .execute()
      .then((rows) => {
        const wrong = rows.filter((row) => row.balance !== TOKENS + Number(row.moved ?? 0));
        process.send?.({ wrongAccounts: wrong.length });
      });
  }
});
