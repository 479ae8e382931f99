// Runs the command line as a separate process with a separate home folder, without the environment of the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Shared by all processes of the tests: what compiles TypeScript takes most of a start. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/tendlc', import.meta.url));

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly folder?: string;
};

export type Started = {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  stdout(): string;
  stderr(): string;
};

export function folderForTest(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-command-line-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export function start(words: readonly string[], options: Options = {}): Started {
  const folder = options.folder ?? folderForTest();
  const child = spawn(process.execPath, [MAIN, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, NODE_COMPILE_CACHE: COMPILED, ...options.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that reads no input may have exited already.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, stdout: () => stdout, stderr: () => stderr };
}

export const tendlc = (words: readonly string[], options: Options = {}): Promise<Ended> =>
  start(words, options).ended;
