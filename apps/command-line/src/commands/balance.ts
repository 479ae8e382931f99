// `tendlc balance`: prints the token balance.
import type { Command } from 'commander';
import { connect } from '../connection.ts';
import { plural } from '../output/findings.ts';
import { type OutputForm, outputOption, printAnswer } from '../output/index.ts';
import type { Terminal } from '../terminal.ts';

export function addBalanceCommand(program: Command, terminal: Terminal): void {
  program
    .command('balance')
    .summary('show the token balance')
    .description('Show the token balance and whether the daily free token is available.')
    .addOption(outputOption())
    .addHelpText('after', '\nExamples:\n  $ tendlc balance\n  $ tendlc balance --output json')
    .action(async ({ output }: { output: OutputForm }) => {
      const answer = await connect(terminal).tokens.balance();
      printAnswer(terminal, output, answer, () => {
        const free = answer.hasDailyFree ? ', and today’s free one' : '';
        terminal.print(`${plural(answer.balance, 'token')}${free}`);
      });
    });
}
