// The committed documents that are made from the code: the OpenAPI document, the dump of the schema, and the sample of settings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import pino from 'pino';
import { createApp } from '../src/assembly/http-application.ts';
import { openDataFolder } from '../src/data-folder/open.ts';
import { claimEmbeddedFolder } from '../src/db/embedded-folder.ts';
import { openMigratedDatabase } from '../src/db/open-migrated.ts';
import { createDeps } from '../src/assembly/dependencies.ts';
import { publishDocument } from '../src/http/docs/published.ts';
import { readSettings } from '../src/settings.ts';
import { makeSettingsSample } from './settings-sample.ts';

export const DOCUMENTS = {
  openapi: new URL('../../../docs/openapi.json', import.meta.url),
  schema: new URL('../src/db/schema.sql', import.meta.url),
  settings: new URL('../../../deploy/settings.env.example', import.meta.url),
} as const;

/** What differs between two dumps of the same schema: versions, and a key that is random each time. */
const PASSING = /^(--.*|\\(un)?restrict .*|SET .*|SELECT pg_catalog\.set_config.*)\n/gm;

async function dumpSchema(folder: string): Promise<string> {
  // A folder that holds no database would be dumped as an empty one.
  const claimed = claimEmbeddedFolder(folder, true);
  const database = await PGlite.create(claimed.files);
  try {
    const file = await pgDump({ pg: database, args: ['--schema-only', '--no-owner', '--no-privileges'] });
    const text = (await file.text()).replace(PASSING, '').replace(/\n{3,}/g, '\n\n');
    return `-- Made by \`npm run docs\` from the migrations; compared in the tests.\n${text.trimEnd()}\n`;
  } finally {
    await database.close();
    claimed.release();
  }
}

export async function makeDocuments(): Promise<Record<keyof typeof DOCUMENTS, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-documents-'));
  const folder = openDataFolder(dataDir);
  try {
    const settings = readSettings('production', {
      PUBLIC_URL: 'https://tendlc.example',
      DATA_DIR: dataDir,
      DATABASE_URL: `pglite:${folder.file('database')}`,
      JWT_SECRET: 'only-there-because-the-service-wants-one',
      ENCRYPTION_KEY: '0'.repeat(64),
    });
    const log = pino({ level: 'silent' });
    const db = await openMigratedDatabase({
      target: settings.database,
      log,
      onEnd: (error) => {
        throw error;
      },
    });
    const deps = await createDeps({ settings, folder, log, db });
    const app = await createApp(deps.app);
    await app.ready();
    const openapi = `${JSON.stringify(publishDocument(app.swagger()), undefined, 2)}\n`;
    await app.close();
    await deps.close();
    return { openapi, schema: await dumpSchema(folder.file('database')), settings: makeSettingsSample() };
  } finally {
    folder.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
