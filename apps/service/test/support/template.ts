// Creates each kind of database once per test run. Each test file gets a copy, which takes a tenth of the time.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMigratedDatabase } from '../../src/db/open-migrated.ts';
import type { DatabaseTarget } from '../../src/db/open.ts';
import { createLog } from '../../src/log.ts';
import { dataRoot } from '../../../../test/support/machine.ts';
import { createDatabaseAt, startPostgresServer } from '../../../../test/support/postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateFolder: string;
    /** Empty if the machine has no PostgreSQL. */
    postgresUrl: string;
    /** The name of a migrated database on the server, to copy. */
    postgresTemplate: string;
  }
}

async function createMigrated(target: DatabaseTarget): Promise<void> {
  const onEnd = (error: Error) => {
    throw error;
  };
  const db = await openMigratedDatabase({ target, log: createLog('silent'), onEnd, isBrief: true });
  await db.destroy();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(dataRoot, 'tendlc-template-'));
  await createMigrated({ kind: 'embedded', folder });
  const postgres = await startPostgresServer();
  if (postgres === undefined) {
    if (process.env['CI'] !== undefined) {
      throw new Error('CI needs PostgreSQL: a test that needs it must not be skipped there');
    }
    process.stdout.write('no PostgreSQL here: tests against a server are skipped\n');
  }
  const serverTemplate = postgres && (await createDatabaseAt(postgres.url));
  if (serverTemplate !== undefined) {
    await createMigrated({ kind: 'server', url: serverTemplate });
  }
  project.provide('templateFolder', folder);
  project.provide('postgresTemplate', serverTemplate?.replace(/^.*\//, '') ?? '');
  project.provide('postgresUrl', postgres?.url ?? '');
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export const copyTemplate = (template: string, folder: string): void =>
  cpSync(template, folder, { recursive: true });
