// `npm run build` ends with this: the service with all that it needs at run time, in `dist/service`.
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './packages.ts';
import { assembleService } from './service/assemble.ts';

const startedAt = performance.now();
await assembleService(join(ROOT, 'dist', 'service'));
process.stdout.write(`service: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
