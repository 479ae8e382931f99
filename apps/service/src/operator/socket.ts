// The owner-only socket on which a running service takes commands (G-15), because only one process can open the embedded database.
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { Logger } from 'pino';
import { isDatabaseAway, isDiskFull } from '../db/failures.ts';
import { ServiceError } from '../errors.ts';
import { CommandRefused } from './commands.ts';
import { type CommandAnswer, socketPathOf } from './send-command.ts';

const REQUEST_BYTES_MAX = 65_536;

async function answer(
  request: string,
  run: (words: readonly string[]) => Promise<string>,
  log: Logger,
): Promise<CommandAnswer> {
  try {
    return { output: await run(JSON.parse(request) as string[]) };
  } catch (error) {
    if (error instanceof CommandRefused || error instanceof ServiceError) {
      return { problem: error.message };
    }
    if (isDiskFull(error) || isDatabaseAway(error)) {
      log.error({ err: error }, 'the database was not available for an admin command');
      return { problem: 'the database of the service is not available: is its disk full, is its server up?' };
    }
    log.error({ err: error }, 'admin command failed');
    return { problem: 'the command failed; the log of the service says why' };
  }
}

/** This process holds the lock of the data folder, so an existing socket belongs to a process that ended. */
export async function listenForCommands(options: {
  dataDir: string;
  log: Logger;
  run: (words: readonly string[]) => Promise<string>;
}): Promise<Server> {
  const path = socketPathOf(options.dataDir);
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (received.length > REQUEST_BYTES_MAX) {
        socket.destroy();
      }
    });
    socket.on('end', () => {
      void answer(received, options.run, options.log).then((reply) => socket.end(JSON.stringify(reply)));
    });
  });
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  } finally {
    process.umask(umask);
  }
  chmodSync(path, 0o600);
  return server;
}
