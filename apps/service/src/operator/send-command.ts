// How `npm run admin` reaches a running service. It imports nothing of the service: the command would wait longer for modules than for
// its answer.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Maximum length of a socket path. */
const SOCKET_PATH_BYTES_MAX = 100;

export type CommandAnswer = { readonly output: string } | { readonly problem: string };

/** The same path for the service and the command, independent of their current folders. */
export function socketPathOf(dataDir: string): string {
  const path = join(resolve(dataDir), 'admin.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX) {
    return path;
  }
  const name = createHash('sha256').update(path).digest('hex').slice(0, 24);
  return join(tmpdir(), `tendlc-${process.getuid?.() ?? 0}-${name}.sock`);
}

/** @returns the response of the running service, or undefined if no service uses this folder */
export async function sendCommand(
  dataDir: string,
  words: readonly string[],
): Promise<CommandAnswer | undefined> {
  const socket = connect({ path: socketPathOf(dataDir), allowHalfOpen: true });
  const connected = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!connected) {
    return undefined;
  }
  socket.end(JSON.stringify(words));
  return JSON.parse(await text(socket)) as CommandAnswer;
}
