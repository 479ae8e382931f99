// A customer of the running service who uses the command line.
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream, WriteStream } from 'node:tty';
import type { KeyHolder, Running } from '../../../../packages/client/test/support/running-service.ts';
import { run } from '../../src/program.ts';
import { createTerminal } from '../../src/terminal.ts';
import { type Ended, tendlc } from './command-line.ts';

export const GOOD = 'Copper Kettle: your table is ready. Reply STOP to opt out.';
export const BAD = 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup';

export type Caller = {
  readonly customer: KeyHolder;
  /** The environment that authenticates the command line as the customer, without a login. */
  readonly environment: Readonly<Record<string, string>>;
  tell(...words: string[]): Promise<Ended>;
};

export async function callerOf(running: Running, balance?: number): Promise<Caller> {
  const customer = await running.customer(balance);
  const environment = { TENDLC_URL: running.url, TENDLC_API_KEY: customer.apiKey };
  return { customer, environment, tell: (...words) => tendlc(words, { environment }) };
}

/** Runs in this process, for tests of many commands. */
export async function tellHere(
  words: readonly string[],
  { environment, input = '' }: { environment: Caller['environment']; input?: string },
): Promise<Ended> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const terminal = createTerminal({
    env: environment,
    stdin: Readable.from([input]) as ReadStream,
    stdout: stdout as unknown as WriteStream,
    stderr: stderr as unknown as WriteStream,
  });
  const printed = Promise.all([text(stdout), text(stderr)]);
  await run(terminal, words);
  stdout.end();
  stderr.end();
  const [out, errors] = await printed;
  return { code: terminal.exitCode, stdout: out, stderr: errors };
}
