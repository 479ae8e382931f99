// Protects the disk: what killed processes have left is deleted, and what a process works in is not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test, expect } from 'vitest';
import { makeProfile, removeLeftProfiles } from '../browser-profiles.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A process that has ended, so that nothing has its ID. */
const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid;

function folderWith(names: readonly string[]): string {
  const parent = mkdtempSync(join(tmpdir(), 'tendlc-profiles-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  for (const name of names) {
    mkdirSync(join(parent, name, 'Default'), { recursive: true });
    utimesSync(join(parent, name), NOW, NOW);
  }
  return parent;
}

test('profiles of ended processes are deleted, also those of an earlier process with this ID', async () => {
  const left = [
    `tendlc-browser-${endedPid()}-0a0b0c0d-AbCdEf`,
    `tendlc-browser-${process.pid}-0a0b0c0d-AbCdEf`,
    'tendlc-browser-AbCdEf',
  ];
  const kept = [`tendlc-browser-${process.ppid}-0a0b0c0d-AbCdEf`, 'tendlc-program-AbCdEf', 'other'];
  const parent = folderWith([...left, ...kept]);
  await removeLeftProfiles(parent, NOW);
  expect(readdirSync(parent).toSorted()).toEqual(kept.toSorted());
});

test('the profile that this process works in stays; an old one of another process does not', async () => {
  const parent = folderWith([`tendlc-browser-${process.ppid}-0a0b0c0d-AbCdEf`]);
  const own = await makeProfile(parent);
  await removeLeftProfiles(parent, new Date(NOW.getTime() + 601_000));
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([own]);
});

test('a link in place of a profile is deleted without what it leads to; a missing folder is no failure', async () => {
  const parent = folderWith(['precious']);
  writeFileSync(join(parent, 'precious', 'file'), 'kept');
  symlinkSync(join(parent, 'precious'), join(parent, `tendlc-browser-${endedPid()}-0a0b0c0d-AbCdEf`));
  await removeLeftProfiles(parent, NOW);
  expect(readdirSync(parent)).toEqual(['precious']);
  expect(readdirSync(join(parent, 'precious')).toSorted()).toEqual(['Default', 'file']);
  await removeLeftProfiles(join(parent, 'nowhere'), NOW);
});
