#!/usr/bin/env node
// The process of the command line. Only this file uses its streams, environment and exit code.
import process from 'node:process';
import { run } from './program.ts';
import { createTerminal } from './terminal.ts';

// `tendlc … | head` is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});

const terminal = createTerminal(process);
await run(terminal, process.argv.slice(2));
process.exitCode = terminal.exitCode;
