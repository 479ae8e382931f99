// Generates clients in other languages from the OpenAPI document, with the generator that npm has in whole.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../packages.ts';
import { type JsonObject, toOpenApi30 } from './openapi-3.0.ts';

const GENERATOR = '@openapitools/openapi-generator-cli';

type Target = {
  /** Of the npm package. These versions contain the generator; later ones download it when they run. */
  readonly version: string;
  readonly words: readonly string[];
};

const TARGETS = {
  python: {
    version: '1.0.18-4.3.1',
    words: ['--generator-name', 'python', '--package-name', 'tendlc_client'],
  },
  go: {
    version: '1.0.18-4.3.1',
    // Without the prefix, two enumerations with the same value do not compile.
    words: [
      '--generator-name',
      'go-experimental',
      '--package-name',
      'tendlc',
      '--additional-properties',
      'enumClassPrefix=true',
    ],
  },
  java: {
    version: '1.0.18-5.0.0-beta2',
    words: [
      '--generator-name',
      'java',
      '--library',
      'native',
      '--additional-properties',
      'dateLibrary=java8,openApiNullable=false',
    ],
  },
} as const satisfies Record<string, Target>;

export type Language = keyof typeof TARGETS;
export const LANGUAGES = Object.keys(TARGETS) as readonly Language[];

/** Pages and tests of the generator are left out. It runs for seconds: Java's best compiler would take longer than it saves. */
const LEFT_OUT = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
const ENVIRONMENT = { ...process.env, JAVA_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };

/** Its command line loses quotes, so it runs in a folder where all names are plain. */
function runGenerator({ version, words }: Target, folder: string): void {
  const npm = ['exec', '--yes', '--prefer-offline', `--package=${GENERATOR}@${version}`, '--'];
  const files = ['--input-spec', 'openapi.json', '--output', 'client', '--global-property', LEFT_OUT];
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    [...npm, 'openapi-generator', 'generate', ...files, ...words],
    {
      cwd: folder,
      env: ENVIRONMENT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) {
    throw new Error(`the generator failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Needs Java 8 or later. npm downloads the generator once and keeps it in its cache.
 * @param target gets the client; other files in it stay
 */
export function generateClient(language: Language, target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-clients-'));
  try {
    const published = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as JsonObject;
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(toOpenApi30(published)));
    runGenerator(TARGETS[language], folder);
    cpSync(join(folder, 'client'), target, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
