// The console in production form: the real service serves the built files.
import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createClock } from '../../../service/test/support/clock.ts';
import {
  PASSWORD,
  type ServiceOptions,
  startService,
  type TestService,
} from '../../../service/test/support/service.ts';

export { PASSWORD };

const BUILD = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url));

export function buildConsole(): void {
  const { status, stderr } = spawnSync(process.execPath, [BUILD, '--if-stale'], { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`the console could not be built: ${stderr}`);
  }
}

export type RunningConsole = { readonly service: TestService; readonly url: string };

/** Known before the service starts: it is part of the webhook URL at the registry. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** @param host by which the browser calls it: there are no passkeys for an IP address */
export async function startConsole(
  options: ServiceOptions = {},
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<RunningConsole> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const service = await startService({
    ...options,
    environment: { PUBLIC_URL: url, ...options.environment },
    // Cookies expire by the browser's clock, so the service must use the same year.
    clock: options.clock ?? createClock(new Date().toISOString()),
  });
  await service.app.listen({ port, host: '127.0.0.1' });
  return { service, url };
}
