// The service that the tour uses: the one at TOUR_URL, or one that is started for the tour on an empty folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningService = {
  readonly url: string;
  /** For its admin commands. Undefined for a service that someone else operates. */
  readonly dataDir: string | undefined;
  stop(): void;
};

const MAIN = new URL('../main.ts', import.meta.url).pathname;

function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}

async function startService(databaseUrl: string | undefined): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-tour-'));
  const child = spawn(process.execPath, [MAIN, '--trial'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      // The registry sends callbacks to the service, so its URL must be known before it listens.
      PORT: String(await findFreePort()),
      SANDBOX_PORT: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url !== undefined) {
      return { url, dataDir, stop };
    }
  }
  throw new Error('the service ended before it was ready');
}

/** `TOUR_URL` names a running service; else one is started, on `DATABASE_URL` when that is set. */
export function visitService(): Promise<RunningService> {
  const url = process.env['TOUR_URL'];
  return url === undefined
    ? startService(process.env['DATABASE_URL'])
    : Promise.resolve({ url, dataDir: process.env['DATA_DIR'], stop: () => undefined });
}
