// `npm run build` ends with this: the service with all that it needs at run time, in `dist/service`.
import process from 'node:process';
import { assembleService } from './service/assemble.ts';
import { SERVICE } from './service/freshness.ts';

// A service that stops ends its build: then nothing of it stays.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
const startedAt = performance.now();
await assembleService(SERVICE);
process.stdout.write(`service: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
