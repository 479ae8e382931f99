// What a command may know of the world: streams, environment, colours. Made from the process once, in main.ts.
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
  /** Ends with the newline that it is given. */
  print(line: string): void;
  /** Beside the output: what a pipe does not want. */
  note(line: string): void;
  style(style: Style, text: string): string;
  /** All of the standard input; read once, however often it is asked for. */
  readInput(): Promise<string>;
  exitCode: ExitCode;
};

/** Text of others must not steer the terminal: an escape sequence in an event or a message would. */
// oxlint-disable-next-line eslint/no-control-regex -- these are what is to be found
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
export const printable = (words: string): string => words.replaceAll(CONTROLS, '\ufffd');

export function createTerminal(process: {
  readonly env: Environment;
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
}): Terminal {
  const { env, stdin, stdout, stderr } = process;
  const isColoured = stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
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
      return isColoured ? `\u001b[${on}m${words}\u001b[${off}m` : words;
    },
    readInput: () => (input ??= text(stdin)),
    exitCode: 0,
  };
}
