// The process of the service. Nothing else knows the environment, the signals or the standard streams.
import { enableCompileCache } from 'node:module';

// Parsing this many files takes longer than running them; later starts find them parsed.
// Beside the packages, where only the installer writes: in a shared temporary folder others could put code for us.
enableCompileCache(new URL('../../../node_modules/.cache/tendlc', import.meta.url).pathname);
const option = process.argv.indexOf('--build-console');
const script = option < 0 ? undefined : process.argv[option + 1];
const build: Promise<void> | undefined =
  script === undefined
    ? undefined
    : import('./lifecycle/console-build.ts').then(({ buildConsole }) => buildConsole(script));
// Its failure is awaited where the start ends.
build?.catch(() => undefined);
const { runService } = await import('./lifecycle/run-service.ts');

await runService({
  mode: process.argv.includes('--trial') ? 'trial' : 'production',
  environment: process.env,
  console: build,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  exit: (code) => process.exit(code),
  onStopSignal(stop) {
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  },
});
