// Describes why a start failed, in one clear line per problem, for operators who start the service.
import { join, resolve } from 'node:path';
import { DataFolderRefused } from '../data-folder/open.ts';
import { DatabaseFolderRefused } from '../db/embedded-folder.ts';
import { isDatabaseAway, isDiskFull } from '../db/failures.ts';
import type { Settings } from '../settings.ts';

/** The setting by which the operator chose where the embedded database is. */
const settingOf = (folder: string, { dataDir }: Settings) =>
  resolve(folder) === resolve(join(dataDir, 'database')) ? 'DATA_DIR' : 'DATABASE_URL';

function embeddedProblem(folder: string, reason: string, settings: Settings): string {
  return `${settingOf(folder, settings)}: the database in ${folder} is damaged or has another version (${reason}). Restore a backup, or use another folder`;
}

/** What SQLite says of a full disk. */
const SQLITE_FULL = 13;

/** An error of the embedded database or of the sandbox contains the one of the disk. */
function isWithoutSpace(error: unknown, isEmbedded: boolean): boolean {
  const { code, errcode, cause } = error as { code?: unknown; errcode?: unknown; cause?: unknown };
  const isHere = code === 'ENOSPC' || errcode === SQLITE_FULL || (isEmbedded && isDiskFull(error));
  return isHere || (cause instanceof Error && isWithoutSpace(cause, isEmbedded));
}

export function startProblems(error: unknown, settings: Settings): string[] {
  const { database } = settings;
  if (error instanceof DataFolderRefused) {
    return [error.message];
  }
  if (error instanceof DatabaseFolderRefused) {
    const folder = database.kind === 'embedded' ? database.folder : '';
    return [`${settingOf(folder, settings)}: ${error.message}`];
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const why = code === 'EACCES' ? 'requires more privileges' : 'is in use by another process';
    return [`PORT: ${settings.port} ${why}. Set PORT to another port`];
  }
  if (code === 'EADDRNOTAVAIL') {
    return [`HOST: ${settings.host} is not an IP address of this machine`];
  }
  if (isWithoutSpace(error, database.kind === 'embedded')) {
    return [`DATA_DIR: the disk of ${settings.dataDir} is full`];
  }
  if (database.kind === 'server') {
    const what = isDatabaseAway(error)
      ? 'the server cannot be reached'
      : 'the server rejected the connection';
    return [`DATABASE_URL: ${what} (${message || code || 'no reason given'})`];
  }
  const [reason = ''] = message.split('. ', 1);
  return [embeddedProblem(database.folder, reason, settings)];
}
