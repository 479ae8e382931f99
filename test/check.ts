// Runs all that must pass before a change lands: the static checks, and then the tests. Where nobody waits for the first fault,
// as on CI, the static checks and the tests of a bare machine run beside the tests, which leave a third of two processors idle.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

type Run = { readonly script: string; readonly options?: readonly string[]; readonly niceness?: number };

/** Runs a script of this package. Resolves to whether it passed. Output that is kept back is printed when it has ended. */
function run({ script, options = [], niceness = 0 }: Run, keepsBack: boolean): Promise<boolean> {
  const { npm_execpath: npm } = process.env;
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const child = spawn(command, [...first, 'run', '-s', script, '--', ...options], {
    stdio: ['ignore', ...(keepsBack ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
  });
  if (child.pid !== undefined && niceness > 0) {
    setPriority(child.pid, niceness);
  }
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      process.stdout.write(`${Buffer.concat(output).toString()}${script}: ${passed ? 'passed' : 'FAILED'}\n`);
      if (!passed) {
        failed.push(script);
      }
      resolve(passed);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

/** Told once more at the end, because hundreds of lines may follow a failure. */
const failed: string[] = [];

/** They only take what the tests leave. */
const patient: Run = { script: 'check:static', niceness: 10 };
const tests: Run = { script: 'test', options: process.argv.slice(2) };

async function checkInTurn(): Promise<boolean> {
  return (await run({ script: 'check:static' }, false)) && run(tests, false);
}

async function checkBeside(): Promise<void> {
  // One worker is enough beside the tests.
  const bare: Run = { script: 'test:bare', options: ['--maxWorkers=1'] };
  const beside = async () => [await run(patient, true), await run(bare, true)];
  await Promise.all([run(tests, false), beside()]);
}

const { CI = 'false' } = process.env;
await (CI === '' || CI === 'false' ? checkInTurn() : checkBeside());
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
