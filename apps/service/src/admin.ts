// `npm run admin -- …`: through the running service where there is one on the data folder, else on the database itself.
import { enableCompileCache } from 'node:module';
import { sendCommand } from './operator/send-command.ts';

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
    const { USAGE } = await import('./operator/commands.ts');
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
  const { linesOfFailure } = await import('./operator/failures.ts');
  fail(linesOfFailure(error));
}
