// What must be true before a release: one version everywhere, a changelog entry, and a commit that has what is published.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, ROOT } from './packages.ts';

/** Files that name the version beside the manifests. */
const NAMES_VERSION = [
  { file: 'apps/command-line/src/version.ts', pattern: /VERSION = '([^']+)'/ },
  { file: 'apps/command-line/src/connection.ts', pattern: /tendlc-command-line\/([\d.]+)/ },
  { file: 'action.yml', pattern: /^ {2}version:\n.*\n {4}default: (\S+)$/m },
  { file: 'templates/validate.yml', pattern: /^ {4}version:\n.*\n {6}default: (\S+)$/m },
];

const workspaceFolders = (): string[] => [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  ),
  'bench',
];

export function findVersionFaults(): string[] {
  const { version } = readManifest('.');
  const others = workspaceFolders().flatMap((folder) => {
    const manifest = readManifest(folder);
    const asked = Object.entries(manifest.dependencies ?? {}).filter(
      ([name, wanted]) => name.startsWith('@tendlc/') && wanted !== version,
    );
    return [
      ...(manifest.version === version ? [] : [`${folder} has version ${manifest.version}, not ${version}`]),
      ...asked.map(([name, wanted]) => `${folder} depends on ${name} ${wanted}, not ${version}`),
    ];
  });
  const texts = NAMES_VERSION.flatMap(({ file, pattern }) => {
    const found = pattern.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
    return found === version ? [] : [`${file} names version ${found}, not ${version}`];
  });
  return [...others, ...texts];
}

export type ReleaseState = {
  /** The output of `git status --porcelain`. */
  readonly status: string;
  readonly changelog: string;
  readonly repository: string | undefined;
};

/** @returns one sentence for each reason not to publish */
export function findReleaseFaults({ status, changelog, repository }: ReleaseState): string[] {
  const { version } = readManifest('.');
  const entry = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm');
  return [
    ...findVersionFaults(),
    ...(entry.test(changelog) ? [] : [`CHANGELOG.md has no section "## ${version} (<date>)"`]),
    ...(status.trim() === '' ? [] : ['the working tree has changes that are not committed']),
    ...(repository === undefined
      ? ['provenance needs the public URL of the source: --repository or RELEASE_REPOSITORY']
      : []),
  ];
}
