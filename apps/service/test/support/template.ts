// Creates the embedded database once per test run. Each test file gets a copy, which takes a tenth of the time.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMigratedDatabase } from '../../src/db/open-migrated.ts';
import { createLog } from '../../src/log.ts';
import { startPostgresServer } from '../../../../test/support/postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateFolder: string;
    /** Empty if the machine has no PostgreSQL. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-template-'));
  const db = await openMigratedDatabase({
    target: { kind: 'embedded', folder },
    log: createLog('silent'),
    onEnd: (error) => {
      throw error;
    },
  });
  await db.destroy();
  const postgres = await startPostgresServer();
  if (postgres === undefined) {
    if (process.env['CI'] !== undefined) {
      throw new Error('CI needs PostgreSQL: a test that needs it must not be skipped there');
    }
    process.stdout.write('no PostgreSQL here: tests against a server are skipped\n');
  }
  project.provide('templateFolder', folder);
  project.provide('postgresUrl', postgres?.url ?? '');
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export const copyTemplate = (template: string, folder: string): void =>
  cpSync(template, folder, { recursive: true });
