// The output and exit codes of the maintenance commands.
import { BackupRefused } from '../backup/format.ts';
import { DataFolderRefused } from '../data-folder/open.ts';
import { DatabaseFolderRefused } from '../db/embedded-folder.ts';
import { ServiceError } from '../errors.ts';
import { SettingsRefused } from '../settings.ts';
import type { Check } from '../verify/verify.ts';
import { CommandRefused } from './commands.ts';
import type { Backup, Restored } from './maintenance.ts';

const figure = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export function describeBackup({ file, rows, sizeBytes, header, manifest, pauseMs }: Backup): string {
  const { auditHead } = manifest;
  return [
    `Wrote and verified ${file}: ${figure(rows)} rows of ${manifest.tables.length} tables, ${megabytes(sizeBytes)}.`,
    `Taken at ${header.createdAt}, schema ${header.schemaVersion}.${pauseMs === undefined ? '' : ` The service paused for ${pauseMs} ms.`}`,
    ...(auditHead === null
      ? []
      : [`The audit log ends with entry ${auditHead.sequence}, hash ${auditHead.hash}.`]),
    'The backup does not contain ENCRYPTION_KEY, JWT_SECRET, or trial.json. Store those separately: without ENCRYPTION_KEY, encrypted values are lost.',
  ].join('\n');
}

export const describeRestore = ({ rows, createdAt, where }: Restored): string =>
  `Restored ${figure(rows)} rows of ${createdAt} into ${where}. Next, run npm run verify`;

const MARKS = { ok: 'ok     ', failed: 'FAILED ', skipped: 'skipped' } as const;

export const describeChecks = (checks: readonly Check[]): string =>
  checks.map(({ name, outcome, finding }) => `${MARKS[outcome]}  ${name.padEnd(9)}  ${finding}`).join('\n');

/** Runs a command. Prints its output, or one line for each problem with exit code 1. */
export async function runToEnd(command: () => Promise<{ text: string; code: number }>): Promise<never> {
  try {
    const { text, code } = await command();
    process.stdout.write(`${text}\n`);
    process.exit(code);
  } catch (error) {
    process.stderr.write(`${problemsOf(error).join('\n')}\n`);
    process.exit(1);
  }
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof SettingsRefused) {
    return error.problems;
  }
  const isExpected = [
    BackupRefused,
    CommandRefused,
    DatabaseFolderRefused,
    DataFolderRefused,
    ServiceError,
  ].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  return [isExpected ? message : `the command failed: ${message}`];
}
