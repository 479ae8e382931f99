// Prompts in the terminal. Secrets are not shown while they are typed.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';

async function askWith(terminal: Terminal, question: string, isSecret: boolean): Promise<string> {
  if (!terminal.isInputTerminal) {
    throw new UsageError(`${question}? Pass it as a flag, because there is no terminal to ask`);
  }
  terminal.errors.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: terminal.input,
    output: isSecret ? silent : terminal.errors,
    terminal: true,
  });
  try {
    return (await lines.question('')).trim();
  } finally {
    lines.close();
    if (isSecret) {
      terminal.errors.write('\n');
    }
  }
}

export const ask = (terminal: Terminal, question: string): Promise<string> =>
  askWith(terminal, question, false);
export const askSecret = (terminal: Terminal, question: string): Promise<string> =>
  askWith(terminal, question, true);
