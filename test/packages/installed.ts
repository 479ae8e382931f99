// An empty project with the packed packages, installed as their users do, but with the versions that this repository tests.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildPackages } from '../../publishing/build.ts';
import { ROOT } from '../../publishing/packages.ts';

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

export type Installed = {
  /** The folders that were packed, by the names of the packages. */
  readonly folders: ReadonlyMap<string, string>;
  readonly archives: readonly string[];
  /** The project. */
  readonly folder: string;
  remove(): void;
};

function npm(folder: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`npm ${words.join(' ')} failed:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** The entries of our lock file for these packages and what they need, so that no version is chosen by a registry. */
function lockedEntries(names: readonly string[]): Record<string, Locked> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found: Record<string, Locked> = {};
  const visit = (name: string) => {
    const path = `node_modules/${name}`;
    const entry = packages[path];
    if (entry === undefined) {
      throw new Error(`${name} is not in package-lock.json`);
    }
    if (found[path] === undefined) {
      found[path] = entry;
      Object.keys(entry.dependencies ?? {}).forEach(visit);
    }
  };
  names.forEach(visit);
  return found;
}

function writeProject(
  folder: string,
  archives: ReadonlyMap<string, string>,
  packed: Installed['folders'],
): void {
  const dependencies = Object.fromEntries([...archives].map(([name, file]) => [name, `file:${file}`]));
  const manifests = [...packed].map(
    ([name, at]) =>
      [
        name,
        JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Locked & { bin?: object },
      ] as const,
  );
  const own = manifests.map(([name, { version, dependencies: needs, bin }]) => [
    `node_modules/${name}`,
    { version, resolved: dependencies[name], ...(needs && { dependencies: needs }), ...(bin && { bin }) },
  ]);
  const needed = manifests.flatMap(([, manifest]) => Object.keys(manifest.dependencies ?? {}));
  const project = { name: 'project', version: '1.0.0', private: true, type: 'module', dependencies };
  const packages = { '': project, ...Object.fromEntries(own), ...lockedEntries(needed) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  );
}

export async function installPackages(): Promise<Installed> {
  const base = mkdtempSync(join(tmpdir(), 'tendlc-packages-'));
  const folder = join(base, 'project');
  mkdirSync(folder);
  const folders = await buildPackages(join(base, 'packages'));
  const archives = new Map(
    [...folders].map(([name, at]) => {
      const [{ filename }] = JSON.parse(npm(base, ['pack', at, '--json'])) as [{ filename: string }];
      return [name, join(base, filename)];
    }),
  );
  writeProject(folder, archives, folders);
  npm(folder, ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  return {
    folders,
    archives: [...archives.values()],
    folder,
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** The Node that a user of this machine has, which is not the one of the repository, if there is one. */
export function nodeOfMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'));
  return folders
    .map((path) => join(path, 'node'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a program in the project. It has no variables but those that are given. */
export function runIn(
  folder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const [command, ...rest] = words as [string, ...string[]];
  const child = spawn(command, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
