// `npm run admin -- …`: through the running service where there is one on the data folder, else on the database itself.
import { DataFolderRefused, openDataFolder } from './data-folder/open.ts';
import { findTrialSecrets } from './data-folder/trial.ts';
import { openMigratedDatabase } from './db/migrate.ts';
import { createDeps } from './deps.ts';
import { ServiceError } from './errors.ts';
import { createLog } from './log.ts';
import { CommandRefused, runCommand, USAGE } from './operator/commands.ts';
import { sendCommand } from './operator/socket.ts';
import { readSettings, SettingsRefused } from './settings.ts';

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

async function runHere(words: readonly string[]): Promise<string> {
  // Trial defaults: a command needs none of the secrets that serving needs.
  const settings = readSettings('trial', { ...process.env, JWT_SECRET: 'x'.repeat(64) });
  const folder = openDataFolder(settings.dataDir);
  const log = createLog('error');
  const db = await openMigratedDatabase({
    target: settings.database,
    log,
    onEnd: (error) => fail([error.message]),
  });
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

async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(USAGE);
    return;
  }
  const answer = await sendCommand(process.env['DATA_DIR'] ?? './data', words);
  if (answer !== undefined && 'problem' in answer) {
    fail([answer.problem]);
  }
  process.stdout.write(`${answer?.output ?? (await runHere(words))}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof SettingsRefused) {
    fail(error.problems);
  }
  if (error instanceof CommandRefused) {
    fail([error.message, '', USAGE]);
  }
  if (error instanceof ServiceError || error instanceof DataFolderRefused) {
    fail([error.message]);
  }
  fail([`the command failed: ${error instanceof Error ? error.message : String(error)}`]);
}
