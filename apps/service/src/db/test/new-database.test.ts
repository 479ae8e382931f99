// Protects a first start: its database is the one that the installed program makes, with every file as it was packed, or it does not
// start.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { makeNewDatabase } from '../../../scripts/new-database.ts';
import { unpackDatabase } from '../new-database.ts';

const NEW_DATABASE = join(import.meta.dirname, '../new-database.tar.br');

const compressed = (archive: Buffer): Buffer =>
  brotliCompressSync(archive, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } });

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function unpacked(archive: string): Promise<string> {
  const folder = join(folderForTest(), 'pgdata');
  mkdirSync(folder);
  await unpackDatabase(archive, folder);
  return folder;
}

test('an unpacked database opens, and only its owner can read its files', async () => {
  const folder = await unpacked(NEW_DATABASE);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
  }
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
  const database = await PGlite.create(folder);
  onTestFinished(() => database.close());
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from pg_class');
  expect(rows[0]?.count).toBeGreaterThan(100);
}, 60_000);

/** They contain a number that is different in each database, and times. */
const DIFFERENT = ['global/pg_control', 'pg_wal/000000010000000000000001', 'postmaster.pid'];

function contentsOf(folder: string): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path)];
    }),
  );
}

test('the packed database is the one that the installed program makes: else run `npm run new-database`', async () => {
  const archive = join(folderForTest(), 'new.tar.br');
  writeFileSync(archive, compressed(await makeNewDatabase()));
  const made = contentsOf(await unpacked(archive));
  const packed = contentsOf(await unpacked(NEW_DATABASE));
  expect(Object.keys(packed)).toEqual(Object.keys(made));
  const changed = Object.entries(made).filter(([name, content]) => packed[name]?.equals(content) !== true);
  expect(changed.map(([name]) => name).toSorted()).toEqual(DIFFERENT);
}, 120_000);

/** A tar archive of one file. */
function archiveOf(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  const padded = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  padded.write(content);
  return Buffer.concat([header, padded, Buffer.alloc(1024)]);
}

test.each([0, 1, 511, 512, 513, 100_000])('a file of %i bytes is written as it was', async (bytes) => {
  const archive = join(folderForTest(), 'new.tar.br');
  const content = 'abcdefg'.repeat(bytes).slice(0, bytes);
  writeFileSync(archive, compressed(archiveOf('a', content)));
  expect(readFileSync(join(await unpacked(archive), 'a'), 'utf8')).toBe(content);
});

test.skipIf(process.platform === 'win32')('a file that the disk takes only in part is refused', () => {
  const folder = folderForTest();
  writeFileSync(join(folder, 'new.tar.br'), compressed(archiveOf('a', 'x'.repeat(10_000))));
  const module = JSON.stringify(new URL('../new-database.ts', import.meta.url).href);
  const program = `const { unpackDatabase } = await import(${module}); await unpackDatabase('new.tar.br', '.');`;
  // The first write of a file that may have a few kilobytes returns how much it wrote, as on a disk that is almost full.
  const limited = `ulimit -f 8; exec "$0" "$@"`;
  const words = [process.execPath, '--input-type=module', '--eval', program];
  const { status, stderr } = spawnSync('sh', ['-c', limited, ...words], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(status).toBe(1);
});

test('an archive that ends in the middle of a file is refused', async () => {
  const archive = join(folderForTest(), 'new.tar.br');
  const whole = archiveOf('a', 'x'.repeat(2_000));
  writeFileSync(archive, compressed(whole.subarray(0, 1_500)));
  await expect(unpacked(archive)).rejects.toThrow('the files of a new database are incomplete');
  writeFileSync(archive, compressed(whole).subarray(0, 20));
  await expect(unpacked(archive)).rejects.toThrow('unexpected end of file');
});
