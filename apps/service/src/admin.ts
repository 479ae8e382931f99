// `npm run admin -- …`: through the running service where there is one on the data folder, else on the database itself.
import { enableCompileCache } from 'node:module';
import { DataFolderRefused } from './data-folder/open.ts';
import { DatabaseFolderRefused } from './db/embedded-folder.ts';
import { ServiceError } from './errors.ts';
import { CommandRefused, USAGE } from './operator/commands.ts';
import { sendCommand } from './operator/socket.ts';
import { SettingsRefused } from './settings.ts';

// Like the service's own start; a command through a running service needs next to nothing of it.
enableCompileCache(new URL('../../../node_modules/.cache/tendlc', import.meta.url).pathname);

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

async function runHere(words: readonly string[]): Promise<string> {
  const { runOnDatabase } = await import('./operator/on-database.ts');
  return runOnDatabase(words, (error) => fail([error.message]));
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
  if (
    error instanceof ServiceError ||
    error instanceof DataFolderRefused ||
    error instanceof DatabaseFolderRefused
  ) {
    fail([error.message]);
  }
  fail([`the command failed: ${error instanceof Error ? error.message : String(error)}`]);
}
