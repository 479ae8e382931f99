// Protects an embedded database from replacement by an empty one and from a second process.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabaseOf } from '../../data-folder/database.ts';
import { openDataFolder } from '../../data-folder/open.ts';
import { createLog } from '../../log.ts';
import { claimEmbeddedFolder, isWithoutDatabase, replaceDatabase } from '../embedded-folder.ts';
import { EmbeddedThread } from '../embedded-thread.ts';
import { openMigratedDatabase } from '../open-migrated.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function madeFolder(): string {
  const folder = join(emptyFolder(), 'database');
  cpSync(inject('templateFolder'), folder, { recursive: true });
  return folder;
}

const options = (folder: string) => ({
  target: { kind: 'embedded', folder } as const,
  log: createLog('silent'),
  onEnd: (error: Error) => {
    throw error;
  },
});

const RESTORE = 'restore a backup with `npm run restore`, or put the missing files back';
const gone = (folder: string) =>
  `the database in ${folder} is missing; ${RESTORE}. To start with an empty database, use an empty DATA_DIR`;

test('a database with missing files is rejected on every attempt', () => {
  const folder = madeFolder();
  rmSync(join(folder, 'pgdata'), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(() => claimEmbeddedFolder(folder, false)).toThrow(gone(folder));
  }
});

test('a data folder records where its database was created, so an empty folder there is rejected', async () => {
  const folder = join(emptyFolder(), 'database');
  const dataFolder = openDataFolder(emptyFolder());
  onTestFinished(() => dataFolder.release());
  cpSync(inject('templateFolder'), folder, { recursive: true });
  await (await openDatabaseOf(dataFolder, options(folder))).destroy();
  rmSync(folder, { recursive: true });
  await expect(openDatabaseOf(dataFolder, options(folder))).rejects.toThrow(gone(folder));
  mkdirSync(folder, { recursive: true });
  await expect(openDatabaseOf(dataFolder, options(folder))).rejects.toThrow(gone(folder));
});

test.each(['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact', 'postgresql.conf'])(
  'a database without its %s is rejected and left unchanged',
  (name) => {
    const folder = madeFolder();
    const kept = join(folder, 'kept-elsewhere');
    renameSync(join(folder, 'pgdata', name), kept);
    const missing = name === 'global' ? 'global/pg_control' : name;
    expect(() => claimEmbeddedFolder(folder, false)).toThrow(
      `the database in ${folder} is damaged, ${missing} missing; ${RESTORE}`,
    );
    expect(existsSync(join(folder, 'pgdata', name))).toBe(false);
    renameSync(kept, join(folder, 'pgdata', name));
    claimEmbeddedFolder(folder, false).release();
  },
);

test('a database that has lost its tables is rejected', async () => {
  const folder = madeFolder();
  const db = await openMigratedDatabase(options(folder));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
  await expect(openMigratedDatabase(options(folder))).rejects.toThrow(
    `the database in ${folder} has lost its tables; restore a backup with \`npm run restore\``,
  );
});

test('a database whose files disappear while it is open is not replaced by an empty one', async () => {
  const folder = emptyFolder();
  const claimed = claimEmbeddedFolder(folder, false);
  onTestFinished(() => claimed.release());
  cpSync(join(inject('templateFolder'), 'pgdata'), claimed.files, { recursive: true });
  claimed.markMade();
  rmSync(join(claimed.files, 'PG_VERSION'));
  const control = readFileSync(join(claimed.files, 'global/pg_control'));
  await expect(
    EmbeddedThread.open(claimed, { withTables: true, isBrief: false }, () => undefined),
  ).rejects.toThrow(`the files of the database in ${claimed.files} are missing`);
  expect(existsSync(join(claimed.files, 'PG_VERSION'))).toBe(false);
  expect(readFileSync(join(claimed.files, 'global/pg_control'))).toEqual(control);
});

test('an interrupted first start begins again', () => {
  const folder = emptyFolder();
  const first = claimEmbeddedFolder(folder, false);
  writeFileSync(join(first.files, 'PG_VERSION'), '1');
  first.release();
  const second = claimEmbeddedFolder(folder, false);
  expect(second.isMade).toBe(false);
  expect(existsSync(join(folder, 'pgdata/PG_VERSION'))).toBe(false);
  second.release();
});

test('a database without its marker is opened with its data, never replaced', async () => {
  const folder = emptyFolder();
  cpSync(join(inject('templateFolder'), 'pgdata'), join(folder, 'pgdata'), { recursive: true });
  const db = await openMigratedDatabase(options(folder));
  await sql`create table kept ()`.execute(db);
  await db.destroy();
  rmSync(join(folder, 'tendlc-database.json'));
  const again = await openMigratedDatabase(options(folder));
  expect((await sql`select from kept`.execute(again)).rows).toEqual([]);
  await again.destroy();
  rmSync(join(folder, 'tendlc-database.json'));
  rmSync(join(folder, 'pgdata/base'), { recursive: true });
  expect(() => claimEmbeddedFolder(folder, false)).toThrow(/is damaged, base missing/);
  expect(existsSync(join(folder, 'pgdata/PG_VERSION'))).toBe(true);
});

test('an interrupted restore is reported, and the next one begins again', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'restoring/pgdata'), { recursive: true });
  expect(() => claimEmbeddedFolder(folder, false)).toThrow(
    `a restore into ${folder} was interrupted; run it again`,
  );
  expect(isWithoutDatabase(folder)).toBe(true);
  await replaceDatabase(folder, async (part) => {
    expect(existsSync(part)).toBe(false);
    cpSync(inject('templateFolder'), part, { recursive: true });
  });
  const claimed = claimEmbeddedFolder(folder, false);
  expect(claimed.isMade).toBe(true);
  claimed.release();
});

test('a folder with other files is rejected and left unchanged', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'thesis.odt'), 'years of work');
  expect(() => claimEmbeddedFolder(folder, false)).toThrow(
    `${folder} is not empty and contains no database of this service (it contains thesis.odt)`,
  );
  expect(existsSync(join(folder, 'thesis.odt'))).toBe(true);
});

test('a database of an earlier version, with its files at the top level, is opened in place', async () => {
  const folder = emptyFolder();
  cpSync(join(inject('templateFolder'), 'pgdata'), folder, { recursive: true });
  const db = await openMigratedDatabase(options(folder));
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  rmSync(join(folder, 'base'), { recursive: true });
  expect(() => claimEmbeddedFolder(folder, false)).toThrow(/is damaged, base missing/);
});
