// Builds the published packages: plain JavaScript, declarations, and a manifest of what they import.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { type OutputChunk, rolldown, type RolldownOutput } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { noticesOf } from './notices.ts';
import { type Manifest, NODE_MIN, type Published, PUBLISHED, readManifest, ROOT } from './packages.ts';

/** Of `@scope/name/part` and `name/part`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Other workspaces are part of the package. Only what a registry has is imported. */
const isImported = (specifier: string): boolean => /^(?!@tendlc\/)[a-z@]/.test(specifier);

/** Compiles the declarations with the rules of the repository, without its tests and apps. */
const declarations = () =>
  dts({ eager: true, cwd: ROOT, tsconfig: join(import.meta.dirname, 'tsconfig.json') });

async function bundle(published: Published, folder: string): Promise<RolldownOutput> {
  const isLibrary = published.kind === 'library';
  const build = await rolldown({
    input: { [isLibrary ? 'index' : 'tendlc']: join(ROOT, published.folder, published.entry) },
    cwd: ROOT,
    tsconfig: join(ROOT, 'tsconfig.json'),
    platform: isLibrary ? 'neutral' : 'node',
    external: (specifier) => (isLibrary ? isImported(specifier) : isBuiltin(specifier)),
    // Comments that name source files would be of no use to a reader who does not have them.
    experimental: { attachDebugInfo: 'none' },
    checks: { bundlerTimings: false },
    plugins: isLibrary ? [declarations()] : [],
  });
  try {
    return await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await build.close();
  }
}

const chunksOf = ({ output }: RolldownOutput): OutputChunk[] =>
  output.filter((file): file is OutputChunk => file.type === 'chunk');

/** The packages that the built files import, with the versions that were tested and what is compatible with them. */
function dependenciesOf(output: RolldownOutput, manifest: Manifest): Record<string, string> {
  const own = new Set(chunksOf(output).map(({ fileName }) => fileName));
  const imports = chunksOf(output).flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const names = imports.filter((name) => !own.has(name) && !isBuiltin(name)).map(packageOf);
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => {
      const version = manifest.dependencies?.[name];
      if (version === undefined) {
        throw new Error(`${manifest.name} imports ${name}, which is not in its package.json`);
      }
      return [name, `^${version}`];
    }),
  );
}

function manifestOf(published: Published, output: RolldownOutput, repository: string | undefined): object {
  const source = readManifest(published.folder);
  const dependencies = dependenciesOf(output, source);
  const entry =
    published.kind === 'library'
      ? {
          sideEffects: false,
          exports: {
            '.': { types: './index.d.ts', default: './index.js' },
            './package.json': './package.json',
          },
          types: './index.d.ts',
        }
      : { bin: { tendlc: './tendlc.js' } };
  return {
    name: published.name,
    version: source.version,
    description: published.description,
    keywords: published.keywords,
    license: source.license,
    ...(repository === undefined
      ? {}
      : { repository: { type: 'git', url: repository, directory: published.folder } }),
    type: 'module',
    ...entry,
    files: ['*.js', '*.d.ts', 'THIRD-PARTY-NOTICES.txt'],
    engines: { node: NODE_MIN },
    ...(Object.keys(dependencies).length === 0 ? {} : { dependencies }),
    publishConfig: { access: 'public' },
  };
}

/** Links to files of the repository lead nowhere from an installed package: their text stays. */
const withoutOutsideLinks = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?:\.\.?\/|\/)[^)]*\)/g, '$1');

async function buildPackage(
  published: Published,
  target: string,
  repository: string | undefined,
): Promise<string> {
  const folder = join(target, published.name.replace('@', '').replace('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const output = await bundle(published, folder);
  const manifest = manifestOf(published, output, repository);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = readFileSync(join(ROOT, published.folder, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), withoutOutsideLinks(readme));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const modules = chunksOf(output).flatMap(({ moduleIds }) => moduleIds.map((id) => relative(ROOT, id)));
  const notices = noticesOf(modules);
  if (notices !== undefined) {
    writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
  }
  return folder;
}

/**
 * @param target gets a folder for each package
 * @param repository the public URL of the source, which provenance names
 * @returns the folders by the names of the packages
 */
export async function buildPackages(
  target: string,
  repository?: string,
): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const published of PUBLISHED) {
    // One after the other: each compiles declarations, which takes a core and much memory.
    folders.set(published.name, await buildPackage(published, target, repository));
  }
  return folders;
}
