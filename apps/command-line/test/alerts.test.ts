// Protects the command line's look at alerts: what is listed, what the exit code says, and that dismissing works.
import { describe, expect, test } from 'vitest';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { callerOf, tellHere } from './support/caller.ts';

const running = runningService();

describe('alerts', () => {
  test('credentials that the registry refuses are listed with exit code 1, and dismissed with a reason', async () => {
    const { customer, environment } = await callerOf(running);
    const tell = (...words: string[]) => tellHere(words, { environment });
    expect(await tell('alerts')).toEqual({ code: 0, stdout: 'No open alerts.\n', stderr: '' });

    const { db } = running.service.deps;
    const alert = await db
      .insertInto('alerts')
      .values({
        user_id: customer.id,
        type: 'credentials.refused',
        subject: 'credentials',
        subject_id: 1,
        aspect: '',
        occurrence: 'first',
        severity: 'error',
        message: 'The registry refuses\u001b[2J them.',
        due_at: new Date('2026-12-01T00:00:00Z'),
        next_action: 'Store new ones.',
        source: JSON.stringify({ title: 'A guide', asOf: '2026-11-01' }),
        raised_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = String(alert.id);

    expect(await tell('alerts')).toEqual({
      code: 1,
      stdout: `error ${id}: The registry refuses\ufffd[2J them. (due 2026-12-01)\n  Store new ones.\n1 open alert\n`,
      stderr: '',
    });
    expect((await tell('alerts', '--fail-on', 'never')).code).toBe(0);
    expect(await tell('alerts', '--severity', 'warning')).toMatchObject({
      code: 0,
      stdout: 'No open alerts.\n',
    });
    expect((await tell('alerts', '--output', 'plain')).stdout.split('\t').slice(0, 4)).toEqual([
      id,
      'error',
      'credentials.refused',
      'credentials:1',
    ]);
    expect(JSON.parse((await tell('alerts', '--output', 'json')).stdout).alerts).toMatchObject([
      { type: 'credentials.refused' },
    ]);

    expect((await tell('alerts', 'dismiss', 'x')).code).toBe(2);
    expect(await tell('alerts', 'dismiss', id, '--reason', 'Not used.')).toMatchObject({
      code: 0,
      stdout: `Dismissed alert ${id}.\n`,
    });
    expect((await tell('alerts')).stdout).toBe('No open alerts.\n');
    expect(await tell('alerts', '--status', 'resolved')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 resolved alert') as string,
    });
  });
});
