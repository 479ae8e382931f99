// `npm run release`: checks, builds, and publishes a release. With `--dry-run`, everything but the publishing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildPackages } from './build.ts';
import { findUnpublishable } from './content-check.ts';
import { PUBLISHED, ROOT } from './packages.ts';
import { findReleaseFaults } from './release-check.ts';

const TARGET = join(ROOT, 'dist', 'release');

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    repository: { type: 'string' },
  },
});
const isDryRun = values['dry-run'];
const repository = values.repository ?? process.env['RELEASE_REPOSITORY'];

const print = (line: string) => process.stdout.write(`${line}\n`);

function run(command: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`${command} ${words.join(' ')} failed:\n${stderr}`);
  }
  return stdout;
}

/** @returns the path of the archive */
function pack(folder: string): string {
  const [packed] = JSON.parse(run('npm', ['pack', folder, '--json', '--pack-destination', TARGET])) as [
    { filename: string; size: number; unpackedSize: number; files: readonly unknown[] },
  ];
  const file = join(TARGET, packed.filename);
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  const sizes = `${Math.ceil(packed.size / 1024)} KB, ${Math.ceil(packed.unpackedSize / 1024)} KB unpacked`;
  print(`packed    ${packed.filename}  ${packed.files.length} files, ${sizes}, sha256 ${digest}`);
  return file;
}

/** The software bill of materials: everything that the packages contain or import. */
function writeBillOfMaterials(): string {
  const workspaces = PUBLISHED.flatMap(({ folder }) => ['--workspace', folder]);
  const file = join(TARGET, 'sbom.cdx.json');
  const text = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...workspaces]);
  writeFileSync(file, text);
  const { components } = JSON.parse(text) as { components: readonly unknown[] };
  print(`sbom      sbom.cdx.json  CycloneDX, ${components.length} components`);
  return file;
}

const faults = findReleaseFaults({
  status: run('git', ['status', '--porcelain']),
  changelog: readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
  repository,
});
for (const fault of faults) {
  print(`problem   ${fault}`);
}
if (faults.length > 0 && !isDryRun) {
  throw new Error('nothing was published');
}

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const folders = await buildPackages(join(TARGET, 'packages'), repository);
const forbidden = [...folders].flatMap(([name, folder]) =>
  findUnpublishable(folder).map((fault) => `${name}: ${fault}`),
);
if (forbidden.length > 0) {
  throw new Error(`the packages contain what must not be published:\n${forbidden.join('\n')}`);
}
const archives = [...folders.values()].map(pack);
writeBillOfMaterials();
for (const archive of archives) {
  const words = ['publish', archive, '--provenance', '--access', 'public'];
  print(`${isDryRun ? 'would run' : 'running  '} npm ${words.join(' ').replace(`${ROOT}/`, '')}`);
  if (!isDryRun) {
    run('npm', words);
  }
}
