// `npm run tour`: runs the tour over HTTP and prints each step with its cost.
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
