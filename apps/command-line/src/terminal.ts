// The streams, environment and colors that commands use. Created once from the process, in main.ts.
import type { ReadStream, WriteStream } from 'node:tty';
import { text } from 'node:stream/consumers';
import type { ExitCode } from './exit.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

const CODES: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
};

export type Terminal = {
  readonly environment: Environment;
  readonly input: ReadStream;
  readonly errors: WriteStream;
  readonly isInputTerminal: boolean;
  /** Adds a newline. */
  print(line: string): void;
  /** Prints to standard error, so that pipes do not get it. */
  note(line: string): void;
  style(style: Style, text: string): string;
  /** Reads standard input once; later calls return the same text. */
  readInput(): Promise<string>;
  /** Which fields of a response to print (`--jq`). */
  fieldPath: string | undefined;
  exitCode: ExitCode;
};

/** Escape sequences in events or messages must not control the terminal. */
// oxlint-disable-next-line eslint/no-control-regex -- the pattern must match control characters
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
export const printable = (words: string): string => words.replaceAll(CONTROLS, '\ufffd');

export function createTerminal(process: {
  readonly env: Environment;
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
}): Terminal {
  const { env, stdin, stdout, stderr } = process;
  const isColored = stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  let input: Promise<string> | undefined;
  return {
    environment: env,
    input: stdin,
    errors: stderr,
    isInputTerminal: stdin.isTTY,
    print: (line) => void stdout.write(`${line}\n`),
    note: (line) => void stderr.write(`${line}\n`),
    style(style, words) {
      const [on, off] = CODES[style];
      return isColored ? `\u001b[${on}m${words}\u001b[${off}m` : words;
    },
    readInput: () => (input ??= text(stdin)),
    fieldPath: undefined,
    exitCode: 0,
  };
}
