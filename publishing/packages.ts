// The packages that are published: where their source is, and what they are called for the people who install them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export type Published = {
  readonly name: string;
  /** The folder of the workspace. */
  readonly folder: string;
  readonly entry: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** A library has declarations and imports its dependencies. A program contains everything that it runs. */
  readonly kind: 'library' | 'program';
};

export const PUBLISHED: readonly Published[] = [
  {
    name: '@tendlc/client',
    folder: 'packages/client',
    entry: 'src/index.ts',
    description: 'Typed client of a Tendlc service, for Node, Bun, Deno, and browsers',
    keywords: ['10dlc', 'a2p', 'sms', 'tcr', 'compliance', 'client'],
    kind: 'library',
  },
  {
    name: '@tendlc/compliance',
    folder: 'packages/compliance',
    entry: 'src/index.ts',
    description: '10DLC compliance checks with dated sources: no network, no clock, also in browsers',
    keywords: ['10dlc', 'a2p', 'sms', 'tcr', 'compliance', 'validation'],
    kind: 'library',
  },
  {
    name: 'tendlc',
    folder: 'apps/command-line',
    entry: 'src/main.ts',
    description: 'Check messages and register brands and campaigns from a terminal or a pipeline',
    keywords: ['10dlc', 'a2p', 'sms', 'tcr', 'compliance', 'cli'],
    kind: 'program',
  },
];

/** The oldest Node that the packages run on. */
export const NODE_MIN = '>=20.19';

export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly repository?: unknown;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
};

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
