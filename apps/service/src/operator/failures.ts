// What a command that failed says: a sentence for what the operator can correct, and the usage where the command is invalid.
import { DataFolderRefused } from '../data-folder/open.ts';
import { DatabaseFolderRefused } from '../db/embedded-folder.ts';
import { ServiceError } from '../errors.ts';
import { SettingsRefused } from '../settings.ts';
import { CommandRefused, USAGE } from './commands.ts';

/** @returns lines for the terminal */
export function linesOfFailure(error: unknown): readonly string[] {
  if (error instanceof SettingsRefused) {
    return error.problems;
  }
  if (error instanceof CommandRefused) {
    return [error.message, '', USAGE];
  }
  const isExpected =
    error instanceof ServiceError ||
    error instanceof DataFolderRefused ||
    error instanceof DatabaseFolderRefused;
  return isExpected
    ? [error.message]
    : [`the command failed: ${error instanceof Error ? error.message : String(error)}`];
}
