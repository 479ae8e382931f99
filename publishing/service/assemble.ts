// Puts together everything that the service needs at run time, so that it runs without the repository and without npm.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { noticesOf } from '../notices.ts';
import { readManifest, ROOT } from '../packages.ts';
import { bundleService } from './bundle.ts';
import { STAMP, stampOfSources } from './freshness.ts';
import { removeAbandoned } from './living.ts';

/** Files that the bundled modules read, by their place beside the bundle. */
const FILES: Readonly<Record<string, string>> = {
  migrations: 'apps/service/src/db/migrations',
  'new-database.tar.br': 'apps/service/src/db/new-database.tar.br',
  console: 'apps/console/dist',
  'sandbox-page': 'apps/sandbox/src/control/page',
  'api-page': 'node_modules/@fastify/swagger-ui/static',
  LICENSE: 'LICENSE',
};

/** The parts of packages that are needed: without source maps, other module systems, and extensions of the database. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  '@electric-sql/pglite':
    /^(?:package\.json|LICENSE|dist\/(?:index|initdb|chunk-\w+|fs\/(?:nodefs|base))\.js|dist\/\w+\.(?:wasm|data))$/,
  '@node-rs/argon2': /^(?:package\.json|LICENSE|index\.js)$/,
};

/** The binaries that npm installed for this machine. */
const listBinaries = (): readonly string[] =>
  readdirSync(join(ROOT, 'node_modules/@node-rs'))
    .filter((name) => name.startsWith('argon2-'))
    .map((name) => `@node-rs/${name}`);

function copyPackage(name: string, files: RegExp, folder: string): void {
  const from = join(ROOT, 'node_modules', name);
  const wanted = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((file) => files.test(file));
  for (const file of wanted) {
    const to = join(folder, 'node_modules', name, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(from, file), to);
  }
}

/** The service imports only built-in modules and the packages beside it, so the manifest has no dependencies to install. */
function writeManifest(folder: string): void {
  const { version, license } = readManifest('apps/service');
  const manifest = { name: 'tendlc-service', version, license, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * @param folder is replaced by the complete service at once: another process may start from it, or build it as well
 * @throws if the console is not built
 */
export async function assembleService(folder: string): Promise<void> {
  if (!existsSync(join(ROOT, 'apps/console/dist/index.html'))) {
    throw new Error('build the console first: npm run build');
  }
  removeAbandoned(folder);
  const part = `${folder}.${process.pid}`;
  const removePart = () => rmSync(part, { recursive: true, force: true });
  process.once('exit', removePart);
  // Before anything is read: a source that changes during the build makes it stale.
  const stamp = stampOfSources();
  try {
    await assembleIn(part);
    writeFileSync(join(part, STAMP), stamp);
    replaceFolder(folder, part);
  } finally {
    removePart();
    process.off('exit', removePart);
  }
}

function replaceFolder(folder: string, by: string): void {
  const former = `${by}.former`;
  try {
    // Moved and not deleted: between the two there is no folder with half a service.
    if (existsSync(folder)) {
      renameSync(folder, former);
    }
    renameSync(by, folder);
  } catch (error) {
    // Another build of these sources came first.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  } finally {
    rmSync(former, { recursive: true, force: true });
  }
}

async function assembleIn(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const modules = await bundleService(folder);
  for (const [name, from] of Object.entries(FILES)) {
    cpSync(join(ROOT, from), join(folder, name), { recursive: true });
  }
  rmSync(join(folder, 'console/.vite'), { recursive: true, force: true });
  for (const [name, files] of Object.entries(PACKAGES)) {
    copyPackage(name, files, folder);
  }
  for (const name of listBinaries()) {
    copyPackage(name, /./, folder);
  }
  writeManifest(folder);
  const copied = [...Object.keys(PACKAGES), 'swagger-ui-dist', '@fastify/swagger-ui']
    .filter((name) => existsSync(join(ROOT, 'node_modules', name)))
    .map((name) => `node_modules/${name}/package.json`);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf([...modules, ...copied]) ?? '');
}
