// The command tree, and the errors of invalid command lines.
import { Command, CommanderError } from 'commander';
import { addAlertCommands } from './commands/alerts.ts';
import { addApiCommands } from './commands/api.ts';
import { addBalanceCommand } from './commands/balance.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addLoginCommands } from './commands/login.ts';
import { addRecordCommands } from './commands/record.ts';
import { addRegistrationCommands } from './commands/registration/index.ts';
import { addToolCommands } from './commands/tool.ts';
import { addValidateCommand } from './commands/validate.ts';
import { addWebhookCommands } from './commands/webhook.ts';
import { describeFailure, EXIT, UsageError } from './exit.ts';
import { parseFieldPath } from './field-path.ts';
import { BRANDS, CAMPAIGNS } from './records.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

const wholeName = (command: Command): string =>
  command.parent === null ? command.name() : `${wholeName(command.parent)} ${command.name()}`;

const formOf = (command: Command): string =>
  `usage: ${wholeName(command)} ${command.usage()}\nhelp:  ${wholeName(command)} --help`;

/** After an error, shows the usage line and not the whole help page. */
function prepare(command: Command): void {
  command.exitOverride().showHelpAfterError(formOf(command)).showSuggestionAfterError();
  command.commands.forEach(prepare);
}

/** Commands that need the flags of every operation. They are many: without them, the others start faster. */
const NEEDS_OPERATIONS = new Set(['api', 'completion', 'help']);

export function createProgram(terminal: Terminal, words: readonly string[]): Command {
  const program = new Command('tendlc')
    .description('Use Tendlc from a terminal or a pipeline.')
    .version(VERSION, '--version', 'show the version')
    .option(
      '--jq <path>',
      'print only these fields of the response, such as .brand.status or .campaigns[].usecase',
    )
    .helpOption('-h, --help', 'show help for a command')
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc login
  $ tendlc tool message-validator --message "Copper Kettle: your table is ready. Reply STOP to opt out."
  $ tendlc registration evaluate registration.yaml
  $ tendlc brand create --file brand.yaml --watch
  $ tendlc validate messages.txt

Environment: TENDLC_URL and TENDLC_API_KEY override the login. NO_COLOR turns off colors.`,
    );
  program.configureOutput({
    writeOut: (text) => terminal.print(text.replace(/\n$/, '')),
    writeErr: (text) => terminal.note(text.replace(/\n$/, '')),
  });
  program.hook('preAction', () => {
    const { jq } = program.opts<{ jq?: string }>();
    terminal.fieldPath = jq;
    if (jq !== undefined) {
      parseFieldPath(jq);
    }
  });
  addLoginCommands(program, terminal);
  addToolCommands(program, terminal);
  addValidateCommand(program, terminal);
  addRegistrationCommands(program, terminal);
  addRecordCommands(program, terminal, BRANDS);
  addRecordCommands(program, terminal, CAMPAIGNS);
  addAlertCommands(program, terminal);
  addWebhookCommands(program, terminal);
  addBalanceCommand(program, terminal);
  addApiCommands(
    program,
    terminal,
    words.some((word) => NEEDS_OPERATIONS.has(word)),
  );
  addCompletionCommand(program, terminal);
  prepare(program);
  return program;
}

/** The command of these words, for the usage line after an error in its action. */
function commandOf(program: Command, words: readonly string[]): Command {
  const [word, ...rest] = words;
  const next = program.commands.find((command) => command.name() === word);
  return next === undefined ? program : commandOf(next, rest);
}

export async function run(terminal: Terminal, words: readonly string[]): Promise<void> {
  const program = createProgram(terminal, words);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Already printed. Help and version are not errors.
      terminal.exitCode = error.exitCode === 0 ? EXIT.pass : EXIT.usage;
      return;
    }
    const { text, code } = describeFailure(error);
    terminal.note(text);
    if (error instanceof UsageError) {
      terminal.note(formOf(commandOf(program, words)));
    }
    terminal.exitCode = code;
  }
}
