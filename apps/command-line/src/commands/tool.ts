// `tendlc tool <name>` and `tendlc tools`: the compliance tools, with flags from their schemas.
import type { CheckItem } from '@tendlc/client';
import { type Command, Option } from 'commander';
import { connect } from '../connection.ts';
import { EXIT } from '../exit.ts';
import { addFieldOptions, flagOf, readRequest } from '../fields.ts';
import { type Tool, TOOL_LIST } from '../operations.ts';
import { printFacts, printPlainFacts, printTable } from '../output/facts.ts';
import { type FailOn, hasFindings, printFindings, printPlainFindings } from '../output/findings.ts';
import { noteCost, type OutputForm, outputOption, printJson } from '../output/index.ts';
import type { Terminal } from '../terminal.ts';

type Results = Readonly<Record<string, unknown>> & { readonly checks?: readonly CheckItem[] };

/** Fields that repeat the checks. */
const COUNTS = new Set(['errorCount', 'warningCount', 'infoCount', 'passCount', 'checks']);

export const failOnOption = (): Option =>
  new Option('--fail-on <severity>', 'lowest severity that sets exit code 1')
    .choices(['error', 'warning'])
    .default('warning');

function printResults(terminal: Terminal, form: OutputForm, results: Results): void {
  const { checks = [] } = results;
  if (form === 'plain') {
    if (checks.length > 0) {
      printPlainFindings(terminal, checks);
    } else {
      printPlainFacts(terminal, results);
    }
    return;
  }
  const facts = Object.entries(results).filter(([name]) => !COUNTS.has(name));
  printFacts(terminal, Object.fromEntries(facts));
  printFindings(terminal, checks);
}

function exampleOf({ name, operation }: Tool): string {
  const needed = operation.fields.filter(({ isRequired }) => isRequired);
  const flags = needed.map(({ name: field, words }) => ` --${flagOf(field)} ${words?.[0] ?? '…'}`).join('');
  return `
Examples:
  $ tendlc tool ${name}${flags}
  $ tendlc tool ${name} --file request.yaml --output json
  $ cat request.json | tendlc tool ${name}

The value - reads standard input. Exit codes: 0 pass, 1 findings, 2 usage error, 3 service error.`;
}

function addTool(parent: Command, terminal: Terminal, tool: Tool): void {
  const { name, operation } = tool;
  const command = parent
    .command(name)
    .summary(operation.summary)
    .description(operation.summary)
    .option('--file <path>', 'file with the fields as JSON or YAML; - reads standard input')
    .addOption(outputOption())
    .addOption(failOnOption())
    .addHelpText('after', exampleOf(tool));
  addFieldOptions(command, operation.fields);
  command.action(async (options: { file?: string; output: OutputForm; failOn: FailOn }) => {
    const request = await readRequest(terminal, operation, options, options.file);
    const { data, meta } = await connect(terminal).call(operation.id, { body: request }).withMeta();
    const results = (data as { results: Results }).results;
    if (options.output === 'json') {
      printJson(terminal, data);
    } else {
      printResults(terminal, options.output, results);
    }
    noteCost(terminal, meta);
    terminal.exitCode = hasFindings(results.checks ?? [], options.failOn) ? EXIT.findings : EXIT.pass;
  });
}

export function addToolCommands(program: Command, terminal: Terminal): void {
  const tool = program
    .command('tool')
    .summary('run a compliance tool')
    .description('Run a compliance tool. Each tool has its own help.');
  for (const one of TOOL_LIST) {
    addTool(tool, terminal, one);
  }
  program
    .command('tools')
    .summary('list the compliance tools')
    .description('List the compliance tools.')
    .addOption(outputOption())
    .addHelpText('after', '\nExamples:\n  $ tendlc tools\n  $ tendlc tools --output plain | cut -f1')
    .action(({ output }: { output: OutputForm }) => {
      const tools = TOOL_LIST.map(({ name, operation }) => ({ name, summary: operation.summary }));
      if (output === 'json') {
        printJson(terminal, tools);
      } else if (output === 'plain') {
        tools.forEach(({ name, summary }) => terminal.print(`${name}\t${summary}`));
      } else {
        printTable(
          terminal,
          ['tool', 'what it is for'],
          tools.map(({ name, summary }) => [name, summary]),
        );
      }
    });
}
