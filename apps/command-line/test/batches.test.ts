// Protects `tendlc registration batch` against a running service: from the template to the report, with the cost confirmed.
import { expect, test } from 'vitest';
import { csvOf, rowOf } from '../../service/src/features/batches/test/support/files.ts';
import { judgeReady } from '../../service/src/features/batches/test/support/verdicts.ts';
import { waitFor } from '../../service/test/support/wait.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { callerOf, tellHere } from './support/caller.ts';
import { folderForTest, tendlc } from './support/command-line.ts';

const running = runningService();

test('G-88 the template of the command line is a file that is taken', async () => {
  const { environment } = await callerOf(running);
  const template = await tellHere(['registration', 'batch', 'template'], { environment });
  expect(template.stdout).toMatch(/^\uFEFF?reference,label,customer,brand\.entityType/);
  const sent = await tendlc(['registration', 'batch', 'send', 'file.csv', '--dry-run'], {
    environment,
    folder: folderForTest({ 'file.csv': template.stdout }),
  });
  expect(sent).toMatchObject({ code: 0, stdout: expect.stringContaining('1 draft (dry run') as string });
});

test('G-88 a file is sent, its problems are printed by row, and what is ready is submitted at its cost', async () => {
  const { customer, environment } = await callerOf(running);
  const rows = [rowOf('a', { 'brand.website': '' }), rowOf('b', { 'brand.ein': '8.4E+08' })];
  const folder = folderForTest({ 'file.csv': csvOf(rows, ';'), 'file.xlsx': 'PK' });
  const tell = (...words: string[]) => tendlc(['registration', 'batch', ...words], { environment, folder });
  const sent = await tell('send', 'file.csv');
  expect(sent.code).toBe(1);
  expect(sent.stdout).toMatch(/batch (\d+) is READY: 1 invalid, 1 draft/);
  expect(sent.stdout).toMatch(/row 2 \(b\) {2}brand\.ein: .*scientific notation/);
  const id = /batch (\d+)/.exec(sent.stdout)?.[1] ?? '';

  expect(await tell('evaluate', id)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes') as string,
  });
  const evaluated = await tell('evaluate', id, '--yes');
  expect(evaluated.stderr).toContain('evaluating 1 row costs 1 token');
  expect(evaluated.stdout).toContain('1 not ready');

  await judgeReady(running.service, customer);
  const submitted = await tell('submit', id, '--yes', '--rate', '600');
  expect(submitted.stderr).toContain('submitting 1 row costs 1 token and 4.50 USD now at the registry');
  await waitFor(
    async () => ((await tell('report', id)).stdout.match(/,B[A-Z0-9]{6},/) === null ? undefined : true),
    'the brand',
    30_000,
  );
  expect((await tell('list')).stdout).toContain('DONE');
  expect((await tell('evaluate', id, '--yes')).stderr).toContain('No row needs an evaluation.');
  expect((await tell('submit', id)).stderr).toContain('Nothing is left to submit.');
  expect(await tell('pause', id)).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('batch_busy') as string,
  });
  expect(await tell('show', 'x')).toMatchObject({ code: 2 });
  expect(await tell('send', 'file.xlsx')).toMatchObject({ code: 2 });
  expect(await tell('send', 'none.csv')).toMatchObject({ code: 2 });
}, 90_000);
