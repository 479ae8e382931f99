// What must not be in a published package: tests, paths of the machine that built it, source maps, and secrets.
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/** Every published file has one of these names. */
const FILE_NAMES = /^(?:[\w-]+\.js|index\.d\.ts|package\.json|README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt)$/;

type Forbidden = { readonly what: string; readonly pattern: RegExp };

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const FORBIDDEN: readonly Forbidden[] = [
  { what: 'a path of this machine', pattern: new RegExp(`${literally(ROOT)}|${literally(homedir())}/`) },
  {
    what: 'an absolute path',
    pattern: /(?:file:\/\/\/|["'`\s](?:\/home\/|\/Users\/|\/root\/|[A-Z]:\\Users\\))\w/,
  },
  {
    what: 'a path of the repository',
    pattern: /(?:node_modules|packages|apps)\/[\w@-]+\/[\w./-]+\.[mc]?[tj]s\b/,
  },
  { what: 'a source map', pattern: /sourceMappingURL=/ },
  { what: 'a test', pattern: /from ['"](?:vitest|fast-check|node:test)['"]/ },
  {
    what: 'an import of an unpublished package',
    pattern: /(?:from|import\() ?['"]@tendlc\/(?!client['"]|compliance['"])/,
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[\w+/]{20}/ },
  { what: 'an API key', pattern: /\btendlc_[A-Za-z0-9]{20,}/ },
  { what: 'a token', pattern: /\b(?:npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36}|AKIA[0-9A-Z]{16})\b/ },
];

/** @returns one line for each thing that must not be published, with its file */
export function findUnpublishable(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (!FILE_NAMES.test(name)) {
      return [`${name}: unexpected file`];
    }
    const text = readFileSync(join(folder, name), 'utf8');
    return FORBIDDEN.flatMap(({ what, pattern }) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`${name}: ${what}: ${found[0].trim()}`];
    });
  });
}
