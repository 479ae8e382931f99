// Runs programs for the tests of the built service, with an environment of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

export type Program = {
  readonly command: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
};

export type Running = {
  readonly url: string;
  output(): string;
  kill(): void;
  /** Asks it to stop. Resolves to its exit code. */
  stop(): Promise<number | null>;
};

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) {
    child.kill('SIGKILL');
  }
});

/** Killed with the test process at the latest. */
export function runProgram({
  command: [file = '', ...words],
  folder,
  environment,
  ...user
}: Program): ChildProcess {
  const child = spawn(file, words, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
}

/** The service, once it is ready. Fails with its output if it ends before. */
export async function whenReady(child: ChildProcess): Promise<Running> {
  const output = outputOf(child);
  const url = await new Promise<string>((resolve, reject) => {
    // When all of its output has arrived, which can be after its exit.
    child.once('close', () => reject(new Error(`ended before it was ready: ${output()}`)));
    child.stdout?.on('data', () => {
      const ready = /^ready (\S+)$/m.exec(output())?.[1];
      if (ready !== undefined) {
        resolve(ready);
      }
    });
  });
  return {
    url,
    output,
    kill: () => void child.kill('SIGKILL'),
    stop: () => {
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      return ended;
    },
  };
}
