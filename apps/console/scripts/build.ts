// Builds the console and compresses every file. `--if-stale` builds only after changes, so that starting stays fast.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { build as viteBuild } from 'vite';
import { newestChangeMs } from '../../../publishing/newest-change.ts';
import { FIRST_PAGES } from './first-pages.ts';

const CONSOLE = join(import.meta.dirname, '..');
const DIST = join(CONSOLE, 'dist');
// The service compresses the pages, after it has filled in the links of its operator.
const PACKABLE = /\.(?:js|css|svg)$/;
const PACK_BYTES_MIN = 1024;
/** What a browser loads before it shows anything. The limit for script is 200 KB. */
const FIRST_LOAD_KB_MAX = 200;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The packages that the build depends on. */
const PACKAGES = ['contract', 'compliance', 'client', 'registration'].map((name) =>
  join(CONSOLE, '../../packages', name, 'src'),
);

function isFresh(): boolean {
  const index = join(DIST, 'index.html');
  return existsSync(index) && statSync(index).mtimeMs > newestChangeMs([CONSOLE, ...PACKAGES]);
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

type Manifest = Readonly<Record<string, ManifestEntry>>;

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** A part with its static imports. */
function filesOf(manifest: Manifest, names: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const walk = (name: string) => {
    if (!seen.has(name)) {
      seen.add(name);
      (manifest[name]?.imports ?? []).forEach(walk);
    }
  };
  names.forEach(walk);
  const entries = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: entries.map(({ file }) => file),
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
}

const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true);

/** In kilobytes, compressed with gzip: the entry and all its static imports. */
function firstLoad(): { script: number; style: number } {
  const manifest = readManifest();
  const { scripts, styles } = filesOf(manifest, entriesOf(manifest));
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + packedBytes(file), 0) / 1024;
  return { script: sum(scripts), style: sum(styles) };
}

const HOME = 'src/app/start.tsx';

/** What a page loads that the frame has not loaded. */
function filesBeyondFrame(modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const manifest = readManifest();
  const frame = filesOf(manifest, entriesOf(manifest));
  const page = filesOf(manifest, modules);
  return {
    scripts: page.scripts.filter((file) => !frame.scripts.includes(file)),
    styles: page.styles.filter((file) => !frame.styles.includes(file)),
  };
}

/** The page at `/` of logged-in users: it loads the home page together with the frame, instead of after it. */
function writeHomePage(): void {
  const { scripts, styles } = filesBeyondFrame([HOME]);
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  writeFileSync(join(DIST, 'home.html'), page.replace('</head>', `${links.join('\n')}</head>`));
}

/** Fills the list of first pages into the script that requests what they need. */
function fillEarlyScript(): void {
  const known = new Set(Object.keys(readManifest()));
  const pages = FIRST_PAGES.map(({ path, modules, requests }) => {
    const unknown = modules.find((name) => !known.has(name));
    if (unknown !== undefined) {
      throw new Error(`scripts/first-pages.ts names ${unknown}, which no route loads.`);
    }
    const { scripts, styles } = filesBeyondFrame(modules);
    return [path, scripts.map((file) => `/${file}`), styles.map((file) => `/${file}`), requests];
  });
  const script = readFileSync(join(CONSOLE, 'public/early.js'), 'utf8');
  const place = 'const pages = [];';
  if (!script.includes(place)) {
    throw new Error(`public/early.js has no “${place}” to fill in.`);
  }
  writeFileSync(
    join(DIST, 'early.js'),
    script.replace(place, () => `const pages = ${JSON.stringify(pages)};`),
  );
}

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** Named by its content, as all files that are cached for a year. @returns its URL */
function copyFont(): string {
  const content = readFileSync(FONT);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const name = `inter-${hash}.woff2`;
  writeFileSync(join(DIST, 'assets', name), content);
  return `/assets/${name}`;
}

/** The front page is static: it is rendered here, once, and needs no script in a browser. */
async function buildFrontPage(buildWithVite: typeof viteBuild): Promise<void> {
  const outDir = join(DIST, '.front');
  await buildWithVite({
    root: CONSOLE,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'src/front/render.tsx', outDir, copyPublicDir: false, target: 'esnext' },
  });
  const { renderFrontPage } = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as {
    renderFrontPage: (today: string, fontUrl: string) => string;
  };
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(DIST, 'front.html'), renderFrontPage(today, copyFont()));
  rmSync(outDir, { recursive: true, force: true });
}

async function build(): Promise<void> {
  const startedAt = performance.now();
  process.stdout.write('console: building, which takes some seconds\n');
  // Tests also start the build; their environment would select React's development build.
  process.env['NODE_ENV'] = 'production';
  // Loaded only for a build: starting must not wait for it.
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({ root: CONSOLE, configFile: join(CONSOLE, 'vite.config.ts'), configLoader: 'native' });
  await buildFrontPage(buildWithVite);
  writeHomePage();
  fillEarlyScript();
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
