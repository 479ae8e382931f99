// Protects callers with an unconfirmed charge from a crash: the next process refunds the charge (G-24).
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { startLossyProxy } from '../support/lossy-proxy.ts';
import { folderForTest, registerAt, startProcess } from '../support/process.ts';
import { hasPostgres } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const ROUNDS = scaled(4);

test.each(hasPostgres ? ['server'] : [])(
  `a process that is killed right after unconfirmed charges on a %s, ${ROUNDS} times`,
  async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const environment = { DATA_DIR: folderForTest(), DATABASE_URL: proxy.url };
    let service = await startProcess(environment);
    const token = await registerAt(service, 'dana@test.example');
    const balance = async () => {
      const answer = await fetch(`${service.url}/v1/tokens/balance`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as { balance: number; hasDailyFree: boolean };
    };
    const backAfterMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const lostBefore = proxy.lost();
      proxy.loseAnswersTo('charge_tokens');
      const charge = service.post('/v1/tokens/use', { toolName: `doubt-${round}` }, token);
      await waitFor(() => (proxy.lost() > lostBefore ? true : undefined), 'a response to be lost');
      proxy.down(true);
      expect((await charge).status).toBe(503);
      await service.stop('SIGKILL');
      proxy.loseAnswersTo(undefined);
      proxy.down(false);
      service = await startProcess(environment);
      const readyAt = performance.now();
      await waitFor(async () => {
        const now = await balance();
        return now.balance === 2 && now.hasDailyFree ? true : undefined;
      }, 'the charge to be refunded');
      backAfterMs.push(Math.round(performance.now() - readyAt));
    }
    reportFigures('doubt and kill -9', { rounds: ROUNDS, backAfterMs });
  },
  120_000,
);
