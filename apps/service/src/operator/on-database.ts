// Runs an operator command directly on a database that no service uses.
import { openDataFolder } from '../data-folder/open.ts';
import { findTrialSecrets } from '../data-folder/trial.ts';
import { openDatabaseOf } from '../data-folder/database.ts';
import { createDeps } from '../assembly/dependencies.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './commands.ts';

/**
 * @param onEnd called if the embedded database ends unexpectedly
 * @returns the output for the operator
 * @throws SettingsRefused, DataFolderRefused, CommandRefused, ServiceError
 */
export async function runOnDatabase(
  words: readonly string[],
  onEnd: (error: Error) => never,
): Promise<string> {
  // Uses the trial defaults, because a command needs no secrets of the service.
  const settings = readSettings('trial', { ...process.env, JWT_SECRET: 'x'.repeat(64) });
  const folder = openDataFolder(settings.dataDir);
  const log = createLog('error');
  const db = await openDatabaseOf(folder, { target: settings.database, log, onEnd });
  const trialKey = findTrialSecrets(folder)?.encryptionKey;
  const encryptionKeys =
    settings.encryptionKeys.length > 0 || trialKey === undefined
      ? settings.encryptionKeys
      : [Buffer.from(trialKey, 'base64')];
  const deps = await createDeps({ settings: { ...settings, encryptionKeys }, folder, log, db });
  try {
    return await runCommand(deps.app, words);
  } finally {
    await deps.close();
    folder.release();
  }
}
