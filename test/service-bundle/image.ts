// The file system of the image in a folder, made by the COPY lines of the Dockerfile, and its command as its user.
import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image } from '../deploy/dockerfile.ts';
import { runProgram } from './programs.ts';

/** Only root can run a program as another user. Otherwise the modes of the files protect them. */
function userOf(image: Image): { uid?: number; gid?: number } {
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  return process.getuid?.() === 0 ? { uid, gid } : {};
}

/** @param stages where the files of the build stage are on this machine */
export function assembleImage(image: Image, root: string, stages: Readonly<Record<string, string>>): void {
  for (const [from, to] of image.copies) {
    const source = stages[from];
    if (source === undefined) {
      throw new Error(`the Dockerfile copies ${from}, which this test does not have`);
    }
    cpSync(source, join(root, to), { recursive: true });
  }
  // The image of Node has it, and the user of the image may not reach the one of this machine.
  const node = join(root, 'usr/local/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  cpSync(process.execPath, node);
  chmodSync(dirname(root), 0o755);
  spawnSync('chmod', ['-R', 'u=rwX,go=rX,u-w', root]);
}

/** A folder that only the user of the image can use. */
export function folderOfUser(image: Image, under: string): string {
  const folder = mkdtempSync(join(under, 'volume-'));
  const { uid, gid } = userOf(image);
  if (uid !== undefined && gid !== undefined) {
    chownSync(folder, uid, gid);
  }
  return folder;
}

export function runImage(
  image: Image,
  root: string,
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const [program = '', ...words] = image.command;
  return runProgram({
    command: [join(root, 'usr/local/bin', program), ...words],
    folder: join(root, image.folder),
    environment: { ...environment, PATH: '/usr/bin:/bin' },
    ...userOf(image),
  });
}
