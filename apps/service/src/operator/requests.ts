// Handles commands that reach the running service: operator commands, and maintenance commands that need its database.
import { isAbsolute, resolve } from 'node:path';
import { withStatementDeadline } from '../db/deadline.ts';
import { NoSpaceForCopy } from '../db/folder-copy.ts';
import { copyEmbeddedDatabase } from '../db/open.ts';
import type { Deps } from '../assembly/dependencies.ts';
import { type Check, checkSeals, verify } from '../verify/verify.ts';
import { CommandRefused, runCommand } from './commands.ts';
import { sendCommand } from './send-command.ts';

/** Deadline of a statement. One account can have millions of rows. */
const VERIFY_DEADLINE_MS = 10 * 60_000;

const VERIFY = '@verify';
const COPY_DATABASE = '@copy-database';

type ServiceParts = Pick<Deps, 'app' | 'db' | 'hasEncryptionKey' | 'databaseTarget'>;

type Copy = { readonly pauseMs: number; readonly copiedBytes: number };

/** @returns what the command prints, or JSON for `verifyBeside` and `copyBeside` */
export async function runRequest(deps: ServiceParts, words: readonly string[]): Promise<string> {
  const [name, database = '', argument = ''] = words;
  if (name === VERIFY || name === COPY_DATABASE) {
    checkSameDatabase(deps, database);
  }
  if (name === VERIFY) {
    return JSON.stringify(await verifyService(deps));
  }
  if (name === COPY_DATABASE) {
    return JSON.stringify(await copyDatabase(deps, argument));
  }
  return runCommand(deps.app, words);
}

/** @throws CommandRefused if the command is for a different database than the service uses */
function checkSameDatabase({ databaseTarget }: ServiceParts, database: string): void {
  if (databaseTarget.kind === 'server') {
    throw new CommandRefused(
      'the running service uses a PostgreSQL server: set DATABASE_URL for this command, too',
    );
  }
  if (resolve(databaseTarget.folder) !== database) {
    throw new CommandRefused(
      `the running service uses the database in ${databaseTarget.folder}, this command ${database}: set DATABASE_URL or DATA_DIR as for the service`,
    );
  }
}

function verifyService({ app, db, hasEncryptionKey }: ServiceParts): Promise<Check[]> {
  const seals = hasEncryptionKey
    ? () => checkSeals(app.credentials, app.webhookEndpoints, app.accounts.twoFactor)
    : undefined;
  return withStatementDeadline(VERIFY_DEADLINE_MS, () =>
    verify({ db, seals, now: app.clock.now(), isServing: true }),
  );
}

async function copyDatabase({ db }: Pick<Deps, 'db'>, folder: string): Promise<Copy> {
  if (!isAbsolute(folder)) {
    throw new CommandRefused('the folder of the copy must be an absolute path');
  }
  try {
    const copy = await copyEmbeddedDatabase(db, folder);
    if (copy === undefined) {
      throw new CommandRefused(
        'the running service uses a PostgreSQL server: set DATABASE_URL for this command, too',
      );
    }
    return copy;
  } catch (error) {
    if (error instanceof NoSpaceForCopy) {
      throw new CommandRefused(error.message, { cause: error });
    }
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new CommandRefused('the disk is full', { cause: error })
      : error;
  }
}

async function ask<Answer>(dataDir: string, words: readonly string[]): Promise<Answer | undefined> {
  const answer = await sendCommand(dataDir, words);
  if (answer !== undefined && 'problem' in answer) {
    throw new CommandRefused(answer.problem);
  }
  return answer === undefined ? undefined : (JSON.parse(answer.output) as Answer);
}

/** @returns the result of the service, or undefined if no service uses this folder */
export const verifyBeside = (dataDir: string, database: string): Promise<Check[] | undefined> =>
  ask(dataDir, [VERIFY, resolve(database)]);

/** @returns the duration, or undefined if no service uses this folder. @throws CommandRefused */
export const copyBeside = (dataDir: string, database: string, folder: string): Promise<Copy | undefined> =>
  ask(dataDir, [COPY_DATABASE, resolve(database), folder]);
