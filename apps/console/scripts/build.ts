// Builds the console and compresses every file. `--if-stale` builds only after changes, so that starting stays fast.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const CONSOLE = join(import.meta.dirname, '..');
const DIST = join(CONSOLE, 'dist');
const PACKABLE = /\.(?:js|css|html|svg)$/;
const PACK_BYTES_MIN = 1024;
/** What a browser loads before it shows anything. The limit for script is 250 KB. */
const FIRST_LOAD_KB_MAX = 250;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The newest change of any file that the build depends on. */
function newestSource(): number {
  const packages = ['contract', 'compliance', 'client'].map((name) =>
    join(CONSOLE, '../../packages', name, 'src'),
  );
  const files = [
    join(CONSOLE, 'src'),
    join(CONSOLE, 'public'),
    join(CONSOLE, 'scripts'),
    ...packages,
  ].flatMap(filesIn);
  const single = ['index.html', 'vite.config.ts', 'package.json'].map((name) => join(CONSOLE, name));
  return Math.max(...[...files, ...single].map((file) => statSync(file).mtimeMs));
}

function isFresh(): boolean {
  const index = join(DIST, 'index.html');
  return existsSync(index) && statSync(index).mtimeMs > newestSource();
}

/** Compresses once instead of at every request; the service selects the encoding. */
function pack(): void {
  for (const file of filesIn(DIST).filter((name) => PACKABLE.test(name))) {
    const content = readFileSync(file);
    if (content.length >= PACK_BYTES_MIN) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}

type ManifestEntry = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };

const packedBytes = (file: string) => {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
};

/** In kilobytes, compressed with gzip: the entry and all its static imports. */
function firstLoad(): { script: number; style: number } {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const seen = new Set<string>();
  const walk = (name: string) => {
    if (!seen.has(name)) {
      seen.add(name);
      (manifest[name]?.imports ?? []).forEach(walk);
    }
  };
  Object.entries(manifest)
    .filter(([, entry]) => entry.isEntry)
    .forEach(([name]) => walk(name));
  const entries = [...seen].flatMap((name) => manifest[name] ?? []);
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + packedBytes(file), 0) / 1024;
  return {
    script: sum(entries.map(({ file }) => file)),
    style: sum([...new Set(entries.flatMap(({ css }) => css ?? []))]),
  };
}

async function build(): Promise<void> {
  const startedAt = performance.now();
  // Tests also start the build; their environment would select React's development build.
  process.env['NODE_ENV'] = 'production';
  // Loaded only for a build: starting must not wait for it.
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({ root: CONSOLE, configFile: join(CONSOLE, 'vite.config.ts'), configLoader: 'native' });
  pack();
  const { script, style } = firstLoad();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `console: built in ${seconds} s; first load ${script.toFixed(0)} KB of script and ${style.toFixed(0)} KB of style, compressed\n`,
  );
  if (script > FIRST_LOAD_KB_MAX) {
    throw new Error(
      `The first load may have ${FIRST_LOAD_KB_MAX} KB of script: load pages when they are asked for.`,
    );
  }
}

if (!process.argv.includes('--if-stale') || !isFresh()) {
  await build();
}
