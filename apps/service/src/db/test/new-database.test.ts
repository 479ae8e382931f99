// Protects a first start with the database of a build: it gets every file as it was packed, or it does not start.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { writeNewDatabase } from '../../../scripts/new-database.ts';
import { unpackDatabase } from '../new-database.ts';

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
  const archive = join(folderForTest(), 'new.tar.gz');
  await writeNewDatabase(archive);
  const folder = await unpacked(archive);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
  }
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
  const database = await PGlite.create(folder);
  onTestFinished(() => database.close());
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from pg_class');
  expect(rows[0]?.count).toBeGreaterThan(100);
}, 60_000);

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
  const archive = join(folderForTest(), 'new.tar.gz');
  const content = 'abcdefg'.repeat(bytes).slice(0, bytes);
  writeFileSync(archive, gzipSync(archiveOf('a', content)));
  expect(readFileSync(join(await unpacked(archive), 'a'), 'utf8')).toBe(content);
});

test('an archive that ends in the middle of a file is refused', async () => {
  const archive = join(folderForTest(), 'new.tar.gz');
  const whole = gzipSync(archiveOf('a', 'x'.repeat(2_000)));
  writeFileSync(archive, gzipSync(gunzipSync(whole).subarray(0, 1_500)));
  await expect(unpacked(archive)).rejects.toThrow('the files of a new database are incomplete');
  writeFileSync(archive, whole.subarray(0, 20));
  await expect(unpacked(archive)).rejects.toThrow('unexpected end of file');
});
