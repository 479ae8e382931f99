// `npm run tour`: the whole journey over HTTP, each step printed with what it cost and why.
import { travel } from './journey.ts';
import { visitService } from './running-service.ts';

const service = await visitService();
try {
  await travel(service);
} catch (error) {
  process.stderr.write(`the tour ended early: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  service.stop();
}
