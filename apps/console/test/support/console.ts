// The console as people meet it: the real service with the built files, listening.
import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
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

export async function startConsole(options: ServiceOptions = {}): Promise<RunningConsole> {
  const service = await startService({
    ...options,
    environment: { PUBLIC_URL: 'http://127.0.0.1', ...options.environment },
    // Cookies are kept by the browser's clock, so the service must not live in another year.
    clock: options.clock ?? createClock(new Date().toISOString()),
  });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  return { service, url: `http://127.0.0.1:${port}` };
}
