// The process of the service. Nothing else knows the environment, the signals or the standard streams.
import { enableCompileCache } from 'node:module';
import { compileSmallPatterns } from './pattern-size.ts';

compileSmallPatterns();

// Parsing this many files takes longer than running them; later starts find them parsed.
// Beside the packages, where only the installer writes: in a shared temporary folder others could put code for us.
enableCompileCache(new URL('../../../node_modules/.cache/tendlc', import.meta.url).pathname);

/** The word after an option, if the option is there. */
function optionOf(name: string): string | undefined {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
}

const consoleScript = optionOf('--build-console');
const serviceScript = optionOf('--build-service');

async function build(script: string): Promise<void> {
  const { runBuild } = await import('./lifecycle/background-build.ts');
  // It does nothing if no source is newer than the last build.
  await runBuild([script, '--if-stale']);
  if (serviceScript !== undefined) {
    // Only later starts use it, so this one does not wait. The script prints why it failed.
    runBuild([serviceScript]).catch(() => undefined);
  }
}

const { runService } = await import('./lifecycle/run-service.ts');

await runService({
  mode: process.argv.includes('--trial') ? 'trial' : 'production',
  environment: process.env,
  buildConsole: consoleScript === undefined ? undefined : () => build(consoleScript),
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  exit: (code) => process.exit(code),
  onStopSignal(stop) {
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  },
});
